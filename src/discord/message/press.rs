//! The ids of buttons and menus: which table, which decision, which choice.
//!
//! All that a button means stands in its id, so that buttons work after a restart and nothing about them is kept in
//! memory. An id is at most 100 characters long.

use std::fmt;
use std::str::FromStr;

use crate::opponent::Level;
use crate::store::{MotionId, TableId, Vote};

/// What pressing a button, or choosing from a menu, means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Press {
    /// Something about a lobby.
    Lobby(TableId, Lobby),
    /// Something that only looks.
    Look(TableId, Look),
    /// Something about the decision with this number.
    Turn(TableId, u32, Turn),
    /// Something that cannot be undone: asked first, then done.
    Leave(TableId, Leaving, Sure),
    /// Not to do what cannot be undone.
    Keep(TableId),
    /// Something about time and manners at a table.
    Manner(TableId, Manner),
    /// Something about whoever presses, at no table.
    Mine(Mine),
    /// Take one's seat back from the bot.
    Back(TableId),
    /// Something that an expansion adds.
    Special(Special),
}

/// What can be done about time and manners at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Manner {
    /// Take back one's last move.
    Undo,
    /// Be for something that the table decides.
    Vote(MotionId, Vote),
    /// Open a table with the same options.
    Rematch,
    /// See one's standing orders.
    Orders,
    /// The menu of orders.
    Order,
    /// The menu of an order's numbers.
    SetOrder(String),
    /// Take an order back.
    DropOrder(String),
    /// Turn the pinned message on or off.
    Status,
}

/// What can be done about oneself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Mine {
    /// See what one prefers.
    Show,
    /// The menu of time zones.
    Zone,
    /// The menu of quiet hours.
    Quiet,
    /// The menu of languages.
    Language,
    /// The menu of favourite marks.
    Mark,
    /// Be reminded, or not.
    Reminders(bool),
    /// Get private messages, or not.
    Whispers(bool),
    /// Be asked how long one will be away.
    AskAway,
    /// The menu of days.
    Away,
    /// Be back.
    Back,
}

impl Mine {
    /// All, with their names in ids.
    const ALL: [(Mine, &str); 12] = [
        (Mine::Show, "show"),
        (Mine::Zone, "zone"),
        (Mine::Quiet, "quiet"),
        (Mine::Language, "language"),
        (Mine::Mark, "mark"),
        (Mine::Reminders(true), "remind"),
        (Mine::Reminders(false), "remindnot"),
        (Mine::Whispers(true), "whisper"),
        (Mine::Whispers(false), "whispernot"),
        (Mine::AskAway, "askaway"),
        (Mine::Away, "away"),
        (Mine::Back, "back"),
    ];
}

/// Votes with their names in ids.
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

impl fmt::Display for Manner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Manner::Undo => f.write_str("undo"),
            Manner::Vote(motion, vote) => {
                let name = VOTES.into_iter().find(|(other, _)| other == vote).map_or("", |(_, name)| name);
                write!(f, "vote:{motion}:{name}")
            }
            Manner::Rematch => f.write_str("rematch"),
            Manner::Orders => f.write_str("orders"),
            Manner::Order => f.write_str("order"),
            Manner::SetOrder(order) => write!(f, "setorder:{order}"),
            Manner::DropOrder(order) => write!(f, "droporder:{order}"),
            Manner::Status => f.write_str("status"),
        }
    }
}

impl FromStr for Manner {
    type Err = BadPress;

    fn from_str(text: &str) -> Result<Manner, BadPress> {
        let (word, rest) = text.split_once(':').map_or((text, None), |(word, rest)| (word, Some(rest)));
        let rest = || rest.map(str::to_owned).ok_or(BadPress);
        Ok(match word {
            "undo" => Manner::Undo,
            "vote" => {
                let rest = rest()?;
                let (motion, name) = rest.split_once(':').ok_or(BadPress)?;
                let vote = VOTES.into_iter().find(|(_, other)| *other == name).ok_or(BadPress)?.0;
                Manner::Vote(MotionId(motion.parse().map_err(|_| BadPress)?), vote)
            }
            "rematch" => Manner::Rematch,
            "orders" => Manner::Orders,
            "order" => Manner::Order,
            "setorder" => Manner::SetOrder(rest()?),
            "droporder" => Manner::DropOrder(rest()?),
            "status" => Manner::Status,
            _ => return Err(BadPress),
        })
    }
}

/// What can be done in a lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Lobby {
    /// Sit down.
    Join,
    /// Get up.
    Leave,
    /// Begin.
    Start,
    /// See which seats the bot may have.
    Bots,
    /// Give the bot one.
    AddBot(Level),
    /// Take one away from it.
    RemoveBot,
    /// See what can be agreed.
    Options,
    /// The menu of rules: show the values of the chosen one.
    Rules,
    /// The menu of those that the first one has no room for.
    MoreRules,
    /// The menu of a rule's values.
    Set(String),
}

/// What can be looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Look {
    /// The points.
    Scores,
    /// What can be drawn.
    Tiles,
    /// What is agreed, and everything else.
    More,
    /// The menu of final scores by category.
    Receipts,
    /// The whole table.
    Board,
    /// The game as a film.
    Film,
    /// What happened since one's own last turn.
    CatchUp,
    /// Why there were points: the first score from an entry of the log on.
    Why(u32),
    /// The menu of scores, each with its receipt.
    Score,
    /// Whose the fields are.
    Fields,
    /// What would be scored if the game ended now.
    IfEnded,
}

/// What can be done about a decision. The path is the answers tried so far, as [codes](crate::discord::decision::codes).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Turn {
    /// Open the console.
    Play,
    /// Show a try.
    Try(String),
    /// A menu, or one of several buttons in its place, with its number in the message: the value chosen comes after the path,
    /// which a button has whole.
    Pick(u8, String),
    /// Do it.
    Confirm(String),
    /// Do it, from the post that everybody sees.
    Answer(String),
    /// Ask what could be done.
    Hint,
    /// Close the console.
    Cancel,
}

/// What an expansion adds: its id begins with a word of the expansion's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) struct Special {
    /// The word.
    pub word: String,
    /// The table.
    pub table: TableId,
    /// The decision that it is about, if it is about one.
    pub number: Option<u32>,
    /// What else it says.
    pub rest: Option<String>,
}

impl Special {
    /// A press that is about a table.
    pub fn table(word: &str, table: TableId) -> Press {
        Press::Special(Special { word: word.to_owned(), table, number: None, rest: None })
    }

    /// A press that is about a decision.
    pub fn turn(word: &str, table: TableId, number: u32) -> Press {
        Press::Special(Special { word: word.to_owned(), table, number: Some(number), rest: None })
    }

    /// The same with something to say.
    pub fn saying(word: &str, table: TableId, number: u32, rest: &str) -> Press {
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

/// In which way a table is left for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Leaving {
    /// One person resigns.
    Resign,
    /// The table is closed for everybody.
    Abort,
}

/// Whether somebody was asked already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Sure {
    /// Ask.
    Ask,
    /// Do.
    Yes,
}

/// How an interaction with a component is acknowledged, before anything slow begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Ack {
    /// A private answer will come.
    Private,
    /// The message itself will change, or nothing.
    Update,
    /// The message is everybody's: the person hears privately why something did not happen.
    Shared,
}

impl Press {
    /// The table that it is about; none of what is about whoever presses.
    pub const fn table(&self) -> Option<TableId> {
        Some(match self {
            Press::Mine(_) => return None,
            Press::Lobby(table, _)
            | Press::Look(table, _)
            | Press::Turn(table, ..)
            | Press::Leave(table, ..)
            | Press::Keep(table)
            | Press::Manner(table, _)
            | Press::Back(table)
            | Press::Special(Special { table, .. }) => *table,
        })
    }

    /// How this is acknowledged; nothing if it is for an expansion to say.
    pub const fn ack(&self) -> Option<Ack> {
        Some(match self {
            Press::Special(_) => return None,
            Press::Lobby(
                _,
                Lobby::Join
                | Lobby::Leave
                | Lobby::Start
                | Lobby::AddBot(_)
                | Lobby::RemoveBot
                | Lobby::Rules
                | Lobby::MoreRules
                | Lobby::Set(_),
            ) => Ack::Update,
            Press::Look(_, Look::Score) => Ack::Update,
            Press::Lobby(_, Lobby::Options | Lobby::Bots)
            | Press::Look(..)
            | Press::Back(_)
            | Press::Turn(_, _, Turn::Play | Turn::Hint) => Ack::Private,
            Press::Turn(_, _, Turn::Answer(_)) => Ack::Shared,
            Press::Turn(..) | Press::Keep(_) | Press::Leave(_, _, Sure::Yes) => Ack::Update,
            Press::Leave(_, _, Sure::Ask) => Ack::Private,
            Press::Manner(_, Manner::Undo | Manner::Vote(..) | Manner::Rematch | Manner::Orders | Manner::Status) => {
                Ack::Private
            }
            Press::Manner(_, Manner::Order | Manner::SetOrder(_) | Manner::DropOrder(_)) => Ack::Update,
            Press::Mine(Mine::Show | Mine::AskAway) => Ack::Private,
            Press::Mine(_) => Ack::Update,
        })
    }
}

impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Press::Lobby(table, Lobby::Set(rule)) => write!(f, "set:{table}:{rule}"),
            Press::Lobby(table, Lobby::AddBot(level)) => write!(f, "addbot:{table}:{}", level.key()),
            Press::Lobby(table, what) => {
                let word = match what {
                    Lobby::Join => "join",
                    Lobby::Leave => "leave",
                    Lobby::Start => "start",
                    Lobby::Bots | Lobby::AddBot(_) => "bots",
                    Lobby::RemoveBot => "nobot",
                    Lobby::Options => "options",
                    Lobby::Rules | Lobby::Set(_) => "rules",
                    Lobby::MoreRules => "morerules",
                };
                write!(f, "{word}:{table}")
            }
            Press::Look(table, Look::Why(entry)) => write!(f, "why:{table}:{entry}"),
            Press::Look(table, what) => {
                let word = match what {
                    Look::Scores => "scores",
                    Look::Tiles => "tiles",
                    Look::More => "more",
                    Look::Receipts => "receipts",
                    Look::Board => "board",
                    Look::Film => "film",
                    Look::CatchUp => "catchup",
                    Look::Why(_) => "why",
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
                write!(f, "{word}:{table}:{}", u8::from(*sure == Sure::Yes))
            }
            Press::Keep(table) => write!(f, "keep:{table}"),
            Press::Manner(table, manner) => write!(f, "manner:{table}:{manner}"),
            Press::Mine(what) => {
                let name = Mine::ALL.into_iter().find(|(other, _)| other == what).map_or("", |(_, name)| name);
                write!(f, "mine:0:{name}")
            }
            Press::Back(table) => write!(f, "back:{table}"),
            Press::Special(special) => special.fmt(f),
        }
    }
}

/// An id that this version does not know: an old message, or none of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) struct BadPress;

impl FromStr for Press {
    type Err = BadPress;

    fn from_str(id: &str) -> Result<Press, BadPress> {
        let mut parts = id.splitn(4, ':');
        let word = parts.next().ok_or(BadPress)?;
        let table = TableId(parts.next().and_then(|t| t.parse().ok()).ok_or(BadPress)?);
        let (third, rest) = (parts.next(), parts.next());
        let number = || third.and_then(|n| n.parse().ok()).ok_or(BadPress);
        let path = || rest.map(str::to_owned).ok_or(BadPress);
        Ok(match word {
            "join" => Press::Lobby(table, Lobby::Join),
            "leave" => Press::Lobby(table, Lobby::Leave),
            "start" => Press::Lobby(table, Lobby::Start),
            "bots" => Press::Lobby(table, Lobby::Bots),
            "addbot" => Press::Lobby(table, Lobby::AddBot(level(third)?)),
            "nobot" => Press::Lobby(table, Lobby::RemoveBot),
            "options" => Press::Lobby(table, Lobby::Options),
            "rules" => Press::Lobby(table, Lobby::Rules),
            "morerules" => Press::Lobby(table, Lobby::MoreRules),
            "set" => Press::Lobby(table, Lobby::Set(third.ok_or(BadPress)?.to_owned())),
            "scores" => Press::Look(table, Look::Scores),
            "tiles" => Press::Look(table, Look::Tiles),
            "more" => Press::Look(table, Look::More),
            "receipts" => Press::Look(table, Look::Receipts),
            "board" => Press::Look(table, Look::Board),
            "film" => Press::Look(table, Look::Film),
            "catchup" => Press::Look(table, Look::CatchUp),
            "why" => Press::Look(table, Look::Why(number()?)),
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
            "resign" => Press::Leave(table, Leaving::Resign, sure(third)),
            "abort" => Press::Leave(table, Leaving::Abort, sure(third)),
            "keep" => Press::Keep(table),
            "manner" => {
                let text = [third.ok_or(BadPress)?].into_iter().chain(rest).collect::<Vec<_>>().join(":");
                Press::Manner(table, text.parse()?)
            }
            "mine" => {
                let found = Mine::ALL.into_iter().find(|(_, name)| Some(*name) == third);
                Press::Mine(found.ok_or(BadPress)?.0)
            }
            "back" => Press::Back(table),
            // Whether an expansion knows the word, whoever answers finds out.
            "" => return Err(BadPress),
            _ => {
                let number = third.map(|n| n.parse().map_err(|_| BadPress)).transpose()?;
                let (word, rest) = (word.to_owned(), rest.map(str::to_owned));
                Press::Special(Special { word, table, number, rest })
            }
        })
    }
}

fn pick(rest: Option<&str>) -> Result<Turn, BadPress> {
    let (menu, path) = rest.and_then(|r| r.split_once(':')).ok_or(BadPress)?;
    Ok(Turn::Pick(menu.parse().map_err(|_| BadPress)?, path.to_owned()))
}

fn level(text: Option<&str>) -> Result<Level, BadPress> {
    Level::ALL.into_iter().find(|level| Some(level.key()) == text).ok_or(BadPress)
}

fn sure(text: Option<&str>) -> Sure {
    if text == Some("1") { Sure::Yes } else { Sure::Ask }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_as_they_are_written_and_short_enough() {
        let table = TableId(i64::MAX);
        let path = || "N999E999.3,m15,i99".to_owned();
        let all = [
            Press::Lobby(table, Lobby::Join),
            Press::Lobby(table, Lobby::Leave),
            Press::Lobby(table, Lobby::Start),
            Press::Lobby(table, Lobby::Bots),
            Press::Lobby(table, Lobby::AddBot(Level::Strong)),
            Press::Lobby(table, Lobby::RemoveBot),
            Press::Lobby(table, Lobby::Options),
            Press::Lobby(table, Lobby::Rules),
            Press::Lobby(table, Lobby::MoreRules),
            Press::Lobby(table, Lobby::Set("small_city".to_owned())),
            Press::Look(table, Look::Scores),
            Press::Look(table, Look::Tiles),
            Press::Look(table, Look::More),
            Press::Look(table, Look::Receipts),
            Press::Look(table, Look::Board),
            Press::Look(table, Look::Film),
            Press::Look(table, Look::CatchUp),
            Press::Look(table, Look::Why(u32::MAX)),
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
            Special::saying("dance", table, u32::MAX, ""),
            Special::saying("dance", table, u32::MAX, "to:the:end"),
            Press::Turn(table, u32::MAX, Turn::Cancel),
            Press::Leave(table, Leaving::Resign, Sure::Ask),
            Press::Leave(table, Leaving::Abort, Sure::Yes),
            Press::Turn(table, u32::MAX, Turn::Hint),
            Press::Keep(table),
            Press::Manner(table, Manner::Undo),
            Press::Manner(table, Manner::Vote(MotionId(i64::MAX), Vote::Replace)),
            Press::Manner(table, Manner::Vote(MotionId(1), Vote::BotOnce)),
            Press::Manner(table, Manner::Vote(MotionId(1), Vote::Bot)),
            Press::Manner(table, Manner::Rematch),
            Press::Manner(table, Manner::Orders),
            Press::Manner(table, Manner::Order),
            Press::Manner(table, Manner::SetOrder("keep-smaller".to_owned())),
            Press::Manner(table, Manner::DropOrder("pass".to_owned())),
            Press::Manner(table, Manner::Status),
            Press::Back(table),
        ];
        let own = Mine::ALL.into_iter().map(|(mine, _)| Press::Mine(mine));
        for press in all.into_iter().chain(own) {
            let id = press.to_string();
            assert!((1..=100).contains(&id.len()), "{id}");
            assert_eq!(id.parse(), Ok(press), "{id}");
        }
    }

    #[test]
    fn other_ids_are_nothing() {
        for id in [
            "",
            "join",
            "join:x",
            "play:1:x",
            "pick:1:2:3",
            "addbot:1:wise",
            "dance:x",
            "dance:1:x",
            "try:1:2",
            "manner:1",
            "manner:1:vote:x:yes",
            "mine:0:x",
        ] {
            assert_eq!(id.parse::<Press>(), Err(BadPress), "{id}");
        }
    }
}
