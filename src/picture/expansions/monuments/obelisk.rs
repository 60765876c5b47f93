//! The first monument: a tall stone with a gilded tip.

use crate::expansions::monuments::plinth::steps;
use crate::ink::brush::Brush;
use crate::ink::curve::{Pt, ellipse, pt, shifted};
use crate::ink::theme::THEME;

/// Draws an obelisk about the middle of its plinth. It reaches 0.46 u to each side and 0.84 u to the north.
pub fn monument(b: &mut Brush, at: Pt) {
    let foot = steps(b, at, &[0.44, 0.33, 0.22]);
    obelisk_shadow(b, foot);
    obelisk(b, foot + pt(0.0, 0.045));
}

fn obelisk_shadow(b: &mut Brush, foot: Pt) {
    let shadow = vec![foot + pt(-0.03, 0.03), foot + pt(0.33, 0.15), foot + pt(0.36, 0.125), foot + pt(0.09, -0.02)];
    b.fill(&shadow, THEME.shadow.thin(0.30));
}

/// A tall stone with a gilded tip, seen over one corner: the middle of its foot.
fn obelisk(b: &mut Brush, foot: Pt) {
    const HALF: (f32, f32) = (0.098, 0.056);
    const SHAFT: f32 = 0.51;
    let stone = THEME.city.stone.lit(0.35);
    base(b, foot);
    let foot = foot - pt(0.0, 0.055);
    let top = foot - pt(0.0, SHAFT);
    let west = vec![foot - pt(HALF.0, 0.012), foot + pt(0.0, 0.026), top + pt(0.0, 0.016), top - pt(HALF.1, 0.008)];
    let east = vec![foot + pt(0.0, 0.026), foot + pt(HALF.0, -0.012), top + pt(HALF.1, -0.008), top + pt(0.0, 0.016)];
    b.shape(&west, stone, 0.010);
    b.shape(&east, stone.shaded(0.26), 0.010);
    glyphs(b, foot, top);
    let tip = top - pt(0.0, 0.105);
    let gold = THEME.gold;
    b.shape(&vec![top - pt(HALF.1, 0.008), top + pt(0.0, 0.016), tip], gold.lit(0.45), 0.009);
    b.shape(&vec![top + pt(0.0, 0.016), top + pt(HALF.1, -0.008), tip], gold.shaded(0.16), 0.009);
}

/// The block on which an obelisk stands.
fn base(b: &mut Brush, foot: Pt) {
    let (west, south, east) = (foot - pt(0.125, 0.016), foot + pt(0.0, 0.036), foot + pt(0.125, -0.016));
    let up = pt(0.0, -0.055);
    let stone = THEME.city.stone;
    b.shape(&vec![west, south, south + up, west + up], stone.lit(0.15), 0.010);
    b.shape(&vec![south, east, east + up, south + up], stone.shaded(0.28), 0.010);
    b.shape(&vec![west + up, south + up, east + up, foot + up - pt(0.0, 0.066)], stone.lit(0.4), 0.008);
}

/// Marks carved into the sunny side, one above the other.
fn glyphs(b: &mut Brush, foot: Pt, top: Pt) {
    let width = b.lw(0.010, 0.7);
    let ink = THEME.city.stone_dark.shaded(0.25).thin(0.75);
    for n in 0..5 {
        let share = 0.16 + 0.16 * n as f32;
        let at = foot.toward(top, share) + pt(-0.042 + 0.016 * share, 0.006);
        let r = 0.020 - 0.006 * share;
        match n % 3 {
            0 => b.outline(&ellipse(at, r, r), width, ink),
            1 => b.stroke(&vec![at - pt(r, -r * 0.3), at + pt(r, r)], width, ink),
            _ => b.outline(&shifted(&[pt(-r, r), pt(r, r * 1.3), pt(0.0, -r)], at), width, ink),
        }
    }
}
