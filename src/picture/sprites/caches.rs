//! The caches of grass, tiles and all other sprites, for all scales.

use std::sync::Arc;

use super::cache::{Cache, MemoryUse};
use super::sprite_cache::{SpriteCache, SpriteKind};
use super::tiles::{TileCaches, Tiles};
use crate::ink::{Scale, Sprite};

/// The capacity for grass, in bytes. Each scale has a texture of 4×4 tiles in four tints.
const MEADOWS: usize = 18 << 20;
/// The capacity for prints of tiles, in bytes. It is enough for the base game at all usual scales. A print that is no
/// longer cached costs a hundred times as much as one that is.
const PRINTS: usize = 46 << 20;
/// The capacity for finished tiles, in bytes. It is enough for a few tables. Those of many tables would need more space
/// than their prints, from which they are quickly composed.
const TILES: usize = 2 << 20;
/// The capacity for all other sprites, in bytes: figures, icons, texts, and the board's shadow, with a sprite for each
/// empty cell beside the board.
const PIECES: usize = 14 << 20;

/// The caches. Each has its own capacity, so that the tiles of many tables do not evict the grass.
pub struct Caches {
    tiles: Arc<TileCaches>,
    /// All other sprites.
    pieces: Arc<Cache<(Scale, SpriteKind), Sprite>>,
}

impl Caches {
    /// The total capacity of all caches, in bytes.
    #[cfg(test)]
    pub const KEPT: usize = MEADOWS + PRINTS + TILES + PIECES;

    /// Creates empty caches.
    pub fn new() -> Caches {
        let tiles = TileCaches {
            meadows: Cache::new(MEADOWS, 512 << 10),
            prints: Cache::new(PRINTS, 16 << 10),
            tiles: Cache::new(TILES, 12 << 10),
        };
        let pieces = Cache::new(PIECES, 4 << 10);
        Caches { tiles: Arc::new(tiles), pieces: Arc::new(pieces) }
    }

    /// Returns the sprite cache of a scale, with `tiles` tiles of grass along each side.
    pub fn sprites(&self, scale: Scale, tiles: usize) -> SpriteCache {
        SpriteCache::new(scale, Tiles::new(scale, tiles, Arc::clone(&self.tiles)), Arc::clone(&self.pieces))
    }

    /// Returns the current size of all caches, in bytes.
    pub fn weight(&self) -> usize {
        self.tiles.weight() + self.pieces.weight()
    }
}

impl MemoryUse for Sprite {
    fn weight(&self) -> usize {
        self.weight()
    }
}
