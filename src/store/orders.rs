//! Standing orders: what somebody has decided once for all questions of a kind.

use crate::rules::seat::Seat;

use super::{Reading, StoreError, TableId, Writing};

impl Reading<'_> {
    /// All orders of a table: whose, by which name, and the number that belongs to it.
    ///
    /// # Errors
    /// That the database failed.
    pub fn orders(&self, table: TableId) -> Result<Vec<(Seat, String, u8)>, StoreError> {
        let sql = "SELECT seat, name, value FROM orders WHERE table_id = ?1 ORDER BY seat, name";
        self.all(sql, &[&table], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
    }
}

impl Writing<'_> {
    /// Gives an order, or takes it back.
    ///
    /// # Errors
    /// That the database failed.
    pub fn set_order(&self, table: TableId, seat: Seat, name: &str, value: Option<u8>) -> Result<(), StoreError> {
        let seat = u8::from(seat);
        match value {
            Some(value) => {
                let sql = "INSERT INTO orders (table_id, seat, name, value) VALUES (?1, ?2, ?3, ?4)
                           ON CONFLICT (table_id, seat, name) DO UPDATE SET value = excluded.value";
                self.run(sql, &[&table, &seat, &name, &value])?
            }
            None => {
                let sql = "DELETE FROM orders WHERE table_id = ?1 AND seat = ?2 AND name = ?3";
                self.run(sql, &[&table, &seat, &name])?
            }
        };
        Ok(())
    }

    /// Forgets what somebody has ordered: the seat is somebody else's now.
    ///
    /// # Errors
    /// That the database failed.
    pub fn forget_orders(&self, table: TableId, seat: Seat) -> Result<(), StoreError> {
        let sql = "DELETE FROM orders WHERE table_id = ?1 AND seat = ?2";
        self.run(sql, &[&table, &seat])?;
        Ok(())
    }
}
