//! Consents of players to show the review of their game to everyone in the channel.

use super::{ReadTransaction, StoreError, TableId, UserId, WriteTransaction};

impl ReadTransaction<'_> {
    /// Returns the players who have agreed to a public review of a table's game.
    pub fn review_consents(&self, table: TableId) -> Result<Vec<UserId>, StoreError> {
        let sql = "SELECT user_id FROM review_consents WHERE table_id = ?1 ORDER BY user_id";
        self.query_all(sql, &[&table], |row| row.get(0))
    }
}

impl WriteTransaction<'_> {
    /// Records that a player agrees to a public review.
    pub fn consent_to_review(&self, table: TableId, user: UserId) -> Result<(), StoreError> {
        let sql = "INSERT INTO review_consents (table_id, user_id) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
        self.execute(sql, &[&table, &user])
    }
}
