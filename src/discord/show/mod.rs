//! Pictures of a table with their descriptions, and the sources of points.

pub(super) mod awards;
pub(super) mod category;
pub(super) mod numbers;
pub(super) mod pictures;
pub(super) mod regions;
pub(super) mod summary;
pub(super) mod tally;
