//! Pictures of a game with their descriptions.

pub(super) mod change;
pub(super) mod pictures;
pub(super) mod regions;
pub(crate) mod review;
