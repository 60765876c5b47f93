//! Pig herds.

use crate::ink::brush::Brush;
use crate::ink::curve::{Pt, cut, ellipse, pt, straight};
use crate::ink::theme::THEME;

/// Three pigs rooting about a point.
pub fn pigs(b: &mut Brush, at: Pt) {
    for (x, y, facing) in [(0.045, -0.075, 1.0), (-0.095, -0.005, -1.0), (0.075, 0.075, -1.0)] {
        pig(b, at + pt(x, y), facing);
    }
}

/// A pig that looks west (−1) or east (1).
fn pig(b: &mut Brush, at: Pt, facing: f32) {
    let skin = THEME.pig.skin;
    b.shade(at + pt(0.02, 0.048), 0.085, 0.022, 0.30);
    let leg = b.lw(0.016, 0.8);
    for x in [-0.042, -0.016, 0.020, 0.044] {
        b.round_stroke(&straight(at + pt(x, 0.02), at + pt(x, 0.052), 1), leg, THEME.ink);
    }
    let body = ellipse(at, 0.070, 0.043);
    let head = ellipse(at + pt(facing * 0.070, 0.008), 0.034, 0.030);
    let ink = 2.0 * b.lw(0.008, 0.6);
    b.outline_all([&body, &head], ink, THEME.ink);
    b.fill_all([&body, &head], skin);
    b.fill(&cut(&body, at + pt(0.0, 0.012), pt(0.2, 1.0)), THEME.pig.dark);
    b.fill(&ellipse(at + pt(-0.014, -0.020), 0.036, 0.012), skin.lit(0.45));
    b.fill(&ellipse(at + pt(facing * 0.094, 0.012), 0.012, 0.014), THEME.pig.dark);
    let ear = at + pt(facing * 0.052, -0.022);
    b.shape(
        &vec![ear + pt(-0.014, 0.008), ear + pt(facing * 0.006, -0.022), ear + pt(0.014, 0.008)],
        THEME.pig.dark,
        0.005,
    );
}
