//! A stand-in for Discord on this machine: REST, gateway, and a web page that looks and behaves like a channel.
//!
//! The unchanged bot connects to it (`DISCORD_API_URL`), people play in the browser, and tests act as people over HTTP
//! (`docs/SANDBOX.md`). It refuses what Discord would refuse, with Discord's errors. Nothing is stored: a restart forgets
//! messages and commands, but people and first channels keep their ids.
//!
//! Two sides meet in one `World`: `rest/` and `gateway/` are the bot's side, `person/` and the page are the
//! people's. `limits/` says what Discord accepts. Nothing here knows of the game.

mod app;
mod attachment;
mod changes;
mod channel;
mod clock;
mod command;
mod draft;
mod endpoints;
mod form;
mod gateway;
mod id;
mod interaction;
mod limits;
mod mentions;
mod message;
mod page;
mod payload;
mod people;
mod permissions;
mod person;
mod posting;
mod reacting;
mod record;
mod refusal;
mod render;
mod rest;
mod server;
mod trouble;
mod world;

use serde_json::Value;

use app::App;
pub use server::{Options, Sandbox, serve};

/// Puts the entries of the object `more` into the object `into`.
fn merge(into: &mut Value, more: Value) {
    if let (Value::Object(into), Value::Object(more)) = (into, more) {
        into.extend(more);
    }
}
