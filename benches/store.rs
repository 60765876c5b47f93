//! Measures operations that read the database: in an empty one, and in one with 100,000 finished games and 5,000 running
//! ones. A player with 1,000 finished games and a game with every set stand for long use. It uses SQLite and, if it is
//! installed, PostgreSQL.

use std::cell::Cell;
use std::time::{Duration, Instant};

use bergerie::rules::{Action, Expansion, Seat, Setup, View};
use bergerie::store::Clock;
use bergerie::store::Store;
use bergerie::table::{ChannelId, Seed, Snapshot, TableId, Tables, UndoOutcome, UserId};
use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, criterion_group, criterion_main};
use finished::{Dialect, POSTGRES, finished};
use postgres::Database;

#[path = "../tests/it/support/finished.rs"]
mod finished;
#[path = "../tests/it/support/postgres.rs"]
#[expect(dead_code, reason = "the benchmark needs less of it than the tests")]
mod postgres;
#[path = "../tests/it/support/wait.rs"]
#[expect(dead_code, reason = "the benchmark needs less of it than the tests")]
mod wait;

fn skip(program: &str) {
    println!("skipped: there is no {program}");
}

const FINISHED: u32 = 100_000;
const RUNNING: u32 = 5000;
const SQLITE: Dialect = ["BEGIN;", "zeroblob(32)", "COMMIT;"];
const ALICE: UserId = UserId(1);
const BOB: UserId = UserId(2);
const CAROL: UserId = UserId(3);
/// A player with three running games and, in the full database, 1,000 finished ones.
const REGULAR: UserId = UserId(5_000_000);

/// Starts a game between Alice and Bob.
fn start(tables: &Tables, channel: u64, setup: Setup) -> Snapshot {
    let channel = ChannelId(channel);
    tables.create_with_seed(channel, ALICE, "en", setup, Seed::new([3; 32])).expect("a table");
    tables.join(channel, BOB).expect("a seat");
    tables.start(channel, ALICE).expect("a game").snapshot
}

/// Answers the pending decision with the action of this number, and returns the table and the player.
fn answer(tables: &Tables, table: &Snapshot, number: usize) -> (Snapshot, UserId) {
    let (decision, who) = table.decision().zip(table.awaited_user()).expect("a game waits for somebody");
    let action = decision.actions[number % decision.actions.len()];
    (tables.act(table.id, who, decision.number, &[action]).expect("a legal answer").snapshot, who)
}

/// Plays a game with every set until six tiles are left and the next question is where to place one.
fn long(tables: &Tables) -> Snapshot {
    let mut setup = Setup::base(0);
    Expansion::ALL.iter().for_each(|&set| setup.expansions.set(set, true));
    let (mut table, mut number) = (start(tables, 900_000, setup), 1_usize);
    while !is_late(&table) {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (table, _) = answer(tables, &table, number >> 33);
    }
    let (game, play) = table.game().zip(table.play()).expect("a game");
    println!("the long game has {} tiles and {} entries", View::of(game).tiles.len(), play.length);
    table
}

fn is_late(table: &Snapshot) -> bool {
    table
        .game()
        .is_some_and(|game| game.pile().len() < 7 && matches!(game.legal_actions().first(), Some(Action::Place(_))))
}

/// Posts everything that is due.
fn post(tables: &Tables, table: TableId) {
    let mut work = tables.work(table).expect("notices");
    while let Some((due, _)) = work.and_then(|work| work.post) {
        assert!(tables.begin_post(&due, &[]).expect("to count the try").is_some());
        work = tables.mark_posted(due.notice, None).expect("to note it");
    }
}

/// Measures a job. Its preparation, and dropping its result, are not timed.
fn bench<T, R>(
    group: &mut BenchmarkGroup<'_, WallTime>,
    name: &str,
    mut prepare: impl FnMut() -> T,
    mut job: impl FnMut(T) -> R,
) {
    group.bench_function(name, |bencher| {
        bencher.iter_custom(|times| {
            let once = |_| {
                let prepared = prepare();
                let begun = Instant::now();
                let _result = job(prepared);
                begun.elapsed()
            };
            (0..times).map(once).sum()
        });
    });
}

/// Returns SQL that copies a running game.
fn running(games: u32, template: TableId, [begin, _, end]: Dialect) -> String {
    let games = format!("WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {games})");
    let (template, regular) = (template.0, REGULAR.0);
    let copies = format!("tables AS t, ROWS AS r WHERE r.table_id = {template} AND channel > 2000000");
    let of = |rows: &str| copies.replace("ROWS", rows);
    format!(
        "{begin}
         UPDATE seats SET user_id = {regular} WHERE seat = 0 AND table_id <= 1000 AND user_id < 200000 AND user_id > 9;
         {games} INSERT INTO tables (channel, name, host, locale, phase, ruleset, setup, seed, opened_at,
                                     options)
             SELECT 2000000 + i, 'Running ' || i, host, locale, phase, ruleset, setup, seed, opened_at,
                    options
             FROM n CROSS JOIN tables WHERE id = {template};
         INSERT INTO seats (table_id, seat, user_id) SELECT t.id, seat,
             CASE WHEN seat = 0 AND channel < 2000004 THEN {regular} ELSE 6000000 + (channel * 2 + seat) % 3334 END FROM {};
         INSERT INTO entries (table_id, position, decision, entry, made_at)
             SELECT t.id, position, decision, entry, made_at FROM {};
         INSERT INTO notices (table_id, kind, from_position, to_position, sent_at, created_at)
             SELECT t.id, kind, from_position, to_position, 1, 1 FROM {};
         INSERT INTO clocks (table_id, since, due, vote_at) SELECT t.id, since, 4000000000, 4000000000 FROM {};
         INSERT INTO reminders (table_id, seat, at) SELECT id, 0, 4000000000 FROM tables WHERE channel > 2000000;
         {end}",
        of("seats"), of("entries"), of("notices"), of("clocks")
    )
}

/// Measures all operations. `open` opens the database and `run` runs SQL in it. If `is_full`, the database has many games.
fn measure(
    criterion: &mut Criterion,
    name: &str,
    dialect: Dialect,
    is_full: bool,
    open: impl Fn(Clock) -> Store,
    run: impl Fn(&str),
) {
    let folder = tempfile::tempdir().expect("a folder");
    let ahead = folder.path().join("ahead");
    let clock = Clock::shifted_by(ahead.clone());
    drop(open(clock.clone()));
    if is_full {
        run(&finished(FINISHED, dialect));
    }
    let (long, template) = {
        let tables = Tables::new(open(clock.clone()));
        let mut template = start(&tables, 900_001, Setup::base(0));
        for _ in 0..20 {
            (template, _) = answer(&tables, &template, 0);
        }
        (long(&tables).id, template.id)
    };
    run(&running(if is_full { RUNNING } else { 3 }, template, dialect));
    let mut group = criterion.benchmark_group(name);
    group.sample_size(20).warm_up_time(Duration::from_millis(200)).measurement_time(Duration::from_secs(1));
    bench(
        &mut group,
        "start",
        || (),
        |()| {
            let tables = Tables::new(open(clock.clone()));
            tables.paused_tables().expect("paused tables");
            tables.tables_with_pending_posts().expect("pending notices");
            tables.tables_with_bots().expect("tables with bots");
        },
    );
    let tables = Tables::new(open(clock.clone()));
    let hours = Cell::new(0);
    let later = || {
        hours.set(hours.get() + 1);
        std::fs::write(&ahead, (hours.get() * 3600).to_string()).expect("a clock");
    };
    let channel = Cell::new(1_000_000);
    let moved = || {
        channel.set(channel.get() + 1);
        let table = start(&tables, channel.get(), Setup::base(0));
        answer(&tables, &table, 0)
    };
    bench(&mut group, "undo", moved, |(table, who)| {
        let undone = tables.undo(table.id, who, None).expect("a move to take back");
        assert!(matches!(undone, UndoOutcome::Done(_)));
    });
    bench(&mut group, "vote", moved, |(table, who)| {
        tables.replace(table.id, who, who, CAROL).expect("a vote");
    });
    bench(&mut group, "post", moved, |(table, _)| post(&tables, table.id));
    let own = || tables.tables_of_user(REGULAR).expect("tables");
    bench(&mut group, "mygames", || (), |()| assert_eq!(own().len(), 3));
    bench(&mut group, "deadlines", || (), |()| tables.process_deadlines().expect("deadlines"));
    bench(&mut group, "metrics", || (), |()| tables.backlog().expect("metrics"));
    let get = || tables.get(long).expect("a read").expect("a table");
    let evict = || (0..3).for_each(|_| tables.evict_idle());
    bench(&mut group, "long game: open after a start", evict, |()| get());
    bench(&mut group, "long game: open again", || (), |()| get());
    bench(&mut group, "long game: export", || (), |()| tables.export_table(long).expect("a record"));
    // The list of scores, as autocomplete needs it, and the game at the last one.
    bench(&mut group, "long game: why, list", || (), |()| tables.scores(long).expect("scores"));
    let last = || tables.scores(long).expect("scores").last().expect("a score").0;
    bench(&mut group, "long game: why, board", last, |length| tables.game_after(long, length).expect("a game"));
    let seat = Seat::FIRST;
    bench(
        &mut group,
        "long game: since the last turn",
        || (),
        |()| tables.since_last_turn(long, seat).expect("events"),
    );
    let undo =
        |who| assert!(matches!(tables.undo(long, who, None).expect("a move to take back"), UndoOutcome::Done(_)));
    // Takes back the move of the measurement before, and places a tile.
    let place = || {
        later();
        let table = get();
        if !is_late(&table) {
            undo(table.awaited_user().expect("a game waits for somebody"));
        }
        answer(&tables, &get(), 0).1
    };
    bench(&mut group, "long game: undo", place, undo);
    bench(&mut group, "long game: post", place, |_| post(&tables, long));
}

fn all(criterion: &mut Criterion) {
    for (games, is_full) in [("few games", false), ("105,000 games", true)] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("bergerie.db");
        let open = |clock| Store::open_with(&path, clock).expect("a database");
        let run = |sql: &str| {
            let database = rusqlite::Connection::open(&path).expect("a database");
            database.execute_batch(sql).expect("games");
        };
        measure(criterion, &format!("sqlite, {games}"), SQLITE, is_full, open, run);
        let Some(database) = Database::new() else { continue };
        let open = |clock| Store::connect(&database.address(), clock).expect("a database");
        let run = |sql: &str| drop(database.query(sql));
        measure(criterion, &format!("postgres, {games}"), POSTGRES, is_full, open, run);
    }
}

criterion_group!(store, all);
criterion_main!(store);
