//! The table as a picture: which cells it shows, how large, and what is laid over what from the grass up to the letters.
//!
//! [`layers`] has the order; the other files draw one thing each, as methods of the [`Composer`](composer::Composer).

pub mod composer;
pub mod crop;
mod figures;
mod focus;
mod ground;
pub mod layers;
pub mod layout;
mod legend;
mod lens;
mod margin;
mod overlay;
