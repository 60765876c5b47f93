//! The outbox of each table: pending notices, and pending edits of messages.

use std::time::Duration;

use bergerie_store::{
    Announcement, ChannelId, ExclusiveWork, LatestPosts, Lease, MessageId, Notice, NoticeBacklog, NoticeId, NoticeKind,
    OldPost, OutdatedMessage, PauseReason, PendingNotice, PendingTimes, PhaseKind, Preferences, ReadTransaction, Role,
    StoreError, TableId, TableRow, UserId, WriteTransaction,
};

use super::history::{NoticeContext, NoticeRows};
use super::{Failure, Tables};

/// The notice of a table that is posted next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueNotice {
    /// The notice whose message must be sent.
    pub notice: Notice,
    /// The number of attempts so far. If it is not 0, the message may exist already.
    pub attempts: u32,
    /// Earlier notices that are merged into this one, because finished turns need no post of their own.
    merged: Vec<NoticeId>,
}

impl DueNotice {
    fn of(pending: &[PendingNotice]) -> Option<DueNotice> {
        let (&PendingNotice { notice, attempts, merged_into }, rest) = pending.split_first()?;
        let mut due = DueNotice { notice, attempts, merged: Vec::new() };
        for next in rest {
            let is_merged = merged_into
                .map_or(due.attempts + next.attempts == 0 && is_replaced_by(due.notice, next.notice), |last| {
                    due.notice.id != last
                });
            if !is_merged {
                break;
            }
            due.merged.push(due.notice.id);
            due.notice = Notice { kind: next.notice.kind.including(due.notice), ..next.notice };
            due.attempts = next.attempts;
        }
        Some(due)
    }
}

/// Returns whether a later notice replaces an earlier one, because the game began after it, or went on directly after it.
fn is_replaced_by(earlier: Notice, later: Notice) -> bool {
    let is_after = match (earlier.kind, later.kind) {
        (NoticeKind::Lobby, later) => matches!(later, NoticeKind::Turn(_)),
        (earlier, later) => earlier.span().zip(later.span()).is_some_and(|(one, other)| one.to == other.from),
    };
    is_after && earlier.restored_to.or(later.restored_to).is_none()
}

/// A pending edit of a message.
#[derive(Clone)]
pub enum PendingEdit {
    /// A message that shows an outdated state.
    Change(OutdatedMessage),
    /// A message that still has the buttons of an earlier turn, with the notice's context if the new content depends on the log.
    Old(OldPost, Option<Box<NoticeContext>>),
}

/// The pending work of a table.
#[derive(Clone)]
pub struct TableWork {
    /// The channel in which the posts of the table appear.
    pub channel: ChannelId,
    /// The reason why the table is paused, or `None` if it is not.
    pub pause_reason: Option<PauseReason>,
    /// The notice to post next, or `None` if none is due.
    pub post: Option<(DueNotice, NoticeContext)>,
    /// The message to edit next. Edits follow the posts, so it is `None` while a notice is due.
    pub edit: Option<PendingEdit>,
    /// Whether a bot must move.
    pub waits_for_bot: bool,
}

/// The database rows from which [`TableWork`] is composed after the transaction, because replaying a log may take long.
pub(super) struct WorkRows {
    channel: ChannelId,
    pause_reason: Option<PauseReason>,
    post: Option<(DueNotice, NoticeRows)>,
    edit: Option<EditRows>,
    waits_for_bot: bool,
}

enum EditRows {
    Change(OutdatedMessage),
    Old(OldPost, Option<Box<NoticeRows>>),
}

impl WorkRows {
    /// Reads the pending work of a table. Returns `None` if the table does not exist.
    fn read(
        tables: &Tables,
        reading: &ReadTransaction<'_>,
        row: Option<TableRow>,
    ) -> Result<Option<WorkRows>, Failure> {
        let Some(row) = row else { return Ok(None) };
        let table = row.id;
        let Some(snapshot) = tables.snapshot(reading, Some(row.clone()))? else { return Ok(None) };
        let notice_rows = |notice| NoticeRows::read(reading, row.clone(), snapshot.clone(), notice);
        // Hold the notice back before a bot's turn, because it is posted together with that turn.
        let due = if snapshot.waits_for_bots() { None } else { DueNotice::of(&reading.pending_posts(table)?) };
        let post = due.map(|due| Ok::<_, Failure>((due.clone(), notice_rows(due.notice)?))).transpose()?;
        let edit = match (&post, reading.outdated_messages(table)?.first()) {
            (Some(_), _) => None,
            (None, Some(&change)) => Some(EditRows::Change(change)),
            (None, None) => {
                let old = reading.old_posts(table)?.first().copied();
                let context = old.filter(is_about_log).map(|old| notice_rows(old.notice)).transpose()?;
                old.map(|old| EditRows::Old(old, context.map(Box::new)))
            }
        };
        Ok(Some(WorkRows {
            channel: row.channel,
            pause_reason: reading.pause_reason(table)?,
            post,
            edit,
            waits_for_bot: snapshot.bot_to_move().is_some(),
        }))
    }

    fn replay(self) -> Result<TableWork, Failure> {
        let WorkRows { channel, pause_reason, post, edit, waits_for_bot } = self;
        let post = post.map(|(due, rows)| Ok::<_, Failure>((due, rows.replay()?))).transpose()?;
        let edit = match edit {
            Some(EditRows::Old(old, rows)) => {
                Some(PendingEdit::Old(old, rows.map(|rows| rows.replay()).transpose()?.map(Box::new)))
            }
            Some(EditRows::Change(change)) => Some(PendingEdit::Change(change)),
            None => None,
        };
        Ok(TableWork { channel, pause_reason, post, edit, waits_for_bot })
    }
}

impl Tables {
    /// Returns whether several processes share the database.
    pub fn are_shared(&self) -> bool {
        self.shared.store.is_shared()
    }

    /// Claims work for this process. Returns `None` if another process has the claim.
    pub fn claim(&self, claim: ExclusiveWork) -> Result<Option<Lease>, Failure> {
        Ok(self.shared.store.claim(claim)?)
    }

    /// Reserves a span of time for this process's requests to Discord, after a delay of at least `after`. Returns the actual delay.
    pub fn reserve_request_time(&self, after: Duration, span: Duration) -> Result<Duration, Failure> {
        Ok(self.shared.store.reserve_request_time(after, span)?)
    }

    /// Drops a post that was not found in the channel, because the next turn's post replaces it. Returns `false` if no later post is
    /// pending.
    pub fn yield_to_next(&self, due: &DueNotice) -> Result<bool, Failure> {
        self.write(|writing| {
            let table = due.notice.table;
            writing.table(table)?;
            let pending = writing.pending_posts(table)?;
            let next = pending.iter().find(|next| next.notice.id > due.notice.id).filter(|next| next.attempts == 0);
            let gives_way = next.is_some_and(|next| is_replaced_by(due.notice, next.notice));
            if gives_way {
                writing.reset_attempts(due.notice.id)?;
            }
            Ok(gives_way)
        })
    }

    /// Returns all pending notices, oldest first.
    pub fn pending_notices(&self) -> Result<Vec<Notice>, Failure> {
        self.read(|reading| Ok(reading.pending_notices()?))
    }

    /// Returns the number of database transactions of this process so far.
    pub fn transaction_count(&self) -> u64 {
        self.shared.store.transaction_count()
    }

    /// Returns the number of pending notices and the age of the oldest.
    pub fn backlog(&self) -> Result<NoticeBacklog, Failure> {
        self.read(|reading| Ok(reading.backlog()?))
    }

    /// Returns the pending work of a table, or `None` if the table does not exist.
    pub fn work(&self, table: TableId) -> Result<Option<TableWork>, Failure> {
        let rows =
            self.read_current(|reading| reading.table(table), |reading, row| WorkRows::read(self, reading, row))?;
        rows.map(WorkRows::replay).transpose()
    }

    /// Changes a table and returns the table's next work, or `None` if the table does not exist.
    fn record(
        &self,
        table: TableId,
        change: impl Fn(&WriteTransaction<'_>) -> Result<(), StoreError>,
    ) -> Result<Option<TableWork>, Failure> {
        self.warm(table)?;
        let rows = self.write(|writing| {
            // Read the table first, because that locks it.
            let row = writing.table(table)?;
            change(writing)?;
            WorkRows::read(self, writing, row)
        })?;
        rows.map(WorkRows::replay).transpose()
    }

    /// Counts an attempt to send a post. Returns the preferences of the users that it pings. If another post
    /// is due, counts nothing and returns `None`.
    pub fn begin_post(&self, due: &DueNotice, pinged: &[UserId]) -> Result<Option<Vec<Preferences>>, Failure> {
        self.write(|writing| {
            // Read the table first, because that locks it.
            writing.table(due.notice.table)?;
            if DueNotice::of(&writing.pending_posts(due.notice.table)?).as_ref() != Some(due) {
                return Ok(None);
            }
            writing.begin_post(due.notice.id, &due.merged)?;
            Ok(Some(pinged.iter().map(|&user| writing.preferences(user)).collect::<Result<_, _>>()?))
        })
    }

    /// Returns a table's pending notices, oldest first.
    pub fn pending_notices_of(&self, table: TableId) -> Result<Vec<Notice>, Failure> {
        self.read(|reading| Ok(reading.pending_notices_of(table)?))
    }

    /// Returns the times of a table's oldest pending notice, or `None` if none is pending.
    pub fn oldest_pending_notice(&self, table: TableId) -> Result<Option<PendingTimes>, Failure> {
        self.read(|reading| Ok(reading.oldest_pending_notice(table)?))
    }

    /// Returns the time at which a notice was written, in Unix seconds. Returns `None` if the notice does not exist.
    pub fn notice_created_at(&self, notice: NoticeId) -> Result<Option<i64>, Failure> {
        self.read(|reading| Ok(reading.created_at(notice)?))
    }

    /// Returns all tables with pending notices or outdated messages, except paused tables.
    pub fn tables_with_pending_posts(&self) -> Result<Vec<TableId>, Failure> {
        self.read(|reading| Ok(reading.tables_with_pending_posts()?))
    }

    /// Returns all tables with bots, except paused tables. A process may have ended while it computed a move for one of them.
    pub fn tables_with_bots(&self) -> Result<Vec<TableId>, Failure> {
        self.read(|reading| Ok(reading.tables_with_bots()?))
    }

    /// Records that the buttons of an earlier turn were removed from a post. Returns the table's next work.
    pub fn mark_buttons_removed(&self, old: OldPost) -> Result<Option<TableWork>, Failure> {
        self.record(old.notice.table, |writing| writing.forget_old_post(old.message))
    }

    /// Records that a message shows a change or, if `is_deleted`, was deleted and must be posted again. Returns the table's next
    /// work.
    pub fn mark_change_shown(
        &self,
        table: TableId,
        change: OutdatedMessage,
        is_deleted: bool,
    ) -> Result<Option<TableWork>, Failure> {
        self.record(table, |writing| {
            if is_deleted {
                repost(writing, table, change.role)?;
            }
            writing.mark_updated(table, change)
        })
    }

    /// Adds a notice that repeats a deleted message: the lobby, the current turn, or the status. Does nothing if it is pending.
    pub fn repost(&self, table: TableId, role: Role) -> Result<(), Failure> {
        self.write(|writing| {
            // Read the table first, because that locks it: if two processes miss the same post, only one repeats it.
            writing.table(table)?;
            Ok(repost(writing, table, role)?)
        })
    }

    /// Pauses a table, because the bot cannot write to its channel. Returns `false` if it was already paused.
    pub fn pause_table(&self, table: TableId, reason: PauseReason) -> Result<bool, Failure> {
        self.write(|writing| Ok(writing.pause_table(table, reason)?))
    }

    /// Resumes the tables of a channel and returns those that were paused.
    pub fn resume_tables_of(&self, channel: ChannelId) -> Result<Vec<TableId>, Failure> {
        self.write(|writing| Ok(writing.resume_tables_of(channel)?))
    }

    /// Returns the reason why a table is paused, or `None` if it is not.
    pub fn pause_reason(&self, table: TableId) -> Result<Option<PauseReason>, Failure> {
        self.read(|reading| Ok(reading.pause_reason(table)?))
    }

    /// Returns whether a channel has a paused table.
    pub fn is_paused(&self, channel: ChannelId) -> Result<bool, Failure> {
        self.read(|reading| Ok(reading.is_paused(channel)?))
    }

    /// Returns all paused tables with their channels and reasons.
    pub fn paused_tables(&self) -> Result<Vec<(TableId, ChannelId, PauseReason)>, Failure> {
        self.read(|reading| Ok(reading.paused_tables()?))
    }

    /// Returns the channel of a table, or `None` if the table does not exist.
    pub fn channel_of(&self, table: TableId) -> Result<Option<ChannelId>, Failure> {
        self.read(|reading| Ok(reading.channel_of(table)?))
    }

    /// Marks a notice as posted, if it was not before. Returns the table's next work. The message becomes the table's post in the
    /// notice's [role](bergerie_store::NoticeKind::role). The posts that it replaces are scheduled for removal of their buttons.
    pub fn mark_posted(&self, notice: Notice, message: Option<MessageId>) -> Result<Option<TableWork>, Failure> {
        self.record(notice.table, |writing| {
            let Some(notice) = writing.mark_notice_posted(notice.id)? else { return Ok(()) };
            if let (Some(message), Some(role)) = (message, notice.kind.role()) {
                let posts = writing.latest_posts(notice.table)?;
                if let Some(post) = replaced_post(role, posts).filter(|&post| post != message) {
                    writing.record_old_post(post, notice)?;
                }
                writing.remember_post(notice.table, role, message)?;
            }
            Ok(())
        })
    }

    /// Records the message that shows a table in a role. It replaces the previous message. Fails if the table does not exist.
    pub fn remember_post(&self, table: TableId, role: Role, message: MessageId) -> Result<(), Failure> {
        self.write(|writing| Ok(writing.remember_post(table, role, message)?))
    }

    /// Returns the messages that show a table.
    pub fn posts(&self, table: TableId) -> Result<LatestPosts, Failure> {
        self.read(|reading| Ok(reading.latest_posts(table)?))
    }
}

/// Adds a notice that repeats a deleted message. Does nothing if such a notice is pending.
fn repost(writing: &WriteTransaction<'_>, table: TableId, role: Role) -> Result<(), StoreError> {
    if role == Role::Turn {
        // The pinned status links to the post.
        writing.mark_status_outdated(table, writing.table(table)?.is_some_and(|row| row.pinned))?;
    }
    let kind = match role {
        Role::Lobby => writing.lobby_notice(table)?.map(|notice| notice.kind),
        Role::Turn => writing.turn_notice(table)?.map(|notice| notice.kind),
        Role::Status => status_notice_kind(writing, table)?,
        Role::End | Role::Motion => None,
    };
    kind.map(|kind| writing.add_notice(table, kind)).transpose()?;
    Ok(())
}

/// Returns whether the new content of an old post depends on the log. After a restore, the log may differ.
fn is_about_log(old: &OldPost) -> bool {
    old.notice.kind.span().is_some() && old.notice.restored_to.is_none()
}

/// Returns the post that a new post in this role replaces, whose buttons must be removed.
const fn replaced_post(role: Role, posts: LatestPosts) -> Option<MessageId> {
    match role {
        Role::Lobby => posts.lobby,
        Role::Turn | Role::End => posts.turn,
        Role::Motion => posts.motion,
        Role::Status => None,
    }
}

/// Adds a notice that repeats the current turn, because the players have changed. Returns the notice, or an empty list if
/// the log has no entries yet.
pub(super) fn repost_turn(writing: &WriteTransaction<'_>, table: TableId) -> Result<Vec<Notice>, StoreError> {
    let last = writing.spans(table)?.into_iter().max_by_key(|span| span.to);
    last.map(|span| writing.add_notice(table, NoticeKind::Turn(span))).into_iter().collect()
}

/// Returns the kind of the status notice if the table has a pinned status. Returns `None` if that notice is already pending.
fn status_notice_kind(reading: &ReadTransaction<'_>, table: TableId) -> Result<Option<NoticeKind>, StoreError> {
    let is_pinned = reading.table(table)?.is_some_and(|row| row.pinned && row.phase_kind == PhaseKind::Playing);
    let line = NoticeKind::Announcement(Announcement::Status);
    let is_coming = reading.pending_notices_of(table)?.iter().any(|notice| notice.kind == line);
    Ok(Some(line).filter(|_| is_pinned && !is_coming))
}
