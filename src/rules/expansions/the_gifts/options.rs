//! What a table agrees on about gifts (`rules/conflicts.md` C32–C37). C32, C34 and C37 leave nothing to choose, and C35
//! waits for the Fortune Teller.

use serde::{Deserialize, Serialize};

/// The options of The Gifts, each at the rules' default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Whose features bring a gift when they are extended (C36).
    pub control: Control,
    /// What becomes of the tile that Take 2 leaves over (C33).
    pub other_tile: OtherTile,
}

/// Whose features bring a gift when they are extended (C36, `gift_control`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Control {
    /// Those in which somebody else is stronger than the one who extends them.
    #[default]
    MajorityOfOthers,
    /// Those in which everybody else who is there is: having as much as one other player is enough to get nothing, as the
    /// printed French rules have it.
    StrictFrench,
}

/// What becomes of the tile that Take 2 leaves over (C33, `take2_other_tile`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OtherTile {
    /// It is shuffled back into the pile, as the card says.
    #[default]
    Reshuffled,
    /// It leaves the game (`003 n10`).
    Discarded,
}
