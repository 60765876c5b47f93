//! Draws gates of roads and rivers in city walls, and the mouths of tunnels for roads under a city.

use std::f32::consts::PI;

use crate::drawing::masonry::draw_tower;
use crate::plan::roads::Passage;
use crate::{
    Brush, Gate, Line, Pt, Rgb, THEME, arc, arch_outline, clipped_to_half_plane, ellipse, joined_lines, pt, rectangle,
    straight_line, translated,
};

/// Draws a gate. A gate in the north or south shows its front. A gate in the west or east shows a corner, so that the
/// arch is visible on the side of the road.
pub fn draw_gate(brush: &mut Brush, gate: &Gate) {
    let along_y = gate.heading.y.abs() > gate.heading.x.abs();
    match (along_y, gate.passage) {
        (_, Passage::Tunnel { bank }) => draw_tunnel_mouth(brush, gate.at, gate.heading, bank),
        (true, Passage::Road) => draw_gatehouse(brush, gate.at + pt(0.0, 0.01)),
        (true, Passage::Water) => draw_water_gate(brush, gate.at + pt(0.0, 0.01)),
        (false, other) => {
            draw_corner_gate(brush, gate.at - pt(0.0, 0.008), -gate.heading.x.signum(), other == Passage::Water);
        }
    }
}

/// Draws two towers with an arch between them.
fn draw_gatehouse(brush: &mut Brush, at: Pt) {
    for side in [-1.0, 1.0] {
        draw_tower(brush, at + pt(side * 0.075, 0.035), 0.036, 0.075);
    }
    brush.fill_inked(&rectangle(at + pt(-0.048, -0.055), at + pt(0.048, 0.04)), THEME.city.stone, 0.008);
    draw_merlons(brush, at + pt(-0.048, -0.055), 0.096, 4);
    brush.fill(&arch_outline(at + pt(0.0, 0.04), 0.028, 0.045), THEME.city.arch);
}

/// Draws a low arch over a river, between two towers on its banks.
fn draw_water_gate(brush: &mut Brush, at: Pt) {
    draw_tower(brush, at + pt(-0.12, 0.03), 0.04, 0.075);
    brush.fill_inked(&rectangle(at + pt(-0.085, -0.035), at + pt(0.085, 0.045)), THEME.city.stone, 0.008);
    draw_merlons(brush, at + pt(-0.085, -0.035), 0.170, 6);
    brush.fill_inked(&arch_outline(at + pt(0.0, 0.045), 0.06, 0.005), THEME.water.edge, 0.006);
    draw_tower(brush, at + pt(0.12, 0.03), 0.04, 0.075);
}

fn draw_merlons(brush: &mut Brush, from: Pt, width: f32, count: usize) {
    let step = width / count as f32;
    for n in 0..count {
        let nw = from + pt(step * (n as f32 + 0.2), -0.018);
        brush.fill_inked(&rectangle(nw, nw + pt(step * 0.6, 0.020)), THEME.city.stone.lit(0.3), 0.005);
    }
}

/// A wall of a building that is seen from a corner: its foot from west to east, and its height.
struct WallFace {
    from: Pt,
    to: Pt,
    height: f32,
}

impl WallFace {
    /// Returns the point at the share `u` of the wall's width and at the height `z` above the ground.
    fn point_at(&self, u: f32, z: f32) -> Pt {
        self.from.lerp(self.to, u) - pt(0.0, z)
    }

    fn outline(&self) -> Line {
        vec![
            self.point_at(0.0, 0.0),
            self.point_at(1.0, 0.0),
            self.point_at(1.0, self.height),
            self.point_at(0.0, self.height),
        ]
    }

    /// Returns the outline of an arch in the middle of the wall. Its width is `2 * half` of the wall's width.
    fn arch_outline(&self, half: f32, spring: f32, round: f32) -> Line {
        let mut line = vec![self.point_at(0.5 - half, 0.0)];
        line.extend(
            arc(pt(0.0, 0.0), 1.0, 1.0, PI, 2.0 * PI)
                .iter()
                .map(|p| self.point_at(0.5 + p.x * half, spring - p.y * round)),
        );
        line.push(self.point_at(0.5 + half, 0.0));
        line
    }
}

/// Draws a square gate tower that is seen from a corner. `side` is the direction of the road: −1 for west, 1 for east.
fn draw_corner_gate(brush: &mut Brush, at: Pt, side: f32, water: bool) {
    let (wide, deep, height) = if water { (0.085, 0.046, 0.080) } else { (0.072, 0.040, 0.096) };
    let (west, south, east) = (at - pt(wide, 0.0), at + pt(0.0, deep), at + pt(wide, 0.0));
    brush.fill(&vec![south, east, east + pt(0.055, 0.010), south + pt(0.060, 0.018)], THEME.shadow.with_alpha(0.33));
    brush
        .fill(&ellipse(at + pt(side * wide * 0.6, deep * 0.8), wide * 0.75, deep * 0.7), THEME.shadow.with_alpha(0.25));
    let (left, right) = (WallFace { from: west, to: south, height }, WallFace { from: south, to: east, height });
    for (face, stone) in [(&left, THEME.city.stone.lit(0.2)), (&right, THEME.city.stone_dark)] {
        brush.fill_inked(&face.outline(), stone, 0.008);
        draw_courses(brush, face, stone);
    }
    let front = if side < 0.0 { &left } else { &right };
    let (half, spring) = if water { (0.36, 0.014) } else { (0.27, 0.036) };
    let frame = front.arch_outline(half + 0.07, spring, 0.036);
    brush.fill_inked(&frame, THEME.city.stone.lit(0.5), 0.006);
    brush.fill(&front.arch_outline(half, spring, 0.028), if water { THEME.water.edge } else { THEME.city.arch });
    draw_roof(brush, at, wide + 0.012, deep + 0.008, height);
}

/// Draws the joints between the courses of stones on a wall, at the highest level of detail.
fn draw_courses(brush: &mut Brush, face: &WallFace, stone: Rgb) {
    if brush.has_fine_detail() {
        let width = brush.line_width(0.004, 0.4);
        for share in [0.34, 0.67] {
            let z = face.height * share;
            brush.stroke(
                &vec![face.point_at(0.02, z), face.point_at(0.98, z)],
                width,
                stone.shaded(0.3).with_alpha(0.45),
            );
        }
    }
}

/// Draws a steep slate roof with four faces, of which two are visible.
fn draw_roof(brush: &mut Brush, at: Pt, wide: f32, deep: f32, height: f32) {
    let slate = THEME.city.slate;
    let eaves = at - pt(0.0, height - 0.006);
    let tip = eaves - pt(0.0, 0.098);
    let (west, south, east) = (eaves - pt(wide, 0.0), eaves + pt(0.0, deep), eaves + pt(wide, 0.0));
    brush.fill(&vec![west, south, tip], slate.lit(0.30));
    brush.fill(&vec![south, east, tip], slate.shaded(0.22));
    let whole = vec![west, south, east, tip];
    brush.fill(
        &clipped_to_half_plane(
            &clipped_to_half_plane(&whole, tip, pt(-1.0, 0.0)),
            eaves - pt(wide * 0.42, 0.0),
            pt(-1.0, -0.55),
        ),
        slate.lit(0.5).with_alpha(0.5),
    );
    brush.ink_outline(&whole, 0.008);
    let ball = brush.line_width(0.010, 0.7);
    brush.fill_disc(tip - pt(0.0, 0.006), ball * 1.5, THEME.ink);
    brush.fill_disc(tip - pt(0.0, 0.006), ball, THEME.gold);
}

/// Half the width and the height of a tunnel's stone front.
const TUNNEL_FRONT: (f32, f32) = (0.088, 0.066);

/// Draws the mouth of a tunnel at the end of a road with this heading. The mouth is an arch of rough stone without
/// towers, in a bank of earth or in a wall. It is seen from the front in the north and south, and otherwise from the side.
fn draw_tunnel_mouth(brush: &mut Brush, at: Pt, heading: Pt, in_bank: bool) {
    if in_bank {
        draw_tunnel_bank(brush, at + heading * 0.020);
    }
    if heading.y.abs() > heading.x.abs() {
        draw_tunnel_front(brush, at + pt(0.0, 0.035))
    } else {
        draw_tunnel_flank(brush, at, heading)
    }
}

/// Draws a low bank of grass over the road.
fn draw_tunnel_bank(brush: &mut Brush, at: Pt) {
    let earth = ellipse(at, 0.120, 0.078);
    brush.fill(&translated(&earth, pt(0.022, 0.024)), THEME.grass_shadow.with_alpha(0.28));
    brush.fill_inked(&earth, THEME.plants.bed, 0.007);
    brush.fill(&ellipse(at - pt(0.022, 0.024), 0.080, 0.046), THEME.plants.hedge_lit.lit(0.25).with_alpha(0.75));
}

/// Draws an arch as seen from the front. `sill` is the middle of its sill.
fn draw_tunnel_front(brush: &mut Brush, sill: Pt) {
    let (half, height) = TUNNEL_FRONT;
    let stone = &THEME.city;
    let round: Line = joined_lines([
        vec![sill + pt(-half, 0.0), sill + pt(-half, -height * 0.4)],
        arc(sill - pt(0.0, height * 0.4), half, height, PI, 2.0 * PI),
        vec![sill + pt(half, 0.0)],
    ]);
    brush.fill_inked(&round, stone.stone_middle, 0.009);
    let joint = brush.line_width(0.007, 0.5);
    for step in 1..8 {
        let angle = PI * (1.0 + step as f32 / 8.0);
        let way = pt(angle.cos() * half, angle.sin() * height);
        let spring = sill - pt(0.0, height * 0.4);
        brush.stroke(&straight_line(spring + way * 0.6, spring + way, 1), joint, stone.crenel);
    }
    brush.fill_inked(&arch_outline(sill, 0.055, 0.026), stone.arch, 0.006);
}

/// Draws an arch as seen from the side, around the end of the road.
fn draw_tunnel_flank(brush: &mut Brush, at: Pt, heading: Pt) {
    let stone = &THEME.city;
    brush.fill_inked(&ellipse(at + heading * 0.014, 0.048, 0.088), stone.stone_middle, 0.009);
    brush.fill_inked(&ellipse(at - heading * 0.002, 0.030, 0.062), stone.arch, 0.006);
}
