//! Tables with their players and options.

use bergerie_opponent::BotProfile;
use bergerie_rules::{Seat, Setup};

use super::{
    ChannelId, Column, GuildId, Json, MotionId, PageKey, ReadTransaction, Row, StoreError, TableId, TableOptions,
    ToColumn, UserId, Value, WriteTransaction, json_at, text_enum,
};

text_enum! {
    /// The phase of a table in the database, without the state of its game, which `Phase` in `table/` has.
    PhaseKind {
        /// Users may join.
        Lobby = "lobby",
        /// The game is in progress.
        Playing = "playing",
        /// The game is over.
        Over = "over",
        /// The table was closed before the end of the game.
        Aborted = "aborted",
    }
}

impl ToColumn for BotProfile {
    fn to_value(&self) -> Value {
        self.key().to_value()
    }
}

impl Column for BotProfile {
    fn from_value(value: &Value) -> Option<BotProfile> {
        let Value::Text(text) = value else { return None };
        text.parse().ok()
    }
}

/// The row of a table in the database, with its seats.
#[derive(Clone)]
pub struct TableRow {
    /// The table's number, which is unique in the database.
    pub id: TableId,
    /// The channel or thread in which the table is played.
    pub channel: ChannelId,
    /// The table's name, which is unique among active tables.
    pub name: String,
    /// The user who can configure, start and abort the table.
    pub host: UserId,
    /// The language of the table's public posts.
    pub locale: String,
    /// The table's phase: lobby, playing, over or aborted.
    pub phase_kind: PhaseKind,
    /// The version of the rules with which the log must be replayed.
    pub ruleset: u16,
    /// The setup, with the current number of players.
    pub setup: Setup,
    /// The options that are not part of the rules.
    pub options: TableOptions,
    /// The server of the channel, or `None` in direct messages with the bot.
    pub guild: Option<GuildId>,
    /// The finished table whose players are invited to this one, or `None` if this is not a rematch.
    pub rematch_of: Option<TableId>,
    /// The table of the first game of the duel, or `None` if the game is in no duel.
    pub duel: Option<TableId>,
    /// Whether the table has a pinned status message.
    pub pinned: bool,
    /// The key of the table's page, or `None` if the table has no page.
    pub page_key: Option<PageKey>,
    /// The seed of all draws, which is secret until the game is over.
    pub seed: [u8; 32],
    /// The user of each seat. A bot's own seat and the seat of a former player have [placeholders](UserId::is_nobody).
    pub users: Vec<UserId>,
    /// The bot that plays each seat, or `None` if the user plays it.
    pub bots: Vec<Option<BotProfile>>,
}

impl TableRow {
    /// Returns the user of a seat, or `None` if it is a bot's own seat or a former player's.
    pub fn user(&self, seat: Seat) -> Option<UserId> {
        self.users.get(seat.index()).copied().filter(|user| !user.is_nobody())
    }
}

/// The version of a table, from which a page of it knows whether anything has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TableVersion {
    /// The table's number.
    pub table: TableId,
    /// The server of the channel, or `None` in direct messages with the bot.
    pub guild: Option<GuildId>,
    /// The table's phase.
    pub phase_kind: PhaseKind,
    /// The number of entries in the log.
    pub length: u32,
    /// The open vote and the number of its ballots, or `None` if there is none.
    pub open_vote: Option<(MotionId, u32)>,
}

/// A table to open. The fields are those of [`TableRow`].
pub struct NewTable<'a> {
    pub channel: ChannelId,
    /// The table's name, which no active table may have.
    pub name: &'a str,
    /// The user who opens the table and gets the first seat.
    pub host: UserId,
    pub locale: &'a str,
    pub ruleset: u16,
    /// The options of the game and the number of players.
    pub setup: &'a Setup,
    pub options: TableOptions,
    /// The server of the channel, or `None` in direct messages with the bot.
    pub guild: Option<GuildId>,
    /// The finished table whose players are invited to this one, or `None` if this is not a rematch.
    pub rematch_of: Option<TableId>,
    pub seed: [u8; 32],
}

/// The query for tables, with the columns in the order in which `read_row` reads them.
const SELECT: &str =
    "SELECT id, channel, name, host, locale, phase, ruleset, setup, options, seed, guild, rematch_of, pinned,
     page_key, duel FROM tables";

fn read_row(row: &Row) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: row.get(0)?,
        channel: row.get(1)?,
        name: row.get(2)?,
        host: row.get(3)?,
        locale: row.get(4)?,
        phase_kind: row.get(5)?,
        ruleset: row.get(6)?,
        setup: json_at(row, 7)?,
        options: json_at(row, 8)?,
        seed: row.get(9)?,
        guild: row.get(10)?,
        rematch_of: row.get(11)?,
        pinned: row.get(12)?,
        page_key: row.get(13)?,
        duel: row.get(14)?,
        users: Vec::new(),
        bots: Vec::new(),
    })
}

impl ReadTransaction<'_> {
    pub fn table(&self, id: TableId) -> Result<Option<TableRow>, StoreError> {
        self.one_table("WHERE id = ?1", &id)
    }

    /// Returns the active table of a channel, or `None` if the channel has none. A channel has at most one.
    pub fn active_table(&self, channel: ChannelId) -> Result<Option<TableRow>, StoreError> {
        self.one_table("WHERE channel = ?1 AND phase IN ('lobby', 'playing')", &channel)
    }

    /// Returns the table of a channel that was opened last. An active table is always the last one.
    pub fn last_table(&self, channel: ChannelId) -> Result<Option<TableRow>, StoreError> {
        self.one_table("WHERE channel = ?1 ORDER BY id DESC LIMIT 1", &channel)
    }

    /// Returns all active tables, oldest first.
    pub fn active_tables(&self) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE phase IN ('lobby', 'playing') ORDER BY id";
        self.query_all(sql, &[], |row| row.get(0))
    }

    /// Returns the running tables of a server, oldest first.
    pub fn running_tables(&self, guild: GuildId) -> Result<Vec<TableId>, StoreError> {
        // The first condition repeats that of an index, so that the index is used.
        let sql = "SELECT id FROM tables WHERE phase IN ('lobby', 'playing') AND phase = 'playing' AND guild = ?1 ORDER BY id";
        self.query_all(sql, &[&guild], |row| row.get(0))
    }

    /// Returns the open tables of a server, and of servers that are listed publicly, newest first, unless paused, abandoned or for a duel.
    pub fn open_tables(&self, guild: Option<GuildId>) -> Result<Vec<TableId>, StoreError> {
        // The first condition repeats that of an index, so that the index is used.
        let sql = "SELECT id FROM tables WHERE phase IN ('lobby', 'playing') AND phase = 'lobby' AND pause_reason IS NULL AND duel IS NULL AND opened_at > ?2
                   AND (guild = ?1 OR guild IN (SELECT guild FROM servers WHERE is_listed = 1)) ORDER BY id DESC";
        self.query_all(sql, &[&guild, &self.abandonment_time()], |row| row.get(0))
    }

    /// Returns a user's finished games, each with the time of its end, the latest first. Skips `skipped` of them, and returns at most
    /// `most`. Games whose logs were deleted or whose channels are gone are left out.
    pub fn finished_tables_of(&self, user: UserId, skipped: i64, most: i64) -> Result<Vec<(TableId, i64)>, StoreError> {
        let sql = "SELECT id, ended_at FROM tables
                   WHERE phase = 'over' AND ended_at IS NOT NULL AND (pause_reason IS NULL OR pause_reason <> 'gone')
                         AND id IN (SELECT table_id FROM seats WHERE user_id = ?1)
                   ORDER BY ended_at DESC, id DESC LIMIT ?3 OFFSET ?2";
        self.query_all(sql, &[&user, &skipped, &most], |row| Ok((row.get(0)?, row.get(1)?)))
    }

    pub fn is_name_taken(&self, name: &str) -> Result<bool, StoreError> {
        let sql = "SELECT EXISTS (SELECT 1 FROM tables WHERE name = ?1 AND phase IN ('lobby', 'playing'))";
        self.query_one(sql, &[&name], |row| row.get(0))
    }

    /// Returns the version of the table whose page has this key, or `None` if there is no such table.
    pub fn table_version(&self, key: PageKey) -> Result<Option<TableVersion>, StoreError> {
        let sql =
            "SELECT tables.id, guild, phase, (SELECT coalesce(max(position) + 1, 0) FROM entries WHERE table_id = tables.id),
                    motions.id, (SELECT count(*) FROM ballots WHERE motion = motions.id)
                   FROM tables LEFT JOIN motions ON motions.table_id = tables.id AND motions.outcome IS NULL
                   WHERE page_key = ?1";
        self.query_first(sql, &[&key], |row| {
            let (motion, ballots): (Option<MotionId>, u32) = (row.get(4)?, row.get(5)?);
            Ok(TableVersion {
                table: row.get(0)?,
                guild: row.get(1)?,
                phase_kind: row.get(2)?,
                length: row.get(3)?,
                open_vote: motion.map(|motion| (motion, ballots)),
            })
        })
    }

    fn one_table(&self, which: &str, id: &dyn ToColumn) -> Result<Option<TableRow>, StoreError> {
        let sql = format!("{SELECT} {which}{}", self.session.lock_clause());
        let Some(mut row) = self.query_first(&sql, &[id], read_row)? else { return Ok(None) };
        (row.users, row.bots) = self.users(row.id)?;
        // The cast does not overflow, because the schema allows at most six seats.
        row.setup.players = row.users.len() as u8;
        Ok(Some(row))
    }

    fn users(&self, table: TableId) -> Result<(Vec<UserId>, Vec<Option<BotProfile>>), StoreError> {
        let sql = "SELECT user_id, bot FROM seats WHERE table_id = ?1 ORDER BY seat";
        let users: Vec<(UserId, Option<BotProfile>)> =
            self.query_all(sql, &[&table], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(users.into_iter().unzip())
    }
}

impl WriteTransaction<'_> {
    /// Opens a table, with the host on the first seat.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the channel has an active table, or an active table has this name.
    pub fn open_table(&self, table: &NewTable<'_>) -> Result<TableId, StoreError> {
        let sql =
            "INSERT INTO tables (channel, name, host, locale, phase, ruleset, setup, options, seed, guild, rematch_of,
                                       opened_at)
                   VALUES (?1, ?2, ?3, ?4, 'lobby', ?5, ?6, ?7, ?8, ?9, ?10, ?11) RETURNING id";
        let row: &[&dyn ToColumn] = &[
            &table.channel,
            &table.name,
            &table.host,
            &table.locale,
            &table.ruleset,
            &Json(table.setup),
            &Json(&table.options),
            &table.seed,
            &table.guild,
            &table.rematch_of,
            &self.now(),
        ];
        let id = self.query_one(sql, row, |row| row.get(0))?;
        self.set_seats(id, &[table.host], &[None])?;
        Ok(id)
    }

    /// Sets the users of the seats in order, with the bot for each seat that a bot plays.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if a user occurs twice.
    pub fn set_seats(&self, table: TableId, users: &[UserId], bots: &[Option<BotProfile>]) -> Result<(), StoreError> {
        self.execute("DELETE FROM seats WHERE table_id = ?1", &[&table])?;
        let sql = "INSERT INTO seats (table_id, seat, user_id, bot) VALUES (?1, ?2, ?3, ?4)";
        for (seat, (user, bot)) in (0_i64..).zip(users.iter().zip(bots)) {
            self.execute(sql, &[&table, &seat, user, bot])?;
        }
        Ok(())
    }

    pub fn set_host(&self, table: TableId, host: UserId) -> Result<(), StoreError> {
        self.execute("UPDATE tables SET host = ?2 WHERE id = ?1", &[&table, &host])
    }

    pub fn set_setup(&self, table: TableId, setup: &Setup) -> Result<(), StoreError> {
        self.execute("UPDATE tables SET setup = ?2 WHERE id = ?1", &[&table, &Json(setup)])
    }

    pub fn set_options(&self, table: TableId, options: &TableOptions) -> Result<(), StoreError> {
        self.execute("UPDATE tables SET options = ?2 WHERE id = ?1", &[&table, &Json(options)])
    }

    pub fn set_locale(&self, table: TableId, locale: &str) -> Result<(), StoreError> {
        self.execute("UPDATE tables SET locale = ?2 WHERE id = ?1", &[&table, &locale])
    }

    pub fn set_pinned(&self, table: TableId, pinned: bool) -> Result<(), StoreError> {
        self.execute("UPDATE tables SET pinned = ?2 WHERE id = ?1", &[&table, &pinned])
    }

    /// Sets the key of a table's page. The previous key becomes invalid.
    pub fn set_page_key(&self, table: TableId, key: PageKey) -> Result<(), StoreError> {
        self.execute("UPDATE tables SET page_key = ?2 WHERE id = ?1", &[&table, &key])
    }

    pub fn set_phase_kind(&self, table: TableId, phase_kind: PhaseKind) -> Result<(), StoreError> {
        let ended_at = matches!(phase_kind, PhaseKind::Over | PhaseKind::Aborted).then(|| self.now());
        self.execute("UPDATE tables SET phase = ?2, ended_at = ?3 WHERE id = ?1", &[&table, &phase_kind, &ended_at])?;
        match phase_kind {
            PhaseKind::Lobby => return Ok(()),
            // The game gets no result.
            PhaseKind::Aborted => self.delete_players(table)?,
            PhaseKind::Playing | PhaseKind::Over => {}
        }
        self.delete_confirmations(table)
    }

    pub fn set_ruleset(&self, table: TableId, ruleset: u16) -> Result<(), StoreError> {
        self.execute("UPDATE tables SET ruleset = ?2 WHERE id = ?1", &[&table, &ruleset])
    }
}
