//! Before the game: opening a table, gathering people, agreeing, starting; and closing a table.

use crate::opponent::Level;
use crate::rules::{Game, Record, Setup};
use crate::store::{Aids, ChannelId, NewTable, NoticeKind, PersonId, Reading, Role, Stage, TableRow, Writing};

use super::error::{Failure, TableError};
use super::fair::Seed;
use super::snapshot::Snapshot;
use super::transition::Transition;
use super::{Tables, Update, advance, name};

/// What a table agrees on before its game: the rules, which stand in its record, and what is a matter of this table alone.
#[derive(Clone, Debug)]
pub struct Terms {
    /// The rules.
    pub setup: Setup,
    /// Whether the table works out odds and values for its players.
    pub aids: Aids,
}

impl From<Setup> for Terms {
    fn from(setup: Setup) -> Terms {
        Terms { setup, aids: Aids::default() }
    }
}

impl Tables {
    /// Opens a table in a channel, with the host on its first seat. The number of players in the setup does not count: it
    /// is the number of people who join.
    ///
    /// # Errors
    /// [`TableError::Occupied`] if the channel has an active table, or a failure.
    pub fn create(
        &self,
        at: ChannelId,
        host: PersonId,
        locale: &str,
        terms: impl Into<Terms>,
    ) -> Result<Update, TableError> {
        let seed = Seed::random().map_err(Failure::from)?;
        self.create_with_seed(at, host, locale, terms, seed)
    }

    /// [`create`](Tables::create) with a seed that somebody knows. For tests: with a known seed nothing is fair.
    ///
    /// # Errors
    /// The same.
    pub fn create_with_seed(
        &self,
        channel: ChannelId,
        host: PersonId,
        locale: &str,
        terms: impl Into<Terms>,
        seed: Seed,
    ) -> Result<Update, TableError> {
        let Terms { setup, aids } = terms.into();
        self.update(|writing| {
            if let Some(TableRow { name, .. }) = writing.active_table(channel)? {
                return Err(TableError::Occupied { name });
            }
            let name = name::free(writing, seed.commitment())?;
            let (ruleset, seed) = (Record::RULESET, seed.bytes());
            let table = NewTable { channel, name: &name, host, locale, ruleset, setup: &setup, aids, seed };
            let id = writing.open_table(&table)?;
            let row = writing.table(id)?.ok_or(TableError::NoTable)?;
            let notices = vec![writing.notify(id, NoticeKind::Lobby)?];
            Ok(Update { snapshot: self.shared.desk.snapshot(writing, row)?, by: None, events: Vec::new(), notices })
        })
    }

    /// Gives somebody the next seat.
    ///
    /// # Errors
    /// `NoTable`, `Started`, `AlreadySeated`, `Full`, or a failure.
    pub fn join(&self, channel: ChannelId, person: PersonId) -> Result<Snapshot, TableError> {
        self.change(channel, |writing, row| {
            if row.people.contains(&person) {
                return Err(TableError::AlreadySeated);
            }
            if row.people.len() >= usize::from(Setup::MOST) {
                return Err(TableError::Full);
            }
            row.people.push(person);
            row.bots.push(None);
            Ok(writing.seat(row.id, &row.people, &row.bots)?)
        })
    }

    /// Gives the bot the next seat, at the word of the host.
    ///
    /// # Errors
    /// `NoTable`, `Started`, `NotHost`, `Full`, or a failure.
    pub fn add_bot(&self, channel: ChannelId, person: PersonId, level: Level) -> Result<Snapshot, TableError> {
        self.change(channel, |writing, row| {
            check_host(row, person)?;
            if row.people.len() >= usize::from(Setup::MOST) {
                return Err(TableError::Full);
            }
            let free = (0..).map(PersonId::nobody).find(|nobody| !row.people.contains(nobody));
            row.people.extend(free);
            row.bots.push(Some(level));
            Ok(writing.seat(row.id, &row.people, &row.bots)?)
        })
    }

    /// Takes the bot's last seat away from it, at the word of the host.
    ///
    /// # Errors
    /// `NoTable`, `Started`, `NotHost`, `NotSeated` if the bot has none, or a failure.
    pub fn remove_bot(&self, channel: ChannelId, person: PersonId) -> Result<Snapshot, TableError> {
        self.change(channel, |writing, row| {
            check_host(row, person)?;
            let seat = row.people.iter().rposition(|person| person.is_nobody()).ok_or(TableError::NotSeated)?;
            unseat(row, seat);
            Ok(writing.seat(row.id, &row.people, &row.bots)?)
        })
    }

    /// Lets somebody leave before the game; those after them move up. If it was the host, the first person left becomes
    /// host. If nobody is left, the table is closed.
    ///
    /// # Errors
    /// `NoTable`, `Started`, `NotSeated`, or a failure.
    pub fn leave(&self, channel: ChannelId, person: PersonId) -> Result<Snapshot, TableError> {
        self.change(channel, |writing, row| {
            let seat = row.people.iter().position(|&p| p == person).ok_or(TableError::NotSeated)?;
            unseat(row, seat);
            writing.seat(row.id, &row.people, &row.bots)?;
            // The bot needs nobody to play against, but a table does need somebody.
            match row.people.iter().find(|person| !person.is_nobody()) {
                Some(&next) if row.host == person => writing.set_host(row.id, next)?,
                Some(_) => {}
                None => writing.set_stage(row.id, Stage::Aborted)?,
            }
            Ok(())
        })
    }

    /// Says whether the table works out odds and values for its players, at the word of the host.
    ///
    /// # Errors
    /// `NoTable`, `Started`, `NotHost`, or a failure.
    pub fn set_aids(&self, channel: ChannelId, person: PersonId, aids: Aids) -> Result<Snapshot, TableError> {
        self.change(channel, |writing, row| {
            check_host(row, person)?;
            Ok(writing.set_aids(row.id, aids)?)
        })
    }

    /// Changes the rules that are agreed, at the word of the host.
    ///
    /// # Errors
    /// `NoTable`, `Started`, `NotHost`, or a failure.
    pub fn configure(
        &self,
        channel: ChannelId,
        person: PersonId,
        change: impl FnOnce(&mut Setup),
    ) -> Result<Snapshot, TableError> {
        self.change(channel, |writing, row| {
            check_host(row, person)?;
            change(&mut row.setup);
            Ok(writing.set_setup(row.id, &row.setup)?)
        })
    }

    /// Starts the game, at the word of the host: draws who begins, if that is to be drawn, and the first tile.
    ///
    /// # Errors
    /// `NoTable`, `Started`, `NotHost`, `Setup`, or a failure.
    pub fn start(&self, channel: ChannelId, person: PersonId) -> Result<Update, TableError> {
        self.update(|writing| {
            let mut row = lobby(writing, channel)?;
            check_host(&row, person)?;
            // The table may have been opened with an older program.
            writing.set_ruleset(row.id, Record::RULESET)?;
            row.ruleset = Record::RULESET;
            let mut transition = Transition::first(Game::new(row.setup.clone()).map_err(TableError::Setup)?);
            transition.draw(Seed::new(row.seed)).map_err(Failure::replay(row.id))?;
            writing.change(row.id, Role::Lobby)?;
            Ok(advance(writing, row, transition, None)?)
        })
    }

    /// Closes the active table of a channel for good, at the word of its host.
    ///
    /// # Errors
    /// `NoTable`, `NotHost`, or a failure.
    pub fn abort(&self, channel: ChannelId, person: PersonId) -> Result<Update, TableError> {
        self.close(channel, |row| check_host(row, person))
    }

    /// Closes the active table of a channel for good, at the word of somebody who moderates the channel. Who does, the
    /// caller knows.
    ///
    /// # Errors
    /// `NoTable`, or a failure.
    pub fn abort_as_moderator(&self, channel: ChannelId) -> Result<Update, TableError> {
        self.close(channel, |_| Ok(()))
    }

    fn close(
        &self,
        channel: ChannelId,
        allowed: impl FnOnce(&TableRow) -> Result<(), TableError>,
    ) -> Result<Update, TableError> {
        self.update(|writing| {
            let mut row = active(writing, channel)?;
            allowed(&row)?;
            writing.set_stage(row.id, Stage::Aborted)?;
            row.stage = Stage::Aborted;
            writing.forget_bids(row.id)?;
            writing.change(row.id, Role::Lobby)?;
            let notices = vec![writing.notify(row.id, NoticeKind::Aborted)?];
            Ok(Update { snapshot: self.shared.desk.snapshot(writing, row)?, by: None, events: Vec::new(), notices })
        })
    }

    /// Changes a table before its game, and says how it is then.
    fn change(
        &self,
        channel: ChannelId,
        job: impl FnOnce(&Writing<'_>, &mut TableRow) -> Result<(), TableError>,
    ) -> Result<Snapshot, TableError> {
        self.write(|writing| {
            let mut row = lobby(writing, channel)?;
            job(writing, &mut row)?;
            writing.change(row.id, Role::Lobby)?;
            let row = writing.table(row.id)?.ok_or(TableError::NoTable)?;
            Ok(self.shared.desk.snapshot(writing, row)?)
        })
    }
}

/// Takes somebody off a seat; those after them move up.
fn unseat(row: &mut TableRow, seat: usize) {
    row.people.remove(seat);
    row.bots.remove(seat);
}

/// The active table of a channel.
fn active(reading: &Reading<'_>, channel: ChannelId) -> Result<TableRow, TableError> {
    reading.active_table(channel)?.ok_or(TableError::NoTable)
}

/// The active table of a channel, before its game.
fn lobby(reading: &Reading<'_>, channel: ChannelId) -> Result<TableRow, TableError> {
    let row = active(reading, channel)?;
    if row.stage == Stage::Lobby { Ok(row) } else { Err(TableError::Started) }
}

fn check_host(row: &TableRow, person: PersonId) -> Result<(), TableError> {
    if row.host == person { Ok(()) } else { Err(TableError::NotHost { host: row.host }) }
}
