//! Games Quarterly 11, which has no script syntax of its own.

#[cfg(bot)]
mod bot;

pub use super::nothing::*;
