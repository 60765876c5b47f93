//! Special monasteries, which have no script syntax of their own.

#[cfg(bot)]
mod bot;

pub use super::nothing::*;
