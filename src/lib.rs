//! A bot for playing Carcassonne in Discord channels.

pub mod cli;
pub mod config;
pub mod discord;
pub mod feed;
mod http;
pub mod page;
pub mod telemetry;
#[cfg(test)]
mod tests;

// These layers are separate crates. Cargo enforces their dependencies, and builds them in parallel.
pub use bergerie_engine as engine;
pub use bergerie_jcz as jcz;
pub use bergerie_notation as notation;
pub use bergerie_opponent as opponent;
pub use bergerie_picture as picture;
pub use bergerie_presenter as presenter;
pub use bergerie_rules as rules;
pub use bergerie_sandbox as sandbox;
pub use bergerie_store as store;
pub use bergerie_table as table;
