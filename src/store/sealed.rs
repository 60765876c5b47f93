//! Sealed bids: each player's maximum price for the tiles of a bazaar.

use crate::rules::Seat;

use super::value::Row;
use super::{Reading, StoreError, TableId, Writing};

/// A sealed bid: the player, the position of the tile on offer, and the maximum price.
pub type SealedBid = (Seat, u8, u8);

fn read_bid(row: &Row) -> Result<SealedBid, StoreError> {
    Ok((row.get(0)?, row.get(1)?, row.get(2)?))
}

impl Reading<'_> {
    /// Returns the sealed bids of a table.
    pub fn sealed_bids(&self, table: TableId) -> Result<Vec<SealedBid>, StoreError> {
        self.all(
            "SELECT seat, offer, most FROM sealed_bids WHERE table_id = ?1 ORDER BY seat, offer",
            &[&table],
            read_bid,
        )
    }
}

impl Writing<'_> {
    /// Records a player's maximum price for a tile on offer, replacing an earlier one.
    pub fn save_bid(&self, table: TableId, offer: u8, seat: Seat, most: u8) -> Result<(), StoreError> {
        let sql = "INSERT INTO sealed_bids (table_id, offer, seat, most) VALUES (?1, ?2, ?3, ?4)
                   ON CONFLICT (table_id, offer, seat) DO UPDATE SET most = excluded.most";
        self.run(sql, &[&table, &offer, &seat, &most])
    }

    /// Deletes a player's bids.
    pub fn delete_bids_of(&self, table: TableId, seat: Seat) -> Result<(), StoreError> {
        self.run("DELETE FROM sealed_bids WHERE table_id = ?1 AND seat = ?2", &[&table, &seat])
    }

    /// Deletes all bids of a table.
    pub fn delete_bids(&self, table: TableId) -> Result<(), StoreError> {
        self.run("DELETE FROM sealed_bids WHERE table_id = ?1", &[&table])
    }
}
