//! Drawing primitives, such as colours, lines, brushes, masks, sprites and letters.
//!
//! This module does not know tiles, figures or seats.

pub mod brush;
pub mod curve;
pub mod dice;
pub mod letters;
pub mod mask;
pub mod palette;
pub mod season;
pub mod sprite;
pub mod theme;
