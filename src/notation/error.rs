//! The reasons why a text is not a game.

use bergerie_rules::RecordError;
use bergerie_rules::replay::EntryError;

/// The reason why a text is not a game, and the place of the first problem. Lines and columns are counted from 1, columns in characters.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct ReadError {
    pub line: usize,
    pub column: usize,
    pub problem: Problem,
}

/// A problem in the text of a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// The text does not begin with the version of the notation.
    #[error("a game begins with the line \"carcassonne: 1\"")]
    NoBeginning,
    /// The text is in a later version of the notation.
    #[error("unknown version {0:.60} of the notation")]
    Version(String),
    /// The line is neither a line of the setup nor one of a turn.
    #[error(
        "a line is a key and a value, such as \"players: 2\", or begins with the number of a turn, such as \"12.\""
    )]
    Line,
    /// The setup has no such key.
    #[error("the setup has no key {0:.60}")]
    Key(String),
    /// The key has no such value.
    #[error("{1:.60} is not a value of {0:.60}")]
    Value(String, String),
    /// The expansion of an option is not in play.
    #[error("the expansion of the option {0} is not in play")]
    NotInPlay(String),
    /// The setup or the number of its rules is invalid.
    #[error(transparent)]
    Setup(RecordError),
    /// The line has the number of another turn.
    #[error("this is turn {0}")]
    Turn(u32),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// An answer or draw is not legal at this point of the game.
    #[error("{item:.60} is not possible here, but {} is", .legal.join(" or "))]
    Item {
        /// The text of the answer or draw.
        item: String,
        /// Examples of those that are legal.
        legal: Vec<String>,
    },
    /// A resignation or an undo is not possible.
    #[error("{item:.60} is not possible here: {error}")]
    Entry {
        /// The text of the resignation or undo.
        item: String,
        /// The reason.
        error: EntryError,
    },
    /// The text does not tell how many answers are undone, or who resigns.
    #[error("{0:.60} is not complete")]
    Incomplete(String),
    /// Undos repeat the game too often.
    #[error("too many undos")]
    TooManyUndos,
}
