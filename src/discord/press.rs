//! The ids of buttons and menus: which table, which decision, which choice.
//!
//! All that a button means stands in its id, so that buttons work after a restart and nothing about them is kept in
//! memory. An id is at most 100 characters long.

use std::fmt;
use std::str::FromStr;

use crate::store::TableId;

/// What pressing a button, or choosing from a menu, means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Press {
    /// Something about a lobby.
    Lobby(TableId, Lobby),
    /// Something that only looks.
    Look(TableId, Look),
    /// Something about the decision with this number.
    Turn(TableId, u32, Turn),
    /// Something that cannot be undone: asked first, then done.
    Leave(TableId, Leaving, Sure),
    /// Thought better of it.
    Keep(TableId),
}

/// What can be done in a lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Lobby {
    /// Sit down.
    Join,
    /// Get up.
    Leave,
    /// Begin.
    Start,
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
pub(super) enum Look {
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
    /// One's own gifts.
    Gifts,
}

/// What can be done about a decision. The path is the answers tried so far, as [codes](super::console::codes).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    /// Open the console.
    Play,
    /// Show a try.
    Try(String),
    /// A menu, with its number in the message: the value chosen comes after the path.
    Pick(u8, String),
    /// Do it.
    Confirm(String),
    /// Do it, from the post that everybody sees.
    Answer(String),
    /// Choose a gift, or with its name what it is opened on.
    Gifts(String),
    /// Close the console.
    Cancel,
    /// Open the form for a sealed bid.
    Form,
    /// File that nothing is bid.
    FilePass,
}

/// In which way a table is left for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Leaving {
    /// One person resigns.
    Resign,
    /// The table is closed for everybody.
    Abort,
}

/// Whether somebody was asked already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sure {
    /// Ask.
    Ask,
    /// Do.
    Yes,
}

/// How an interaction with a component is acknowledged, before anything slow begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ack {
    /// A private answer will come.
    Private,
    /// The message itself will change, or nothing.
    Update,
    /// The message is everybody's: the person hears privately why something did not happen.
    Shared,
}

impl Press {
    /// How this is acknowledged; `is_private` says whether only one person sees the message that was pressed.
    pub fn ack(&self, is_private: bool) -> Ack {
        match self {
            Press::Turn(_, _, Turn::FilePass | Turn::Form) if !is_private => Ack::Private,
            Press::Lobby(
                _,
                Lobby::Join | Lobby::Leave | Lobby::Start | Lobby::Rules | Lobby::MoreRules | Lobby::Set(_),
            ) => Ack::Update,
            Press::Lobby(_, Lobby::Options) | Press::Look(..) | Press::Turn(_, _, Turn::Play) => Ack::Private,
            Press::Turn(_, _, Turn::Answer(_)) => Ack::Shared,
            Press::Turn(..) | Press::Keep(_) | Press::Leave(_, _, Sure::Yes) => Ack::Update,
            Press::Leave(_, _, Sure::Ask) => Ack::Private,
        }
    }
}

impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Press::Lobby(table, Lobby::Set(rule)) => write!(f, "set:{table}:{rule}"),
            Press::Lobby(table, what) => {
                let word = match what {
                    Lobby::Join => "join",
                    Lobby::Leave => "leave",
                    Lobby::Start => "start",
                    Lobby::Options => "options",
                    Lobby::Rules | Lobby::Set(_) => "rules",
                    Lobby::MoreRules => "morerules",
                };
                write!(f, "{word}:{table}")
            }
            Press::Look(table, what) => {
                let word = match what {
                    Look::Scores => "scores",
                    Look::Tiles => "tiles",
                    Look::More => "more",
                    Look::Receipts => "receipts",
                    Look::Board => "board",
                    Look::Film => "film",
                    Look::Gifts => "gifts",
                };
                write!(f, "{word}:{table}")
            }
            Press::Turn(table, number, what) => match what {
                Turn::Play => write!(f, "play:{table}:{number}"),
                Turn::Try(path) => write!(f, "try:{table}:{number}:{path}"),
                Turn::Pick(menu, path) => write!(f, "pick:{table}:{number}:{menu}:{path}"),
                Turn::Confirm(path) => write!(f, "confirm:{table}:{number}:{path}"),
                Turn::Answer(code) => write!(f, "answer:{table}:{number}:{code}"),
                Turn::Gifts(card) => write!(f, "unwrap:{table}:{number}:{card}"),
                Turn::Cancel => write!(f, "cancel:{table}:{number}"),
                Turn::Form => write!(f, "form:{table}:{number}"),
                Turn::FilePass => write!(f, "filepass:{table}:{number}"),
            },
            Press::Leave(table, leaving, sure) => {
                let word = match leaving {
                    Leaving::Resign => "resign",
                    Leaving::Abort => "abort",
                };
                write!(f, "{word}:{table}:{}", u8::from(*sure == Sure::Yes))
            }
            Press::Keep(table) => write!(f, "keep:{table}"),
        }
    }
}

/// An id that this version does not know: an old message, or none of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BadPress;

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
            "gifts" => Press::Look(table, Look::Gifts),
            "play" => Press::Turn(table, number()?, Turn::Play),
            "try" => Press::Turn(table, number()?, Turn::Try(path()?)),
            "pick" => Press::Turn(table, number()?, pick(rest)?),
            "confirm" => Press::Turn(table, number()?, Turn::Confirm(path()?)),
            "answer" => Press::Turn(table, number()?, Turn::Answer(path()?)),
            "unwrap" => Press::Turn(table, number()?, Turn::Gifts(path()?)),
            "cancel" => Press::Turn(table, number()?, Turn::Cancel),
            "form" => Press::Turn(table, number()?, Turn::Form),
            "filepass" => Press::Turn(table, number()?, Turn::FilePass),
            "resign" => Press::Leave(table, Leaving::Resign, sure(third)),
            "abort" => Press::Leave(table, Leaving::Abort, sure(third)),
            "keep" => Press::Keep(table),
            _ => return Err(BadPress),
        })
    }
}

fn pick(rest: Option<&str>) -> Result<Turn, BadPress> {
    let (menu, path) = rest.and_then(|r| r.split_once(':')).ok_or(BadPress)?;
    Ok(Turn::Pick(menu.parse().map_err(|_| BadPress)?, path.to_owned()))
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
            Press::Look(table, Look::Gifts),
            Press::Turn(table, u32::MAX, Turn::Play),
            Press::Turn(table, u32::MAX, Turn::Try(String::new())),
            Press::Turn(table, u32::MAX, Turn::Try(path())),
            Press::Turn(table, u32::MAX, Turn::Pick(4, path())),
            Press::Turn(table, u32::MAX, Turn::Pick(0, String::new())),
            Press::Turn(table, u32::MAX, Turn::Confirm(path())),
            Press::Turn(table, u32::MAX, Turn::Answer("i1".to_owned())),
            Press::Turn(table, u32::MAX, Turn::Gifts(String::new())),
            Press::Turn(table, u32::MAX, Turn::Gifts("change_position".to_owned())),
            Press::Turn(table, u32::MAX, Turn::Cancel),
            Press::Turn(table, u32::MAX, Turn::Form),
            Press::Turn(table, u32::MAX, Turn::FilePass),
            Press::Leave(table, Leaving::Resign, Sure::Ask),
            Press::Leave(table, Leaving::Abort, Sure::Yes),
            Press::Keep(table),
        ];
        for press in all {
            let id = press.to_string();
            assert!((1..=100).contains(&id.len()), "{id}");
            assert_eq!(id.parse(), Ok(press), "{id}");
        }
    }

    #[test]
    fn other_ids_are_nothing() {
        for id in ["", "join", "join:x", "play:1:x", "pick:1:2:3", "dance:1", "try:1:2"] {
            assert_eq!(id.parse::<Press>(), Err(BadPress), "{id}");
        }
    }
}
