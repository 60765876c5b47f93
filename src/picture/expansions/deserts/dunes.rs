//! Draws sand with dunes and shores.

use std::f32::consts::{PI, TAU};

use super::shore::Shore;
use crate::drawing::colour;
use crate::ink::{Brush, DrawingRng, Line, Mask, Pt, THEME, along, arc, cubic, length, pt, quarter, rect};
use crate::plan::TilePlan;
use crate::plan::tile::{ROAD, inward};
use bergerie_rules::Kind;

/// Draws the sand of all deserts of a tile. Dunes keep a distance from roads and from objects on the sand.
pub fn draw_sand(b: &mut Brush, plan: &TilePlan) {
    for &part in &plan.layouts.deserts.fringes {
        draw_shore(b, part, inward(part.side));
    }
    let segments = plan.shape.shape().segments.iter().zip(1u8..);
    let deserts: Vec<u8> = segments.filter(|(s, _)| s.kind == Kind::Desert).map(|(_, label)| label).collect();
    let desert = plan.fields.map(|label| deserts.contains(&label));
    if desert.points().all(|(_, sandy)| !sandy) {
        return;
    }
    let mut free =
        plan.roads.iter().fold(desert.clone(), |free, road| free.without(&Mask::stroke(&road.line, ROAD * 1.5)));
    for city in &plan.cities {
        free = free.without(&city.mask);
    }
    for fixture in plan.objects.fixtures.iter().filter(|fixture| !fixture.solid) {
        free.paint(false, |p| p.distance_to(fixture.at) < fixture.room);
    }
    cover_with_sand(b, &desert, &free, &plan.layouts.deserts.shores, &mut plan.rng("sand"));
}

/// Covers the mask `desert` with sand, and with dunes where the mask `free` has room. Sand blends into grass along the
/// shores.
fn cover_with_sand(b: &mut Brush, desert: &Mask, free: &Mask, shores: &[Line], rng: &mut DrawingRng) {
    for shore in shores {
        b.stroke(shore, 2.0 * HALO, colour("desert.sand").thin(0.45));
    }
    let points: Vec<(Pt, bool)> = desert.points().collect();
    for row in points.chunk_by(|(a, sandy), (z, also)| a.y == z.y && sandy == also) {
        let (Some((first, true)), Some((last, _))) = (row.first(), row.last()) else { continue };
        // Rectangles are slightly larger than their cells, so that they overlap their neighbours.
        b.fill(&rect(*first - pt(0.0042, 0.0042), *last + pt(0.0042, 0.0042)), colour("desert.sand"));
    }
    for shore in shores {
        draw_edge(b, shore);
        draw_fray(b, shore, rng);
    }
    // The area beyond the tile counts as sand. Otherwise the edge of the tile would look like a shore.
    let (inside, room) = (desert.map(|d| !d).reach(), free.depth());
    let mut placed: Vec<Pt> = Vec::new();
    for _ in 0..90 {
        let at = pt(rng.unit(), rng.unit());
        let wide = rng.between(0.07, 0.13);
        if inside.at(at) > 0.06 && room.at(at) > wide * 0.55 && placed.iter().all(|other| other.distance_to(at) > 0.17)
        {
            placed.push(at);
            draw_dune(b, at, wide);
        }
    }
    for _ in 0..70 {
        let at = pt(rng.unit(), rng.unit());
        if inside.at(at) > 0.04 {
            let grain = b.lw(0.005, 0.5);
            b.disc(at, grain, colour("desert.shade").thin(0.55));
        }
    }
}

fn draw_edge(b: &mut Brush, shore: &Line) {
    let width = b.lw(0.011, 0.8);
    b.stroke(shore, width, colour("desert.edge").thin(0.75));
}

/// Draws grains of sand and blades of grass along a shore.
fn draw_fray(b: &mut Brush, shore: &Line, rng: &mut DrawingRng) {
    let far = |rng: &mut DrawingRng, most: f32| pt(rng.between(-most, most), rng.between(-most, most));
    let blades = (length(shore) * 17.0) as usize;
    for _ in 0..blades * 2 {
        let at = along(shore, rng.between(0.02, 0.98)) + far(rng, 0.045);
        let grain = b.lw(rng.between(0.004, 0.009), 0.45);
        b.disc(at, grain, colour("desert.sand"));
    }
    let width = b.lw(0.008, 0.7);
    for n in 0..blades {
        let at = along(shore, (n as f32 + rng.unit()) / blades as f32) + far(rng, 0.012);
        let green = rng.pick(&THEME.plants.greens);
        for (x, y) in [(-0.018, -0.020), (0.002, -0.032), (0.020, -0.019)] {
            b.round_stroke(&vec![at, at + pt(x, y)], width, green);
        }
    }
}

/// Distances by which sand extends beyond the border of its tile: where the shore is straight, and where it continues
/// on the next tile.
const OUT: f32 = 0.056;
/// Maximum distance of grains from the shore.
const HALO: f32 = 0.030;
/// The extent of a cell with the sand beyond its borders.
pub const EXTENT: (Pt, Pt) = (pt(-0.17, -0.17), pt(1.17, 1.17));

/// Draws sand across the border of its tile. `corner` is the north-west corner of the tile.
fn draw_shore(b: &mut Brush, shore: Shore, corner: Pt) {
    const STEPS: usize = 48;
    let mut rng = DrawingRng::of("shore", "", i64::from(shore.variant) << 2 | shore.side.index() as i64);
    let (slow, fast) = (rng.between(0.0, TAU), rng.between(0.0, TAU));
    // The sand ends before the verge of a road.
    let (from, to) = match shore.halves {
        (true, true) => (0.0, 1.0),
        (true, false) => (0.0, 0.5 - ROAD * 0.85),
        (false, _) => (0.5 + ROAD * 0.85, 1.0),
    };
    let out = |t: f32| {
        let body = OUT + 0.026 * (TAU * 1.4 * t + slow).sin() + 0.018 * (TAU * 3.7 * t + fast).sin();
        let ease = |way: f32| {
            let share = (way / 0.17).clamp(0.0, 1.0);
            share * share * (3.0 - 2.0 * share)
        };
        let end = |continues: bool| if continues { OUT } else { 0.0 };
        let (start, stop) = (ease(t - from), ease(to - t));
        (end(shore.continues.0) * (1.0 - start) + body * start) * stop + end(shore.continues.1) * (1.0 - stop)
    };
    let place = |t: f32, y: f32| corner + quarter(pt(t, y), shore.side.index());
    let share = |n: usize| from + (to - from) * n as f32 / STEPS as f32;
    let line: Line = (0..=STEPS).map(|n| place(share(n), -out(share(n)))).collect();
    draw_fringe(b, &line, [place(to, 0.03), place(from, 0.03)], &mut rng);
    let border = b.lw(0.008, 0.7);
    b.stroke(&vec![place(from, 0.0), place(to, 0.0)], border, THEME.ink.thin(0.24));
}

/// Draws the sand beyond a corner of its tile around which the shore continues.
fn draw_shore_corner(b: &mut Brush, corner: usize) {
    let line: Line = arc(pt(0.0, 0.0), OUT, OUT, PI, 1.5 * PI).into_iter().map(|p| quarter(p, corner)).collect();
    let at = quarter(pt(0.0, 0.0), corner);
    draw_fringe(b, &line, [at, at], &mut DrawingRng::of("shore", "corner", corner as i64));
    let border = b.lw(0.008, 0.7);
    for way in [pt(-OUT, 0.0), pt(0.0, -OUT)] {
        b.stroke(&vec![at, quarter(way, corner)], border, THEME.ink.thin(0.24));
    }
}

/// Draws sand between a shore and the border of its tile, given by the remaining points of the outline.
fn draw_fringe(b: &mut Brush, line: &Line, rest: [Pt; 2], rng: &mut DrawingRng) {
    b.stroke(line, 2.0 * HALO, colour("desert.sand").thin(0.45));
    let mut outline = line.clone();
    outline.extend(rest);
    b.fill(&outline, colour("desert.sand"));
    draw_edge(b, line);
    draw_fray(b, line, rng);
}

/// Draws a crescent dune, lit from the north-west.
fn draw_dune(b: &mut Brush, at: Pt, wide: f32) {
    let p = |x: f32, y: f32| at + pt(x, y) * wide;
    let crest = cubic(p(-1.0, 0.10), p(-0.5, -0.42), p(0.2, -0.40), p(1.0, 0.16));
    let mut lee = crest.clone();
    lee.extend(cubic(p(1.0, 0.16), p(0.45, 0.02), p(-0.2, 0.34), p(-1.0, 0.10)));
    b.fill(&lee, colour("desert.shade"));
    let width = b.lw(0.016, 0.9);
    b.round_stroke(&crest, width, colour("desert.crest"));
}

/// Sand over the border of its cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SpriteKind {
    /// A shore, stamped at the cell's north-west corner.
    Shore(Shore),
    /// Sand beyond the corner of the cell with this number.
    ShoreCorner(usize),
}

impl SpriteKind {
    pub fn draw(&self, b: &mut Brush) {
        match self {
            SpriteKind::Shore(own) => draw_shore(b, *own, pt(0.0, 0.0)),
            SpriteKind::ShoreCorner(corner) => draw_shore_corner(b, *corner),
        }
    }
}
