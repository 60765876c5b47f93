//! The connection to Discord. Only the files in this folder communicate with it.

pub(super) mod access;
mod calls;
mod channels;
mod client;
pub(super) mod connection;
mod definitions;
mod delivery;
mod dispatch;
mod error;
mod event_handler;
mod gateway;
mod interactions;
mod lane;
mod location;
pub(super) mod login;
mod messages;
mod queue;
mod refusals;
mod retry;
pub(super) mod run;
mod shard;
pub(super) mod shards;
mod shared_results;
mod shutdown;
pub(super) mod survey;
#[cfg(test)]
mod tests;
mod timekeeper;
mod watch;
mod workers;
