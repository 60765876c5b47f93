//! Carcassonne for Discord channels.

pub mod cli;
pub mod clock;
pub mod config;
pub mod discord;
mod expansions;
pub mod picture;
pub mod rules;
pub mod sandbox;
pub mod store;
pub mod table;
pub mod telemetry;
pub mod words;
