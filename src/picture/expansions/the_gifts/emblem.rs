//! What the cards show.

use super::colours::COLOURS;
use super::scenery::{SIZE, arrow, ground, scene, sweep};
use crate::art::arch::archway;
use crate::art::house::House;
use crate::art::monastery::church;
use crate::art::trees::bush;
use crate::ink::brush::Brush;
use crate::ink::curve::{Line, Pt, along, cubic, cut, ellipse, offset, placed, pt, rect, shifted, straight};
use crate::ink::theme::THEME;
use crate::pieces::figure::{body, lying, rim, standing};
use bergerie_rules::expansions::the_gifts::Card as Gift;
use bergerie_rules::seat::Seat;

/// Where roads end at the border, which covers their ends.
const EDGE: f32 = 0.03;

/// Draws what a card shows within its border.
pub fn draw(b: &mut Brush, gift: Gift, seat: Seat) {
    match gift {
        Gift::Synod => synod(b, seat),
        Gift::RoadSweeper => road_sweeper(b, seat),
        Gift::ChangePosition => change_position(b, seat),
        Gift::CashOut => cash_out(b, seat),
        Gift::Take2 => take_2(b),
    }
}

/// A figure of somebody else: bare wood.
fn wooden(b: &mut Brush, feet: Pt, s: f32) {
    let wood = &THEME.wood;
    b.shade(feet + pt(0.20 * s, 0.0), 0.52 * s, 0.15 * s, 0.37);
    let parts = body().map(|part| placed(&part, feet, s));
    rim(b, &parts, s);
    b.fill_all(&parts, wood.plank);
    for part in &parts {
        b.fill(&cut(part, feet + pt(0.17 * s, 0.0), pt(1.0, 0.0)), wood.dark.thin(0.6));
        let (edge, below) = (feet + pt(-0.14, -0.95) * s, feet + pt(-0.33, 0.1) * s);
        b.fill(&cut(part, edge, (below - edge).unit().turned()), wood.light.thin(0.8));
    }
}

fn own(b: &mut Brush, seat: Seat, feet: Pt, s: f32) {
    standing(b, seat, feet, s);
}

/// A hill of grass along the lower border, as high as `top`.
fn lawn(b: &mut Brush, top: f32) {
    let tint = THEME.grass.tints[0];
    let hill = cut(&scene(), pt(0.0, top), pt(0.0, 1.0));
    b.fill(&hill, tint);
    let crest = sweep(pt(SIZE.x / 2.0, top + 0.04), pt(0.62, 0.07), 0.5, 1.0);
    b.fill(&cut(&cut(&crest, pt(0.055, 0.0), pt(1.0, 0.0)), pt(SIZE.x - 0.055, 0.0), pt(-1.0, 0.0)), tint);
    b.fill(&ellipse(pt(0.30, top + 0.20), 0.20, 0.035), THEME.grass.light.thin(0.28));
    b.fill(&ellipse(pt(0.66, top + 0.42), 0.24, 0.04), THEME.grass.dark.thin(0.12));
}

/// A monastery in the evening, before which two meet.
fn synod(b: &mut Brush, seat: Seat) {
    let dusk = THEME.city.church;
    ground(b, [dusk.shaded(0.12), dusk]);
    lawn(b, 0.80);
    bush(b, pt(0.14, 0.86), 0.085, THEME.plants.greens[2]);
    bush(b, pt(0.87, 0.90), 0.075, THEME.plants.greens[0]);
    church(b, pt(0.445, 0.93), 2.1, THEME.monastery.roof);
    wooden(b, pt(0.68, 1.21), 0.40);
    own(b, seat, pt(0.30, 1.23), 0.45);
}

/// A broom on a road.
fn road_sweeper(b: &mut Brush, seat: Seat) {
    let tint = THEME.grass.tints[0];
    ground(b, [tint.lit(0.12), tint, tint.shaded(0.10)]);
    bush(b, pt(0.15, 0.36), 0.085, THEME.plants.greens[1]);
    bush(b, pt(0.87, 1.18), 0.075, THEME.plants.greens[3]);
    road(b, &cubic(pt(0.38, SIZE.y - EDGE), pt(0.28, 0.86), pt(0.72, 0.62), pt(0.60, EDGE)), 0.36);
    for (x, y, r) in [(0.21, 0.86, 0.055), (0.15, 0.95, 0.07), (0.60, 1.02, 0.05), (0.68, 0.96, 0.065)] {
        b.disc(pt(x + 0.01, y + 0.012), r, THEME.road.edge.thin(0.25));
        b.disc(pt(x, y), r, THEME.road.sun.thin(0.85));
    }
    lying(b, seat, pt(0.40, 1.165), 0.40);
    broom(b, pt(0.85, 0.15), pt(0.53, 0.66));
}

/// A road of some width, as on tiles.
fn road(b: &mut Brush, line: &Line, width: f32) {
    let colours = &THEME.road;
    b.stroke(line, width + 0.07, colours.verge.thin(0.20));
    b.stroke(line, width + 0.024, colours.edge);
    b.stroke(line, width, colours.fill);
    b.stroke(&shifted(line, pt(-0.025, -0.01)), width * 0.42, colours.sun.thin(0.59));
    for side in [-0.2, 0.2] {
        b.stroke(&offset(line, side * width), 0.012, colours.rut.thin(0.55));
    }
    for n in 0..12u8 {
        let (t, aside) = (0.06 + f32::from(n) * 0.08, f32::from(n * 7 % 5) / 5.0 - 0.4);
        b.disc(along(line, t) + pt(aside * width * 0.8, 0.0), 0.011, colours.pebble.thin(0.8));
    }
}

/// A broom from the end of its handle to where its bristles begin.
fn broom(b: &mut Brush, from: Pt, to: Pt) {
    let wood = &THEME.wood;
    let (way, across) = ((to - from).unit(), (to - from).unit().turned());
    let p = |along: f32, aside: f32| to + way * along + across * aside;
    let mut bristles = vec![p(-0.03, -0.055), p(0.10, -0.13), p(0.29, -0.20)];
    bristles.extend((1..8u8).map(|n| p(if n % 2 == 0 { 0.31 } else { 0.345 }, -0.20 + f32::from(n) * 0.05)));
    bristles.extend([p(0.29, 0.20), p(0.10, 0.13), p(-0.03, 0.055)]);
    let handle = straight(from, to, 1);
    let shade = pt(0.035, 0.045);
    b.round_stroke(&shifted(&handle, shade), 0.07, THEME.shadow.thin(0.30));
    b.fill(&shifted(&bristles, shade), THEME.shadow.thin(0.30));
    b.round_stroke(&handle, 0.125, THEME.rim);
    b.outline(&bristles, 0.065, THEME.rim);
    b.round_stroke(&handle, 0.090, THEME.ink);
    b.outline(&bristles, 0.030, THEME.ink);
    b.round_stroke(&handle, 0.062, wood.plank);
    b.round_stroke(&shifted(&handle, across * 0.014), 0.018, wood.light);
    b.fill(&bristles, COLOURS.straw);
    b.fill(&cut(&bristles, to, across * -1.0), COLOURS.straw_shaded.thin(0.55));
    for aside in [-0.12, -0.06, 0.0, 0.06, 0.12] {
        b.stroke(&straight(p(0.06, aside * 0.55), p(0.28, aside * 1.25), 1), 0.011, COLOURS.straw_shaded);
    }
    for along in [0.02, 0.075] {
        let half = 0.07 + along * 0.5;
        b.stroke(&straight(p(along, -half), p(along, half), 1), 0.030, COLOURS.ribbon);
    }
}

/// A figure that stands on a road and one that lies in the field below it, with arrows both ways.
fn change_position(b: &mut Brush, seat: Seat) {
    let tint = THEME.grass.tints[1];
    ground(b, [tint.lit(0.14), tint, tint.shaded(0.12)]);
    road(b, &straight(pt(EDGE, 0.53), pt(SIZE.x - EDGE, 0.53), 12), 0.24);
    for (x, y) in [(0.20, 1.17), (0.42, 0.80), (0.80, 1.20), (0.56, 1.24), (0.14, 0.26), (0.84, 0.24)] {
        for lean in [-0.022, 0.0, 0.022] {
            let foot = pt(x, y);
            b.stroke(&straight(foot, foot + pt(lean, -0.05), 1), 0.010, THEME.grass.dark.thin(0.45));
        }
    }
    own(b, seat, pt(0.5, 0.60), 0.46);
    lying(b, seat, pt(0.5, 1.06), 0.43);
    arrow(b, &sweep(pt(0.585, 0.78), pt(0.28, 0.30), -0.14, 0.065), 0.055);
    arrow(b, &sweep(pt(0.415, 0.78), pt(0.28, 0.30), 0.36, 0.565), 0.055);
}

/// A figure that leaves for home, and its coins.
fn cash_out(b: &mut Brush, seat: Seat) {
    let hay = THEME.grass.tints[2];
    ground(b, [hay.lit(0.30), hay, hay.shaded(0.08)]);
    let path = cubic(pt(0.22, SIZE.y - EDGE), pt(0.10, 0.90), pt(0.68, 0.84), pt(0.66, 0.50));
    road(b, &path, 0.15);
    bush(b, pt(0.16, 0.36), 0.085, THEME.plants.greens[0]);
    let roof = THEME.city.roofs[1];
    let home = House::new(pt(0.66, 0.54), 0.38, 0.22, 0.16, roof);
    House { gable: true, line: 0.012, windows: false, ..home }.draw(b);
    b.shape(&archway(pt(0.66, 0.54), 0.045, 0.065), THEME.monastery.door, 0.010);
    own(b, seat, pt(0.35, 1.06), 0.50);
    for (n, x) in [(3u8, 0.66), (2, 0.835)] {
        for level in 0..n {
            coin(b, pt(x, 1.21 - f32::from(level) * 0.062));
        }
    }
}

/// A coin that lies on the ground or on others.
fn coin(b: &mut Brush, at: Pt) {
    let (gold, rx, ry, thick) = (THEME.gold, 0.092, 0.052, 0.045);
    b.fill(&ellipse(at + pt(0.025, 0.03), rx, ry), THEME.shadow.thin(0.28));
    for (grown, ink) in [(0.014, THEME.ink), (0.0, gold.shaded(0.22))] {
        b.fill_all(
            [
                &ellipse(at, rx + grown, ry + grown),
                &rect(at - pt(rx + grown, thick), at + pt(rx + grown, 0.0)),
                &ellipse(at - pt(0.0, thick), rx + grown, ry + grown),
            ],
            ink,
        );
    }
    b.shape(&ellipse(at - pt(0.0, thick), rx, ry), gold, 0.009);
    b.outline(&ellipse(at - pt(0.0, thick), rx * 0.66, ry * 0.62), 0.012, gold.shaded(0.25));
}

/// The ground under two tiles, which are laid on it afterwards.
fn take_2(b: &mut Brush) {
    let water = THEME.water.edge;
    ground(b, [water.lit(0.25), water, water.shaded(0.2)]);
}
