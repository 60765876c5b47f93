//! The rules, tested through the library's public face.
//!
//! What the rules say stands as data in `tests/data/rules/*.toml`, one scenario a sentence; `tests/data/rules/README.md`
//! tells how a scenario is written. The modules here read and play them, and test what holds for every game.

mod bazaars;
mod coverage;
mod filler;
mod gift_words;
mod gifts;
mod properties;
mod random;
mod records;
mod scenario;
mod scenarios;
mod script;
mod sheep;
mod state;
mod table;
mod together;
mod words;
