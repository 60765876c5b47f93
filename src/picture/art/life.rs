//! Small things on the meadows: stacks of hay, cows, hives, stones, flowers.

use std::f32::consts::TAU;

use crate::art::farm;
use crate::ink::brush::{Brush, Detail};
use crate::ink::curve::{Line, Pt, arc, cut, ellipse, pt, rect, straight};
use crate::ink::dice::Dice;
use crate::ink::theme::{Rgb, THEME};
use crate::plan::Plan;
use crate::plan::life::{Kind as LifeKind, Life};

/// Draws the small things of a tile.
pub fn life(b: &mut Brush, plan: &Plan) {
    for &Life { kind, at } in &plan.garnish.life {
        // Seen from far, what is smaller than a tree is noise.
        let far = b.detail() == Detail::Far;
        match kind {
            LifeKind::Haystacks => haystacks(b, at),
            LifeKind::Orchard => farm::orchard(b, at),
            LifeKind::Barn => farm::barn(b, at),
            LifeKind::Mill => farm::mill(b, at),
            LifeKind::Cows => cows(b, at),
            LifeKind::Dolmen => dolmen(b, at),
            LifeKind::Rocks => rocks(b, at),
            _ if far => {}
            LifeKind::Flowers => flowers(b, at, &mut plan.dice("flowers")),
            LifeKind::Logs => logs(b, at),
            LifeKind::Hives => hives(b, at),
            LifeKind::Well => well(b, at),
        }
    }
}

fn haystacks(b: &mut Brush, at: Pt) {
    for (x, y, s) in [(0.034, -0.018, 0.9), (-0.036, 0.028, 1.1)] {
        farm::haystack(b, at + pt(x, y), s);
    }
}

fn cows(b: &mut Brush, at: Pt) {
    let life = &THEME.life;
    cow(b, at + pt(0.042, -0.036), 1.0, life.cow);
    cow(b, at + pt(-0.036, 0.036), -1.0, life.hide);
}

/// A grazing cow that looks west (−1) or east (1), about the middle of its body.
fn cow(b: &mut Brush, at: Pt, facing: f32, hide: Rgb) {
    b.shade(at + pt(0.014, 0.042), 0.072, 0.018, 0.30);
    let leg = b.lw(0.012, 0.7);
    for x in [-0.040, -0.024, 0.024, 0.040] {
        b.stroke(&straight(at + pt(x, 0.014), at + pt(x, 0.045), 1), leg, hide.shaded(0.40));
    }
    let body = ellipse(at, 0.056, 0.031);
    let head = ellipse(at + pt(facing * 0.064, 0.012), 0.023, 0.017);
    let ink = 2.0 * b.lw(0.005, 0.45);
    b.outline_all([&body, &head], ink, THEME.ink.thin(0.75));
    b.fill_all([&body, &head], hide);
    b.fill(&cut(&body, at + pt(0.0, 0.011), pt(0.1, 1.0)), hide.shaded(0.20));
    b.fill(&ellipse(at + pt(-facing * 0.014, -0.006), 0.021, 0.015), THEME.life.patch);
    b.fill(&ellipse(at + pt(facing * 0.034, -0.010), 0.011, 0.010), THEME.life.patch);
    b.fill(&ellipse(at + pt(facing * 0.078, 0.018), 0.010, 0.009), THEME.life.patch.shaded(0.12));
}

fn rocks(b: &mut Brush, at: Pt) {
    for (x, y, rx, ry) in [(0.020, -0.018, 0.036, 0.026), (-0.030, 0.008, 0.028, 0.021), (0.022, 0.028, 0.019, 0.014)] {
        rock(b, at + pt(x, y), rx, ry);
    }
}

/// A boulder about its middle.
pub fn rock(b: &mut Brush, at: Pt, rx: f32, ry: f32) {
    let stone = THEME.water.stone;
    b.shade(at + pt(rx * 0.45, ry * 0.5), rx * 1.05, ry * 0.8, 0.30);
    let outline: Line =
        [(-1.0, 0.35), (-0.75, -0.55), (-0.1, -1.0), (0.65, -0.7), (1.0, 0.2), (0.6, 0.85), (-0.5, 0.9)]
            .map(|(x, y)| at + pt(x * rx, y * ry))
            .to_vec();
    b.fill(&outline, stone);
    b.fill(&cut(&outline, at + pt(rx * 0.2, 0.0), pt(1.0, 0.7)), stone.shaded(0.24));
    b.fill(&cut(&outline, at - pt(rx * 0.2, ry * 0.15), pt(-0.7, -1.0)), stone.lit(0.5));
    b.inked(&outline, 0.006);
}

/// Two standing stones and one across them.
fn dolmen(b: &mut Brush, at: Pt) {
    let stone = THEME.water.stone;
    b.shade(at + pt(0.03, 0.040), 0.080, 0.022, 0.30);
    for (x, colour) in [(-0.036, stone), (0.034, stone.shaded(0.14))] {
        let foot = at + pt(x, 0.042);
        let post =
            vec![foot + pt(-0.016, 0.0), foot + pt(-0.013, -0.062), foot + pt(0.013, -0.062), foot + pt(0.018, 0.0)];
        b.shape(&post, colour, 0.006);
    }
    let slab: Line =
        [(-0.070, -0.020), (-0.052, -0.046), (0.050, -0.050), (0.072, -0.026), (0.054, -0.010), (-0.056, -0.008)]
            .map(|(x, y)| at + pt(x, y))
            .to_vec();
    b.fill(&slab, stone.lit(0.45));
    b.fill(&cut(&slab, at - pt(0.0, 0.022), pt(0.05, 1.0)), stone.shaded(0.10));
    b.inked(&slab, 0.006);
}

/// A patch of flowers in one colour, with a few others between them.
fn flowers(b: &mut Brush, at: Pt, dice: &mut Dice) {
    let petals = &THEME.plants.flowers;
    let most = dice.pick(petals);
    b.fill(&ellipse(at, 0.070, 0.048), THEME.grass.dark.thin(0.08));
    let radius = b.lw(0.0085, 0.65);
    for _ in 0..22 {
        let (angle, reach) = (dice.unit() * TAU, dice.unit().sqrt());
        let p = at + pt(angle.cos() * 0.068, angle.sin() * 0.046) * reach;
        let stem = b.lw(0.005, 0.4);
        b.stroke(&straight(p, p + pt(0.0, 0.016), 1), stem, THEME.grass.dark.thin(0.45));
        let colour = if dice.chance(0.75) { most } else { dice.pick(petals) };
        b.disc(p, radius, colour);
    }
}

/// Three felled trunks, seen from their sawn ends.
fn logs(b: &mut Brush, at: Pt) {
    let (bark, wood) = (THEME.life.log, THEME.wood.light);
    b.shade(at + pt(0.02, 0.030), 0.075, 0.020, 0.30);
    for (x, y) in [(-0.026, 0.016), (0.016, 0.016), (-0.005, -0.016)] {
        let end = at + pt(x - 0.018, y);
        let trunk = straight(end, end + pt(0.072, -0.016), 1);
        let line = b.lw(0.006, 0.5);
        b.round_stroke(&trunk, 0.036 + 2.0 * line, THEME.ink);
        b.round_stroke(&trunk, 0.036, bark);
        b.stroke(&trunk.iter().map(|&p| p - pt(0.0, 0.009)).collect(), 0.009, bark.lit(0.3));
        b.shape(&ellipse(end, 0.014, 0.0175), wood, 0.005);
    }
}

/// Beehives of straw on a bench.
fn hives(b: &mut Brush, at: Pt) {
    let straw = THEME.life.hive;
    b.shade(at + pt(0.02, 0.036), 0.085, 0.018, 0.30);
    b.shape(&rect(at + pt(-0.072, 0.014), at + pt(0.072, 0.026)), THEME.wood.plank, 0.005);
    for x in [-0.055, 0.055] {
        b.fill(&rect(at + pt(x - 0.006, 0.026), at + pt(x + 0.006, 0.042)), THEME.wood.dark);
    }
    for x in [-0.043, 0.0, 0.043] {
        let foot = at + pt(x, 0.016);
        let mut hive = arc(foot - pt(0.0, 0.020), 0.019, 0.028, TAU / 2.0, TAU);
        hive.extend([foot + pt(0.019, 0.0), foot - pt(0.019, 0.0)]);
        b.fill(&hive, straw);
        b.fill(&cut(&hive, foot + pt(0.006, 0.0), pt(1.0, 0.0)), straw.shaded(0.24));
        let ring = b.lw(0.004, 0.4);
        for z in [0.012, 0.024, 0.036] {
            b.stroke(&straight(foot + pt(-0.018, -z), foot + pt(0.018, -z), 1), ring, straw.shaded(0.45).thin(0.6));
        }
        b.disc(foot - pt(0.0, 0.006), 0.005, THEME.ink);
        b.inked(&hive, 0.006);
    }
}

/// A stone well under a small roof.
pub fn well(b: &mut Brush, at: Pt) {
    let stone = &THEME.city;
    b.shade(at + pt(0.02, 0.028), 0.050, 0.022, 0.30);
    b.shape(&rect(at + pt(-0.030, -0.002), at + pt(0.030, 0.026)), stone.stone, 0.006);
    b.shape(&ellipse(at - pt(0.0, 0.002), 0.030, 0.013), stone.stone_dark, 0.006);
    b.fill(&ellipse(at, 0.019, 0.008), THEME.water.edge);
    let post = b.lw(0.009, 0.6);
    for x in [-0.026, 0.026] {
        b.stroke(&straight(at + pt(x, 0.0), at + pt(x, -0.056), 1), post, THEME.wood.dark);
    }
    let roof =
        [(-0.042, -0.048), (-0.022, -0.078), (0.022, -0.078), (0.042, -0.048)].map(|(x, y)| at + pt(x, y)).to_vec();
    b.fill(&roof, THEME.wood.plank);
    b.fill(&cut(&roof, at - pt(0.0, 0.066), pt(0.0, -1.0)), THEME.wood.light);
    b.inked(&roof, 0.006);
}
