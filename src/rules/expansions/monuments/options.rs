//! Options for monuments (`rules/monuments.md` B3, B5, §E; `rules/conflicts.md` C38, C39).

use crate::options::options;

options! {
    Monuments in monuments;
    /// The treatment of a monument that fits nowhere (`OURS` B3, `W-LAKE`).
    unplaceable: Unplaceable {
        /// Its small tile returns to the pile, unless no tile in the pile could be placed either.
        Reshuffled "reshuffled",
        /// It is discarded, as any other tile.
        Discarded "discarded",
    },
    /// The cost of a cube in the turn in which its monument is placed (`004 §Placement P`: "également").
    placing_cube: PlacingCube {
        /// It is placed instead of a figure, as in any other turn (`OURS` B5).
        Instead "instead",
        /// It is placed in addition to a figure.
        AsWell "as_well",
    },
    /// The use of a Chappa'ai (`OURS` §E).
    chappaai: Chappaai {
        /// A player who places one may place the meeple on a tile with another.
        Portal "portal",
        /// None.
        Decoration "decoration",
    },
}
