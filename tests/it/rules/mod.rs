//! The language of the rules' scenarios, for tests of other rooms that start in the middle of a game. The tests of the rules
//! themselves are a binary of their own, `main.rs` in this folder.

mod abbeys;
mod bazaars;
mod builders;
mod filler;
mod gift_words;
mod monuments;
mod script;
mod state;
pub mod table;
mod words;
