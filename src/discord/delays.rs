//! The reasons why posts of tables are delayed, which `/game info` shows.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::table::{PauseReason, TableId};

/// The reason why the posts of a table are delayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DelayReason {
    /// The table is paused, because the bot cannot write to the channel.
    Paused(PauseReason),
    /// Discord cannot be reached, or does not accept the post.
    Discord,
    /// Discord's rate limit is reached.
    RateLimit,
    /// Another process of the bot posts for the table.
    OtherProcess,
    /// The bot itself has failed, such as its database.
    Failure,
}

impl DelayReason {
    /// Returns the name by which messages select the reason.
    pub const fn key(self) -> &'static str {
        match self {
            DelayReason::Paused(PauseReason::Gone) => "gone",
            DelayReason::Paused(PauseReason::Forbidden) => "forbidden",
            DelayReason::Paused(PauseReason::Locked) => "locked",
            DelayReason::Discord => "discord",
            DelayReason::RateLimit => "limit",
            DelayReason::OtherProcess => "process",
            DelayReason::Failure => "failure",
        }
    }
}

/// The reasons why the last attempt of this process to post for a table has failed, by table.
#[derive(Default)]
pub(super) struct DelayReasons(Mutex<HashMap<TableId, DelayReason>>);

impl DelayReasons {
    pub fn get(&self, table: TableId) -> Option<DelayReason> {
        self.lock().get(&table).copied()
    }

    /// Records why an attempt to post has failed, or `None` if it has succeeded.
    pub fn set(&self, table: TableId, reason: Option<DelayReason>) {
        match reason {
            Some(reason) => self.lock().insert(table, reason),
            None => self.lock().remove(&table),
        };
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, DelayReason>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
