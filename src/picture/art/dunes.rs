//! Deserts: dunes, an oasis, spice, the worm.

use std::f32::consts::PI;

use super::super::brush::Brush;
use super::super::curve::{Line, Pt, along, arc, cubic, cut, ellipse, joined, placed, pt, rect, straight};
use super::super::dice::Dice;
use super::super::grid::{Grid, Mask};
use super::super::theme::THEME;

/// Covers a mask with sand: its edge, and dunes where there is room. What else lies on the sand is not `free`.
pub fn sand(b: &mut Brush, desert: &Mask, free: &Mask, dice: &mut Dice) {
    let edge = 0.014;
    let cover = |b: &mut Brush, depth: &Grid<f32>, from: f32, ink| {
        let points: Vec<(Pt, f32)> = depth.points().collect();
        for row in points.chunk_by(|(a, d), (z, e)| a.y == z.y && (*d > from) == (*e > from)) {
            let (Some(first), Some(last)) = (row.first(), row.last()) else { continue };
            if first.1 > from {
                // A little larger than its cells, so that neighbours overlap.
                b.fill(&rect(first.0 - pt(0.0042, 0.0042), last.0 + pt(0.0042, 0.0042)), ink);
            }
        }
    };
    // The world beyond the tile is sand too: only grass makes an edge.
    let inside = desert.map(|d| !d).reach();
    cover(b, &inside, 0.0, THEME.desert.edge);
    cover(b, &inside, edge, THEME.desert.sand);
    let room = free.depth();
    let mut laid: Vec<Pt> = Vec::new();
    for _ in 0..90 {
        let at = pt(dice.unit(), dice.unit());
        let wide = dice.between(0.07, 0.12);
        if inside.at(at) > 0.06 && room.at(at) > wide * 0.55 && laid.iter().all(|other| other.far(at) > 0.17) {
            laid.push(at);
            dune(b, at, wide);
        }
    }
    for _ in 0..70 {
        let at = pt(dice.unit(), dice.unit());
        if inside.at(at) > 0.04 {
            let grain = b.lw(0.005, 0.5);
            b.disc(at, grain, THEME.desert.shade.thin(0.55));
        }
    }
}

/// A crescent of blown sand, lit from the north-west.
fn dune(b: &mut Brush, at: Pt, wide: f32) {
    let p = |x: f32, y: f32| at + pt(x, y) * wide;
    let crest = joined([cubic(p(-1.0, 0.10), p(-0.5, -0.42), p(0.2, -0.40), p(1.0, 0.16))]);
    let mut lee = crest.clone();
    lee.extend(cubic(p(1.0, 0.16), p(0.45, 0.02), p(-0.2, 0.34), p(-1.0, 0.10)));
    b.fill(&lee, THEME.desert.shade);
    let width = b.lw(0.016, 0.9);
    b.round_stroke(&crest, width, THEME.desert.crest);
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
        super::life::rock(b, at + pt(x, y), 0.026, 0.018);
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

/// A deposit of spice: an open pit in the sand, full of glowing orange.
pub fn spice(b: &mut Brush, at: Pt) {
    let pit = |by: f32| ellipse(at, 0.175 + by, 0.105 + by);
    b.fill(&pit(0.022), THEME.desert.crest);
    b.shape(&pit(0.0), THEME.desert.shade.shaded(0.20), 0.009);
    b.fill(&cut(&pit(-0.012), at + pt(0.0, 0.005), pt(0.12, 1.0)), THEME.desert.shade);
    for (x, y, r) in [(-0.070, -0.012, 0.046), (0.055, -0.026, 0.052), (0.0, 0.030, 0.058), (0.105, 0.026, 0.034)] {
        let heap: Line = joined([
            cubic(pt(-1.0, 0.25), pt(-0.6, -0.2), pt(-0.3, -0.9), pt(0.0, -0.9)),
            cubic(pt(0.0, -0.9), pt(0.3, -0.9), pt(0.6, -0.2), pt(1.0, 0.25)),
            cubic(pt(1.0, 0.25), pt(0.4, 0.5), pt(-0.4, 0.5), pt(-1.0, 0.25)),
        ]);
        let heap = placed(&heap, at + pt(x, y), r);
        b.fill(&heap, THEME.volcano.lava);
        b.fill(&cut(&heap, at + pt(x - r * 0.05, y), pt(-1.0, 0.15)), THEME.volcano.glow);
        b.inked(&heap, 0.007);
    }
    let spark = b.lw(0.009, 0.7);
    for (x, y) in [(-0.12, 0.045), (-0.03, -0.060), (0.12, -0.055), (0.06, 0.080)] {
        b.disc(at + pt(x, y), spark, THEME.volcano.glow);
    }
}

/// A sandworm that rises from the sand with its mouth open, and the hump of its back behind it.
pub fn worm(b: &mut Brush, at: Pt) {
    let (skin, sand) = (THEME.desert.worm, THEME.desert.crest);
    for (x, y, r) in [(0.20, 0.10, 0.085), (-0.10, 0.155, 0.15)] {
        b.fill(&ellipse(at + pt(x, y), r * 1.25, r * 0.42), THEME.desert.shade);
        b.fill(&ellipse(at + pt(x - 0.01, y - 0.006), r * 1.12, r * 0.34), sand);
    }
    let mut back: Line = arc(at + pt(0.20, 0.10), 0.080, 0.085, PI, 2.0 * PI);
    back.push(at + pt(0.28, 0.10));
    b.shape(&back, skin.shaded(0.12), 0.010);
    let spine = cubic(pt(-0.215, 0.155), pt(-0.23, -0.02), pt(-0.13, -0.20), pt(0.03, -0.235));
    let neck: Line = joined([
        spine.clone(),
        vec![pt(0.03, -0.235), pt(0.115, -0.055)],
        cubic(pt(0.115, -0.055), pt(0.03, -0.03), pt(0.0, 0.06), pt(0.005, 0.155)),
        cubic(pt(0.005, 0.155), pt(-0.05, 0.195), pt(-0.16, 0.195), pt(-0.215, 0.155)),
    ]);
    let neck = placed(&neck, at, 1.0);
    b.fill(&neck, skin);
    b.fill(&cut(&neck, at + pt(-0.055, 0.05), pt(1.0, 0.25)), skin.shaded(0.22));
    b.fill(&cut(&neck, at + pt(-0.150, 0.0), pt(-1.0, -0.35)), skin.lit(0.30));
    let ring = b.lw(0.009, 0.7);
    for t in [0.18, 0.36, 0.54, 0.72] {
        let from = at + along(&spine, t * 0.9);
        let to = at + pt(0.005 + t * t * 0.11, 0.145 - t * 0.20);
        b.stroke(&cubic(from, from + pt(0.05, 0.055), to + pt(-0.03, 0.045), to), ring, skin.shaded(0.5).thin(0.75));
    }
    b.inked(&neck, 0.011);
    // The mouth looks north-east, out of the picture.
    let mouth: Line = ellipse(pt(0.0, 0.0), 0.105, 0.060)
        .iter()
        .map(|p| pt(p.x * 0.42 - p.y * 0.907, p.x * 0.907 + p.y * 0.42))
        .collect();
    let mouth = placed(&mouth, at + pt(0.073, -0.145), 1.0);
    b.shape(&mouth, skin.shaded(0.55), 0.010);
    for n in 0..10 {
        let angle = n as f32 * PI / 5.0;
        let p = |r: f32, turn: f32| {
            let a = angle + turn;
            let q = pt(a.cos() * 0.105, a.sin() * 0.060) * r;
            at + pt(0.073, -0.145) + pt(q.x * 0.42 - q.y * 0.907, q.x * 0.907 + q.y * 0.42)
        };
        b.fill(&vec![p(0.94, -0.16), p(0.94, 0.16), p(0.56, 0.0)], THEME.rim);
    }
    b.fill(&ellipse(at + pt(-0.10, 0.178), 0.155, 0.026), sand);
}
