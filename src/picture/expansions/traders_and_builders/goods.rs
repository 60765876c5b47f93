//! Goods: a barrel of wine, a sheaf of grain, a bolt of cloth. Each has an outline of its own, so that nobody needs their
//! colours: the barrel bulges, the sheaf has a waist, the bolt is wide and low.

use super::colours::COLOURS;
use crate::ink::brush::{Brush, Detail};
use crate::ink::curve::{Line, Pt, cubic, cut, ellipse, joined, placed, pt, shifted, straight};
use crate::ink::theme::THEME;
use crate::plan::site::{Phase, Site, crest};
use bergerie_rules::expansions::traders_and_builders::Good;
use bergerie_rules::tile::Kind;

/// Hangs the symbols of a tile's cities where coats of arms would hang.
pub fn furnish(site: &mut Site<'_>, phase: Phase) {
    if phase != Phase::Buildings {
        return;
    }
    for (index, segment) in site.tile.segments(Kind::City) {
        let Some(city) = site.cities.iter().find(|city| city.segment == index) else { continue };
        for good in Good::ALL.into_iter().filter(|good| segment.marks.has(good.mark())) {
            let at = place(crest(city, site.cities));
            site.garnish.signs.push(at);
            site.garnish.crowded = true;
            site.extras.traders_and_builders.goods.push((good, at));
        }
    }
}

/// A symbol is larger than a coat of arms: in a corner it hangs a little further from gates and walls.
fn place(crest: Pt) -> Pt {
    let corner = (crest.x - 0.5).abs() > 0.12 && (crest.y - 0.5).abs() > 0.12;
    if corner { crest.toward(Pt::MIDDLE, -0.10) } else { crest }
}

/// Half the height of a symbol in a city: from far it takes the place of a few houses more.
pub fn size(detail: Detail) -> f32 {
    match detail {
        Detail::Far => 0.19,
        Detail::Coarse => 0.142,
        Detail::Plain | Detail::Fine => 0.125,
    }
}

/// Draws a symbol about its middle, with half its height.
pub fn good(b: &mut Brush, good: Good, at: Pt, r: f32) {
    let parts = outlines(good).map(|part| placed(&part, at, r));
    b.fill_all(&parts.clone().map(|part| shifted(&part, pt(0.16, 0.18) * r)), THEME.shadow.thin(0.40));
    let (ink, cream, line) = (b.lw(0.54 * r, 3.4), b.lw(0.40 * r, 2.4), b.lw(0.17 * r, 1.0));
    for (width, colour) in [(ink, THEME.ink), (cream, THEME.rim), (line, THEME.ink)] {
        b.outline_all(&parts, width, colour);
    }
    match good {
        Good::Wine => barrel(b, &parts[0], at, r),
        Good::Grain => sheaf(b, &parts, at, r),
        Good::Cloth => bolt(b, &parts, at, r),
    }
}

/// What a symbol is made of, in a frame in which it is 2 high.
fn outlines(good: Good) -> [Line; 2] {
    match good {
        Good::Wine => [cask(), cask()],
        Good::Grain => [ears(), stalks()],
        Good::Cloth => [roll(), flap()],
    }
}

fn cask() -> Line {
    joined([
        cubic(pt(-0.56, -0.88), pt(-0.30, -1.03), pt(0.30, -1.03), pt(0.56, -0.88)),
        cubic(pt(0.56, -0.88), pt(0.90, -0.40), pt(0.90, 0.40), pt(0.56, 0.90)),
        cubic(pt(0.56, 0.90), pt(0.30, 1.04), pt(-0.30, 1.04), pt(-0.56, 0.90)),
        cubic(pt(-0.56, 0.90), pt(-0.90, 0.40), pt(-0.90, -0.40), pt(-0.56, -0.88)),
    ])
}

fn barrel(b: &mut Brush, cask: &Line, at: Pt, r: f32) {
    let colours = &COLOURS.goods;
    b.fill(cask, colours.barrel);
    b.fill(&cut(cask, at - pt(0.22 * r, 0.0), pt(-1.0, 0.0)), colours.barrel.lit(0.34));
    b.fill(&cut(cask, at + pt(0.28 * r, 0.0), pt(1.0, 0.0)), colours.barrel.shaded(0.30));
    let hoop = b.lw(0.20 * r, 1.0);
    for y in [-0.50, 0.50] {
        let bow = cubic(pt(-0.80, y), pt(-0.35, y + 0.17), pt(0.35, y + 0.17), pt(0.80, y));
        b.stroke(&placed(&bow, at, r), hoop, colours.hoop);
    }
    let lid = ellipse(at - pt(0.0, 0.84 * r), 0.50 * r, 0.13 * r);
    b.fill(&lid, colours.wine);
    if b.detail() >= Detail::Plain {
        let joint = b.lw(0.06 * r, 0.4);
        for x in [-0.26, 0.05, 0.34] {
            let stave = cubic(pt(x, -0.70), pt(x * 1.4, -0.3), pt(x * 1.4, 0.4), pt(x, 0.98));
            b.stroke(&placed(&stave, at, r), joint, colours.hoop.thin(0.55));
        }
    }
}

/// The ears, fanned out above the tie.
fn ears() -> Line {
    joined([
        cubic(pt(-0.20, 0.18), pt(-0.34, -0.16), pt(-0.92, -0.28), pt(-1.00, -0.66)),
        cubic(pt(-1.00, -0.66), pt(-0.84, -0.70), pt(-0.76, -0.80), pt(-0.62, -0.96)),
        cubic(pt(-0.62, -0.96), pt(-0.46, -0.86), pt(-0.36, -0.92), pt(-0.24, -1.08)),
        cubic(pt(-0.24, -1.08), pt(-0.08, -0.98), pt(0.08, -0.98), pt(0.24, -1.08)),
        cubic(pt(0.24, -1.08), pt(0.36, -0.92), pt(0.46, -0.86), pt(0.62, -0.96)),
        cubic(pt(0.62, -0.96), pt(0.76, -0.80), pt(0.84, -0.70), pt(1.00, -0.66)),
        cubic(pt(1.00, -0.66), pt(0.92, -0.28), pt(0.34, -0.16), pt(0.20, 0.18)),
    ])
}

/// The stalks, spread below it.
fn stalks() -> Line {
    vec![
        pt(-0.20, 0.12),
        pt(0.20, 0.12),
        pt(0.66, 1.02),
        pt(0.22, 0.94),
        pt(0.0, 1.06),
        pt(-0.22, 0.94),
        pt(-0.66, 1.02),
    ]
}

fn sheaf(b: &mut Brush, [ears, stalks]: &[Line; 2], at: Pt, r: f32) {
    let colours = &COLOURS.goods;
    b.fill(stalks, colours.straw.shaded(0.14));
    b.fill(ears, colours.straw);
    b.fill(&cut(ears, at - pt(0.30 * r, 0.0), pt(-1.0, -0.4)), colours.straw.lit(0.45));
    b.fill(&cut(ears, at + pt(0.30 * r, 0.0), pt(1.0, -0.4)), colours.straw.shaded(0.18));
    b.fill(&cut(stalks, at + pt(0.12 * r, 0.0), pt(1.0, -0.3)), colours.straw.shaded(0.30));
    let blade = b.lw(0.09 * r, 0.6);
    for (x, top) in [(-0.58, -0.62), (-0.22, -0.78), (0.18, -0.78), (0.56, -0.62)] {
        b.stroke(&placed(&straight(pt(x * 0.18, 0.10), pt(x, top), 1), at, r), blade, colours.stalk);
    }
    for x in [-0.28, 0.26] {
        b.stroke(&placed(&straight(pt(x * 0.3, 0.20), pt(x, 0.92), 1), at, r), blade, colours.stalk);
    }
    let (tie, line) = (b.lw(0.30 * r, 1.5), b.lw(0.09 * r, 0.6));
    let band = placed(&straight(pt(-0.29, 0.15), pt(0.29, 0.15), 1), at, r);
    b.stroke(&band, tie + 2.0 * line, THEME.ink);
    b.stroke(&band, tie, colours.ribbon);
}

/// The roll, which lies across: wider than the others, and lower.
fn roll() -> Line {
    joined([
        vec![pt(-0.92, -0.66)],
        cubic(pt(-0.92, -0.66), pt(-1.26, -0.66), pt(-1.26, 0.12), pt(-0.92, 0.12)),
        vec![pt(-0.92, 0.12), pt(0.98, 0.12)],
        cubic(pt(0.98, 0.12), pt(1.24, 0.12), pt(1.24, -0.66), pt(0.98, -0.66)),
    ])
}

/// The cloth that hangs down from it.
fn flap() -> Line {
    joined([
        vec![pt(-0.62, 0.0), pt(0.92, 0.0)],
        cubic(pt(0.92, 0.0), pt(0.86, 0.30), pt(0.96, 0.52), pt(0.90, 0.80)),
        cubic(pt(0.90, 0.80), pt(0.60, 0.66), pt(0.36, 0.94), pt(0.10, 0.80)),
        cubic(pt(0.10, 0.80), pt(-0.16, 0.68), pt(-0.34, 0.92), pt(-0.66, 0.78)),
        cubic(pt(-0.66, 0.78), pt(-0.60, 0.50), pt(-0.70, 0.30), pt(-0.62, 0.0)),
    ])
}

fn bolt(b: &mut Brush, [roll, flap]: &[Line; 2], at: Pt, r: f32) {
    let colours = &COLOURS.goods;
    b.fill(flap, colours.cloth.shaded(0.20));
    let (stripe, line) = (b.lw(0.15 * r, 0.9), b.lw(0.09 * r, 0.6));
    let hem = cubic(pt(-0.62, 0.56), pt(-0.20, 0.66), pt(0.30, 0.48), pt(0.90, 0.58));
    b.stroke(&placed(&hem, at, r), stripe, colours.thread);
    b.fill(roll, colours.cloth);
    b.fill(&cut(roll, at - pt(0.0, 0.42 * r), pt(0.0, -1.0)), colours.cloth.lit(0.42));
    b.fill(&cut(roll, at - pt(0.0, 0.10 * r), pt(0.0, 1.0)), colours.fold);
    b.outline(roll, line, THEME.ink);
    for (reach, ink) in [(0.31, THEME.ink), (0.23, colours.thread), (0.12, colours.fold)] {
        b.fill(&ellipse(at + pt(-0.92, -0.27) * r, reach * 0.75 * r, reach * 1.2 * r), ink);
    }
}
