//! The game: tiles, board, features, turn order, scoring, one file per expansion.
//!
//! This crate has no I/O, clock, source of randomness, Discord, SQL, pixels or user-facing sentences.

pub mod action;
pub mod audit;
pub mod board;
mod catalogue;
mod claiming;
pub mod course;
pub mod event;
pub mod expansions;
pub mod feature;
pub mod figure;
pub mod forecast;
mod game;
pub mod geometry;
mod grid;
#[cfg(test)]
mod joints;
pub mod kind;
pub mod lens;
mod list;
pub mod mark;
pub mod moment;
pub mod options;
pub mod own;
pub mod piece;
pub mod pile;
mod placing;
pub mod record;
mod ruleset;
pub mod score;
mod scoring;
pub mod seat;
pub mod setup;
pub mod tile;
#[cfg(test)]
mod trial;
mod turn;
pub mod view;

pub use action::{Action, Decision, Question, Refusal};
pub use event::Event;
pub use game::{BadDraw, Draw, Drawn, Game, PlayerState, Waiting};
pub use grid::{Placement, TileNo};
pub use own::Own;
pub use record::Record;
pub use ruleset::Ruleset;
pub use setup::Setup;
pub use view::View;
