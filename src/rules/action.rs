//! Questions to a player, and answers.

use serde::{Deserialize, Serialize};

use super::board::Misfit;
use super::expansions::{SpecialAction, SpecialQuestion, SpecialRefusal};
use super::figure::Figure;
use super::grid::Placement;
use super::seat::Seat;
use super::tile::{Kind, SegmentIndex, ShapeId};

/// One answer to a [`Decision`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Places the tile in hand.
    Place(Placement),
    /// Places a figure on a segment of the last tile.
    Deploy {
        /// The figure.
        figure: Figure,
        /// The segment, by its index in the shape.
        segment: SegmentIndex,
    },
    /// Passes.
    Pass,
    /// An answer of an expansion.
    #[serde(untagged)]
    Special(SpecialAction),
}

impl Action {
    /// Returns whether an expansion declares the answer free of cost.
    fn costs_nothing(self) -> bool {
        matches!(self, Action::Special(special) if (special.expansion().hooks().costs_nothing)(special))
    }
}

/// The subject of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The placement of this tile.
    Place(ShapeId),
    /// The main action after placing a tile: a figure, or an alternative of an expansion.
    Act,
    /// A question of an expansion.
    #[serde(untagged)]
    Special(SpecialQuestion),
}

/// A pending choice: the player, the question, and every legal answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The number of the decision in its game, counted from 1, so that an answer can name it.
    pub number: u32,
    /// The player who must choose.
    pub seat: Seat,
    /// The question.
    pub question: Question,
    /// Every legal answer, each once.
    pub actions: Vec<Action>,
}

impl Decision {
    /// Returns whether an action is one of the answers. Placements, the most frequent answers, are only compared with
    /// placements: comparing whole actions took 5 % of the time of a random game.
    pub fn offers(&self, action: Action) -> bool {
        match action {
            Action::Place(spot) => self.actions.iter().any(|answer| matches!(answer, Action::Place(at) if *at == spot)),
            _ => self.actions.contains(&action),
        }
    }

    /// Returns whether a figure can be placed on the last tile.
    pub fn asks_for_figures(&self) -> bool {
        self.question == Question::Act || self.actions.iter().any(|answer| matches!(answer, Action::Deploy { .. }))
    }

    /// Returns the answer for a player who does not answer: pass, or an answer that an expansion declares free, or else
    /// the first legal one. It spends no piece if that can be avoided.
    pub fn fallback(&self) -> Option<Action> {
        let pass = || self.actions.iter().find(|&&answer| answer == Action::Pass);
        let free = || self.actions.iter().find(|answer| answer.costs_nothing());
        pass().or_else(free).or_else(|| self.actions.first()).copied()
    }
}

/// The reason why an action was refused. The game is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// A draw is pending.
    #[error("the game waits for a draw")]
    AwaitsDraw,
    /// The action answers another kind of question.
    #[error("the answer does not match the pending question")]
    Unasked,
    /// The tile does not fit there.
    #[error("the tile does not fit: {0}")]
    Misfit(#[from] Misfit),
    /// A rule of an expansion forbids it.
    #[error(transparent)]
    Special(#[from] SpecialRefusal),
    /// The last tile has no such segment.
    #[error("the tile has no segment {0}")]
    NoSegment(SegmentIndex),
    /// The figure cannot be placed there.
    #[error("a {figure:?} may not stand on a {kind:?}")]
    NotThere {
        /// The figure.
        figure: Figure,
        /// The kind of segment.
        kind: Kind,
    },
    /// The feature has a figure already (`W-BASE`).
    #[error("the segment is occupied")]
    Occupied,
    /// The player has no such figure in the supply.
    #[error("no {0:?} is left")]
    NoneLeft(Figure),
    /// It is not one of the legal answers.
    #[error("that is not possible now")]
    NotOffered,
}
