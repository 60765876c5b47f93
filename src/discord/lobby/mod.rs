//! The lobby: the options of a table, and the menus that change them.

pub(super) mod form;
pub(super) mod menus;
pub(super) mod naming;
pub(super) mod options;
