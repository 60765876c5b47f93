//! How long tables wait: since when, until when, and whom to remind.

use serde::{Deserialize, Serialize};

use crate::rules::seat::Seat;

use super::rows::text_enum;
use super::sql::Row;
use super::{PersonId, Reading, StoreError, TableId, Writing};

text_enum! {
    /// How long somebody has for an answer.
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    Pace {
        /// Everybody is there: some minutes.
        Live = "live",
        /// A day.
        Day = "day",
        /// Three days.
        ThreeDays = "three_days",
        /// A week.
        Week = "week",
        /// As long as it takes.
        #[default]
        None = "none",
    }
}

/// How long a table has waited for the answer that it waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waited {
    /// Since when, in seconds since 1970.
    pub since: i64,
    /// By when the answer is due, if the table has a clock.
    pub due: Option<i64>,
    /// When the table votes if it has not come by then; nothing once it votes.
    pub vote_at: Option<i64>,
}

fn read_waited(row: &Row) -> Result<Waited, StoreError> {
    Ok(Waited { since: row.get(0)?, due: row.get(1)?, vote_at: row.get(2)? })
}

impl Reading<'_> {
    /// How long a table has waited.
    ///
    /// # Errors
    /// That the database failed.
    pub fn waited(&self, table: TableId) -> Result<Option<Waited>, StoreError> {
        let sql = "SELECT since, due, vote_at FROM clocks WHERE table_id = ?1";
        self.first(sql, &[&table], read_waited)
    }

    /// The tables at which time brings something about by now: somebody is to be reminded, or the table votes. Those whose
    /// channel cannot be written to wait until it can.
    ///
    /// # Errors
    /// That the database failed.
    pub fn tables_in_time(&self) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE phase = 'playing' AND parked IS NULL AND id IN (
                       SELECT table_id FROM clocks WHERE vote_at <= ?1
                       UNION SELECT table_id FROM reminders WHERE at <= ?1) ORDER BY id";
        self.all(sql, &[&self.now()], |row| row.get(0))
    }

    /// Whom a table has to remind by now.
    ///
    /// # Errors
    /// That the database failed.
    pub fn reminders_in_time(&self, table: TableId) -> Result<Vec<Seat>, StoreError> {
        let sql = "SELECT seat FROM reminders WHERE table_id = ?1 AND at <= ?2 ORDER BY seat";
        self.all(sql, &[&table, &self.now()], |row| row.get(0))
    }

    /// The tables at which somebody plays, the one that has waited longest first.
    ///
    /// # Errors
    /// That the database failed.
    pub fn tables_of(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT tables.id FROM tables JOIN seats ON seats.table_id = tables.id
                   LEFT JOIN clocks ON clocks.table_id = tables.id
                   WHERE seats.person = ?1 AND phase IN ('lobby', 'playing')
                   ORDER BY coalesce(clocks.since, tables.opened_at), tables.id";
        self.all(sql, &[&person], |row| row.get(0))
    }
}

impl Writing<'_> {
    /// Says how long a table has waited, and lets go of its reminders.
    ///
    /// # Errors
    /// That the database failed.
    pub fn wait(&self, table: TableId, waited: Waited) -> Result<(), StoreError> {
        let Waited { since, due, vote_at } = waited;
        let sql = "INSERT INTO clocks (table_id, since, due, vote_at) VALUES (?1, ?2, ?3, ?4)
                   ON CONFLICT (table_id) DO UPDATE SET since = ?2, due = ?3, vote_at = ?4";
        self.run(sql, &[&table, &since, &due, &vote_at])?;
        self.forget_reminders(table)
    }

    /// Lets a table wait for nobody any more.
    ///
    /// # Errors
    /// That the database failed.
    pub fn wait_no_more(&self, table: TableId) -> Result<(), StoreError> {
        self.run("DELETE FROM clocks WHERE table_id = ?1", &[&table])?;
        self.forget_reminders(table)
    }

    fn forget_reminders(&self, table: TableId) -> Result<(), StoreError> {
        self.run("DELETE FROM reminders WHERE table_id = ?1", &[&table])?;
        Ok(())
    }

    /// Notes that the table votes, so that it does so once.
    ///
    /// # Errors
    /// That the database failed.
    pub fn vote_begun(&self, table: TableId) -> Result<(), StoreError> {
        let sql = "UPDATE clocks SET vote_at = NULL WHERE table_id = ?1";
        self.run(sql, &[&table])?;
        Ok(())
    }

    /// Lets the table vote at a moment, if it waits by a clock.
    ///
    /// # Errors
    /// That the database failed.
    pub fn vote_at(&self, table: TableId, at: i64) -> Result<(), StoreError> {
        let sql = "UPDATE clocks SET vote_at = ?2 WHERE table_id = ?1 AND due IS NOT NULL";
        self.run(sql, &[&table, &at])?;
        Ok(())
    }

    /// Has somebody reminded at a moment, instead of another one.
    ///
    /// # Errors
    /// That the database failed.
    pub fn remind(&self, table: TableId, seat: Seat, at: i64) -> Result<(), StoreError> {
        let sql = "INSERT INTO reminders (table_id, seat, at) VALUES (?1, ?2, ?3)
                   ON CONFLICT (table_id, seat) DO UPDATE SET at = excluded.at";
        self.run(sql, &[&table, &seat, &at])?;
        Ok(())
    }

    /// Somebody need not be reminded any more.
    ///
    /// # Errors
    /// That the database failed.
    pub fn reminded(&self, table: TableId, seat: Seat) -> Result<(), StoreError> {
        let sql = "DELETE FROM reminders WHERE table_id = ?1 AND seat = ?2";
        self.run(sql, &[&table, &seat])?;
        Ok(())
    }
}
