//! Drawing primitives, such as colours, lines, brushes, masks, sprites and letters.
//!
//! This module does not know tiles, figures or seats.

pub mod brush;
pub mod curve;
pub mod letters;
pub mod mask;
pub mod palette;
pub mod rng;
pub mod season;
pub mod sprite;
pub mod theme;

pub use brush::{Brush, Detail, Scale};
pub use curve::{
    Line, Pt, arc, arch_outline, clipped_to_half_plane, cubic_curve, ellipse, heading_along, joined_lines, length,
    point_along, pt, rectangle, rotated_in_tile, rounded_rectangle, straight_line, translated, vertex_distance,
};
pub use mask::{CELLS, Grid, Mask};
pub use palette::PALETTE;
pub use rng::DrawingRng;
pub use sprite::{Canvas, Frame, PixelPoint, Sprite};
pub use theme::{Ink, Rgb, THEME};
