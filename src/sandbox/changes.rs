//! The log of what changed, for pages and tests that follow along.

use std::collections::VecDeque;

use tokio::sync::watch;

use super::id::Id;

/// Followers that are further behind than this read everything anew.
const KEPT: usize = 2000;

/// Something that a person may notice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// A message came or changed.
    Message {
        /// Where.
        channel: Id,
        /// Which.
        message: Id,
    },
    /// A message went.
    Deleted {
        /// Where.
        channel: Id,
        /// Which.
        message: Id,
    },
    /// A channel or thread came or changed.
    Channel {
        /// Which.
        channel: Id,
    },
    /// The bot is typing.
    Typing {
        /// Where.
        channel: Id,
    },
    /// The state of somebody's interaction changed.
    Interaction {
        /// Which.
        interaction: Id,
    },
    /// Somebody's unread pings changed. Everyone notices: the page shows them for all people.
    Pings,
    /// The bot's commands changed.
    Commands,
    /// The bot came or went.
    Bot,
}

/// An entry of the log.
#[derive(Clone, Debug)]
pub struct Change {
    /// Its number; they grow by one.
    pub seq: u64,
    /// The one person who notices it, if not everyone.
    pub only_for: Option<Id>,
    /// What changed.
    pub what: What,
}

/// The log.
#[derive(Debug)]
pub struct Changes {
    log: VecDeque<Change>,
    last: u64,
    bell: watch::Sender<u64>,
}

impl Default for Changes {
    fn default() -> Self {
        Self { log: VecDeque::new(), last: 0, bell: watch::Sender::new(0) }
    }
}

impl Changes {
    /// Adds an entry and wakes whoever waits.
    pub fn note(&mut self, only_for: Option<Id>, what: What) {
        self.last += 1;
        self.log.push_back(Change { seq: self.last, only_for, what });
        if self.log.len() > KEPT {
            self.log.pop_front();
        }
        self.bell.send_replace(self.last);
    }

    /// The number of the newest entry.
    pub fn last(&self) -> u64 {
        self.last
    }

    /// Rings at every entry.
    pub fn bell(&self) -> watch::Receiver<u64> {
        self.bell.subscribe()
    }

    /// What `person` could notice after entry `seq`; `None` if that is too far back.
    pub fn since(&self, seq: u64, person: Id) -> Option<Vec<Change>> {
        let oldest = self.log.front().map_or(self.last + 1, |change| change.seq);
        if seq + 1 < oldest || seq > self.last {
            return None;
        }
        let visible = |change: &&Change| change.seq > seq && change.only_for.is_none_or(|only| only == person);
        Some(self.log.iter().filter(visible).cloned().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn followers_see_what_is_theirs_and_start_anew_when_too_far_behind() {
        let (alice, bob) = (Id::new(1), Id::new(2));
        let mut changes = Changes::default();
        assert_eq!(changes.since(0, alice).map(|list| list.len()), Some(0));
        changes.note(None, What::Bot);
        changes.note(Some(bob), What::Pings);
        assert_eq!(changes.since(0, alice).map(|list| list.len()), Some(1));
        assert_eq!(changes.since(0, bob).map(|list| list.len()), Some(2));
        assert_eq!(changes.since(2, bob).map(|list| list.len()), Some(0));
        assert!(changes.since(3, bob).is_none(), "a number from before a restart");
        for _ in 0..KEPT {
            changes.note(None, What::Bot);
        }
        assert!(changes.since(1, alice).is_none());
        assert!(changes.since(2, alice).is_some());
    }
}
