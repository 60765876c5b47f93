//! Sealed bids: what each would pay at most for the tiles of a bazaar.

use crate::rules::seat::Seat;

use super::sql::Row;
use super::{Reading, StoreError, TableId, Writing};

/// What somebody would pay at most: who, for which tile on offer, and how much.
pub type SealedBid = (Seat, u8, u8);

/// Columns: seat, offer, most.
fn read_bid(row: &Row) -> Result<SealedBid, StoreError> {
    Ok((row.get(0)?, row.get(1)?, row.get(2)?))
}

impl Reading<'_> {
    /// What was filed at a table.
    ///
    /// # Errors
    /// That the database failed.
    pub fn sealed_bids(&self, table: TableId) -> Result<Vec<SealedBid>, StoreError> {
        self.all(
            "SELECT seat, offer, most FROM sealed_bids WHERE table_id = ?1 ORDER BY seat, offer",
            &[&table],
            read_bid,
        )
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

    /// Forgets what was filed for a seat.
    ///
    /// # Errors
    /// That the database failed.
    pub fn forget_bids_of(&self, table: TableId, seat: Seat) -> Result<(), StoreError> {
        self.run("DELETE FROM sealed_bids WHERE table_id = ?1 AND seat = ?2", &[&table, &seat])?;
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
