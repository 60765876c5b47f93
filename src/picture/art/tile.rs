//! A whole tile: the order in which printed things hide each other.

use image::RgbaImage;

use super::{city, garden, hedge, inn, life, monastery, pennant, pigs, road, trees, wall};
use crate::expansions;
use crate::ink::brush::{Brush, Scale};
use crate::ink::curve::{pt, rect};
use crate::ink::theme::THEME;
use crate::plan::Plan;

/// Where expansions draw on a tile, from below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Print {
    /// On bare grass, below roads: sand, water.
    Ground,
    /// Over roads, below the cottages at their ends.
    Roadside,
    /// After monasteries: large buildings and pieces of land.
    Buildings,
    /// Over trees: what lies on open ground.
    Marks,
    /// Over everything else that is printed.
    Cards,
}

/// What expansions draw in a layer.
fn printed(b: &mut Brush, plan: &Plan, layer: Print) {
    let prints = expansions::all().flat_map(|hooks| hooks.prints).filter(|(own, _)| *own == layer);
    prints.for_each(|(_, draw)| draw(b, plan));
}

/// Draws everything on a tile but the grass below it and what stands across its borders.
///
/// The order is the order in which things hide each other: ground before what stands on it, and what stands from north
/// to south.
pub fn tile(plan: &Plan, scale: Scale) -> RgbaImage {
    let mut brush = Brush::new(scale, pt(0.0, 0.0), pt(1.0, 1.0));
    let b = &mut brush;
    printed(b, plan, Print::Ground);
    road::roads(b, plan);
    road::ring(b, plan);
    road::parapets(b, plan);
    printed(b, plan, Print::Roadside);
    road::cottages(b, plan);
    hedge::hedges(b, plan);
    city::cities(b, plan);
    wall::walls(b, plan);
    road::village(b, plan);
    wall::towers_and_gates(b, plan);
    let garnish = &plan.garnish;
    garnish.monastery.iter().for_each(|&at| monastery::monastery(b, at));
    printed(b, plan, Print::Buildings);
    garnish.garden.iter().for_each(|&at| garden::garden(b, at));
    garnish.inns.iter().for_each(|&at| inn::inn(b, at));
    garnish.pigs.iter().for_each(|&at| pigs::pigs(b, at));
    garnish.pennants.iter().for_each(|&at| pennant::shield(b, at));
    life::life(b, plan);
    trees::trees(b, plan);
    printed(b, plan, Print::Marks);
    printed(b, plan, Print::Cards);
    let line = b.lw(0.008, 0.7);
    b.outline(&rect(pt(0.0, 0.0), pt(1.0, 1.0)), line, THEME.ink.thin(0.24));
    brush.finish()
}
