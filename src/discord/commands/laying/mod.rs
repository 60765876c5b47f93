//! What the commands that lay a tile have in common.

pub(in crate::discord) mod complete;
mod figures;
pub(in crate::discord) mod lay;
mod typed;
