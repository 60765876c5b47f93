//! What a table agrees on about gifts (`rules/conflicts.md` C32–C37). C32, C34 and C37 leave nothing to choose, and C35
//! waits for the Fortune Teller.

use crate::options::options;

options! {
    TheGifts in the_gifts;
    /// Whose features bring a gift when they are extended (C36, `gift_control`).
    control: Control {
        /// Those in which somebody else is stronger than the one who extends them.
        MajorityOfOthers "majority_of_others",
        /// Those in which everybody else who is there is: having as much as one other player is enough to get nothing, as the
        /// printed French rules have it.
        StrictFrench "strict_french",
    },
    /// What becomes of the tile that Take 2 leaves over (C33, `take2_other_tile`).
    other_tile: OtherTile {
        /// It is shuffled back into the pile, as the card says.
        Reshuffled "reshuffled",
        /// It leaves the game (`003 n10`).
        Discarded "discarded",
    },
}
