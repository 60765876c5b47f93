//! What a table agrees on about abbeys, wagons, barns and mayors (`rules/abbey_and_mayor.md` §6).

use serde::{Deserialize, Serialize};

/// The options of Abbey & Mayor, each at the rules' default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Whether abbeys may be laid after the last tile (AM-C1).
    pub abbey_final_round: FinalRound,
    /// Where a wagon may move on to (AM-C2).
    pub wagon_move: WagonMove,
    /// Whether several barns may be put into one field.
    pub barn_placement: BarnPlacement,
    /// Whether a wagon on a castle that was scored may move on (AM-C3).
    pub wagon_after_castle: WagonAfterCastle,
    /// What a mayor on a castle gets (§8.11).
    pub castle_mayor_lord: CastleMayor,
}

/// Whether abbeys may be laid after the last tile (`abbey_final_round`, §2.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FinalRound {
    /// Everybody who still has one is asked once.
    #[default]
    On,
    /// They are lost.
    Off,
}

/// Where a wagon may move on to (`wagon_move`, §4.5, §4.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WagonMove {
    /// Onto its own tile or one around it.
    #[default]
    Adjacent,
    /// To what a road connects with what was scored, as in the first edition.
    Connected,
}

/// Whether several barns may be put into one field (`barn_placement`, §5.1.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BarnPlacement {
    /// Only one; fields that join may bring more together.
    #[default]
    NotWithBarn,
    /// As many as people like.
    Free,
}

/// Whether a wagon on a castle that was scored may move on (`wagon_after_castle`, §8.10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WagonAfterCastle {
    /// To something in the six cells of the castle.
    #[default]
    Neighbourhood,
    /// It goes home.
    None,
}

/// What a mayor on a castle gets (`castle_mayor_lord`, §8.11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CastleMayor {
    /// Nothing.
    #[default]
    ScoresNothing,
    /// What any other lord gets.
    Allowed,
}
