//! The gateway: the bot's sessions, and the dispatch of events.

mod plan;
mod session;
mod socket;

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::Value;
use tokio::sync::mpsc::UnboundedSender;

use super::clock::Moment;
use super::id::Id;
pub use plan::{Counts, Plan};
pub use session::{Out, Session, Slice};
pub use socket::connect;

/// Time during which a bot can resume a lost connection.
const RESUMABLE: Duration = Duration::from_secs(120);

/// A gateway event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    Ready,
    Resumed,
    GuildCreate,
    ChannelCreate,
    ChannelUpdate,
    ThreadCreate,
    ThreadUpdate,
    ThreadDelete,
    MessageCreate,
    MessageUpdate,
    MessageDelete,
    ReactionAdd,
    ReactionRemove,
    PinsUpdate,
    GuildMembersChunk,
    InteractionCreate,
}

impl Event {
    /// Returns Discord's name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Ready => "READY",
            Self::Resumed => "RESUMED",
            Self::GuildCreate => "GUILD_CREATE",
            Self::ChannelCreate => "CHANNEL_CREATE",
            Self::ChannelUpdate => "CHANNEL_UPDATE",
            Self::ThreadCreate => "THREAD_CREATE",
            Self::ThreadUpdate => "THREAD_UPDATE",
            Self::ThreadDelete => "THREAD_DELETE",
            Self::MessageCreate => "MESSAGE_CREATE",
            Self::MessageUpdate => "MESSAGE_UPDATE",
            Self::MessageDelete => "MESSAGE_DELETE",
            Self::ReactionAdd => "MESSAGE_REACTION_ADD",
            Self::ReactionRemove => "MESSAGE_REACTION_REMOVE",
            Self::PinsUpdate => "CHANNEL_PINS_UPDATE",
            Self::GuildMembersChunk => "GUILD_MEMBERS_CHUNK",
            Self::InteractionCreate => "INTERACTION_CREATE",
        }
    }

    /// Returns the intent that the event requires, if any. `direct` is for direct messages.
    fn intent(self, direct: bool) -> u64 {
        match self {
            Self::Ready | Self::Resumed | Self::InteractionCreate | Self::GuildMembersChunk => 0,
            Self::GuildCreate | Self::ChannelCreate | Self::ChannelUpdate => 1,
            Self::ThreadCreate | Self::ThreadUpdate | Self::ThreadDelete | Self::PinsUpdate => 1,
            Self::MessageCreate | Self::MessageUpdate | Self::MessageDelete if direct => 1 << 12,
            Self::MessageCreate | Self::MessageUpdate | Self::MessageDelete => 1 << 9,
            Self::ReactionAdd | Self::ReactionRemove if direct => 1 << 13,
            Self::ReactionAdd | Self::ReactionRemove => 1 << 10,
        }
    }

    fn is_about_a_message(self) -> bool {
        matches!(self, Self::MessageCreate | Self::MessageUpdate)
    }
}

/// All sessions of the bot, connected or resumable.
#[derive(Debug, Default)]
pub struct Gateway {
    sessions: BTreeMap<String, Session>,
    /// The behaviour of connections.
    pub plan: Plan,
    /// Counts of the bot's actions.
    pub counts: Counts,
}

impl Gateway {
    /// Returns whether a bot is connected that receives interactions.
    pub fn is_connected(&self) -> bool {
        self.sessions.values().any(Session::is_connected)
    }

    /// Starts a session.
    pub fn open(&mut self, id: String, intents: u64, slice: Slice, to: UnboundedSender<Out>) {
        let now = Moment::now();
        self.sessions.retain(|_, session| !session.is_lost(now, RESUMABLE));
        self.sessions.insert(id, Session::new(intents, slice, to));
    }

    /// Resumes a session after event `seq`. Returns `false` if that is impossible.
    pub fn resume(&mut self, id: &str, seq: u64, to: UnboundedSender<Out>) -> bool {
        let now = Moment::now();
        self.sessions.retain(|_, session| !session.is_lost(now, RESUMABLE));
        self.sessions.get_mut(id).is_some_and(|session| session.resume(seq, to))
    }

    /// Ends a connection. The bot can resume the session, unless it ended it `for_good`.
    pub fn disconnect(&mut self, id: &str, for_good: bool) {
        if for_good {
            self.sessions.remove(id);
        } else if let Some(session) = self.sessions.get_mut(id) {
            session.disconnect();
        }
    }

    /// Sends an event to one session.
    pub fn tell(&mut self, id: &str, event: Event, data: &Value) {
        if let Some(session) = self.sessions.get_mut(id) {
            session.push(event, data);
        }
    }

    /// Sends an event to all sessions with the required intent.
    pub fn dispatch(&mut self, event: Event, direct: bool, data: &Value) {
        let intent = event.intent(direct);
        let guild = data.get("guild_id").and_then(Value::as_str).and_then(|id| id.parse().ok());
        let hears = |session: &&mut Session| session.intents & intent == intent && session.slice.has(guild);
        for session in self.sessions.values_mut().filter(hears) {
            if event.is_about_a_message() && !session.sees_content(data, direct) {
                session.push(event, &without_content(data));
            } else {
                session.push(event, data);
            }
        }
    }

    /// Closes all connections, as Discord does occasionally.
    pub fn drop_connections(&mut self, forget: bool) {
        for session in self.sessions.values_mut() {
            session.hang_up();
        }
        if forget {
            self.sessions.clear();
        }
    }
}

/// Removes the content of another user's message, which a bot without the message content intent does not receive.
fn without_content(data: &Value) -> Value {
    let mut data = data.clone();
    let empty: [(&str, Value); 4] = [
        ("content", "".into()),
        ("embeds", vec![0; 0].into()),
        ("attachments", vec![0; 0].into()),
        ("components", vec![0; 0].into()),
    ];
    for (key, value) in empty {
        data[key] = value;
    }
    data
}

/// Returns whether a message is by the bot or mentions it.
fn concerns_bot(data: &Value, bot: Id) -> bool {
    let is_bot = |user: &Value| user.get("id").and_then(Value::as_str).is_some_and(|id| id.parse() == Ok(bot));
    let mentions = data.get("mentions").and_then(Value::as_array);
    data.get("author").is_some_and(is_bot) || mentions.is_some_and(|list| list.iter().any(is_bot))
}
