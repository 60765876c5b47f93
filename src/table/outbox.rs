//! What must be said, and where it was said.

use std::time::Duration;

use crate::store::{
    Backlog, Change, ChannelId, Claim, MessageId, Notice, NoticeId, NoticeKind, OldPost, Parked, Pending, Posts,
    Reading, Remark, Role, Stage, StoreError, TableId, Tenure, Writing,
};

use super::{Failure, Tables};

/// The next post of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// What it tells.
    pub notice: Notice,
    /// How often it was about to be sent: if it ever was, it may be there.
    pub tries: u32,
    /// Earlier notices that it tells as well: nobody needs a post of a turn that is over.
    with: Vec<NoticeId>,
}

impl Due {
    fn of(pending: &[Pending]) -> Option<Due> {
        let (&Pending { notice, tries, told_by }, rest) = pending.split_first()?;
        let mut due = Due { notice, tries, with: Vec::new() };
        for next in rest {
            let is_told = told_by.map_or(due.tries + next.tries == 0 && is_followed(due.notice, next.notice), |last| {
                due.notice.id != last
            });
            if !is_told {
                break;
            }
            due.with.push(due.notice.id);
            due.notice = Notice { kind: next.notice.kind.since(due.notice), ..next.notice };
            due.tries = next.tries;
        }
        Some(due)
    }
}

/// Whether one notice takes the place of another: its game has begun, or has gone on right after it.
fn is_followed(earlier: Notice, later: Notice) -> bool {
    let is_after = match (earlier.kind, later.kind) {
        (NoticeKind::Lobby, later) => matches!(later, NoticeKind::Turn(_)),
        (earlier, later) => earlier.span().zip(later.span()).is_some_and(|(one, other)| one.to == other.from),
    };
    is_after && earlier.restored_to.or(later.restored_to).is_none()
}

/// A message that is to be edited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edit {
    /// It shows an older state than its table has.
    Change(Change),
    /// It has buttons of an earlier turn.
    Old(OldPost),
}

impl Tables {
    /// Whether other processes play at the same tables.
    pub fn are_shared(&self) -> bool {
        self.shared.store.is_shared()
    }

    /// Claims something for this process, unless another one has.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn claim(&self, claim: Claim) -> Result<Option<Tenure>, Failure> {
        Ok(self.shared.store.claim(claim)?)
    }

    /// Reserves a span of time in which no other process sends requests to Discord, `after` now at the earliest. Returns how
    /// long it is until it begins.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn reserve(&self, after: Duration, span: Duration) -> Result<Duration, Failure> {
        Ok(self.shared.store.reserve(after, span)?)
    }

    /// Lets a post that was looked for in vain give way to the next turn's. Whether there is one; if not, nothing changes.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn give_way(&self, due: &Due) -> Result<bool, Failure> {
        self.write(|writing| {
            let table = due.notice.table;
            writing.table(table)?;
            let pending = writing.pending_posts(table)?;
            let next = pending.iter().find(|next| next.notice.id > due.notice.id).filter(|next| next.tries == 0);
            let gives_way = next.is_some_and(|next| is_followed(due.notice, next.notice));
            if gives_way {
                writing.forget_tries(due.notice.id)?;
            }
            Ok(gives_way)
        })
    }

    /// What must still be said, oldest first.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn pending_notices(&self) -> Result<Vec<Notice>, Failure> {
        self.read(|reading| Ok(reading.pending_notices()?))
    }

    /// How much there is to do.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn backlog(&self) -> Result<Backlog, Failure> {
        self.read(|reading| Ok(reading.backlog()?))
    }

    /// The next post of a table: nothing while it waits for the bot alone, since what led to the bot's turn is told together
    /// with it.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn next_post(&self, table: TableId) -> Result<Option<Due>, Failure> {
        self.warm(|reading| reading.table(table))?;
        // Both at once: when another process lets the bot move, the notice grows.
        self.read(|reading| match self.snapshot(reading, reading.table(table)?)? {
            Some(table) if table.waits_for_bots() => Ok(None),
            _ => Ok(Due::of(&reading.pending_posts(table)?)),
        })
    }

    /// Counts that a post is about to be sent; `false`, and nothing is counted, if it is no longer what the table has to post.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn begin_post(&self, due: &Due) -> Result<bool, Failure> {
        self.write(|writing| {
            // It keeps others from the table.
            writing.table(due.notice.table)?;
            let is_due = Due::of(&writing.pending_posts(due.notice.table)?).as_ref() == Some(due);
            if is_due {
                writing.begin_post(due.notice.id, &due.with)?;
            }
            Ok(is_due)
        })
    }

    /// What must still be said about a table, oldest first.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn pending_notices_of(&self, table: TableId) -> Result<Vec<Notice>, Failure> {
        self.read(|reading| Ok(reading.pending_notices_of(table)?))
    }

    /// When a notice was written, in seconds since 1970; not known of old ones.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn noted_at(&self, notice: NoticeId) -> Result<Option<u64>, Failure> {
        self.read(|reading| Ok(reading.noted_at(notice)?))
    }

    /// Every table about which something must be said, or of which a message shows an older state; but for those that are
    /// left alone.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn owing(&self) -> Result<Vec<TableId>, Failure> {
        self.read(|reading| Ok(reading.tables_that_owe()?))
    }

    /// The tables at which the bot plays, and may have been thinking when a process ended; but for those that are left alone.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn with_bots(&self) -> Result<Vec<TableId>, Failure> {
        self.read(|reading| Ok(reading.tables_with_bots()?))
    }

    /// The next message of a table that is to be edited.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn next_edit(&self, table: TableId) -> Result<Option<Edit>, Failure> {
        self.read(|reading| {
            let change = reading.changes(table)?.into_iter().map(Edit::Change).next();
            Ok(change.or(reading.old_posts(table)?.into_iter().map(Edit::Old).next()))
        })
    }

    /// Confirms that a post has lost the buttons of an earlier turn.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn retired(&self, post: MessageId) -> Result<(), Failure> {
        self.write(|writing| Ok(writing.retire(post)?))
    }

    /// Confirms that a message shows a change.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn change_shown(&self, table: TableId, change: Change) -> Result<(), Failure> {
        self.write(|writing| Ok(writing.show(table, change)?))
    }

    /// Has the lobby of a table, the turn that it waits for, or the line that stays pinned said once more, because the message
    /// is gone. Nothing comes of it while one is to be said anyway.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn say_again(&self, table: TableId, role: Role) -> Result<(), Failure> {
        self.write(|writing| {
            // It keeps others from the table: of two that miss a post one has it said again.
            writing.table(table)?;
            let said = match role {
                Role::Lobby => writing.lobby_notice(table)?.map(|notice| notice.kind),
                Role::Turn => writing.shown_notice(table)?.map(|notice| notice.kind),
                Role::Status => stays_pinned(writing, table)?,
                Role::End | Role::Motion => None,
            };
            said.map(|kind| writing.notify(table, kind)).transpose()?;
            Ok(())
        })
    }

    /// Leaves a table alone, because its channel cannot be written to. Whether it was not left alone before.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn park(&self, table: TableId, why: Parked) -> Result<bool, Failure> {
        self.write(|writing| Ok(writing.park(table, why)?))
    }

    /// Leaves no table of a channel alone any more, and says which were.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn unpark(&self, channel: ChannelId) -> Result<Vec<TableId>, Failure> {
        self.write(|writing| Ok(writing.unpark(channel)?))
    }

    /// Why a table is left alone, if it is.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn parked(&self, table: TableId) -> Result<Option<Parked>, Failure> {
        self.read(|reading| Ok(reading.parked(table)?))
    }

    /// Whether a table of a channel is left alone.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn is_parked(&self, channel: ChannelId) -> Result<bool, Failure> {
        self.read(|reading| Ok(reading.is_parked(channel)?))
    }

    /// All tables that are left alone, with their channels and why.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn parked_tables(&self) -> Result<Vec<(TableId, ChannelId, Parked)>, Failure> {
        self.read(|reading| Ok(reading.parked_tables()?))
    }

    /// The channel of a table.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn channel_of(&self, table: TableId) -> Result<Option<ChannelId>, Failure> {
        self.read(|reading| Ok(reading.channel_of(table)?))
    }

    /// Confirms that a notice was said. If that is a message, it becomes the table's post of the notice's
    /// [role](crate::store::NoticeKind::role), and the posts whose place it takes are to lose their buttons. Says whether the notice was still pending; if not, nothing changes.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn notice_sent(&self, notice: NoticeId, message: Option<MessageId>) -> Result<bool, Failure> {
        self.write(|writing| {
            let Some(notice) = writing.confirm(notice)? else { return Ok(false) };
            if let (Some(message), Some(role)) = (message, notice.kind.role()) {
                let posts = writing.posts(notice.table)?;
                for post in outdated(notice, role, posts).into_iter().flatten().filter(|&post| post != message) {
                    writing.outdate(post, notice)?;
                }
                writing.remember_post(notice.table, role, message)?;
            }
            Ok(true)
        })
    }

    /// Remembers a message that shows a table, instead of the one before in that role.
    ///
    /// # Errors
    /// Only [`Failure`]s; one is that there is no such table.
    pub fn remember_post(&self, table: TableId, role: Role, message: MessageId) -> Result<(), Failure> {
        self.write(|writing| Ok(writing.remember_post(table, role, message)?))
    }

    /// The messages that show a table.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn posts(&self, table: TableId) -> Result<Posts, Failure> {
        self.read(|reading| Ok(reading.posts(table)?))
    }
}

/// The posts whose place that of a notice takes.
fn outdated(notice: Notice, role: Role, posts: Posts) -> [Option<MessageId>; 2] {
    match role {
        // What is on the posts of a backup's time was so once.
        _ if notice.restored_to.is_some() => [posts.lobby, posts.turn],
        Role::Lobby => [posts.lobby, None],
        Role::Turn | Role::End => [posts.turn, None],
        Role::Motion => [posts.motion, None],
        Role::Status => [None, None],
    }
}

/// Has the turn said once more that a table waits for, since it waits for somebody else now.
pub(super) fn say_turn_again(writing: &Writing<'_>, table: TableId) -> Result<Vec<Notice>, StoreError> {
    let last = writing.spans(table)?.into_iter().max_by_key(|span| span.to);
    last.map(|span| writing.notify(table, NoticeKind::Turn(span))).into_iter().collect()
}

/// The line that stays pinned, if there is one at a table and it is not to be said anyway.
fn stays_pinned(reading: &Reading<'_>, table: TableId) -> Result<Option<NoticeKind>, StoreError> {
    let is_pinned = reading.table(table)?.is_some_and(|row| row.pinned && row.stage == Stage::Playing);
    let line = NoticeKind::Remark(Remark::Status);
    let is_coming = reading.pending_notices_of(table)?.iter().any(|notice| notice.kind == line);
    Ok(Some(line).filter(|_| is_pinned && !is_coming))
}
