//! The gateway, which dispatches events to the bot's sessions.

mod behaviour;
mod session;
mod socket;

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Serialize;
use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use crate::{Id, Timestamp};
pub use behaviour::{ConnectionCounts, GatewayBehaviour};
pub use session::{OutgoingFrame, Session, Shard};
pub use socket::connect;

/// The time within which a bot can resume a session after its connection was lost.
const RESUME_WINDOW: Duration = Duration::from_secs(120);

/// An event that the gateway sends to the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
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
    MessageReactionAdd,
    MessageReactionRemove,
    ChannelPinsUpdate,
    GuildMembersChunk,
    InteractionCreate,
}

impl Event {
    /// Returns the bit of the intent that a session must have requested to get the event. Returns 0 if the event needs
    /// no intent. `direct` says whether the event is about direct messages.
    fn intent(self, direct: bool) -> u64 {
        match self {
            Self::Ready | Self::Resumed | Self::InteractionCreate | Self::GuildMembersChunk => 0,
            Self::GuildCreate | Self::ChannelCreate | Self::ChannelUpdate => 1,
            Self::ThreadCreate | Self::ThreadUpdate | Self::ThreadDelete | Self::ChannelPinsUpdate => 1,
            Self::MessageCreate | Self::MessageUpdate | Self::MessageDelete if direct => 1 << 12,
            Self::MessageCreate | Self::MessageUpdate | Self::MessageDelete => 1 << 9,
            Self::MessageReactionAdd | Self::MessageReactionRemove if direct => 1 << 13,
            Self::MessageReactionAdd | Self::MessageReactionRemove => 1 << 10,
        }
    }

    fn has_message_content(self) -> bool {
        matches!(self, Self::MessageCreate | Self::MessageUpdate)
    }
}

/// All sessions of the bot, including disconnected ones that it can still resume.
#[derive(Debug, Default)]
pub struct Gateway {
    sessions: BTreeMap<String, Session>,
    pub behaviour: GatewayBehaviour,
    pub counts: ConnectionCounts,
}

impl Gateway {
    /// Returns whether a bot is connected and receives interactions.
    pub fn is_connected(&self) -> bool {
        self.sessions.values().any(Session::is_connected)
    }

    /// Starts a session with a connection on which events are sent `to` the bot.
    pub fn open(&mut self, id: String, intents: u64, shard: Shard, to: UnboundedSender<OutgoingFrame>) {
        let now = Timestamp::now();
        self.sessions.retain(|_, session| !session.is_lost(now, RESUME_WINDOW));
        self.sessions.insert(id, Session::new(intents, shard, to));
    }

    /// Resumes a session on a new connection and repeats the events after `seq`. Returns `false` if these are lost.
    pub fn resume(&mut self, id: &str, seq: u64, to: UnboundedSender<OutgoingFrame>) -> bool {
        let now = Timestamp::now();
        self.sessions.retain(|_, session| !session.is_lost(now, RESUME_WINDOW));
        self.sessions.get_mut(id).is_some_and(|session| session.resume(seq, to))
    }

    /// Marks a connection of a session as closed. The bot can resume the session later, unless it closed the connection
    /// `for_good`. If the bot has already resumed the session on another connection, the session keeps that one.
    pub fn disconnect(&mut self, id: &str, connection: &UnboundedSender<OutgoingFrame>, for_good: bool) {
        let Some(session) = self.sessions.get_mut(id).filter(|session| session.uses(connection)) else { return };
        if for_good {
            self.sessions.remove(id);
        } else {
            session.disconnect();
        }
    }

    pub fn send(&mut self, id: &str, event: Event, data: &Value) {
        if let Some(session) = self.sessions.get_mut(id) {
            session.push(event, data);
        }
    }

    /// Sends an event to all sessions with the required intent.
    pub fn dispatch(&mut self, event: Event, direct: bool, data: &Value) {
        let intent = event.intent(direct);
        let guild = data.get("guild_id").and_then(Value::as_str).and_then(|id| id.parse().ok());
        let receives = |session: &&mut Session| session.intents & intent == intent && session.shard.has(guild);
        for session in self.sessions.values_mut().filter(receives) {
            if event.has_message_content() && !session.sees_content(data, direct) {
                session.push(event, &without_content(data));
            } else {
                session.push(event, data);
            }
        }
    }

    /// Closes all connections, as Discord does from time to time. If `forget`, the bot cannot resume the sessions.
    pub fn drop_connections(&mut self, forget: bool) {
        for session in self.sessions.values_mut() {
            session.drop_connection();
        }
        if forget {
            self.sessions.clear();
        }
    }
}

/// Removes the content from a message object, as for the messages of others without the message content intent.
fn without_content(data: &Value) -> Value {
    let mut data = data.clone();
    crate::json::merge(&mut data, json!({ "content": "", "embeds": [], "attachments": [], "components": [] }));
    data
}

/// Returns whether the bot wrote a message or is mentioned in it.
fn concerns_bot(data: &Value, bot: Id) -> bool {
    let is_bot = |user: &Value| user["id"].as_str().is_some_and(|id| id.parse() == Ok(bot));
    is_bot(&data["author"]) || data["mentions"].as_array().is_some_and(|list| list.iter().any(is_bot))
}

#[cfg(test)]
mod tests {
    use tokio::sync::mpsc::unbounded_channel;

    use super::*;

    #[test]
    fn a_resumed_session_outlives_its_previous_connection() {
        for for_good in [false, true] {
            let (mut gateway, (first, _from_first), (second, mut from_second)) =
                (Gateway::default(), unbounded_channel(), unbounded_channel());
            gateway.open("session".to_owned(), 0, Shard { index: 0, count: 1 }, first.clone());
            gateway.drop_connections(false);
            assert!(gateway.resume("session", 0, second.clone()));
            gateway.disconnect("session", &first, for_good);
            assert!(gateway.is_connected());
            gateway.dispatch(Event::InteractionCreate, false, &Value::Null);
            assert!(matches!(from_second.try_recv(), Ok(OutgoingFrame::Text(text)) if text.contains("RESUMED")));
            assert!(
                matches!(from_second.try_recv(), Ok(OutgoingFrame::Text(text)) if text.contains("INTERACTION_CREATE"))
            );
            gateway.disconnect("session", &second, for_good);
            assert!(!gateway.is_connected());
        }
    }
}
