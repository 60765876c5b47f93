//! What people prefer, wherever they play.

use crate::rules::seat::Seat;

use super::sql::{Put, Row};
use super::{PersonId, Reading, StoreError, Writing};

/// The hours in which somebody is not to be reminded, in minutes after their midnight. They may span it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quiet {
    /// The first minute.
    pub from: u16,
    /// The first minute after it.
    pub to: u16,
}

/// What somebody prefers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Their time zone, by its name in the IANA database; that of Greenwich, if they have told none.
    pub zone: Option<String>,
    /// When they are not to be reminded.
    pub quiet: Option<Quiet>,
    /// Whether they are to be reminded at all.
    pub reminders: bool,
    /// Whether they get a private message when it is their turn.
    pub whispers: bool,
    /// The language in which they are answered; that of their Discord, if they have told none.
    pub locale: Option<String>,
    /// The seat, and with it the colour and mark, that they like best.
    pub mark: Option<Seat>,
    /// Until when they are away, in seconds since 1970. It may be over.
    pub away_until: Option<i64>,
}

impl Default for Person {
    fn default() -> Person {
        Person { zone: None, quiet: None, reminders: true, whispers: false, locale: None, mark: None, away_until: None }
    }
}

fn read_person(row: &Row) -> Result<Person, StoreError> {
    let quiet = match (row.get(1)?, row.get(2)?) {
        (Some(from), Some(to)) => Some(Quiet { from, to }),
        _ => None,
    };
    Ok(Person {
        zone: row.get(0)?,
        quiet,
        reminders: row.get(3)?,
        whispers: row.get(4)?,
        locale: row.get(5)?,
        mark: row.get(6)?,
        away_until: row.get(7)?,
    })
}

impl Reading<'_> {
    /// What somebody prefers.
    ///
    /// # Errors
    /// That the database failed.
    pub fn person(&self, person: PersonId) -> Result<Person, StoreError> {
        let sql = "SELECT zone, quiet_from, quiet_to, reminders, whispers, locale, mark, away_until
                   FROM people WHERE person = ?1";
        Ok(self.first(sql, &[&person], read_person)?.unwrap_or_default())
    }
}

impl Writing<'_> {
    /// Notes what somebody prefers.
    ///
    /// # Errors
    /// That the database failed.
    pub fn set_person(&self, person: PersonId, prefers: &Person) -> Result<(), StoreError> {
        let Person { zone, quiet, reminders, whispers, locale, mark, away_until } = prefers;
        let (from, to) = quiet.map(|quiet| (quiet.from, quiet.to)).unzip();
        let sql = "INSERT INTO people
                   (person, zone, quiet_from, quiet_to, reminders, whispers, locale, mark, away_until)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
                   ON CONFLICT (person) DO UPDATE SET
                       zone = excluded.zone, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
                       reminders = excluded.reminders, whispers = excluded.whispers, locale = excluded.locale,
                       mark = excluded.mark, away_until = excluded.away_until";
        let row: &[&dyn Put] = &[&person, &zone, &from, &to, &reminders, &whispers, &locale, &mark, &away_until];
        self.run(sql, row)?;
        Ok(())
    }
}
