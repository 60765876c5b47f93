//! Pending edits of messages, and paused tables.

use super::{ChannelId, ReadTransaction, Role, Row, StoreError, TableId, WriteTransaction, text_enum};

text_enum! {
    /// The reason why a table is paused.
    PauseReason {
        /// The channel does not exist.
        Gone = "gone",
        /// The bot lacks permission.
        Forbidden = "forbidden",
        /// The thread is locked.
        Locked = "locked",
    }
}

/// A message that shows an outdated state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutdatedMessage {
    /// The role of the outdated message.
    pub role: Role,
    /// The number of the latest change. It increases with each change.
    pub made: u32,
}

fn read_change(row: &Row) -> Result<OutdatedMessage, StoreError> {
    Ok(OutdatedMessage { role: row.get(0)?, made: row.get(1)? })
}

impl ReadTransaction<'_> {
    /// Returns the tables with pending notices or edits, except paused tables.
    pub fn tables_with_pending_posts(&self) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE pause_reason IS NULL AND id IN (
                       SELECT table_id FROM notices WHERE sent_at IS NULL
                       UNION ALL SELECT table_id FROM changes WHERE shown < made
                       UNION ALL SELECT table_id FROM old_posts) ORDER BY id";
        self.query_all(sql, &[], |row| row.get(0))
    }

    /// Returns the tables with bots, except paused tables.
    pub fn tables_with_bots(&self) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT DISTINCT tables.id FROM tables JOIN seats ON seats.table_id = tables.id
                   WHERE seats.bot IS NOT NULL AND phase IN ('lobby', 'playing') AND phase = 'playing' AND pause_reason IS NULL
                   ORDER BY tables.id";
        self.query_all(sql, &[], |row| row.get(0))
    }

    pub fn outdated_messages(&self, table: TableId) -> Result<Vec<OutdatedMessage>, StoreError> {
        let sql = "SELECT role, made FROM changes WHERE table_id = ?1 AND shown < made ORDER BY role";
        self.query_all(sql, &[&table], read_change)
    }

    pub fn pause_reason(&self, table: TableId) -> Result<Option<PauseReason>, StoreError> {
        let sql = "SELECT pause_reason FROM tables WHERE id = ?1";
        Ok(self.query_first(sql, &[&table], |row| row.get(0))?.flatten())
    }

    pub fn is_paused(&self, channel: ChannelId) -> Result<bool, StoreError> {
        let sql = "SELECT EXISTS (SELECT 1 FROM tables WHERE channel = ?1 AND pause_reason IS NOT NULL)";
        self.query_one(sql, &[&channel], |row| row.get(0))
    }

    /// Returns all paused tables with their channels and reasons.
    pub fn paused_tables(&self) -> Result<Vec<(TableId, ChannelId, PauseReason)>, StoreError> {
        let sql = "SELECT id, channel, pause_reason FROM tables WHERE pause_reason IS NOT NULL ORDER BY id";
        self.query_all(sql, &[], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
    }

    /// Returns the running games whose channel was gone before `moment`, in Unix seconds, and the lobbies that were
    /// opened before it and whose channel is gone. Without a clock, the last log entry counts.
    pub fn tables_gone_before(&self, moment: i64) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT tables.id FROM tables LEFT JOIN clocks ON clocks.table_id = tables.id
                   WHERE pause_reason IS NOT NULL AND pause_reason = 'gone'
                   AND (phase = 'lobby' AND opened_at < ?1 OR phase = 'playing' AND coalesce(clocks.stopped_at,
                       (SELECT made_at FROM entries WHERE table_id = tables.id ORDER BY position DESC LIMIT 1)) < ?1)
                   ORDER BY tables.id";
        self.query_all(sql, &[&moment], |row| row.get(0))
    }

    pub fn channel_of(&self, table: TableId) -> Result<Option<ChannelId>, StoreError> {
        let sql = "SELECT channel FROM tables WHERE id = ?1";
        self.query_first(sql, &[&table], |row| row.get(0))
    }
}

impl WriteTransaction<'_> {
    /// Records that the content of a table's message in a role has changed, so that the message must be edited.
    pub fn mark_outdated(&self, table: TableId, role: Role) -> Result<(), StoreError> {
        let sql = "INSERT INTO changes (table_id, role, made) VALUES (?1, ?2, 1)
                   ON CONFLICT (table_id, role) DO UPDATE SET made = changes.made + 1";
        self.execute(sql, &[&table, &role])
    }

    /// Records that the post of a table's turn must be edited, and its pinned status if it has one.
    pub fn mark_turn_outdated(&self, table: TableId, is_pinned: bool) -> Result<(), StoreError> {
        self.mark_outdated(table, Role::Turn)?;
        self.mark_status_outdated(table, is_pinned)
    }

    /// Records that the pinned status of a table must be edited, if it has one.
    pub fn mark_status_outdated(&self, table: TableId, is_pinned: bool) -> Result<(), StoreError> {
        if is_pinned { self.mark_outdated(table, Role::Status) } else { Ok(()) }
    }

    /// Records that a message shows this change and all earlier ones.
    pub fn mark_updated(&self, table: TableId, change: OutdatedMessage) -> Result<(), StoreError> {
        let sql = "UPDATE changes SET shown = CASE WHEN ?3 > made THEN made ELSE ?3 END
                   WHERE shown < ?3 AND table_id = ?1 AND role = ?2";
        self.execute(sql, &[&table, &change.role, &change.made])
    }

    /// Pauses a table and its clock, because the bot cannot write to its channel. Returns `false` if it was already paused.
    pub fn pause_table(&self, table: TableId, reason: PauseReason) -> Result<bool, StoreError> {
        let sql = "UPDATE tables SET pause_reason = ?2 WHERE id = ?1 AND pause_reason IS NULL RETURNING id";
        let paused: Option<TableId> = self.query_first(sql, &[&table, &reason], |row| row.get(0))?;
        paused.map(|table| self.stop_clock(table)).transpose()?;
        Ok(paused.is_some())
    }

    /// Resumes the paused tables of a channel and their clocks. Returns these tables.
    pub fn resume_tables_of(&self, channel: ChannelId) -> Result<Vec<TableId>, StoreError> {
        let sql = "UPDATE tables SET pause_reason = NULL WHERE channel = ?1 AND pause_reason IS NOT NULL RETURNING id";
        let tables = self.query_all(sql, &[&channel], |row| row.get(0))?;
        for &table in &tables {
            if self.continue_clock(table)? {
                self.mark_outdated(table, Role::Turn)?;
            }
        }
        Ok(tables)
    }
}
