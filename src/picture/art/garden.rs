//! Gardens: a hedge ring, four flower beds, a fountain.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4, TAU};

use crate::ink::brush::Brush;
use crate::ink::curve::{Pt, ellipse, pt};
use crate::ink::theme::THEME;

/// A round garden about its middle.
pub fn garden(b: &mut Brush, at: Pt) {
    const R: f32 = 0.145;
    let plants = &THEME.plants;
    let ring = ellipse(at, R, R);
    b.shade(at + pt(0.02, 0.025), R * 1.12, R * 1.08, 0.25);
    b.fill(&ring, plants.gravel);
    let ink = 0.038 + 2.0 * b.lw(0.006, 0.6);
    b.outline(&ring, ink, THEME.ink);
    b.outline(&ring, 0.038, plants.hedge);
    b.outline(&ellipse(at - pt(0.006, 0.006), R, R), 0.014, plants.hedge_lit);
    for (k, &flower) in plants.flowers.iter().enumerate() {
        let angle = FRAC_PI_4 + k as f32 * FRAC_PI_2;
        let bed = at + pt(angle.cos(), angle.sin()) * 0.072;
        b.shape(&ellipse(bed, 0.040, 0.040), plants.bed, 0.005);
        let radius = b.lw(0.0115, 0.8);
        for q in 0..5 {
            let angle = q as f32 / 5.0 * TAU;
            b.disc(bed + pt(angle.cos(), angle.sin()) * 0.02, radius, flower);
        }
    }
    b.shape(&ellipse(at, 0.032, 0.032), plants.basin, 0.007);
    b.disc(at, 0.019, THEME.water.fill);
}
