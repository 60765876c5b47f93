//! The outbox: pending notices, and the messages of posted notices.

use super::{
    Announcement, Json, MessageId, NoticeId, ReadTransaction, Row, StoreError, TableId, ToColumn, WriteTransaction,
    json_at, text_enum,
};

/// A message to post in a table's channel, exactly once.
///
/// A notice is committed together with the change that it reports. Its number is the nonce of the message, so a crash
/// neither loses nor repeats the message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The number of the notice, which is also the nonce of its message.
    pub id: NoticeId,
    /// The table in whose channel it is posted.
    pub table: TableId,
    /// The kind of message.
    pub kind: NoticeKind,
    /// The time of the last event in the backup, in Unix seconds, if the notice reports the state after a restore.
    pub restored_to: Option<i64>,
}

/// A pending notice, with its attempts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PendingNotice {
    /// The notice to post.
    pub notice: Notice,
    /// The number of attempts so far. If it is not 0, the message may exist already.
    pub attempts: u32,
    /// The later notice whose post also reports this one, or `None` if this notice gets a post of its own.
    pub merged_into: Option<NoticeId>,
}

/// A post that still has buttons of an earlier turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OldPost {
    /// The message that still has the buttons.
    pub message: MessageId,
    /// The later notice whose post replaced this one.
    pub notice: Notice,
}

/// The number of pending notices, for monitoring.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NoticeBacklog {
    /// The number of active tables.
    pub tables: u32,
    /// The number of pending notices.
    pub notices: u32,
    /// The age of the oldest pending notice, in seconds.
    pub oldest: u32,
}

/// The event that a notice reports to the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeKind {
    /// The table was opened.
    Lobby,
    /// The events of a move and the next decision.
    Turn(LogSpan),
    /// The events of a move and the result of the game.
    Over(LogSpan),
    /// The table was closed before the end of the game.
    Aborted,
    /// An event other than a move.
    Announcement(Announcement),
}

impl NoticeKind {
    /// Returns the role of the message, or `None` for a message that does not show the table's state.
    pub const fn role(self) -> Option<Role> {
        Some(match self {
            NoticeKind::Lobby => Role::Lobby,
            NoticeKind::Turn(_) => Role::Turn,
            NoticeKind::Over(_) | NoticeKind::Aborted => Role::End,
            NoticeKind::Announcement(Announcement::Motion { .. } | Announcement::StillIn) => Role::Motion,
            NoticeKind::Announcement(Announcement::Status) => Role::Status,
            NoticeKind::Announcement(_) => return None,
        })
    }

    /// Returns the span of the log that the notice reports, or `None` if it reports no moves.
    pub const fn span(self) -> Option<LogSpan> {
        match self {
            NoticeKind::Turn(span) | NoticeKind::Over(span) => Some(span),
            NoticeKind::Lobby | NoticeKind::Aborted | NoticeKind::Announcement(_) => None,
        }
    }

    /// Returns this kind with a span that also covers the span of an earlier notice.
    #[must_use]
    pub fn including(self, earlier: Notice) -> NoticeKind {
        let from =
            |span: LogSpan| LogSpan { from: earlier.kind.span().map_or(span.from, |earlier| earlier.from), ..span };
        match self {
            NoticeKind::Turn(span) => NoticeKind::Turn(from(span)),
            NoticeKind::Over(span) => NoticeKind::Over(from(span)),
            NoticeKind::Lobby | NoticeKind::Aborted | NoticeKind::Announcement(_) => self,
        }
    }

    const fn name(self) -> KindName {
        match self {
            NoticeKind::Lobby => KindName::Lobby,
            NoticeKind::Turn(_) => KindName::Turn,
            NoticeKind::Over(_) => KindName::Over,
            NoticeKind::Aborted => KindName::Aborted,
            NoticeKind::Announcement(_) => KindName::Announcement,
        }
    }

    const fn announcement(self) -> Option<Announcement> {
        if let NoticeKind::Announcement(announcement) = self { Some(announcement) } else { None }
    }
}

/// A part of a game's log, as positions counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogSpan {
    /// The position of the first entry.
    pub from: u32,
    /// The position after the last entry.
    pub to: u32,
}

text_enum! {
    /// The kinds of notices, as stored.
    KindName {
        /// `NoticeKind::Lobby`.
        Lobby = "lobby",
        /// `NoticeKind::Turn`.
        Turn = "turn",
        /// `NoticeKind::Over`.
        Over = "over",
        /// `NoticeKind::Aborted`.
        Aborted = "aborted",
        /// `NoticeKind::Announcement`.
        Announcement = "announcement",
    }
}

text_enum! {
    /// The purpose of a message that shows the state of a table.
    Role {
        /// The lobby, where users join.
        Lobby = "lobby",
        /// The current turn.
        Turn = "turn",
        /// The result of the game.
        End = "end",
        /// A question to the players: a vote in progress or, in a lobby, whether they still want to play.
        Motion = "motion",
        /// The pinned status.
        Status = "status",
    }
}

/// The latest message of a table in each role.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LatestPosts {
    /// The lobby's post, or `None` if there is none yet.
    pub lobby: Option<MessageId>,
    /// The post of the current turn, or `None` if there is none yet.
    pub turn: Option<MessageId>,
    /// The post at the end of the game, or `None` if there is none yet.
    pub end: Option<MessageId>,
    /// The post of the last vote, or `None` if there is none yet.
    pub motion: Option<MessageId>,
    /// The pinned status message, or `None` if there is none yet.
    pub status: Option<MessageId>,
}

/// The times of a pending notice by the database's clock, which differs from the clock for deadlines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PendingTimes {
    /// The time at which the notice was written, in Unix seconds.
    pub created_at: i64,
    /// The seconds since then, negative if the clock has been set back.
    pub age: i64,
}

/// The columns of a notice, in the order in which `read_notice` reads them.
const NOTICE_COLUMNS: &str = "id, table_id, kind, from_position, to_position, restored_to, announcement";

/// The same columns, with a span that also covers the notices merged into the post.
const POSTED_NOTICE_COLUMNS: &str = "id, table_id, kind,
    coalesce((SELECT min(earlier.from_position) FROM notices AS earlier WHERE earlier.merged_into = notices.id), from_position),
    to_position, restored_to, announcement";

fn read_notice(row: &Row) -> Result<Notice, StoreError> {
    let span = || -> Result<LogSpan, StoreError> { Ok(LogSpan { from: row.get(3)?, to: row.get(4)? }) };
    let kind = match row.get(2)? {
        KindName::Lobby => NoticeKind::Lobby,
        KindName::Turn => NoticeKind::Turn(span()?),
        KindName::Over => NoticeKind::Over(span()?),
        KindName::Aborted => NoticeKind::Aborted,
        KindName::Announcement => NoticeKind::Announcement(json_at(row, 6)?),
    };
    Ok(Notice { id: row.get(0)?, table: row.get(1)?, kind, restored_to: row.get(5)? })
}

impl ReadTransaction<'_> {
    /// Returns all pending notices, oldest first.
    pub fn pending_notices(&self) -> Result<Vec<Notice>, StoreError> {
        let sql = format!("SELECT {NOTICE_COLUMNS} FROM notices WHERE sent_at IS NULL ORDER BY id");
        self.query_all(&sql, &[], read_notice)
    }

    /// Returns the number of active tables and pending notices, and the age of the oldest, except in channels now gone.
    pub fn backlog(&self) -> Result<NoticeBacklog, StoreError> {
        let sql = "SELECT (SELECT count(*) FROM tables WHERE phase IN ('lobby', 'playing')), count(*),
                          coalesce(unixepoch() - min(created_at), 0)
                   FROM notices WHERE sent_at IS NULL
                   AND table_id NOT IN (SELECT id FROM tables WHERE pause_reason IS NOT NULL AND pause_reason = 'gone')";
        let read = |row: &Row| {
            // The age is negative if the clock has been set back.
            let oldest = u32::try_from(row.get::<i64>(2)?.max(0)).unwrap_or(u32::MAX);
            Ok(NoticeBacklog { tables: row.get(0)?, notices: row.get(1)?, oldest })
        };
        self.query_one(sql, &[], read)
    }

    /// Returns a table's pending notices, oldest first.
    pub fn pending_notices_of(&self, table: TableId) -> Result<Vec<Notice>, StoreError> {
        let sql = format!("SELECT {NOTICE_COLUMNS} FROM notices WHERE sent_at IS NULL AND table_id = ?1 ORDER BY id");
        self.query_all(&sql, &[&table], read_notice)
    }

    /// Returns the times of a table's oldest pending notice, or `None` if none is pending.
    pub fn oldest_pending_notice(&self, table: TableId) -> Result<Option<PendingTimes>, StoreError> {
        let sql = "SELECT created_at, unixepoch() - created_at FROM notices WHERE sent_at IS NULL AND table_id = ?1
                   ORDER BY id LIMIT 1";
        self.query_first(sql, &[&table], |row| Ok(PendingTimes { created_at: row.get(0)?, age: row.get(1)? }))
    }

    /// Returns a table's pending notices with the number of attempts, oldest first.
    pub fn pending_posts(&self, table: TableId) -> Result<Vec<PendingNotice>, StoreError> {
        let sql = format!(
            "SELECT {NOTICE_COLUMNS}, attempts, merged_into FROM notices WHERE sent_at IS NULL AND table_id = ?1 ORDER BY id"
        );
        let read = |row: &Row| {
            Ok(PendingNotice { notice: read_notice(row)?, attempts: row.get(7)?, merged_into: row.get(8)? })
        };
        self.query_all(&sql, &[&table], read)
    }

    /// Returns a table's posts that still have buttons of an earlier turn, newest first, because players are most likely to press those.
    pub fn old_posts(&self, table: TableId) -> Result<Vec<OldPost>, StoreError> {
        let sql = format!(
            "SELECT {POSTED_NOTICE_COLUMNS}, message FROM notices
             JOIN (SELECT message, notice FROM old_posts WHERE table_id = ?1) AS old ON notice = id ORDER BY message DESC"
        );
        self.query_all(&sql, &[&table], |row| Ok(OldPost { notice: read_notice(row)?, message: row.get(7)? }))
    }

    pub fn latest_posts(&self, table: TableId) -> Result<LatestPosts, StoreError> {
        let sql = "SELECT role, message FROM posts WHERE table_id = ?1";
        let mut posts = LatestPosts::default();
        for (role, message) in self.query_all(sql, &[&table], |row| Ok((row.get(0)?, row.get(1)?)))? {
            let post = match role {
                Role::Lobby => &mut posts.lobby,
                Role::Turn => &mut posts.turn,
                Role::End => &mut posts.end,
                Role::Motion => &mut posts.motion,
                Role::Status => &mut posts.status,
            };
            *post = Some(message);
        }
        Ok(posts)
    }

    /// Returns the notice that a table's turn post shows, or `None` while a newer one is pending.
    pub fn turn_notice(&self, table: TableId) -> Result<Option<Notice>, StoreError> {
        self.last_notice(table, "kind = 'turn'")
    }

    /// Returns the notice that a table's lobby post shows, or `None` while it is pending.
    pub fn lobby_notice(&self, table: TableId) -> Result<Option<Notice>, StoreError> {
        self.last_notice(table, "kind = 'lobby'")
    }

    /// Returns the last notice that meets an SQL condition, or `None` if it has not been posted yet.
    fn last_notice(&self, table: TableId, condition: &str) -> Result<Option<Notice>, StoreError> {
        let sql = format!(
            "SELECT {POSTED_NOTICE_COLUMNS}, sent_at FROM notices WHERE table_id = ?1 AND {condition} ORDER BY id DESC LIMIT 1"
        );
        let read = |row: &Row| Ok(row.get::<Option<i64>>(7)?.is_some().then_some(read_notice(row)?));
        Ok(self.query_first(&sql, &[&table], read)?.flatten())
    }

    /// Returns the time at which a notice was written, in Unix seconds. Returns `None` if the notice does not exist.
    pub fn created_at(&self, notice: NoticeId) -> Result<Option<i64>, StoreError> {
        self.query_first("SELECT created_at FROM notices WHERE id = ?1", &[&notice], |row| row.get(0))
    }

    /// Returns whether a table has a notice with this announcement, pending or posted.
    pub fn is_announced(&self, table: TableId, announcement: Announcement) -> Result<bool, StoreError> {
        let sql = "SELECT EXISTS (SELECT 1 FROM notices WHERE table_id = ?1 AND announcement = ?2)";
        self.query_one(sql, &[&table, &Json(&announcement)], |row| row.get(0))
    }
}

impl WriteTransaction<'_> {
    pub fn add_notice(&self, table: TableId, kind: NoticeKind) -> Result<Notice, StoreError> {
        self.add_restored_notice(table, kind, None)
    }

    /// Adds a pending notice about the state after a restore.
    pub(super) fn add_restored_notice(
        &self,
        table: TableId,
        kind: NoticeKind,
        restored_to: Option<i64>,
    ) -> Result<Notice, StoreError> {
        let sql = format!(
            "INSERT INTO notices (table_id, kind, from_position, to_position, created_at, restored_to, announcement)
             VALUES (?1, ?2, ?3, ?4, unixepoch(), ?5, ?6) RETURNING {NOTICE_COLUMNS}"
        );
        let (from, to) = kind.span().map(|span| (span.from, span.to)).unzip();
        let announcement = kind.announcement();
        let row: &[&dyn ToColumn] = &[&table, &kind.name(), &from, &to, &restored_to, &announcement.as_ref().map(Json)];
        self.query_one(&sql, row, read_notice)
    }

    /// Replaces the kind of a pending notice, so that it reports more of the log. Returns `None` if the notice is already posted.
    pub fn extend_notice(&self, notice: NoticeId, kind: NoticeKind) -> Result<Option<Notice>, StoreError> {
        let sql = format!(
            "UPDATE notices SET kind = ?2, from_position = ?3, to_position = ?4 WHERE id = ?1 AND sent_at IS NULL
             RETURNING {NOTICE_COLUMNS}"
        );
        let (from, to) = kind.span().map(|span| (span.from, span.to)).unzip();
        let row: &[&dyn ToColumn] = &[&notice, &kind.name(), &from, &to];
        self.query_first(&sql, row, read_notice)
    }

    /// Counts an attempt to post a notice, and merges the `earlier` notices into it.
    pub fn begin_post(&self, notice: NoticeId, earlier: &[NoticeId]) -> Result<(), StoreError> {
        self.execute("UPDATE notices SET attempts = attempts + 1 WHERE id = ?1", &[&notice])?;
        for earlier in earlier {
            self.execute("UPDATE notices SET merged_into = ?2 WHERE id = ?1", &[earlier, &notice])?;
        }
        Ok(())
    }

    /// Resets the attempts of a notice whose message does not exist, and separates the notices that were merged into it.
    pub fn reset_attempts(&self, notice: NoticeId) -> Result<(), StoreError> {
        self.execute("UPDATE notices SET attempts = 0 WHERE id = ?1", &[&notice])?;
        self.execute("UPDATE notices SET merged_into = NULL WHERE merged_into = ?1", &[&notice])
    }

    /// Marks a notice, and those merged into it, as posted. Returns it, or `None` if there is no such pending notice.
    pub fn mark_notice_posted(&self, notice: NoticeId) -> Result<Option<Notice>, StoreError> {
        let sql = format!(
            "UPDATE notices SET sent_at = unixepoch() WHERE id = ?1 AND sent_at IS NULL RETURNING {NOTICE_COLUMNS}"
        );
        let confirmed = self.query_first(&sql, &[&notice], read_notice)?;
        if confirmed.is_some() {
            self.execute(
                "UPDATE notices SET sent_at = unixepoch() WHERE merged_into = ?1 AND sent_at IS NULL",
                &[&notice],
            )?;
        }
        Ok(confirmed)
    }

    /// Records that a post has buttons of an earlier turn, because the post of another notice has replaced it.
    pub fn record_old_post(&self, post: MessageId, by: Notice) -> Result<(), StoreError> {
        let sql = "INSERT INTO old_posts (message, table_id, notice) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING";
        self.execute(sql, &[&post, &by.table, &by.id])
    }

    /// Records that the buttons of an earlier turn were removed from a post.
    pub fn forget_old_post(&self, post: MessageId) -> Result<(), StoreError> {
        self.execute("DELETE FROM old_posts WHERE message = ?1", &[&post])
    }

    /// Records the latest message of a table in a role.
    pub fn remember_post(&self, table: TableId, role: Role, message: MessageId) -> Result<(), StoreError> {
        let sql = "INSERT INTO posts (table_id, role, message) VALUES (?1, ?2, ?3)
                   ON CONFLICT (table_id, role) DO UPDATE SET message = excluded.message";
        self.execute(sql, &[&table, &role, &message])
    }
}
