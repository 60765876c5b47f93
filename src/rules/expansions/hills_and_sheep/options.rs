//! Options for hills and sheep.
//!
//! The tile under a hill is always taken when the hill is placed, not when it is drawn (`hills_and_sheep.md 2.11`).

use crate::setup::options;

options! {
    HillsAndSheep in hills_and_sheep;
    /// The time in a turn at which players tend their flocks (`hills_and_sheep.md 1.2.2`).
    flock_timing: FlockTiming {
        /// After the player has placed a figure or declined to.
        AfterMeeple "after_meeple",
        /// Before the figure, as in the French rules. A shepherd that was herded can then be placed again immediately.
        BeforeMeeple "before_meeple",
    },
    /// The figures that may enter a field with other figures (`hills_and_sheep.md 1.1.3`).
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
    /// The treatment of a flock whose field is closed (`hills_and_sheep.md 1.4.1`).
    closed_field: ClosedField {
        /// The flock is herded immediately.
        Herded "herded",
        /// The flock stays there for the rest of the game.
        Stays "stays",
    },
    /// The way in which hills break ties (`hills_and_sheep.md 2.6`).
    hill_tie_break: HillTieBreak {
        /// Players with a figure on a hill beat the others.
        AnyOnHill "any_on_hill",
        /// The player with the most figures on hills wins.
        MostOnHill "most_on_hill",
    },
    /// Whether hills also break ties for monasteries (`hills_and_sheep.md 2.10`).
    hills_and_monks: HillsAndMonks {
        /// Hills decide ties for roads, cities and fields only.
        Ignored "ignored",
        /// Hills decide ties for monasteries too.
        Counted "counted",
    },
    /// The tile that is put under a hill (`hills_and_sheep.md 2.13`).
    under_tile: UnderTile {
        /// A tile from the pile, unseen.
        Drawn "drawn",
        /// A blank tile, so that the game does not lose a tile.
        Blank "blank",
    },
}

impl Sharing {
    /// Returns whether a farmer may enter a field with a shepherd.
    pub const fn allows_farmer_after_shepherd(self) -> bool {
        matches!(self, Sharing::FarmersAndShepherds | Sharing::NoShepherdAfterFarmer | Sharing::Everybody)
    }

    /// Returns whether a shepherd may enter a field with a farmer.
    pub const fn allows_shepherd_after_farmer(self) -> bool {
        matches!(self, Sharing::FarmersAndShepherds | Sharing::NoFarmerAfterShepherd | Sharing::Everybody)
    }

    /// Returns whether a shepherd may enter a field with another shepherd.
    pub const fn allows_shepherd_after_shepherd(self) -> bool {
        matches!(self, Sharing::Everybody)
    }
}
