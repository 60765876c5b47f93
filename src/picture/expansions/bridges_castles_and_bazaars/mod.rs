//! Draws Bridges, Castles & Bazaars: bridges and castles over tiles, and the printed tents of bazaars.

mod board;
mod bridge;

use crate::{
    Art, City, Fixture, HoldingGroup, Hooks, Layer, PlanBuilder, PrintLayer, PrintPhase, Pt, RoadEnd, Tile,
    inward_vector, pt,
};
use bergerie_rules::{Kind, Piece};

pub(super) use bridge::{BridgePath, EXTENT};

pub(super) const HOOKS: Hooks = Hooks {
    art_file: include_str!("../../../../assets/art/bridges_castles_and_bazaars.toml"),
    road_end,
    place_prints,
    layers: &[(Layer::OverTiles, board::draw_castles), (Layer::OverTiles, board::draw_bridges)],
    figure_position: board::figure_position,
    holding_icons: &[
        (HoldingGroup::OverTiles, Piece::Bridge, Art("bridge_sign")),
        (HoldingGroup::OverTiles, Piece::Castle, Art("castle_sign")),
    ],
    ..Hooks::NONE
};

/// Returns the point where roads end at a bazaar, which is the middle of the tile. If the tile has a single city, the
/// point is shifted away from it, so that the field visibly passes between them.
fn bazaar_point(tile: &Tile, cities: &[City]) -> Pt {
    let lone = cities.first().filter(|c| cities.len() == 1 && c.sides.len() == 1 && tile.segment_count(Kind::Road) > 0);
    let away = lone.and_then(|city| city.sides.iter().next()).map_or(pt(0.0, 0.0), inward_vector);
    Pt::MIDDLE + away * 0.15
}

/// Lets roads end at the bazaar of a tile. Returns `None` without a bazaar, or if several roads end at a village.
fn road_end(tile: &Tile, cities: &[City], mates: usize) -> Option<RoadEnd> {
    let leads = tile.segment_count(Kind::Bazaar) > 0 && mates < 2;
    leads.then(|| RoadEnd { at: bazaar_point(tile, cities), is_wide: true })
}

fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    if phase != PrintPhase::Buildings || builder.tile.segment_count(Kind::Bazaar) == 0 {
        return;
    }
    let at = builder.roads.destination.unwrap_or(pt(0.5, 0.52));
    // The tents extend further to the north than to the south.
    builder.free.clear_ellipse(at - pt(0.0, 0.04), 0.25, 0.22);
    builder.add_print(PrintLayer::Buildings, Art("bazaar"), at);
    let yard = Some((at - pt(0.0, 0.02), pt(0.25, 0.25)));
    builder.objects.fixtures.push(Fixture { yard, keeps_knights_beside: true, ..Fixture::solid(at) });
    builder.objects.is_crowded = true;
}
