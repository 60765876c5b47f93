//! Options for gifts (`rules/conflicts.md` C32–C37). There is no choice in C32, C34 and C37, and C35 concerns the Fortune
//! Teller, which does not exist yet.

use crate::options::options;

options! {
    TheGifts in the_gifts;
    /// The features that bring a gift when they are extended (C36, `gift_control`).
    control: Control {
        /// Features in which another player is stronger than the one who extends them.
        MajorityOfOthers "majority_of_others",
        /// Features in which every other player present is stronger: a tie with one of them is enough to get nothing, as in
        /// the printed French rules.
        StrictFrench "strict_french",
    },
    /// The treatment of the tile that Take 2 leaves over (C33, `take2_other_tile`).
    other_tile: OtherTile {
        /// It is shuffled into the pile, as the card says.
        Reshuffled "reshuffled",
        /// It is discarded (`003 n10`).
        Discarded "discarded",
    },
}
