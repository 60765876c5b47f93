//! The integration tests: one binary, a module for each room, side by side.

mod bot;
mod fuzz;
mod hosting;
mod openapi;
mod opponent;
mod rules;
mod sandbox;
mod store;
mod support;
mod table;
mod tidy;
