//! Draws the parts of a picture other than tiles: figures, rings, discs under numbers and letters, and icons.

pub mod figure;
pub mod icons;
pub mod markers;
pub mod shadow;
