//! The integration tests: one binary with a module for each layer, run in parallel.

mod bot;
mod engine;
mod expansions;
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
