//! The commands of the expansion.

mod amount;
pub(super) mod bid;
pub(super) mod bridge;
pub(super) mod castle;
mod faults;
mod maximum;
