//! What happened: facts for texts, highlights and statistics.

use serde::Serialize;

use super::expansions::SpecialEvent;
use super::figure::Figure;
use super::geometry::{Pos, Rotation};
use super::score::Score;
use super::seat::Seat;
use super::tile::{SegmentIndex, ShapeId};

/// Something that happened at the table. Events follow from setup, draws and actions, so no record stores them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A turn began.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// A tile was drawn; everybody sees it.
    Drawn {
        /// Who drew.
        seat: Seat,
        /// The tile.
        shape: ShapeId,
    },
    /// The tile fits nowhere and left the game.
    Discarded {
        /// Who had drawn it.
        seat: Seat,
        /// The tile.
        shape: ShapeId,
    },
    /// A tile was laid.
    Placed {
        /// Who laid it.
        seat: Seat,
        /// The tile.
        shape: ShapeId,
        /// Where.
        at: Pos,
        /// How it is turned.
        rotation: Rotation,
    },
    /// A figure came onto the board.
    Deployed {
        /// Whose.
        seat: Seat,
        /// What.
        figure: Figure,
        /// The cell.
        at: Pos,
        /// The segment of the tile there.
        segment: SegmentIndex,
    },
    /// A feature was scored.
    Scored(Box<Score>),
    /// A figure went back to its owner's supply.
    Returned {
        /// Whose.
        seat: Seat,
        /// What.
        figure: Figure,
        /// The cell that it stood on.
        at: Pos,
        /// The segment that it stood on.
        segment: SegmentIndex,
    },
    /// Somebody left the game for good.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// A move was taken back, and all that came after it.
    TakenBack {
        /// Whose.
        seat: Seat,
    },
    /// The game is over and everything is scored.
    Over,
    /// Something of an expansion.
    #[serde(untagged)]
    Special(SpecialEvent),
}
