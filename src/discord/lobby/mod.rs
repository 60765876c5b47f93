//! The lobby: what a table may agree on, and the menus for it.

pub(super) mod menus;
pub(super) mod naming;
pub(super) mod options;
