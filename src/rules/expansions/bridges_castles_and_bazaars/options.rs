//! Options for bridges, castles and bazaars (`rules/conflicts.md` C13–C31).
//!
//! The option whether a builder's second part comes before the auction (C26) belongs to Traders & Builders. A castle
//! waits for another tile, which may be placed in the same turn (C15); there is no option to wait for another turn. For
//! the other conflicts, which have no option in `conflicts.md`, the defaults apply.

use crate::options::options;

options! {
    BridgesCastlesAndBazaars in bridges_castles_and_bazaars;
    /// The treatment of a tile that fits only with a bridge (C27, `force_bridge_to_place`; `001 n1`).
    needed_bridge: NeededBridge {
        /// It may be discarded instead.
        MayDiscard "may_discard",
        /// It must be placed with the bridge.
        MustBuild "must_build",
    },
    /// Whether a bridge may begin a new road (C28, `bridge_free_standing`; `001 n2`).
    free_bridge: FreeBridge {
        /// Both ends may face empty cells.
        Allowed "allowed",
        /// One end must meet a road, so every bridge is part of a placement.
        Refused "refused",
    },
    /// The small cities that may become castles (C13; `001 n5`–`n7`).
    castle_shape: CastleShape {
        /// Cities of two plain semicircles.
        TwoSemicircles "two_semicircles",
        /// All of two tiles.
        AnyTwoTiles "any_two_tiles",
    },
    /// The distribution of a bazaar's tiles (C24; `001 §Variante`).
    bazaar_mode: BazaarMode {
        /// By bids.
        Auction "auction",
        /// By bids that players file in private and the table then makes for them. For the rules it is an auction like
        /// any other, and records contain the open bids (`OURS`).
        Sealed "sealed",
        /// Each player takes one in turn, for nothing, and places it immediately.
        NoBid "no_bid",
        /// The same, unless a player asks for bids when the tiles are revealed (`001 n30`).
        OnRequest "on_request",
    },
    /// The first player of the round of turns after an auction (C22; `001 n27`).
    round_start: RoundStart {
        /// The player to the left of the one who placed the bazaar.
        LeftOfPlacer "left_of_placer",
        /// The player who got the first tile.
        FirstBuyer "first_buyer",
    },
}
