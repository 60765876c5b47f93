//! Custom IDs of buttons and menus. They contain the table, the decision and the choice.
//!
//! A custom ID contains the whole meaning of a button. So buttons work after a restart of the bot, which stores nothing
//! about them. A custom ID has at most 100 characters.

use std::fmt;
use std::str::FromStr;

use crate::opponent::BotProfile;
use crate::rules::always;
use crate::store::{MotionId, TableId, Vote};
use crate::table::Departure;

/// The meaning of a button or menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Press {
    /// An action in a lobby.
    Lobby(TableId, Lobby),
    /// A request for information.
    Look(TableId, Look),
    /// An action about the decision with this number.
    Turn(TableId, u32, Turn),
    /// A request to leave a table permanently, before or after it is confirmed.
    Leave(TableId, Leaving, Confirmation),
    /// The answer *no* to the question of whether the user wants to leave a table.
    Keep(TableId),
    /// An action on a table other than a move.
    TableControl(TableId, TableControl),
    /// An action on the user's own preferences.
    Preference(Preference),
    /// A new table, in a thread or not, with the options of `/game new`.
    New(bool, String),
    /// The menu of a server's settings, or the menu of values for the setting with this key.
    Server(Option<String>),
    /// A request to return the user's seat from the bot.
    Back(TableId),
    /// An action that an expansion defines.
    Special(Special),
}

/// An action on a table other than a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum TableControl {
    /// Undo the user's last move. The number is the length of the game's log when the user was shown the button.
    Undo(u32),
    /// Vote on a motion.
    Vote(MotionId, Vote),
    /// Open a table with the same options and players.
    Rematch,
    /// Show the user's standing orders.
    Orders,
    /// Open the form for the user's standing orders.
    Order,
    /// Turn the pinned status message on or off.
    Status,
    /// Ask all players to agree to a public review of the game.
    Share,
    /// Agree to a public review of the game.
    AgreeToShare,
}

/// An action on the user's own preferences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Preference {
    /// Show the preferences.
    Show,
    /// Open the form for the time zone and the quiet hours.
    Hours,
    /// Choose a language from a menu.
    Language,
    /// Choose a favourite mark from a menu.
    Mark,
    /// Turn reminders on or off.
    Reminders(bool),
    /// Turn direct messages on or off.
    DirectMessages(bool),
    /// Ask for the length of an absence.
    AskAway,
    /// Choose the length of an absence from a menu.
    Away,
    /// End an absence.
    Back,
    /// Ask for confirmation before erasing all data of the user.
    AskErase(Departure),
    /// Erase all data of the user.
    Erase(Departure),
    /// Keep the user's data after the question about erasing it.
    Keep,
}

impl Preference {
    /// All preferences without data, with their names in custom IDs.
    const ALL: [(Preference, &str); 16] = [
        (Preference::Show, "show"),
        (Preference::Hours, "hours"),
        (Preference::Language, "language"),
        (Preference::Mark, "mark"),
        (Preference::Reminders(true), "remind"),
        (Preference::Reminders(false), "remindnot"),
        (Preference::DirectMessages(true), "dm"),
        (Preference::DirectMessages(false), "dmnot"),
        (Preference::AskAway, "askaway"),
        (Preference::Away, "away"),
        (Preference::Back, "back"),
        (Preference::AskErase(Departure::Resign), "eraseresign"),
        (Preference::AskErase(Departure::Bot), "erasebot"),
        (Preference::Erase(Departure::Resign), "eraseresignnow"),
        (Preference::Erase(Departure::Bot), "erasebotnow"),
        (Preference::Keep, "keep"),
    ];
}

/// The votes, with their names in custom IDs.
const VOTES: [(Vote, &str); 8] = [
    (Vote::Yes, "yes"),
    (Vote::No, "no"),
    (Vote::Wait, "wait"),
    (Vote::Skip, "skip"),
    (Vote::BotOnce, "once"),
    (Vote::Bot, "bot"),
    (Vote::Replace, "replace"),
    (Vote::Resign, "resign"),
];

/// Returns the name of a value in custom IDs.
fn name_of<T: fmt::Debug + PartialEq>(value: &T, names: &[(T, &'static str)]) -> &'static str {
    let name = names.iter().find(|(other, _)| other == value).map(|&(_, name)| name);
    always!(name.is_some(), "{value:?} has no name in custom IDs");
    name.unwrap_or_default()
}

impl fmt::Display for TableControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableControl::Undo(shown) => write!(f, "undo:{shown}"),
            TableControl::Vote(motion, vote) => write!(f, "vote:{motion}:{}", name_of(vote, &VOTES)),
            TableControl::Rematch => f.write_str("rematch"),
            TableControl::Orders => f.write_str("orders"),
            TableControl::Order => f.write_str("order"),
            TableControl::Status => f.write_str("status"),
            TableControl::Share => f.write_str("share"),
            TableControl::AgreeToShare => f.write_str("agree"),
        }
    }
}

impl FromStr for TableControl {
    type Err = InvalidPress;

    fn from_str(text: &str) -> Result<TableControl, InvalidPress> {
        let (word, rest) = text.split_once(':').map_or((text, None), |(word, rest)| (word, Some(rest)));
        let required = || rest.map(str::to_owned).ok_or(InvalidPress);
        Ok(match word {
            "undo" => TableControl::Undo(required()?.parse().map_err(|_| InvalidPress)?),
            "vote" => {
                let rest = required()?;
                let (motion, name) = rest.split_once(':').ok_or(InvalidPress)?;
                let vote = VOTES.into_iter().find(|(_, other)| *other == name).ok_or(InvalidPress)?.0;
                TableControl::Vote(MotionId(motion.parse().map_err(|_| InvalidPress)?), vote)
            }
            "rematch" => TableControl::Rematch,
            "orders" => TableControl::Orders,
            "order" => TableControl::Order,
            "status" => TableControl::Status,
            "share" => TableControl::Share,
            "agree" => TableControl::AgreeToShare,
            _ => return Err(InvalidPress),
        })
    }
}

/// An action in a lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Lobby {
    /// Take a seat.
    Join,
    /// Leave the seat.
    Leave,
    /// Start the game.
    Start,
    /// Confirm that the player still wants to play.
    Confirm,
    /// Show the bot's seats.
    Bots,
    /// Give a seat to a bot.
    AddBot(BotProfile),
    /// Give a seat to a bot chosen from a menu.
    AddBotOf,
    /// Remove a bot.
    RemoveBot,
    /// Show the options.
    Options,
    /// Open the form for the expansions and the options outside of the rules.
    Form,
    /// Choose an option from a menu. A second menu then offers its values.
    Rules,
    /// Choose an option from the second page of the options menu.
    MoreRules,
    /// Choose a value of an option from a menu.
    Set(String),
}

/// Information that is shown privately.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Look {
    /// The points and supplies.
    Scores,
    /// The tiles that can still be drawn.
    Tiles,
    /// A summary of the expansions in play.
    CheatSheet,
    /// The options of the table, and buttons for less frequent actions.
    More,
    /// The receipts of one category, chosen from a menu.
    Receipts,
    /// The whole board.
    Board,
    /// The game as an animation.
    Film,
    /// The moves of a finished game that cost most.
    Review,
    /// The events since the user's last turn.
    CatchUp,
    /// The explanation of the first score of a move, given as positions in the log.
    Why { from: u32, to: u32 },
    /// The receipt of a score, chosen from a menu.
    Score,
    /// The list of fields with the players who control them.
    Fields,
    /// The scores that the game would end with now.
    IfEnded,
}

/// An action about a decision. A path lists the answers tried so far, as [codes](crate::presenter::codes).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Turn {
    /// Open the console.
    Play,
    /// Show the rehearsal of a path.
    Try(String),
    /// Show the rehearsal of a path with one more choice. The number distinguishes the menus of a message. For a menu, the chosen
    /// value is appended to the path. For a button that replaces the menu, the path already contains the choice.
    Pick(u8, String),
    /// Commit the answers of a path.
    Confirm(String),
    /// Commit an answer from the public post.
    Answer(String),
    /// Show good moves.
    Hint,
    /// Close the console.
    Cancel,
}

/// An action of an expansion. Its custom ID begins with a word that only this expansion uses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) struct Special {
    /// The first word of the custom ID.
    pub word: String,
    /// The table that the action is about.
    pub table: TableId,
    /// The number of the decision that the action is about, if any.
    pub number: Option<u32>,
    /// Additional data whose format the expansion defines, or `None` if the action needs none.
    pub rest: Option<String>,
}

impl Special {
    /// Creates a press about a table.
    pub fn table(word: &str, table: TableId) -> Press {
        Press::Special(Special { word: word.to_owned(), table, number: None, rest: None })
    }

    /// Creates a press about a decision.
    pub fn turn(word: &str, table: TableId, number: u32) -> Press {
        Press::Special(Special { word: word.to_owned(), table, number: Some(number), rest: None })
    }

    /// Creates a press about a decision, with additional data.
    pub fn with_data(word: &str, table: TableId, number: u32, rest: &str) -> Press {
        Press::Special(Special { word: word.to_owned(), table, number: Some(number), rest: Some(rest.to_owned()) })
    }
}

impl fmt::Display for Special {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.word, self.table)?;
        if let Some(number) = self.number {
            write!(f, ":{number}")?;
        }
        self.rest.iter().try_for_each(|rest| write!(f, ":{rest}"))
    }
}

/// The two ways to leave a table permanently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Leaving {
    /// A player resigns.
    Resign,
    /// The table is closed for all players.
    Abort,
}

/// The state of the question of whether the user wants to leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Confirmation {
    /// The user has not been asked yet.
    Ask,
    /// The user has answered *yes*.
    Yes,
}

/// The acknowledgement of a press, which is sent before any slow work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Ack {
    /// A private response follows as a new message.
    Private,
    /// The private message that was pressed is edited.
    Update,
    /// The public message that was pressed stays as it is. Errors are reported privately.
    Shared,
    /// A public response follows as a new message. Errors are reported privately.
    Public,
}

impl Press {
    /// Returns the table, or `None` for the preferences of the user, the settings of the server and a new table.
    pub const fn table(&self) -> Option<TableId> {
        Some(match self {
            Press::Preference(_) | Press::Server(_) | Press::New(..) => return None,
            Press::Lobby(table, _)
            | Press::Look(table, _)
            | Press::Turn(table, ..)
            | Press::Leave(table, ..)
            | Press::Keep(table)
            | Press::TableControl(table, _)
            | Press::Back(table)
            | Press::Special(Special { table, .. }) => *table,
        })
    }

    /// Returns the acknowledgement of the press. Returns `None` if an expansion chooses it.
    pub const fn ack(&self) -> Option<Ack> {
        Some(match self {
            Press::Special(_) => return None,
            Press::Lobby(
                _,
                Lobby::Join
                | Lobby::Leave
                | Lobby::Start
                | Lobby::AddBot(_)
                | Lobby::AddBotOf
                | Lobby::RemoveBot
                | Lobby::Form
                | Lobby::Rules
                | Lobby::MoreRules
                | Lobby::Set(_),
            ) => Ack::Update,
            Press::Look(_, Look::Score) => Ack::Update,
            Press::Lobby(_, Lobby::Options | Lobby::Bots | Lobby::Confirm)
            | Press::Look(..)
            | Press::Back(_)
            | Press::Turn(_, _, Turn::Play | Turn::Hint) => Ack::Private,
            Press::Turn(_, _, Turn::Answer(_)) => Ack::Shared,
            Press::Turn(..) | Press::Keep(_) | Press::Leave(_, _, Confirmation::Yes) => Ack::Update,
            Press::Leave(_, _, Confirmation::Ask) => Ack::Private,
            Press::TableControl(
                _,
                TableControl::Undo(_)
                | TableControl::Vote(..)
                | TableControl::Rematch
                | TableControl::Orders
                | TableControl::Status,
            ) => Ack::Private,
            Press::TableControl(_, TableControl::Share) => Ack::Public,
            Press::TableControl(_, TableControl::Order | TableControl::AgreeToShare) => Ack::Update,
            Press::Preference(Preference::Show | Preference::AskAway) => Ack::Private,
            Press::Preference(_) | Press::Server(_) | Press::New(..) => Ack::Update,
        })
    }
}

impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Press::Lobby(table, Lobby::Set(rule)) => write!(f, "set:{table}:{rule}"),
            Press::Lobby(table, Lobby::AddBot(bot)) => write!(f, "addbot:{table}:{}", bot.key()),
            Press::Lobby(table, what) => {
                let word = match what {
                    Lobby::Join => "join",
                    Lobby::Leave => "leave",
                    Lobby::Start => "start",
                    Lobby::Confirm => "stillin",
                    Lobby::Bots | Lobby::AddBot(_) => "bots",
                    Lobby::AddBotOf => "addbotof",
                    Lobby::RemoveBot => "nobot",
                    Lobby::Options => "options",
                    Lobby::Form => "optionform",
                    Lobby::Rules | Lobby::Set(_) => "rules",
                    Lobby::MoreRules => "morerules",
                };
                write!(f, "{word}:{table}")
            }
            Press::Look(table, Look::Why { from, to }) => write!(f, "why:{table}:{from}:{to}"),
            Press::Look(table, what) => {
                let word = match what {
                    Look::Scores => "scores",
                    Look::Tiles => "tiles",
                    Look::CheatSheet => "cheat",
                    Look::More => "more",
                    Look::Receipts => "receipts",
                    Look::Board => "board",
                    Look::Film => "film",
                    Look::Review => "review",
                    Look::CatchUp => "catchup",
                    Look::Why { .. } => "why",
                    Look::Score => "score",
                    Look::Fields => "fields",
                    Look::IfEnded => "ifended",
                };
                write!(f, "{word}:{table}")
            }
            Press::Turn(table, number, what) => match what {
                Turn::Play => write!(f, "play:{table}:{number}"),
                Turn::Try(path) => write!(f, "try:{table}:{number}:{path}"),
                Turn::Pick(menu, path) => write!(f, "pick:{table}:{number}:{menu}:{path}"),
                Turn::Confirm(path) => write!(f, "confirm:{table}:{number}:{path}"),
                Turn::Answer(code) => write!(f, "answer:{table}:{number}:{code}"),
                Turn::Hint => write!(f, "hint:{table}:{number}"),
                Turn::Cancel => write!(f, "cancel:{table}:{number}"),
            },
            Press::Leave(table, leaving, sure) => {
                let word = match leaving {
                    Leaving::Resign => "resign",
                    Leaving::Abort => "abort",
                };
                write!(f, "{word}:{table}:{}", u8::from(*sure == Confirmation::Yes))
            }
            Press::Keep(table) => write!(f, "keep:{table}"),
            Press::TableControl(table, control) => write!(f, "control:{table}:{control}"),
            Press::Preference(what) => write!(f, "preference:0:{}", name_of(what, &Preference::ALL)),
            Press::New(true, options) => write!(f, "new:0:thread:{options}"),
            Press::New(false, options) => write!(f, "new:0:here:{options}"),
            Press::Server(None) => f.write_str("server:0"),
            Press::Server(Some(key)) => write!(f, "server:0:{key}"),
            Press::Back(table) => write!(f, "back:{table}"),
            Press::Special(special) => special.fmt(f),
        }
    }
}

/// The error for an unknown custom ID. The message is from another version, or the ID is forged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) struct InvalidPress;

impl FromStr for Press {
    type Err = InvalidPress;

    fn from_str(id: &str) -> Result<Press, InvalidPress> {
        let mut parts = id.splitn(4, ':');
        let word = parts.next().ok_or(InvalidPress)?;
        let table = TableId(parts.next().and_then(|t| t.parse().ok()).ok_or(InvalidPress)?);
        let (third, rest) = (parts.next(), parts.next());
        let number = || third.and_then(|n| n.parse().ok()).ok_or(InvalidPress);
        let path = || rest.map(str::to_owned).ok_or(InvalidPress);
        Ok(match word {
            "join" => Press::Lobby(table, Lobby::Join),
            "leave" => Press::Lobby(table, Lobby::Leave),
            "start" => Press::Lobby(table, Lobby::Start),
            "stillin" => Press::Lobby(table, Lobby::Confirm),
            "bots" => Press::Lobby(table, Lobby::Bots),
            "addbot" => Press::Lobby(table, Lobby::AddBot(profile(third)?)),
            "addbotof" => Press::Lobby(table, Lobby::AddBotOf),
            "nobot" => Press::Lobby(table, Lobby::RemoveBot),
            "options" => Press::Lobby(table, Lobby::Options),
            "optionform" => Press::Lobby(table, Lobby::Form),
            "rules" => Press::Lobby(table, Lobby::Rules),
            "morerules" => Press::Lobby(table, Lobby::MoreRules),
            "set" => Press::Lobby(table, Lobby::Set(third.ok_or(InvalidPress)?.to_owned())),
            "scores" => Press::Look(table, Look::Scores),
            "tiles" => Press::Look(table, Look::Tiles),
            "cheat" => Press::Look(table, Look::CheatSheet),
            "more" => Press::Look(table, Look::More),
            "receipts" => Press::Look(table, Look::Receipts),
            "board" => Press::Look(table, Look::Board),
            "film" => Press::Look(table, Look::Film),
            "review" => Press::Look(table, Look::Review),
            "catchup" => Press::Look(table, Look::CatchUp),
            "why" => {
                let to = path()?.parse().map_err(|_| InvalidPress)?;
                Press::Look(table, Look::Why { from: number()?, to })
            }
            "score" => Press::Look(table, Look::Score),
            "fields" => Press::Look(table, Look::Fields),
            "ifended" => Press::Look(table, Look::IfEnded),
            "play" => Press::Turn(table, number()?, Turn::Play),
            "try" => Press::Turn(table, number()?, Turn::Try(path()?)),
            "pick" => Press::Turn(table, number()?, pick(rest)?),
            "confirm" => Press::Turn(table, number()?, Turn::Confirm(path()?)),
            "answer" => Press::Turn(table, number()?, Turn::Answer(path()?)),
            "hint" => Press::Turn(table, number()?, Turn::Hint),
            "cancel" => Press::Turn(table, number()?, Turn::Cancel),
            "resign" => Press::Leave(table, Leaving::Resign, sure(third)?),
            "abort" => Press::Leave(table, Leaving::Abort, sure(third)?),
            "keep" => Press::Keep(table),
            "control" => {
                let text = [third.ok_or(InvalidPress)?].into_iter().chain(rest).collect::<Vec<_>>().join(":");
                Press::TableControl(table, text.parse()?)
            }
            "preference" => {
                let found = Preference::ALL.into_iter().find(|(_, name)| Some(*name) == third);
                Press::Preference(found.ok_or(InvalidPress)?.0)
            }
            "new" => match third {
                Some("thread") => Press::New(true, path()?),
                Some("here") => Press::New(false, path()?),
                _ => return Err(InvalidPress),
            },
            "server" => Press::Server(third.map(str::to_owned)),
            "back" => Press::Back(table),
            // Accept any other word; the handler checks whether an expansion uses it.
            "" => return Err(InvalidPress),
            _ => {
                let number = third.map(|n| n.parse().map_err(|_| InvalidPress)).transpose()?;
                let (word, rest) = (word.to_owned(), rest.map(str::to_owned));
                Press::Special(Special { word, table, number, rest })
            }
        })
    }
}

fn pick(rest: Option<&str>) -> Result<Turn, InvalidPress> {
    let (menu, path) = rest.and_then(|r| r.split_once(':')).ok_or(InvalidPress)?;
    Ok(Turn::Pick(menu.parse().map_err(|_| InvalidPress)?, path.to_owned()))
}

fn profile(text: Option<&str>) -> Result<BotProfile, InvalidPress> {
    text.and_then(|text| text.parse().ok()).ok_or(InvalidPress)
}

fn sure(text: Option<&str>) -> Result<Confirmation, InvalidPress> {
    match text {
        Some("0") => Ok(Confirmation::Ask),
        Some("1") => Ok(Confirmation::Yes),
        _ => Err(InvalidPress),
    }
}

#[cfg(test)]
mod tests {
    use crate::opponent::{Character, Level};

    use super::*;

    #[test]
    fn custom_ids_round_trip_and_are_short_enough() {
        let table = TableId(i64::MAX);
        let path = || "N999E999.3,m15,i99".to_owned();
        let all = [
            Press::Lobby(table, Lobby::Join),
            Press::Lobby(table, Lobby::Leave),
            Press::Lobby(table, Lobby::Start),
            Press::Lobby(table, Lobby::Confirm),
            Press::Lobby(table, Lobby::Bots),
            Press::Lobby(table, Lobby::AddBot(BotProfile { level: Level::Strong, character: Character::CityBuilder })),
            Press::Lobby(table, Lobby::AddBotOf),
            Press::Lobby(table, Lobby::RemoveBot),
            Press::Lobby(table, Lobby::Options),
            Press::Lobby(table, Lobby::Form),
            Press::Lobby(table, Lobby::Rules),
            Press::Lobby(table, Lobby::MoreRules),
            Press::Lobby(table, Lobby::Set("small_city".to_owned())),
            Press::Look(table, Look::Scores),
            Press::Look(table, Look::Tiles),
            Press::Look(table, Look::CheatSheet),
            Press::Look(table, Look::More),
            Press::Look(table, Look::Receipts),
            Press::Look(table, Look::Board),
            Press::Look(table, Look::Film),
            Press::Look(table, Look::Review),
            Press::Look(table, Look::CatchUp),
            Press::Look(table, Look::Why { from: u32::MAX, to: u32::MAX }),
            Press::Look(table, Look::Score),
            Press::Look(table, Look::Fields),
            Press::Look(table, Look::IfEnded),
            Press::Turn(table, u32::MAX, Turn::Play),
            Press::Turn(table, u32::MAX, Turn::Try(String::new())),
            Press::Turn(table, u32::MAX, Turn::Try(path())),
            Press::Turn(table, u32::MAX, Turn::Pick(4, path())),
            Press::Turn(table, u32::MAX, Turn::Pick(0, String::new())),
            Press::Turn(table, u32::MAX, Turn::Confirm(path())),
            Press::Turn(table, u32::MAX, Turn::Answer("i1".to_owned())),
            Special::table("dance", table),
            Special::turn("dance", table, u32::MAX),
            Special::with_data("dance", table, u32::MAX, ""),
            Special::with_data("dance", table, u32::MAX, "to:the:end"),
            Press::Turn(table, u32::MAX, Turn::Cancel),
            Press::Leave(table, Leaving::Resign, Confirmation::Ask),
            Press::Leave(table, Leaving::Abort, Confirmation::Yes),
            Press::Turn(table, u32::MAX, Turn::Hint),
            Press::Keep(table),
            Press::TableControl(table, TableControl::Undo(u32::MAX)),
            Press::TableControl(table, TableControl::Vote(MotionId(i64::MAX), Vote::Replace)),
            Press::TableControl(table, TableControl::Vote(MotionId(1), Vote::BotOnce)),
            Press::TableControl(table, TableControl::Vote(MotionId(1), Vote::Bot)),
            Press::TableControl(table, TableControl::Rematch),
            Press::TableControl(table, TableControl::Orders),
            Press::TableControl(table, TableControl::Order),
            Press::TableControl(table, TableControl::Status),
            Press::TableControl(table, TableControl::Share),
            Press::TableControl(table, TableControl::AgreeToShare),
            Press::New(true, "0=river|9=tra-goods=off".to_owned()),
            Press::New(false, String::new()),
            Press::Server(None),
            Press::Server(Some("everywhere".to_owned())),
            Press::Back(table),
        ];
        let own = Preference::ALL.into_iter().map(|(preference, _)| Press::Preference(preference));
        for press in all.into_iter().chain(own) {
            let id = press.to_string();
            assert!((1..=100).contains(&id.len()), "{id}");
            assert_eq!(id.parse(), Ok(press), "{id}");
        }
    }

    #[test]
    fn other_custom_ids_are_rejected() {
        for id in [
            "",
            "join",
            "join:x",
            "play:1:x",
            "pick:1:2:3",
            "addbot:1:wise",
            "resign:1",
            "dance:x",
            "dance:1:x",
            "try:1:2",
            "why:1:2",
            "control:1",
            "control:1:undo",
            "control:1:vote:x:yes",
            "control:1:shared",
            "preference:0:x",
            "new:0:thread",
            "new:0:x:",
        ] {
            assert_eq!(id.parse::<Press>(), Err(InvalidPress), "{id}");
        }
    }
}
