//! Sealed bids: what each would pay at most for the tile that is being auctioned.

use crate::rules::seat::Seat;

use super::sql::Row;
use super::{Reading, StoreError, TableId, Writing};

/// Columns: seat, most.
fn read_bid(row: &Row) -> Result<(Seat, u8), StoreError> {
    Ok((row.get(0)?, row.get(1)?))
}

impl Reading<'_> {
    /// What was filed for a tile on offer at a table, by seat.
    ///
    /// # Errors
    /// That the database failed.
    pub fn sealed_bids(&self, table: TableId, offer: u8) -> Result<Vec<(Seat, u8)>, StoreError> {
        let sql = "SELECT seat, most FROM sealed_bids WHERE table_id = ?1 AND offer = ?2 ORDER BY seat";
        self.all(sql, &[&table, &offer], read_bid)
    }
}

impl Writing<'_> {
    /// Files what somebody would pay at most for a tile on offer, instead of what they filed before.
    ///
    /// # Errors
    /// That the database failed.
    pub fn file_bid(&self, table: TableId, offer: u8, seat: Seat, most: u8) -> Result<(), StoreError> {
        let sql = "INSERT INTO sealed_bids (table_id, offer, seat, most) VALUES (?1, ?2, ?3, ?4)
                   ON CONFLICT (table_id, offer, seat) DO UPDATE SET most = excluded.most";
        self.run(sql, &[&table, &offer, &seat, &most])?;
        Ok(())
    }

    /// Forgets everything that was filed at a table.
    ///
    /// # Errors
    /// That the database failed.
    pub fn forget_bids(&self, table: TableId) -> Result<(), StoreError> {
        self.run("DELETE FROM sealed_bids WHERE table_id = ?1", &[&table])?;
        Ok(())
    }
}
