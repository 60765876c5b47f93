//! Spiel Doch!, which has no script syntax of its own.

#[cfg(bot)]
mod bot;

pub use super::nothing::*;
