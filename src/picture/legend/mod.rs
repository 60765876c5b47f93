//! The content and the layout of the legend, which is the panel beside the board. `board::legend` draws it.

pub mod content;
pub mod holdings;

use crate::Frame;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LegendPanel {
    pub side: LegendPosition,
    pub frame: Frame,
    /// The number of pixels per point, the unit of the legend. A point is about one pixel on a phone.
    pub pixels_per_point: f32,
}

impl LegendPanel {
    /// Returns the width and height of the panel, in points.
    pub fn size(&self) -> (f32, f32) {
        let Frame { x, y } = self.frame;
        ((x.1 - x.0) as f32 / self.pixels_per_point, (y.1 - y.0) as f32 / self.pixels_per_point)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LegendPosition {
    South,
    East,
}
