//! Functions of the commands that place a tile.

pub(in crate::discord) mod complete;
pub(super) mod figures;
pub(in crate::discord) mod lay;
pub(super) mod typed;
