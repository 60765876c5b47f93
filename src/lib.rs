//! Carcassonne for Discord channels.

pub mod rules;
