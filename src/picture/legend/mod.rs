//! What stands beside the board: seats with their points and pieces, the tile in hand, and how many tiles are left. What it
//! says and how it is set out; `board::legend` draws it.

pub mod content;
pub mod holdings;
pub mod panel;
