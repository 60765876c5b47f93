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
    /// The shepherd: fields only, and no follower: it claims nothing (`000 §Berger`).
    Shepherd,
}

impl Figure {
    /// Every kind of figure, in a fixed order.
    pub const ALL: [Figure; 3] = [Figure::Meeple, Figure::Abbot, Figure::Shepherd];

    /// A dense number, below the length of [`Figure::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether it occupies the feature that it stands on, so that nobody else may enter.
    pub const fn claims(self) -> bool {
        match self {
            Figure::Meeple | Figure::Abbot => true,
            Figure::Shepherd => false,
        }
    }

    /// What it counts for a majority.
    pub const fn strength(self) -> u8 {
        match self {
            Figure::Meeple | Figure::Abbot => 1,
            Figure::Shepherd => 0,
        }
    }
}
