//! Checks that no SQL statement scans a table that grows with each game. So a move takes as long in a database with
//! 100,000 finished games as in an empty one.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::{Arc, LazyLock, Mutex};

use bergerie::rules::{Seat, Setup};
use bergerie::store::Clock;
use bergerie::store::{Duel, DuelLength, GuildId, MotionId, NoticeId, PageKey, PauseReason, Store, StoreError};
use bergerie::table::{ChannelId, Level, Seed, TableId, TableOptions, Tables, UserId, Vote};
use rusqlite::Connection;
use serde_json::Value;
use tracing::field::{Field, Visit};
use tracing::{Event, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::{Context, SubscriberExt};

use crate::support::finished::{POSTGRES, finished};
use crate::support::postgres::Database;

use super::{contract, database, open_table, user_data};

/// The tables that keep rows of finished games, or of all players.
const GROWING: [&str; 20] = [
    "allowances",
    "duels",
    "tables",
    "seats",
    "entries",
    "feed_messages",
    "notices",
    "players",
    "posts",
    "results",
    "sealed_numbers",
    "changes",
    "preferences",
    "motions",
    "ballots",
    "standing_orders",
    "presets",
    "review_consents",
    "login_links",
    "sessions",
];

/// The tables that have rows of running games only. With many of them, the queries that run every few seconds must not scan
/// these tables either.
const RUNNING: [&str; 3] = ["clocks", "reminders", "time_banks"];

/// A subscriber that collects the SQL statements of stores.
#[derive(Clone, Default)]
struct Statements(Arc<Mutex<BTreeSet<String>>>);

impl<S: Subscriber> Layer<S> for Statements {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        event.record(&mut self.clone());
    }
}

impl Visit for Statements {
    fn record_str(&mut self, field: &Field, value: &str) {
        if field.name() == "sql" {
            self.0.lock().unwrap().insert(value.to_owned());
        }
    }

    fn record_debug(&mut self, _: &Field, _: &dyn std::fmt::Debug) {}
}

/// The SQL statements of stores. They are collected once for all tests.
static STATEMENTS: LazyLock<BTreeSet<String>> = LazyLock::new(statements);

/// Runs the contract tests, and a game with a bot, an undo and a vote. Returns all SQL statements.
fn statements() -> BTreeSet<String> {
    let statements = Statements::default();
    tracing::subscriber::with_default(tracing_subscriber::registry().with(statements.clone()), || {
        // Another test may be registering a tracing callsite at this moment, and no subscriber would see it then.
        let probe = Store::in_memory().unwrap();
        while statements.0.lock().unwrap().len() < 2 {
            tracing::callsite::rebuild_interest_cache();
            probe.write(|writing| writing.active_tables()).unwrap();
            probe.write(|writing| writing.set_host(TableId(1), UserId(1))).unwrap();
        }
        for test in contract::ALL {
            test(&Store::in_memory().unwrap());
        }
        user_data::export_and_erase(&Store::in_memory().unwrap());
        play(&Tables::new(Store::in_memory().unwrap()));
        run_rest(&Store::in_memory().unwrap()).unwrap();
    });
    std::mem::take(&mut *statements.0.lock().unwrap())
}

/// Runs the statements that the tests above do not run.
fn run_rest(store: &Store) -> Result<(), StoreError> {
    let table = open_table(store);
    store.write(|writing| {
        let (user, guild) = (UserId(1), GuildId(1));
        writing.set_locale(table, "en")?;
        writing.set_options(table, &TableOptions::default())?;
        writing.set_ruleset(table, 1)?;
        writing.set_setup(table, &Setup::base(2))?;
        writing.set_server_settings(guild, &writing.server_settings(guild)?)?;
        writing.delete_sealed_numbers_of(table, Seat::FIRST)?;
        writing.reset_attempts(NoticeId(1))?;
        writing.schedule_motion(table, 1)?;
        writing.has_absence_vote(table, Seat::FIRST)?;
        writing.entry_times(table)?;
        writing.pause_table(table, PauseReason::Forbidden)?;
        writing.resume_tables_of(ChannelId(1))?;
        writing.preset::<Value>(guild, "a preset")?;
        writing.motion(MotionId(1))?;
        writing.table_version(PageKey::new([1; 16]))?;
        writing.open_tables(Some(guild))?;
        writing.running_tables(guild)?;
        writing.tables_ever_of(user)?;
        writing.lobby_count_of(user)?;
        writing.lobby_count_in(guild, user)?;
        let duel = Duel { id: table, challenger: user, opponent: UserId(2), length: DuelLength::Three };
        writing.add_duel(duel)?;
        writing.set_duel_due(table)?;
        assert_eq!(writing.duel(table)?, Some(duel));
        assert_eq!(writing.duel_games(table)?.len(), 1);
        assert_eq!(writing.challenges_to(UserId(2))?, [table]);
        writing.tables_of_due_duels()?;
        assert!(writing.take_due_duel(table)? && !writing.take_due_duel(table)?);
        assert!(writing.committed_at(table, 0).is_err(), "the table has no log");
        Ok(())
    })
}

fn play(tables: &Tables) {
    let (channel, [alice, bob, carol]) = (ChannelId(1), [1, 2, 3].map(UserId));
    tables.create_with_seed(channel, alice, "en", Setup::base(0), Seed::new([3; 32])).unwrap();
    tables.join(channel, bob).unwrap();
    tables.add_bot(channel, alice, Level::Gentle).unwrap();
    let mut table = tables.start(channel, alice).unwrap().snapshot;
    for _ in 0..6 {
        let (Some(decision), Some(seat)) = (table.decision(), table.awaited_seats().first().copied()) else { break };
        let (number, answer) = (decision.number, decision.fallback().unwrap_or(decision.actions[0]));
        table = match table.bot_to_move() {
            Some((seat, level)) => {
                let chosen = bergerie::table::choose_move(&table, seat, level, std::time::Duration::from_millis(10));
                tables.play_for(table.id, seat, number, &chosen.unwrap()).unwrap().snapshot
            }
            None => tables.act(table.id, table.user(seat).unwrap(), number, &[answer]).unwrap().snapshot,
        };
    }
    for notice in tables.pending_notices().unwrap() {
        tables.notice_context(notice).unwrap();
        tables.mark_posted(notice, None).unwrap();
    }
    let motion =
        tables.replace(table.id, bob, alice, carol).map(|_| tables.last_motion_view(table.id).unwrap().unwrap());
    let motion = motion.unwrap().motion.id;
    tables.vote(table.id, motion, carol, Vote::Yes).unwrap();
    tables.motion_view_before(motion).unwrap();
    for person in [alice, bob] {
        // The draws determine whether an undo is possible, so the result is ignored.
        let _ = tables.undo(table.id, person, None);
    }
    tables.process_deadlines().unwrap();
    tables.tables_with_bots().unwrap();
    tables.tables_with_pending_posts().unwrap();
    tables.backlog().unwrap();
    tables.tables_of_user(bob).unwrap();
    tables.export_table(table.id).unwrap();
    tables.resign(channel, bob).unwrap();
}

/// Returns the lines of a query plan that scan a growing table. Scans of a partial index are fine, because it has few
/// rows.
fn scans(connection: &Connection, sql: &str) -> Vec<String> {
    let partial = "SELECT name FROM sqlite_schema WHERE type = 'index' AND sql LIKE '% WHERE %'";
    let mut partial = connection.prepare(partial).unwrap();
    let partial: Vec<String> = partial.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    let mut plan = connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
    (1..=plan.parameter_count()).for_each(|number| plan.raw_bind_parameter(number, 1).unwrap());
    let mut rows = plan.raw_query();
    let mut found = Vec::new();
    while let Some(row) = rows.next().unwrap() {
        let line: String = row.get(3).unwrap();
        let mut words = line.split(' ');
        let is_scan = words.next() == Some("SCAN")
            && words.next().is_some_and(|table| GROWING.contains(&table) || RUNNING.contains(&table));
        if is_scan && !words.any(|word| partial.iter().any(|index| index == word)) {
            found.push(line);
        }
    }
    found
}

#[test]
fn no_statement_reads_every_game_that_was_ever_played() {
    let (_directory, path) = database();
    drop(Store::open_with(&path, Clock::default()).unwrap());
    let connection = Connection::open(&path).unwrap();
    let statements = &*STATEMENTS;
    let wanted = [
        "SELECT DISTINCT from_position",
        "kind = 'turn'",
        "FROM motions WHERE table_id = ?1 ORDER BY id DESC",
        "SELECT outcome FROM motions",
        "seats.user_id = ?1",
        "seats.bot IS NOT NULL",
        "UPDATE notices",
        "UPDATE seats SET user_id",
        "DELETE FROM entries",
    ];
    for part in wanted {
        assert!(statements.iter().any(|sql| sql.contains(part)), "no statement was recorded for: {part}");
    }
    // The query plan of an `INSERT` with `RETURNING` contains a scan that never takes place.
    let statements: Vec<_> = statements.iter().filter(|sql| !sql.starts_with("INSERT")).collect();
    let slow = statements.iter().map(|sql| (sql, scans(&connection, sql))).filter(|(_, scans)| !scans.is_empty());
    let slow: Vec<_> = slow.collect();
    assert!(slow.is_empty(), "of {} statements: {slow:#?}", statements.len());
    let every = "SELECT * FROM notices WHERE kind = 'turn'";
    assert_eq!(scans(&connection, every), ["SCAN notices"], "the test must detect such a statement");
}

/// Returns the statements in the source of the store, each as the parts between its placeholders. Files for operations on a whole
/// database are left out.
fn written() -> Vec<Vec<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/store");
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let files = files.filter(|path| path.is_file() && !path.ends_with("transfer.rs"));
    let texts = files.map(|path| fs::read_to_string(path).unwrap());
    let literals = texts.flat_map(|text| {
        let text = text.split("#[cfg(test)]").next().unwrap_or_default().replace("\\\"", "\u{1}");
        text.split('"').skip(1).step_by(2).map(|literal| literal.replace('\u{1}', "\"")).collect::<Vec<_>>()
    });
    let is_sql =
        |literal: &String| ["SELECT ", "INSERT ", "UPDATE ", "DELETE "].iter().any(|verb| literal.starts_with(verb));
    literals.filter(is_sql).map(|sql| sql.split(['{', '}']).step_by(2).map(flat).collect()).collect()
}

/// Puts an SQL text on one line.
fn flat(sql: &str) -> String {
    sql.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn every_statement_of_the_store_is_checked() {
    let recorded: Vec<String> = STATEMENTS.iter().map(|sql| flat(sql)).collect();
    let written = written();
    assert!(written.len() > 80, "{} statements", written.len());
    let is_recorded = |parts: &&Vec<String>| {
        recorded.iter().any(|sql| {
            let rest =
                parts.iter().try_fold(sql.as_str(), |rest, part| rest.split_once(part.as_str()).map(|(_, rest)| rest));
            rest.is_some()
        })
    };
    let missing: Vec<_> = written.iter().filter(|parts| !is_recorded(parts)).collect();
    assert!(missing.is_empty(), "no test ran: {missing:#?}");
}

/// Collects the steps of a PostgreSQL query plan that scan a growing table. These are scans without a condition on an
/// index. Scans of a partial index do not count.
fn postgres_scans(step: &Value, partial: &str, found: &mut Vec<String>) {
    let text = |key: &str| step[key].as_str().unwrap_or_default();
    let is_scan = text("Node Type").ends_with("Scan") && GROWING.contains(&text("Relation Name"));
    // A bitmap scan has the condition of its index as `Recheck Cond`.
    let is_whole = step["Index Cond"].is_null() && step["Recheck Cond"].is_null();
    if is_scan && is_whole && !partial.lines().any(|index| index == text("Index Name")) {
        found.push(format!("{} {}", text("Node Type"), text("Relation Name")));
    }
    for below in step["Plans"].as_array().into_iter().flatten() {
        postgres_scans(below, partial, found);
    }
}

#[test]
fn no_statement_reads_every_game_on_postgresql() {
    let Some(database) = Database::new() else { return };
    drop(Store::connect(&database.address(), Clock::default()).unwrap());
    database.query(&finished(2000, POSTGRES));
    let partial = database.query("SELECT indexname FROM pg_indexes WHERE indexdef LIKE '% WHERE %'");
    let plans = |statements: &[&str]| {
        let mut script =
            "SET search_path = bergerie; SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off;"
                .to_owned();
        for (index, sql) in statements.iter().enumerate() {
            let values = (1..).take_while(|number| sql.contains(&format!("?{number}"))).map(|_| "NULL");
            let values = values.collect::<Vec<_>>().join(", ");
            let values = if values.is_empty() { values } else { format!("({values})") };
            script += &format!(
                "PREPARE s{index} AS {}; EXPLAIN (FORMAT JSON) EXECUTE s{index}{values};",
                sql.replace('?', "$")
            );
        }
        let plans = database.query(&script);
        let plans = serde_json::Deserializer::from_str(&plans).into_iter::<Value>().map(Result::unwrap);
        let scans = |plan: Value| {
            let mut found = Vec::new();
            postgres_scans(&plan[0]["Plan"], &partial, &mut found);
            found
        };
        plans.map(scans).collect::<Vec<_>>()
    };
    let statements: Vec<&str> = STATEMENTS.iter().map(String::as_str).collect();
    let found = plans(&statements);
    assert_eq!(found.len(), statements.len());
    let slow: Vec<_> = statements.into_iter().zip(found).filter(|(_, scans)| !scans.is_empty()).collect();
    assert!(slow.is_empty(), "{slow:#?}");
    let every = "SELECT * FROM notices WHERE kind = 'turn'";
    assert_eq!(plans(&[every]), [["Seq Scan notices"]], "the test must detect such a statement");
}
