//! Draws The Labyrinth: hedges around the middle of its tile, where the four branches meet.

use crate::{Art, Hooks, PlanBuilder, PrintLayer, PrintPhase, Pt};
use bergerie_rules::{Kind, Mark};

pub(super) const HOOKS: Hooks =
    Hooks { art_file: include_str!("../../../assets/art/labyrinth.toml"), place_prints, ..Hooks::NONE };

/// The radius of the hedges.
const RADIUS: f32 = 0.27;

fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    let has_labyrinth = builder.tile.segments(Kind::Road).any(|(_, road)| road.marks.has(Mark::Labyrinth));
    if has_labyrinth && phase == PrintPhase::Fixed {
        builder.free.clear_ellipse(Pt::MIDDLE, RADIUS, RADIUS);
        builder.add_print(PrintLayer::Roadside, Art("labyrinth"), Pt::MIDDLE);
    }
}
