//! What must be said, and where it was said.

use crate::store::{
    Backlog, Change, ChannelId, Claim, MessageId, Notice, NoticeId, NoticeKind, Parked, Posts, Reading, Remark, Role,
    Stage, StoreError, TableId, Tenure, Writing,
};

use super::{Failure, Tables};

/// How old a notice may be, in seconds, without another process having had time to post it.
const OWN: i64 = 3;

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

    /// Whether another process may have posted a notice, and died before it could say so. Others leave one alone for
    /// longer than that.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn may_be_posted(&self, notice: NoticeId) -> Result<bool, Failure> {
        if !self.are_shared() {
            return Ok(false);
        }
        Ok(self.read(|reading| reading.notice_age(notice))?.is_none_or(|age| age > OWN))
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

    /// What is to be said about a table now, oldest first: nothing while it waits for the bot alone, since what led to the bot's
    /// turn is told together with it.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn notices_to_say(&self, table: TableId) -> Result<Vec<Notice>, Failure> {
        self.warm(|reading| reading.table(table))?;
        // Both at once: when another process lets the bot move, the notice grows.
        self.read(|reading| match self.snapshot(reading, reading.table(table)?)? {
            Some(table) if table.waits_for_bots() => Ok(Vec::new()),
            _ => Ok(reading.pending_notices_of(table)?),
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

    /// The messages of a table that show an older state than it has.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn changes(&self, table: TableId) -> Result<Vec<Change>, Failure> {
        self.read(|reading| Ok(reading.changes(table)?))
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
    /// [role](crate::store::NoticeKind::role). Says whether the notice was still pending; if not, nothing changes.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn notice_sent(&self, notice: NoticeId, message: Option<MessageId>) -> Result<bool, Failure> {
        self.write(|writing| {
            let Some(Notice { table, kind, .. }) = writing.confirm(notice)? else { return Ok(false) };
            if let (Some(message), Some(role)) = (message, kind.role()) {
                writing.remember_post(table, role, message)?;
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
