//! The commands of the expansion.

pub(super) mod bid;
pub(super) mod bridge;
pub(super) mod castle;
