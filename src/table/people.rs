//! What people prefer wherever they play, and where they play.

use crate::rules::seat::Seat;
use crate::store::{NoticeKind, Person, PersonId, Remark, Role, Stage, StoreError, TableId, Writing};

use super::error::Failure;
use super::snapshot::Snapshot;
use super::{Tables, limits, quiet, timekeeping};

/// The longest that somebody can be away, in seconds: sixty days.
const LONGEST: i64 = 60 * 24 * 60 * 60;

impl Tables {
    /// What somebody prefers.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn person(&self, person: PersonId) -> Result<Person, Failure> {
        self.read(|reading| Ok(reading.person(person)?))
    }

    /// Changes what somebody prefers. A time zone that there is not is not taken. What it is then.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn prefer(&self, person: PersonId, change: impl Fn(&mut Person)) -> Result<Person, Failure> {
        self.write(|writing| {
            let before = writing.person(person)?;
            let mut prefers = before.clone();
            change(&mut prefers);
            if prefers.zone.as_deref().is_some_and(|name| quiet::zone(name).is_none()) {
                prefers.zone = before.zone;
            }
            writing.set_person(person, &prefers)?;
            Ok(prefers)
        })
    }

    /// What time it is, in seconds since 1970.
    pub fn now(&self) -> i64 {
        self.shared.store.clock().now()
    }

    /// The end of a day that somebody names, by their own clock, in seconds since 1970.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn end_of_day(&self, person: PersonId, date: &str) -> Result<Option<i64>, Failure> {
        let person = self.person(person)?;
        Ok(quiet::end_of_day(&person, date))
    }

    /// Notes until when somebody is away, or that they are back, and says so at all their tables. Where the game waits for them,
    /// time begins anew when they are back. The tables.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn away(&self, person: PersonId, until: Option<i64>) -> Result<(Option<i64>, Vec<TableId>), Failure> {
        let tables = self.read(|reading| reading.tables_of(person))?;
        for &table in &tables {
            self.warm(|reading| reading.table(table))?;
        }
        self.write(|writing| {
            let until = until.map(|until| until.clamp(writing.now(), writing.now() + LONGEST));
            let mut prefers = writing.person(person)?;
            let was_away = prefers.away_until.is_some_and(|until| until > writing.now());
            prefers.away_until = until;
            writing.set_person(person, &prefers)?;
            let mut told = Vec::new();
            for table in writing.tables_of(person)? {
                let row = writing.table(table)?.filter(|row| row.stage == Stage::Playing);
                let Some(snapshot) = self.snapshot(writing, row)? else { continue };
                let Some(seat) = plays(&snapshot, person) else { continue };
                match until {
                    Some(until) => say(writing, &snapshot, person, Remark::Away { seat, until })?,
                    None if was_away => say(writing, &snapshot, person, Remark::Back { seat })?,
                    None => continue,
                }
                told.push(table);
            }
            Ok((until, told))
        })
    }

    /// The tables at which somebody plays, or will, whatever the channel: the one that has waited longest first.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn of_person(&self, person: PersonId) -> Result<Vec<Snapshot>, Failure> {
        let tables = self.read(|reading| reading.tables_of(person))?;
        let found = tables.into_iter().map(|table| self.get(table)).filter_map(Result::transpose);
        let plays = |table: &Snapshot| plays(table, person).is_some();
        found.filter(|table| table.as_ref().map_or(true, plays)).collect()
    }
}

/// The seat with which somebody plays, or will.
fn plays(table: &Snapshot, person: PersonId) -> Option<Seat> {
    table.seat_of(person).filter(|&seat| table.game().is_none_or(|game| !game.purse(seat).resigned))
}

fn say(writing: &Writing<'_>, table: &Snapshot, person: PersonId, remark: Remark) -> Result<(), StoreError> {
    // It takes effect even if the table is not told.
    if limits::may_call(writing, table.id, person)? {
        writing.notify(table.id, NoticeKind::Remark(remark))?;
    }
    if table.seat_of(person).is_some_and(|seat| table.asked().contains(&seat)) {
        timekeeping::set(writing, table)?;
        writing.change(table.id, Role::Turn)?;
    }
    Ok(())
}
