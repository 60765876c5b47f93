//! Tables and who sits at them.

use serde::{Deserialize, Serialize};

use crate::opponent::Level;
use crate::rules::Setup;
use crate::rules::seat::Seat;

use super::rows::{Json, json_at, text_enum};
use super::sql::{Column, Put, Row, Value};
use super::{ChannelId, GuildId, Pace, PersonId, Reading, StoreError, TableId, Writing};

text_enum! {
    /// How far a table is.
    Stage {
        /// People may join.
        Lobby = "lobby",
        /// The game is on.
        Playing = "playing",
        /// The game has ended.
        Over = "over",
        /// It was closed before the end.
        Aborted = "aborted",
    }
}

text_enum! {
    /// Whether a table works out odds and values for its players, beyond what lies open before everybody.
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    Aids {
        /// It does.
        #[default]
        On = "on",
        /// Everybody counts for themselves.
        Off = "off",
    }
}

text_enum! {
    /// The season that a table's pictures show.
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    Season {
        /// Green.
        #[default]
        Summer = "summer",
        /// Under snow.
        Winter = "winter",
    }
}

impl Put for Level {
    fn put(&self) -> Value {
        self.key().put()
    }
}

impl Column for Level {
    fn read(value: &Value) -> Option<Level> {
        let Value::Text(text) = value else { return None };
        Level::ALL.into_iter().find(|level| level.key() == text)
    }
}

impl Aids {
    /// Whether the table works things out.
    pub const fn are_on(self) -> bool {
        matches!(self, Aids::On)
    }
}

/// A table as the database has it.
#[derive(Clone)]
pub struct TableRow {
    /// Its number.
    pub id: TableId,
    /// Where it is played.
    pub channel: ChannelId,
    /// Its name.
    pub name: String,
    /// Who may configure, start and abort it.
    pub host: PersonId,
    /// The language of its public posts.
    pub locale: String,
    /// How far it is.
    pub stage: Stage,
    /// Which rules it is played by.
    pub ruleset: u16,
    /// What is agreed, for as many players as there are people.
    pub setup: Setup,
    /// Whether it works things out for its players.
    pub aids: Aids,
    /// How long somebody has for an answer.
    pub pace: Pace,
    /// The season that its pictures show.
    pub season: Season,
    /// The server of its channel, if it is known.
    pub guild: Option<GuildId>,
    /// The table whose people are invited to this one.
    pub rematch_of: Option<TableId>,
    /// Whether a message that stays pinned says how it stands.
    pub pinned: bool,
    /// What every draw derives from.
    pub seed: [u8; 32],
    /// Who sits there, by seat; [nobody](PersonId::is_nobody) where the bot has a seat of its own.
    pub people: Vec<PersonId>,
    /// The seats that the bot plays, and how well.
    pub bots: Vec<Option<Level>>,
}

impl TableRow {
    /// The person who has a seat; nobody where the bot has it.
    pub fn person(&self, seat: Seat) -> Option<PersonId> {
        self.people.get(seat.index()).copied().filter(|person| !person.is_nobody())
    }
}

/// A table that is about to be opened.
pub struct NewTable<'a> {
    /// Where it is played.
    pub channel: ChannelId,
    /// Its name.
    pub name: &'a str,
    /// Who opens it and takes the first seat.
    pub host: PersonId,
    /// The language of its public posts.
    pub locale: &'a str,
    /// Which rules it is played by.
    pub ruleset: u16,
    /// What is agreed.
    pub setup: &'a Setup,
    /// Whether it works things out for its players.
    pub aids: Aids,
    /// How long somebody has for an answer.
    pub pace: Pace,
    /// The season that its pictures show.
    pub season: Season,
    /// The server of its channel.
    pub guild: Option<GuildId>,
    /// The table whose people are invited to this one.
    pub rematch_of: Option<TableId>,
    /// What every draw derives from.
    pub seed: [u8; 32],
}

/// Selects the columns of a table, in the order in which `read_row` takes them.
const SELECT: &str =
    "SELECT id, channel, name, host, locale, phase, ruleset, setup, seed, aids, pace, guild, rematch_of, pinned, season
                      FROM tables";

fn read_row(row: &Row) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: row.get(0)?,
        channel: row.get(1)?,
        name: row.get(2)?,
        host: row.get(3)?,
        locale: row.get(4)?,
        stage: row.get(5)?,
        ruleset: row.get(6)?,
        setup: json_at(row, 7)?,
        seed: row.get(8)?,
        aids: row.get(9)?,
        pace: row.get(10)?,
        guild: row.get(11)?,
        rematch_of: row.get(12)?,
        pinned: row.get(13)?,
        season: row.get(14)?,
        people: Vec::new(),
        bots: Vec::new(),
    })
}

impl Reading<'_> {
    /// A table by its number.
    ///
    /// # Errors
    /// That the database failed.
    pub fn table(&self, id: TableId) -> Result<Option<TableRow>, StoreError> {
        self.one_table("WHERE id = ?1", &id)
    }

    /// The active table of a channel.
    ///
    /// # Errors
    /// That the database failed.
    pub fn active_table(&self, channel: ChannelId) -> Result<Option<TableRow>, StoreError> {
        self.one_table("WHERE channel = ?1 AND phase IN ('lobby', 'playing')", &channel)
    }

    /// The table of a channel that was opened last. An active one is always the last.
    ///
    /// # Errors
    /// That the database failed.
    pub fn last_table(&self, channel: ChannelId) -> Result<Option<TableRow>, StoreError> {
        self.one_table("WHERE channel = ?1 ORDER BY id DESC LIMIT 1", &channel)
    }

    /// The numbers of all active tables, oldest first.
    ///
    /// # Errors
    /// That the database failed.
    pub fn active_tables(&self) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE phase IN ('lobby', 'playing') ORDER BY id";
        self.all(sql, &[], |row| row.get(0))
    }

    /// Whether an active table has this name.
    ///
    /// # Errors
    /// That the database failed.
    pub fn is_name_taken(&self, name: &str) -> Result<bool, StoreError> {
        let sql = "SELECT EXISTS (SELECT 1 FROM tables WHERE name = ?1 AND phase IN ('lobby', 'playing'))";
        self.one(sql, &[&name], |row| row.get(0))
    }

    fn one_table(&self, which: &str, id: &dyn Put) -> Result<Option<TableRow>, StoreError> {
        let sql = format!("{SELECT} {which}{}", self.session.keeping());
        let Some(mut row) = self.first(&sql, &[id], read_row)? else { return Ok(None) };
        (row.people, row.bots) = self.people(row.id)?;
        // At most six: the schema has no more seats.
        row.setup.players = row.people.len() as u8;
        Ok(Some(row))
    }

    fn people(&self, table: TableId) -> Result<(Vec<PersonId>, Vec<Option<Level>>), StoreError> {
        let sql = "SELECT person, bot FROM seats WHERE table_id = ?1 ORDER BY seat";
        let people: Vec<(PersonId, Option<Level>)> = self.all(sql, &[&table], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(people.into_iter().unzip())
    }
}

impl Writing<'_> {
    /// Opens a table.
    ///
    /// # Errors
    /// That the database failed, or that the channel or the name has an active table.
    pub fn open_table(&self, table: &NewTable<'_>) -> Result<TableId, StoreError> {
        let sql = "INSERT INTO tables (channel, name, host, locale, phase, ruleset, setup, seed, aids, pace, season,
                                       guild, rematch_of, opened_at)
                   VALUES (?1, ?2, ?3, ?4, 'lobby', ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13) RETURNING id";
        let row: &[&dyn Put] = &[
            &table.channel,
            &table.name,
            &table.host,
            &table.locale,
            &table.ruleset,
            &Json(table.setup),
            &table.seed,
            &table.aids,
            &table.pace,
            &table.season,
            &table.guild,
            &table.rematch_of,
            &self.now(),
        ];
        let id = self.one(sql, row, |row| row.get(0))?;
        self.seat(id, &[table.host], &[None])?;
        Ok(id)
    }

    /// Seats these people in this order, and nobody else; some of the seats the bot plays.
    ///
    /// # Errors
    /// That the database failed, or that somebody is named twice, or that they are more than six.
    pub fn seat(&self, table: TableId, people: &[PersonId], bots: &[Option<Level>]) -> Result<(), StoreError> {
        self.run("DELETE FROM seats WHERE table_id = ?1", &[&table])?;
        let sql = "INSERT INTO seats (table_id, seat, person, bot) VALUES (?1, ?2, ?3, ?4)";
        for (seat, (person, bot)) in (0_i64..).zip(people.iter().zip(bots)) {
            self.run(sql, &[&table, &seat, person, bot])?;
        }
        Ok(())
    }

    /// Makes somebody host.
    ///
    /// # Errors
    /// That the database failed.
    pub fn set_host(&self, table: TableId, host: PersonId) -> Result<(), StoreError> {
        self.run("UPDATE tables SET host = ?2 WHERE id = ?1", &[&table, &host])?;
        Ok(())
    }

    /// Changes what is agreed.
    ///
    /// # Errors
    /// That the database failed.
    pub fn set_setup(&self, table: TableId, setup: &Setup) -> Result<(), StoreError> {
        self.run("UPDATE tables SET setup = ?2 WHERE id = ?1", &[&table, &Json(setup)])?;
        Ok(())
    }

    /// Says whether a table works things out for its players.
    ///
    /// # Errors
    /// That the database failed.
    pub fn set_aids(&self, table: TableId, aids: Aids) -> Result<(), StoreError> {
        self.run("UPDATE tables SET aids = ?2 WHERE id = ?1", &[&table, &aids])?;
        Ok(())
    }

    /// Says how long somebody has for an answer.
    ///
    /// # Errors
    /// That the database failed.
    pub fn set_pace(&self, table: TableId, pace: Pace) -> Result<(), StoreError> {
        self.run("UPDATE tables SET pace = ?2 WHERE id = ?1", &[&table, &pace])?;
        Ok(())
    }

    /// Says which season a table's pictures show.
    ///
    /// # Errors
    /// That the database failed.
    pub fn set_season(&self, table: TableId, season: Season) -> Result<(), StoreError> {
        self.run("UPDATE tables SET season = ?2 WHERE id = ?1", &[&table, &season])?;
        Ok(())
    }

    /// Says in which language a table posts.
    ///
    /// # Errors
    /// That the database failed.
    pub fn set_locale(&self, table: TableId, locale: &str) -> Result<(), StoreError> {
        self.run("UPDATE tables SET locale = ?2 WHERE id = ?1", &[&table, &locale])?;
        Ok(())
    }

    /// Says whether a message that stays pinned says how a table stands.
    ///
    /// # Errors
    /// That the database failed.
    pub fn set_pinned(&self, table: TableId, pinned: bool) -> Result<(), StoreError> {
        self.run("UPDATE tables SET pinned = ?2 WHERE id = ?1", &[&table, &pinned])?;
        Ok(())
    }

    /// Moves a table to another stage.
    ///
    /// # Errors
    /// That the database failed.
    pub fn set_stage(&self, table: TableId, stage: Stage) -> Result<(), StoreError> {
        self.run("UPDATE tables SET phase = ?2 WHERE id = ?1", &[&table, &stage])?;
        Ok(())
    }

    /// Says which rules a table is played by.
    ///
    /// # Errors
    /// That the database failed.
    pub fn set_ruleset(&self, table: TableId, ruleset: u16) -> Result<(), StoreError> {
        self.run("UPDATE tables SET ruleset = ?2 WHERE id = ?1", &[&table, &ruleset])?;
        Ok(())
    }
}
