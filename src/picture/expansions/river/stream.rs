//! Draws rivers, springs and lakes.

use tiny_skia::LineCap;

use super::course::{Pool, RIVER_WIDTH};
use crate::ink::curve::{extended_beyond_tile, parallel_line};
use crate::{Art, Brush, Line, Pt, THEME, TilePlan, ellipse, pt, straight_line, translated};

/// Draws all water of a tile.
pub fn draw_rivers(brush: &mut Brush, plan: &TilePlan) {
    let lines: Vec<Line> = plan.layouts.river.rivers.iter().map(extended_beyond_tile).collect();
    let water = &THEME.water;
    let edge = 2.0 * brush.line_width(0.009, 0.8);
    for (more, colour) in [(0.045, water.bank), (edge, water.edge), (0.0, water.shaded)] {
        lines.iter().for_each(|line| brush.stroke_rounded(line, RIVER_WIDTH + more, colour));
        if let Some(pool) = &plan.layouts.river.pool {
            brush.fill(&pool_shore(pool, more / 2.0), colour);
        }
    }
    let by = pt(0.011, 0.014);
    lines.iter().for_each(|line| brush.stroke_rounded(&translated(line, by), RIVER_WIDTH - 0.026, water.fill));
    if let Some(pool) = &plan.layouts.river.pool {
        brush.fill(&translated(&pool_shore(pool, -0.013), by), water.fill);
    }
    draw_glints(brush, plan, &lines);
    if let Some(pool) = plan.layouts.river.pool.filter(|p| p.is_spring) {
        Art("stones").draw(brush, pool.at, 1.0);
    }
}

/// Returns the outline of a pool that is larger by `more`.
fn pool_shore(pool: &Pool, more: f32) -> Line {
    ellipse(pool.at, pool.radius + more, pool.radius * 0.85 + more)
}

fn draw_glints(brush: &mut Brush, plan: &TilePlan, lines: &[Line]) {
    let width = brush.line_width(0.010, 0.7);
    for (line, river) in lines.iter().zip(&plan.layouts.river.rivers) {
        // There are no glints where rivers meet or end in a pool, because they would cross there.
        let ends = river.last().is_some_and(|end| end.distance_to(Pt::MIDDLE) < 0.01);
        let line: &Line = &line.iter().copied().filter(|p| !ends || p.distance_to(Pt::MIDDLE) > 0.13).collect();
        for (aside, phase) in [(-0.045, 0.0), (0.01, 0.11), (0.05, 0.05)] {
            brush.stroke_dashed(
                &parallel_line(line, aside),
                width,
                (0.10, 0.13, phase),
                LineCap::Round,
                THEME.water.glint.with_alpha(0.92),
            );
        }
    }
    if let Some(pool) = plan.layouts.river.pool.filter(|p| !p.is_spring) {
        for (dx, dy, length) in [(-0.09, -0.06, 0.08), (0.0, 0.02, 0.1), (-0.08, 0.085, 0.07), (0.05, -0.085, 0.05)] {
            let from = pool.at + pt(dx, dy);
            brush.stroke_rounded(&straight_line(from, from + pt(length, 0.0), 1), width, THEME.water.glint);
        }
    }
}
