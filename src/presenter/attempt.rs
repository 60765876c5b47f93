//! The context in which expansions describe decisions and rehearsed answers.

use crate::rules::seat::Seat;
use crate::rules::{Action, Decision, Event, Game};
use crate::table::{Assists, Round};
use crate::words::Words;
use crate::words::story::Cast;

/// A decision and a rehearsed answer.
#[derive(Clone, Debug)]
pub(crate) struct Tried {
    /// The decision that the answer makes.
    pub decision: Decision,
    /// The answer to the decision.
    pub action: Action,
    /// The code of the answer in a path.
    pub code: String,
}

/// The context of an answer's description.
#[derive(Clone, Copy)]
pub(crate) struct Asked<'a> {
    /// Messages in the reader's language.
    pub words: Words,
    /// Whether the table has assists.
    pub assists: Assists,
    /// The game that waits for the decision.
    pub game: &'a Game,
    /// The seat that must decide.
    pub seat: Seat,
}

/// The context of a question's description.
#[derive(Clone, Copy)]
pub(crate) struct Asking<'a> {
    /// Messages in the reader's language.
    pub words: Words,
    /// Whether the table has assists.
    pub assists: Assists,
    /// The names of the players.
    pub cast: &'a Cast,
    /// The game that waits for the decision.
    pub game: &'a Game,
    /// Whether the question would only follow after rehearsed answers.
    pub is_ahead: bool,
    /// The sealed round, if several players submit numbers in private at the same time.
    pub round: Option<&'a Round>,
}

/// The context of a rehearsal's description.
#[derive(Clone, Copy)]
pub(crate) struct Attempt<'a> {
    /// Messages in the reader's language.
    pub words: Words,
    /// Whether the table has assists.
    pub assists: Assists,
    /// The names of the players.
    pub cast: &'a Cast,
    /// The game before the answers.
    pub before: &'a Game,
    /// The rehearsed answers, in order.
    pub tried: &'a [Tried],
    /// The events that the answers cause.
    pub events: &'a [Event],
    /// The game after the answers.
    pub game: &'a Game,
    /// The next decision of the same player in this turn, or `None` if the answers complete the turn.
    pub open: Option<&'a Decision>,
}

impl Attempt<'_> {
    /// Returns whether the answers place a tile.
    pub fn is_laid(&self) -> bool {
        self.game.board().tiles().len() > self.before.board().tiles().len()
    }
}
