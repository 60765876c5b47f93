//! Mouths of tunnels, in which a road goes on under a city.

use super::arch::archway;
use crate::ink::brush::Brush;
use crate::ink::curve::{Line, Pt, arc, ellipse, joined, pt, shifted, straight};
use crate::ink::theme::THEME;

/// Half the width of the stone front, and its height.
const FRONT: (f32, f32) = (0.088, 0.066);

/// Draws the mouth in which a road ends that arrives in some way: an arch of rough stone without the towers of a gate, in a
/// bank of earth or in a wall. From the north and south it is seen from its front, from the west and east from its side.
pub fn mouth(b: &mut Brush, at: Pt, heading: Pt, in_bank: bool) {
    if in_bank {
        bank(b, at + heading * 0.020);
    }
    if heading.y.abs() > heading.x.abs() { front(b, at + pt(0.0, 0.035)) } else { flank(b, at, heading) }
}

/// A low grassy bank over the road.
fn bank(b: &mut Brush, at: Pt) {
    let earth = ellipse(at, 0.120, 0.078);
    b.fill(&shifted(&earth, pt(0.022, 0.024)), THEME.grass_shadow.thin(0.28));
    b.shape(&earth, THEME.plants.bed, 0.007);
    b.fill(&ellipse(at - pt(0.022, 0.024), 0.080, 0.046), THEME.plants.hedge_lit.lit(0.25).thin(0.75));
}

/// The middle of the sill of an arch that is seen from its front.
fn front(b: &mut Brush, sill: Pt) {
    let (half, height) = FRONT;
    let stone = &THEME.city;
    let round: Line = joined([
        vec![sill + pt(-half, 0.0), sill + pt(-half, -height * 0.4)],
        arc(sill - pt(0.0, height * 0.4), half, height, std::f32::consts::PI, 2.0 * std::f32::consts::PI),
        vec![sill + pt(half, 0.0)],
    ]);
    b.shape(&round, stone.stone_middle, 0.009);
    let joint = b.lw(0.007, 0.5);
    for step in 1..8 {
        let angle = std::f32::consts::PI * (1.0 + step as f32 / 8.0);
        let way = pt(angle.cos() * half, angle.sin() * height);
        let spring = sill - pt(0.0, height * 0.4);
        b.stroke(&straight(spring + way * 0.6, spring + way, 1), joint, stone.crenel);
    }
    b.shape(&archway(sill, 0.055, 0.026), stone.arch, 0.006);
}

/// An arch that is seen from its side, about the end of its road.
fn flank(b: &mut Brush, at: Pt, heading: Pt) {
    let stone = &THEME.city;
    b.shape(&ellipse(at + heading * 0.014, 0.048, 0.088), stone.stone_middle, 0.009);
    b.shape(&ellipse(at - heading * 0.002, 0.030, 0.062), stone.arch, 0.006);
}
