//! The artist, which owns the caches. Its methods are defined beside the code that draws: [`Artist::table`] in `board`,
//! [`Artist::tiles`] in `sheets`, and so on.

use std::sync::Arc;

use super::shelf::{Shelf, Weighty};
use super::stock::Stock;
use super::workshop::Workshop;
use crate::ink::brush::Scale;
use crate::ink::season::Season;
use crate::plan::Plan;
use bergerie_rules::geometry::Rotation;
use bergerie_rules::tile::ShapeId;

/// A renderer of pictures that caches reusable parts. Build one per process and share it: clones use the same caches.
#[derive(Clone)]
pub struct Artist {
    plans: Arc<Shelf<(ShapeId, Rotation), Plan>>,
    stock: Arc<Stock>,
    /// The season whose colours pictures have.
    pub(crate) season: Season,
}

impl Default for Artist {
    fn default() -> Artist {
        Artist::new()
    }
}

impl Artist {
    /// Capacity for plans, in bytes.
    const PLANS: usize = 14 << 20;

    /// Total capacity of the caches, in bytes.
    #[cfg(test)]
    pub(crate) const KEPT: usize = Artist::PLANS + Stock::KEPT;

    /// Creates an artist with empty caches. The first picture takes longest.
    pub fn new() -> Artist {
        let (plans, stock) = (Shelf::new(Artist::PLANS, Plan::WEIGHT), Stock::new());
        Artist { plans: Arc::new(plans), stock: Arc::new(stock), season: Season::default() }
    }

    /// Returns an artist with the same caches that draws in the colours of a season.
    pub fn in_season(&self, season: Season) -> Artist {
        Artist { season, ..self.clone() }
    }

    pub(crate) fn plan(&self, shape: ShapeId, rotation: Rotation) -> Arc<Plan> {
        self.plans.get(&(shape, rotation), || Arc::new(Plan::new(shape, rotation)))
    }

    /// Returns the workshop for a scale, with grass for boards (`tiles` = [`PERIOD`](super::grass::PERIOD)) or for
    /// single tiles (1).
    pub(crate) fn workshop(&self, scale: Scale, tiles: usize) -> Workshop {
        self.stock.workshop(scale, tiles)
    }

    /// Returns the current size of the caches, in bytes.
    pub fn weight(&self) -> usize {
        self.plans.weight() + self.stock.weight()
    }
}

impl Weighty for Plan {
    fn weight(&self) -> usize {
        Plan::WEIGHT
    }
}
