//! bridges_castles_and_bazaars in pictures.
pub mod bazaar;
pub mod board;
pub mod bridge;
pub mod castle;
