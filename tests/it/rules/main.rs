//! The tests of the rules: a binary of their own, which links nothing but the crate `bergerie-rules` and is built in seconds.
//!
//! The sentences of the rules are data in `tests/data/rules/*.toml`; `tests/data/rules/README.md` describes the format. Some
//! modules read and play them, the others test properties of every game.

mod abbeys;
mod bazaars;
mod builders;
mod coverage;
mod documents;
mod fallback;
mod filler;
mod gift_words;
mod gifts;
mod moments;
mod monuments;
mod properties;
mod random;
mod records;
mod scenario;
mod scenarios;
mod script;
mod sentences;
mod sheep;
#[path = "../support/sources.rs"]
mod sources;
mod state;
mod table;
mod together;
mod words;

use std::path::{Path, PathBuf};

/// Returns the path of a file or folder of the repository. Tests run in the folder of their package.
fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name)
}
