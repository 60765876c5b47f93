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
