//! Script syntax of The Phantom (`tests/data/rules/README.md`): the phantom is a figure like others.

#[cfg(bot)]
mod bot;

pub use super::nothing::*;
