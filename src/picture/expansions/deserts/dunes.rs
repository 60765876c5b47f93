//! Deserts: sand with its dunes and shores, and an oasis.

use super::colours::COLOURS;
use super::shore::Shore;
use std::f32::consts::{PI, TAU};

use crate::ink::brush::Brush;
use crate::ink::curve::{Line, Pt, along, arc, cubic, ellipse, joined, length, pt, quarter, rect, straight};
use crate::ink::dice::Dice;
use crate::ink::mask::Mask;
use crate::ink::theme::THEME;
use crate::plan::tile::ROAD;

/// Covers a mask with sand, with dunes where there is room. What else lies on the sand is not `free`. Along its shores it
/// runs out into grass.
pub fn sand(b: &mut Brush, desert: &Mask, free: &Mask, shores: &[Line], dice: &mut Dice) {
    for shore in shores {
        b.stroke(shore, 2.0 * HALO, COLOURS.desert.sand.thin(0.45));
    }
    let points: Vec<(Pt, bool)> = desert.points().collect();
    for row in points.chunk_by(|(a, sandy), (z, also)| a.y == z.y && sandy == also) {
        let (Some((first, true)), Some((last, _))) = (row.first(), row.last()) else { continue };
        // A little larger than its cells, so that neighbours overlap.
        b.fill(&rect(*first - pt(0.0042, 0.0042), *last + pt(0.0042, 0.0042)), COLOURS.desert.sand);
    }
    for shore in shores {
        edge(b, shore);
        fray(b, shore, dice);
    }
    // The world beyond the tile is sand too: only grass makes an edge.
    let (inside, room) = (desert.map(|d| !d).reach(), free.depth());
    let mut laid: Vec<Pt> = Vec::new();
    for _ in 0..90 {
        let at = pt(dice.unit(), dice.unit());
        let wide = dice.between(0.07, 0.13);
        if inside.at(at) > 0.06 && room.at(at) > wide * 0.55 && laid.iter().all(|other| other.far(at) > 0.17) {
            laid.push(at);
            dune(b, at, wide);
        }
    }
    for _ in 0..70 {
        let at = pt(dice.unit(), dice.unit());
        if inside.at(at) > 0.04 {
            let grain = b.lw(0.005, 0.5);
            b.disc(at, grain, COLOURS.desert.shade.thin(0.55));
        }
    }
}

/// The line where sand ends.
fn edge(b: &mut Brush, shore: &Line) {
    let width = b.lw(0.011, 0.8);
    b.stroke(shore, width, COLOURS.desert.edge.thin(0.75));
}

/// Grains that the wind has carried out, and blades of grass that stand along a shore.
fn fray(b: &mut Brush, shore: &Line, dice: &mut Dice) {
    let far = |dice: &mut Dice, most: f32| pt(dice.between(-most, most), dice.between(-most, most));
    let blades = (length(shore) * 17.0) as usize;
    for _ in 0..blades * 2 {
        let at = along(shore, dice.between(0.02, 0.98)) + far(dice, 0.045);
        let grain = b.lw(dice.between(0.004, 0.009), 0.45);
        b.disc(at, grain, COLOURS.desert.sand);
    }
    let width = b.lw(0.008, 0.7);
    for n in 0..blades {
        let at = along(shore, (n as f32 + dice.unit()) / blades as f32) + far(dice, 0.012);
        let green = dice.pick(&THEME.plants.greens);
        for (x, y) in [(-0.018, -0.020), (0.002, -0.032), (0.020, -0.019)] {
            b.round_stroke(&vec![at, at + pt(x, y)], width, green);
        }
    }
}

/// How far sand reaches beyond the border of its tile where the shore does not bend, and where a shore goes on.
const OUT: f32 = 0.056;
/// How far grains are carried.
const HALO: f32 = 0.030;
/// The farthest that anything of a shore reaches beyond the border.
pub const REACH: f32 = 0.17;

/// Sand that runs over the border of its tile, whose north-west corner is given.
pub fn shore(b: &mut Brush, shore: Shore, corner: Pt) {
    const STEPS: usize = 48;
    let mut dice = Dice::of("shore", "", i64::from(shore.variant) << 2 | shore.side.index() as i64);
    let (slow, fast) = (dice.between(0.0, TAU), dice.between(0.0, TAU));
    // Short of the road, and of its verge.
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
        let end = |goes_on: bool| if goes_on { OUT } else { 0.0 };
        let (start, stop) = (ease(t - from), ease(to - t));
        (end(shore.goes_on.0) * (1.0 - start) + body * start) * stop + end(shore.goes_on.1) * (1.0 - stop)
    };
    let place = |t: f32, y: f32| corner + quarter(pt(t, y), shore.side.index());
    let share = |n: usize| from + (to - from) * n as f32 / STEPS as f32;
    let line: Line = (0..=STEPS).map(|n| place(share(n), -out(share(n)))).collect();
    fringe(b, &line, [place(to, 0.03), place(from, 0.03)], &mut dice);
    let border = b.lw(0.008, 0.7);
    b.stroke(&vec![place(from, 0.0), place(to, 0.0)], border, THEME.ink.thin(0.24));
}

/// The sand beyond a corner of its tile round which a shore goes on.
pub fn shore_corner(b: &mut Brush, corner: usize) {
    let line: Line = arc(pt(0.0, 0.0), OUT, OUT, PI, 1.5 * PI).into_iter().map(|p| quarter(p, corner)).collect();
    let at = quarter(pt(0.0, 0.0), corner);
    fringe(b, &line, [at, at], &mut Dice::of("shore", "corner", corner as i64));
    let border = b.lw(0.008, 0.7);
    for way in [pt(-OUT, 0.0), pt(0.0, -OUT)] {
        b.stroke(&vec![at, quarter(way, corner)], border, THEME.ink.thin(0.24));
    }
}

/// Sand between a shore and the rest of its outline.
fn fringe(b: &mut Brush, line: &Line, rest: [Pt; 2], dice: &mut Dice) {
    b.stroke(line, 2.0 * HALO, COLOURS.desert.sand.thin(0.45));
    let mut outline = line.clone();
    outline.extend(rest);
    b.fill(&outline, COLOURS.desert.sand);
    edge(b, line);
    fray(b, line, dice);
}

/// A crescent of blown sand, lit from the north-west.
fn dune(b: &mut Brush, at: Pt, wide: f32) {
    let p = |x: f32, y: f32| at + pt(x, y) * wide;
    let crest = joined([cubic(p(-1.0, 0.10), p(-0.5, -0.42), p(0.2, -0.40), p(1.0, 0.16))]);
    let mut lee = crest.clone();
    lee.extend(cubic(p(1.0, 0.16), p(0.45, 0.02), p(-0.2, 0.34), p(-1.0, 0.10)));
    b.fill(&lee, COLOURS.desert.shade);
    let width = b.lw(0.016, 0.9);
    b.round_stroke(&crest, width, COLOURS.desert.crest);
}

/// A pool with palms about its middle.
pub fn oasis(b: &mut Brush, at: Pt) {
    let edge = b.lw(0.009, 0.7);
    b.fill(&ellipse(at + pt(0.0, 0.01), 0.205, 0.125), THEME.plants.greens[3].thin(0.75));
    b.fill(&ellipse(at, 0.165 + edge, 0.090 + edge), THEME.water.edge);
    b.fill(&ellipse(at, 0.165, 0.090), THEME.water.shaded);
    b.fill(&ellipse(at + pt(0.008, 0.010), 0.150, 0.076), THEME.water.fill);
    let glint = b.lw(0.009, 0.7);
    for (x, y, length) in [(-0.09, 0.0, 0.07), (0.01, 0.03, 0.09), (0.03, -0.03, 0.05)] {
        b.round_stroke(&straight(at + pt(x, y), at + pt(x + length, y), 1), glint, THEME.water.glint);
    }
    for (x, y, height, lean) in [(-0.165, -0.02, 0.19, -0.04), (0.135, -0.045, 0.21, 0.05), (0.185, 0.045, 0.16, 0.03)]
    {
        palm(b, at + pt(x, y), height, lean);
    }
    for (x, y) in [(-0.12, 0.085), (0.04, 0.105)] {
        crate::art::life::rock(b, at + pt(x, y), 0.026, 0.018);
    }
}

/// A palm: its foot, its height, and how far its crown leans to the east.
fn palm(b: &mut Brush, foot: Pt, height: f32, lean: f32) {
    b.shade(foot + pt(0.05, 0.008), 0.075, 0.020, 0.30);
    let top = foot + pt(lean, -height);
    let trunk = cubic(foot, foot - pt(0.0, height * 0.4), top + pt(-lean * 0.4, height * 0.3), top);
    let (bark, ink) = (b.lw(0.018, 1.0), b.lw(0.030, 1.8));
    b.stroke(&trunk, ink, THEME.ink);
    b.stroke(&trunk, bark, THEME.life.log.lit(0.15));
    for (x, y) in [(-0.105, 0.035), (0.105, 0.040), (-0.085, -0.035), (0.090, -0.030), (-0.040, 0.065), (0.045, 0.066)]
    {
        let tip = top + pt(x, y);
        let mut leaf: Line = cubic(top, top + pt(x * 0.4, y - 0.045), top + pt(x * 0.8, y - 0.04), tip);
        leaf.extend(cubic(tip, top + pt(x * 0.7, y - 0.010), top + pt(x * 0.4, y * 0.4 - 0.005), top));
        let green = if x < 0.0 { THEME.plants.greens[1].lit(0.15) } else { THEME.plants.greens[2] };
        b.shape(&leaf, green, 0.006);
    }
}
