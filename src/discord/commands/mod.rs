//! The slash commands: one file each, one ordered list.
//!
//! A command is data (its [label](crate::words::commands::Label), its options) and two functions: what it does, and what it
//! offers for completion. Names and descriptions come from `words/` in all languages.

mod abort;
pub(super) mod answer;
pub(super) mod args;
pub(super) mod back;
pub(super) mod board;
mod bot;
pub(super) mod command;
mod export;
pub(super) mod film;
mod help;
pub(super) mod info;
mod join;
pub(super) mod laying;
mod leave;
pub(super) mod list;
pub(super) mod names;
mod new;
mod place;
pub(super) mod register;
mod resign;
pub(super) mod scores;
mod start;
pub(super) mod tiles;
