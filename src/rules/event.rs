//! Events: the consequences of actions and draws, from which messages, highlights and statistics are made.

use serde::Serialize;

use super::expansions::SpecialEvent;
use super::figure::Figure;
use super::geometry::{Pos, Rotation};
use super::score::Score;
use super::seat::Seat;
use super::tile::{SegmentIndex, ShapeId};

/// A consequence of the setup, a draw or an action. Events follow from the entries of a record, so records do not store
/// them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A turn began.
    Turn {
        /// The player whose turn it is from now on.
        seat: Seat,
    },
    /// A tile was drawn. All players see it.
    Drawn {
        /// The player who drew the tile.
        seat: Seat,
        /// The drawn tile.
        shape: ShapeId,
    },
    /// The drawn tile was discarded, because it fits nowhere or the player declined to use a special piece.
    Discarded {
        /// The player who drew the tile.
        seat: Seat,
        /// The discarded tile, which is out of the game.
        shape: ShapeId,
    },
    /// A tile was placed.
    Placed {
        /// The player who placed the tile.
        seat: Seat,
        /// The placed tile.
        shape: ShapeId,
        /// The cell of the tile, or the north-west cell of the square of a large tile.
        at: Pos,
        /// The clockwise rotation from the way the tile is printed.
        rotation: Rotation,
    },
    /// A figure was placed on the board.
    Deployed {
        /// The owner of the figure.
        seat: Seat,
        /// The kind of figure.
        figure: Figure,
        /// The cell of the segment on which the figure is from now on.
        at: Pos,
        /// The index of the segment on its tile.
        segment: SegmentIndex,
    },
    /// Points were awarded.
    Scored(Box<Score>),
    /// A figure returned to its owner's supply.
    Returned {
        /// The owner of the figure.
        seat: Seat,
        /// The kind of figure.
        figure: Figure,
        /// The cell that the figure left.
        at: Pos,
        /// The index of the segment that the figure left.
        segment: SegmentIndex,
    },
    /// A player resigned.
    Resigned {
        /// The player who resigned.
        seat: Seat,
    },
    /// A move was undone, with everything after it.
    TakenBack {
        /// The player whose move was undone.
        seat: Seat,
    },
    /// The game is over and everything is scored.
    Over,
    /// An event that belongs to an expansion.
    #[serde(untagged)]
    Special(SpecialEvent),
}
