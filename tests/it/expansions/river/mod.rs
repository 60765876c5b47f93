//! The River, which has no script syntax of its own.

pub use super::nothing::*;
