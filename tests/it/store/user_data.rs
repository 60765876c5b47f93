//! Checks that `erase_user` and `rows_of_user` cover every column with a user ID. The tests walk the schemas of both
//! engines.

use std::collections::BTreeSet;

use bergerie::rules::{Seat, Setup};
use bergerie::store::Clock;
use bergerie::store::{
    Announcement, Assists, ChannelId, Duel, DuelLength, GuildId, MotionKind, NewMotion, NewTable, NoticeKind,
    PhaseKind, Preferences, RateLimit, SealedNumber, SecretHash, Store, StoreError, TableId, TableOptions, TimeBank,
    UserId, Vote,
};
use rusqlite::Connection;

use crate::support::postgres::Database;

use super::database;

/// The columns with user IDs.
const OF_USERS: [(&str, &str); 15] = [
    ("allowances", "user_id"),
    ("ballots", "user_id"),
    ("confirmations", "user_id"),
    ("duels", "challenger"),
    ("duels", "opponent"),
    ("login_links", "user_id"),
    ("motions", "user_id"),
    ("notices", "announcement"),
    ("players", "user_id"),
    ("preferences", "user_id"),
    ("presets", "author"),
    ("review_consents", "user_id"),
    ("seats", "user_id"),
    ("sessions", "user_id"),
    ("tables", "host"),
];

/// The tables with rows that belong to a user's seats.
const OF_SEATS: [&str; 4] = ["reminders", "sealed_numbers", "standing_orders", "time_banks"];

/// The names of columns that never contain a user ID. A new column must be added here or to [`OF_USERS`].
const OTHERS: &[&str] = &[
    "at",
    "away_until",
    "bot",
    "bot_at",
    "channel",
    "created_at",
    "decision",
    "direct_messages",
    "due",
    "duel",
    "ended_at",
    "entry",
    "event",
    "expires_at",
    "failures",
    "free_at",
    "from_position",
    "full_at",
    "ending",
    "guild",
    "has_left",
    "hides_profile",
    "hash",
    "id",
    "is_due",
    "is_listed",
    "kind",
    "length",
    "locale",
    "made",
    "made_at",
    "substitution",
    "mark",
    "merged_into",
    "message",
    "motion",
    "name",
    "notice",
    "number",
    "opened_at",
    "options",
    "outcome",
    "page_key",
    "pause_reason",
    "pinned",
    "place",
    "points",
    "pool",
    "position",
    "processed_at",
    "rated_at",
    "quiet_from",
    "quiet_to",
    "remaining",
    "rematch_of",
    "reminders",
    "restored_to",
    "retry_at",
    "returned",
    "role",
    "ruleset",
    "runs_from",
    "seat",
    "secret",
    "seed",
    "sent_at",
    "settings",
    "setup",
    "shown",
    "since",
    "phase",
    "stopped_at",
    "subject",
    "table_id",
    "terms",
    "time_left",
    "to_position",
    "url",
    "attempts",
    "used_at",
    "value",
    "vote",
    "vote_at",
    "zone",
];

/// The user whose data is erased. No other value in the database contains this number.
const ALICE: UserId = UserId(987_654_321_987_654_321);
const BOB: UserId = UserId(11);

/// Direct access to a database with its engine's own tools.
trait Tool {
    /// Returns all columns, as table and name.
    fn columns(&self) -> BTreeSet<(String, String)>;

    /// Returns the number that a query selects.
    fn number(&self, sql: &str) -> i64;
}

impl Tool for Connection {
    fn columns(&self) -> BTreeSet<(String, String)> {
        let sql = "SELECT tables.name, columns.name FROM sqlite_schema AS tables
                   JOIN pragma_table_info(tables.name) AS columns
                   WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'";
        let mut statement = self.prepare(sql).unwrap();
        let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
        rows.map(Result::unwrap).collect()
    }

    fn number(&self, sql: &str) -> i64 {
        self.query_row(sql, [], |row| row.get(0)).unwrap()
    }
}

impl Tool for Database {
    fn columns(&self) -> BTreeSet<(String, String)> {
        let sql = "SELECT table_name || '.' || column_name FROM information_schema.columns
                   WHERE table_schema = 'bergerie' AND table_name <> 'schema_migrations'";
        let all = self.query(sql);
        all.lines().filter_map(|line| line.split_once('.')).map(|(one, other)| (one.into(), other.into())).collect()
    }

    fn number(&self, sql: &str) -> i64 {
        self.query(&format!("SET search_path = bergerie; {sql}")).parse().unwrap()
    }
}

/// Returns the columns that contain the ID of the user, as a number or within text.
fn found(tool: &impl Tool) -> BTreeSet<(String, String)> {
    let contains = |(table, column): &(String, String)| {
        let sql = format!("SELECT count(*) FROM {table} WHERE CAST({column} AS text) LIKE '%{ALICE}%'");
        tool.number(&sql) > 0
    };
    tool.columns().into_iter().filter(|(_, column)| column != "seed").filter(contains).collect()
}

/// Stores all kinds of data about a user, at a table whose game is over.
pub fn fill(store: &Store) {
    let setup = Setup::base(0);
    let table = NewTable {
        guild: Some(GuildId(5)),
        rematch_of: None,
        channel: ChannelId(1),
        name: "Razès",
        host: ALICE,
        locale: "fr",
        ruleset: 1,
        setup: &setup,
        options: TableOptions { assists: Assists::Off, ..TableOptions::default() },
        seed: [7; 32],
    };
    store
        .write(|writing| {
            let id = writing.open_table(&table)?;
            writing.set_seats(id, &[ALICE, BOB], &[None, None])?;
            writing.add_players(&writing.table(id)?.unwrap())?;
            writing.add_duel(Duel { id, challenger: ALICE, opponent: ALICE, length: DuelLength::One })?;
            writing.set_preferences(
                ALICE,
                &Preferences { zone: Some("Europe/Paris".to_owned()), ..Preferences::default() },
            )?;
            writing.set_preferences(BOB, &Preferences { mark: Seat::new(1), ..Preferences::default() })?;
            writing.spend_allowance(ALICE, Some(id), RateLimit { burst: 2, period: 60 })?;
            writing.set_order(id, Seat::FIRST, "pass", Some(1))?;
            writing.set_login_link(ALICE, SecretHash([1; 32]), i64::MAX)?;
            writing.add_session(ALICE, SecretHash([2; 32]), i64::MAX)?;
            writing.schedule_reminder(id, Seat::FIRST, 5)?;
            let bank = TimeBank { remaining: 60, returned: 0, runs_from: None };
            writing.set_time_bank(id, Seat::FIRST, bank)?;
            writing.save_sealed_number(id, SealedNumber { seat: Seat::FIRST, subject: 0, number: 3 })?;
            let replace = NewMotion {
                kind: MotionKind::Replacement,
                seat: Seat::FIRST,
                user: Some(ALICE),
                position: None,
                length: 0,
            };
            let motion = writing.begin_motion(id, replace)?;
            writing.cast_vote(motion, ALICE, Vote::Yes)?;
            writing.cast_vote(motion, BOB, Vote::No)?;
            let replaced = Announcement::Replaced { seat: Seat::FIRST, before: BOB, after: ALICE };
            writing.add_notice(id, NoticeKind::Announcement(replaced))?;
            writing.set_preset(GuildId(5), "ours", Some((&setup, ALICE)))?;
            writing.set_phase_kind(id, PhaseKind::Over)?;
            // The end of the game deletes confirmations, so this one is the only row of its kind.
            writing.confirm_player(id, ALICE)?;
            writing.consent_to_review(id, ALICE)?;
            assert_eq!(writing.review_consents(id)?, [ALICE]);
            Ok::<_, StoreError>(())
        })
        .unwrap();
}

fn every_column_with_a_user_id_is_exported_and_erased(store: &Store, tool: &impl Tool) {
    let of_users: BTreeSet<(String, String)> =
        OF_USERS.into_iter().map(|(table, column)| (table.to_owned(), column.to_owned())).collect();
    let unknown = |column: &&(String, String)| !of_users.contains(column) && !OTHERS.contains(&column.1.as_str());
    let columns = tool.columns();
    assert_eq!(columns.iter().find(unknown), None, "does it contain user IDs?");

    fill(store);
    assert_eq!(found(tool), of_users, "the test stores the ID in each of these columns");
    let exported =
        store.read(|reading| reading.rows_of_user(ALICE)).unwrap_or_else(|error: StoreError| panic!("{error}"));
    let tables: BTreeSet<&str> = exported.keys().map(String::as_str).collect();
    let expected: BTreeSet<&str> = OF_USERS.into_iter().map(|(table, _)| table).chain(OF_SEATS).collect();
    assert_eq!(tables, expected);
    let text = serde_json::to_string(&exported).unwrap();
    assert!(text.contains("Europe/Paris") && !text.contains("seed") && !text.contains("\"mark\":1"), "{text}");

    store.write(|writing| writing.erase_user(ALICE)).unwrap_or_else(|error: StoreError| panic!("{error}"));
    assert_eq!(found(tool), BTreeSet::new());
    for table in OF_SEATS {
        assert_eq!(tool.number(&format!("SELECT count(*) FROM {table}")), 0, "{table}");
    }
    let rest = store.read(|reading| reading.rows_of_user(ALICE)).unwrap_or_else(|error: StoreError| panic!("{error}"));
    assert!(rest.is_empty(), "{rest:?}");
    let others = store.read(|reading| reading.rows_of_user(BOB)).unwrap_or_else(|error: StoreError| panic!("{error}"));
    let others: Vec<&str> = others.keys().map(String::as_str).collect();
    assert_eq!(others, ["ballots", "notices", "players", "preferences", "seats"], "another user's data was erased");

    let table =
        store.read(|reading| reading.tables_ever_of(BOB)).unwrap_or_else(|error: StoreError| panic!("{error}"))[0];
    let row = store.read(|reading| reading.table(table)).unwrap_or_else(|error: StoreError| panic!("{error}")).unwrap();
    assert_eq!(row.users, [UserId::former(0), BOB]);
    store.write(|writing| writing.delete_table(table)).unwrap_or_else(|error: StoreError| panic!("{error}"));
    for table in columns.iter().filter(|(_, column)| column == "table_id").map(|(table, _)| table) {
        assert_eq!(tool.number(&format!("SELECT count(*) FROM {table}")), 0, "{table}");
    }
    assert_eq!(tool.number("SELECT count(*) FROM ballots") + tool.number("SELECT count(*) FROM tables"), 0);
}

/// Runs the functions that this file tests, so that another test can collect their SQL statements.
pub fn export_and_erase(store: &Store) {
    fill(store);
    let tables = store.read(|reading| {
        reading.rows_of_user(ALICE)?;
        reading.tables_ended_before(reading.now() + 1)
    });
    let tables: Vec<(TableId, PhaseKind)> = tables.unwrap_or_else(|error: StoreError| panic!("{error}"));
    let erased = store.write(|writing| {
        writing.erase_user(ALICE)?;
        writing.delete_log(tables[0].0)?;
        writing.delete_table(tables[0].0)
    });
    erased.unwrap_or_else(|error: StoreError| panic!("{error}"));
}

#[test]
fn on_sqlite() {
    let (_directory, path) = database();
    let store = Store::open(&path).unwrap();
    let tool = Connection::open(&path).unwrap();
    every_column_with_a_user_id_is_exported_and_erased(&store, &tool);
}

#[test]
fn erased_data_is_not_left_in_the_file() {
    let (_directory, path) = database();
    fill(&Store::open(&path).unwrap());
    let has_id = || std::fs::read(&path).unwrap().windows(8).any(|bytes| bytes == ALICE.0.to_be_bytes());
    assert!(has_id());
    Store::open(&path).unwrap().write(|writing| writing.erase_user(ALICE)).unwrap();
    assert!(!has_id());
}

#[test]
fn on_postgres() {
    let Some(database) = Database::new() else { return };
    let store = Store::connect(&database.address(), Clock::default()).unwrap();
    every_column_with_a_user_id_is_exported_and_erased(&store, &database);
}
