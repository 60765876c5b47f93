//! What a table agrees on about bridges, castles and bazaars (`rules/conflicts.md` C13–C31).
//!
//! Whether a builder's second part comes before the auction (C26) is agreed on with Traders & Builders. A castle waits for another
//! tile, be it in the same turn (C15); that it waits for another turn is no option yet. The others are settled by their defaults,
//! which `conflicts.md` names no option for.

use crate::options::options;

options! {
    BridgesCastlesAndBazaars in bridges_castles_and_bazaars;
    /// What may become of a tile that fits only with a bridge (C27, `force_bridge_to_place`; `001 n1`).
    needed_bridge: NeededBridge {
        /// It may be discarded instead.
        MayDiscard "may_discard",
        /// It must be laid with the bridge.
        MustBuild "must_build",
    },
    /// Whether a bridge may begin a road of its own (C28, `bridge_free_standing`; `001 n2`).
    free_bridge: FreeBridge {
        /// Both ends may face empty cells.
        Allowed "allowed",
        /// One end must meet a road. Such a bridge is always one that the placement needs.
        Refused "refused",
    },
    /// Which small cities may become castles (C13; `001 n5`–`n7`).
    castle_shape: CastleShape {
        /// Those of two plain semicircles.
        TwoSemicircles "two_semicircles",
        /// All of two tiles.
        AnyTwoTiles "any_two_tiles",
    },
    /// How the tiles of a bazaar find their owners (C24; `001 §Variante`).
    bazaar_mode: BazaarMode {
        /// By bids.
        Auction "auction",
        /// By bids that the players file in private and the table then makes for them. To the rules it is an auction like any
        /// other, so records hold the open bids (`OURS`).
        Sealed "sealed",
        /// Each takes one in turn, for nothing, and plays it at once.
        NoBid "no_bid",
        /// The same, unless somebody asks for bids when the tiles lie open (`001 n30`).
        OnRequest "on_request",
    },
    /// Who begins the round of turns after an auction (C22; `001 n27`).
    round_start: RoundStart {
        /// The player to the left of the one who laid the bazaar.
        LeftOfPlacer "left_of_placer",
        /// Whoever got the first tile.
        FirstBuyer "first_buyer",
    },
}
