//! Standing orders: answers that a player gives in advance to all questions of a kind.

use bergerie_rules::Seat;

use super::{ReadTransaction, StoreError, TableId, WriteTransaction};

impl ReadTransaction<'_> {
    /// Returns the standing orders at a table, each as player, name and value.
    pub fn orders(&self, table: TableId) -> Result<Vec<(Seat, String, u8)>, StoreError> {
        let sql = "SELECT seat, name, value FROM standing_orders WHERE table_id = ?1 ORDER BY seat, name";
        self.query_all(sql, &[&table], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
    }
}

impl WriteTransaction<'_> {
    /// Sets a player's standing order, or deletes it if `value` is `None`.
    pub fn set_order(&self, table: TableId, seat: Seat, name: &str, value: Option<u8>) -> Result<(), StoreError> {
        let seat = u8::from(seat);
        match value {
            Some(value) => {
                let sql = "INSERT INTO standing_orders (table_id, seat, name, value) VALUES (?1, ?2, ?3, ?4)
                           ON CONFLICT (table_id, seat, name) DO UPDATE SET value = excluded.value";
                self.execute(sql, &[&table, &seat, &name, &value])
            }
            None => {
                let sql = "DELETE FROM standing_orders WHERE table_id = ?1 AND seat = ?2 AND name = ?3";
                self.execute(sql, &[&table, &seat, &name])
            }
        }
    }

    /// Deletes all standing orders of a seat, because another user takes it over.
    pub fn delete_orders(&self, table: TableId, seat: Seat) -> Result<(), StoreError> {
        let sql = "DELETE FROM standing_orders WHERE table_id = ?1 AND seat = ?2";
        self.execute(sql, &[&table, &seat])
    }
}
