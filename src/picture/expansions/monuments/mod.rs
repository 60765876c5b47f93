//! monuments in pictures.
pub mod beacon;
pub mod board;
pub mod building;
pub mod close_up;
pub mod figures;
pub mod obelisk;
pub mod objective;
pub mod pieces;
pub mod plan;
pub mod plinth;
pub mod portal;
pub mod pyramid;
pub mod temple;
