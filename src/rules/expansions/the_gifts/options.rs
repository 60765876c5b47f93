//! Options for gifts.

use crate::setup::options;

options! {
    TheGifts in the_gifts;
    /// The features that give a player a gift for extending them (`the_gifts.md 1.3`).
    control: Control {
        /// Features in which another player has a greater strength than the player who extends them.
        MajorityOfOthers "majority_of_others",
        /// Features in which every other player present has a greater strength, as in the printed French rules. A tie
        /// with one of them is enough to get no gift.
        StrictFrench "strict_french",
    },
    /// The treatment of the tile that the player does not keep after Take 2 (`the_gifts.md 7.1`).
    other_tile: OtherTile {
        /// The tile is shuffled into the pile, as the card says.
        Reshuffled "reshuffled",
        /// The tile is discarded.
        Discarded "discarded",
    },
}
