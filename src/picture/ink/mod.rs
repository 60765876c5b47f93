//! Drawing primitives: colours, lines, the brush, masks, sprites, letters, and deterministic randomness.
//!
//! They know no tiles, figures or seats.

pub mod brush;
pub mod curve;
pub mod dice;
pub mod letters;
pub mod mask;
pub mod palette;
pub mod season;
pub mod sprite;
pub mod theme;
