//! Caches of drawn parts: grass, tiles, and the sprites of one scale.

pub mod artist;
mod cache;
pub mod caches;
pub mod grass;
pub mod single;
mod tiles;
pub mod tint;
pub mod workshop;
