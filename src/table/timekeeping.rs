//! Deadlines: reminders, and votes about late players.
//!
//! When a table starts to wait for an answer, the same transaction stores its clock: the deadline, the time of each reminder, and
//! the time of the vote after a grace period. When one of these times is reached, one transaction deletes it and writes the notice,
//! so a restart neither loses nor repeats a notice.

use bergerie_rules::Seat;
use bergerie_store::{
    Announcement, MotionKind, NewMotion, NoticeKind, PhaseKind, ReadTransaction, StoreError, TableId, UserId,
    WriteTransaction,
};

use super::error::Failure;
use super::snapshot::Snapshot;
use super::{Tables, clocks, open_motion, quiet_hours};

impl Tables {
    /// Commits all reminders and votes that are due, and begins the next games of duels. Returns the tables with new notices, and those
    /// where a bot must answer now.
    pub fn process_deadlines(&self) -> Result<Vec<TableId>, Failure> {
        let tables = self.read(|reading| reading.tables_with_due_clock())?;
        let mut notified = self.continue_duels()?;
        for table in tables {
            // Continue after an error, so that a table that cannot be read does not stop the clocks of the others.
            match self.process_deadlines_of(table) {
                Ok(true) => notified.push(table),
                Ok(false) => {}
                Err(error) => tracing::error!(%table, %error, "failed to process the deadlines of a table"),
            }
        }
        Ok(notified)
    }

    /// Returns the interval at which [`process_deadlines`](Tables::process_deadlines) must be called.
    pub fn check_interval(&self) -> std::time::Duration {
        self.shared.store.clock().check_interval()
    }

    fn process_deadlines_of(&self, table: TableId) -> Result<bool, Failure> {
        self.warm(table)?;
        self.write(|writing| {
            let row = writing.table(table)?.filter(|row| row.phase_kind == PhaseKind::Playing);
            let Some(snapshot) = self.snapshot(writing, row)? else { return Ok(false) };
            let reminded = remind(writing, &snapshot)?;
            // The bot's answer is computed outside of the transaction, by the caller.
            Ok(begin_motion(writing, &snapshot)? || reminded || snapshot.bot_to_move().is_some())
        })
    }
}

/// Adds reminders for players whose reminder is due. Returns whether it added any.
fn remind(writing: &WriteTransaction<'_>, table: &Snapshot) -> Result<bool, StoreError> {
    let (due, now, late) = (table.clock.and_then(|clock| clock.due), writing.now(), late_seat(writing, table));
    let mut any = false;
    for seat in writing.due_reminders(table.id)? {
        let user = clocks::awaited_players(table).into_iter().find(|&(asked, _)| asked == seat).map(|(_, user)| user);
        let (Some(user), Some(due), Some(decision)) = (user, due, table.decision()) else {
            writing.delete_reminder(table.id, seat)?;
            continue;
        };
        // Check again, because the player may be away or in quiet hours by this time.
        let user = writing.preferences(user)?;
        let at = quiet_hours::after(&user, now.max(user.away_until.unwrap_or(now)));
        if at > now {
            writing.schedule_reminder(table.id, seat, at)?;
            continue;
        }
        writing.delete_reminder(table.id, seat)?;
        // The vote that starts in the same check pings the late player, too.
        if user.reminders && (late != Some(seat) || voters(table, seat).is_empty()) {
            // The first reminder is about the end of the time per move, the second about the end of the bank.
            let bank_from = table.clock.and_then(|clock| clock.bank_from).filter(|&from| from > now);
            let reminder = Announcement::Reminder { seat, due: bank_from.unwrap_or(due), decision: decision.number };
            writing.add_notice(table.id, NoticeKind::Announcement(reminder))?;
            let next = clocks::time_limits(table.options.pace)
                .map(|times| quiet_hours::reminder(&user, due - times.reminder_lead, due));
            if let Some(at) = next.filter(|&at| at > now) {
                writing.schedule_reminder(table.id, seat, at)?;
            }
            any = true;
        }
    }
    Ok(any)
}

/// Returns the seat of the late player if it is time for the vote about them.
fn late_seat(reading: &ReadTransaction<'_>, table: &Snapshot) -> Option<Seat> {
    let is_due = table.clock.and_then(|clock| clock.vote_at).is_some_and(|at| at <= reading.now());
    clocks::awaited_players(table).first().filter(|_| is_due).map(|&(seat, _)| seat)
}

/// Returns the users who can take part in a vote about a seat.
fn voters(table: &Snapshot, seat: Seat) -> Vec<UserId> {
    table.game().map(|game| open_motion::other_voters(&table.users, &table.bots, game, seat)).unwrap_or_default()
}

/// Starts the vote about a late player. Returns `false` if the vote is not due, or if no other player can take part.
fn begin_motion(writing: &WriteTransaction<'_>, table: &Snapshot) -> Result<bool, StoreError> {
    let (Some(seat), Some(play)) = (late_seat(writing, table), table.play()) else { return Ok(false) };
    writing.mark_motion_begun(table.id)?;
    if voters(table, seat).is_empty() {
        // Try again later, because a player may take a seat back from the bot. Each time, the game has waited twice as long.
        if let (Some(times), Some(due)) =
            (clocks::time_limits(table.options.pace), table.clock.and_then(|clock| clock.due))
        {
            let now = writing.now();
            writing.schedule_motion(table.id, now + times.grace.max(now - due))?;
        }
        return Ok(false);
    }
    let motion = NewMotion { kind: MotionKind::Absence, seat, user: None, position: None, length: play.length };
    let row = writing.table(table.id)?;
    row.map(|row| open_motion::begin(writing, &row, motion)).transpose()?;
    Ok(true)
}
