//! Draws The River: rivers, springs, lakes, the volcano and the herd of pigs.

mod course;
mod stream;
mod waterside;

use crate::plan::objects;
use crate::{Art, Fixture, Hooks, Line, PlanBuilder, PrintLayer, PrintPhase, Pt};
use bergerie_rules::{Kind, Mark, Segment};
use course::Pool;

pub(super) const HOOKS: Hooks = Hooks {
    art_file: include_str!("../../../../assets/art/river.toml"),
    city_outline: course::city_outline,
    lay_out_courses: course::lay_out_courses,
    place_prints,
    drawn_prints: &[(PrintLayer::Ground, stream::draw_rivers), (PrintLayer::Roadside, waterside::draw_waterside)],
    ..Hooks::NONE
};

#[derive(Debug, Default)]
pub(crate) struct WaterLayout {
    /// The courses of the rivers, from edge to edge or from an edge to the end of the river.
    rivers: Vec<Line>,
    pool: Option<Pool>,
}

/// The scale of a volcano on a tile with a city or with a road that passes.
const SMALL_VOLCANO_SCALE: f32 = 0.66;

fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    match phase {
        PrintPhase::Buildings => place_volcano(builder),
        PrintPhase::Symbols => place_pig_herd(builder, Mark::PigHerd),
        _ => {}
    }
}

/// Places a pig herd in a field with this mark.
pub(super) fn place_pig_herd(builder: &mut PlanBuilder<'_>, mark: Mark) {
    if builder.tile.segments(Kind::Field).any(|(_, field)| field.marks.has(mark)) {
        let at = builder.middle_of_free_ground().clamped((0.2, 0.8), (0.2, 0.8));
        builder.free.clear_ellipse(at, 0.20, 0.15);
        builder.add_print(PrintLayer::Symbols, Art("pig_herd"), at);
        builder.objects.fixtures.push(Fixture::solid(at));
    }
}

/// Places a volcano in the middle of its tile. Beside a city or a passing road, it is smaller.
fn place_volcano(builder: &mut PlanBuilder<'_>) {
    if builder.tile.segment_count(Kind::Volcano) > 0 {
        let passes = |road: &Segment| builder.tile.sides(road).len() > 1;
        let is_crowded = !builder.cities.is_empty() || builder.tile.segments(Kind::Road).any(|(_, road)| passes(road));
        let (at, scale) = match is_crowded {
            true => (builder.middle_of_free_ground().clamped((0.27, 0.73), (0.34, 0.80)), SMALL_VOLCANO_SCALE),
            false => (Pt::MIDDLE, 1.0),
        };
        builder.free.clear_ellipse(at, 0.42 * scale, 0.40 * scale);
        builder.objects.prints.push(objects::TileDrawing {
            layer: PrintLayer::Buildings,
            art: Art("volcano"),
            at,
            scale,
        });
        builder.objects.fixtures.push(Fixture { spacing: 0.30 * scale, ..Fixture::solid(at) });
    }
}
