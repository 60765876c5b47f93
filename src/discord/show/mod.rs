//! Pictures of a game with their descriptions.

pub(super) mod pictures;
pub(super) mod regions;
