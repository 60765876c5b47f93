//! Vineyards: rows of vines on pale soil.

use super::colours::COLOURS;
use super::land::Plot;
use crate::ink::brush::{Brush, Detail};
use crate::ink::curve::{Line, Pt, pt, rounded, straight};
use crate::ink::theme::THEME;

/// Half the size of a vineyard at scale 1.
const HALF: Pt = pt(0.185, 0.150);
/// Turned a little against the tile, so that nobody takes it for a city: radians.
const TURN: f32 = -0.12;

/// How the rows are planted at one level of detail.
struct Rows {
    count: usize,
    /// Width of a row of leaves.
    leaves: f32,
    grapes: usize,
    /// Radius of a bunch of grapes.
    grape: f32,
}

/// Four rows would run into one dark patch where a tile is 40 pixels wide: three, and much pale soil.
fn rows(detail: Detail) -> Rows {
    match detail {
        Detail::Far | Detail::Coarse => Rows { count: 3, leaves: 0.050, grapes: 3, grape: 0.020 },
        Detail::Plain | Detail::Fine => Rows { count: 3, leaves: 0.046, grapes: 5, grape: 0.0165 },
    }
}

/// Draws a vineyard about its middle.
pub fn vineyard(b: &mut Brush, plot: Plot) {
    let colours = &COLOURS.vineyard;
    let rows = rows(b.detail());
    let s = plot.scale;
    let frame = |p: Pt| plot.at + pt(p.x * TURN.cos() - p.y * TURN.sin(), p.x * TURN.sin() + p.y * TURN.cos()) * s;
    let turned = |line: Line| -> Line { line.into_iter().map(frame).collect() };
    let plot = turned(rounded(HALF * -1.0, HALF, 0.03));
    b.fill(&plot.iter().map(|&p| p + pt(0.016, 0.018)).collect(), THEME.grass_shadow.thin(0.26));
    b.fill(&plot, colours.soil);
    let (rim, hair) = (b.lw(0.012, 0.9), b.lw(0.012 * s, 0.6));
    b.outline(&plot, rim, colours.edge);
    let (from, step) = (-HALF.x + 0.045, 2.0 * HALF.y / rows.count as f32);
    for row in 0..rows.count {
        let y = step * (row as f32 + 0.5) - HALF.y - 0.006;
        let line = |dx: f32, dy: f32| turned(straight(pt(from, y + dy), pt(-from + dx, y + dy), 1));
        b.round_stroke(&line(0.008, 0.016), rows.leaves * s, colours.furrow.thin(0.55));
        b.round_stroke(&line(0.0, 0.0), (rows.leaves + 0.008) * s, colours.hedge);
        b.round_stroke(&line(0.0, -0.002), rows.leaves * s, colours.leaf);
        b.round_stroke(&line(-0.01, -rows.leaves * 0.26), rows.leaves * 0.32 * s, colours.lit);
        let apart = -2.0 * from / rows.grapes as f32;
        let radius = b.lw(rows.grape * s, 0.8);
        for grape in 0..rows.grapes {
            let aside = if row % 2 == 0 { 0.32 } else { 0.68 };
            let at = frame(pt(from + apart * (grape as f32 + aside), y + rows.leaves * 0.18));
            b.disc(at, radius, colours.grape);
            b.disc(at - pt(0.3, 0.35) * radius, hair.min(radius * 0.4), colours.bloom);
        }
    }
}
