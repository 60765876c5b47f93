//! Options for hills and sheep (`rules/conflicts.md` C1–C8).

use crate::options::options;

options! {
    HillsAndSheep in hills_and_sheep;
    /// The time of tending a flock (C2; `000 n2`).
    flock_timing: FlockTiming {
        /// After the figure of the turn.
        AfterMeeple "after_meeple",
        /// Before it, as in the printed French rules: a shepherd that was herded may be placed again immediately.
        BeforeMeeple "before_meeple",
    },
    /// The figures that may enter an occupied field (C1).
    sharing: Sharing {
        /// Farmers and shepherds may share it; a shepherd keeps other shepherds out.
        FarmersAndShepherds "farmers_and_shepherds",
        /// A farmer may not follow a shepherd.
        NoFarmerAfterShepherd "no_farmer_after_shepherd",
        /// A shepherd may not follow a farmer.
        NoShepherdAfterFarmer "no_shepherd_after_farmer",
        /// No other figure may enter.
        Nobody "nobody",
        /// Every figure may enter, other shepherds too.
        Everybody "everybody",
    },
    /// The treatment of a flock whose field closes (C5; `000 §Cas particulier`).
    closed_field: ClosedField {
        /// It is herded immediately.
        Herded "herded",
        /// It stays there permanently.
        Stays "stays",
    },
    /// The tie-break by hills (C3; `000 n6`, `n7`).
    hill_tie_break: HillTieBreak {
        /// Players with a figure on a hill beat the others.
        AnyOnHill "any_on_hill",
        /// The player with the most figures on hills wins.
        MostOnHill "most_on_hill",
    },
    /// Whether hills also break ties between monks (C8).
    hills_and_monks: HillsAndMonks {
        /// No: only for roads, cities and fields.
        Ignored "ignored",
        /// Yes.
        Counted "counted",
    },
    /// The tile under a hill (C4).
    under_tile: UnderTile {
        /// A tile from the pile, unseen (`000 §Collines 1`).
        Drawn "drawn",
        /// A blank tile, so that no tile is lost (`000 §Règles non officielles`).
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

    /// Returns whether a shepherd may enter a field with a shepherd.
    pub const fn shepherd_after_shepherd(self) -> bool {
        matches!(self, Sharing::Everybody)
    }
}
