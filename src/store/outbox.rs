//! What must be said, and the messages in which it was said.

use super::rows::{Json, json_at, text_enum};
use super::sql::{Put, Row};
use super::{MessageId, NoticeId, Reading, Remark, StoreError, TableId, Writing};

/// Something that must be said in a table's channel, exactly once.
///
/// It was committed together with what it is about. Whoever says it uses its number as the message's nonce, so that
/// saying it again after a crash makes no second message, and confirms it when it is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Its number.
    pub id: NoticeId,
    /// The table.
    pub table: TableId,
    /// What it is about.
    pub kind: NoticeKind,
    /// Where a backup was restored, and this says how the table stands since: when the last thing happened that the backup
    /// knows of, in seconds since 1970.
    pub restored_to: Option<i64>,
}

/// A notice that is not confirmed yet, and what became of it so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pending {
    /// The notice.
    pub notice: Notice,
    /// How often it was about to be sent: if it ever was, it may have been posted.
    pub tries: u32,
    /// The later notice whose post tells this one as well.
    pub told_by: Option<NoticeId>,
}

/// A post that still has the buttons of an earlier turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OldPost {
    /// The message.
    pub message: MessageId,
    /// The notice whose post has taken its place.
    pub notice: Notice,
}

/// How much there is to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Backlog {
    /// Tables in the lobby or being played.
    pub tables: u32,
    /// Notices that are not confirmed yet.
    pub notices: u32,
    /// How long ago the oldest of them was written, in seconds.
    pub oldest: u32,
}

/// What a notice is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeKind {
    /// A table was opened.
    Lobby,
    /// Something happened and somebody must choose now.
    Turn(Span),
    /// Something happened and the game is over.
    Over(Span),
    /// The table was closed before the end.
    Aborted,
    /// Something is said beside the game.
    Remark(Remark),
}

impl NoticeKind {
    /// In which way a message that says it shows the table, if it does.
    pub const fn role(self) -> Option<Role> {
        Some(match self {
            NoticeKind::Lobby => Role::Lobby,
            NoticeKind::Turn(_) => Role::Turn,
            NoticeKind::Over(_) | NoticeKind::Aborted => Role::End,
            NoticeKind::Remark(Remark::Motion { .. }) => Role::Motion,
            NoticeKind::Remark(Remark::Status) => Role::Status,
            NoticeKind::Remark(_) => return None,
        })
    }

    /// The part of the log that it is about.
    pub const fn span(self) -> Option<Span> {
        match self {
            NoticeKind::Turn(span) | NoticeKind::Over(span) => Some(span),
            NoticeKind::Lobby | NoticeKind::Aborted | NoticeKind::Remark(_) => None,
        }
    }

    /// The same, told together with what another notice tells of the log right before it.
    #[must_use]
    pub fn since(self, earlier: Notice) -> NoticeKind {
        let from = |span: Span| Span { from: earlier.kind.span().map_or(span.from, |earlier| earlier.from), ..span };
        match self {
            NoticeKind::Turn(span) => NoticeKind::Turn(from(span)),
            NoticeKind::Over(span) => NoticeKind::Over(from(span)),
            NoticeKind::Lobby | NoticeKind::Aborted | NoticeKind::Remark(_) => self,
        }
    }

    const fn name(self) -> KindName {
        match self {
            NoticeKind::Lobby => KindName::Lobby,
            NoticeKind::Turn(_) => KindName::Turn,
            NoticeKind::Over(_) => KindName::Over,
            NoticeKind::Aborted => KindName::Aborted,
            NoticeKind::Remark(_) => KindName::Remark,
        }
    }

    const fn remark(self) -> Option<Remark> {
        if let NoticeKind::Remark(remark) = self { Some(remark) } else { None }
    }
}

/// A part of a game's log: the entries from one position up to before another, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The first entry.
    pub from: u32,
    /// The first entry after it.
    pub to: u32,
}

text_enum! {
    /// The kinds of notices, as their column has them.
    KindName {
        /// `NoticeKind::Lobby`.
        Lobby = "lobby",
        /// `NoticeKind::Turn`.
        Turn = "turn",
        /// `NoticeKind::Over`.
        Over = "over",
        /// `NoticeKind::Aborted`.
        Aborted = "aborted",
        /// `NoticeKind::Remark`.
        Remark = "remark",
    }
}

text_enum! {
    /// In which way a message shows a table.
    Role {
        /// The lobby.
        Lobby = "lobby",
        /// The turn that the game waits for.
        Turn = "turn",
        /// The end.
        End = "end",
        /// What the table decides together.
        Motion = "motion",
        /// How it stands, in a message that stays pinned.
        Status = "status",
    }
}

/// The messages that show a table, the newest of each role.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Posts {
    /// The lobby.
    pub lobby: Option<MessageId>,
    /// The turn that the game waits for.
    pub turn: Option<MessageId>,
    /// The end.
    pub end: Option<MessageId>,
    /// What the table decides together.
    pub motion: Option<MessageId>,
    /// How it stands, pinned.
    pub status: Option<MessageId>,
}

/// The columns that `read_notice` takes, in their order.
const COLUMNS: &str = "id, table_id, kind, from_position, to_position, restored_to, remark";

/// The same of a notice as its post tells it: together with earlier ones.
const AS_POSTED: &str = "id, table_id, kind,
    coalesce((SELECT min(earlier.from_position) FROM notices AS earlier WHERE earlier.told_by = notices.id), from_position),
    to_position, restored_to, remark";

fn read_notice(row: &Row) -> Result<Notice, StoreError> {
    let span = || -> Result<Span, StoreError> { Ok(Span { from: row.get(3)?, to: row.get(4)? }) };
    let kind = match row.get(2)? {
        KindName::Lobby => NoticeKind::Lobby,
        KindName::Turn => NoticeKind::Turn(span()?),
        KindName::Over => NoticeKind::Over(span()?),
        KindName::Aborted => NoticeKind::Aborted,
        KindName::Remark => NoticeKind::Remark(json_at(row, 6)?),
    };
    Ok(Notice { id: row.get(0)?, table: row.get(1)?, kind, restored_to: row.get(5)? })
}

impl Reading<'_> {
    /// The notices that were not confirmed yet, oldest first.
    ///
    /// # Errors
    /// That the database failed.
    pub fn pending_notices(&self) -> Result<Vec<Notice>, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM notices WHERE sent_at IS NULL ORDER BY id");
        self.all(&sql, &[], read_notice)
    }

    /// How much there is to do.
    ///
    /// # Errors
    /// That the database failed.
    pub fn backlog(&self) -> Result<Backlog, StoreError> {
        let sql = "SELECT (SELECT count(*) FROM tables WHERE phase IN ('lobby', 'playing')), count(*),
                          coalesce(unixepoch() - min(noted_at), 0)
                   FROM notices WHERE sent_at IS NULL";
        let read = |row: &Row| {
            // Somebody may have put the clock back.
            let oldest = u32::try_from(row.get::<i64>(2)?.max(0)).unwrap_or(u32::MAX);
            Ok(Backlog { tables: row.get(0)?, notices: row.get(1)?, oldest })
        };
        self.one(sql, &[], read)
    }

    /// The notices of a table that were not confirmed yet, oldest first.
    ///
    /// # Errors
    /// That the database failed.
    pub fn pending_notices_of(&self, table: TableId) -> Result<Vec<Notice>, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM notices WHERE sent_at IS NULL AND table_id = ?1 ORDER BY id");
        self.all(&sql, &[&table], read_notice)
    }

    /// The same with what became of each so far.
    ///
    /// # Errors
    /// That the database failed.
    pub fn pending_posts(&self, table: TableId) -> Result<Vec<Pending>, StoreError> {
        let sql = format!(
            "SELECT {COLUMNS}, tries, told_by FROM notices WHERE sent_at IS NULL AND table_id = ?1 ORDER BY id"
        );
        let read = |row: &Row| Ok(Pending { notice: read_notice(row)?, tries: row.get(7)?, told_by: row.get(8)? });
        self.all(&sql, &[&table], read)
    }

    /// The posts of a table that still have buttons of an earlier turn, oldest first.
    ///
    /// # Errors
    /// That the database failed.
    pub fn old_posts(&self, table: TableId) -> Result<Vec<OldPost>, StoreError> {
        let sql = format!(
            "SELECT {AS_POSTED}, message FROM notices
             JOIN (SELECT message, notice FROM old_posts WHERE table_id = ?1) AS old ON notice = id ORDER BY message"
        );
        self.all(&sql, &[&table], |row| Ok(OldPost { notice: read_notice(row)?, message: row.get(7)? }))
    }

    /// The messages that show a table.
    ///
    /// # Errors
    /// That the database failed.
    pub fn posts(&self, table: TableId) -> Result<Posts, StoreError> {
        let sql = "SELECT role, message FROM posts WHERE table_id = ?1";
        let mut posts = Posts::default();
        for (role, message) in self.all(sql, &[&table], |row| Ok((row.get(0)?, row.get(1)?)))? {
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
}

impl Reading<'_> {
    /// The notice that the turn post of a table tells; none while a newer one waits to be posted.
    ///
    /// # Errors
    /// That the database failed.
    pub fn shown_notice(&self, table: TableId) -> Result<Option<Notice>, StoreError> {
        self.last_notice(table, "kind = 'turn'")
    }

    /// The notice that the lobby post of a table tells; none while it waits to be posted.
    ///
    /// # Errors
    /// That the database failed.
    pub fn lobby_notice(&self, table: TableId) -> Result<Option<Notice>, StoreError> {
        self.last_notice(table, "kind = 'lobby'")
    }

    /// The last notice of a kind, if it was sent.
    fn last_notice(&self, table: TableId, kind: &str) -> Result<Option<Notice>, StoreError> {
        let sql =
            format!("SELECT {AS_POSTED}, sent_at FROM notices WHERE table_id = ?1 AND {kind} ORDER BY id DESC LIMIT 1");
        let read = |row: &Row| Ok(row.get::<Option<i64>>(7)?.is_some().then_some(read_notice(row)?));
        Ok(self.first(&sql, &[&table], read)?.flatten())
    }
}

impl Reading<'_> {
    /// When a notice was written, in seconds since 1970; not known of old ones.
    ///
    /// # Errors
    /// That the database failed.
    pub fn noted_at(&self, notice: NoticeId) -> Result<Option<u64>, StoreError> {
        let sql = "SELECT noted_at FROM notices WHERE id = ?1";
        let noted: Option<i64> = self.first(sql, &[&notice], |row| row.get(0))?.flatten();
        Ok(noted.map(i64::unsigned_abs))
    }
}

impl Writing<'_> {
    /// Writes down that something must be said.
    ///
    /// # Errors
    /// That the database failed.
    pub fn notify(&self, table: TableId, kind: NoticeKind) -> Result<Notice, StoreError> {
        self.notify_restored(table, kind, None)
    }

    /// Writes down that something must be said again after a backup was restored.
    ///
    /// # Errors
    /// That the database failed.
    pub(super) fn notify_restored(
        &self,
        table: TableId,
        kind: NoticeKind,
        restored_to: Option<i64>,
    ) -> Result<Notice, StoreError> {
        let sql = format!(
            "INSERT INTO notices (table_id, kind, from_position, to_position, noted_at, restored_to, remark)
             VALUES (?1, ?2, ?3, ?4, unixepoch(), ?5, ?6) RETURNING {COLUMNS}"
        );
        let (from, to) = kind.span().map(|span| (span.from, span.to)).unzip();
        let remark = kind.remark();
        let row: &[&dyn Put] = &[&table, &kind.name(), &from, &to, &restored_to, &remark.as_ref().map(Json)];
        self.one(&sql, row, read_notice)
    }

    /// Lets a notice that is not said yet tell of more of the log.
    ///
    /// # Errors
    /// That the database failed.
    pub fn extend(&self, notice: NoticeId, kind: NoticeKind) -> Result<Option<Notice>, StoreError> {
        let sql = format!(
            "UPDATE notices SET kind = ?2, from_position = ?3, to_position = ?4 WHERE id = ?1 AND sent_at IS NULL
             RETURNING {COLUMNS}"
        );
        let (from, to) = kind.span().map(|span| (span.from, span.to)).unzip();
        let row: &[&dyn Put] = &[&notice, &kind.name(), &from, &to];
        self.first(&sql, row, read_notice)
    }

    /// Counts that a pending notice is about to be sent, together with `earlier` ones that its post tells as well.
    ///
    /// # Errors
    /// That the database failed.
    pub fn begin_post(&self, notice: NoticeId, earlier: &[NoticeId]) -> Result<(), StoreError> {
        self.run("UPDATE notices SET tries = tries + 1 WHERE id = ?1", &[&notice])?;
        for earlier in earlier {
            self.run("UPDATE notices SET told_by = ?2 WHERE id = ?1", &[earlier, &notice])?;
        }
        Ok(())
    }

    /// Takes back that a notice was tried: it is not there.
    ///
    /// # Errors
    /// That the database failed.
    pub fn forget_tries(&self, notice: NoticeId) -> Result<(), StoreError> {
        self.run("UPDATE notices SET tries = 0 WHERE id = ?1", &[&notice])?;
        self.run("UPDATE notices SET told_by = NULL WHERE told_by = ?1", &[&notice])?;
        Ok(())
    }

    /// Marks a notice as posted, with those that its post tells as well, and returns it; `None` if it was before or was never
    /// written.
    ///
    /// # Errors
    /// That the database failed.
    pub fn confirm(&self, notice: NoticeId) -> Result<Option<Notice>, StoreError> {
        let sql =
            format!("UPDATE notices SET sent_at = unixepoch() WHERE id = ?1 AND sent_at IS NULL RETURNING {COLUMNS}");
        let confirmed = self.first(&sql, &[&notice], read_notice)?;
        if confirmed.is_some() {
            self.run("UPDATE notices SET sent_at = unixepoch() WHERE told_by = ?1 AND sent_at IS NULL", &[&notice])?;
        }
        Ok(confirmed)
    }

    /// Remembers that a post has the buttons of an earlier turn since that of `notice` has taken its place.
    ///
    /// # Errors
    /// That the database failed.
    pub fn outdate(&self, post: MessageId, by: Notice) -> Result<(), StoreError> {
        let sql = "INSERT INTO old_posts (message, table_id, notice) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING";
        self.run(sql, &[&post, &by.table, &by.id])?;
        Ok(())
    }

    /// Remembers that a post has lost those buttons.
    ///
    /// # Errors
    /// That the database failed.
    pub fn retire(&self, post: MessageId) -> Result<(), StoreError> {
        self.run("DELETE FROM old_posts WHERE message = ?1", &[&post])?;
        Ok(())
    }

    /// Remembers a message that shows a table, instead of the one before in that role.
    ///
    /// # Errors
    /// That the database failed.
    pub fn remember_post(&self, table: TableId, role: Role, message: MessageId) -> Result<(), StoreError> {
        let sql = "INSERT INTO posts (table_id, role, message) VALUES (?1, ?2, ?3)
                   ON CONFLICT (table_id, role) DO UPDATE SET message = excluded.message";
        self.run(sql, &[&table, &role, &message])?;
        Ok(())
    }
}
