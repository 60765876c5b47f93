//! The results feeds of servers: their addresses, and the messages to deliver.

use bergerie_rules::Seat;
use serde::{Deserialize, Serialize};

use super::{GuildId, Json, ReadTransaction, Row, StoreError, TableId, WriteTransaction, json_at};

/// The feed of a server.
#[derive(Clone, PartialEq, Eq)]
pub struct Feed {
    /// The server.
    pub guild: GuildId,
    /// The address to which messages are sent.
    pub url: String,
    /// The secret with which messages are signed.
    pub secret: String,
    /// The number of attempts that have failed since the last message was delivered.
    pub failures: u32,
    /// The number of messages that have not been delivered.
    pub pending: u32,
}

/// An event that a feed reports. It contains no user ID: the players of seats are looked up when it is sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FeedEvent {
    /// A move was made or undone, or the game began.
    Turn {
        /// The length of the game's log.
        length: u32,
        /// The seats for which the game waits.
        awaited: Vec<Seat>,
        /// The points of each seat.
        points: Vec<i32>,
    },
    /// The game is over.
    Over,
    /// The table was closed before the end of its game.
    Closed,
    /// The result of a game was recorded.
    Result,
}

/// A message of a feed that has not been delivered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FeedMessage {
    /// The number of the message, which is never reused.
    pub id: i64,
    /// The table.
    pub table: TableId,
    /// The event that it reports.
    pub event: FeedEvent,
    /// When the event happened, in Unix seconds.
    pub created_at: i64,
}

impl ReadTransaction<'_> {
    /// Returns the feed of a server, or `None` if it has none.
    pub fn feed(&self, guild: GuildId) -> Result<Option<Feed>, StoreError> {
        let sql = "SELECT guild, url, secret, failures,
                          (SELECT count(*) FROM feed_messages WHERE feed_messages.guild = feeds.guild)
                   FROM feeds WHERE guild = ?1";
        self.query_first(sql, &[&guild], |row| {
            Ok(Feed {
                guild: row.get(0)?,
                url: row.get(1)?,
                secret: row.get(2)?,
                failures: row.get(3)?,
                pending: row.get(4)?,
            })
        })
    }

    /// Returns the servers to whose feeds a message can be sent now.
    pub fn due_feeds(&self) -> Result<Vec<GuildId>, StoreError> {
        let sql = "SELECT guild FROM feeds WHERE retry_at <= ?1
                   AND (SELECT min(id) FROM feed_messages WHERE feed_messages.guild = feeds.guild) IS NOT NULL";
        self.query_all(sql, &[&self.now()], |row| row.get(0))
    }

    /// Returns the oldest message of a feed that has not been delivered, or `None` if there is none.
    pub fn oldest_feed_message(&self, guild: GuildId) -> Result<Option<FeedMessage>, StoreError> {
        let sql = "SELECT id, table_id, event, created_at FROM feed_messages WHERE guild = ?1 ORDER BY id LIMIT 1";
        let read = |row: &Row| {
            Ok(FeedMessage { id: row.get(0)?, table: row.get(1)?, event: json_at(row, 2)?, created_at: row.get(3)? })
        };
        self.query_first(sql, &[&guild], read)
    }
}

impl WriteTransaction<'_> {
    /// Sets the address and the secret of a server's feed. Pending messages are sent at once.
    pub fn set_feed(&self, guild: GuildId, url: &str, secret: &str) -> Result<(), StoreError> {
        let sql = "INSERT INTO feeds (guild, url, secret) VALUES (?1, ?2, ?3)
                   ON CONFLICT (guild) DO UPDATE SET url = excluded.url, secret = excluded.secret, failures = 0, retry_at = 0";
        self.execute(sql, &[&guild, &url, &secret])
    }

    /// Deletes the feed of a server with its messages.
    pub fn delete_feed(&self, guild: GuildId) -> Result<(), StoreError> {
        self.execute("DELETE FROM feed_messages WHERE guild = ?1", &[&guild])?;
        self.execute("DELETE FROM feeds WHERE guild = ?1", &[&guild])
    }

    /// Adds a message about a table to the feed of a server, if it has one. Keeps only the latest `most` messages.
    pub fn add_feed_message(
        &self,
        guild: GuildId,
        table: TableId,
        event: &FeedEvent,
        most: u32,
    ) -> Result<(), StoreError> {
        let sql = "INSERT INTO feed_messages (guild, table_id, event, created_at)
                   SELECT guild, ?2, ?3, ?4 FROM feeds WHERE guild = ?1";
        self.execute(sql, &[&guild, &table, &Json(event), &self.now()])?;
        let sql = "DELETE FROM feed_messages WHERE guild = ?1
                   AND id <= (SELECT id FROM feed_messages WHERE guild = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)";
        self.execute(sql, &[&guild, &most])
    }

    /// Deletes a message that has been delivered.
    pub fn mark_feed_message_delivered(&self, guild: GuildId, message: i64) -> Result<(), StoreError> {
        self.execute("DELETE FROM feed_messages WHERE id = ?1", &[&message])?;
        self.execute("UPDATE feeds SET failures = 0, retry_at = 0 WHERE guild = ?1 AND failures > 0", &[&guild])
    }

    /// Counts a failed attempt, after which nothing is sent to the feed until a time in Unix seconds.
    pub fn postpone_feed(&self, guild: GuildId, until: i64) -> Result<(), StoreError> {
        let sql = "UPDATE feeds SET failures = failures + 1, retry_at = ?2 WHERE guild = ?1";
        self.execute(sql, &[&guild, &until])
    }

    /// Deletes the messages of a feed that are older than a time in Unix seconds.
    pub fn delete_feed_messages_before(&self, guild: GuildId, time: i64) -> Result<(), StoreError> {
        self.execute("DELETE FROM feed_messages WHERE guild = ?1 AND created_at < ?2", &[&guild, &time])
    }
}
