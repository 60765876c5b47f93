//! The questions that a game asks its players, their answers, and the reasons why an answer is refused.

use serde::{Deserialize, Serialize};

use crate::{
    Expansion, ExpansionAction, ExpansionQuestion, ExpansionRefusal, Figure, Kind, Misfit, Placement, Pos, Seat,
    SegmentIndex, ShapeId,
};

/// A player's answer to a [`Decision`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Places the tile in hand, with a special piece if the placement has one.
    Place(Placement),
    /// Places a figure from the supply on a segment of a tile. `at` is the cell that names the placement of the tile.
    Deploy { figure: Figure, at: Pos, segment: SegmentIndex },
    /// Does nothing. Offered only if the rules do not require another answer.
    Pass,
    /// An answer that belongs to an expansion.
    #[serde(untagged)]
    Expansion(ExpansionAction),
}

impl Action {
    /// Returns whether an expansion declares this answer free of cost.
    fn costs_nothing(self) -> bool {
        matches!(self, Action::Expansion(special) if (special.expansion().hooks().costs_nothing)(special))
    }

    /// Returns whether an expansion declares this answer to be given besides the main action of a turn.
    pub(crate) fn is_side_action(self) -> bool {
        matches!(self, Action::Expansion(special) if (special.expansion().hooks().is_side_action)(special))
    }
}

/// The question that a player must answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The player must place this tile.
    Place(ShapeId),
    /// The player may, or must, place a figure from the supply. The player need not be the active one.
    Figure {
        /// The cell of the tile on which the figure is placed, or `None` if the answers are on several tiles.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Pos>,
        /// The expansion that asks, or `None` for the main action of a turn, to which expansions add alternatives.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Expansion>,
    },
    /// A question that belongs to an expansion.
    #[serde(untagged)]
    Expansion(ExpansionQuestion),
}

impl Question {
    /// Returns whether the question asks for a figure, at any time and of any player.
    pub const fn asks_for_figure(self) -> bool {
        matches!(self, Question::Figure { .. })
    }

    /// Returns whether the question asks for the main action of a turn.
    pub const fn is_main(self) -> bool {
        matches!(self, Question::Figure { by: None, .. })
    }
}

/// A pending decision: a question to a player, with every legal answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The number of the decision in its game, counted from 1. An answer can name it, to be applied to no other one.
    pub number: u32,
    /// The player who must answer. Not always the active player: an expansion may ask others.
    pub seat: Seat,
    /// The question, which decides the variants that `actions` can contain.
    pub question: Question,
    /// Every legal answer, each once. [`Game::apply`](super::Game::apply) accepts no other.
    pub actions: Vec<Action>,
}

impl Decision {
    /// Returns whether `action` is one of the legal answers.
    pub fn offers(&self, action: Action) -> bool {
        match action {
            Action::Place(spot) => self.actions.iter().any(|answer| matches!(answer, Action::Place(at) if *at == spot)),
            _ => self.actions.contains(&action),
        }
    }

    /// Returns the answer that is given for a player who does not answer: pass if possible, otherwise an answer that an
    /// expansion declares free of cost, otherwise the first legal answer that is not given besides the main action.
    pub fn fallback(&self) -> Option<Action> {
        let pass = || self.actions.iter().find(|&&answer| answer == Action::Pass);
        let free = || self.actions.iter().find(|answer| answer.costs_nothing());
        let main = || self.actions.iter().find(|answer| !answer.is_side_action());
        pass().or_else(free).or_else(main).or_else(|| self.actions.first()).copied()
    }
}

/// The reason why an action was refused. A refused action leaves the game unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The game has ended, so no further action is possible.
    #[error("the game is over")]
    Over,
    /// The game waits for the outcome of a draw, which no player can influence.
    #[error("the game waits for a draw")]
    AwaitsDraw,
    /// The pending question is of another kind, such as a placement when a figure is asked for.
    #[error("the answer does not match the pending question")]
    NotAsked,
    /// The tile does not fit on that cell with that rotation.
    #[error("the tile does not fit: {0}")]
    Misfit(#[from] Misfit),
    /// A rule of an expansion forbids the action.
    #[error(transparent)]
    Expansion(#[from] ExpansionRefusal),
    /// The tile has no segment with this index.
    #[error("the tile has no segment {0}")]
    NoSegment(SegmentIndex),
    /// This kind of figure cannot be placed on this kind of segment.
    #[error("a {figure:?} may not stand on a {kind:?}")]
    NotThere { figure: Figure, kind: Kind },
    /// The feature already has a figure that claims it, of any player (`base.md 3.2.2`).
    #[error("the segment is occupied")]
    Occupied,
    /// No figure of this kind is left in the player's supply.
    #[error("no {0:?} is left")]
    NoneLeft(Figure),
    /// The action is not legal, and none of the other reasons applies.
    #[error("that is not possible now")]
    NotOffered,
}
