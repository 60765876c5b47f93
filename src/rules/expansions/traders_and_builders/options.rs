//! What a table agrees on about goods, builders and pigs (`rules/traders_and_builders.md` §6).

use serde::{Deserialize, Serialize};

/// The options of Traders & Builders, each at the rules' default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Whether a second tile may be declined (TB-C2).
    pub double_turn: DoubleTurn,
    /// What becomes of a builder or pig whose last companion leaves (TB-C4).
    pub lonely_specials: LonelySpecials,
    /// Whether the auction of a bazaar comes before the second tile of whoever laid it (TB-C6, C26).
    pub builder_bazaar_order: BuilderBazaarOrder,
}

/// Whether a second tile may be declined (TB-C2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DoubleTurn {
    /// It comes without a question.
    #[default]
    Automatic,
    /// Whoever earned it is asked.
    Ask,
}

/// What becomes of a builder or pig whose last companion leaves (TB-C4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LonelySpecials {
    /// It goes home at once (§3.24, §4.8).
    #[default]
    Return,
    /// It stays, as the oldest rules have it: the builder until its feature is completed, the pig for good.
    Stay,
}

/// Whether the auction of a bazaar comes before the second tile of whoever laid it (TB-C6, C26; `001 n36`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BuilderBazaarOrder {
    /// The auction and its round of turns, then the second tile.
    #[default]
    BazaarFirst,
    /// The second tile, then the auction.
    BuilderFirst,
}
