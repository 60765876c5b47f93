//! What a table may agree on about bridges, castles and bazaars.

use crate::discord::lobby::rule::rules_of;
use crate::rules::Setup;
use crate::rules::expansions::bridges_castles_and_bazaars::{
    BazaarMode, CastleShape, FreeBridge, NeededBridge, RoundStart,
};
use crate::table::Pace;

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

/// Where people are not all there at once, bids are sealed: an auction then takes one round of waiting.
pub(super) fn suit(setup: &mut Setup, pace: Pace) {
    if let Some(options) = &mut setup.expansions.bridges_castles_and_bazaars {
        let (from, to) = match pace {
            Pace::Live => (BazaarMode::Sealed, BazaarMode::Auction),
            Pace::Day | Pace::ThreeDays | Pace::Week | Pace::None => (BazaarMode::Auction, BazaarMode::Sealed),
        };
        // What else somebody has chosen stays.
        if options.bazaar_mode == from {
            options.bazaar_mode = to;
        }
    }
}
