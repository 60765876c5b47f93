//! Measures the time that the database needs for an undo, a vote and a post, in an empty database and with 100,000
//! finished games. It uses SQLite and, if it is installed, PostgreSQL.

use std::path::Path;
use std::time::{Duration, Instant};

use bergerie::rules::Setup;
use bergerie::store::Store;
use bergerie::table::{ChannelId, Seed, TableId, Tables, Undone, UserId};
use criterion::{Criterion, criterion_group, criterion_main};
use finished::{Dialect, POSTGRES, finished};
use postgres::Database;

#[path = "../tests/it/support/finished.rs"]
mod finished;
#[path = "../tests/it/support/postgres.rs"]
#[allow(dead_code)]
mod postgres;

fn skip(program: &str) {
    println!("skipped: there is no {program}");
}

const FINISHED: u32 = 100_000;
const SQLITE: Dialect = ["BEGIN;", "zeroblob(32)", "COMMIT;"];
const ALICE: UserId = UserId(1);
const BOB: UserId = UserId(2);
const CAROL: UserId = UserId(3);

/// Creates a game, makes one move, and returns the table and the player who moved.
fn moved(tables: &Tables, channel: u64) -> (TableId, UserId) {
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
    let mut bench = |what: &str, job: &dyn Fn(TableId, UserId)| {
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
        let mut work = tables.work(table).expect("notices");
        while let Some((due, _)) = work.and_then(|work| work.post) {
            assert!(tables.begin_post(&due, &[]).expect("to count the try").is_some());
            work = tables.notice_sent(due.notice, None).expect("to note it");
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
            database.query(&finished(FINISHED, POSTGRES));
        }
        let store = Store::connect(&database.address(), Default::default()).expect("a database");
        measure(criterion, &format!("postgres, {games}"), store);
    }
}

fn fill(path: &Path) {
    let database = rusqlite::Connection::open(path).expect("a database");
    database.execute_batch(&finished(FINISHED, SQLITE)).expect("finished games");
}

criterion_group!(store, bench);
criterion_main!(store);
