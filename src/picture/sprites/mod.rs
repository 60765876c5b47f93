//! Caches of drawn parts: grass, tiles, and the sprites of one scale.

pub mod artist;
mod cache;
pub mod caches;
pub mod grass;
pub mod single;
pub mod sprite_cache;
mod tiles;
pub mod tint;
