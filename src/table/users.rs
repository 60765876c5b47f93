//! The preferences, absences and tables of users.

use bergerie_rules::Seat;
use bergerie_store::{
    Announcement, ChannelId, NoticeKind, PhaseKind, Preferences, StoreError, TableId, UserId, WriteTransaction,
};

use super::error::Failure;
use super::game_filter::GameFilter;
use super::snapshot::Snapshot;
use super::{Tables, clocks, limits, quiet_hours, time_zones};

/// The maximum length of an absence in seconds: sixty days.
const MAX_ABSENCE: i64 = 60 * 24 * 60 * 60;

/// A change of a user's absence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AbsenceChange {
    /// The end of the absence in Unix seconds, or `None` if the user is back.
    pub until: Option<i64>,
    /// Whether the user was away before.
    pub was_away: bool,
    /// The user's tables, where a notice is pending.
    pub tables: Vec<TableId>,
}

impl Tables {
    /// Returns a user's preferences.
    pub fn preferences(&self, user: UserId) -> Result<Preferences, Failure> {
        self.read(|reading| Ok(reading.preferences(user)?))
    }

    /// Returns a user's preferences and the table of a channel.
    pub fn preferences_and_table(
        &self,
        user: UserId,
        channel: ChannelId,
    ) -> Result<(Preferences, Option<Snapshot>), Failure> {
        self.read_current(
            |reading| reading.last_table(channel),
            |reading, row| Ok((reading.preferences(user)?, self.snapshot(reading, row)?)),
        )
    }

    /// Changes a user's preferences and returns the new ones. An unknown time zone is ignored.
    pub fn change_preferences(&self, user: UserId, change: impl Fn(&mut Preferences)) -> Result<Preferences, Failure> {
        self.write(|writing| {
            let before = writing.preferences(user)?;
            let mut prefers = before.clone();
            change(&mut prefers);
            if prefers.zone.as_deref().is_some_and(|name| time_zones::zone(name).is_none()) {
                prefers.zone = before.zone;
            }
            writing.set_preferences(user, &prefers)?;
            Ok(prefers)
        })
    }

    /// Returns the current time in Unix seconds.
    pub fn now(&self) -> i64 {
        self.shared.store.clock().now()
    }

    /// Returns the end of a day in the user's time zone, in Unix seconds. Returns `None` if `date` is not a date.
    pub fn end_of_day(&self, user: UserId, date: &str) -> Result<Option<i64>, Failure> {
        let user = self.preferences(user)?;
        Ok(quiet_hours::end_of_day(&user, date))
    }

    /// Records an absence until a time, or the end of an absence if `until` is `None`. Adds a notice at each of the user's tables. If a game waits for the user, its clock starts when the user is back. A user who returns early has the
    /// time that was left.
    pub fn set_away(&self, user: UserId, until: Option<i64>) -> Result<AbsenceChange, Failure> {
        let tables = self.read(|reading| reading.reachable_tables_of(user))?;
        for &table in &tables {
            self.warm(table)?;
        }
        self.write(|writing| {
            let until = until.map(|until| until.clamp(writing.now(), writing.now() + MAX_ABSENCE));
            let mut prefers = writing.preferences(user)?;
            let was_away = prefers.away_until.is_some_and(|until| until > writing.now());
            prefers.away_until = until;
            writing.set_preferences(user, &prefers)?;
            let mut notified = Vec::new();
            for table in writing.reachable_tables_of(user)? {
                let row = writing.table(table)?.filter(|row| row.phase_kind == PhaseKind::Playing);
                let Some(snapshot) = self.snapshot(writing, row)? else { continue };
                let Some(seat) = seat_in_play(&snapshot, user) else { continue };
                let announcement = match until {
                    Some(until) => Announcement::Away { seat, until },
                    None if was_away => Announcement::Back { seat },
                    None => continue,
                };
                announce(writing, &snapshot, user, announcement, was_away)?;
                notified.push(table);
            }
            Ok(AbsenceChange { until, was_away, tables: notified })
        })
    }

    /// Stops sending direct messages to a player of a table who accepts none, and says so at the table.
    pub fn stop_direct_messages(&self, table: TableId, user: UserId) -> Result<(), Failure> {
        let seat = self.get(table)?.and_then(|table| table.seat_of(user));
        self.write(|writing| {
            let preferences = writing.preferences(user)?;
            if !preferences.direct_messages {
                return Ok(());
            }
            writing.set_preferences(user, &Preferences { direct_messages: false, ..preferences })?;
            let announcement = seat.map(|seat| NoticeKind::Announcement(Announcement::NoDirectMessages { seat }));
            announcement.map(|announcement| writing.add_notice(table, announcement)).transpose()?;
            Ok(())
        })
    }

    /// Returns the time left in the bank of each seat, in seconds. It is empty if the pace has no banks.
    pub fn time_banks(&self, table: TableId) -> Result<Vec<i64>, Failure> {
        self.read(|reading| {
            let row = reading.table(table)?;
            Ok(row.map(|row| clocks::banks(reading, &row)).transpose()?.unwrap_or_default())
        })
    }

    /// Returns a user's tables in all channels that are not gone. The table that has waited longest comes first.
    pub fn tables_of_user(&self, user: UserId) -> Result<Vec<Snapshot>, Failure> {
        let tables = self.read(|reading| reading.reachable_tables_of(user))?;
        self.played_by(user, tables)
    }

    /// Returns whether there are finished games of a user.
    pub fn has_finished_games(&self, user: UserId) -> Result<bool, Failure> {
        Ok(!self.read(|reading| reading.finished_tables_of(user, 0, 1))?.is_empty())
    }

    /// Returns a page of a user's finished games that meet a filter, the latest first. Pages are counted from 0.
    pub fn finished_games(&self, user: UserId, filter: &GameFilter, page: u32) -> Result<FinishedGames, Failure> {
        /// The number of games of a page.
        const SIZE: i64 = 8;
        let skipped = i64::from(page) * SIZE;
        let mut found = self.read(|reading| {
            if *filter == GameFilter::default() {
                return reading.finished_tables_of(user, skipped, SIZE + 1);
            }
            let (all, matches) = (reading.finished_tables_of(user, 0, i64::MAX)?, filter.matches(reading, user)?);
            let found = all.into_iter().filter(|(table, _)| matches.contains(table));
            Ok(found.skip(skipped as usize).take(SIZE as usize + 1).collect())
        })?;
        let has_older = found.len() as i64 > SIZE;
        found.truncate(SIZE as usize);
        let snapshot = |(table, ended_at)| Ok(self.get(table)?.map(|snapshot| (snapshot, ended_at)));
        let games = found.into_iter().map(snapshot).filter_map(Result::transpose).collect::<Result<_, Failure>>()?;
        Ok(FinishedGames { games, has_older })
    }

    /// Returns those of the tables at which a user plays.
    pub(super) fn played_by(&self, user: UserId, tables: Vec<TableId>) -> Result<Vec<Snapshot>, Failure> {
        let found = tables.into_iter().map(|table| self.get(table)).filter_map(Result::transpose);
        let plays = |table: &Snapshot| seat_in_play(table, user).is_some();
        found.filter(|table| table.as_ref().map_or(true, plays)).collect()
    }
}

/// A page of a user's finished games.
pub struct FinishedGames {
    /// The games, the latest first, each with the time of its end in Unix seconds.
    pub games: Vec<(Snapshot, i64)>,
    /// Whether there are older games.
    pub has_older: bool,
}

/// Returns the seat of a user, unless the user has resigned.
fn seat_in_play(table: &Snapshot, user: UserId) -> Option<Seat> {
    table.seat_of(user).filter(|&seat| table.game().is_none_or(|game| !game.player(seat).has_resigned))
}

fn announce(
    writing: &WriteTransaction<'_>,
    table: &Snapshot,
    user: UserId,
    announcement: Announcement,
    was_away: bool,
) -> Result<(), StoreError> {
    // If the limit is exceeded, skip only the notice. The absence takes effect anyway.
    if limits::try_count_call(writing, table.id, user)? {
        writing.add_notice(table.id, NoticeKind::Announcement(announcement))?;
    }
    if table.seat_of(user).is_some_and(|seat| table.awaited_seats().contains(&seat)) {
        clocks::set_absence(writing, table, was_away)?;
        writing.mark_turn_outdated(table.id, table.pinned)?;
    }
    Ok(())
}
