//! Exports of an expansion without pieces, or without a layout on tiles.

use crate::ink::brush::{Brush, Scale};
use crate::ink::curve::Pt;

/// A piece type without values.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Piece {}

impl Piece {
    pub fn extent(&self, _: Scale) -> (Pt, Pt) {
        match *self {}
    }

    pub fn draw(&self, _: &mut Brush, _: Scale) {
        match *self {}
    }
}

/// No layout on tiles.
pub type Printed = ();
