//! The context that expansions get to describe decisions and rehearsed answers.

use crate::rules::seat::Seat;
use crate::rules::{Action, Decision, Event, Game};
use crate::table::{Aids, Round};
use crate::words::Words;
use crate::words::story::Cast;

/// A decision and a rehearsed answer.
#[derive(Clone, Debug)]
pub(crate) struct Tried {
    /// The decision.
    pub decision: Decision,
    /// The answer.
    pub action: Action,
    /// Its code.
    pub code: String,
}

/// A player who must choose, and the game.
#[derive(Clone, Copy)]
pub(crate) struct Asked<'a> {
    /// Texts in the reader's language.
    pub words: Words,
    /// Whether the table has assists.
    pub aids: Aids,
    /// The game that waits for the decision.
    pub game: &'a Game,
    /// The player.
    pub seat: Seat,
}

/// The context of a question's text.
#[derive(Clone, Copy)]
pub(crate) struct Asking<'a> {
    /// Texts in the reader's language.
    pub words: Words,
    /// Whether the table has assists.
    pub aids: Aids,
    /// The names of the players.
    pub cast: &'a Cast,
    /// The game that waits for the decision.
    pub game: &'a Game,
    /// Whether the question follows only after rehearsed answers.
    pub is_ahead: bool,
    /// The round, if several players file private answers at the same time.
    pub round: Option<&'a Round>,
}

/// Rehearsed answers and their outcome.
#[derive(Clone, Copy)]
pub(crate) struct Attempt<'a> {
    /// Texts in the reader's language.
    pub words: Words,
    /// Whether the table has assists.
    pub aids: Aids,
    /// The names of the players.
    pub cast: &'a Cast,
    /// The game before the answers.
    pub before: &'a Game,
    /// The answers.
    pub tried: &'a [Tried],
    /// The events that they cause.
    pub events: &'a [Event],
    /// The game after them.
    pub game: &'a Game,
    /// The next decision of the same player in this turn.
    pub open: Option<&'a Decision>,
}

impl Attempt<'_> {
    /// Returns whether the answers place a tile.
    pub fn is_laid(&self) -> bool {
        self.game.board().tiles().len() > self.before.board().tiles().len()
    }
}
