//! The bot: serenity's events in, use cases, messages out.
//!
//! An interaction is acknowledged first, then answered by a plain function that may take its time (it asks the tables and
//! draws pictures, on a thread for blocking work) and returns an `Outcome`; only `bot` and
//! `courier` talk to Discord. What everybody shall see never goes out with the answer to an interaction: it comes from
//! the outbox of the tables, through the courier, so that a crash between the two loses nothing and repeats nothing.
//!
//! No rules are decided and no SQL is written here. A decision's legal answers come from the game, and everything that
//! buttons mean stands in their ids (`press`).

mod bazaar;
mod bot;
mod castle;
mod commands;
mod console;
mod courier;
mod draft;
mod fault;
mod flock;
mod forms;
mod gifts;
mod leaving;
mod lobby;
mod monuments;
mod options;
mod parts;
mod pictures;
mod posts;
mod press;
mod run;
mod sealed;
mod spots;
mod tally;
mod visit;

pub use run::{Connection, Identity, RunError, identify, invitation, run};
