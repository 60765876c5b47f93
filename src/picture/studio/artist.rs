//! The artist, who keeps plans and sprites. What is drawn stands with what draws it: [`Artist::table`] in `board`,
//! [`Artist::tiles`] in `sheets`, and so on.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::workshop::Workshop;
use crate::picture::ink::brush::Scale;
use crate::picture::plan::Plan;
use crate::rules::geometry::Rotation;
use crate::rules::tile::ShapeId;

/// Draws pictures, and keeps what can be used again. Build one per process and share it.
pub struct Artist {
    plans: Mutex<HashMap<(ShapeId, Rotation), Arc<Plan>>>,
    /// Sprites by scale, the last used ones at the end.
    workshops: Mutex<Vec<(usize, Arc<Workshop>)>>,
}

impl Default for Artist {
    fn default() -> Artist {
        Artist::new()
    }
}

impl Artist {
    /// Bytes of sprites that are kept. The oldest scales go first; those in use are always kept.
    pub(in crate::picture) const KEPT: usize = 56 << 20;

    /// An artist who has drawn nothing yet. The first picture takes longest.
    pub fn new() -> Artist {
        Artist { plans: Mutex::default(), workshops: Mutex::default() }
    }

    pub(in crate::picture) fn plan(&self, shape: ShapeId, rotation: Rotation) -> Arc<Plan> {
        let found = self.plans.lock().unwrap_or_else(PoisonError::into_inner).get(&(shape, rotation)).cloned();
        found.unwrap_or_else(|| {
            let plan = Arc::new(Plan::new(shape, rotation));
            let mut plans = self.plans.lock().unwrap_or_else(PoisonError::into_inner);
            plans.entry((shape, rotation)).or_insert(plan).clone()
        })
    }

    /// The workshop for a scale, with grass for boards (`tiles` [`PERIOD`](super::grass::PERIOD)) or for single tiles (1).
    pub(in crate::picture) fn workshop(&self, scale: Scale, tiles: usize) -> Arc<Workshop> {
        let mut list = self.workshops.lock().unwrap_or_else(PoisonError::into_inner);
        let found = list.iter().position(|(n, w)| *n == tiles && w.scale == scale).map(|i| list.remove(i));
        // Grass is made under the lock: it is needed at once by all who ask for this scale.
        let entry = found.unwrap_or_else(|| (tiles, Arc::new(Workshop::new(scale, tiles))));
        let workshop = entry.1.clone();
        list.push(entry);
        let mut weight: usize = list.iter().map(|(_, w)| w.weight()).sum();
        while weight > Artist::KEPT && list.len() > 1 {
            weight -= list.remove(0).1.weight();
        }
        workshop
    }

    /// Bytes of all sprites that are kept now.
    pub fn weight(&self) -> usize {
        self.workshops.lock().unwrap_or_else(PoisonError::into_inner).iter().map(|(_, w)| w.weight()).sum()
    }
}
