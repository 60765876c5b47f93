//! The table of all buttons, menus and forms, and their custom IDs.
//!
//! A custom ID contains the whole meaning of a button: a word, and data after colons. So buttons work after a restart of the
//! bot, which stores nothing about them. A custom ID has at most 100 characters.

use std::fmt;
use std::str::FromStr;

use crate::opponent::BotProfile;
use crate::table::{Departure, GameFilter, MotionId, Snapshot, TableId, Vote};

use super::shared_content::SharedContent;

/// Passes the table of presses to a macro. A line contains the press with its data, the word of its custom ID, its kind, its
/// acknowledgement and its handler. A new button needs only a line here and a handler.
///
/// The first datum is the table or decision that the press is about. A press without one is about the user or the server. From
/// the first release on, a word or its data never change, because buttons of old posts contain them.
///
/// A handler is a path from `discord/`, or a closure. Only `wire/dispatch.rs` uses it, so the other users of this file do not
/// depend on it. Its arguments depend on the kind:
///
/// - `button`: context and data.
/// - `menu`: context, data and the chosen values.
/// - `look`: context, the table as a snapshot, and further data. The user may see the table's game.
/// - `form`: one handler that creates the form, with the arguments of a button, and one for the submitted form, which gets its
///   values as well. The form itself acknowledges the press.
macro_rules! presses {
    ($with:ident) => {
        $with! {
            // Lobbies

            Join(table: TableId) = "join", button(Shared) => lobby::menus::join;
            LeaveLobby(table: TableId) = "leavelobby", button(Shared) => lobby::menus::leave;
            Start(table: TableId) = "start", button(Shared) => lobby::menus::start;
            AcceptDuel(table: TableId) = "acceptduel", button(Shared) => commands::duel::accept;
            /// Close the lobby of a duel.
            CallOffDuel(table: TableId) = "calloffduel", button(Shared) => commands::duel::call_off;
            /// Confirm that the player still wants to play.
            StillIn(table: TableId) = "stillin", button(Private) => lobby::menus::confirm_presence;
            Bots(table: TableId) = "bots", button(Private) => lobby::menus::show_bots;
            AddBot(table: TableId, bot: BotProfile) = "addbot", button(Update) => lobby::menus::add_bot;
            ChooseBot(table: TableId) = "choosebot", menu(Update) => lobby::menus::choose_bot;
            RemoveBot(table: TableId) = "removebot", button(Update) => lobby::menus::remove_bot;
            Options(table: TableId) = "options", button(Private) => lobby::menus::show_options;
            /// Open the form for the expansions and the options outside of the rules.
            OptionForm(table: TableId) = "optionform", form => lobby::form::form, lobby::form::submit;
            /// Choose a page of options. The number distinguishes the menus of a message.
            OpenOptionPage(table: TableId, menu: u8) = "page", menu(Update) => lobby::menus::open_page;
            /// Choose an option of the page. Another menu then offers its values.
            OpenOption(table: TableId) = "option", menu(Update) => lobby::menus::open_option;
            SetOption(table: TableId, key: String) = "set", menu(Update) => lobby::menus::set_option;
            SavePreset(table: TableId) = "preset", form => lobby::preset_form::form, lobby::preset_form::submit;

            // Information that is shown privately

            Scores(table: TableId) = "scores", look(Private) => commands::scores::show;
            Tiles(table: TableId) = "tiles", look(Private) => commands::tiles::show;
            /// A summary of the expansions in play.
            CheatSheet(table: TableId) = "cheat", look(Private) =>
                |ctx, table| commands::help::cheat_sheet(ctx.words, &ctx.app.host_settings, &table.setup);
            /// The options of the table, and buttons for less frequent actions.
            More(table: TableId) = "more", look(Private) => commands::info::show;
            /// The seed and the commitment of a finished game.
            Fairness(table: TableId) = "fairness", look(Private) => commands::info::show_fairness;
            /// The receipts of one category, chosen from a menu.
            Receipts(table: TableId) = "receipts", menu(Private) => commands::scores::choose_receipts;
            Board(table: TableId) = "board", look(Private) => commands::board::show;
            /// The description of the board, for users who cannot see the picture.
            Describe(table: TableId) = "describe", look(Private) => commands::board::describe;
            Film(table: TableId) = "film", look(Private) => |ctx, table| commands::film::show(ctx, table);
            Review(table: TableId) = "review", look(Private) => social::review::request_private;
            /// The events since the user's last turn.
            CatchUp(table: TableId) = "catchup", look(Private) => commands::catch_up::show;
            /// The explanation of the first score of a move, given as positions in the log.
            Why(table: TableId, from: u32, to: u32) = "why", look(Private) => commands::why::show_first_of_move;
            /// The receipt of a score, chosen from a menu.
            Score(table: TableId) = "score", menu(Update) => commands::why::show_chosen;
            /// The list of fields with the players who control them.
            Fields(table: TableId) = "fields", look(Private) => commands::fields::show;
            /// The scores that the game would end with now.
            IfEnded(table: TableId) = "ifended", look(Private) => |ctx, table| commands::if_ended::show(ctx, table);

            // Decisions. A path lists the answers tried so far, as codes of the presenter.

            /// Open the console.
            Play(decision: DecisionId) = "play", button(Private) => console::open::open_with_suggestion;
            /// Show the rehearsal of a path.
            Try(decision: DecisionId, path: String) = "try", button(Update) =>
                |ctx, decision, path| console::open::open(ctx, decision, &path);
            /// Show the rehearsal of a path with one more choice. The number distinguishes the menus of a message. For a menu,
            /// the chosen value is appended to the path. For a button that replaces the menu, the path already contains the choice.
            Pick(decision: DecisionId, menu: u8, path: String) = "pick", menu(Update) => console::open::pick;
            /// Commit the answers of a path.
            Confirm(decision: DecisionId, path: String) = "confirm", button(Update) =>
                |ctx, decision, path| console::open::confirm(ctx, decision, &path);
            /// Commit an answer from the public post.
            Answer(decision: DecisionId, code: String) = "answer", button(Shared) => console::open::answer;
            Hint(decision: DecisionId) = "hint", button(Private) => console::hint::hint;
            /// Close the console.
            Cancel(decision: DecisionId) = "cancel", button(Update) => console::open::cancel;

            // Actions on a table other than moves

            /// Undo the user's last move. The number is the length of the game's log when the user was shown the button.
            Undo(table: TableId, shown: u32) = "undo", button(Private) =>
                |ctx, table, shown| social::undo::undo(ctx, table, Some(shown));
            Vote(table: TableId, motion: MotionId, vote: Vote) = "vote", button(Private) => social::votes::vote;
            Rematch(table: TableId) = "rematch", button(Private) => commands::game::rematch;
            Orders(table: TableId) = "orders", button(Private) => commands::orders::show;
            OrderForm(table: TableId) = "orderform", form => commands::orders::form, commands::orders::submit;
            /// Turn the pinned status message on or off.
            Status(table: TableId) = "status", button(Private) =>
                |ctx, table| social::status::toggle(ctx, &ctx.channel_table(table)?);
            /// Replace the key of the table's page.
            ReplacePageKey(table: TableId) = "pagekey", button(Private) => social::page::replace_key;
            /// Create a link with which the user can play on the table's page.
            PlayOnPage(table: TableId) = "playonpage", button(Private) => social::page::create_login_link;
            /// Ask all players to agree to a public review of the game.
            ShareReview(table: TableId) = "share", button(Public) => social::review::share;
            /// Agree to a public review of the game.
            AgreeToShare(table: TableId) = "agree", button(Shared) => social::review::share;
            /// Refuse a public review of the game.
            KeepReviewPrivate(table: TableId) = "keepprivate", button(Shared) => social::review::keep_private;
            TakeSeatBack(table: TableId) = "back", button(Private) =>
                |ctx, table| ctx.channel_table(table).and_then(|_| commands::game::take_seat_back(ctx));
            AskToLeave(table: TableId, leaving: LeaveKind) = "asktoleave", button(Private) => leaving::ask;
            /// Leave permanently.
            Leave(table: TableId, leaving: LeaveKind) = "leave", button(Update) => leaving::leave;
            /// Change nothing after a request for confirmation.
            Keep = "keep", button(Update) => |ctx| Ok(Outcome::text(ctx.words.kept()));
            /// Open a table, in a thread or not, with the options of `/game new`.
            New(is_in_thread: bool, options: String) = "new", button(Update) => commands::new::open_from_press;

            // The help

            Help(topic: HelpTopic) = "help", button(UpdateIfPrivate) => commands::list::show_help;
            /// Choose a rules card. The number distinguishes the menus of a message.
            RuleCard(menu: u8) = "card", menu(UpdateIfPrivate) => commands::help::choose_card;

            // Games and preferences of the user

            /// Show a page of the user's finished games.
            FinishedGames(page: u32, filter: GameFilter) = "finished", button(Update) => social::mygames::list_finished;
            /// Post a game, a move or the user's profile for everyone.
            Publish(content: SharedContent) = "publish", button(Public) => social::share::publish;
            Preferences = "preferences", button(Private) =>
                |ctx| settings::preferences::show(ctx, ctx.words);
            /// Change the time zone and the quiet hours.
            Hours = "hours", form => settings::preferences::form, settings::preferences::submit;
            Language = "language", menu(Update) => settings::preferences::choose_language;
            /// Choose a favourite mark from a menu.
            Mark = "mark", menu(Update) => settings::preferences::choose_mark;
            Reminders(are_on: bool) = "reminders", button(Update) => settings::preferences::set_reminders;
            DirectMessages(are_on: bool) = "dm", button(Update) => settings::preferences::set_direct_messages;
            HideProfile(is_hidden: bool) = "hideprofile", button(Update) => settings::preferences::hide_profile;
            /// Ask for the length of an absence.
            AskAway = "askaway", button(Private) => |ctx| Ok(commands::away::ask_for_length(ctx.words));
            /// Choose the length of an absence from a menu.
            Away = "away", menu(Update) => commands::away::choose;
            EndAbsence = "endabsence", button(Update) => |ctx| commands::away::set_absence(ctx, "0");
            /// Show the user's sessions on the pages.
            Sessions = "sessions", button(Private) => settings::sessions::show;
            /// Log the user out of the pages in one browser, chosen from a menu.
            EndSession = "endsession", menu(Update) => settings::sessions::end;
            /// Log the user out of the pages in all browsers.
            EndSessions = "endsessions", button(Update) => settings::sessions::end_all;
            AskErase(departure: Departure) = "askerase", button(Update) =>
                |ctx, departure| Ok(settings::user_data::ask_to_confirm(ctx.words, departure));
            Erase(departure: Departure) = "erase", button(Update) => settings::user_data::erase;

            // Settings of the server

            /// Choose a setting from the menu. Another menu then offers its values.
            OpenSetting = "server", menu(Update) => settings::server::open;
            /// Choose a value of the setting with this key.
            SetSetting(key: String) = "serverset", menu(Update) => settings::server::set;
            /// Set the address of the server's results feed.
            FeedForm = "feedform", form => settings::feed::form, settings::feed::submit;
            RenewFeedSecret = "feedsecret", button(Update) => settings::feed::renew_secret;
            RemoveFeed = "feedremove", button(Update) => settings::feed::remove;
        }
    };
}

/// Defines [`Press`] from the table.
macro_rules! define {
    ($(
        $(#[$doc:meta])* $press:ident $(($($part:ident: $type:ty),+))? = $word:literal, $kind:ident $(($ack:ident))?
            => $($handler:expr),+;
    )*) => {
        /// The meaning of a button, menu or form.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub(in crate::discord) enum Press {
            $($(#[$doc])* $press $(($($type),+))?,)*
            /// An action that an expansion defines.
            Expansion(ExpansionPress),
        }

        impl Press {
            /// Returns the table that the press is about. Returns `None` for presses about the user or the server.
            pub fn table(&self) -> Option<TableId> {
                match self {
                    $(Press::$press $(($($part),+))? => None$($(.or($part.table()))+)?,)*
                    Press::Expansion(own) => Some(own.table),
                }
            }

            /// Returns the number of the decision that the press is about, if any.
            pub fn decision(&self) -> Option<u32> {
                match self {
                    $(Press::$press $(($($part),+))? => None$($(.or($part.decision()))+)?,)*
                    Press::Expansion(own) => own.number,
                }
            }

            /// Returns the acknowledgement of the press. Returns `None` for a form, and if an expansion chooses it.
            pub const fn ack(&self) -> Option<Ack> {
                match self {
                    $($(Press::$press { .. } => Some(Ack::$ack),)?)*
                    _ => None,
                }
            }

            fn read(word: &str, parts: &mut CustomIdReader<'_>) -> Option<Press> {
                Some(match word {
                    $($word => Press::$press $(($(<$type>::read(parts)?),+))?,)*
                    _ => Press::Expansion(ExpansionPress::read(word, parts)?),
                })
            }
        }

        impl fmt::Display for Press {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Press::$press $(($($part),+))? => {
                        f.write_str($word)?;
                        $($(f.write_str(":")?; $part.write(f)?;)+)?
                        Ok(())
                    })*
                    Press::Expansion(own) => own.fmt(f),
                }
            }
        }
    };
}

presses!(define);
pub(in crate::discord) use presses;

/// The error for an unknown custom ID. The message is from another version, or the ID is forged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) struct InvalidPress;

impl FromStr for Press {
    type Err = InvalidPress;

    fn from_str(id: &str) -> Result<Press, InvalidPress> {
        let mut parts = CustomIdReader(Some(id));
        let word = parts.next().filter(|word| !word.is_empty()).ok_or(InvalidPress)?;
        // Numbers in other notations, such as `+1`, and further data are forged.
        Press::read(word, &mut parts).filter(|press| press.to_string() == id).ok_or(InvalidPress)
    }
}

/// The acknowledgement of a press, which is sent before any slow work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Ack {
    /// A private response follows as a new message.
    Private,
    /// The private message that was pressed is edited. A press on a public message is refused.
    Update,
    /// The private message that was pressed is edited. A press on a public message gets a private response as a new message.
    UpdateIfPrivate,
    /// The public message that was pressed is edited, or stays as it is if there is no response. Errors are reported privately.
    Shared,
    /// A public response follows as a new message. Errors are reported privately.
    Public,
}

/// A decision of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) struct DecisionId {
    pub table: TableId,
    pub number: u32,
}

impl DecisionId {
    /// Returns the decision that a table waits for, if any.
    pub fn of(table: &Snapshot) -> Option<DecisionId> {
        Some(DecisionId { table: table.id, number: table.decision()?.number })
    }
}

/// The two ways to leave a table permanently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) enum LeaveKind {
    /// A player resigns.
    Resign,
    /// The table is closed for all players.
    Abort,
}

/// A part of the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) enum HelpTopic {
    /// The start of a game, and a turn.
    Play,
    /// The rules of the base game and the expansions.
    Rules,
    /// All commands.
    Commands,
}

/// An action of an expansion. Its custom ID begins with a word that only this expansion uses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) struct ExpansionPress {
    pub word: String,
    pub table: TableId,
    /// The number of the decision that the action is about, if any.
    pub number: Option<u32>,
    /// Additional data whose format the expansion defines, or `None` if the action needs none.
    pub rest: Option<String>,
}

impl ExpansionPress {
    pub fn for_table(word: &str, table: TableId) -> Press {
        Press::Expansion(ExpansionPress { word: word.to_owned(), table, number: None, rest: None })
    }

    pub fn for_decision(word: &str, DecisionId { table, number }: DecisionId) -> Press {
        Press::Expansion(ExpansionPress { word: word.to_owned(), table, number: Some(number), rest: None })
    }

    pub fn with_data(word: &str, DecisionId { table, number }: DecisionId, rest: &str) -> Press {
        Press::Expansion(ExpansionPress {
            word: word.to_owned(),
            table,
            number: Some(number),
            rest: Some(rest.to_owned()),
        })
    }

    pub fn decision(&self) -> Option<DecisionId> {
        Some(DecisionId { table: self.table, number: self.number? })
    }

    /// Accepts any word; the handler checks whether an expansion uses it.
    fn read(word: &str, parts: &mut CustomIdReader<'_>) -> Option<ExpansionPress> {
        let table = TableId::read(parts)?;
        let number = if parts.0.is_some() { Some(u32::read(parts)?) } else { None };
        Some(ExpansionPress { word: word.to_owned(), table, number, rest: String::read(parts) })
    }
}

impl fmt::Display for ExpansionPress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.word, self.table)?;
        if let Some(number) = self.number {
            write!(f, ":{number}")?;
        }
        self.rest.iter().try_for_each(|rest| write!(f, ":{rest}"))
    }
}

/// The rest of a custom ID, or `None` at its end.
struct CustomIdReader<'a>(Option<&'a str>);

impl<'a> CustomIdReader<'a> {
    /// Splits off the text before the next colon.
    fn next(&mut self) -> Option<&'a str> {
        let rest = self.0?;
        let (part, rest) = rest.split_once(':').map_or((rest, None), |(part, rest)| (part, Some(rest)));
        self.0 = rest;
        Some(part)
    }
}

/// Data in a custom ID.
trait CustomIdField: Sized {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Reads the data from the rest of a custom ID. Returns `None` if it is invalid.
    fn read(parts: &mut CustomIdReader<'_>) -> Option<Self>;

    /// Returns the table that a press with this data is about, if the data names one.
    fn table(&self) -> Option<TableId> {
        None
    }

    /// Returns the number of the decision that a press with this data is about, if the data names one.
    fn decision(&self) -> Option<u32> {
        None
    }
}

/// A text, which may contain colons, so it is the last part.
impl CustomIdField for String {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self)
    }

    fn read(parts: &mut CustomIdReader<'_>) -> Option<String> {
        parts.0.take().map(str::to_owned)
    }
}

impl CustomIdField for TableId {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }

    fn read(parts: &mut CustomIdReader<'_>) -> Option<TableId> {
        parts.next()?.parse().ok().map(TableId)
    }

    fn table(&self) -> Option<TableId> {
        Some(*self)
    }
}

impl CustomIdField for DecisionId {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.table, self.number)
    }

    fn read(parts: &mut CustomIdReader<'_>) -> Option<DecisionId> {
        Some(DecisionId { table: TableId::read(parts)?, number: u32::read(parts)? })
    }

    fn table(&self) -> Option<TableId> {
        Some(self.table)
    }

    fn decision(&self) -> Option<u32> {
        Some(self.number)
    }
}

/// Implements [`CustomIdField`] with a function that returns the text of a value, and one that parses it.
macro_rules! texts {
    ($($type:ty: $write:expr, $read:expr;)*) => {$(
        impl CustomIdField for $type {
            fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let write: fn(&$type) -> String = $write;
                f.write_str(&write(self))
            }

            fn read(parts: &mut CustomIdReader<'_>) -> Option<$type> {
                let read: fn(&str) -> Option<$type> = $read;
                read(parts.next()?)
            }
        }
    )*};
}

texts! {
    u8: ToString::to_string, |text| text.parse().ok();
    u32: ToString::to_string, |text| text.parse().ok();
    bool: ToString::to_string, |text| text.parse().ok();
    MotionId: ToString::to_string, |text| text.parse().ok().map(MotionId);
    BotProfile: |bot| bot.key(), |text| text.parse().ok();
    GameFilter: ToString::to_string, |text| text.parse().ok();
    SharedContent: ToString::to_string, |text| text.parse().ok();
}

/// Implements [`CustomIdField`] for enums whose variants each have a word in custom IDs.
macro_rules! words {
    ($($type:ident { $($variant:ident = $word:literal),* })*) => {$(
        impl CustomIdField for $type {
            fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $($type::$variant => $word,)* })
            }

            fn read(parts: &mut CustomIdReader<'_>) -> Option<$type> {
                match parts.next()? {
                    $($word => Some($type::$variant),)*
                    _ => None,
                }
            }
        }
    )*};
}

words! {
    Vote {
        Yes = "yes", No = "no", Wait = "wait", Skip = "skip", BotOnce = "once", Bot = "bot", Replace = "replace",
        Resign = "resign"
    }
    LeaveKind { Resign = "resign", Abort = "abort" }
    HelpTopic { Play = "play", Rules = "rules", Commands = "commands" }
    Departure { Resign = "resign", Bot = "bot" }
}

#[cfg(test)]
mod tests {
    use crate::opponent::{Character, Level};
    use crate::rules::Expansion;
    use crate::table::{GuildId, UserId};

    use super::*;

    /// The longest value of each type of data.
    trait LongestValue {
        fn longest() -> Self;
    }

    macro_rules! longest {
        ($($type:ty: $value:expr;)*) => {$(
            impl LongestValue for $type {
                fn longest() -> $type {
                    $value
                }
            }
        )*};
    }

    longest! {
        TableId: TableId(i64::MAX);
        DecisionId: DecisionId { table: TableId(i64::MAX), number: u32::MAX };
        MotionId: MotionId(i64::MAX);
        BotProfile: BotProfile { level: Level::Strong, character: Character::CityBuilder };
        GameFilter: GameFilter {
            won: Some(false),
            expansion: Some(Expansion::BridgesCastlesAndBazaars),
            opponent: Some(UserId(u64::MAX)),
            guild: Some(GuildId(u64::MAX)),
        };
        SharedContent: SharedContent::Move(TableId(i64::MAX), u32::MAX);
        Vote: Vote::Replace;
        LeaveKind: LeaveKind::Resign;
        HelpTopic: HelpTopic::Commands;
        Departure: Departure::Resign;
        String: "N999E999.3,mN999E999.15,i99".to_owned();
        u32: u32::MAX;
        u8: u8::MAX;
        bool: false;
    }

    macro_rules! all {
        ($(
            $(#[$doc:meta])* $press:ident $(($($part:ident: $type:ty),+))? = $word:literal, $kind:ident $(($ack:ident))?
                => $($handler:expr),+;
        )*) => {
            /// Returns each press of the table.
            fn all() -> Vec<Press> {
                vec![$(Press::$press $(($(<$type>::longest()),+))?,)*]
            }
        };
    }

    presses!(all);

    #[test]
    fn custom_ids_round_trip_and_are_short_enough() {
        let (table, decision) = (TableId::longest(), DecisionId::longest());
        let others = [
            Press::Try(decision, String::new()),
            Press::Pick(decision, 0, String::new()),
            Press::New(true, "0=river|9=tra-goods=off".to_owned()),
            ExpansionPress::for_table("dance", table),
            ExpansionPress::for_decision("dance", decision),
            ExpansionPress::with_data("dance", decision, ""),
            ExpansionPress::with_data("dance", decision, "to:the:end"),
        ];
        for press in all().into_iter().chain(others) {
            let id = press.to_string();
            assert!((1..=100).contains(&id.len()), "{id}");
            assert_eq!(id.parse(), Ok(press), "{id}");
        }
    }

    #[test]
    fn presses_name_their_table_and_decision() {
        let id = DecisionId { table: TableId(3), number: 7 };
        for (press, table, decision) in [
            (Press::Keep, None, None),
            (Press::Why(TableId(3), 1, 2), Some(TableId(3)), None),
            (Press::Pick(id, 1, String::new()), Some(TableId(3)), Some(7)),
            (ExpansionPress::for_decision("dance", id), Some(TableId(3)), Some(7)),
        ] {
            assert_eq!((press.table(), press.decision()), (table, decision), "{press}");
        }
    }

    #[test]
    fn other_custom_ids_are_rejected() {
        let ids = ":1 join join:x join:1:2 join:+1 join:01 play:1 play:1:x pick:1:2:3 pick:1:2:x: addbot:1:wise dance dance:x \
                   dance:1:x try:1:2 why:1:2 why:1:2:+3 undo:1 vote:1:x:yes vote:1:1:maybe asktoleave:1 leave:1:run \
                   reminders reminders:yes new:true new:x: keep:1";
        for id in ids.split(' ').chain([""]) {
            assert_eq!(id.parse::<Press>(), Err(InvalidPress), "{id}");
        }
    }
}
