//! The list of all database tables and their columns, with the conditions for the rows of a game or a user.
//!
//! Copying, exporting, erasing and deleting are derived from this list. Tests compare the list with the schemas of both engines.

/// A table of the database. Its first columns are the primary key, by which the rows are ordered.
pub(super) struct DatabaseTable {
    pub name: &'static str,
    /// The number of columns in the primary key.
    pub key: usize,
    /// The columns as SQL, separated by commas.
    pub columns: &'static str,
    /// The SQL condition for the rows of the game `?1`, if the table contains data of games.
    pub of_table: Option<&'static str>,
    /// Whether the rows of a finished game remain when its log is deleted.
    pub is_of_record: bool,
    /// The user data in the table, if it contains any.
    pub user_data: Option<UserData>,
}

/// The rows with data of a user, and the way to erase the data.
#[derive(Clone, Copy)]
pub(super) struct UserData {
    /// The SQL condition for the rows of the user `?1`.
    pub rows: &'static str,
    /// The SQL statement that erases the user's data in these rows, without the condition.
    pub erase: &'static str,
}

impl DatabaseTable {
    const fn new(name: &'static str, key: usize, columns: &'static str) -> DatabaseTable {
        DatabaseTable { name, key, columns, of_table: None, is_of_record: false, user_data: None }
    }

    /// Returns the names of the columns in order.
    pub fn column_names(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.columns.split(", ")
    }

    const fn of_table(self, rows: &'static str) -> DatabaseTable {
        DatabaseTable { of_table: Some(rows), ..self }
    }

    const fn of_record(self) -> DatabaseTable {
        DatabaseTable { is_of_record: true, ..self }
    }

    const fn user_data(self, rows: &'static str, erase: &'static str) -> DatabaseTable {
        DatabaseTable { user_data: Some(UserData { rows, erase }), ..self }
    }
}

/// The SQL condition for rows about a user's seats.
const OF_SEATS: &str = "(table_id, seat) IN (SELECT table_id, seat FROM seats WHERE user_id = ?1)";

/// The SQL condition for rows of a game.
const OF_TABLE: &str = "table_id = ?1";

/// All tables, each after those that it refers to. Erasing puts a [former player](super::UserId::former) in place.
pub(super) const DATABASE_TABLES: &[DatabaseTable] = &[
    DatabaseTable::new(
        "tables",
        1,
        "id, channel, name, host, locale, phase, ruleset, setup, options, seed, opened_at, pause_reason, guild, rematch_of, \
         pinned, ended_at, page_key, duel",
    )
    .of_table("id = ?1")
    .of_record()
    .user_data("host = ?1", "UPDATE tables SET host = -101"),
    DatabaseTable::new("seats", 2, "table_id, seat, user_id, bot")
        .of_table(OF_TABLE)
        .of_record()
        .user_data("user_id = ?1", "UPDATE seats SET user_id = -101 - seat"),
    DatabaseTable::new("entries", 2, "table_id, position, decision, entry, made_at, substitution")
        .of_table(OF_TABLE)
        .of_record(),
    DatabaseTable::new(
        "notices",
        1,
        "id, table_id, kind, from_position, to_position, sent_at, created_at, restored_to, announcement, attempts, merged_into",
    )
    .of_table(OF_TABLE)
    .of_record()
    .user_data(
        "substr(announcement, 1, 11) = '{\"replaced\"' AND announcement LIKE '%\"' || CAST(CAST(?1 AS bigint) AS text) || '\"%'",
        "UPDATE notices SET announcement =
         replace(announcement, '\"' || CAST(CAST(?1 AS bigint) AS text) || '\"', '\"18446744073709551515\"')",
    ),
    DatabaseTable::new("posts", 2, "table_id, role, message").of_table(OF_TABLE).of_record(),
    DatabaseTable::new("players", 2, "table_id, seat, user_id, bot, place, points, has_left")
        .of_table(OF_TABLE)
        .of_record()
        // A former player has the same number in all games, so that the ratings of the others stay the same. The number follows from the
        // player's first game, so no other former player has it.
        .user_data(
            "user_id = ?1",
            "UPDATE players SET user_id = (SELECT -1001 - min(6 * table_id + seat) FROM players WHERE user_id = ?1)",
        ),
    DatabaseTable::new("results", 1, "table_id, guild, pool, ending, rated_at").of_table(OF_TABLE).of_record(),
    DatabaseTable::new("duels", 1, "table_id, challenger, opponent, length, is_due")
        .of_table(OF_TABLE)
        .of_record()
        .user_data(
            "(challenger = ?1 OR opponent = ?1)",
            "UPDATE duels SET challenger = CASE WHEN challenger = ?1 THEN -101 ELSE challenger END,
                              opponent = CASE WHEN opponent = ?1 THEN -102 ELSE opponent END",
        ),
    DatabaseTable::new("confirmations", 2, "table_id, user_id, made_at")
        .of_table(OF_TABLE)
        .user_data("user_id = ?1", "DELETE FROM confirmations"),
    DatabaseTable::new("review_consents", 2, "table_id, user_id")
        .of_table(OF_TABLE)
        .user_data("user_id = ?1", "DELETE FROM review_consents"),
    DatabaseTable::new("sealed_numbers", 3, "table_id, subject, seat, number")
        .of_table(OF_TABLE)
        .user_data(OF_SEATS, "DELETE FROM sealed_numbers"),
    DatabaseTable::new("old_posts", 1, "message, table_id, notice").of_table(OF_TABLE),
    DatabaseTable::new("changes", 2, "table_id, role, made, shown").of_table(OF_TABLE),
    DatabaseTable::new("clocks", 1, "table_id, since, due, vote_at, stopped_at, bot_at, time_left")
        .of_table(OF_TABLE),
    DatabaseTable::new("time_banks", 2, "table_id, seat, remaining, returned, runs_from")
        .of_table(OF_TABLE)
        .user_data(OF_SEATS, "DELETE FROM time_banks"),
    DatabaseTable::new("reminders", 2, "table_id, seat, at")
        .of_table(OF_TABLE)
        .user_data(OF_SEATS, "DELETE FROM reminders"),
    DatabaseTable::new(
        "preferences",
        1,
        "user_id, zone, quiet_from, quiet_to, reminders, direct_messages, locale, mark, away_until, \
         hides_profile",
    )
    .user_data("user_id = ?1", "DELETE FROM preferences"),
    DatabaseTable::new("motions", 1, "id, table_id, kind, seat, user_id, position, length, outcome")
        .of_table(OF_TABLE)
        .user_data("user_id = ?1", "UPDATE motions SET user_id = -101, outcome = coalesce(outcome, 'lapsed')"),
    DatabaseTable::new("ballots", 2, "motion, user_id, vote")
        .of_table("motion IN (SELECT id FROM motions WHERE table_id = ?1)")
        .user_data("user_id = ?1", "DELETE FROM ballots"),
    DatabaseTable::new("standing_orders", 3, "table_id, seat, name, value")
        .of_table(OF_TABLE)
        .user_data(OF_SEATS, "DELETE FROM standing_orders"),
    DatabaseTable::new("presets", 2, "guild, name, terms, author")
        .user_data("author = ?1", "UPDATE presets SET author = NULL"),
    DatabaseTable::new("servers", 1, "guild, settings, is_listed"),
    DatabaseTable::new("feeds", 1, "guild, url, secret, failures, retry_at"),
    DatabaseTable::new("feed_messages", 1, "id, guild, table_id, event, created_at").of_table(OF_TABLE),
    // Rows of a deleted game may remain, because allowances expire within minutes.
    DatabaseTable::new("allowances", 2, "user_id, table_id, full_at").user_data("user_id = ?1", "DELETE FROM allowances"),
    DatabaseTable::new("sessions", 1, "hash, user_id, created_at, used_at, expires_at")
        .user_data("user_id = ?1", "DELETE FROM sessions"),
    // Data is deleted in reverse order: the link first, so that no other transaction can begin a session with it afterwards.
    DatabaseTable::new("login_links", 1, "user_id, hash, expires_at")
        .user_data("user_id = ?1", "DELETE FROM login_links"),
    DatabaseTable::new("webhook_events", 1, "hash, processed_at"),
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::Store;

    #[test]
    fn every_column_is_listed() {
        let store = Store::in_memory().unwrap();
        let sql = "SELECT tables.name, columns.name FROM sqlite_schema AS tables
                   JOIN pragma_table_info(tables.name) AS columns
                   WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'";
        let there = store.read(|reading| reading.query_all(sql, &[], |row| Ok((row.get(0)?, row.get(1)?))));
        let there: BTreeSet<(String, String)> = there.unwrap_or_else(|error| panic!("{error}")).into_iter().collect();
        let listed = DATABASE_TABLES
            .iter()
            .flat_map(|table| table.column_names().map(|column| (table.name.into(), column.into())));
        assert_eq!(listed.collect::<BTreeSet<(String, String)>>(), there);
    }

    /// Returns the statements of a migration that create tables and indexes, and the names of the columns.
    fn outline(migration: &'static str) -> Vec<&'static str> {
        let is_name = |word: &&str| word.starts_with(|first: char| first.is_ascii_lowercase());
        let part = |line: &'static str| match line.strip_prefix("    ") {
            Some(column) => column.split(' ').next().filter(is_name),
            None => line.starts_with("CREATE").then_some(line),
        };
        migration.lines().filter_map(part).collect()
    }

    #[test]
    fn both_engines_have_the_same_tables_and_indexes() {
        let sqlite = outline(include_str!("../../migrations/001_tables.sql"));
        // PostgreSQL also has a function before these tables, and a table after them.
        let postgres = outline(include_str!("../../migrations/postgres/001_tables.sql")).into_iter();
        let postgres = postgres.skip_while(|line| !line.starts_with("CREATE TABLE")).take(sqlite.len());
        assert_eq!(postgres.collect::<Vec<_>>(), sqlite);
    }
}
