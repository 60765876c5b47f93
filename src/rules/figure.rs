//! The wooden figures.

use serde::{Deserialize, Serialize};

/// A kind of figure that stands on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Figure {
    /// An ordinary meeple: knight, highwayman, monk or farmer by where it stands.
    Meeple,
    /// The abbot: monasteries and gardens only.
    Abbot,
}

impl Figure {
    /// Every kind of figure, in a fixed order.
    pub const ALL: [Figure; 2] = [Figure::Meeple, Figure::Abbot];

    /// A dense number, below the length of [`Figure::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether it occupies the feature that it stands on, so that nobody else may enter.
    pub const fn claims(self) -> bool {
        match self {
            Figure::Meeple | Figure::Abbot => true,
        }
    }

    /// What it counts for a majority.
    pub const fn strength(self) -> u8 {
        match self {
            Figure::Meeple | Figure::Abbot => 1,
        }
    }
}
