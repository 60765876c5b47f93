//! What stands beside the board: seats with their points and pieces, the tile in hand, and how many tiles are left.

pub mod draw;
