//! The numbers of sealed rounds, which players submit in private.

use bergerie_rules::Seat;

use super::{ReadTransaction, Row, StoreError, TableId, WriteTransaction};

/// A number that a player has submitted in a sealed round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SealedNumber {
    pub seat: Seat,
    /// The subject of the number, which the expansion defines, such as the position of a tile.
    pub subject: u8,
    pub number: u8,
}

fn read_number(row: &Row) -> Result<SealedNumber, StoreError> {
    Ok(SealedNumber { seat: row.get(0)?, subject: row.get(1)?, number: row.get(2)? })
}

impl ReadTransaction<'_> {
    pub fn sealed_numbers(&self, table: TableId) -> Result<Vec<SealedNumber>, StoreError> {
        self.query_all(
            "SELECT seat, subject, number FROM sealed_numbers WHERE table_id = ?1 ORDER BY seat, subject",
            &[&table],
            read_number,
        )
    }
}

impl WriteTransaction<'_> {
    /// Records a player's number for a subject, replacing an earlier one.
    pub fn save_sealed_number(&self, table: TableId, sealed: SealedNumber) -> Result<(), StoreError> {
        let sql = "INSERT INTO sealed_numbers (table_id, subject, seat, number) VALUES (?1, ?2, ?3, ?4)
                   ON CONFLICT (table_id, subject, seat) DO UPDATE SET number = excluded.number";
        self.execute(sql, &[&table, &sealed.subject, &sealed.seat, &sealed.number])
    }

    pub fn delete_sealed_numbers_of(&self, table: TableId, seat: Seat) -> Result<(), StoreError> {
        self.execute("DELETE FROM sealed_numbers WHERE table_id = ?1 AND seat = ?2", &[&table, &seat])
    }

    pub fn delete_sealed_numbers(&self, table: TableId) -> Result<(), StoreError> {
        self.execute("DELETE FROM sealed_numbers WHERE table_id = ?1", &[&table])
    }
}
