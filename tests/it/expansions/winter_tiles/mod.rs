//! Winter tiles, which have no script syntax of their own.

pub use super::nothing::*;
