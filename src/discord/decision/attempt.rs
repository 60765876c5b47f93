//! What expansions are asked about: somebody who must choose, and answers that were tried.

use crate::rules::seat::Seat;
use crate::rules::{Action, Decision, Event, Game};
use crate::table::Aids;
use crate::words::Words;
use crate::words::story::Cast;

/// A decision and the answer tried.
#[derive(Clone, Debug)]
pub(in crate::discord) struct Tried {
    /// The decision.
    pub decision: Decision,
    /// The answer.
    pub action: Action,
    /// Its code.
    pub code: String,
}

/// Somebody who must choose, and the game that asks.
#[derive(Clone, Copy)]
pub(in crate::discord) struct Asked<'a> {
    /// How to say things.
    pub words: Words,
    /// Whether the table works things out.
    pub aids: Aids,
    /// The game that asks.
    pub game: &'a Game,
    /// Who must choose.
    pub seat: Seat,
}

/// A question to be put into words.
#[derive(Clone, Copy)]
pub(in crate::discord) struct Asking<'a> {
    /// How to say things.
    pub words: Words,
    /// Whether the table works things out.
    pub aids: Aids,
    /// What players are called.
    pub cast: &'a Cast,
    /// The game that asks.
    pub game: &'a Game,
    /// Whether it would be asked only after other answers that are being tried.
    pub is_ahead: bool,
}

/// Answers tried one after the other, and what they lead to.
#[derive(Clone, Copy)]
pub(in crate::discord) struct Attempt<'a> {
    /// How to say things.
    pub words: Words,
    /// Whether the table works things out.
    pub aids: Aids,
    /// What players are called.
    pub cast: &'a Cast,
    /// The game before.
    pub before: &'a Game,
    /// The answers.
    pub tried: &'a [Tried],
    /// What would happen.
    pub events: &'a [Event],
    /// The game afterwards.
    pub game: &'a Game,
    /// What the same player must still choose.
    pub open: Option<&'a Decision>,
}
