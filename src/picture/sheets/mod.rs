//! Pictures other than the table: tiles in rows, all pieces on one sheet, and the film of a game.

pub mod film;
pub mod gallery;
pub mod tiles;
