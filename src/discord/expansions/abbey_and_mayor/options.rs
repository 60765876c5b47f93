//! What a table may agree on about abbeys, wagons, barns and mayors.

use crate::discord::lobby::rule::rules_of;
use crate::rules::expansions::abbey_and_mayor::{BarnPlacement, CastleMayor, FinalRound, WagonAfterCastle, WagonMove};

rules_of! {
    AbbeyAndMayor in abbey_and_mayor;
    "abbey-final-round" ABBEY_FINAL_ROUND sets abbey_final_round {
        "on" ABBEY_FINAL_ROUND_ON = FinalRound::On;
        "off" ABBEY_FINAL_ROUND_OFF = FinalRound::Off;
    }
    "wagon-move" WAGON_MOVE sets wagon_move {
        "adjacent" WAGON_MOVE_ADJACENT = WagonMove::Adjacent;
        "connected" WAGON_MOVE_CONNECTED = WagonMove::Connected;
    }
    "barn-placement" BARN_PLACEMENT sets barn_placement {
        "not-with-barn" BARN_PLACEMENT_NOT_WITH_BARN = BarnPlacement::NotWithBarn;
        "free" BARN_PLACEMENT_FREE = BarnPlacement::Free;
    }
    "wagon-after-castle" WAGON_AFTER_CASTLE sets wagon_after_castle {
        "neighbourhood" WAGON_AFTER_CASTLE_NEIGHBOURHOOD = WagonAfterCastle::Neighbourhood;
        "none" WAGON_AFTER_CASTLE_NONE = WagonAfterCastle::None;
    }
    "castle-mayor" CASTLE_MAYOR_LORD sets castle_mayor_lord {
        "nothing" CASTLE_MAYOR_LORD_NOTHING = CastleMayor::ScoresNothing;
        "allowed" CASTLE_MAYOR_LORD_ALLOWED = CastleMayor::Allowed;
    }
}
