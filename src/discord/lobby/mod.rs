//! The lobby: options of a table and their menus.

pub(super) mod menus;
pub(super) mod naming;
pub(super) mod options;
