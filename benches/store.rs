//! What a move costs the database, in one without games and in one with 100,000 finished ones: an undo, a vote and a post, on
//! SQLite and, where it is installed, on PostgreSQL.

use std::path::Path;
use std::time::{Duration, Instant};

use bergerie::rules::Setup;
use bergerie::store::Store;
use bergerie::table::{ChannelId, PersonId, Seed, TableId, Tables, Undone};
use criterion::{Criterion, criterion_group, criterion_main};
use postgres::Database;

#[path = "../tests/it/support/postgres.rs"]
#[allow(dead_code)]
mod postgres;

fn skip(program: &str) {
    println!("skipped: there is no {program}");
}

const FINISHED: u32 = 100_000;
const ALICE: PersonId = PersonId(1);
const BOB: PersonId = PersonId(2);
const CAROL: PersonId = PersonId(3);

/// Finished games with 20 entries, 20 notices and 2 votes each, in the SQL of both engines.
fn finished(seed: &str) -> String {
    let games = format!("WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {FINISHED})");
    let times = |most: u32| format!("{games}, m (j) AS (SELECT 0 UNION ALL SELECT j + 1 FROM m WHERE j < {most})");
    let (twenty, two) = (times(19), times(1));
    format!(
        "{games} INSERT INTO tables (channel, name, host, locale, phase, ruleset, setup, seed)
             SELECT 1000 + i, 'Game ' || i, 10 + i, 'en', 'over', 1, '{{}}', {seed} FROM n;
         {two} INSERT INTO seats (table_id, seat, person) SELECT i, j, 10 + i + j FROM n CROSS JOIN m;
         {twenty} INSERT INTO entries (table_id, position, decision, entry) SELECT i, j, j + 1, '{{}}' FROM n CROSS JOIN m;
         {twenty} INSERT INTO notices (table_id, kind, from_position, to_position, sent_at, noted_at)
             SELECT i, 'turn', j, j + 1, 1, 1 FROM n CROSS JOIN m;
         {two} INSERT INTO motions (table_id, kind, seat, person, length, outcome)
             SELECT i, 'replace', j, 7, 9, 'refused' FROM n CROSS JOIN m;"
    )
}

/// A game in which somebody has just moved, and who that was.
fn moved(tables: &Tables, channel: u64) -> (TableId, PersonId) {
    let channel = ChannelId(channel);
    tables.create_with_seed(channel, ALICE, "en", Setup::base(0), Seed::new([3; 32])).expect("a table");
    tables.join(channel, BOB).expect("a seat");
    let table = tables.start(channel, ALICE).expect("a game").snapshot;
    let (decision, who) = table.decision().zip(table.waiting_for()).expect("a game waits for somebody");
    tables.act(table.id, who, decision.number, &decision.actions[..1]).expect("a legal answer");
    (table.id, who)
}

fn measure(criterion: &mut Criterion, name: &str, store: Store) {
    let (tables, mut channel) = (Tables::new(store), 1_000_000);
    let mut group = criterion.benchmark_group(name);
    group.sample_size(20).warm_up_time(Duration::from_millis(200)).measurement_time(Duration::from_secs(1));
    let mut bench = |what: &str, job: &dyn Fn(TableId, PersonId)| {
        group.bench_function(what, |bencher| {
            bencher.iter_custom(|times| {
                let once = |_| {
                    channel += 1;
                    let (table, who) = moved(&tables, channel);
                    let begun = Instant::now();
                    job(table, who);
                    begun.elapsed()
                };
                (0..times).map(once).sum()
            });
        });
    };
    bench("undo", &|table, who| {
        let undone = tables.undo(table, who).expect("a move to take back");
        assert!(matches!(undone, Undone::Done(_)));
    });
    bench("vote", &|table, who| {
        tables.replace(table, who, who, CAROL).expect("a vote");
    });
    bench("post", &|table, _| {
        while let Some(due) = tables.next_post(table).expect("notices") {
            tables.telling(due.notice).expect("what it tells");
            assert!(tables.begin_post(&due).expect("to count the try"));
            tables.notice_sent(due.notice.id, None).expect("to note it");
        }
    });
}

fn bench(criterion: &mut Criterion) {
    for (games, is_full) in [("no games", false), ("100,000 games", true)] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("bergerie.db");
        drop(Store::open(&path).expect("a database"));
        if is_full {
            fill(&path);
        }
        measure(criterion, &format!("sqlite, {games}"), Store::open(&path).expect("a database"));
        let Some(database) = Database::new() else { continue };
        drop(Store::connect(&database.address(), Default::default()).expect("a database"));
        if is_full {
            database.query(&format!(
                "SET search_path = bergerie; {} ANALYZE;",
                finished("decode(repeat('00', 32), 'hex')")
            ));
        }
        let store = Store::connect(&database.address(), Default::default()).expect("a database");
        measure(criterion, &format!("postgres, {games}"), store);
    }
}

fn fill(path: &Path) {
    let database = rusqlite::Connection::open(path).expect("a database");
    database.execute_batch(&format!("BEGIN; {} COMMIT;", finished("zeroblob(32)"))).expect("finished games");
}

criterion_group!(store, bench);
criterion_main!(store);
