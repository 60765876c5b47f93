//! Draws Inns & Cathedrals: inns, cathedrals and large meeples.

#[cfg(test)]
mod tests;

use crate::{
    Art, FigureArt, Fixture, Hooks, Line, Mask, PlanBuilder, PrintLayer, PrintPhase, Pt, heading_along, point_along, pt,
};
use bergerie_rules::{Figure, Kind, Mark};

pub(super) const HOOKS: Hooks = Hooks {
    art_file: include_str!("../../../../assets/art/inns_and_cathedrals.toml"),
    place_prints,
    figure_point,
    figure_art: &[FigureArt {
        figure: Figure::LargeMeeple,
        standing: Art("large_meeple"),
        lying: Some(Art("lying_large_meeple")),
    }],
    ..Hooks::NONE
};

const CATHEDRAL: Art = Art("cathedral");

/// The middle of the front of a cathedral, slightly west of the tile's middle to leave space for a knight in the east.
const CATHEDRAL_POINT: Pt = pt(0.45, 0.79);

/// The middle of a knight beside a cathedral.
const KNIGHT_POINT: Pt = pt(0.82, 0.74);

fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    match phase {
        PrintPhase::Buildings => place_cathedral(builder),
        PrintPhase::Symbols => place_inns(builder),
        _ => {}
    }
}

/// Places a cathedral in the middle of its city.
fn place_cathedral(builder: &mut PlanBuilder<'_>) {
    if builder.tile.segments(Kind::City).any(|(_, city)| city.marks.has(Mark::Cathedral)) {
        builder.add_print(PrintLayer::Buildings, CATHEDRAL, CATHEDRAL_POINT);
        let middle = CATHEDRAL_POINT - pt(0.0, 0.20);
        let yard = Some((middle, pt(0.33, 0.36)));
        builder.objects.fixtures.push(Fixture { yard, ..Fixture::solid(middle) });
        builder.objects.is_crowded = true;
    }
}

/// Places an inn beside each road that has one.
fn place_inns(builder: &mut PlanBuilder<'_>) {
    let roads = builder.roads;
    for (segment, _) in builder.tile.segments(Kind::Road).filter(|(_, road)| road.marks.has(Mark::Inn)) {
        let Some(road) = roads.roads.iter().find(|road| road.segment == segment) else { continue };
        let outer = road.has_covered_end || (!road.runs_from_edge_to_edge && roads.village.is_some());
        let shares: &[f32] = if outer { &[0.40] } else { &[0.22, 0.5, 0.78] };
        let others: Vec<&Line> = roads.roads.iter().filter(|other| other.segment != segment).map(|r| &r.line).collect();
        let at = inn_point(&road.line, &others, &builder.free, shares);
        builder.free.clear_ellipse(at, 0.21, 0.18);
        builder.add_print(PrintLayer::Symbols, Art("inn"), at);
        builder.objects.fixtures.push(Fixture { spacing: 0.24, ..Fixture::solid(at) });
    }
}

/// Returns the position beside a road with the most free space, at one of the given shares of the road's length. A side
/// without another road is preferred, so that the object clearly belongs to this road.
fn inn_point(line: &Line, others: &[&Line], free: &Mask, shares: &[f32]) -> Pt {
    let depth = free.distances_to_outside();
    let beyond = |on: Pt, off: Pt| others.iter().any(|other| other.iter().any(|&p| (p - on).dot(off.unit()) > 0.15));
    let sides = shares.iter().flat_map(|&t| {
        let (on, way) = (point_along(line, t), heading_along(line, t).quarter_turned());
        // An inn extends 0.21 west and east of its position, 0.18 north and 0.14 south of it.
        let off = |way: Pt| way * (if way.y < -way.x.abs() { 0.19 } else { 0.24 });
        [off(way), off(way * -1.0)].map(|off| (on + off, !beyond(on, off)))
    });
    let rank = |(at, alone): &(Pt, bool)| (*alone, depth.value_at(*at));
    let freest = sides.max_by(|a, b| rank(a).0.cmp(&rank(b).0).then(rank(a).1.total_cmp(&rank(b).1)));
    freest.map_or(Pt::MIDDLE, |(at, _)| at)
}

fn figure_point(builder: &PlanBuilder<'_>, kind: Kind) -> Option<Pt> {
    (kind == Kind::City).then(|| builder.objects.print_point(CATHEDRAL)).flatten().map(|_| KNIGHT_POINT)
}
