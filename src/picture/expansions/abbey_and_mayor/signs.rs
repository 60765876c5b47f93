//! Signs for abbeys and barns in the legend. Mayors and wagons stand there among the figures.

use super::barn;
use super::colours::COLOURS;
use crate::art::arch::archway;
use crate::ink::brush::Brush;
use crate::ink::curve::{Line, pt, rect, straight};
use crate::ink::theme::THEME;
use crate::legend::holdings::{Holding, Shelf};
use crate::pieces::icons::Sign;
use bergerie_rules::piece::Piece;
use bergerie_rules::seat::Seat;
use bergerie_rules::view::View;

static ABBEY: Sign = Sign { name: "abbey", width: 13.0, draw: |b, _, s| abbey(b, s) };
static BARN: Sign =
    Sign { name: "barn", width: 15.0, draw: |b, seat, s| barn::barn(b, seat, pt(-0.08 * s, 0.46 * s), 0.80 * s) };

/// The abbey and the barn that a seat can still lay and build.
pub fn holdings(seat: Seat, view: &View, holdings: &mut Vec<Holding>) {
    holdings.push(Holding::new(Shelf::OverTiles, &ABBEY, seat, (view, Piece::Abbey)));
    holdings.push(Holding::new(Shelf::Borders, &BARN, seat, (view, Piece::Barn)));
}

/// A small tile: a church with two towers behind a wall.
fn abbey(b: &mut Brush, s: f32) {
    let colours = &COLOURS.abbey;
    let at = |x: f32, y: f32| pt(x, y) * s;
    let tile = rect(at(-0.46, -0.46), at(0.46, 0.46));
    b.fill(&tile, colours.court);
    let nave: Line = vec![at(-0.34, 0.24), at(-0.34, -0.06), at(0.36, -0.06), at(0.36, 0.24)];
    b.fill(&nave, colours.walls);
    b.fill(&rect(at(-0.34, -0.10), at(0.38, 0.06)), colours.roof);
    for x in [-0.27, 0.03] {
        b.fill(&rect(at(x - 0.10, -0.14), at(x + 0.10, 0.26)), colours.walls);
        b.outline(&rect(at(x - 0.10, -0.14), at(x + 0.10, 0.26)), 0.06 * s, THEME.ink);
        let spire = vec![at(x - 0.14, -0.12), at(x, -0.44), at(x + 0.14, -0.12)];
        b.fill(&spire, colours.roof);
        b.outline(&spire, 0.06 * s, THEME.ink);
    }
    b.fill(&archway(at(-0.12, 0.26), 0.06 * s, 0.08 * s), THEME.city.arch);
    b.fill(&rect(at(-0.46, 0.22), at(0.46, 0.46)), THEME.city.stone);
    b.stroke(&straight(at(-0.46, 0.22), at(0.46, 0.22), 1), 0.08 * s, THEME.ink);
    b.outline(&tile, 0.12 * s, THEME.ink);
}
