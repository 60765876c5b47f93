//! A local substitute for Discord: REST, gateway, and a web page that looks and behaves like a channel.
//!
//! The unmodified bot connects to the sandbox (`DISCORD_API_URL`), users play in a browser, and tests act as users over
//! HTTP (`docs/SANDBOX.md`). The sandbox refuses the same requests as Discord, with Discord's errors. It does not store
//! anything. After a restart, messages and commands are lost, but users and initial channels keep their IDs.
//!
//! The bot uses `rest/` and `gateway/`. Users use `user/` and the page. Both act on one shared `World`. `limits/`
//! checks Discord's limits. This crate does not depend on the game.

mod app;
mod attachment;
mod changes;
mod channel;
mod clock;
mod command;
mod draft;
mod endpoints;
mod faults;
mod form;
mod gateway;
mod grants;
mod id;
mod interaction;
mod json;
mod limits;
mod mentions;
mod message;
mod oauth;
mod page;
mod payload;
mod permissions;
mod posts;
mod reactions;
mod record;
mod refusal;
mod render;
mod rest;
mod server;
mod user;
mod users;
mod world;

pub(crate) use app::App;
pub(crate) use changes::ChangeKind;
pub(crate) use channel::{Channel, ChannelKind};
pub(crate) use clock::Timestamp;
pub(crate) use command::{Command, CommandOption};
pub(crate) use draft::{Draft, Edit};
pub(crate) use form::Form;
pub(crate) use gateway::Event;
pub(crate) use id::Id;
pub(crate) use interaction::{Interaction, InteractionState};
pub(crate) use message::{EPHEMERAL, Message};
pub(crate) use payload::Payload;
pub(crate) use posts::MessageOrigin;
pub(crate) use refusal::ApiRefusal;
pub(crate) use users::{APPLICATION, BOT, BOT_NAME, GUILD, User};
pub(crate) use world::World;

pub use server::{Options, Sandbox, serve};
