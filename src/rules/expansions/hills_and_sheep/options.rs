//! What a table agrees on about hills and sheep (`rules/conflicts.md` C1–C8).

use crate::options::options;

options! {
    HillsAndSheep in hills_and_sheep;
    /// When a flock is tended (C2; `000 n2`).
    flock_timing: FlockTiming {
        /// After the figure of the turn.
        AfterMeeple "after_meeple",
        /// Before it, as the printed French rules have it: a shepherd that was herded may be placed again at once.
        BeforeMeeple "before_meeple",
    },
    /// Who may enter a field that others are in (C1).
    sharing: Sharing {
        /// Farmers and shepherds do not mind each other; a shepherd keeps others out.
        FarmersAndShepherds "farmers_and_shepherds",
        /// A farmer may not follow a shepherd.
        NoFarmerAfterShepherd "no_farmer_after_shepherd",
        /// A shepherd may not follow a farmer.
        NoShepherdAfterFarmer "no_shepherd_after_farmer",
        /// Whoever comes first is alone.
        Nobody "nobody",
        /// Everybody may come, other shepherds too.
        Everybody "everybody",
    },
    /// What becomes of a flock whose field closes (C5; `000 §Cas particulier`).
    closed_field: ClosedField {
        /// It is herded at once.
        Herded "herded",
        /// Nothing: it stays there for good.
        Stays "stays",
    },
    /// How hills decide a tie (C3; `000 n6`, `n7`).
    hill_tie_break: HillTieBreak {
        /// Whoever has a figure on a hill beats whoever has none.
        AnyOnHill "any_on_hill",
        /// Whoever has the most figures on hills wins.
        MostOnHill "most_on_hill",
    },
    /// Whether hills also decide between monks (C8).
    hills_and_monks: HillsAndMonks {
        /// Roads, cities and fields only.
        Ignored "ignored",
        /// Monasteries too.
        Counted "counted",
    },
    /// What goes under a hill (C4).
    under_tile: UnderTile {
        /// A tile from the pile, which nobody sees (`000 §Collines 1`).
        Drawn "drawn",
        /// A blank one: no tile is lost (`000 §Règles non officielles`).
        Blank "blank",
    },
}

impl Sharing {
    /// Whether a farmer may enter a field with a shepherd.
    pub const fn farmer_after_shepherd(self) -> bool {
        matches!(self, Sharing::FarmersAndShepherds | Sharing::NoShepherdAfterFarmer | Sharing::Everybody)
    }

    /// Whether a shepherd may enter a field with a farmer.
    pub const fn shepherd_after_farmer(self) -> bool {
        matches!(self, Sharing::FarmersAndShepherds | Sharing::NoFarmerAfterShepherd | Sharing::Everybody)
    }

    /// Whether a shepherd may enter a field with a shepherd.
    pub const fn shepherd_after_shepherd(self) -> bool {
        matches!(self, Sharing::Everybody)
    }
}
