//! The commands `/bid`, `/bridge` and `/castle`.

pub(super) mod bid;
pub(super) mod bridge;
pub(super) mod castle;
