//! Draws city walls, and round towers with slate roofs.

use std::f32::consts::PI;

use tiny_skia::LineCap;

use crate::{Brush, Detail, Line, Pt, THEME, arc, clipped_to_half_plane, joined_lines, pt, rectangle, translated};

/// Draws a round tower with a conical slate roof. `r` is the radius of the tower, and `h` its height without the roof.
pub fn draw_tower(brush: &mut Brush, foot: Pt, r: f32, h: f32) {
    let stone = &THEME.city;
    brush.draw_ground_shadow(foot + pt(r * 0.9, r * 0.25), r * 1.1, r * 0.62, 0.35);
    let drum = drum_outline(foot, r, h);
    brush.fill(&drum, stone.stone);
    for (share, colour) in [(0.15, stone.stone_middle), (0.55, stone.stone_dark)] {
        brush.fill(&clipped_to_half_plane(&drum, foot + pt(r * share, 0.0), pt(1.0, 0.0)), colour);
    }
    brush.ink_outline(&drum, 0.008);
    if brush.has_fine_detail() {
        let slit = foot + pt(-0.2 * r, -h * 0.55);
        brush.fill(&rectangle(slit, slit + pt(0.3 * r, h * 0.3)), THEME.ink.with_alpha(0.78));
    }
    draw_cone(brush, foot + pt(0.0, 0.005 - h), r * 1.22, r * 1.9 + 0.005);
}

/// Returns the outline of a round tower's wall.
fn drum_outline(foot: Pt, r: f32, h: f32) -> Line {
    let mut line = vec![foot + pt(-r, -h), foot + pt(-r, 0.0)];
    line.extend(arc(foot, r, r * 0.45, PI, 0.0));
    line.push(foot + pt(r, -h));
    line
}

/// Draws a conical roof. `base` is the middle of its lower edge.
pub fn draw_cone(brush: &mut Brush, base: Pt, r: f32, h: f32) {
    let slate = THEME.city.slate;
    let tip = base - pt(0.0, h);
    let brim = arc(base, r, r * 0.4, 0.0, PI);
    let outline = joined_lines([vec![base + pt(-r, 0.0), tip, base + pt(r, 0.0)], brim]);
    brush.fill(&outline, slate);
    let facet = |from: f32| (tip - (base + pt(from * r, r * 0.4))).unit().quarter_turned();
    brush.fill(&clipped_to_half_plane(&outline, tip, facet(-0.3) * -1.0), slate.lit(0.35));
    brush.fill(&clipped_to_half_plane(&outline, tip, facet(0.38)), slate.shaded(0.30));
    brush.ink_outline(&outline, 0.008);
}

/// The height of the walkway above the ground.
pub const WALL_HEIGHT: f32 = 0.030;

pub fn draw_wall(brush: &mut Brush, line: &Line) {
    let stone = &THEME.city;
    let ink = 0.058 + 2.0 * brush.line_width(0.008, 0.8);
    brush.stroke(&translated(line, pt(0.022, WALL_HEIGHT + 0.024)), 0.07, THEME.shadow.with_alpha(0.31));
    // Lines of the same colour are one path, because a stroke takes longer than its points.
    let raised = |shares: [f32; 2]| shares.map(|share| translated(line, pt(0.0, WALL_HEIGHT * share)));
    brush.stroke_all(&raised([1.0, 0.0]), ink, THEME.ink.into(), false, false);
    brush.stroke_all(&raised([1.0, 0.4]), 0.056, stone.stone_dark.into(), false, false);
    brush.stroke_all(&raised([0.2, 0.0]), 0.058, stone.stone_middle.into(), false, false);
    if brush.detail() > Detail::Coarse {
        brush.stroke_dashed(line, 0.058, (0.020, 0.024, 0.0), LineCap::Butt, stone.crenel.with_alpha(0.84));
    }
    brush.stroke(line, 0.032, stone.stone.lit(0.25));
}
