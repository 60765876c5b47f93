//! The integration tests: one binary, a module for each room.

mod store;
mod table;
mod tidy;
