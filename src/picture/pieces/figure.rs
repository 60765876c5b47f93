//! The wooden figures: enamelled tokens with a cream rim, the seat's colour and the seat's own mark.

use std::f32::consts::TAU;

use crate::expansions;
use crate::ink::brush::{Brush, Detail};
use crate::ink::curve::{Line, Pt, cubic, cut, ellipse, joined, placed, pt, rect};
use crate::ink::theme::{Ink, Rgb, THEME};
use bergerie_rules::figure::Figure;
use bergerie_rules::seat::Seat;

/// Height of a figure at one level of detail.
pub fn height(detail: Detail) -> f32 {
    match detail {
        Detail::Far => 0.62,
        Detail::Coarse => 0.51,
        Detail::Plain | Detail::Fine => 0.37,
    }
}

/// Half the height of the mark on a figure, in heights of the figure.
pub fn mark_radius(detail: Detail, lies: bool) -> f32 {
    match (detail <= Detail::Coarse, lies) {
        (true, false) => 0.225,
        (true, true) => 0.215,
        (false, false) => 0.215,
        (false, true) => 0.21,
    }
}

/// The colour of a seat.
pub fn colour(seat: Seat) -> Rgb {
    THEME.seats.colours.get(seat.index()).copied().unwrap_or(THEME.ink)
}

/// What a mark is drawn in on a seat's colour.
pub fn mark_colour(seat: Seat) -> Rgb {
    if colour(seat).luminance() < 0.42 { THEME.seats.mark_light } else { THEME.seats.mark_dark }
}

/// Draws a seat's mark about its middle, with half its size.
pub fn mark(b: &mut Brush, seat: Seat, at: Pt, r: f32) {
    let ink = mark_colour(seat);
    let block = |x0: f32, y0: f32, x1: f32, y1: f32| rect(at + pt(x0, y0) * r, at + pt(x1, y1) * r);
    let points = |list: &[(f32, f32)]| -> Line { list.iter().map(|&(x, y)| at + pt(x, y) * r).collect() };
    match seat.index() {
        0 => b.outline(&block(-0.74, -0.74, 0.74, 0.74), r * 0.50, ink),
        1 => b.fill_all([&block(-0.33, -1.0, 0.33, 1.0), &block(-1.0, -0.33, 1.0, 0.33)], ink),
        2 => b.fill(&points(&[(0.0, -1.0), (1.05, 0.82), (-1.05, 0.82)]), ink),
        3 => b.fill_all([&block(-0.98, -0.88, 0.98, -0.24), &block(-0.98, 0.24, 0.98, 0.88)], ink),
        4 => {
            let half = |s: f32| points(&[(-0.95, s * 1.05), (0.95, s * 1.05), (0.16, 0.0), (-0.16, 0.0)]);
            b.fill_all([&half(-1.0)], ink);
            b.fill_all([&half(1.0)], ink);
        }
        _ => b.fill(&crescent(at, r), ink),
    }
}

/// A disc less a smaller disc to its north-east.
fn crescent(at: Pt, r: f32) -> Line {
    let (hole, hole_r) = (at + pt(0.48, -0.18) * r, 0.78 * r);
    let outer = ellipse(at, r, r).into_iter().filter(|p| p.far(hole) >= hole_r);
    // The outline starts in the east, inside the hole: what is left of it begins below and ends above the horns.
    let mut line: Line = outer.collect();
    let (Some(&first), Some(&last)) = (line.first(), line.last()) else { return line };
    let angle = |p: Pt| (p - hole).y.atan2((p - hole).x).rem_euclid(TAU);
    let (from, to) = (angle(last), angle(first));
    let sweep = (from - to).rem_euclid(TAU);
    line.extend((0..=16).map(|i| {
        let a = from - sweep * i as f32 / 16.0;
        hole + pt(a.cos(), a.sin()) * hole_r
    }));
    line
}

/// A standing figure of height 1 with its feet at the origin: a bell-shaped cloak, and its head.
pub fn body() -> [Line; 2] {
    let cloak = joined([
        cubic(pt(-0.10, -0.66), pt(-0.30, -0.62), pt(-0.40, -0.40), pt(-0.43, -0.09)),
        cubic(pt(-0.43, -0.09), pt(-0.44, 0.0), pt(-0.38, 0.0), pt(-0.32, 0.0)),
        vec![pt(-0.32, 0.0), pt(0.32, 0.0)],
        cubic(pt(0.32, 0.0), pt(0.38, 0.0), pt(0.44, 0.0), pt(0.43, -0.09)),
        cubic(pt(0.43, -0.09), pt(0.40, -0.40), pt(0.30, -0.62), pt(0.10, -0.66)),
    ]);
    [cloak, ellipse(pt(0.0, -0.79), 0.205, 0.205)]
}

/// The lit and the shaded tone over a seat's colour.
pub fn tones(seat: Seat) -> (Ink, Ink) {
    let colour = colour(seat);
    let lit = if colour.luminance() < 0.85 { colour.lit(0.30) } else { THEME.rim };
    let dark = if colour.luminance() > 0.12 { colour.shaded(0.30) } else { Rgb(13, 11, 16) };
    (lit.thin(0.47), dark.thin(0.59))
}

pub fn rim(b: &mut Brush, parts: &[Line], s: f32) {
    let (cream, ink) = (b.lw(0.14 * s, 2.6), b.lw(0.075 * s, 1.5));
    b.outline_all(parts, cream, THEME.rim);
    b.outline_all(parts, ink, THEME.ink);
}

/// Fills the parts of a standing figure with the seat's colour, lit in the west and shaded in the east.
pub fn enamel(b: &mut Brush, seat: Seat, parts: &[Line], feet: Pt, s: f32) {
    b.fill_all(parts, colour(seat));
    let (lit, dark) = tones(seat);
    for part in parts {
        b.fill(&cut(part, feet + pt(0.17 * s, 0.0), pt(1.0, 0.0)), dark);
        let edge = feet + pt(-0.14 * s, -0.95 * s);
        let below = feet + pt(-0.33 * s, 0.1 * s);
        b.fill(&cut(part, edge, (below - edge).unit().turned()), lit);
    }
}

/// How a kind of figure looks.
#[derive(Clone, Copy)]
pub struct Look {
    pub figure: Figure,
    /// Draws it standing: where its feet are, and the height of a meeple in u.
    pub standing: fn(&mut Brush, Seat, Pt, f32),
    /// Draws it lying about its middle, if it lies on fields.
    pub lying: Option<fn(&mut Brush, Seat, Pt, f32)>,
    /// The space that its sign needs in a legend, in points.
    pub width: f32,
    /// The height of a meeple in its sign, and how far to the east its feet are from the middle, in heights of the sign.
    pub sign: (f32, f32),
    /// How far it reaches to the north-west and to the south-east of its feet, in heights of a meeple.
    pub reach: (Pt, Pt),
    /// The same of its middle when it lies.
    pub sprawl: (Pt, Pt),
}

impl Look {
    /// That of a figure of a meeple's size whose hat reaches above the head and whose staff stands beside it.
    pub const fn with_hat(figure: Figure, standing: fn(&mut Brush, Seat, Pt, f32)) -> Look {
        Look { figure, standing, width: 14.0, sign: (0.78, -0.13), ..MEEPLE }
    }

    /// That of a kind of figure; a meeple's if no expansion brings it.
    pub fn of(figure: Figure) -> &'static Look {
        let mut looks = expansions::all().flat_map(|hooks| hooks.figures);
        looks.find(|look| look.figure == figure).unwrap_or(const { &MEEPLE })
    }
}

/// The only figure of the base game.
pub const MEEPLE: Look = Look {
    figure: Figure::Meeple,
    standing,
    lying: Some(lying),
    width: 11.0,
    sign: (0.92, 0.0),
    reach: (pt(-0.62, -1.40), pt(1.02, 0.20)),
    sprawl: (pt(-0.72, -0.54), pt(0.72, 0.56)),
};

/// Draws a standing meeple: where its feet are, and its height in u.
pub fn standing(b: &mut Brush, seat: Seat, feet: Pt, s: f32) {
    b.shade(feet + pt(0.20 * s, 0.0), 0.52 * s, 0.15 * s, 0.37);
    let parts = body().map(|part| placed(&part, feet, s));
    rim(b, &parts, s);
    enamel(b, seat, &parts, feet, s);
    mark(b, seat, feet + pt(0.0, -0.30 * s), mark_radius(b.detail(), false) * s);
}

/// Draws a lying figure about its middle: head in the west, the mark upright.
pub fn lying(b: &mut Brush, seat: Seat, at: Pt, s: f32) {
    b.shade(at + pt(0.03 * s, 0.36 * s), 0.62 * s, 0.14 * s, 0.31);
    let fallen = |p: Pt| at + pt(p.y + 0.5, -p.x) * s;
    let parts = body().map(|part| part.into_iter().map(fallen).collect::<Line>());
    rim(b, &parts, s);
    b.fill_all(&parts, colour(seat));
    let (lit, dark) = tones(seat);
    for part in &parts {
        b.fill(&cut(part, at - pt(0.0, 0.20 * s), pt(0.0, -1.0)), lit);
        b.fill(&cut(part, at + pt(0.0, 0.19 * s), pt(0.0, 1.0)), dark);
    }
    mark(b, seat, at + pt(0.20 * s, 0.0), mark_radius(b.detail(), true) * s);
}

/// A round token in a seat's colour with its mark.
pub fn medallion(b: &mut Brush, seat: Seat, at: Pt, r: f32) {
    b.disc(at, r, THEME.ink);
    b.disc(at, r * 0.905, THEME.rim);
    b.disc(at, r * 0.78, colour(seat));
    mark(b, seat, at, r * 0.457);
}
