//! Draws sand with dunes and shores.

use std::f32::consts::{PI, TAU};

use super::shore::Shore;
use crate::drawing::named_colour;
use crate::ink::length;
use crate::plan::tile::ROAD_WIDTH;
use crate::{
    Brush, DrawingRng, Line, Mask, Pt, THEME, TilePlan, arc, cubic_curve, inward_vector, point_along, pt, rectangle,
    rotated_in_tile,
};
use bergerie_rules::Kind;

/// Draws the sand of all deserts of a tile. Dunes keep a distance from roads and from objects on the sand.
pub fn draw_sand(brush: &mut Brush, plan: &TilePlan) {
    for &part in &plan.layouts.deserts.fringes {
        draw_shore(brush, part, inward_vector(part.side));
    }
    let segments = plan.shape.segments.iter().zip(1u8..);
    let deserts: Vec<u8> = segments.filter(|(s, _)| s.kind == Kind::Desert).map(|(_, label)| label).collect();
    let desert = plan.fields.map(|label| deserts.contains(&label));
    if desert.points().all(|(_, sandy)| !sandy) {
        return;
    }
    let mut free = plan
        .roads
        .iter()
        .fold(desert.clone(), |free, road| free.without(&Mask::of_stroke(&road.line, ROAD_WIDTH * 1.5)));
    for city in &plan.cities {
        free = free.without(&city.mask);
    }
    for fixture in plan.objects.fixtures.iter().filter(|fixture| !fixture.is_solid) {
        free.paint(false, |p| p.distance_to(fixture.at) < fixture.spacing);
    }
    cover_with_sand(brush, &desert, &free, &plan.layouts.deserts.shores, &mut plan.print_rng("sand"));
}

/// Covers `desert` with sand, and with dunes where `free` has room. Sand blends into grass along the shores.
fn cover_with_sand(brush: &mut Brush, desert: &Mask, free: &Mask, shores: &[Line], rng: &mut DrawingRng) {
    for shore in shores {
        brush.stroke(shore, 2.0 * MAX_GRAIN_DISTANCE, named_colour("desert.sand").with_alpha(0.45));
    }
    let points: Vec<(Pt, bool)> = desert.points().collect();
    for row in points.chunk_by(|(a, sandy), (z, also)| a.y == z.y && sandy == also) {
        let (Some((first, true)), Some((last, _))) = (row.first(), row.last()) else { continue };
        // Rectangles are slightly larger than their cells, so that they overlap their neighbours.
        brush.fill(&rectangle(*first - pt(0.0042, 0.0042), *last + pt(0.0042, 0.0042)), named_colour("desert.sand"));
    }
    for shore in shores {
        draw_edge(brush, shore);
        draw_fray(brush, shore, rng);
    }
    // The area beyond the tile counts as sand. Otherwise the edge of the tile would look like a shore.
    let (inside, room) = (desert.map(|d| !d).distances_to_mask(), free.distances_to_outside());
    let mut placed: Vec<Pt> = Vec::new();
    for _ in 0..90 {
        let at = pt(rng.unit(), rng.unit());
        let wide = rng.between(0.07, 0.13);
        if inside.value_at(at) > 0.06
            && room.value_at(at) > wide * 0.55
            && placed.iter().all(|other| other.distance_to(at) > 0.17)
        {
            placed.push(at);
            draw_dune(brush, at, wide);
        }
    }
    for _ in 0..70 {
        let at = pt(rng.unit(), rng.unit());
        if inside.value_at(at) > 0.04 {
            let grain = brush.line_width(0.005, 0.5);
            brush.fill_disc(at, grain, named_colour("desert.shade").with_alpha(0.55));
        }
    }
}

fn draw_edge(brush: &mut Brush, shore: &Line) {
    let width = brush.line_width(0.011, 0.8);
    brush.stroke(shore, width, named_colour("desert.edge").with_alpha(0.75));
}

/// Draws grains of sand and blades of grass along a shore.
fn draw_fray(brush: &mut Brush, shore: &Line, rng: &mut DrawingRng) {
    let far = |rng: &mut DrawingRng, most: f32| pt(rng.between(-most, most), rng.between(-most, most));
    let blades = (length(shore) * 17.0) as usize;
    for _ in 0..blades * 2 {
        let at = point_along(shore, rng.between(0.02, 0.98)) + far(rng, 0.045);
        let grain = brush.line_width(rng.between(0.004, 0.009), 0.45);
        brush.fill_disc(at, grain, named_colour("desert.sand"));
    }
    let width = brush.line_width(0.008, 0.7);
    for n in 0..blades {
        let at = point_along(shore, (n as f32 + rng.unit()) / blades as f32) + far(rng, 0.012);
        let green = rng.pick(&THEME.plants.greens);
        for (x, y) in [(-0.018, -0.020), (0.002, -0.032), (0.020, -0.019)] {
            brush.stroke_rounded(&vec![at, at + pt(x, y)], width, green);
        }
    }
}

/// Distances by which sand extends beyond its tile: where the shore is straight, and where it continues there.
const SAND_OVERHANG: f32 = 0.056;
const MAX_GRAIN_DISTANCE: f32 = 0.030;
/// The extent of a cell with the sand beyond its borders.
pub const EXTENT: (Pt, Pt) = (pt(-0.17, -0.17), pt(1.17, 1.17));

/// Draws sand across the border of its tile. `corner` is the north-west corner of the tile.
fn draw_shore(brush: &mut Brush, shore: Shore, corner: Pt) {
    const STEPS: usize = 48;
    let mut rng = DrawingRng::of("shore", "", i64::from(shore.variant) << 2 | shore.side.index() as i64);
    let (slow, fast) = (rng.between(0.0, TAU), rng.between(0.0, TAU));
    // The sand ends before the verge of a road.
    let (from, to) = match shore.halves {
        (true, true) => (0.0, 1.0),
        (true, false) => (0.0, 0.5 - ROAD_WIDTH * 0.85),
        (false, _) => (0.5 + ROAD_WIDTH * 0.85, 1.0),
    };
    let out = |t: f32| {
        let body = SAND_OVERHANG + 0.026 * (TAU * 1.4 * t + slow).sin() + 0.018 * (TAU * 3.7 * t + fast).sin();
        let ease = |way: f32| {
            let share = (way / 0.17).clamp(0.0, 1.0);
            share * share * (3.0 - 2.0 * share)
        };
        let end = |continues: bool| if continues { SAND_OVERHANG } else { 0.0 };
        let (start, stop) = (ease(t - from), ease(to - t));
        (end(shore.continues.0) * (1.0 - start) + body * start) * stop + end(shore.continues.1) * (1.0 - stop)
    };
    let place = |t: f32, y: f32| corner + rotated_in_tile(pt(t, y), shore.side.index());
    let share = |n: usize| from + (to - from) * n as f32 / STEPS as f32;
    let line: Line = (0..=STEPS).map(|n| place(share(n), -out(share(n)))).collect();
    draw_fringe(brush, &line, [place(to, 0.03), place(from, 0.03)], &mut rng);
    let border = brush.line_width(0.008, 0.7);
    brush.stroke(&vec![place(from, 0.0), place(to, 0.0)], border, THEME.ink.with_alpha(0.24));
}

/// Draws the sand beyond a corner of its tile around which the shore continues.
fn draw_shore_corner(brush: &mut Brush, corner: usize) {
    let line: Line = arc(pt(0.0, 0.0), SAND_OVERHANG, SAND_OVERHANG, PI, 1.5 * PI)
        .into_iter()
        .map(|p| rotated_in_tile(p, corner))
        .collect();
    let at = rotated_in_tile(pt(0.0, 0.0), corner);
    draw_fringe(brush, &line, [at, at], &mut DrawingRng::of("shore", "corner", corner as i64));
    let border = brush.line_width(0.008, 0.7);
    for way in [pt(-SAND_OVERHANG, 0.0), pt(0.0, -SAND_OVERHANG)] {
        brush.stroke(&vec![at, rotated_in_tile(way, corner)], border, THEME.ink.with_alpha(0.24));
    }
}

/// Draws sand between a shore and the border of its tile, given by the remaining points of the outline.
fn draw_fringe(brush: &mut Brush, line: &Line, rest: [Pt; 2], rng: &mut DrawingRng) {
    brush.stroke(line, 2.0 * MAX_GRAIN_DISTANCE, named_colour("desert.sand").with_alpha(0.45));
    let mut outline = line.clone();
    outline.extend(rest);
    brush.fill(&outline, named_colour("desert.sand"));
    draw_edge(brush, line);
    draw_fray(brush, line, rng);
}

/// Draws a crescent dune, lit from the north-west.
fn draw_dune(brush: &mut Brush, at: Pt, wide: f32) {
    let p = |x: f32, y: f32| at + pt(x, y) * wide;
    let crest = cubic_curve(p(-1.0, 0.10), p(-0.5, -0.42), p(0.2, -0.40), p(1.0, 0.16));
    let mut lee = crest.clone();
    lee.extend(cubic_curve(p(1.0, 0.16), p(0.45, 0.02), p(-0.2, 0.34), p(-1.0, 0.10)));
    brush.fill(&lee, named_colour("desert.shade"));
    let width = brush.line_width(0.016, 0.9);
    brush.stroke_rounded(&crest, width, named_colour("desert.crest"));
}

/// Sand over the border of its cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SandSprite {
    /// A shore, stamped at the cell's north-west corner.
    Shore(Shore),
    /// Sand beyond the corner of the cell with this number.
    ShoreCorner(usize),
}

impl SandSprite {
    pub fn draw(&self, brush: &mut Brush) {
        match self {
            SandSprite::Shore(own) => draw_shore(brush, *own, pt(0.0, 0.0)),
            SandSprite::ShoreCorner(corner) => draw_shore_corner(brush, *corner),
        }
    }
}
