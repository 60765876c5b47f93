//! Clocks of tables: deadlines, reminders, and votes about absent players.

use bergerie_rules::Seat;

use super::{ReadTransaction, Row, StoreError, TableId, UserId, WriteTransaction};

/// The clock of a table that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableClock {
    /// The start of the wait, in Unix seconds.
    pub since: i64,
    /// The deadline in Unix seconds, or `None` if the table's pace has none.
    pub due: Option<i64>,
    /// The time at which the vote about the absent player starts, in Unix seconds. `None` if it has started.
    pub vote_at: Option<i64>,
    /// The time from which the awaited players draw on their banks, in Unix seconds. `None` if the table's pace has no banks.
    pub bank_from: Option<i64>,
    /// The time from which the bot answers for a player who is asked during another player's turn, in Unix seconds.
    pub bot_at: Option<i64>,
    /// The time that was left for the answer when an awaited player announced an absence, in seconds.
    pub time_left: Option<i64>,
}

/// The time left in a player's bank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeBank {
    /// The time left when the player is not drawing on the bank, in seconds.
    pub remaining: i64,
    /// The time that the player's latest answer returned to the bank, in seconds.
    pub returned: i64,
    /// The time from which the player draws on the bank, in Unix seconds. `None` if the table does not wait for the player.
    pub runs_from: Option<i64>,
}

impl TimeBank {
    /// Returns the time left at a moment in Unix seconds.
    pub fn at(self, now: i64) -> i64 {
        let drawn = self.runs_from.map_or(0, |from| (now - from).max(0));
        (self.remaining - drawn).max(0)
    }
}

fn read_clock(row: &Row) -> Result<TableClock, StoreError> {
    Ok(TableClock {
        since: row.get(0)?,
        due: row.get(1)?,
        vote_at: row.get(2)?,
        bank_from: row.get(3)?,
        bot_at: row.get(4)?,
        time_left: row.get(5)?,
    })
}

impl ReadTransaction<'_> {
    /// Returns the clock of a table, or `None` if the table waits for no player.
    pub fn clock(&self, table: TableId) -> Result<Option<TableClock>, StoreError> {
        let sql = "SELECT since, due, vote_at, (SELECT max(runs_from) FROM time_banks WHERE table_id = ?1), bot_at,
                          time_left
                   FROM clocks WHERE table_id = ?1";
        self.query_first(sql, &[&table], read_clock)
    }

    /// Returns the banks of time at a table that are not full, or on which a player will draw.
    pub fn time_banks(&self, table: TableId) -> Result<Vec<(Seat, TimeBank)>, StoreError> {
        let sql = "SELECT seat, remaining, returned, runs_from FROM time_banks WHERE table_id = ?1 ORDER BY seat";
        self.query_all(sql, &[&table], |row| {
            Ok((row.get(0)?, TimeBank { remaining: row.get(1)?, returned: row.get(2)?, runs_from: row.get(3)? }))
        })
    }

    /// Returns the tables with a due reminder, vote or answer of the bot, except paused tables.
    pub fn tables_with_due_clock(&self) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE phase = 'playing' AND pause_reason IS NULL AND id IN (
                       SELECT table_id FROM clocks WHERE vote_at <= ?1
                       UNION ALL SELECT table_id FROM clocks WHERE bot_at <= ?1
                       UNION ALL SELECT table_id FROM reminders WHERE at <= ?1) ORDER BY id";
        self.query_all(sql, &[&self.now()], |row| row.get(0))
    }

    /// Returns the seats at a table whose reminders are due.
    pub fn due_reminders(&self, table: TableId) -> Result<Vec<Seat>, StoreError> {
        let sql = "SELECT seat FROM reminders WHERE table_id = ?1 AND at <= ?2 ORDER BY seat";
        self.query_all(sql, &[&table, &self.now()], |row| row.get(0))
    }

    /// Returns a user's active tables. The table that has waited longest comes first.
    pub fn tables_of(&self, user: UserId) -> Result<Vec<TableId>, StoreError> {
        self.tables_of_if(user, "phase IN ('lobby', 'playing')")
    }

    /// Returns a user's active tables like [`ReadTransaction::tables_of`], except those whose channel is gone.
    pub fn reachable_tables_of(&self, user: UserId) -> Result<Vec<TableId>, StoreError> {
        self.tables_of_if(user, "phase IN ('lobby', 'playing') AND (pause_reason IS NULL OR pause_reason <> 'gone')")
    }

    fn tables_of_if(&self, user: UserId, condition: &str) -> Result<Vec<TableId>, StoreError> {
        let sql = format!(
            "SELECT tables.id FROM tables JOIN seats ON seats.table_id = tables.id
             LEFT JOIN clocks ON clocks.table_id = tables.id
             WHERE seats.user_id = ?1 AND {condition}
             ORDER BY coalesce(clocks.since, tables.opened_at), tables.id"
        );
        self.query_all(&sql, &[&user], |row| row.get(0))
    }
}

impl WriteTransaction<'_> {
    /// Sets the clock of a table, without the banks, and deletes all reminders of the table. The clock of a paused table is stopped.
    pub fn set_clock(&self, table: TableId, clock: TableClock) -> Result<(), StoreError> {
        let TableClock { since, due, vote_at, bank_from: _, bot_at, time_left } = clock;
        let sql = "INSERT INTO clocks (table_id, since, due, vote_at, bot_at, time_left, stopped_at)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6,
                           (SELECT CASE WHEN pause_reason IS NOT NULL THEN CAST(?2 AS bigint) END FROM tables WHERE id = ?1))
                   ON CONFLICT (table_id) DO UPDATE SET since = ?2, due = ?3, vote_at = ?4, bot_at = ?5,
                       time_left = ?6, stopped_at = excluded.stopped_at";
        self.execute(sql, &[&table, &since, &due, &vote_at, &bot_at, &time_left])?;
        self.delete_reminders(table)
    }

    /// Deletes the clock of a table, and all reminders of the table.
    pub fn delete_clock(&self, table: TableId) -> Result<(), StoreError> {
        self.execute("DELETE FROM clocks WHERE table_id = ?1", &[&table])?;
        self.delete_reminders(table)
    }

    fn delete_reminders(&self, table: TableId) -> Result<(), StoreError> {
        self.execute("DELETE FROM reminders WHERE table_id = ?1", &[&table])
    }

    pub fn set_time_bank(&self, table: TableId, seat: Seat, bank: TimeBank) -> Result<(), StoreError> {
        let TimeBank { remaining, returned, runs_from } = bank;
        let sql = "INSERT INTO time_banks (table_id, seat, remaining, returned, runs_from) VALUES (?1, ?2, ?3, ?4, ?5)
                   ON CONFLICT (table_id, seat) DO UPDATE SET remaining = ?3, returned = ?4, runs_from = ?5";
        self.execute(sql, &[&table, &seat, &remaining, &returned, &runs_from])
    }

    /// Fills a player's bank of time.
    pub fn fill_time_bank(&self, table: TableId, seat: Seat) -> Result<(), StoreError> {
        self.execute("DELETE FROM time_banks WHERE table_id = ?1 AND seat = ?2", &[&table, &seat])
    }

    /// Stops the clock of a table, because the table is paused.
    pub(super) fn stop_clock(&self, table: TableId) -> Result<(), StoreError> {
        let sql = "UPDATE clocks SET stopped_at = ?2 WHERE table_id = ?1 AND stopped_at IS NULL";
        self.execute(sql, &[&table, &self.now()])
    }

    /// Starts a stopped clock again, with all its times later by the duration of the pause. Returns whether it was stopped.
    pub(super) fn continue_clock(&self, table: TableId) -> Result<bool, StoreError> {
        let sql = "SELECT stopped_at FROM clocks WHERE table_id = ?1 AND stopped_at IS NOT NULL";
        let Some(stopped) = self.query_first(sql, &[&table], |row| row.get::<i64>(0))? else { return Ok(false) };
        let pause = self.now().saturating_sub(stopped);
        for sql in [
            "UPDATE clocks SET due = due + ?2, vote_at = vote_at + ?2, bot_at = bot_at + ?2, stopped_at = NULL
             WHERE table_id = ?1",
            "UPDATE reminders SET at = at + ?2 WHERE table_id = ?1",
            "UPDATE time_banks SET runs_from = runs_from + ?2 WHERE table_id = ?1",
        ] {
            self.execute(sql, &[&table, &pause])?;
        }
        Ok(true)
    }

    /// Records that the vote about the absent player has started, so that it does not start again.
    pub fn mark_motion_begun(&self, table: TableId) -> Result<(), StoreError> {
        let sql = "UPDATE clocks SET vote_at = NULL WHERE table_id = ?1";
        self.execute(sql, &[&table])
    }

    /// Sets the time at which the vote about the absent player starts. Does nothing if the table has no deadline.
    pub fn schedule_motion(&self, table: TableId, at: i64) -> Result<(), StoreError> {
        let sql = "UPDATE clocks SET vote_at = ?2 WHERE table_id = ?1 AND due IS NOT NULL";
        self.execute(sql, &[&table, &at])
    }

    /// Deletes the time from which the bot answers for players out of turn.
    pub fn cancel_bot_answer(&self, table: TableId) -> Result<(), StoreError> {
        self.execute("UPDATE clocks SET bot_at = NULL WHERE table_id = ?1", &[&table])
    }

    /// Restores the time from which the bot answers for players out of turn, in Unix seconds, after the clock was set anew. Does
    /// nothing if the deadline comes first, or if the clock is stopped, because this time is not shifted by the pause so far.
    pub fn schedule_bot_answer(&self, table: TableId, at: i64) -> Result<(), StoreError> {
        let sql =
            "UPDATE clocks SET bot_at = ?2 WHERE table_id = ?1 AND stopped_at IS NULL AND (due IS NULL OR due > ?2)";
        self.execute(sql, &[&table, &at])
    }

    /// Sets the time of the reminder for a seat, in Unix seconds.
    pub fn schedule_reminder(&self, table: TableId, seat: Seat, at: i64) -> Result<(), StoreError> {
        let sql = "INSERT INTO reminders (table_id, seat, at) VALUES (?1, ?2, ?3)
                   ON CONFLICT (table_id, seat) DO UPDATE SET at = excluded.at";
        self.execute(sql, &[&table, &seat, &at])
    }

    pub fn delete_reminder(&self, table: TableId, seat: Seat) -> Result<(), StoreError> {
        let sql = "DELETE FROM reminders WHERE table_id = ?1 AND seat = ?2";
        self.execute(sql, &[&table, &seat])
    }
}
