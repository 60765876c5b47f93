//! A bot for playing Carcassonne in Discord channels.

pub mod cli;
pub mod clock;
pub mod config;
pub mod discord;
pub mod engine;
mod http;
pub mod page;
mod presenter;
pub mod store;
pub mod table;
pub mod telemetry;
pub mod words;

// These layers are separate crates. Cargo enforces their dependencies, and builds them in parallel.
pub use bergerie_jcz as jcz;
pub use bergerie_notation as notation;
pub use bergerie_opponent as opponent;
pub use bergerie_picture as picture;
pub use bergerie_rules as rules;
pub use bergerie_sandbox as sandbox;
