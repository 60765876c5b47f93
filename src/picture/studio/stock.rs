//! All that was drawn once and is kept, of all scales together.

use super::grass::Meadow;
use super::shelf::{Shelf, Weighty};
use super::tiles::{Looks, Print};
use super::workshop::Piece;
use crate::picture::ink::brush::Scale;
use crate::picture::ink::sprite::Sprite;
use crate::rules::geometry::Rotation;
use crate::rules::tile::ShapeId;

/// Bytes of grass: a texture of four by four tiles in four tints for each scale, all of them together.
const MEADOWS: usize = 18 << 20;
/// Bytes of what is printed on tiles: those of the base game in all scales that tables usually have.
const PRINTS: usize = 24 << 20;
/// Bytes of finished tiles: those of the tables at which somebody is just playing.
const TILES: usize = 8 << 20;
/// Bytes of figures, signs and texts.
const PIECES: usize = 6 << 20;

/// What is kept, on shelves that are bounded one by one: many tiles of many tables do not throw out the grass.
pub struct Stock {
    /// Grass by scale and number of tiles along each side.
    pub meadows: Shelf<(Scale, usize), Meadow>,
    /// What is printed on tiles.
    pub prints: Shelf<(Scale, ShapeId, Rotation), Print>,
    /// Pixels of tiles on their grass, row by row. From turn to turn all but one are the same.
    pub tiles: Shelf<(Scale, Looks), [u8]>,
    /// All other sprites.
    pub pieces: Shelf<(Scale, Piece), Sprite>,
}

impl Stock {
    /// Bytes that are ever kept.
    #[cfg(test)]
    pub const KEPT: usize = MEADOWS + PRINTS + TILES + PIECES;

    /// Nothing yet.
    pub fn new() -> Stock {
        Stock {
            meadows: Shelf::new(MEADOWS, 512 << 10),
            prints: Shelf::new(PRINTS, 16 << 10),
            tiles: Shelf::new(TILES, 12 << 10),
            pieces: Shelf::new(PIECES, 4 << 10),
        }
    }

    /// Bytes that are kept now.
    pub fn weight(&self) -> usize {
        self.meadows.weight() + self.prints.weight() + self.tiles.weight() + self.pieces.weight()
    }
}

impl Weighty for Sprite {
    fn weight(&self) -> usize {
        self.weight()
    }
}
