//! What a table agrees on about monuments (`rules/monuments.md` B3, B5, §E; `rules/conflicts.md` C38, C39).

use serde::{Deserialize, Serialize};

/// The options of Monuments, each at the rules' default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// What becomes of a monument that fits nowhere (C39).
    pub unplaceable: Unplaceable,
    /// What a cube costs in the turn in which its monument is laid (C38).
    pub placing_cube: PlacingCube,
    /// What a Chappa'ai is for.
    pub chappaai: Chappaai,
}

/// What becomes of a monument that fits nowhere (`OURS` B3, `W-LAKE`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unplaceable {
    /// Its small tile goes back into the pile, unless nothing in the pile could be laid either.
    #[default]
    Reshuffled,
    /// It leaves the game, as any other tile.
    Discarded,
}

/// What a cube costs in the turn in which its monument is laid (`004 §Placement P`: "également").
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlacingCube {
    /// It is placed instead of a figure, as in any other turn (`OURS` B5).
    #[default]
    Instead,
    /// It is placed as well as a figure.
    AsWell,
}

/// What a Chappa'ai is for (`OURS` §E).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chappaai {
    /// Whoever lays one may place the meeple on a tile with another.
    #[default]
    Portal,
    /// Nothing.
    Decoration,
}
