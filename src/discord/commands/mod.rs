//! The slash commands, with a file for each and one ordered list.
//!
//! A command consists of data (its [label](crate::words::commands::Label) and options) and two functions that run and
//! complete it. Names and descriptions in all languages come from `words/`.

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
