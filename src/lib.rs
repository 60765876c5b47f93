//! Carcassonne for Discord channels.

pub mod picture;
pub mod rules;
