//! The players and results of games.

use bergerie_opponent::BotProfile;
use bergerie_rules::{Expansion, Seat, Setup};

use super::{
    GuildId, ReadTransaction, Row, StoreError, TableId, TableRow, UserId, WriteTransaction, json_at, text_enum,
};

text_enum! {
    /// A kind of game, each of which has ratings of its own.
    RatingPool {
        /// Two players, base game.
        Two = "two",
        /// Two players, with expansions.
        TwoExpanded = "two_expanded",
        /// Three or more players, base game.
        More = "more",
        /// Three or more players, with expansions.
        MoreExpanded = "more_expanded",
    }
}

impl RatingPool {
    /// Returns the pool of games with a setup.
    pub fn of(setup: &Setup) -> RatingPool {
        let is_expanded = Expansion::ALL.iter().any(|&expansion| setup.expansions.has(expansion));
        match (setup.players > Setup::MIN_PLAYERS, is_expanded) {
            (false, false) => RatingPool::Two,
            (false, true) => RatingPool::TwoExpanded,
            (true, false) => RatingPool::More,
            (true, true) => RatingPool::MoreExpanded,
        }
    }
}

text_enum! {
    /// The reason why a game ended.
    GameEnding {
        /// All tiles were placed.
        PlayedOut = "played_out",
        /// All players but one have resigned.
        OneLeft = "one_left",
    }
}

/// A player of a game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerResult {
    /// The seat.
    pub seat: Seat,
    /// The user with whom the game began. A bot and a former player have [placeholders](UserId::is_nobody).
    pub user: UserId,
    /// The bot, or `None` if the player is a user.
    pub bot: Option<BotProfile>,
    /// The place, from 1. Players who tie share it.
    pub place: u8,
    /// The points.
    pub points: i32,
    /// Whether the player had resigned or given up the seat at the end of the game.
    pub has_left: bool,
}

/// The result of a game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// The table of the game.
    pub table: TableId,
    /// The kind of game.
    pub pool: RatingPool,
    /// The reason why the game ended.
    pub ending: GameEnding,
    /// When the game ended, in Unix seconds, or `None` if it is not rated.
    pub rated_at: Option<i64>,
    /// The players, by seat.
    pub players: Vec<PlayerResult>,
}

impl GameResult {
    /// Returns the player that a user was at the start, or `None` if the user was none.
    pub fn player(&self, user: UserId) -> Option<&PlayerResult> {
        self.players.iter().find(|player| player.user == user)
    }
}

/// The columns of a result and one of its players, in the order in which `read_results` reads them.
const COLUMNS: &str =
    "results.table_id, pool, ending, rated_at, players.seat, players.user_id, players.bot, players.place,
     players.points, players.has_left";

/// Reads a row for each player. The rows of a game are adjacent.
fn read_results(rows: Vec<(GameResult, PlayerResult)>) -> Vec<GameResult> {
    let mut results: Vec<GameResult> = Vec::new();
    for (result, player) in rows {
        match results.last_mut().filter(|last| last.table == result.table) {
            Some(last) => last.players.push(player),
            None => results.push(GameResult { players: vec![player], ..result }),
        }
    }
    results
}

fn read_row(row: &Row) -> Result<(GameResult, PlayerResult), StoreError> {
    let result = GameResult {
        table: row.get(0)?,
        pool: row.get(1)?,
        ending: row.get(2)?,
        rated_at: row.get(3)?,
        players: Vec::new(),
    };
    let player = PlayerResult {
        seat: row.get(4)?,
        user: row.get(5)?,
        bot: row.get(6)?,
        place: row.get(7)?,
        points: row.get(8)?,
        has_left: row.get(9)?,
    };
    Ok((result, player))
}

impl ReadTransaction<'_> {
    /// Returns the results of a server's rated games that ended in a period, in Unix seconds, in the order of their ends.
    pub fn rated_results(&self, guild: GuildId, from: i64, to: i64) -> Result<Vec<GameResult>, StoreError> {
        let sql = format!(
            "SELECT {COLUMNS} FROM results JOIN players ON players.table_id = results.table_id
             WHERE guild = ?1 AND rated_at IS NOT NULL AND rated_at >= ?2 AND rated_at < ?3 AND players.place IS NOT NULL
             ORDER BY rated_at, results.table_id, players.seat"
        );
        Ok(read_results(self.query_all(&sql, &[&guild, &from, &to], read_row)?))
    }

    /// Returns the results of a user's games on a server, or of all games if no server is given, the latest first.
    pub fn results_of(&self, user: UserId, guild: Option<GuildId>) -> Result<Vec<GameResult>, StoreError> {
        let sql = format!(
            "SELECT {COLUMNS} FROM players AS own JOIN results ON results.table_id = own.table_id
             JOIN players ON players.table_id = own.table_id
             WHERE own.user_id = ?1 AND coalesce(guild, 0) = coalesce(CAST(?2 AS bigint), guild, 0)
                   AND players.place IS NOT NULL
             ORDER BY results.table_id DESC, players.seat"
        );
        Ok(read_results(self.query_all(&sql, &[&user, &guild], read_row)?))
    }

    /// Returns the result of a table, or `None` if it has none.
    pub fn result(&self, table: TableId) -> Result<Option<GameResult>, StoreError> {
        let sql = format!(
            "SELECT {COLUMNS} FROM results JOIN players ON players.table_id = results.table_id
             WHERE results.table_id = ?1 AND players.place IS NOT NULL ORDER BY players.seat"
        );
        Ok(read_results(self.query_all(&sql, &[&table], read_row)?).pop())
    }

    /// Returns the setups of the games of [`results_of`](Self::results_of), in any order.
    pub fn setups_of(&self, user: UserId, guild: Option<GuildId>) -> Result<Vec<(TableId, Setup)>, StoreError> {
        let sql = "SELECT tables.id, setup FROM players JOIN results ON results.table_id = players.table_id
                   JOIN tables ON tables.id = players.table_id
                   WHERE user_id = ?1 AND coalesce(results.guild, 0) = coalesce(CAST(?2 AS bigint), results.guild, 0)";
        self.query_all(sql, &[&user, &guild], |row| Ok((row.get(0)?, json_at(row, 1)?)))
    }

    /// Returns the pool of a server's latest rated game, or `None` if there is none.
    pub fn latest_rated_pool(&self, guild: GuildId) -> Result<Option<RatingPool>, StoreError> {
        let sql = "SELECT pool FROM results WHERE guild = ?1 AND rated_at IS NOT NULL ORDER BY rated_at DESC LIMIT 1";
        self.query_first(sql, &[&guild], |row| row.get(0))
    }

    /// Returns the users and bots with whom a game began, by seat.
    pub fn first_players(&self, table: TableId) -> Result<Vec<(UserId, Option<BotProfile>)>, StoreError> {
        let sql = "SELECT user_id, bot FROM players WHERE table_id = ?1 ORDER BY seat";
        self.query_all(sql, &[&table], |row| Ok((row.get(0)?, row.get(1)?)))
    }
}

impl WriteTransaction<'_> {
    /// Records the players with whom a game begins.
    pub fn add_players(&self, row: &TableRow) -> Result<(), StoreError> {
        let sql = "INSERT INTO players (table_id, seat, user_id, bot) VALUES (?1, ?2, ?3, ?4)";
        for (seat, (user, bot)) in (0_i64..).zip(row.users.iter().zip(&row.bots)) {
            self.execute(sql, &[&row.id, &seat, user, &bot.map(BotProfile::for_another_table)])?;
        }
        Ok(())
    }

    /// Records the result of a game of a server. Its players are those recorded before.
    pub fn add_result(&self, guild: Option<GuildId>, result: &GameResult) -> Result<(), StoreError> {
        let GameResult { table, pool, ending, rated_at, players } = result;
        let sql = "INSERT INTO results (table_id, guild, pool, ending, rated_at) VALUES (?1, ?2, ?3, ?4, ?5)";
        self.execute(sql, &[table, &guild, pool, ending, rated_at])?;
        let sql = "UPDATE players SET place = ?3, points = ?4, has_left = ?5 WHERE table_id = ?1 AND seat = ?2";
        for player in players {
            self.execute(sql, &[table, &player.seat, &player.place, &player.points, &player.has_left])?;
        }
        Ok(())
    }

    /// Deletes the players of a game that has no result.
    pub(super) fn delete_players(&self, table: TableId) -> Result<(), StoreError> {
        self.execute("DELETE FROM players WHERE table_id = ?1", &[&table])
    }
}
