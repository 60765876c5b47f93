//! Draws all pictures other than those of the table alone: tiles in rows, charts, and the animation of a game.

mod change;
pub mod composed;
mod curve;
pub mod film;
mod gallery;
pub mod profile;
pub mod tiles;
