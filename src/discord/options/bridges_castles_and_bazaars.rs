//! What a table may agree on about bridges, castles and bazaars.

use crate::rules::Setup;
use crate::rules::expansions::Expansion;
use crate::rules::expansions::bridges_castles_and_bazaars::{
    BazaarMode, CastleShape, FreeBridge, NeededBridge, Options, RoundStart,
};
use crate::words::commands as labels;

use super::{Rule, Value};

/// A value of one of the expansion's options.
macro_rules! value {
    ($id:literal, $label:ident, $option:ident = $value:expr) => {
        Value {
            id: $id,
            label: labels::$label,
            is: |setup| options(setup).is_some_and(|options| options.$option == $value),
            set: |setup| {
                let options = setup.expansions.bridges_castles_and_bazaars.iter_mut();
                options.for_each(|options| options.$option = $value);
            },
        }
    };
}

const fn options(setup: &Setup) -> Option<&Options> {
    setup.expansions.bridges_castles_and_bazaars.as_ref()
}

/// The rules of Bridges, Castles & Bazaars.
pub(super) const RULES: &[Rule] = &[
    Rule {
        id: "needed-bridge",
        label: labels::NEEDED_BRIDGE,
        expansion: Some(Expansion::BridgesCastlesAndBazaars),
        values: &[
            value!("may-discard", NEEDED_BRIDGE_MAY_DISCARD, needed_bridge = NeededBridge::MayDiscard),
            value!("must-build", NEEDED_BRIDGE_MUST_BUILD, needed_bridge = NeededBridge::MustBuild),
        ],
    },
    Rule {
        id: "free-bridge",
        label: labels::FREE_BRIDGE,
        expansion: Some(Expansion::BridgesCastlesAndBazaars),
        values: &[
            value!("allowed", FREE_BRIDGE_ALLOWED, free_bridge = FreeBridge::Allowed),
            value!("refused", FREE_BRIDGE_REFUSED, free_bridge = FreeBridge::Refused),
        ],
    },
    Rule {
        id: "castle-shape",
        label: labels::CASTLE_SHAPE,
        expansion: Some(Expansion::BridgesCastlesAndBazaars),
        values: &[
            value!("semicircles", CASTLE_SHAPE_SEMICIRCLES, castle_shape = CastleShape::TwoSemicircles),
            value!("any", CASTLE_SHAPE_ANY, castle_shape = CastleShape::AnyTwoTiles),
        ],
    },
    Rule {
        id: "bazaar-mode",
        label: labels::BAZAAR_MODE,
        expansion: Some(Expansion::BridgesCastlesAndBazaars),
        values: &[
            value!("auction", BAZAAR_MODE_AUCTION, bazaar_mode = BazaarMode::Auction),
            value!("sealed", BAZAAR_MODE_SEALED, bazaar_mode = BazaarMode::Sealed),
            value!("no-bid", BAZAAR_MODE_NO_BID, bazaar_mode = BazaarMode::NoBid),
        ],
    },
    Rule {
        id: "round-start",
        label: labels::ROUND_START,
        expansion: Some(Expansion::BridgesCastlesAndBazaars),
        values: &[
            value!("left", ROUND_START_LEFT, round_start = RoundStart::LeftOfPlacer),
            value!("buyer", ROUND_START_BUYER, round_start = RoundStart::FirstBuyer),
        ],
    },
];
