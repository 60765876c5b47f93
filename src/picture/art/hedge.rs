//! Hedges between two fields that nothing else parts.

use super::super::brush::Brush;
use super::super::curve::{Line, Pt, along, length, pt, shifted};
use super::super::plan::Plan;
use super::super::theme::THEME;

/// Draws the hedges of a tile: rows of bushes, lit from the north-west.
pub fn hedges(b: &mut Brush, plan: &Plan) {
    for line in &plan.hedges {
        b.round_stroke(&shifted(line, pt(0.018, 0.022)), 0.060, THEME.grass_shadow.thin(0.30));
        let bushes = bushes(line);
        let ink = b.lw(0.008, 0.6);
        bushes.iter().for_each(|&at| b.disc(at, 0.030 + ink, THEME.ink));
        bushes.iter().for_each(|&at| b.disc(at, 0.030, THEME.plants.hedge));
        bushes.iter().for_each(|&at| b.disc(at - pt(0.008, 0.010), 0.016, THEME.plants.hedge_lit));
    }
}

fn bushes(line: &Line) -> Vec<Pt> {
    let count = (length(line) / 0.036).ceil().max(1.0) as usize;
    (0..=count).map(|n| along(line, n as f32 / count as f32)).collect()
}
