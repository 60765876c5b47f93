//! The artist, who keeps plans and sprites. What is drawn stands with what draws it: [`Artist::table`] in `board`,
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

/// Draws pictures, and keeps what can be used again. Build one per process and share it: its clones draw from the same shelves.
#[derive(Clone)]
pub struct Artist {
    plans: Arc<Shelf<(ShapeId, Rotation), Plan>>,
    stock: Arc<Stock>,
    /// In whose colours pictures are.
    pub(crate) season: Season,
}

impl Default for Artist {
    fn default() -> Artist {
        Artist::new()
    }
}

impl Artist {
    /// Bytes of plans that are kept.
    const PLANS: usize = 14 << 20;

    /// Bytes that are ever kept.
    #[cfg(test)]
    pub(crate) const KEPT: usize = Artist::PLANS + Stock::KEPT;

    /// An artist who has drawn nothing yet. The first picture takes longest.
    pub fn new() -> Artist {
        let (plans, stock) = (Shelf::new(Artist::PLANS, Plan::WEIGHT), Stock::new());
        Artist { plans: Arc::new(plans), stock: Arc::new(stock), season: Season::default() }
    }

    /// The same artist, whose pictures are in the colours of a season.
    pub fn in_season(&self, season: Season) -> Artist {
        Artist { season, ..self.clone() }
    }

    pub(crate) fn plan(&self, shape: ShapeId, rotation: Rotation) -> Arc<Plan> {
        self.plans.get(&(shape, rotation), || Arc::new(Plan::new(shape, rotation)))
    }

    /// The workshop for a scale, with grass for boards (`tiles` [`PERIOD`](super::grass::PERIOD)) or for single tiles (1).
    pub(crate) fn workshop(&self, scale: Scale, tiles: usize) -> Workshop {
        self.stock.workshop(scale, tiles)
    }

    /// Bytes that are kept now, so that the next picture is drawn sooner.
    pub fn weight(&self) -> usize {
        self.plans.weight() + self.stock.weight()
    }
}

impl Weighty for Plan {
    fn weight(&self) -> usize {
        Plan::WEIGHT
    }
}
