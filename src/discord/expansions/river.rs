//! The River: what a table may agree on.

use crate::discord::lobby::rule::rules_of;
use crate::rules::expansions::river::{RiverSet, StartTile};
use crate::words::commands as labels;

use super::Hooks;

pub(super) const HOOKS: Hooks = Hooks { rules: RULES, ..Hooks::named(labels::RIVER) };

rules_of! {
    River in river;
    "river-set" RIVER_SET sets set {
        "first" RIVER_SET_FIRST = RiverSet::First;
        "second" RIVER_SET_SECOND = RiverSet::Second;
    }
    "river-start" RIVER_START sets start_tile {
        "removed" RIVER_START_REMOVED = StartTile::Removed;
        "shuffled" RIVER_START_SHUFFLED = StartTile::ShuffledIn;
    }
}
