//! Why a use case did not happen. Whatever is returned as an error changed nothing.

use crate::rules::Refusal;
use crate::rules::record::ReplayFault;
use crate::rules::setup::SetupFault;
use crate::store::{PersonId, StoreError, TableId};

/// What nobody at the table can help: the machine or the database is in trouble.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The log of a table cannot be replayed.
    #[error("table {table} cannot be replayed: {fault}")]
    Replay {
        /// Which.
        table: TableId,
        /// Why.
        fault: ReplayFault,
    },
    /// The operating system gave no randomness for a seed.
    #[error("the operating system gives no random numbers: {0}")]
    Entropy(#[from] rand::rngs::SysError),
    /// A notice tells of a part of the log that is not there.
    #[error("table {0} has a notice about entries that its log does not have")]
    Notice(TableId),
}

impl Failure {
    /// Whether what was to be written may be written.
    pub fn is_unconfirmed(&self) -> bool {
        matches!(self, Failure::Store(StoreError::Unconfirmed(_)))
    }

    /// Says which table cannot be replayed.
    pub(super) fn replay(table: TableId) -> impl FnOnce(ReplayFault) -> Failure {
        move |fault| Failure::Replay { table, fault }
    }
}

/// Why an action is not allowed now: its user has done it too often.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("too often, until {until}")]
pub struct TooOften {
    /// When it is allowed again, in seconds since 1970.
    pub until: i64,
}

/// Why something about a table did not happen.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// The channel has no table for that.
    #[error("there is no such table")]
    NoTable,
    /// The channel has an active table already.
    #[error("the table {name} is active in this channel")]
    Occupied {
        /// Its name.
        name: String,
    },
    /// Only the host may do that.
    #[error("only the host may do that")]
    NotHost {
        /// Who that is.
        host: PersonId,
    },
    /// The person does not sit at the table.
    #[error("the person has no seat at this table")]
    NotSeated,
    /// The person sits at the table already.
    #[error("the person has a seat already")]
    AlreadySeated,
    /// All seats are taken.
    #[error("all seats are taken")]
    Full,
    /// The game has begun.
    #[error("the game has begun")]
    Started,
    /// The game has not begun.
    #[error("the game has not begun")]
    NotStarted,
    /// The setup cannot be played.
    #[error("the setup cannot be played")]
    Setup(Vec<SetupFault>),
    /// Only the author of a preset and members who may manage the server may change it.
    #[error("the preset is another member's")]
    NotAuthor,
    /// That many tables of the host wait for players.
    #[error("{0} tables of the host wait for players")]
    ManyLobbies(i64),
    /// The user does that too often.
    #[error(transparent)]
    TooOften(#[from] TooOften),
    /// The machine is in trouble.
    #[error(transparent)]
    Failure(#[from] Failure),
}

/// Why an answer was not taken.
#[derive(Debug, thiserror::Error)]
pub enum ActError {
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// The game has not begun.
    #[error("the game has not begun")]
    NotStarted,
    /// The game is over, or was aborted.
    #[error("the game is over")]
    Over,
    /// The person does not sit at the table, or resigned.
    #[error("the person does not play at this table")]
    NotSeated,
    /// Somebody else must choose.
    #[error("it is somebody else's turn")]
    NotYourTurn {
        /// Who.
        waiting_for: PersonId,
    },
    /// The answer is for a decision that the game does not wait for any more.
    #[error("decision {current} is to be taken now")]
    Stale {
        /// The decision that it waits for.
        current: u32,
        /// Who must take it.
        waiting_for: PersonId,
    },
    /// What is asked is filed in private, not answered.
    #[error("that is filed under seal")]
    Sealed,
    /// What is filed now is not asked of the person, who may have a tile of this auction already.
    #[error("the person does not file anything now")]
    NotBidding,
    /// An answer was empty.
    #[error("there is no answer")]
    Empty,
    /// The user does that too often.
    #[error(transparent)]
    TooOften(#[from] TooOften),
    /// The rules refuse an answer.
    #[error("answer {} is refused: {refusal}", .answer + 1)]
    Refused {
        /// Which of the answers, from 0.
        answer: usize,
        /// Why.
        refusal: Refusal,
    },
    /// The machine is in trouble.
    #[error(transparent)]
    Failure(#[from] Failure),
}

impl From<StoreError> for TableError {
    fn from(error: StoreError) -> TableError {
        TableError::Failure(error.into())
    }
}

impl From<StoreError> for ActError {
    fn from(error: StoreError) -> ActError {
        ActError::Failure(error.into())
    }
}
