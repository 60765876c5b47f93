//! Cathedrals: a great church on a paved square in the middle of a town, seen from its front between two towers.

use super::colours::COLOURS;
use crate::art::arch::archway;
use crate::ink::brush::{Brush, Detail};
use crate::ink::curve::{Pt, ellipse, pt, rect, shifted};
use crate::ink::theme::THEME;
use crate::plan::garnish::Fixture;
use crate::plan::site::{Phase, Site};
use bergerie_rules::tile::{Kind, Mark};

/// The middle of the front's foot: a little to the west, so that a knight finds room to the east of the cathedral.
const FOOT: Pt = pt(0.45, 0.79);

/// Where a knight beside it has his middle.
const KNIGHT: Pt = pt(0.82, 0.74);

/// Half the width of the front between the towers.
const NAVE: f32 = 0.105;
/// The middles of the towers, half their width, and their height without their spires.
const TOWER: (f32, f32, f32) = (0.118, 0.058, 0.315);
/// How far behind the front the transept lies, and half its length.
const TRANSEPT: (f32, f32) = (0.155, 0.255);

/// Finds room for a cathedral in the middle of its city.
pub fn furnish(site: &mut Site<'_>, phase: Phase) {
    let mut cities = site.tile.segments(Kind::City);
    if phase != Phase::Buildings || !cities.any(|(_, city)| city.marks.has(Mark::Cathedral)) {
        return;
    }
    site.extras.inns_and_cathedrals.cathedral = Some(FOOT);
    let middle = FOOT - pt(0.0, 0.20);
    let yard = Some((middle, pt(0.33, 0.36)));
    site.garnish.fixtures.push(Fixture { yard, ..Fixture::solid(middle) });
    site.garnish.crowded = true;
}

/// A knight stands beside the cathedral.
pub fn place(site: &Site<'_>, kind: Kind) -> Option<Pt> {
    (kind == Kind::City && site.extras.inns_and_cathedrals.cathedral.is_some()).then_some(KNIGHT)
}

/// Draws a cathedral: the middle of the foot of its front.
pub fn cathedral(b: &mut Brush, at: Pt) {
    square(b, at);
    shadow(b, at);
    transept(b, at);
    roof(b, at);
    spire(b, at - pt(0.0, 0.415), 0.034, 0.20);
    front(b, at);
    for side in [-1.0, 1.0] {
        tower(b, at + pt(side * TOWER.0, 0.012));
    }
}

/// The paved square.
fn square(b: &mut Brush, at: Pt) {
    let colours = &COLOURS.cathedral;
    let ground = ellipse(at - pt(0.0, 0.14), 0.34, 0.235);
    let line = b.lw(0.016, 1.2);
    b.outline(&ground, line, colours.joint);
    b.fill(&ground, colours.square);
    if b.detail() >= Detail::Plain {
        let joint = b.lw(0.006, 0.5);
        for share in [0.66, 0.84] {
            b.outline(&ellipse(at - pt(0.0, 0.14), 0.34 * share, 0.235 * share), joint, colours.joint.thin(0.5));
        }
    }
}

/// The shadow to the east-south-east.
fn shadow(b: &mut Brush, at: Pt) {
    let (east, far) = (TOWER.0 + TOWER.1, TRANSEPT.1);
    let shade = [
        pt(-east, 0.005),
        pt(0.06 - east, 0.045),
        pt(east + 0.075, 0.045),
        pt(east + 0.075, -0.06),
        pt(far + 0.075, -0.115),
        pt(far + 0.075, -0.22),
        pt(0.0, -0.25),
    ];
    b.fill(&shifted(&shade, at), THEME.shadow.thin(0.34));
}

/// The transept, which shows on both sides of the towers.
fn transept(b: &mut Brush, at: Pt) {
    let colours = &COLOURS.cathedral;
    let (half, foot, height) = (TRANSEPT.1, at.y - TRANSEPT.0, 0.135);
    let point = |x: f32, z: f32| pt(at.x + x, foot - z);
    b.shape(&rect(point(-half, height + 0.01), point(half, 0.0)), colours.walls, 0.010);
    b.fill(&rect(point(half - 0.03, height), point(half - 0.005, 0.004)), colours.shaded);
    for x in [-0.212, 0.205] {
        b.fill(&archway(point(x, 0.025), 0.016, 0.05), colours.glass);
    }
    let (ridge, top) = (height + 0.075, height + 0.115);
    let inset = 0.014;
    let south = vec![
        point(-half - 0.010, height),
        point(half + 0.010, height),
        point(half - inset, ridge),
        point(inset - half, ridge),
    ];
    let north =
        vec![point(inset - half, ridge), point(half - inset, ridge), point(half - 0.03, top), point(0.03 - half, top)];
    b.shape(&south, colours.roof, 0.009);
    b.shape(&north, colours.roof.lit(0.34), 0.009);
}

/// The nave's roof, which runs away from the front.
fn roof(b: &mut Brush, at: Pt) {
    let roof = COLOURS.cathedral.roof;
    let (eaves, peak, depth) = (0.17, 0.275, 0.19);
    let slope = |side: f32| {
        let eave = |back: f32| at + pt(side * (NAVE + 0.02), -eaves - back);
        vec![eave(0.0), at - pt(0.0, peak), at - pt(0.0, peak + depth), eave(depth)]
    };
    b.shape(&slope(-1.0), roof.lit(0.30), 0.010);
    b.shape(&slope(1.0), roof.shaded(0.18), 0.010);
}

/// The front between the towers: a gable with a rose window over three doors.
fn front(b: &mut Brush, at: Pt) {
    let colours = &COLOURS.cathedral;
    let (eaves, peak) = (0.195, 0.285);
    let gable = [(-NAVE, 0.0), (-NAVE, eaves), (0.0, peak), (NAVE, eaves), (NAVE, 0.0)];
    b.shape(&gable.map(|(x, z)| at + pt(x, -z)).to_vec(), colours.walls, 0.011);
    let rose = at - pt(0.0, 0.168);
    b.disc(rose, 0.050, THEME.ink);
    b.disc(rose, 0.042, colours.glass);
    if b.detail() >= Detail::Plain {
        let line = b.lw(0.006, 0.5);
        for petal in ellipse(rose, 0.025, 0.025).iter().step_by(6) {
            b.disc(*petal, 0.009, colours.rose);
        }
        b.outline(&ellipse(rose, 0.040, 0.040), line, THEME.gold);
        b.disc(rose, 0.010, THEME.gold);
    }
    b.fill(&archway(at, 0.042, 0.062), THEME.ink);
    b.fill(&archway(at, 0.030, 0.058), THEME.monastery.door);
}

/// A tower of the front with its spire: the middle of its foot.
fn tower(b: &mut Brush, foot: Pt) {
    let colours = &COLOURS.cathedral;
    let (_, half, height) = TOWER;
    b.shape(&rect(foot + pt(-half, -height), foot + pt(half, 0.0)), colours.walls, 0.011);
    b.fill(&rect(foot + pt(half * 0.40, -height + 0.006), foot + pt(half - 0.005, -0.005)), colours.shaded);
    b.fill(&archway(foot - pt(0.0, 0.225), 0.019, 0.045), THEME.city.arch);
    b.fill(&archway(foot, 0.020, 0.040), THEME.monastery.door);
    if b.detail() >= Detail::Plain {
        let course = b.lw(0.008, 0.6);
        for z in [0.105, 0.200] {
            b.stroke(&vec![foot + pt(-half, -z), foot + pt(half, -z)], course, THEME.ink.thin(0.55));
        }
        b.fill(&archway(foot - pt(0.0, 0.130), 0.012, 0.035), colours.glass);
    }
    spire(b, foot - pt(0.0, height - 0.004), half * 1.18, 0.185);
}

/// A pointed roof with a gold cross: the middle of its base, half its width, its height.
fn spire(b: &mut Brush, base: Pt, half: f32, height: f32) {
    let roof = COLOURS.cathedral.roof;
    let (west, tip, east) = (base - pt(half, 0.0), base - pt(0.0, height), base + pt(half, 0.0));
    b.fill(&vec![west, tip, east], roof);
    b.fill(&vec![west, tip, base - pt(half * 0.25, 0.0)], roof.lit(0.36));
    b.fill(&vec![east, tip, base + pt(half * 0.35, 0.0)], roof.shaded(0.26));
    b.inked(&vec![west, tip, east], 0.010);
    let (arm, beam) = (pt(0.026, 0.0), tip - pt(0.0, 0.036));
    let cross = [vec![tip + pt(0.0, 0.006), tip - pt(0.0, 0.062)], vec![beam - arm, beam + arm]];
    let (outer, inner) = (b.lw(0.026, 1.6), b.lw(0.013, 0.8));
    for (width, colour) in [(outer, THEME.ink), (inner, THEME.gold)] {
        cross.iter().for_each(|line| b.round_stroke(line, width, colour));
    }
}
