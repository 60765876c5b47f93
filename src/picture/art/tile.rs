//! What is printed on the tiles, one feature a file. Each draws itself onto a [`Brush`] from the tile's [`Plan`].

use super::{city, garden, hedge, inn, life, monastery, pennant, pigs, road, trees, wall};
use crate::picture::expansions::bridges_castles_and_bazaars::bazaar;
use crate::picture::expansions::deserts::sand as desert;
use crate::picture::expansions::hills_and_sheep::{hill, vineyard};
use crate::picture::expansions::monuments::building as monument;
use crate::picture::expansions::river::{stream as river, volcano, waterside};
use crate::picture::ink::brush::{Brush, Raster, Scale};
use crate::picture::ink::curve::{Line, Pt, pt, rect};
use crate::picture::plan::Plan;
use crate::picture::ink::theme::THEME;

/// Draws everything on a tile but the grass below it and what stands across its borders.
///
/// The order is the order in which things hide each other: ground before what stands on it, and what stands from north
/// to south.
pub fn tile(plan: &Plan, scale: Scale) -> Raster {
    let mut brush = Brush::new(scale, pt(0.0, 0.0), pt(1.0, 1.0));
    let b = &mut brush;
    desert::sand(b, plan);
    river::rivers(b, plan);
    road::roads(b, plan);
    road::parapets(b, plan);
    waterside::waterside(b, plan);
    road::cottages(b, plan);
    hedge::hedges(b, plan);
    city::cities(b, plan);
    wall::walls(b, plan);
    road::village(b, plan);
    wall::towers_and_gates(b, plan);
    let garnish = &plan.garnish;
    garnish.monastery.iter().for_each(|&at| monastery::monastery(b, at));
    garnish.volcano.iter().for_each(|&at| volcano::volcano(b, at));
    garnish.vineyard.iter().for_each(|&spot| vineyard::vineyard(b, spot));
    garnish.hill.iter().for_each(|&spot| hill::hill(b, spot));
    garnish.bazaar.iter().for_each(|&at| bazaar::bazaar(b, at));
    garnish.garden.iter().for_each(|&at| garden::garden(b, at));
    garnish.inns.iter().for_each(|&at| inn::inn(b, at));
    garnish.pigs.iter().for_each(|&at| pigs::pigs(b, at));
    garnish.pennants.iter().for_each(|&at| pennant::shield(b, at));
    life::life(b, plan);
    trees::trees(b, plan);
    desert::marks(b, plan);
    monument::quarter(b, plan);
    monument::card(b, plan);
    let line = b.lw(0.008, 0.7);
    b.outline(&rect(pt(0.0, 0.0), pt(1.0, 1.0)), line, THEME.ink.thin(0.24));
    brush.finish()
}

/// A line drawn a little beyond the edges of the tile that it reaches: an offset highlight would leave a notch otherwise.
pub fn lengthened(line: &Line) -> Line {
    const BEYOND: f32 = 0.06;
    let over = |p: &Pt| {
        let out = |v: f32| {
            if v < 1e-4 {
                -BEYOND
            } else if v > 1.0 - 1e-4 {
                1.0 + BEYOND
            } else {
                v
            }
        };
        let moved = pt(out(p.x), out(p.y));
        (moved != *p).then_some(moved)
    };
    let before = line.first().and_then(over);
    let after = line.last().and_then(over);
    before.into_iter().chain(line.iter().copied()).chain(after).collect()
}
