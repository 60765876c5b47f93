//! What an expansion exports that brings no pieces, or prints nothing on tiles.

use crate::ink::brush::{Brush, Scale};
use crate::ink::curve::Pt;

/// Has no values.
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

/// Nothing that a plan must know.
pub type Printed = ();
