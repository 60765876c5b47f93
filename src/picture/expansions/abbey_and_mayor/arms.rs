//! The coat of arms under a mayor's strength: plain, so that the number on it can be read.

use crate::art::pennant;
use crate::ink::brush::Brush;
use crate::ink::curve::{Line, Pt, placed, pt, shifted};
use crate::ink::theme::THEME;

/// Draws a plain coat of arms about the middle of its field, half as wide as given.
pub fn arms(b: &mut Brush, at: Pt, half: f32) {
    let scaled = |k: f32| -> Line { placed(&pennant::outline(), at, half * k) };
    b.fill(&shifted(&scaled(1.30), pt(0.10, 0.14) * half), THEME.shadow.thin(0.43));
    b.fill(&scaled(1.30), THEME.ink);
    b.fill(&scaled(1.16), THEME.cream);
    b.fill(&scaled(0.96), THEME.city.shield);
}
