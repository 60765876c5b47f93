//! What a table agrees on about hills and sheep (`rules/conflicts.md` C1–C8).

use serde::{Deserialize, Serialize};

/// The options of Hills & Sheep, each at the rules' default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// When a flock is tended (C2).
    pub flock_timing: FlockTiming,
    /// Who may enter a field that others are in (C1).
    pub sharing: Sharing,
    /// What becomes of a flock whose field closes (C5).
    pub closed_field: ClosedField,
    /// How hills decide a tie (C3).
    pub hill_tie_break: HillTieBreak,
    /// Whether hills also decide between monks (C8).
    pub hills_and_monks: HillsAndMonks,
    /// What goes under a hill (C4).
    pub under_tile: UnderTile,
}

/// When a flock is tended (C2; `000 n2`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FlockTiming {
    /// After the figure of the turn.
    #[default]
    AfterMeeple,
    /// Before it, as the printed French rules have it: a shepherd that was herded may be placed again at once.
    BeforeMeeple,
}

/// Who may enter a field that others are in (C1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sharing {
    /// Farmers and shepherds do not mind each other; a shepherd keeps others out.
    #[default]
    FarmersAndShepherds,
    /// A farmer may not follow a shepherd.
    NoFarmerAfterShepherd,
    /// A shepherd may not follow a farmer.
    NoShepherdAfterFarmer,
    /// Whoever comes first is alone.
    Nobody,
    /// Everybody may come, other shepherds too.
    Everybody,
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

/// What becomes of a flock whose field closes (C5; `000 §Cas particulier`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClosedField {
    /// It is herded at once.
    #[default]
    Herded,
    /// Nothing: it stays there for good.
    Stays,
}

/// How hills decide a tie (C3; `000 n6`, `n7`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HillTieBreak {
    /// Whoever has a figure on a hill beats whoever has none.
    #[default]
    AnyOnHill,
    /// Whoever has the most figures on hills wins.
    MostOnHill,
}

/// Whether hills also decide between monks (C8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HillsAndMonks {
    /// Roads, cities and fields only.
    #[default]
    Ignored,
    /// Monasteries too.
    Counted,
}

/// What goes under a hill (C4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UnderTile {
    /// A tile from the pile, which nobody sees (`000 §Collines 1`).
    #[default]
    Drawn,
    /// A blank one: no tile is lost (`000 §Règles non officielles`).
    Blank,
}
