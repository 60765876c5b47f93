//! Options for hills and sheep (`rules/conflicts.md` C1–C8).
//!
//! The tile under a hill is taken when the hill is placed, not when it is drawn (C47). No option changes that.

use crate::options::options;

options! {
    HillsAndSheep in hills_and_sheep;
    /// The time in a turn at which players tend their flocks (C2; `000 n2`).
    flock_timing: FlockTiming {
        /// After the player has placed a figure or declined to.
        AfterMeeple "after_meeple",
        /// Before the figure, as in the printed French rules. A shepherd that was herded can then be placed again
        /// immediately.
        BeforeMeeple "before_meeple",
    },
    /// The figures that may enter a field with other figures (C1).
    sharing: Sharing {
        /// Farmers and shepherds may share a field. A shepherd keeps other shepherds out.
        FarmersAndShepherds "farmers_and_shepherds",
        /// A farmer may not enter a field with a shepherd.
        NoFarmerAfterShepherd "no_farmer_after_shepherd",
        /// A shepherd may not enter a field with a farmer.
        NoShepherdAfterFarmer "no_shepherd_after_farmer",
        /// No other figure may enter, so the shepherd is alone.
        Nobody "nobody",
        /// Every figure may enter, even a second shepherd.
        Everybody "everybody",
    },
    /// The treatment of a flock whose field is closed (C5; `000 §Cas particulier`).
    closed_field: ClosedField {
        /// The flock is herded immediately.
        Herded "herded",
        /// The flock stays there for the rest of the game.
        Stays "stays",
    },
    /// The way in which hills break ties (C3; `000 n6`, `n7`).
    hill_tie_break: HillTieBreak {
        /// Players with a figure on a hill beat the others.
        AnyOnHill "any_on_hill",
        /// The player with the most figures on hills wins.
        MostOnHill "most_on_hill",
    },
    /// Whether hills also break ties for monasteries (C8).
    hills_and_monks: HillsAndMonks {
        /// Hills decide ties for roads, cities and fields only.
        Ignored "ignored",
        /// Hills decide ties for monasteries too.
        Counted "counted",
    },
    /// The tile that is put under a hill (C4).
    under_tile: UnderTile {
        /// A tile from the pile, unseen (`000 §Collines 1`).
        Drawn "drawn",
        /// A blank tile, so that the game does not lose a tile (`000 §Règles non officielles`).
        Blank "blank",
    },
}

impl Sharing {
    /// Returns whether a farmer may enter a field with a shepherd.
    pub const fn farmer_after_shepherd(self) -> bool {
        matches!(self, Sharing::FarmersAndShepherds | Sharing::NoShepherdAfterFarmer | Sharing::Everybody)
    }

    /// Returns whether a shepherd may enter a field with a farmer.
    pub const fn shepherd_after_farmer(self) -> bool {
        matches!(self, Sharing::FarmersAndShepherds | Sharing::NoFarmerAfterShepherd | Sharing::Everybody)
    }

    /// Returns whether a shepherd may enter a field with another shepherd.
    pub const fn shepherd_after_shepherd(self) -> bool {
        matches!(self, Sharing::Everybody)
    }
}
