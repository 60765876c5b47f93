//! Options for monuments (`monuments.md 3.3, 3.5, 4.1`).

use crate::setup::options;

options! {
    Monuments in monuments;
    /// The treatment of a monument that fits nowhere (`monuments.md 3.3`).
    unplaceable: Unplaceable {
        /// Its small tile returns to the pile, unless no tile in the pile could be placed either.
        Reshuffled "reshuffled",
        /// The monument is discarded, like any other tile.
        Discarded "discarded",
    },
    /// Whether the player can place a cube and a figure when they place a monument (`monuments.md 3.5`).
    placing_cube: PlacingCube {
        /// The cube is placed instead of a figure, as in any other turn.
        Instead "instead",
        /// The cube is placed in addition to a figure.
        AsWell "as_well",
    },
    /// The effect of a Chappa'ai (`monuments.md 4.1`).
    chappaai: Chappaai {
        /// A player who places a tile with a Chappa'ai can place the meeple on another such tile.
        Portal "portal",
        /// A Chappa'ai has no effect.
        Decoration "decoration",
    },
}
