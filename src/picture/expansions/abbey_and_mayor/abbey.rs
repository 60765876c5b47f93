//! The abbey: a precinct that fills its tile. A wall runs along all four sides, without a gate, so that whatever comes to it
//! is seen to end; inside, a church with two towers and a cloister round a lawn.

use super::colours::COLOURS;
use crate::art::arch::archway;
use crate::art::house::House;
use crate::art::tower::{cone, tower};
use crate::art::trees::bush;
use crate::art::wall::wall;
use crate::ink::brush::{Brush, Detail};
use crate::ink::curve::{Line, Pt, pt, rect, rounded, straight};
use crate::ink::mask::Mask;
use crate::ink::theme::THEME;
use crate::plan::Plan;
use crate::plan::site::{Phase, Site};
use bergerie_rules::tile::Kind;

/// Where the wall runs: the middle of it, so that it ends with the tile.
const WALL: (Pt, Pt) = (pt(0.035, 0.035), pt(0.965, 0.935));
/// Where a monk has his middle, who stands in the cloister.
const MONK: Pt = pt(0.60, 0.55);

/// The precinct leaves room for nothing else.
pub fn furnish(site: &mut Site<'_>, phase: Phase) {
    if phase == Phase::Buildings && site.tile.group() == "abbey" {
        site.garnish.monastery = None;
        site.garnish.fixtures.clear();
        site.free = Mask::filled(false);
        site.extras.abbey_and_mayor.has_abbey = true;
    }
}

/// Where a monk stands.
pub fn place(site: &Site<'_>, kind: Kind) -> Option<Pt> {
    (kind == Kind::Monastery && site.extras.abbey_and_mayor.has_abbey).then_some(MONK)
}

/// Draws the abbey of a tile, if it is one.
pub fn abbey(b: &mut Brush, plan: &Plan) {
    if !plan.extras.abbey_and_mayor.has_abbey {
        return;
    }
    precinct(b);
    church(b, pt(0.5, 0.425));
    cloister(b);
    for (x, y) in [(0.135, 0.50), (0.865, 0.50), (0.135, 0.72), (0.865, 0.72)] {
        bush(b, pt(x, y), 0.040, THEME.plants.greens[usize::from(x < 0.5)]);
    }
    let (nw, se) = WALL;
    wall(b, &vec![pt(se.x, se.y), pt(nw.x, se.y)]);
    for foot in [pt(nw.x + 0.02, se.y + 0.02), pt(se.x - 0.02, se.y + 0.02)] {
        tower(b, foot, 0.045, 0.075);
    }
}

/// The ground, and the wall but for its southern side, which hides what stands behind it.
fn precinct(b: &mut Brush) {
    let colours = &COLOURS.abbey;
    b.fill(&rect(pt(0.0, 0.0), pt(1.0, 1.0)), colours.court);
    let line = b.lw(0.008, 0.6);
    // Beds of the kitchen garden along the western and eastern wall.
    for (x, y) in [(0.085, 0.17), (0.085, 0.29), (0.815, 0.17), (0.815, 0.29)] {
        let bed = rounded(pt(x, y), pt(x + 0.10, y + 0.085), 0.018);
        b.fill(&bed, THEME.monastery.bed);
        b.outline(&bed, line, THEME.ink.thin(0.6));
    }
    let (nw, se) = WALL;
    wall(b, &vec![pt(nw.x, se.y), nw, pt(se.x, nw.y), se]);
    for foot in [pt(nw.x + 0.02, nw.y + 0.055), pt(se.x - 0.02, nw.y + 0.055)] {
        tower(b, foot, 0.045, 0.075);
    }
}

/// A long nave with two towers in the west: the middle of the foot of its southern wall.
fn church(b: &mut Brush, at: Pt) {
    let colours = &COLOURS.abbey;
    b.fill(&rect(at + pt(-0.24, -0.02), at + pt(0.33, 0.035)), THEME.shadow.thin(0.30));
    let nave = House::new(at + pt(0.055, 0.0), 0.40, 0.150, 0.105, colours.roof);
    House { wall: colours.walls, windows: false, line: 0.009, ..nave }.draw(b);
    for n in 0..5 {
        b.fill(&archway(at + pt(-0.075 + 0.068 * n as f32, -0.018), 0.014, 0.042), colours.glass);
    }
    // The choir, rounded in the east.
    b.shape(&rounded(at + pt(0.235, -0.090), at + pt(0.295, 0.0), 0.026), colours.shaded, 0.008);
    cone(b, at + pt(0.262, -0.085), 0.040, 0.075);
    for (x, back) in [(-0.135, 0.035), (-0.215, 0.0)] {
        steeple(b, at + pt(x, 0.012 - back));
    }
}

/// A square tower with a spire: the middle of its foot.
fn steeple(b: &mut Brush, foot: Pt) {
    const HALF: f32 = 0.048;
    const HEIGHT: f32 = 0.180;
    let colours = &COLOURS.abbey;
    b.shape(&rect(foot + pt(-HALF, -HEIGHT), foot + pt(HALF, 0.0)), colours.walls, 0.009);
    b.fill(&rect(foot + pt(HALF * 0.3, 0.006 - HEIGHT), foot + pt(HALF - 0.004, -0.005)), colours.shaded);
    b.fill(&archway(foot - pt(0.0, 0.122), 0.015, 0.030), THEME.city.window);
    b.fill(&archway(foot - pt(0.0, 0.050), 0.013, 0.032), colours.glass);
    let base = foot - pt(0.0, HEIGHT - 0.004);
    let (west, tip, east) = (base - pt(HALF * 1.2, 0.0), base - pt(0.0, 0.118), base + pt(HALF * 1.2, 0.0));
    b.fill(&vec![west, tip, east], colours.roof);
    b.fill(&vec![west, tip, base - pt(0.012, 0.0)], colours.roof.lit(0.38));
    b.fill(&vec![east, tip, base + pt(0.022, 0.0)], colours.roof.shaded(0.22));
    b.inked(&vec![west, tip, east], 0.009);
    let (beam, outer, inner) = (tip - pt(0.0, 0.030), b.lw(0.026, 1.5), b.lw(0.013, 0.8));
    let cross = [straight(tip, tip - pt(0.0, 0.052), 1), straight(beam - pt(0.021, 0.0), beam + pt(0.021, 0.0), 1)];
    for (width, colour) in [(outer, THEME.ink), (inner, THEME.gold)] {
        cross.iter().for_each(|line| b.round_stroke(line, width, colour));
    }
}

/// Four roofed walks round a lawn with a fountain.
fn cloister(b: &mut Brush) {
    /// From the outer edge of the walks to the inner.
    const DEEP: f32 = 0.075;
    let colours = &COLOURS.abbey;
    let (nw, se) = (pt(0.215, 0.475), pt(0.785, 0.855));
    b.fill(&rect(nw + pt(0.03, 0.03), se + pt(0.035, 0.040)), THEME.shadow.thin(0.30));
    let (inner_nw, inner_se) = (nw + pt(DEEP, DEEP), se - pt(DEEP, DEEP));
    b.fill(&rect(inner_nw, inner_se), colours.path);
    lawn(b, inner_nw + pt(0.03, 0.05), inner_se - pt(0.03, 0.025));
    // The walk in the north shows its arches to the lawn, the others their roofs.
    arcade(b, inner_nw, pt(inner_se.x, inner_nw.y + 0.040));
    let corner = |x: f32, y: f32| pt(x, y);
    let roofs: [(Line, f32); 4] = [
        (vec![nw, corner(se.x, nw.y), corner(inner_se.x, inner_nw.y), inner_nw], 0.32),
        (vec![nw, inner_nw, corner(inner_nw.x, inner_se.y), corner(nw.x, se.y)], 0.16),
        (vec![corner(se.x, nw.y), se, inner_se, corner(inner_se.x, inner_nw.y)], -0.16),
        (vec![corner(nw.x, se.y), corner(inner_nw.x, inner_se.y), inner_se, se], 0.02),
    ];
    for (roof, light) in roofs {
        let colour = if light < 0.0 { colours.roof.shaded(-light) } else { colours.roof.lit(light) };
        b.shape(&roof, colour, 0.008);
    }
    // Its southern wall.
    let (from, to) = (pt(nw.x, se.y), pt(se.x, se.y + 0.032));
    b.shape(&rect(from, to), colours.walls, 0.008);
    if b.detail() >= Detail::Plain {
        for n in 0..7 {
            b.fill(&archway(pt(from.x + 0.045 + 0.08 * n as f32, to.y - 0.004), 0.010, 0.012), colours.glass);
        }
    }
}

fn arcade(b: &mut Brush, from: Pt, to: Pt) {
    let colours = &COLOURS.abbey;
    b.shape(&rect(from, to), colours.walls, 0.007);
    let apart = (to.x - from.x) / 6.0;
    for n in 0..6 {
        b.fill(&archway(pt(from.x + apart * (n as f32 + 0.5), to.y - 0.003), apart * 0.30, 0.012), THEME.city.arch);
    }
}

/// A lawn with paths across, and a fountain.
fn lawn(b: &mut Brush, nw: Pt, se: Pt) {
    let colours = &COLOURS.abbey;
    let line = b.lw(0.007, 0.6);
    let lawn = rounded(nw, se, 0.02);
    b.fill(&lawn, colours.lawn);
    b.outline(&lawn, line, THEME.ink.thin(0.6));
    let middle = nw.toward(se, 0.5);
    let path = b.lw(0.030, 1.0);
    for (from, to) in [(pt(nw.x, middle.y), pt(se.x, middle.y)), (pt(middle.x, nw.y), pt(middle.x, se.y))] {
        b.stroke(&vec![from, to], path, colours.path);
    }
    b.disc(middle, 0.040, THEME.ink);
    b.disc(middle, 0.033, THEME.city.stone.lit(0.3));
    b.disc(middle, 0.022, THEME.water.fill);
}
