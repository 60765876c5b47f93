//! The integration tests: one binary, a module for each room, side by side.

mod bot;
mod sandbox;
mod store;
mod support;
mod table;
