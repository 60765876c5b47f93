//! Unit tests of several modules, and helpers for others. `Cargo.toml` is the package of all tests of the rules.

mod extension_points;
pub mod support;
