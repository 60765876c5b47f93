//! All that was drawn once and is kept, of all scales together.

use std::sync::Arc;

use super::grass::Meadow;
use super::shelf::{Shelf, Weighty};
use super::tiles::{Drawn, Tiles};
use super::workshop::{Piece, Workshop};
use crate::ink::brush::Scale;
use crate::ink::sprite::Sprite;

/// Bytes of grass: a texture of four by four tiles in four tints for each scale, all of them together.
const MEADOWS: usize = 18 << 20;
/// Bytes of what is printed on tiles: those of the base game in all scales that tables usually have.
const PRINTS: usize = 40 << 20;
/// Bytes of finished tiles: those of the tables at which somebody is just playing.
const TILES: usize = 8 << 20;
/// Bytes of figures, signs, texts, and the board's shadow: one on each cell at its rim.
const PIECES: usize = 14 << 20;

/// What is kept, on shelves that are bounded one by one: many tiles of many tables do not throw out the grass.
pub struct Stock {
    /// Grass by scale and number of tiles along each side.
    meadows: Shelf<(Scale, usize), Meadow>,
    tiles: Arc<Drawn>,
    /// All other sprites.
    pieces: Arc<Shelf<(Scale, Piece), Sprite>>,
}

impl Stock {
    /// Bytes that are ever kept.
    #[cfg(test)]
    pub const KEPT: usize = MEADOWS + PRINTS + TILES + PIECES;

    /// Nothing yet.
    pub fn new() -> Stock {
        let tiles = Drawn { prints: Shelf::new(PRINTS, 16 << 10), tiles: Shelf::new(TILES, 12 << 10) };
        let pieces = Shelf::new(PIECES, 4 << 10);
        Stock { meadows: Shelf::new(MEADOWS, 512 << 10), tiles: Arc::new(tiles), pieces: Arc::new(pieces) }
    }

    /// The workshop for a scale, with `tiles` tiles of grass along each side.
    pub fn workshop(&self, scale: Scale, tiles: usize) -> Workshop {
        let sown = Meadow::scale(scale);
        let meadow = self.meadows.get(&(sown, tiles), || Arc::new(Meadow::new(sown, tiles)));
        Workshop::new(scale, Tiles::new(scale, meadow, Arc::clone(&self.tiles)), Arc::clone(&self.pieces))
    }

    /// Bytes that are kept now.
    pub fn weight(&self) -> usize {
        self.meadows.weight() + self.tiles.prints.weight() + self.tiles.tiles.weight() + self.pieces.weight()
    }
}

impl Weighty for Sprite {
    fn weight(&self) -> usize {
        self.weight()
    }
}
