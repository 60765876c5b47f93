//! Draws Inns & Cathedrals: cathedrals and large meeples. The core draws inns, because several sets have them.

#[cfg(test)]
mod tests;

use crate::{Art, FigureArt, Fixture, Hooks, PlanBuilder, PrintLayer, PrintPhase, Pt, pt};
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

/// Places a cathedral in the middle of its city.
fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    let mut cities = builder.tile.segments(Kind::City);
    if phase == PrintPhase::Buildings && cities.any(|(_, city)| city.marks.has(Mark::Cathedral)) {
        builder.add_print(PrintLayer::Buildings, CATHEDRAL, CATHEDRAL_POINT);
        let middle = CATHEDRAL_POINT - pt(0.0, 0.20);
        let yard = Some((middle, pt(0.33, 0.36)));
        builder.objects.fixtures.push(Fixture { yard, ..Fixture::solid(middle) });
        builder.objects.is_crowded = true;
    }
}

fn figure_point(builder: &PlanBuilder<'_>, kind: Kind) -> Option<Pt> {
    (kind == Kind::City).then(|| builder.objects.print_point(CATHEDRAL)).flatten().map(|_| KNIGHT_POINT)
}
