//! The wagon: two wheels under a hood of canvas in its owner's colour. No other figure is wider than high and stands.

use super::colours::COLOURS;
use crate::ink::brush::Brush;
use crate::ink::curve::{Line, Pt, cubic, ellipse, joined, placed, pt, rect, straight};
use crate::ink::theme::THEME;
use crate::pieces::figure::{self, Look, enamel, mark, mark_radius, rim};
use bergerie_rules::figure::Figure;
use bergerie_rules::seat::Seat;

pub const LOOK: Look = Look {
    figure: Figure::Wagon,
    standing: wagon,
    lying: None,
    width: 17.5,
    sign: (0.92, 0.03),
    reach: (pt(-1.02, -1.16), pt(0.98, 0.24)),
    ..figure::MEEPLE
};

/// Radius of a wheel, and how far its hub is from the middle.
const WHEEL: (f32, f32) = (0.215, 0.36);

/// Draws a wagon: the middle of the ground between its wheels, and the height of a meeple in u.
fn wagon(b: &mut Brush, seat: Seat, foot: Pt, s: f32) {
    b.shade(foot + pt(0.12 * s, 0.0), 0.78 * s, 0.14 * s, 0.37);
    let whole = |part: Line| placed(&part, foot, s);
    let (hood, bed, shaft) = (whole(hood()), whole(rect(pt(-0.62, -0.34), pt(0.62, -0.19))), whole(shaft()));
    let hubs = [-WHEEL.1, WHEEL.1].map(|x| foot + pt(x, -WHEEL.0) * s);
    let wheels = hubs.map(|hub| ellipse(hub, WHEEL.0 * s, WHEEL.0 * s));
    rim(b, &[&[hood.clone(), bed.clone(), shaft.clone()][..], &wheels[..]].concat(), s);
    let (colours, line) = (&COLOURS.wagon, b.lw(0.04 * s, 0.7));
    for part in [&shaft, &bed] {
        b.fill(part, colours.wood);
        b.outline(part, line, THEME.ink);
    }
    enamel(b, seat, std::slice::from_ref(&hood), foot, s);
    // The hoops under the canvas.
    for x in [-0.30, 0.30] {
        let hoop = cubic(pt(x, -0.36), pt(x * 1.16, -0.6), pt(x * 1.12, -0.8), pt(x * 1.02, -0.925));
        b.stroke(&whole(hoop), line, THEME.ink.thin(0.45));
    }
    for hub in hubs {
        wheel(b, hub, s);
    }
    mark(b, seat, foot - pt(0.0, 0.625 * s), mark_radius(b.detail(), false) * s);
}

/// The hood, open at both ends: it bulges over the bed.
fn hood() -> Line {
    joined([
        cubic(pt(-0.54, -0.32), pt(-0.66, -0.55), pt(-0.72, -0.80), pt(-0.56, -0.92)),
        cubic(pt(-0.56, -0.92), pt(-0.26, -0.86), pt(0.26, -0.86), pt(0.56, -0.92)),
        cubic(pt(0.56, -0.92), pt(0.72, -0.80), pt(0.66, -0.55), pt(0.54, -0.32)),
    ])
}

/// The pole for the horses, in the west.
fn shaft() -> Line {
    vec![pt(-0.60, -0.30), pt(-0.88, -0.14), pt(-0.86, -0.07), pt(-0.58, -0.21)]
}

fn wheel(b: &mut Brush, hub: Pt, s: f32) {
    let colours = &COLOURS.wagon;
    let r = WHEEL.0 * s;
    b.disc(hub, r, THEME.ink);
    b.disc(hub, r * 0.84, colours.wood.lit(0.30));
    b.disc(hub, r * 0.60, colours.spoke);
    let spoke = b.lw(0.050 * s, 0.7);
    for angle in [0.0_f32, 0.785, 1.571, 2.356] {
        let way = pt(angle.cos(), angle.sin()) * (r * 0.66);
        b.stroke(&straight(hub - way, hub + way, 1), spoke, colours.wood.lit(0.30));
    }
    b.disc(hub, r * 0.26, THEME.ink);
}
