//! Standing orders: what somebody has decided once for all questions of a kind.

use rusqlite::params;

use crate::rules::seat::Seat;

use super::rows::seat_at;
use super::{Reading, StoreError, TableId, Writing};

impl Reading<'_> {
    /// All orders of a table: whose, by which name, and the number that belongs to it.
    ///
    /// # Errors
    /// That the database failed.
    pub fn orders(&self, table: TableId) -> Result<Vec<(Seat, String, u8)>, StoreError> {
        let sql = "SELECT seat, name, value FROM orders WHERE table_id = ?1 ORDER BY seat, name";
        let mut statement = self.transaction.prepare_cached(sql)?;
        let orders = statement.query_map([table], |row| Ok((seat_at(row, 0)?, row.get(1)?, row.get(2)?)))?;
        Ok(orders.collect::<Result<_, _>>()?)
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
                self.transaction.prepare_cached(sql)?.execute(params![table, seat, name, value])?
            }
            None => {
                let sql = "DELETE FROM orders WHERE table_id = ?1 AND seat = ?2 AND name = ?3";
                self.transaction.prepare_cached(sql)?.execute(params![table, seat, name])?
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
        self.transaction.prepare_cached(sql)?.execute(params![table, u8::from(seat)])?;
        Ok(())
    }
}
