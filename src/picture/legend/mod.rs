//! What stands beside the board: seats with their points and pieces, the tile in hand, and how many tiles are left. What it
//! says and how it is set out; `board::legend` draws it.

pub mod content;
pub mod holdings;

use crate::ink::sprite::Frame;

/// The part of a picture with the legend.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Panel {
    pub side: Beside,
    pub frame: Frame,
    /// Pixels of one point: the legend's unit, about one pixel on a phone.
    pub point: f32,
}

/// Where the legend is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beside {
    South,
    East,
}
