//! Default exports for expansions that have no sprites, or no layout of a tile.

use crate::ink::{Brush, Pt, Scale};

/// The sprites of an expansion that has none.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SpriteKind {}

impl SpriteKind {
    pub fn extent(&self, _: Scale) -> (Pt, Pt) {
        match *self {}
    }

    pub fn draw(&self, _: &mut Brush, _: Scale) {
        match *self {}
    }
}

/// The layout for expansions that print nothing of their own on tiles.
pub type TileLayout = ();
