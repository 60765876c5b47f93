//! The volcano at the end of the second river.

use super::colours::COLOURS;
use crate::art::trees::bush;
use crate::ink::brush::Brush;
use crate::ink::curve::{Line, Pt, cubic, cut, ellipse, joined, placed, pt};
use crate::ink::theme::THEME;

/// A smoking cone about its middle, over the pool in which the river ends.
pub fn volcano(b: &mut Brush, at: Pt) {
    let rock = COLOURS.volcano.rock;
    b.shade(at + pt(0.06, 0.17), 0.36, 0.10, 0.30);
    let cone = placed(&cone(), at, 1.0);
    b.fill(&cone, rock);
    b.fill(&cut(&cone, at + pt(-0.09, -0.20), pt(-1.0, -0.42)), rock.lit(0.34));
    b.fill(&cut(&cone, at + pt(0.10, -0.20), pt(1.0, -0.50)), rock.shaded(0.30));
    for (points, width) in flows() {
        let line = placed(&points, at, 1.0);
        b.round_stroke(&line, width, COLOURS.volcano.lava.shaded(0.2));
        b.round_stroke(&line, width * 0.66, COLOURS.volcano.lava);
        b.round_stroke(&line, width * 0.28, COLOURS.volcano.glow);
    }
    b.inked(&cone, 0.010);
    let crater = ellipse(at + pt(0.0, -0.205), 0.105, 0.036);
    b.shape(&crater, rock.shaded(0.45), 0.009);
    b.fill(&ellipse(at + pt(0.0, -0.197), 0.078, 0.022), COLOURS.volcano.lava);
    b.fill(&ellipse(at + pt(-0.012, -0.195), 0.044, 0.011), COLOURS.volcano.glow);
    for (x, y, r) in [(0.02, -0.245, 0.040), (0.07, -0.295, 0.052), (0.14, -0.345, 0.060), (0.22, -0.380, 0.044)] {
        b.disc(at + pt(x, y), r, COLOURS.volcano.smoke.thin(0.62));
        b.disc(at + pt(x - 0.012, y - 0.012), r * 0.6, COLOURS.volcano.smoke.lit(0.5).thin(0.6));
    }
    for (x, y) in [(-0.31, 0.20), (0.30, 0.22), (0.36, 0.17)] {
        bush(b, at + pt(x, y), 0.030, THEME.plants.greens[2]);
    }
}

fn cone() -> Line {
    joined([
        cubic(pt(-0.36, 0.19), pt(-0.22, 0.12), pt(-0.17, -0.06), pt(-0.105, -0.205)),
        vec![pt(-0.105, -0.205), pt(0.105, -0.205)],
        cubic(pt(0.105, -0.205), pt(0.17, -0.06), pt(0.22, 0.12), pt(0.36, 0.19)),
        cubic(pt(0.36, 0.19), pt(0.16, 0.26), pt(-0.16, 0.26), pt(-0.36, 0.19)),
    ])
}

/// Streams of lava and their widths.
fn flows() -> [(Line, f32); 3] {
    [
        (cubic(pt(-0.03, -0.19), pt(-0.02, -0.10), pt(-0.10, -0.02), pt(-0.11, 0.12)), 0.040),
        (cubic(pt(0.03, -0.19), pt(0.06, -0.10), pt(0.02, 0.0), pt(0.06, 0.16)), 0.046),
        (cubic(pt(0.07, -0.19), pt(0.10, -0.12), pt(0.15, -0.02), pt(0.17, 0.04)), 0.028),
    ]
}
