//! Unit tests of several modules, and helpers for those in other files. All other tests of the rules are in `tests/it/rules/`;
//! `Cargo.toml` in this folder is the package of these.

mod extension_points;
pub mod support;
