//! What a table agrees on about bridges, castles and bazaars (`rules/conflicts.md` C13–C31).
//!
//! Whether a builder's second part comes before the auction (C26) is agreed on with Traders & Builders. A castle waits for another
//! tile, be it in the same turn (C15); that it waits for another turn is no option yet. The others are settled by their defaults,
//! which `conflicts.md` names no option for.

use serde::{Deserialize, Serialize};

/// The options of Bridges, Castles & Bazaars, each at the rules' default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// What may become of a tile that fits only with a bridge (C27).
    pub needed_bridge: NeededBridge,
    /// Whether a bridge may begin a road of its own (C28).
    pub free_bridge: FreeBridge,
    /// Which small cities may become castles (C13).
    pub castle_shape: CastleShape,
    /// How the tiles of a bazaar find their owners (C24).
    pub bazaar_mode: BazaarMode,
    /// Who begins the round of turns after an auction (C22).
    pub round_start: RoundStart,
}

/// What may become of a tile that fits only with a bridge (C27, `force_bridge_to_place`; `001 n1`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NeededBridge {
    /// It may be discarded instead.
    #[default]
    MayDiscard,
    /// It must be laid with the bridge.
    MustBuild,
}

/// Whether a bridge may begin a road of its own (C28, `bridge_free_standing`; `001 n2`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FreeBridge {
    /// Both ends may face empty cells.
    #[default]
    Allowed,
    /// One end must meet a road. Such a bridge is always one that the placement needs.
    Refused,
}

/// Which small cities may become castles (C13; `001 n5`–`n7`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CastleShape {
    /// Those of two plain semicircles.
    #[default]
    TwoSemicircles,
    /// All of two tiles.
    AnyTwoTiles,
}

/// How the tiles of a bazaar find their owners (C24; `001 §Variante`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BazaarMode {
    /// By bids.
    #[default]
    Auction,
    /// By bids that the players file in private and the table then makes for them. To the rules it is an auction like any
    /// other, so records hold the open bids (`OURS`).
    Sealed,
    /// Each takes one in turn, for nothing, and plays it at once.
    NoBid,
    /// The same, unless somebody asks for bids when the tiles lie open (`001 n30`).
    OnRequest,
}

/// Who begins the round of turns after an auction (C22; `001 n27`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoundStart {
    /// The player to the left of the one who laid the bazaar.
    #[default]
    LeftOfPlacer,
    /// Whoever got the first tile.
    FirstBuyer,
}
