//! Composes pictures of the table: selects the cells, determines the size, and draws the layers.
//!
//! [`layers`] defines the drawing order. Each layer is a method of [`Composer`](composer::Composer).

pub mod chunk;
pub mod composer;
pub mod crop;
mod field_control;
mod figures;
mod focus;
mod ground;
pub mod layers;
pub mod layout;
mod legend;
mod margin;
mod overlay;
