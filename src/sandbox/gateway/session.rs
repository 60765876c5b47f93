//! A session of the bot. It keeps the events that it has sent, and repeats them after a lost connection.

use std::collections::VecDeque;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use super::concerns_bot;
use crate::{BOT, Event, Id, Timestamp};

/// The number of sent events that are kept in case the bot resumes the session.
const MAX_SENT_EVENTS: usize = 1000;
/// The bit of the message content intent.
const MESSAGE_CONTENT: u64 = 1 << 15;

/// An item to be sent on a connection.
#[derive(Debug)]
pub enum OutgoingFrame {
    /// A text frame.
    Text(String),
    /// The end of the connection, after which the bot reconnects.
    Disconnect,
}

/// A shard, which determines the servers whose events a session gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// The number of this shard, from 0.
    pub index: u64,
    /// The number of shards of the bot.
    pub count: u64,
}

impl Shard {
    /// Parses the field `shard` of an identify payload, by default all servers. Returns `None` if it is invalid.
    pub fn read(shard: Option<&Value>) -> Option<Self> {
        let Some(shard) = shard.filter(|shard| !shard.is_null()) else { return Some(Self { index: 0, count: 1 }) };
        let shard = Self { index: shard.get(0)?.as_u64()?, count: shard.get(1)?.as_u64()? };
        (shard.index < shard.count).then_some(shard)
    }

    /// Returns whether the events of a server belong to this shard. Those of direct messages belong to shard 0.
    pub fn has(self, guild: Option<Id>) -> bool {
        guild.map_or(0, |guild| (guild.get() >> 22) % self.count) == self.index
    }
}

/// A session of the bot, with or without a connection.
#[derive(Debug)]
pub struct Session {
    pub intents: u64,
    pub shard: Shard,
    seq: u64,
    sent: VecDeque<(u64, String)>,
    connection: Connection,
}

/// The connection of a session.
#[derive(Debug)]
enum Connection {
    Open(UnboundedSender<OutgoingFrame>),
    /// The session has had no connection since this time.
    LostSince(Timestamp),
}

impl Session {
    /// Creates a session that sends its events to a connection.
    pub fn new(intents: u64, shard: Shard, to: UnboundedSender<OutgoingFrame>) -> Self {
        Self { intents, shard, seq: 0, sent: VecDeque::new(), connection: Connection::Open(to) }
    }

    pub fn is_connected(&self) -> bool {
        matches!(&self.connection, Connection::Open(to) if !to.is_closed())
    }

    /// Returns whether the session sends its events on this connection.
    pub fn uses(&self, connection: &UnboundedSender<OutgoingFrame>) -> bool {
        matches!(&self.connection, Connection::Open(to) if to.same_channel(connection))
    }

    /// Returns whether the session has been without a connection for longer than `after`.
    pub fn is_lost(&self, now: Timestamp, after: Duration) -> bool {
        matches!(self.connection, Connection::LostSince(since) if now.since(since) > after)
    }

    /// Sends an event. Without a connection, the event is sent when the bot resumes the session.
    pub fn push(&mut self, event: Event, data: &Value) {
        self.seq += 1;
        let text = json!({ "op": 0, "s": self.seq, "t": event, "d": data }).to_string();
        if let Connection::Open(to) = &self.connection {
            // Sending fails if the connection is being closed. The event was kept and is repeated after a resume.
            let _ = to.send(OutgoingFrame::Text(text.clone()));
        }
        self.sent.push_back((self.seq, text));
        if self.sent.len() > MAX_SENT_EVENTS {
            self.sent.pop_front();
        }
    }

    /// Continues on a new connection and repeats the events after `seq`. Returns `false` if some are no longer kept.
    pub fn resume(&mut self, seq: u64, to: UnboundedSender<OutgoingFrame>) -> bool {
        let oldest = self.sent.front().map_or(self.seq + 1, |(seq, _)| *seq);
        if seq > self.seq || seq + 1 < oldest {
            return false;
        }
        for (_, text) in self.sent.iter().filter(|(sent, _)| *sent > seq) {
            let _ = to.send(OutgoingFrame::Text(text.clone()));
        }
        self.connection = Connection::Open(to);
        self.push(Event::Resumed, &json!({}));
        true
    }

    pub fn disconnect(&mut self) {
        self.connection = Connection::LostSince(Timestamp::now());
    }

    /// Closes the connection from the sandbox's side.
    pub fn drop_connection(&mut self) {
        if let Connection::Open(to) = &self.connection {
            let _ = to.send(OutgoingFrame::Disconnect);
        }
        self.disconnect();
    }

    /// Returns whether the bot may read the content of a message.
    pub fn sees_content(&self, message: &Value, direct: bool) -> bool {
        direct || self.intents & MESSAGE_CONTENT != 0 || concerns_bot(message, BOT)
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::mpsc::unbounded_channel;

    use super::*;

    fn sent(receiver: &mut tokio::sync::mpsc::UnboundedReceiver<OutgoingFrame>) -> Vec<String> {
        let mut sent = vec![];
        while let Ok(OutgoingFrame::Text(text)) = receiver.try_recv() {
            let event: Value = serde_json::from_str(&text).unwrap();
            sent.push(format!("{} {}", event["s"], event["t"].as_str().unwrap()));
        }
        sent
    }

    #[test]
    fn a_server_belongs_to_one_shard() {
        let shards: Vec<Shard> = (0..3).map(|shard| Shard::read(Some(&json!([shard, 3]))).unwrap()).collect();
        for guild in [None, Some(Id::new(5 << 22)), Some(Id::new((7 << 22) + 1))] {
            assert_eq!(shards.iter().filter(|shard| shard.has(guild)).count(), 1, "{guild:?}");
        }
        assert_eq!(Shard::read(Some(&json!([3, 3]))), None);
        assert_eq!(Shard::read(None), Some(Shard { index: 0, count: 1 }));
    }

    #[test]
    fn a_resumed_bot_receives_the_events_that_it_missed() {
        let (to, mut first) = unbounded_channel();
        let mut session = Session::new(0, Shard { index: 0, count: 1 }, to);
        session.push(Event::Ready, &json!({}));
        assert_eq!(sent(&mut first), ["1 READY"]);
        session.disconnect();
        session.push(Event::MessageCreate, &json!({}));
        let (to, mut second) = unbounded_channel();
        assert!(session.resume(1, to));
        assert_eq!(sent(&mut second), ["2 MESSAGE_CREATE", "3 RESUMED"]);
        let (to, _third) = unbounded_channel();
        assert!(!session.resume(9, to), "a number that never was");
    }
}
