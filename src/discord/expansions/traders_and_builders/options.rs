//! What a table may agree on about builders and pigs.

use crate::discord::lobby::rule::rules_of;
use crate::rules::expansions::traders_and_builders::{BuilderBazaarOrder, DoubleTurn, LonelySpecials};

rules_of! {
    TradersAndBuilders in traders_and_builders;
    "double-turn" DOUBLE_TURN sets double_turn {
        "automatic" DOUBLE_TURN_AUTOMATIC = DoubleTurn::Automatic;
        "ask" DOUBLE_TURN_ASK = DoubleTurn::Ask;
    }
    "lonely-specials" LONELY_SPECIALS sets lonely_specials {
        "return" LONELY_SPECIALS_RETURN = LonelySpecials::Return;
        "stay" LONELY_SPECIALS_STAY = LonelySpecials::Stay;
    }
    "builder-bazaar-order" BUILDER_BAZAAR_ORDER sets builder_bazaar_order {
        "bazaar-first" BUILDER_BAZAAR_ORDER_BAZAAR_FIRST = BuilderBazaarOrder::BazaarFirst;
        "builder-first" BUILDER_BAZAAR_ORDER_BUILDER_FIRST = BuilderBazaarOrder::BuilderFirst;
    }
}
