//! The bot: serenity's events in, use cases, messages out.
//!
//! An interaction is acknowledged first, then answered by a plain function that may take its time (it asks the tables and
//! draws pictures, on a thread for blocking work) and returns an `Outcome`; only `wire/` talks to Discord. What everybody
//! shall see never goes out with the answer to an interaction: it comes from the outbox of the tables, through a lane for
//! each of them, so that a crash between the two loses nothing and repeats nothing.
//!
//! No rules are decided and no SQL is written here. A decision's legal answers come from the game, and everything that
//! buttons mean stands in their ids (`message/press`). What only an expansion knows stands in `expansions/`; the rest of the
//! room asks for it through `expansions::Hooks`.
//!
//! No two files use each other, not even by way of others: a test reads that off the tree.

mod commands;
mod console;
mod decision;
mod expansions;
mod fault;
mod interaction;
mod leaving;
mod lobby;
mod manners;
mod message;
mod permissions;
mod posts;
mod show;
mod visit;
mod wire;

pub use wire::connection::{Connection, Ear, RunError};
pub use wire::run::{Identity, identify, invitation, run};
pub use wire::shards::{BadShards, Shards};
pub use wire::survey::{Place, survey};
