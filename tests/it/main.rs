//! The integration tests: one binary, a module for each room.

mod rules;
mod store;
mod table;
mod tidy;
