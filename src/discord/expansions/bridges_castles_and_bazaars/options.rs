//! What a table may agree on about bridges, castles and bazaars.

use crate::discord::lobby::rule::rules_of;
use crate::rules::expansions::bridges_castles_and_bazaars::{
    BazaarMode, CastleShape, FreeBridge, NeededBridge, RoundStart,
};

rules_of! {
    BridgesCastlesAndBazaars in bridges_castles_and_bazaars;
    "needed-bridge" NEEDED_BRIDGE sets needed_bridge {
        "may-discard" NEEDED_BRIDGE_MAY_DISCARD = NeededBridge::MayDiscard;
        "must-build" NEEDED_BRIDGE_MUST_BUILD = NeededBridge::MustBuild;
    }
    "free-bridge" FREE_BRIDGE sets free_bridge {
        "allowed" FREE_BRIDGE_ALLOWED = FreeBridge::Allowed;
        "refused" FREE_BRIDGE_REFUSED = FreeBridge::Refused;
    }
    "castle-shape" CASTLE_SHAPE sets castle_shape {
        "semicircles" CASTLE_SHAPE_SEMICIRCLES = CastleShape::TwoSemicircles;
        "any" CASTLE_SHAPE_ANY = CastleShape::AnyTwoTiles;
    }
    "bazaar-mode" BAZAAR_MODE sets bazaar_mode {
        "auction" BAZAAR_MODE_AUCTION = BazaarMode::Auction;
        "sealed" BAZAAR_MODE_SEALED = BazaarMode::Sealed;
        "no-bid" BAZAAR_MODE_NO_BID = BazaarMode::NoBid;
        "on-request" BAZAAR_MODE_ON_REQUEST = BazaarMode::OnRequest;
    }
    "round-start" ROUND_START sets round_start {
        "left" ROUND_START_LEFT = RoundStart::LeftOfPlacer;
        "buyer" ROUND_START_BUYER = RoundStart::FirstBuyer;
    }
}
