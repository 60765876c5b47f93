//! Pictures other than the table: tiles in rows, all pieces on one sheet, and the film of a game.

pub mod composed;
mod curve;
pub mod film;
mod gallery;
pub mod tiles;
