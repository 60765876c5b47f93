//! Carcassonne for Discord channels.

pub mod cli;
pub mod clock;
pub mod config;
pub mod discord;
mod expansions;
pub mod opponent;
pub mod picture;
pub mod rules;
pub mod sandbox;
pub mod store;
pub mod table;
pub mod telemetry;
pub mod words;

/// Gives back what is not needed any more, which the system's does not (`benches/README.md`). How soon, `.cargo/config.toml` says.
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;
