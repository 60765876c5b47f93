//! The slash commands, and the list that determines their order.
//!
//! A command consists of data (its [label](crate::presenter::words::labels::CommandLabel) and options) and of two functions, which run and complete
//! it. Names and descriptions in all languages come from `words/`.

pub(super) mod answer;
pub(super) mod args;
pub(super) mod away;
pub(super) mod board;
mod bot;
pub(super) mod catch_up;
pub(super) mod command;
pub(super) mod duel;
pub(super) mod fields;
pub(super) mod film;
mod find;
pub(super) mod game;
pub(super) mod help;
pub(super) mod if_ended;
pub(super) mod info;
pub(super) mod leaderboard;
pub(super) mod list;
mod mygames;
pub(super) mod names;
pub(super) mod new;
pub(super) mod orders;
mod place;
pub(super) mod placing;
mod preset;
mod profile;
mod replace;
pub(super) mod replay;
pub(super) mod scores;
mod settings;
mod share;
mod sheet;
pub(super) mod tiles;
pub(super) mod why;
