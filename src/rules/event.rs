//! Events: the consequences of actions and draws, from which messages, highlights and statistics are made.

use serde::Serialize;

use super::expansions::ExpansionEvent;
use super::figure::Figure;
use super::geometry::{Pos, Rotation};
use super::score::Score;
use super::seat::Seat;
use super::tile::{SegmentIndex, ShapeId};

/// A consequence of the setup, a draw or an action. `seat` is the player whom the comment of the variant is about.
///
/// Events follow from the entries of a record, so records do not store them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The turn passed to the next player.
    Turn {
        /// The new active player.
        seat: Seat,
    },
    /// A tile was drawn from the pile, face up, so all players see it.
    Drawn {
        seat: Seat,
        /// The design of the drawn tile.
        shape: ShapeId,
    },
    /// The drawn tile was discarded, because it fits nowhere or the player declined to use a special piece.
    Discarded {
        seat: Seat,
        /// The discarded tile, which is out of the game.
        shape: ShapeId,
    },
    /// A tile was placed on the board. Events about features that it completes follow.
    Placed {
        seat: Seat,
        shape: ShapeId,
        /// The cell of the tile. For a large tile, its north-west cell.
        at: Pos,
        /// The clockwise rotation, relative to the printed orientation.
        rotation: Rotation,
    },
    /// A figure was placed on a segment, usually from its owner's supply.
    Deployed {
        /// The owner of the figure, who may differ from the active player.
        seat: Seat,
        /// The kind, which decides whether it claims the feature.
        figure: Figure,
        at: Pos,
        segment: SegmentIndex,
    },
    /// Points were awarded or, for a negative score, paid.
    Scored(Box<Score>),
    /// A figure returned to its owner's supply, where it can be used again.
    Returned {
        seat: Seat,
        figure: Figure,
        /// The cell that the figure left.
        at: Pos,
        /// The segment that the figure left, as an index into the shape of the tile at `at`.
        segment: SegmentIndex,
    },
    /// A player left the game. Their figures stay on the board, and their turns are skipped.
    Resigned { seat: Seat },
    /// A move was undone, with everything that followed it.
    TakenBack { seat: Seat },
    /// Final scoring is finished. No event follows.
    Over,
    /// An event that belongs to an expansion.
    #[serde(untagged)]
    Expansion(ExpansionEvent),
}
