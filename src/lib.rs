//! Carcassonne for Discord channels.

pub mod rules;
pub mod sandbox;
