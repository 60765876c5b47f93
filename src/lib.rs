//! Carcassonne for Discord channels.

pub mod cli;
pub mod clock;
pub mod config;
pub mod discord;
pub mod store;
pub mod table;
pub mod telemetry;
pub mod words;

// Rooms that are crates of their own: they know less of the others, and are built side by side.
pub use bergerie_opponent as opponent;
pub use bergerie_picture as picture;
pub use bergerie_rules as rules;
pub use bergerie_sandbox as sandbox;

/// Gives back what is not needed any more, which the system's does not (`benches/README.md`). How soon, `.cargo/config.toml` says.
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;
