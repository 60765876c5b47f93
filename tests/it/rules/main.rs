//! The tests of the rules. They are a separate binary, which links only the crate `bergerie-rules`.
//!
//! The sentences of the rules are data in the format that `tests/data/rules/README.md` describes. Some modules read and
//! play them. The others test properties of all games.

mod arbitrary;
#[path = "../expansions/mod.rs"]
mod expansions;
mod fallback;
mod filler;
mod moments;
mod notation;
mod properties;
mod random;
mod records;
#[path = "../support/rulebook.rs"]
mod rulebook;
mod saved_games;
mod scenario;
mod scenarios;
mod script;
mod sentences;
#[path = "../support/sources.rs"]
mod sources;
mod state;
mod table;
mod together;
mod words;

extern crate self as rules;

use std::path::{Path, PathBuf};

/// Returns the path of a file or folder of the repository. Tests run in the folder of their package, not of the
/// repository.
fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..").join(name)
}
