//! The log of changes. Pages and tests follow it to learn what has changed since their last request.

use std::collections::VecDeque;

use tokio::sync::watch;

use crate::Id;

/// The number of entries that are kept. A client that has missed more entries must reload everything.
const MAX_CHANGES: usize = 2000;

/// A change that is visible to a user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChangeKind {
    Message {
        channel: Id,
        message: Id,
    },
    Deleted {
        channel: Id,
        message: Id,
    },
    /// A channel or thread was created, changed or deleted.
    Channel {
        channel: Id,
    },
    /// The bot shows "is typing" in a channel.
    Typing {
        channel: Id,
    },
    Interaction {
        interaction: Id,
    },
    /// A user's unread pings changed. All users see this change, because the page shows everyone's number of pings.
    Pings,
    Commands,
    /// The bot connected or disconnected.
    Bot,
}

/// A change, as an entry of the log that the sandbox's page follows.
#[derive(Clone, Debug)]
pub struct Change {
    /// The sequence number, which is that of the previous change plus one.
    pub seq: u64,
    /// The only user who sees the change. `None` if everyone sees it.
    pub only_for: Option<Id>,
    pub kind: ChangeKind,
}

#[derive(Debug, Default)]
pub struct ChangeLog {
    log: VecDeque<Change>,
    last: u64,
    last_change: watch::Sender<u64>,
}

impl ChangeLog {
    /// Adds an entry and wakes all tasks that wait for one.
    pub fn add(&mut self, only_for: Option<Id>, kind: ChangeKind) {
        self.last += 1;
        self.log.push_back(Change { seq: self.last, only_for, kind });
        if self.log.len() > MAX_CHANGES {
            self.log.pop_front();
        }
        self.last_change.send_replace(self.last);
    }

    pub fn last(&self) -> u64 {
        self.last
    }

    pub fn subscribe(&self) -> watch::Receiver<u64> {
        self.last_change.subscribe()
    }

    /// Returns the changes after entry `seq` that `user` can see, or `None` if some entries have been dropped.
    pub fn since(&self, seq: u64, user: Id) -> Option<Vec<Change>> {
        let oldest = self.log.front().map_or(self.last + 1, |change| change.seq);
        if seq + 1 < oldest || seq > self.last {
            return None;
        }
        let visible = |change: &&Change| change.seq > seq && change.only_for.is_none_or(|only| only == user);
        Some(self.log.iter().filter(visible).cloned().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn followers_see_their_changes_and_restart_when_too_far_behind() {
        let (alice, bob) = (Id::new(1), Id::new(2));
        let mut changes = ChangeLog::default();
        assert_eq!(changes.since(0, alice).map(|list| list.len()), Some(0));
        changes.add(None, ChangeKind::Bot);
        changes.add(Some(bob), ChangeKind::Pings);
        assert_eq!(changes.since(0, alice).map(|list| list.len()), Some(1));
        assert_eq!(changes.since(0, bob).map(|list| list.len()), Some(2));
        assert_eq!(changes.since(2, bob).map(|list| list.len()), Some(0));
        assert!(changes.since(3, bob).is_none(), "a number from before a restart");
        for _ in 0..MAX_CHANGES {
            changes.add(None, ChangeKind::Bot);
        }
        assert!(changes.since(1, alice).is_none());
        assert!(changes.since(2, alice).is_some());
    }
}
