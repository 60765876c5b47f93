//! Bazaars: striped tents on a sandy square, on a meadow or inside a city.

use super::colours::COLOURS;
use crate::ink::brush::Brush;
use crate::ink::curve::{Pt, arc, ellipse, pt, straight};
use crate::ink::theme::{Rgb, THEME};
use crate::plan::garnish::Fixture;
use crate::plan::roads::Destination;
use crate::plan::site::{Phase, Site};
use crate::plan::tile::{Tile, inward};
use crate::plan::walls::City;
use bergerie_rules::tile::Kind;

/// Half the size of the square; the tents reach 0.26 u north of its middle.
const HALF: Pt = pt(0.22, 0.16);

/// Tents from north to south: foot, width, height.
const TENTS: [(Pt, f32, f32); 3] =
    [(pt(-0.02, -0.01), 0.180, 0.190), (pt(-0.125, 0.105), 0.155, 0.165), (pt(0.11, 0.125), 0.165, 0.175)];

/// Draws a bazaar about the middle of its square.
pub fn bazaar(b: &mut Brush, at: Pt) {
    let square = ellipse(at + pt(0.0, 0.02), HALF.x, HALF.y);
    b.fill(&square, COLOURS.bazaar.square);
    let line = b.lw(0.009, 0.7);
    b.outline(&square, line, COLOURS.bazaar.edge);
    for (&(foot, width, height), &awning) in TENTS.iter().zip(&COLOURS.bazaar.awnings) {
        tent(b, at + foot, width, height, awning);
    }
    let radius = b.lw(0.014, 0.7);
    for ((x, y), &fruit) in [(-0.022, 0.150), (0.0, 0.166), (0.020, 0.150)].into_iter().zip(&THEME.plants.flowers) {
        b.disc(at + pt(x, y), radius * 1.4, THEME.ink);
        b.disc(at + pt(x, y), radius, fruit);
    }
}

/// A tent: the middle of its foot, the width of its walls, and its height without the pennon.
fn tent(b: &mut Brush, foot: Pt, w: f32, h: f32, awning: Rgb) {
    b.shade(foot + pt(w * 0.28, 0.0), w * 0.62, h * 0.20, 0.36);
    let eaves = foot - pt(0.0, h * 0.45);
    let walls =
        vec![eaves - pt(w * 0.5, 0.0), eaves + pt(w * 0.5, 0.0), foot + pt(w * 0.46, 0.0), foot - pt(w * 0.46, 0.0)];
    b.shape(&walls, COLOURS.bazaar.canvas, 0.007);
    b.fill(&vec![foot - pt(w * 0.13, 0.0), eaves, foot + pt(w * 0.13, 0.0)], COLOURS.bazaar.dark);
    let tip = foot - pt(0.0, h * 1.08);
    roof(b, eaves, tip, w * 0.60, awning);
    let top = tip - pt(0.0, h * 0.24);
    let pole = b.lw(0.009, 0.7);
    b.stroke(&straight(tip, top, 1), pole, THEME.ink);
    b.shape(&vec![top, top + pt(w * 0.22, h * 0.08), top + pt(0.0, h * 0.15)], awning, 0.004);
}

/// Six stripes that meet in the tip, lit in the west and shaded in the east, with a scalloped hem.
fn roof(b: &mut Brush, eaves: Pt, tip: Pt, half: f32, awning: Rgb) {
    const STRIPES: usize = 6;
    let hem = |i: usize| eaves + pt(half * (2.0 * i as f32 / STRIPES as f32 - 1.0), 0.0);
    for i in 0..STRIPES {
        let stripe = if i % 2 == 0 { awning } else { COLOURS.bazaar.stripe };
        let colour = match i {
            0 | 1 => stripe.lit(0.14),
            2 | 3 => stripe,
            _ => stripe.shaded(0.18),
        };
        let (west, east) = (hem(i), hem(i + 1));
        let reach = (east.x - west.x) / 2.0;
        let mut panel = vec![tip, east];
        panel.extend(arc(west.toward(east, 0.5), reach, reach * 0.7, 0.0, std::f32::consts::PI));
        b.shape(&panel, colour, 0.003);
    }
    b.inked(&vec![hem(0), tip, hem(STRIPES)], 0.007);
}

/// Where roads end in a tile's bazaar: in the middle of the tile, but away from a lone city, so that the field visibly
/// passes between them.
fn place(tile: &Tile, cities: &[City]) -> Pt {
    let lone = cities.first().filter(|c| cities.len() == 1 && c.sides.len() == 1 && tile.count(Kind::Road) > 0);
    let away = lone.and_then(|city| city.sides.iter().next()).map_or(pt(0.0, 0.0), inward);
    Pt::MIDDLE + away * 0.15
}

/// Roads end in a bazaar, unless several end in a village.
pub fn destination(tile: &Tile, cities: &[City], mates: usize) -> Option<Destination> {
    let leads = tile.count(Kind::Bazaar) > 0 && mates < 2;
    leads.then(|| Destination { at: place(tile, cities), wide: true })
}

/// Finds room for a bazaar.
pub fn furnish(site: &mut Site<'_>, phase: Phase) {
    if phase != Phase::Buildings || site.tile.count(Kind::Bazaar) == 0 {
        return;
    }
    let at = site.roads.destination.unwrap_or(pt(0.5, 0.52));
    // The tents reach further to the north.
    site.free.take(at - pt(0.0, 0.04), 0.25, 0.22);
    site.extras.bridges_castles_and_bazaars.bazaar = Some(at);
    let yard = Some((at - pt(0.0, 0.02), pt(0.25, 0.25)));
    site.garnish.fixtures.push(Fixture { yard, aloof: true, ..Fixture::solid(at) });
    site.garnish.crowded = true;
}
