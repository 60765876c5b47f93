//! Events: the consequences of actions and draws, from which messages, highlights and statistics are made.

use serde::Serialize;

use crate::{ExpansionEvent, Figure, Pos, Rotation, Score, Seat, SegmentIndex, ShapeId};

/// A consequence of the setup, a draw or an action. `seat` is the player whom the comment of the variant is about.
///
/// Events follow from the entries of a record, so records do not store them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The turn passed to this player.
    Turn { seat: Seat },
    /// A tile was drawn from the pile, face up, so all players see it.
    Drawn { seat: Seat, shape: ShapeId },
    /// The drawn tile was discarded, because it fits nowhere or the player declined to use a special piece.
    Discarded { seat: Seat, shape: ShapeId },
    /// A tile was placed, a large one with its north-west cell at `at`. Events about features that it completes follow.
    Placed { seat: Seat, shape: ShapeId, at: Pos, rotation: Rotation },
    /// A figure of `seat`, who need not be the active player, was placed on a segment, usually from the supply.
    Deployed { seat: Seat, figure: Figure, at: Pos, segment: SegmentIndex },
    /// Points were awarded or, for a negative score, paid.
    Scored(Box<Score>),
    /// A figure left a segment for its owner's supply, where it can be used again.
    Returned { seat: Seat, figure: Figure, at: Pos, segment: SegmentIndex },
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
