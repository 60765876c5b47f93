//! Games of JCloisterZone, a desktop program for Carcassonne: its names for tiles, segments, figures and decisions, and its
//! saved games, which become [records](bergerie_rules::Record).
//!
//! Names, messages and formats of that program are facts about it. `README.md` describes the data files in `names/`.

pub mod answers;
pub mod data;
mod error;
pub mod expansions;
pub mod location;
mod messages;
mod random;
mod reader;
mod saved_game;
pub mod scenario;
pub mod selection;
pub mod setup;
#[cfg(test)]
mod tests;
mod writer;

pub use error::{Divergence, ReadError, WriteError};
pub use reader::read;
pub use writer::write;
