//! Caches of drawn parts: grass, tiles, and the sprites of one scale.

pub mod artist;
pub mod grass;
mod shelf;
pub mod single;
pub mod stock;
mod tiles;
pub mod tint;
pub mod workshop;
