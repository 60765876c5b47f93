//! The slash commands: one file each, one ordered list.
//!
//! A command is data (its [label](crate::words::commands::Label), its options) and two functions: what it does, and what it
//! offers for completion. Names and descriptions come from `words/` in all languages.

mod abort;
pub(super) mod answer;
pub(super) mod args;
mod away;
pub(super) mod back;
pub(super) mod board;
mod bot;
pub(super) mod catch_up;
pub(super) mod command;
mod export;
pub(super) mod fields;
pub(super) mod film;
mod help;
pub(super) mod if_ended;
pub(super) mod info;
mod join;
pub(super) mod laying;
mod leave;
pub(super) mod list;
mod mygames;
pub(super) mod names;
mod new;
mod orders;
mod place;
mod preset;
pub(super) mod register;
mod rematch;
mod replace;
mod resign;
pub(super) mod scores;
mod settings;
mod start;
mod status;
pub(super) mod tiles;
mod undo;
pub(super) mod why;
