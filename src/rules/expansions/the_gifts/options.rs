//! Options for gifts (`rules/conflicts.md` C32–C37). C32, C34 and C37 leave no choice. C35 is about the Fortune Teller,
//! which is not implemented.

use crate::options::options;

options! {
    TheGifts in the_gifts;
    /// The features that give a player a gift for extending them (C36, `gift_control`).
    control: Control {
        /// Features in which another player has a greater strength than the player who extends them.
        MajorityOfOthers "majority_of_others",
        /// Features in which every other player present has a greater strength, as in the printed French rules. A tie
        /// with one of them is enough to get no gift.
        StrictFrench "strict_french",
    },
    /// The treatment of the tile that the player does not keep after Take 2 (C33, `take2_other_tile`).
    other_tile: OtherTile {
        /// The tile is shuffled into the pile, as the card says.
        Reshuffled "reshuffled",
        /// The tile is discarded (`003 n10`).
        Discarded "discarded",
    },
}
