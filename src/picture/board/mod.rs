//! Pictures of the table: the cells they show, their size, and their layers.
//!
//! [`layers`] defines the order; every other file draws one thing, as methods of [`Composer`](composer::Composer).

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
