//! Confirmations of players that they are still waiting for a game to start.

use super::{ReadTransaction, StoreError, TableId, UserId, WriteTransaction};

impl ReadTransaction<'_> {
    /// Returns the players of a table opened before `since` who neither joined nor confirmed after it, in Unix seconds.
    pub fn unconfirmed(&self, table: TableId, since: i64) -> Result<Vec<UserId>, StoreError> {
        // Bots have IDs below zero.
        let sql = "SELECT user_id FROM seats WHERE table_id = ?1 AND user_id >= 0
                   AND EXISTS (SELECT 1 FROM tables WHERE id = ?1 AND opened_at < ?2)
                   AND NOT EXISTS (SELECT 1 FROM confirmations AS made
                                   WHERE made.table_id = ?1 AND made.user_id = seats.user_id AND made.made_at >= ?2)
                   ORDER BY seat";
        self.query_all(sql, &[&table, &since], |row| row.get(0))
    }
}

impl WriteTransaction<'_> {
    /// Records that a player has joined a table, or still wants to play there.
    pub fn confirm_player(&self, table: TableId, user: UserId) -> Result<(), StoreError> {
        let sql = "INSERT INTO confirmations (table_id, user_id, made_at) VALUES (?1, ?2, ?3)
                   ON CONFLICT (table_id, user_id) DO UPDATE SET made_at = excluded.made_at";
        self.execute(sql, &[&table, &user, &self.now()])
    }

    /// Deletes the confirmations of a table that has stopped waiting for players.
    pub(super) fn delete_confirmations(&self, table: TableId) -> Result<(), StoreError> {
        self.execute("DELETE FROM confirmations WHERE table_id = ?1", &[&table])
    }
}
