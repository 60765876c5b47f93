//! Functions that all commands for placing a tile share.

pub(in crate::discord) mod complete;
pub(super) mod figures;
pub(in crate::discord) mod tile;
pub(super) mod typed;
