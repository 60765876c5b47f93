//! Signs for the pieces that somebody has, and the plates on which they stand in the legend.

use std::f32::consts::{PI, TAU};

use crate::picture::expansions::monuments::objective::renown;
use crate::picture::ink::brush::Brush;
use crate::picture::expansions::monuments::figures::{cube, house_token};
use crate::picture::ink::curve::{Line, arc, ellipse, pt, rect, rounded, straight};
use crate::picture::pieces::figure;
use crate::picture::ink::theme::THEME;
use crate::rules::figure::Figure;
use crate::rules::seat::Seat;

/// What a sign stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Icon {
    /// A figure of a seat.
    Figure(Figure, Seat),
    /// Bridges.
    Bridge,
    /// Castles.
    Castle,
    /// Houses for the ends of roads.
    House,
    /// Walls between field and city.
    Wall,
    /// Cubes of a seat.
    Cube(Seat),
    /// Renown.
    Renown,
    /// Unopened gifts.
    Gift,
    /// Tiles to come.
    Tiles,
}

/// Draws a sign of height `s` about the origin.
pub fn icon(b: &mut Brush, icon: Icon, s: f32) {
    match icon {
        Icon::Figure(figure, seat) => {
            // Hats reach above the head.
            let (size, aside) = if figure == Figure::Meeple { (0.92, 0.0) } else { (0.78, -0.13) };
            figure::standing(b, figure, seat, pt(aside * s, 0.46 * s), size * s);
        }
        Icon::Bridge => bridge(b, s),
        Icon::Castle => castle(b, s),
        Icon::Gift => gift(b, s),
        Icon::House => house_token(b, pt(0.0, 0.46 * s), 0.92 * s),
        Icon::Wall => wall(b, s),
        Icon::Cube(seat) => cube(b, seat, pt(0.0, 0.42 * s), 0.90 * s),
        Icon::Renown => renown(b, pt(0.0, 0.0), 0.46 * s),
        Icon::Tiles => tiles(b, s),
    }
}

fn bridge(b: &mut Brush, s: f32) {
    let wood = &THEME.wood;
    let bow = |y: f32| arc(pt(0.0, y) * s, 0.46 * s, 0.30 * s, PI, TAU);
    let (deck, rail) = (bow(0.24), bow(0.04));
    for (width, ink) in [(0.30, THEME.ink), (0.19, wood.plank)] {
        b.stroke(&deck, width * s, ink);
    }
    for x in [-0.36, -0.13, 0.13, 0.36_f32] {
        let bow = 0.30 * (1.0 - (x / 0.46).powi(2)).sqrt();
        b.stroke(&straight(pt(x, 0.24 - bow) * s, pt(x, 0.04 - bow) * s, 1), 0.07 * s, THEME.ink);
    }
    for (width, ink) in [(0.14, THEME.ink), (0.05, wood.light)] {
        b.stroke(&rail, width * s, ink);
    }
}

fn castle(b: &mut Brush, s: f32) {
    const OUTLINE: [(f32, f32); 12] = [
        (-0.42, 0.42),
        (-0.42, -0.42),
        (-0.24, -0.42),
        (-0.24, -0.24),
        (-0.09, -0.24),
        (-0.09, -0.42),
        (0.09, -0.42),
        (0.09, -0.24),
        (0.24, -0.24),
        (0.24, -0.42),
        (0.42, -0.42),
        (0.42, 0.42),
    ];
    let outline: Line = OUTLINE.iter().map(|&(x, y)| pt(x, y) * s).collect();
    b.fill(&outline, THEME.city.stone);
    b.fill(&rect(pt(0.16, -0.12) * s, pt(0.42, 0.42) * s), THEME.city.stone_middle);
    b.fill(&rounded(pt(-0.12, 0.04) * s, pt(0.12, 0.42) * s, 0.10 * s), THEME.city.arch);
    b.outline(&outline, 0.10 * s, THEME.ink);
}

/// A piece of wall: wider than a castle, and without a gate.
fn wall(b: &mut Brush, s: f32) {
    let mut outline: Line = vec![pt(-0.60, 0.40) * s];
    for x in [-0.60, -0.16, 0.28] {
        outline.extend([(0.0, -0.10), (0.0, -0.40), (0.32, -0.40), (0.32, -0.10)].map(|(dx, y)| pt(x + dx, y) * s));
    }
    outline.push(pt(0.60, 0.40) * s);
    b.fill(&outline, THEME.city.stone);
    b.fill(&rect(pt(-0.60, 0.14) * s, pt(0.60, 0.40) * s), THEME.city.stone_dark);
    b.stroke(&straight(pt(-0.60, 0.14) * s, pt(0.60, 0.14) * s, 1), 0.07 * s, THEME.ink);
    for (x, y) in [(-0.18, 0.40), (0.22, 0.40), (0.02, 0.14)] {
        b.stroke(&straight(pt(x, y) * s, pt(x, y - 0.26) * s, 1), 0.07 * s, THEME.ink);
    }
    b.outline(&outline, 0.10 * s, THEME.ink);
}

/// A box with a ribbon.
fn gift(b: &mut Brush, s: f32) {
    let block = |x0: f32, y0: f32, x1: f32, y1: f32| rect(pt(x0, y0) * s, pt(x1, y1) * s);
    let (base, lid) = (block(-0.36, -0.08, 0.36, 0.44), block(-0.42, -0.24, 0.42, -0.02));
    for bow in [-0.16, 0.16] {
        b.outline(&ellipse(pt(bow, -0.33) * s, 0.14 * s, 0.10 * s), 0.09 * s, THEME.ink);
    }
    for part in [&base, &lid] {
        b.fill(part, THEME.cream);
        b.outline(part, 0.09 * s, THEME.ink);
    }
    b.fill(&block(-0.08, -0.20, 0.08, 0.40), THEME.gold);
}

fn tiles(b: &mut Brush, s: f32) {
    for (offset, ground) in [(0.15, THEME.table.disc), (0.05, THEME.table.letters), (-0.07, THEME.grass.tints[0])] {
        let (from, to) = (pt(-0.38, -0.30 + offset) * s, pt(0.38, 0.34 + offset) * s);
        let card = rounded(from, to, 0.08 * s);
        b.fill(&card, ground);
        b.outline(&card, 0.055 * s, THEME.ink);
    }
    let road = straight(pt(-0.35, 0.0) * s, pt(0.35, -0.10) * s, 1);
    b.stroke(&road, 0.15 * s, THEME.road.edge);
    b.stroke(&road, 0.10 * s, THEME.road.fill);
}

/// Draws a plate with its corner at the origin; framed in the colour of the seat that must choose.
pub fn plate(b: &mut Brush, (width, height): (f32, f32), seat: Option<Seat>, pixel: f32) {
    let radius = (height * 0.18).min(pixel * 18.0);
    let plate = rounded(pt(0.0, 0.0), pt(width, height), radius);
    let Some(seat) = seat else { return b.fill(&plate, crate::picture::pieces::spots::card_on_table()) };
    b.fill(&plate, THEME.rim);
    let line = (height * 0.035).clamp(pixel * 2.0, pixel * 6.0);
    let inner = rounded(pt(line, line), pt(width - line, height - line), radius - line);
    b.outline(&inner, line * 2.0, THEME.ink);
    let inner = rounded(pt(line, line) * 1.1, pt(width - line * 1.1, height - line * 1.1), radius - line * 1.1);
    b.outline(&inner, line * 1.2, figure::colour(seat));
}
