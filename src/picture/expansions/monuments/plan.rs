//! Lays out the parts of a monument: the building in the middle of the large tile, and the objective cards.

use super::objective::{self, CARD_HALF_SIZE, PLATE_RADIUS};
use crate::plan::tile::large_tile_of;
use crate::{Art, Brush, City, Fixture, Grid, PlanBuilder, PrintLayer, PrintPhase, Pt, RoadEnd, Tile, TilePlan, pt};
use bergerie_rules::expansions::monuments::{Objective, objectives_of};
use bergerie_rules::{Kind, Shape};

/// Returns the corner in the middle of a monument's tile, or `None` for other tiles.
fn monument_corner(tile: &Tile) -> Option<Pt> {
    tile.inner_corner().filter(|_| tile.segment_count(Kind::Monument) > 0)
}

/// Lets every road of a monument's tile end at the monument. Returns `None` for other tiles.
pub fn road_end(tile: &Tile, _: &[City], _: usize) -> Option<RoadEnd> {
    monument_corner(tile).map(|at| RoadEnd { at, is_wide: false })
}

/// Places the monument, and the card of the objective that is printed on this cell.
pub fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    let Some(monument) = monument_corner(builder.tile).filter(|_| phase == PrintPhase::Fixed) else { return };
    builder.free.clear_ellipse(monument, 0.46, 0.42);
    // Each of the four cells draws the whole building around their common corner, so that the parts fit together.
    builder.add_print(PrintLayer::Marks, monument_art(builder.tile.shape), monument);
    if builder.tile.segment_count(Kind::Chappaai) > 0 {
        builder.add_print(PrintLayer::Marks, Art("chappaai"), monument + pt(-0.270, 0.165));
    }
    let card = card_position(monument, &builder.fields.open);
    builder.free.clear_ellipse(card + pt(0.0, 0.04), CARD_HALF_SIZE.x + 0.05, CARD_HALF_SIZE.y + 0.09);
    builder.layouts.monuments = Some(card);
    builder.objects.fixtures.push(Fixture { keeps_knights_beside: true, ..Fixture::flat(card, 0.30) });
}

/// Returns the building of a large tile. The number in the tile's name selects it: "MO/2" has the second building.
fn monument_art(shape: &Shape) -> Art {
    let number = shape.name.split('/').nth(1).and_then(|rest| rest.chars().next());
    Art(match number {
        Some('2') => "temple",
        Some('3') => "beacon",
        Some('4') => "pyramid",
        _ => "obelisk",
    })
}

/// Draws the objective printed on this cell as a card, or as a plate if tiles are too small for a card.
pub fn draw_card(brush: &mut Brush, plan: &TilePlan) {
    match printed_objective(plan) {
        Some((at, printed)) if brush.has_fine_detail() => {
            objective::draw_card(brush, at, &objective::wanted_cells(printed, plan.rotation), printed.reward);
        }
        Some((at, _)) => Art("plate").draw(brush, plate_middle(plan, at), 1.0),
        None => {}
    }
}

/// Returns the middle of the plate that replaces a card. It is at the outer end of the card.
pub fn plate_middle(plan: &TilePlan, card: Pt) -> Pt {
    let outer = if plan.inner_corner().is_some_and(|corner| corner.x < 0.5) { 1.0 } else { -1.0 };
    card + pt(outer * (CARD_HALF_SIZE.x - PLATE_RADIUS + 0.02), 0.02)
}

/// Returns the middle of a figure on a monument, which is that of the large tile, or `None` for other segments.
pub fn figure_point(builder: &PlanBuilder<'_>, kind: Kind) -> Option<Pt> {
    (kind == Kind::Monument).then(|| builder.tile.inner_corner().unwrap_or(Pt::MIDDLE))
}

/// Returns the middle and the objective of the card printed on this part of a monument, or `None` for other tiles.
pub fn printed_objective(plan: &TilePlan) -> Option<(Pt, &'static Objective)> {
    let printed = objectives_of(large_tile_of(plan.shape)?)?.get(plan.shape.quarter()?.index())?;
    Some((plan.layouts.monuments?, printed))
}

/// The distance by which the cubes on a card extend below the card's middle.
const CUBES_BELOW_CARD: f32 = 0.32;

/// Returns the middle of the objective card on a part of a monument. The card is as near to the tile's corner as
/// possible, and, if possible, does not cover the monument, roads or cities.
fn card_position(monument: Pt, open: &Grid<u8>) -> Pt {
    let outer = pt(1.0, 1.0) - monument;
    let room = ((CARD_HALF_SIZE.x + 0.03, 0.97 - CARD_HALF_SIZE.x), (CARD_HALF_SIZE.y + 0.03, 0.97 - CUBES_BELOW_CARD));
    let steps = |(from, to): (f32, f32)| (0..=20).map(move |n| from + (to - from) * n as f32 / 20.0);
    let places = steps(room.1).flat_map(|y| steps(room.0).map(move |x| pt(x, y)));
    let cost = |at: Pt| {
        let points = (0..7).flat_map(|row| (0..9).map(move |column| (column as f32 / 4.0 - 1.0, row as f32 / 6.0)));
        let cost = points.map(|(x, y)| {
            let p = at + pt(x * CARD_HALF_SIZE.x, (CARD_HALF_SIZE.y + CUBES_BELOW_CARD) * y - CARD_HALF_SIZE.y);
            // The monument extends to the north of its foot.
            let pillar = (p.x - monument.x).abs() < 0.16 && p.y < monument.y;
            let hides = if pillar || p.distance_to(monument) < 0.46 { 3.0 } else { 0.0 };
            hides + if open.value_at(p) == 0 { 1.0 } else { 0.0 }
        });
        cost.sum::<f32>() + at.distance_to(outer) * 6.0
    };
    places.map(|at| (at, cost(at))).min_by(|a, b| a.1.total_cmp(&b.1)).map_or(Pt::MIDDLE, |(at, _)| at)
}
