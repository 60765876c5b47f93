//! Events: consequences of actions and draws, for texts, highlights and statistics.

use serde::Serialize;

use super::expansions::SpecialEvent;
use super::figure::Figure;
use super::geometry::{Pos, Rotation};
use super::score::Score;
use super::seat::Seat;
use super::tile::{SegmentIndex, ShapeId};

/// A consequence of setup, draws and actions; derived, so no record stores it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A turn began.
    Turn {
        /// The player.
        seat: Seat,
    },
    /// A tile was drawn, visible to all.
    Drawn {
        /// The player.
        seat: Seat,
        /// The tile.
        shape: ShapeId,
    },
    /// The tile fits nowhere and was discarded.
    Discarded {
        /// The player who drew it.
        seat: Seat,
        /// The tile.
        shape: ShapeId,
    },
    /// A tile was placed.
    Placed {
        /// The player.
        seat: Seat,
        /// The tile.
        shape: ShapeId,
        /// The cell.
        at: Pos,
        /// The rotation.
        rotation: Rotation,
    },
    /// A figure was placed on the board.
    Deployed {
        /// The player.
        seat: Seat,
        /// The figure.
        figure: Figure,
        /// The cell.
        at: Pos,
        /// The segment of the tile there.
        segment: SegmentIndex,
    },
    /// A feature was scored.
    Scored(Box<Score>),
    /// A figure returned to its owner's supply.
    Returned {
        /// The player.
        seat: Seat,
        /// The figure.
        figure: Figure,
        /// The cell that it left.
        at: Pos,
        /// The segment that it left.
        segment: SegmentIndex,
    },
    /// A player resigned.
    Resigned {
        /// The player.
        seat: Seat,
    },
    /// A move was undone, with everything after it.
    TakenBack {
        /// The player.
        seat: Seat,
    },
    /// The game is over and everything is scored.
    Over,
    /// An event of an expansion.
    #[serde(untagged)]
    Special(SpecialEvent),
}
