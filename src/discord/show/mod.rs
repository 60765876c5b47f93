//! Pictures of a table with their descriptions.

pub(super) mod pictures;
pub(super) mod regions;
