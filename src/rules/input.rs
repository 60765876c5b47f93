//! The inputs of a game: what it waits for, and the entries of its log.

use serde::{Deserialize, Serialize};

use crate::{Action, Decision, ExpansionDraw, ExpansionDrawOutcome, Seat, ShapeId};

/// The input that a game waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// A player must answer.
    Decision(Decision),
    /// The caller must provide the outcome of a draw, by [`Game::draw`](super::Game::draw).
    Draw(Draw),
    /// The game is over, so there is no further input.
    Over,
}

/// A pending draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// The draw of the player who begins, if the setup leaves that to chance.
    First,
    /// A tile from the top stage of the pile.
    Tile,
    /// A draw that belongs to an expansion, such as a card.
    Expansion(ExpansionDraw),
}

/// The outcome of a draw, as records store it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawOutcome {
    /// The player who takes the first turn.
    First(Seat),
    /// The design of the tile, which must be in the top stage of the pile.
    Tile(ShapeId),
    /// The outcome of an expansion's draw.
    #[serde(untagged)]
    Expansion(ExpansionDrawOutcome),
}

/// The tiles that players have not seen, each design once with the number of its copies.
pub type Unseen = Vec<(ShapeId, usize)>;

/// An entry of a log: an input to the game that does not follow from earlier ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// The outcome of a draw, which the rules cannot compute.
    Draw(DrawOutcome),
    /// An answer that the rules accepted.
    Act(Action),
    /// A player who left the game.
    Resign(Seat),
    /// An undo of the answer at this index of the log, counted from 0, and of everything after it.
    Undo(u32),
}

/// The public information about an entry of a log. Expansions use it to find the secrets that the entry may contain.
#[derive(Clone, Debug)]
pub struct EntryContext {
    /// The tiles that players have not seen after the entry.
    pub unseen: Unseen,
    /// The active player before the entry.
    pub active: Seat,
}
