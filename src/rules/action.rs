//! What can be asked of a player, and what can be answered.

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
    /// Lay the tile in hand.
    Place(Placement),
    /// Put a figure on a segment of the tile just laid.
    Deploy {
        /// What to put there.
        figure: Figure,
        /// The segment, by its place in the shape's list.
        segment: SegmentIndex,
    },
    /// Do nothing.
    Pass,
    /// Something that an expansion adds.
    #[serde(untagged)]
    Special(SpecialAction),
}

impl Action {
    /// Whether an expansion says that it costs its player nothing.
    fn gives_nothing_away(self) -> bool {
        matches!(self, Action::Special(special) if (special.expansion().hooks().gives_nothing_away)(special))
    }
}

/// What a decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Where to lay this tile.
    Place(ShapeId),
    /// The main action after laying a tile: a figure, or whatever expansions offer instead.
    Act,
    /// Something that an expansion asks.
    #[serde(untagged)]
    Special(SpecialQuestion),
}

/// A choice that the game waits for: who must choose, about what, and every legal answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Counts the decisions of a game from 1, so that an answer can name the one it is for.
    pub number: u32,
    /// Who must choose.
    pub seat: Seat,
    /// About what.
    pub question: Question,
    /// Every legal answer, each once.
    pub actions: Vec<Action>,
}

impl Decision {
    /// Whether that is one of the answers. A spot, the answer given most, is compared with spots alone: to compare whole
    /// actions took a twentieth of the time of a random game.
    pub fn offers(&self, action: Action) -> bool {
        match action {
            Action::Place(spot) => self.actions.iter().any(|answer| matches!(answer, Action::Place(at) if *at == spot)),
            _ => self.actions.contains(&action),
        }
    }

    /// Whether a figure may be put on the tile just laid.
    pub fn asks_for_figures(&self) -> bool {
        self.question == Question::Act || self.actions.iter().any(|answer| matches!(answer, Action::Deploy { .. }))
    }

    /// The answer given for somebody who does not answer, the cheapest there is: to do nothing, or what an expansion says
    /// gives nothing away, or else the first legal answer. No piece is spent where that can be helped.
    pub fn fallback(&self) -> Option<Action> {
        let pass = || self.actions.iter().find(|&&answer| answer == Action::Pass);
        let free = || self.actions.iter().find(|answer| answer.gives_nothing_away());
        pass().or_else(free).or_else(|| self.actions.first()).copied()
    }
}

/// Why an action was refused. The game is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// Something must be drawn first.
    #[error("the game waits for a draw")]
    AwaitsDraw,
    /// The action answers another kind of question.
    #[error("that is not what is asked now")]
    Unasked,
    /// The tile does not fit there.
    #[error("the tile does not fit: {0}")]
    Misfit(#[from] Misfit),
    /// A rule of an expansion forbids it.
    #[error(transparent)]
    Special(#[from] SpecialRefusal),
    /// The tile just laid has no such segment.
    #[error("the tile has no segment {0}")]
    NoSegment(SegmentIndex),
    /// Such a figure may not stand there.
    #[error("a {figure:?} may not stand on a {kind:?}")]
    NotThere {
        /// The figure.
        figure: Figure,
        /// What the segment is.
        kind: Kind,
    },
    /// The feature has a figure already (`W-BASE`).
    #[error("somebody is there already")]
    Occupied,
    /// The player has no such figure left.
    #[error("no {0:?} is left")]
    NoneLeft(Figure),
    /// It is not among the legal answers.
    #[error("that is not possible now")]
    NotOffered,
}
