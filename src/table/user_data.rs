//! The data of a user: exporting it, erasing it, and deleting the logs of games some time after their end.

use serde::Serialize;
use sha2::{Digest, Sha256};

use bergerie_rules::Seat;
use bergerie_store::{
    Announcement, EventHash, MotionKind, NoticeKind, PhaseKind, ReadTransaction, StoreError, TableId, TableRow, UserId,
    WriteTransaction,
};

use super::error::{Failure, TableError};
use super::{RecordFile, Tables, clocks, duels, lobby, motions, open_motion, play};

/// The maximum size of the rows and records in an export, in bytes. Discord accepts files of up to 10 MiB.
const MAX_SIZE: usize = 9 << 20;

/// The treatment of a user's seats in running games when the user's data is erased.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Departure {
    /// The user resigns.
    Resign,
    /// A bot takes over the seats.
    Bot,
}

/// All data that is stored about a user.
#[derive(Debug, Serialize)]
pub struct UserData {
    /// The user whom the data is about.
    pub user: UserId,
    /// The time of the export, in Unix seconds.
    pub exported_at: i64,
    /// The database rows that contain the user's ID or belong to the user's seats, by database table.
    pub rows: serde_json::Map<String, serde_json::Value>,
    /// The records of the user's games, newest first.
    pub records: Vec<RecordFile>,
    /// The games whose records are left out because the file would be too large.
    pub records_left_out: Vec<TableId>,
}

impl Tables {
    /// Returns all data that is stored about a user.
    pub fn user_data(&self, user: UserId) -> Result<UserData, TableError> {
        let (rows, exported_at, tables) = self.read(|reading| {
            Ok::<_, Failure>((reading.rows_of_user(user)?, reading.now(), reading.tables_ever_of(user)?))
        })?;
        let (mut records, mut records_left_out, mut size) = (Vec::new(), Vec::new(), json_size(&rows));
        for table in tables {
            match self.export_table(table) {
                Ok(record) => {
                    size += json_size(&record);
                    if size <= MAX_SIZE { records.push(record) } else { records_left_out.push(table) }
                }
                // The table has no record: it has not started, was closed before its game, or was deleted in the
                // meantime.
                Err(TableError::NotStarted | TableError::NoTable) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(UserData { user, exported_at, rows, records, records_left_out })
    }

    /// Returns the number of running games in which a user plays, also in channels that are gone.
    pub fn running_games_of(&self, user: UserId) -> Result<usize, Failure> {
        let tables = self.read(|reading| reading.tables_of(user))?;
        Ok(self.played_by(user, tables)?.iter().filter(|table| table.game().is_some()).count())
    }

    /// Erases all data of a user. Before that, the user leaves all active tables; a table without any other user is closed. Returns
    /// these tables, which have notices to post.
    ///
    /// # Errors
    /// If the user cannot leave a table, they still leave the others, but the rest of their data remains.
    pub fn erase(&self, user: UserId, departure: Departure) -> Result<Vec<TableId>, TableError> {
        self.erase_unless_processed(user, departure, None)
    }

    /// Erases all data of a user who has removed the app, as a webhook event with this body says. A bot takes over the user's seats.
    /// Does nothing if the event was processed before: a copy must not erase what the user has done since. Otherwise works like
    /// [`Tables::erase`].
    pub fn erase_on_event(&self, user: UserId, body: &[u8]) -> Result<Vec<TableId>, TableError> {
        self.erase_unless_processed(user, Departure::Bot, Some(EventHash(Sha256::digest(body).into())))
    }

    fn erase_unless_processed(
        &self,
        user: UserId,
        departure: Departure,
        event: Option<EventHash>,
    ) -> Result<Vec<TableId>, TableError> {
        let is_processed = |reading: &ReadTransaction<'_>| event.map_or(Ok(false), |event| reading.is_processed(event));
        let mut left = Vec::new();
        loop {
            let mut failure = None;
            let tables = self.read(|reading| {
                let tables = if is_processed(reading)? { None } else { Some(reading.tables_of(user)?) };
                Ok::<_, StoreError>(tables)
            })?;
            let Some(tables) = tables else { return Ok(left) };
            for table in tables {
                let warmed = self.warm(table).map_err(TableError::from);
                match warmed.and_then(|()| self.write(|writing| self.depart(writing, table, user, departure))) {
                    Ok(()) => left.push(table),
                    Err(error) => {
                        tracing::error!(%table, %error, "a user whose data is erased cannot leave a table");
                        failure = Some(error);
                    }
                }
            }
            failure.map_or(Ok(()), Err)?;
            let mut called_off = Vec::new();
            let is_erased = self.write(|writing| {
                // Try again, because the user joined another table in the meantime.
                if !writing.tables_of(user)?.is_empty() {
                    return Ok::<_, StoreError>(false);
                }
                if !is_processed(writing)? {
                    called_off = duels::call_off_challenges_to(writing, user)?;
                    writing.erase_user(user)?;
                    event.map(|event| writing.mark_webhook_event_processed(event)).transpose()?;
                }
                Ok(true)
            })?;
            if is_erased {
                left.extend(called_off);
                if let Err(error) = self.shared.store.purge_log() {
                    tracing::warn!(%error, "erased data stays in the database's log until it is overwritten");
                }
                tracing::info!(tables = left.len(), "erased the data of a user");
                return Ok(left);
            }
        }
    }

    /// Removes a user from an active table and the user's ID from its data. Does nothing if the table has
    /// ended or the user has left it.
    fn depart(
        &self,
        writing: &WriteTransaction<'_>,
        table: TableId,
        user: UserId,
        departure: Departure,
    ) -> Result<(), TableError> {
        let Some(row) = writing.table(table)? else { return Ok(()) };
        let Some(index) = row.users.iter().position(|&seated| seated == user) else { return Ok(()) };
        match row.phase_kind {
            PhaseKind::Over | PhaseKind::Aborted => return Ok(()),
            PhaseKind::Lobby => {
                self.unseat(writing, row, user)?;
                return Ok(());
            }
            PhaseKind::Playing => {}
        }
        let (row, transition) = self.resume(writing, Some(row))?;
        let seat = Seat::new(index).ok_or(TableError::NotSeated)?;
        let is_other = |other: &Seat| {
            row.user(*other).is_some_and(|other| other != user) && !transition.game.player(*other).has_resigned
        };
        if !transition.game.seats().any(|other| is_other(&other)) {
            lobby::close_table(writing, &row)?;
            return Ok(());
        }
        // Delete this now, because the seat will no longer lead from the user to it.
        writing.delete_orders(row.id, seat)?;
        writing.delete_sealed_numbers_of(row.id, seat)?;
        writing.fill_time_bank(row.id, seat)?;
        let mut row = if transition.game.player(seat).has_resigned {
            row
        } else if departure == Departure::Resign {
            play::resign_seat(writing, row.clone(), transition, seat)?;
            writing.table(table)?.unwrap_or(row)
        } else {
            let mut row = row;
            play::pass_host(writing, &mut row, &transition.game, seat)?;
            self.replace_user_with_bot(writing, row, seat)?
        };
        if let Some(seated) = row.users.get_mut(index).filter(|seated| **seated == user) {
            *seated = UserId::former(index);
            writing.set_seats(row.id, &row.users, &row.bots)?;
        }
        Ok(())
    }

    /// Gives a user's seat to a bot permanently and returns the table. Closes the open vote and adds a notice about it.
    fn replace_user_with_bot(
        &self,
        writing: &WriteTransaction<'_>,
        mut row: TableRow,
        seat: Seat,
    ) -> Result<TableRow, TableError> {
        lobby::seat_bot_instead(&mut row, seat.index());
        writing.set_seats(row.id, &row.users, &row.bots)?;
        if let Some(open) = writing.open_motion(row.id)? {
            open_motion::close_any_vote(writing, row.id)?;
            if open.kind == MotionKind::Absence && open.seat != seat {
                clocks::schedule_new_vote(writing, &row)?;
            }
        }
        writing.add_notice(row.id, NoticeKind::Announcement(Announcement::Left { seat }))?;
        motions::restart_turn_clock(self, writing, row.clone())?;
        Ok(row)
    }

    /// Deletes the logs of some games that ended more than `days` ago, and some tables that were closed before then. Returns
    /// the number of both together. The records of the games remain.
    pub fn delete_ended(&self, days: u32) -> Result<usize, Failure> {
        let before = self.now() - i64::from(days) * 24 * 60 * 60;
        let tables = self.read(|reading| reading.tables_ended_before(before))?;
        for &(table, phase_kind) in &tables {
            self.write(|writing| match phase_kind {
                PhaseKind::Over => writing.delete_log(table),
                PhaseKind::Lobby | PhaseKind::Playing | PhaseKind::Aborted => writing.delete_table(table),
            })?;
        }
        Ok(tables.len())
    }
}

/// Returns the size of a value as JSON without whitespace, in bytes.
fn json_size(value: &impl Serialize) -> usize {
    serde_json::to_vec(value).map_or(MAX_SIZE, |json| json.len())
}
