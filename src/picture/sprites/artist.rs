//! The artist, which owns the caches. Its methods are defined in the modules that draw: for example, [`Artist::table`]
//! in `board`, and [`Artist::tiles`] in `sheets`.

use std::sync::Arc;

use super::sprite_cache::Caches;
use crate::{Scale, Season, SpriteCache, TilePlan};
use bergerie_rules::{Rotation, ShapeId};

/// A renderer of pictures that caches reusable parts. Create one per process and share it. Clones use the same caches.
#[derive(Clone)]
pub struct Artist {
    caches: Arc<Caches>,
    /// The season whose colours the pictures have.
    pub(crate) season: Season,
}

impl Default for Artist {
    fn default() -> Artist {
        Artist::new()
    }
}

impl Artist {
    /// Creates an artist with empty caches. The first pictures take longer than later ones.
    pub fn new() -> Artist {
        Artist { caches: Arc::new(Caches::new()), season: Season::default() }
    }

    /// Returns an artist that uses the same caches and draws in the colours of a season.
    pub fn in_season(&self, season: Season) -> Artist {
        Artist { season, ..self.clone() }
    }

    /// Returns the cached layout of a tile.
    pub(crate) fn plan(&self, shape: ShapeId, rotation: Rotation) -> Arc<TilePlan> {
        self.caches.plans.get_or_create(&(shape, rotation), || Arc::new(TilePlan::new(shape, rotation)))
    }

    /// Returns the sprite cache of a scale. `tiles` is the number of tiles of grass along each side:
    /// [`TEXTURE_PERIOD`](super::grass::TEXTURE_PERIOD) for boards, 1 for single tiles.
    pub(crate) fn sprites(&self, scale: Scale, tiles: usize) -> SpriteCache {
        SpriteCache { scale, tiles, caches: Arc::clone(&self.caches) }
    }

    /// Returns the current size of the caches, in bytes.
    pub fn memory_bytes(&self) -> usize {
        self.caches.memory_bytes()
    }
}
