//! What must be said (skeleton).

use std::sync::Arc;

use crate::rules::seat::Seat;
use crate::rules::{Event, Game};
use crate::store::{MessageId, NoticeId, Posts, Role, TableId};

use super::{Failure, Snapshot, Tables};

/// Something that must be said in a table's channel, exactly once.
///
/// It was committed together with what it is about. Whoever says it uses its number as the message's nonce, with
/// `enforce_nonce`, and confirms with [`Tables::notice_sent`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Its number.
    pub id: NoticeId,
    /// The table.
    pub table: TableId,
    /// What it is about.
    pub kind: NoticeKind,
}

/// What a notice is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeKind {
    /// A table was opened.
    Lobby,
    /// Something happened and somebody must choose now.
    Turn(Span),
    /// Something happened and the game is over.
    Over(Span),
    /// The table was closed before the end.
    Aborted,
}

/// A part of a game's log: the entries from one position up to before another, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The first entry.
    pub from: u32,
    /// The first entry after it.
    pub to: u32,
}

/// All that a notice of a [`Span`] must tell, played again from the log.
#[derive(Clone)]
pub struct Telling {
    /// The table now.
    pub snapshot: Snapshot,
    /// The game as it was after the span; none for notices without one.
    pub game: Option<Arc<Game>>,
    /// Who acted; nobody at the start.
    pub by: Option<Seat>,
    /// What happened in the span.
    pub events: Vec<Event>,
}

impl Telling {
    /// Whether nothing happened in the game since: buttons still make sense.
    pub fn is_current(&self) -> bool {
        todo!()
    }
}

impl Tables {
    /// What must still be said, oldest first.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn pending_notices(&self) -> Result<Vec<Notice>, Failure> {
        todo!()
    }

    /// Confirms that a notice was said and, if that is a message, remembers it as the table's post of that role
    /// ([`Role::Lobby`], [`Role::Turn`] or [`Role::End`]). Whether it was still pending.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn notice_sent(&self, _notice: NoticeId, _message: Option<MessageId>) -> Result<bool, Failure> {
        todo!()
    }

    /// All that a notice must tell.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn telling(&self, _notice: Notice) -> Result<Telling, Failure> {
        todo!()
    }

    /// Remembers a message in which the table is shown, instead of the one before in that role.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn remember_post(&self, _table: TableId, _role: Role, _message: MessageId) -> Result<(), Failure> {
        todo!()
    }

    /// The messages in which a table is shown.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn posts(&self, _table: TableId) -> Result<Posts, Failure> {
        todo!()
    }
}
