//! Deserts: sand, and what lies on it.

use super::super::brush::Brush;
use super::super::curve::{Pt, ellipse, pt};
use super::super::plan::Plan;
use super::super::theme::THEME;
use crate::rules::tile::Kind;

/// Sand wherever a desert is.
pub fn sand(b: &mut Brush, plan: &Plan) {
    let segments = plan.shape.shape().segments.iter().enumerate();
    let deserts: Vec<u8> = segments.filter(|(_, s)| s.kind == Kind::Desert).map(|(index, _)| index as u8 + 1).collect();
    if deserts.is_empty() {
        return;
    }
    for (at, label) in plan.fields.points() {
        if deserts.contains(&label) {
            b.disc(at, 0.016, THEME.plants.gravel);
        }
    }
}

/// An oasis, a deposit of spice, a sandworm or a Chappa'ai, each in its place.
pub fn marks(b: &mut Brush, plan: &Plan) {
    let segments = &plan.shape.shape().segments;
    for (segment, &at) in segments.iter().zip(&plan.places).filter(|(segment, _)| !segment.cells.is_empty()) {
        match segment.kind {
            Kind::Oasis => oasis(b, at),
            Kind::Spice => spice(b, at),
            Kind::Sandworm => worm(b, at),
            Kind::Chappaai if plan.inner_corner().is_none() => gate(b, at),
            _ => {}
        }
    }
}

fn oasis(b: &mut Brush, at: Pt) {
    b.shape(&ellipse(at, 0.15, 0.10), THEME.plants.greens[1], 0.008);
    b.shape(&ellipse(at, 0.09, 0.06), THEME.water.fill, 0.006);
}

fn spice(b: &mut Brush, at: Pt) {
    for (x, y) in [(-0.09, 0.03), (0.09, 0.03), (0.0, -0.06)] {
        b.shape(&ellipse(at + pt(x, y), 0.08, 0.05), THEME.volcano.lava, 0.008);
    }
}

fn worm(b: &mut Brush, at: Pt) {
    for (x, r) in [(-0.18, 0.06), (-0.09, 0.08), (0.02, 0.10), (0.14, 0.12)] {
        b.shape(&ellipse(at + pt(x, 0.0), r, r), THEME.volcano.rock, 0.010);
    }
    b.disc(at + pt(0.17, 0.0), 0.06, THEME.ink);
}

fn gate(b: &mut Brush, at: Pt) {
    b.shape(&ellipse(at, 0.13, 0.13), THEME.city.stone, 0.010);
    b.shape(&ellipse(at, 0.08, 0.08), THEME.water.fill, 0.008);
}
