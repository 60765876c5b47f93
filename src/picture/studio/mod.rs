//! What was drawn once and is kept: grass, tiles, and the sprites of one scale.

pub mod grass;
pub mod tiles;
pub mod workshop;
