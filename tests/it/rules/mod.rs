//! The language of the rules' scenarios, for tests of other layers that begin in the middle of a game. The tests of the
//! rules themselves are a separate binary, `main.rs` in this folder.

mod filler;
pub mod script;
pub mod state;
pub mod table;
pub mod words;
