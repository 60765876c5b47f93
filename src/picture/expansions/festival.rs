//! Draws The Festival: a maypole on each of its tiles.

use crate::{Art, Hooks, PlanBuilder, PrintPhase};
use bergerie_rules::Kind;

pub(super) const HOOKS: Hooks =
    Hooks { art_file: include_str!("../../../assets/art/festival.toml"), place_prints, ..Hooks::NONE };

/// Half the space that a maypole needs.
const ROOM: f32 = 0.13;

fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    if phase == PrintPhase::Buildings && builder.tile.segment_count(Kind::Festival) > 0 {
        builder.add_symbol(Art("maypole"), ROOM);
    }
}
