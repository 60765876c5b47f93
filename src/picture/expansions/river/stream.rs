//! Draws rivers, springs and lakes.

use tiny_skia::LineCap;

use crate::drawing::Art;
use crate::ink::curve::{lengthened, offset};
use crate::ink::{Brush, Line, Pt, THEME, ellipse, pt, shifted, straight};
use crate::plan::TilePlan;

use super::course::{Pool, RIVER};

/// Draws all water of a tile.
pub fn draw_rivers(b: &mut Brush, plan: &TilePlan) {
    let lines: Vec<Line> = plan.layouts.river.rivers.iter().map(lengthened).collect();
    let water = &THEME.water;
    let edge = 2.0 * b.lw(0.009, 0.8);
    for (more, colour) in [(0.045, water.bank), (edge, water.edge), (0.0, water.shaded)] {
        lines.iter().for_each(|line| b.round_stroke(line, RIVER + more, colour));
        if let Some(pool) = &plan.layouts.river.pool {
            b.fill(&shore(pool, more / 2.0), colour);
        }
    }
    let by = pt(0.011, 0.014);
    lines.iter().for_each(|line| b.round_stroke(&shifted(line, by), RIVER - 0.026, water.fill));
    if let Some(pool) = &plan.layouts.river.pool {
        b.fill(&shifted(&shore(pool, -0.013), by), water.fill);
    }
    draw_glints(b, plan, &lines);
    if let Some(pool) = plan.layouts.river.pool.filter(|p| p.spring) {
        Art("stones").draw(b, pool.at, 1.0);
    }
}

fn shore(pool: &Pool, more: f32) -> Line {
    ellipse(pool.at, pool.radius + more, pool.radius * 0.85 + more)
}

fn draw_glints(b: &mut Brush, plan: &TilePlan, lines: &[Line]) {
    let width = b.lw(0.010, 0.7);
    for (line, river) in lines.iter().zip(&plan.layouts.river.rivers) {
        // There are no glints where rivers meet or end in a pool, because they would cross there.
        let ends = river.last().is_some_and(|end| end.distance_to(Pt::MIDDLE) < 0.01);
        let line: &Line = &line.iter().copied().filter(|p| !ends || p.distance_to(Pt::MIDDLE) > 0.13).collect();
        for (aside, phase) in [(-0.045, 0.0), (0.01, 0.11), (0.05, 0.05)] {
            b.dashes(&offset(line, aside), width, (0.10, 0.13, phase), LineCap::Round, THEME.water.glint.thin(0.92));
        }
    }
    if let Some(pool) = plan.layouts.river.pool.filter(|p| !p.spring) {
        for (dx, dy, length) in [(-0.09, -0.06, 0.08), (0.0, 0.02, 0.1), (-0.08, 0.085, 0.07), (0.05, -0.085, 0.05)] {
            let from = pool.at + pt(dx, dy);
            b.round_stroke(&straight(from, from + pt(length, 0.0), 1), width, THEME.water.glint);
        }
    }
}
