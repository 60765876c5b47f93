//! The errors of the use cases. A use case that returns an error has changed nothing, except where the error says otherwise.

use std::ops::RangeInclusive;

use bergerie_rules::{RecordError, Refusal, SetupError};
use bergerie_store::{StoreError, TableId, UserId};

/// An internal failure of the host or the database.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The log of a table cannot be replayed.
    #[error("table {table} cannot be replayed: {error}")]
    Replay {
        /// The table whose log cannot be replayed.
        table: TableId,
        /// The first entry that cannot be replayed, and the reason.
        error: RecordError,
    },
    /// The operating system provided no random numbers for a seed.
    #[error("the operating system provided no random numbers: {0}")]
    Entropy(#[from] rand::rngs::SysError),
    /// A notice refers to log entries that do not exist.
    #[error("a notice of table {0} refers to missing log entries")]
    Notice(TableId),
    /// A message of a feed refers to a table or result that does not exist. Contains its number.
    #[error("message {0} of a feed refers to a missing table or result")]
    Feed(i64),
}

impl Failure {
    /// Returns whether the change may have been committed although the commit reported an error.
    pub fn is_unconfirmed(&self) -> bool {
        matches!(self, Failure::Store(StoreError::Unconfirmed(_)))
    }

    /// Creates the error for a table that cannot be replayed.
    pub(super) fn replay(table: TableId) -> impl FnOnce(RecordError) -> Failure {
        move |error| Failure::Replay { table, error }
    }
}

/// A user exceeded a rate limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("rate limit exceeded until {until}")]
pub struct RateLimitExceeded {
    /// The time at which the action is allowed again, in Unix seconds.
    pub until: i64,
}

/// The error of a use case.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// The channel already has an active table.
    #[error("the table {name} is active in this channel")]
    Occupied {
        /// The name of the active table.
        name: String,
    },
    /// The game has no such order for the player.
    #[error("there is no such order")]
    NoSuchOrder(
        /// The names of the orders that the player can give.
        Vec<&'static str>,
    ),
    /// An order lacks a value, or its value is out of range.
    #[error("the order {order} needs a value from {} to {}", range.start(), range.end())]
    OrderValueOutOfRange {
        /// The name of the order.
        order: &'static str,
        /// The possible values.
        range: RangeInclusive<u8>,
    },
    /// Only the host may do this.
    #[error("only the host may do that")]
    NotHost {
        /// The only user who may do it.
        host: UserId,
    },
    /// The user has no seat at the table, or has resigned.
    #[error("the user does not play at this table")]
    NotSeated,
    /// The user already has a seat.
    #[error("the user already has a seat")]
    AlreadySeated,
    /// The user has already agreed to a public review, which other players have not.
    #[error("the user has already agreed")]
    AlreadyAgreed,
    /// No bot plays the user's seat.
    #[error("no bot plays the user's seat")]
    NotEntrusted,
    /// All seats are taken.
    #[error("all seats are taken")]
    Full,
    /// The server has as many presets as it can have, or the user has saved as many as one member can.
    #[error("too many presets")]
    TooManyPresets,
    /// The game has started.
    #[error("the game has started")]
    Started,
    /// The game has not started.
    #[error("the game has not started")]
    NotStarted,
    /// The game is over, or was aborted.
    #[error("the game is over")]
    Over,
    /// The game cannot be played with this setup.
    #[error("invalid setup")]
    Setup(Vec<SetupError>),
    /// Only the author of a preset, and members who may manage the server, may change the preset.
    #[error("the preset is another member's")]
    NotAuthor,
    /// A name has no visible character, or is too long.
    #[error("the name is invalid")]
    InvalidName,
    /// The host has too many tables that are waiting for players. Contains the maximum.
    #[error("{0} tables of the host wait for players")]
    ManyLobbies(i64),
    /// The host has too many tables in this server that are waiting for players. Contains the maximum.
    #[error("{0} tables of the host in this server wait for players")]
    ManyLobbiesHere(i64),
    /// The server has no rated games.
    #[error("the server has no rated games")]
    NoRatings,
    /// A rated game has more than one bot.
    #[error("a rated game has at most one bot")]
    RatedBots,
    /// The host cannot close a rated game that is running.
    #[error("the game is rated")]
    RatedGame,
    /// The host cannot close a running game of a duel.
    #[error("the game is one of a duel")]
    DuelGame,
    /// The table is a challenge to a duel, which only one user can accept, and whose options are fixed.
    #[error("the table is a challenge to a duel")]
    Challenge {
        /// The user who is challenged.
        opponent: UserId,
    },
    /// Another player must decide.
    #[error("it is another player's turn")]
    NotYourTurn {
        /// The player who must decide.
        awaited_user: UserId,
    },
    /// The decision is no longer pending.
    #[error("decision {current} is pending now")]
    Stale {
        /// The number of the pending decision.
        current: u32,
        /// The player who must answer the pending decision.
        awaited_user: UserId,
    },
    /// The pending question is answered by sealed numbers, not by an open answer.
    #[error("the pending question needs a sealed number, not an open answer")]
    Sealed,
    /// The user takes no part in the sealed round.
    #[error("the user takes no part in this sealed round")]
    NotInRound,
    /// The list of answers is empty.
    #[error("the answer is missing")]
    Empty,
    /// The rules refuse an answer.
    #[error("answer {} is refused: {refusal}", .answer + 1)]
    Refused {
        /// The index of the refused answer.
        answer: usize,
        /// The reason that the rules give.
        refusal: Refusal,
    },
    /// The player has no move to undo.
    #[error("there is no move to undo")]
    NothingToUndo,
    /// The vote is closed.
    #[error("the vote is closed")]
    VoteClosed,
    /// The user is not asked to vote.
    #[error("the user is not asked to vote")]
    NotAsked,
    /// The user exceeded a rate limit.
    #[error(transparent)]
    RateLimitExceeded(#[from] RateLimitExceeded),
    /// An internal failure.
    #[error(transparent)]
    Failure(#[from] Failure),
}

impl From<StoreError> for TableError {
    fn from(error: StoreError) -> TableError {
        TableError::Failure(error.into())
    }
}
