//! The lobby: the options of a table, and the menus that change them.

pub(super) mod form;
pub(super) mod menus;
pub(super) mod options;
mod pages;
pub(super) mod preset_form;
