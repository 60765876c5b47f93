//! What a table agrees on about monuments (`rules/monuments.md` B3, B5, §E; `rules/conflicts.md` C38, C39).

use crate::options::options;

options! {
    Monuments in monuments;
    /// What becomes of a monument that fits nowhere (`OURS` B3, `W-LAKE`).
    unplaceable: Unplaceable {
        /// Its small tile goes back into the pile, unless nothing in the pile could be laid either.
        Reshuffled "reshuffled",
        /// It leaves the game, as any other tile.
        Discarded "discarded",
    },
    /// What a cube costs in the turn in which its monument is laid (`004 §Placement P`: "également").
    placing_cube: PlacingCube {
        /// It is placed instead of a figure, as in any other turn (`OURS` B5).
        Instead "instead",
        /// It is placed as well as a figure.
        AsWell "as_well",
    },
    /// What a Chappa'ai is for (`OURS` §E).
    chappaai: Chappaai {
        /// Whoever lays one may place the meeple on a tile with another.
        Portal "portal",
        /// Nothing.
        Decoration "decoration",
    },
}
