//! The rules, tested through the library's public face.
//!
//! What the rules say stands as data in `tests/data/rules/*.toml`, one scenario a sentence; `tests/data/rules/README.md`
//! tells how a scenario is written. The modules here read and play them, and test what holds for every game.

mod abbeys;
mod bazaars;
mod builders;
mod coverage;
mod documents;
mod fallback;
mod filler;
mod gift_words;
mod gifts;
mod monuments;
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

use bergerie::rules::{Record, Setup};

/// The record of a script, for tests of other rooms that begin in the middle of a game.
pub fn record(setup: Setup, script: &str) -> Record {
    let mut table = table::Table::new(setup).expect("a setup");
    table.play(script, 1).unwrap_or_else(|fault| panic!("{fault}"));
    table.into_record()
}
