//! hills_and_sheep in pictures.
pub mod flock;
pub mod hill;
pub mod land;
pub mod shepherd;
pub mod tokens;
pub mod vineyard;
