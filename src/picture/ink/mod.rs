//! What pictures are drawn with: colours, lines, the brush, masks, sprites, letters, and dice for what looks random.
//!
//! Nothing here knows a tile, a figure or a seat.

pub mod brush;
pub mod curve;
pub mod dice;
pub mod letters;
pub mod mask;
pub mod palette;
pub mod season;
pub mod sprite;
pub mod theme;
