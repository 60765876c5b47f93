//! Signs for bridges and castles in the legend.

use std::f32::consts::{PI, TAU};

use crate::ink::brush::Brush;
use crate::ink::curve::{Line, arc, pt, rect, rounded, straight};
use crate::ink::theme::THEME;
use crate::legend::holdings::{Holding, Shelf};
use crate::pieces::icons::Sign;
use bergerie_rules::piece::Piece;
use bergerie_rules::seat::Seat;
use bergerie_rules::view::View;

static BRIDGE: Sign = Sign { name: "bridge", width: 14.5, draw: |b, _, s| bridge(b, s) };
static CASTLE: Sign = Sign { name: "castle", width: 12.0, draw: |b, _, s| castle(b, s) };

/// The bridges and castles that a seat can still build.
pub fn holdings(seat: Seat, view: &View, holdings: &mut Vec<Holding>) {
    holdings.push(Holding::new(Shelf::OverTiles, &BRIDGE, seat, (view, Piece::Bridge)));
    holdings.push(Holding::new(Shelf::OverTiles, &CASTLE, seat, (view, Piece::Castle)));
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
