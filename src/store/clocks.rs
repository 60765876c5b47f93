//! Clocks of tables: deadlines, reminders, and votes about absent players.

use serde::{Deserialize, Serialize};

use crate::rules::seat::Seat;

use super::rows::text_enum;
use super::sql::Row;
use super::{Reading, StoreError, TableId, UserId, Writing};

text_enum! {
    /// The time per move.
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    Pace {
        /// A few minutes per move, for players who are all online.
        Live = "live",
        /// A day per move.
        Day = "day",
        /// Three days per move.
        ThreeDays = "three_days",
        /// A week per move.
        Week = "week",
        /// No deadline.
        #[default]
        None = "none",
    }
}

/// The clock of a table that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableClock {
    /// The start of the wait, in Unix seconds.
    pub since: i64,
    /// The deadline in Unix seconds, or `None` if the table's pace has none.
    pub due: Option<i64>,
    /// The time at which the vote about the absent player starts, in Unix seconds. `None` if it has started.
    pub vote_at: Option<i64>,
}

fn read_clock(row: &Row) -> Result<TableClock, StoreError> {
    Ok(TableClock { since: row.get(0)?, due: row.get(1)?, vote_at: row.get(2)? })
}

impl Reading<'_> {
    /// Returns the clock of a table, or `None` if the table waits for no player.
    pub fn waited(&self, table: TableId) -> Result<Option<TableClock>, StoreError> {
        let sql = "SELECT since, due, vote_at FROM clocks WHERE table_id = ?1";
        self.first(sql, &[&table], read_clock)
    }

    /// Returns the tables with a due reminder or vote, except paused tables.
    pub fn tables_with_due_clock(&self) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE phase = 'playing' AND parked IS NULL AND id IN (
                       SELECT table_id FROM clocks WHERE vote_at <= ?1
                       UNION SELECT table_id FROM reminders WHERE at <= ?1) ORDER BY id";
        self.all(sql, &[&self.now()], |row| row.get(0))
    }

    /// Returns the seats at a table whose reminders are due.
    pub fn due_reminders(&self, table: TableId) -> Result<Vec<Seat>, StoreError> {
        let sql = "SELECT seat FROM reminders WHERE table_id = ?1 AND at <= ?2 ORDER BY seat";
        self.all(sql, &[&table, &self.now()], |row| row.get(0))
    }

    /// Returns a user's active tables. The table that has waited longest comes first.
    pub fn tables_of(&self, user: UserId) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT tables.id FROM tables JOIN seats ON seats.table_id = tables.id
                   LEFT JOIN clocks ON clocks.table_id = tables.id
                   WHERE seats.person = ?1 AND phase IN ('lobby', 'playing')
                   ORDER BY coalesce(clocks.since, tables.opened_at), tables.id";
        self.all(sql, &[&user], |row| row.get(0))
    }
}

impl Writing<'_> {
    /// Sets the clock of a table and deletes all reminders of the table.
    pub fn set_clock(&self, table: TableId, waited: TableClock) -> Result<(), StoreError> {
        let TableClock { since, due, vote_at } = waited;
        let sql = "INSERT INTO clocks (table_id, since, due, vote_at) VALUES (?1, ?2, ?3, ?4)
                   ON CONFLICT (table_id) DO UPDATE SET since = ?2, due = ?3, vote_at = ?4";
        self.run(sql, &[&table, &since, &due, &vote_at])?;
        self.forget_reminders(table)
    }

    /// Deletes the clock of a table, and all reminders of the table.
    pub fn delete_clock(&self, table: TableId) -> Result<(), StoreError> {
        self.run("DELETE FROM clocks WHERE table_id = ?1", &[&table])?;
        self.forget_reminders(table)
    }

    fn forget_reminders(&self, table: TableId) -> Result<(), StoreError> {
        self.run("DELETE FROM reminders WHERE table_id = ?1", &[&table])?;
        Ok(())
    }

    /// Records that the vote about the absent player has started, so that it starts only once.
    pub fn vote_begun(&self, table: TableId) -> Result<(), StoreError> {
        let sql = "UPDATE clocks SET vote_at = NULL WHERE table_id = ?1";
        self.run(sql, &[&table])?;
        Ok(())
    }

    /// Sets the time at which the vote about the absent player starts. Does nothing if the table has no deadline.
    pub fn vote_at(&self, table: TableId, at: i64) -> Result<(), StoreError> {
        let sql = "UPDATE clocks SET vote_at = ?2 WHERE table_id = ?1 AND due IS NOT NULL";
        self.run(sql, &[&table, &at])?;
        Ok(())
    }

    /// Sets the time of the reminder for a seat, in Unix seconds.
    pub fn remind(&self, table: TableId, seat: Seat, at: i64) -> Result<(), StoreError> {
        let sql = "INSERT INTO reminders (table_id, seat, at) VALUES (?1, ?2, ?3)
                   ON CONFLICT (table_id, seat) DO UPDATE SET at = excluded.at";
        self.run(sql, &[&table, &seat, &at])?;
        Ok(())
    }

    /// Deletes the reminder for a seat.
    pub fn delete_reminder(&self, table: TableId, seat: Seat) -> Result<(), StoreError> {
        let sql = "DELETE FROM reminders WHERE table_id = ?1 AND seat = ?2";
        self.run(sql, &[&table, &seat])?;
        Ok(())
    }
}
