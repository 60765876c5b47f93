//! Options for bridges, castles and bazaars.
//!
//! Whether a builder's second tile comes before the auction is an option of Traders & Builders. A castle can always be
//! scored from the next tile on, even in the same turn (`bridges_castles_and_bazaars.md 2.3.1`).

use crate::setup::options;

options! {
    BridgesCastlesAndBazaars in bridges_castles_and_bazaars;
    /// Whether a tile that fits only with a bridge must be placed (`bridges_castles_and_bazaars.md 1.2.4`).
    needed_bridge: NeededBridge {
        /// The player may discard the tile instead.
        MayDiscard "may_discard",
        /// The player must place the tile and use the bridge.
        MustBuild "must_build",
    },
    /// Whether a bridge may begin a new road (`bridges_castles_and_bazaars.md 1.1.6`).
    free_bridge: FreeBridge {
        /// Both ends of a bridge may face empty cells.
        Allowed "allowed",
        /// One end must meet a road, so that every bridge is part of a placement.
        Refused "refused",
    },
    /// The cities that can become castles (`bridges_castles_and_bazaars.md 2.1.1`).
    castle_shape: CastleShape {
        /// Cities that consist of two plain semicircles.
        TwoSemicircles "two_semicircles",
        /// Any city that consists of two tiles, whatever its shape.
        AnyTwoTiles "any_two_tiles",
    },
    /// The way in which the tiles of a bazaar are distributed (`bridges_castles_and_bazaars.md 3.15–3.17`).
    bazaar_mode: BazaarMode {
        /// In an auction with open bids.
        Auction "auction",
        /// In an auction with bids that players submit in private. The table then makes these bids for the players. The
        /// rules treat it as an ordinary auction, and records contain its open bids.
        Sealed "sealed",
        /// Each player in turn takes a tile without paying and places it immediately.
        NoBid "no_bid",
        /// Each player in turn takes a tile without paying, unless a player asks for bids when the tiles are revealed.
        OnRequest "on_request",
    },
    /// The player who begins the round of turns after an auction (`bridges_castles_and_bazaars.md 3.10`).
    round_start: RoundStart {
        /// The player to the left of the one who placed the bazaar.
        LeftOfPlacer "left_of_placer",
        /// The player who got the first tile.
        FirstBuyer "first_buyer",
    },
}
