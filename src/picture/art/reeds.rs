//! Reeds, by lakes and rivers.

use crate::ink::brush::{Brush, Detail};
use crate::ink::curve::{Pt, pt, straight};
use crate::ink::theme::THEME;

/// A tuft of reeds with two cattails: the middle of its foot.
pub fn reeds(b: &mut Brush, foot: Pt) {
    let (blade, tail) = (b.lw(0.009, 0.7), b.lw(0.013, 0.8));
    for (x, length) in [(-0.026, 0.040), (-0.013, 0.056), (0.0, 0.066), (0.013, 0.054), (0.025, 0.038)] {
        let tip = foot + pt(x * 1.7, -length);
        b.round_stroke(&straight(foot + pt(x * 0.7, 0.0), tip, 1), blade, THEME.life.reed);
    }
    if b.detail() > Detail::Far {
        for (x, height) in [(-0.006, 0.066), (0.020, 0.054)] {
            let top = foot + pt(x, -height);
            b.round_stroke(&straight(top, top + pt(0.0, 0.018), 1), tail, THEME.life.cattail);
        }
    }
}
