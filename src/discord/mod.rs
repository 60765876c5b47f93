//! The user interface in Discord: from interactions to use cases, and from events to messages.
//!
//! An interaction is acknowledged first, then handled by a plain function on a thread for blocking work, which calls
//! the tables, draws pictures and returns an `Outcome`. Only `wire/` communicates with Discord. Public messages about a
//! game are read from the tables' outbox and posted by a lane per table, so a crash in between neither loses nor repeats
//! a message. Only a review that the players share is the response to an interaction, because a press can repeat it.
//!
//! This layer contains no rules and no SQL. The game provides the legal answers of a decision, a custom ID contains the
//! meaning of a button (`message/press`), and the layer `presenter` provides descriptions. Everything about expansions
//! is in `expansions/`, which other files call through `expansions::Hooks`.
//!
//! No two files depend on each other, even indirectly. A test checks that.

mod commands;
mod console;
mod context;
mod delays;
mod error;
mod expansions;
mod interaction;
mod leaving;
mod lobby;
mod message;
mod permissions;
mod posts;
mod settings;
mod social;
mod wire;

pub use context::HostSettings;
pub use wire::access::{AccessUnknown, DiscordClient};
pub use wire::connection::{Connection, InteractionSource, RunError};
pub use wire::login::{LoginClient, LoginError};
pub use wire::run::{BotRequest, Identity, identify, invitation_url, run};
pub use wire::shards::{InvalidShardRange, ShardRange};
pub use wire::survey::{ChannelReport, survey};
