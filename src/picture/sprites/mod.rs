//! Draws grass, tiles and sprites once per scale and caches them. The [`Artist`](artist::Artist) owns the caches.

pub mod artist;
mod cache;
pub mod grass;
pub mod single;
pub mod sprite_cache;
mod tiles;
pub mod tint;
