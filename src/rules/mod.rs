//! The game: tiles, board, features, turn order, scoring, one file per expansion.
//!
//! No input or output, clock, randomness of its own, Discord, SQL, pixels or sentences for users in here.

pub mod figure;
pub mod geometry;
pub mod seat;
pub mod tile;
pub mod view;
