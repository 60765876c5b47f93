//! Carcassonne for Discord channels.

pub mod cli;
pub mod picture;
pub mod rules;
pub mod store;
pub mod table;
