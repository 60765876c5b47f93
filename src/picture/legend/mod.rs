//! The content and the layout of the legend, which is the panel beside the board. `board::legend` draws it.

pub mod content;
pub mod holdings;

use crate::ink::sprite::Frame;

/// The part of a picture with the legend.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Panel {
    pub side: Beside,
    pub frame: Frame,
    /// Pixels per point, the unit of the legend. A point is about one pixel on a phone.
    pub point: f32,
}

/// The position of the legend relative to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beside {
    South,
    East,
}
