//! What stands on meadows and was built or planted: a windmill, a barn, an orchard.

use crate::art::house::House;
use crate::art::trees::bush;
use crate::ink::brush::Brush;
use crate::ink::curve::{Line, Pt, arc, cubic, cut, joined, placed, pt, rect, straight};
use crate::ink::theme::THEME;

/// A windmill of stone about the middle of its room.
pub fn mill(b: &mut Brush, at: Pt) {
    let foot = at + pt(0.0, 0.075);
    b.shade(foot + pt(0.055, 0.004), 0.105, 0.026, 0.30);
    let tower: Line =
        [(-0.052, 0.0), (-0.038, -0.120), (0.038, -0.120), (0.052, 0.0)].map(|(x, y)| foot + pt(x, y)).to_vec();
    let wall = THEME.life.plaster;
    b.fill(&tower, wall);
    b.fill(&cut(&tower, foot + pt(0.014, 0.0), pt(1.0, 0.06)), wall.shaded(0.18));
    b.inked(&tower, 0.007);
    b.fill(&rect(foot + pt(-0.014, -0.036), foot + pt(0.010, 0.0)), THEME.monastery.door);
    b.fill(&rect(foot + pt(-0.008, -0.082), foot + pt(0.008, -0.062)), THEME.city.window);
    let cap_foot = foot - pt(0.0, 0.116);
    let mut cap = vec![cap_foot + pt(-0.046, 0.0)];
    cap.extend(arc(cap_foot, 0.046, 0.050, std::f32::consts::PI, 2.0 * std::f32::consts::PI));
    b.fill(&cap, THEME.life.thatch);
    b.fill(&cut(&cap, cap_foot + pt(0.010, 0.0), pt(1.0, 0.0)), THEME.life.thatch.shaded(0.22));
    b.inked(&cap, 0.007);
    sails(b, cap_foot - pt(0.004, 0.014));
}

/// Four sails about their hub.
fn sails(b: &mut Brush, hub: Pt) {
    let (arm, line) = (b.lw(0.010, 0.7), b.lw(0.005, 0.45));
    for quarter in 0..4 {
        let angle = 0.42 + quarter as f32 * std::f32::consts::FRAC_PI_2;
        let (out, aside) = (pt(angle.cos(), angle.sin()), pt(-angle.sin(), angle.cos()));
        let p = |far: f32, side: f32| hub + out * far + aside * side;
        let cloth = vec![p(0.026, 0.004), p(0.118, 0.004), p(0.118, 0.036), p(0.026, 0.030)];
        b.fill(&cloth, THEME.life.sail);
        b.outline(&cloth, line, THEME.wood.dark.thin(0.85));
        b.stroke(&straight(p(0.072, 0.004), p(0.072, 0.033), 1), line, THEME.wood.dark.thin(0.7));
        b.stroke(&straight(hub, p(0.122, 0.002), 1), arm, THEME.wood.dark);
    }
    b.disc(hub, 0.011, THEME.wood.dark);
}

/// A long barn with a thatched roof, a stack of hay and a fence.
pub fn barn(b: &mut Brush, at: Pt) {
    fence(b, at + pt(-0.105, 0.062), at + pt(-0.010, 0.078));
    let house = House::new(at + pt(0.022, 0.040), 0.140, 0.090, 0.046, THEME.life.thatch);
    House { wall: THEME.life.plaster, windows: false, ..house }.draw(b);
    let door = at + pt(0.006, 0.004);
    b.shape(&rect(door, door + pt(0.034, 0.036)), THEME.wood.dark, 0.005);
    haystack(b, at + pt(-0.078, 0.030), 0.72);
}

/// A low fence of rails.
pub fn fence(b: &mut Brush, from: Pt, to: Pt) {
    let (post, rail) = (b.lw(0.010, 0.7), b.lw(0.006, 0.5));
    let wood = THEME.life.log;
    b.stroke(&vec![from + pt(0.01, 0.012), to + pt(0.01, 0.012)], 0.014, THEME.grass_shadow.thin(0.25));
    for z in [0.010, 0.022] {
        b.stroke(&vec![from - pt(0.0, z), to - pt(0.0, z)], rail, wood.lit(0.2));
    }
    for n in 0..=3 {
        let foot = from.toward(to, n as f32 / 3.0);
        b.stroke(&straight(foot + pt(0.0, 0.006), foot - pt(0.0, 0.030), 1), post, wood.shaded(0.25));
    }
}

/// Six apple trees in two rows.
pub fn orchard(b: &mut Brush, at: Pt) {
    const R: f32 = 0.034;
    for (row, y) in [-0.038, 0.056].into_iter().enumerate() {
        for x in [-0.078, 0.0, 0.078] {
            let foot = at + pt(x + if row == 0 { 0.012 } else { -0.012 }, y);
            bush(b, foot, R, THEME.plants.greens[usize::from(x == 0.0)]);
            let apple = b.lw(0.0075, 0.6);
            for (dx, dy) in [(-0.35, -0.62), (0.38, -0.95), (0.12, -0.42), (-0.10, -1.20)] {
                b.disc(foot + pt(dx, dy) * R, apple, THEME.life.apple);
            }
        }
    }
}

/// A stack of hay round a pole: the middle of its foot.
pub fn haystack(b: &mut Brush, foot: Pt, s: f32) {
    let straw = THEME.life.straw;
    b.shade(foot + pt(0.026, 0.004) * s, 0.056 * s, 0.022 * s, 0.30);
    let pole = b.lw(0.010 * s, 0.7);
    b.stroke(&straight(foot, foot - pt(0.0, 0.108 * s), 1), pole, THEME.plants.trunk);
    let dome: Line = joined([
        cubic(pt(-0.046, 0.0), pt(-0.056, -0.050), pt(-0.022, -0.080), pt(0.0, -0.092)),
        cubic(pt(0.0, -0.092), pt(0.022, -0.080), pt(0.056, -0.050), pt(0.046, 0.0)),
        cubic(pt(0.046, 0.0), pt(0.024, 0.016), pt(-0.024, 0.016), pt(-0.046, 0.0)),
    ]);
    let dome = placed(&dome, foot, s);
    b.fill(&dome, straw);
    b.fill(&cut(&dome, foot + pt(0.012 * s, 0.0), pt(1.0, 0.14)), straw.shaded(0.22));
    b.fill(&cut(&dome, foot - pt(0.020 * s, 0.0), pt(-1.0, 0.25)), straw.lit(0.34));
    let blade = b.lw(0.006 * s, 0.5);
    for (x, y, reach) in [(-0.020, -0.016, 0.030), (0.004, -0.010, 0.040), (0.026, -0.018, 0.028)] {
        let from = foot + pt(x, y) * s;
        b.stroke(&straight(from, from - pt(x * 0.35, reach) * s, 1), blade, straw.shaded(0.40).thin(0.6));
    }
    b.inked(&dome, 0.006);
}
