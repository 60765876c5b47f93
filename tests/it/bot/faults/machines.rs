//! Two processes that share a PostgreSQL server and receive interactions over HTTP, as from a load balancer. Both are
//! killed at random moments while games continue at many tables. No move may be lost, no post duplicated, and no notice
//! may wait longer than the other process needs to take over. `docs/SCALE.md` describes how to run the test for longer, and how
//! it measures moves per second.

use std::collections::{BTreeMap, BTreeSet};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use bergerie::rules::{Action, Entry};
use bergerie::store::Clock;
use bergerie::store::Store;
use bergerie::table::{ChannelId, Phase, Seed, TableId, Tables, UserId};
use rand::rngs::ChaCha12Rng;
use rand::{RngExt, SeedableRng};
use reqwest::{Client, Method, StatusCode};
use serde_json::{Value, json};

use super::endurance::{PlacementOutcome, place_tile};
use super::{at, pause, until};
use crate::bot::process::{Stage, bot};
use crate::bot::table::{People, setup};
use crate::support::postgres::Database;
use crate::support::{number, unused_address};

/// The maximum age of a pending notice, in seconds. On a busy machine, this is enough to detect a dead process, to find
/// out which notices it has posted, and to post the others.
const TAKEOVER: i64 = 30;

/// The players, two at each table.
const CAST: [&str; 6] = ["alice", "bob", "carol", "dave", "erin", "frank"];

/// One of the bot's processes.
pub(super) struct Machine {
    process: Child,
    address: String,
}

impl Machine {
    fn start(stage: &Stage, database: &Database, address: &str) -> Machine {
        Machine::start_with(stage, &database.url(), address)
    }

    pub(super) fn start_with(stage: &Stage, database: &str, address: &str) -> Machine {
        let mut command: Command = bot(&stage.path("unused.db"));
        command.args(["serve", "--interactions", address]).stdin(Stdio::null());
        stage.log_from(&mut command, "error");
        command.env("DATABASE_URL", database);
        command.env("DISCORD_TOKEN", stage.sandbox.token()).env("DISCORD_API_URL", stage.sandbox.url());
        Machine { process: command.spawn().expect("the bot's binary"), address: address.to_owned() }
    }

    pub(super) fn url(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Waits until the process rejects unsigned requests, which shows that its endpoint works.
    pub(super) async fn is_up(&self) {
        let client = Client::new();
        until("the process is up", async || {
            let asked = client.post(self.url()).body("{}").send().await;
            asked.is_ok_and(|answer| answer.status() == StatusCode::UNAUTHORIZED)
        })
        .await;
    }

    /// Sends the process a signal, such as `STOP`.
    pub(super) fn signal(&self, signal: &str) {
        let sent = Command::new("kill").args([&format!("-{signal}"), &self.process.id().to_string()]).status();
        assert!(sent.expect("kill").success());
    }

    pub(super) fn is_running(&mut self) -> bool {
        self.process.try_wait().expect("its state").is_none()
    }

    fn kill(&mut self) {
        self.process.kill().expect("to kill it");
        self.process.wait().expect("its end");
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The results of a run.
#[derive(Debug, Default)]
struct Figures {
    /// The number of acknowledged moves.
    acknowledged: usize,
    /// The number of acknowledged moves that are missing from the record.
    lost: usize,
    /// The number of notices that were posted.
    posted: usize,
    /// The number of notices that were never posted.
    never_posted: usize,
    /// The number of messages that were posted more than once.
    duplicated: usize,
    /// The number of tables without exactly one post with controls.
    unplayable: usize,
    /// The number of commands without an answer because a process was killed.
    unanswered: usize,
    /// The longest time from a commit to its message, in seconds.
    longest: i64,
    /// The number of acknowledged moves per second.
    rate: f64,
}

/// Many tables, and the processes that serve them.
struct Farm {
    stage: Stage,
    database: Database,
    machines: Vec<Machine>,
    people: People,
    channels: Vec<(String, ChannelId)>,
}

impl Farm {
    async fn set(tables: usize, machines: usize, database: Database, seed: u64) -> Farm {
        let stage = Stage::without_bot().await;
        let people = People::called(&stage, &CAST).await;
        let channels = open(&stage, &database, &people, tables, seed).await;
        let machines: Vec<Machine> =
            (0..machines).map(|_| Machine::start(&stage, &database, &unused_address().to_string())).collect();
        for machine in &machines {
            machine.is_up().await;
        }
        let urls: Vec<String> = machines.iter().map(Machine::url).collect();
        stage.control(Method::PUT, "endpoints", json!({ "urls": urls })).await;
        stage.user("alice").wait_for_bot().await;
        let farm = Farm { stage, database, machines, people, channels };
        farm.settle().await;
        farm
    }

    fn tables(&self) -> Tables {
        Tables::new(Store::connect(&self.database.address(), Clock::default()).expect("a database"))
    }

    /// Waits until no notice is pending.
    async fn settle(&self) {
        let begun = Instant::now();
        loop {
            let rest = self.database.query(
                "SELECT (SELECT count(*) FROM bergerie.notices WHERE sent_at IS NULL)
                      + (SELECT count(*) FROM bergerie.changes WHERE shown < made)
                      + (SELECT count(*) FROM bergerie.old_posts)",
            );
            if rest == "0" {
                return;
            }
            assert!(begun.elapsed() < Duration::from_secs(10 * 60), "{rest} notices stay pending");
            pause(100).await;
        }
    }

    /// Lets simulated users place tiles until `end` completes.
    async fn play(
        &mut self,
        hands: usize,
        seed: u64,
        end: impl AsyncFnOnce(&mut Vec<Machine>, &Stage, &Database),
    ) -> Play {
        let (over, turn) = (AtomicBool::new(false), AtomicUsize::new(0));
        let play = Play::default();
        let Farm { stage, database, machines, people, channels } = self;
        let (stage, database, channels) = (&*stage, &*database, &*channels);
        let seats: Vec<_> = people.all().map(|(_, person)| person.clone()).collect();
        let hand = async |number: usize| {
            let mut dice = ChaCha12Rng::seed_from_u64(seed.wrapping_add(number as u64));
            while !over.load(Ordering::Relaxed) {
                // Only one simulated user at a time uses a table.
                let place = turn.fetch_add(1, Ordering::Relaxed) % channels.len();
                let ((name, channel), choice) = (&channels[place], dice.random_range(0..1000));
                for seat in [place % CAST.len(), (place + 1) % CAST.len()] {
                    match tokio::time::timeout(Duration::from_secs(20), place_tile(&seats[seat].at(name), choice)).await
                    {
                        Ok(PlacementOutcome::At(at)) => {
                            play.kept.lock().expect("no panic").entry(*channel).or_default().push(at);
                            break;
                        }
                        Ok(PlacementOutcome::Nothing) => {}
                        Ok(PlacementOutcome::Unanswered) | Err(_) => {
                            play.unanswered.fetch_add(1, Ordering::Relaxed);
                        }
                    }
                }
            }
        };
        let hands = futures_util::future::join_all((0..hands).map(hand));
        let ended = async {
            end(machines, stage, database).await;
            // However busy this machine is, some requests must be in progress when a process is killed.
            until("a move", async || !play.kept.lock().expect("no panic").is_empty()).await;
            over.store(true, Ordering::Relaxed);
        };
        tokio::join!(hands, ended);
        play
    }

    /// Waits until no notice is pending, then counts the results.
    async fn end(mut self, play: Play) -> Figures {
        self.settle().await;
        // Requests that are in progress end before the processes exit.
        self.machines.iter().for_each(|machine| machine.signal("TERM"));
        for machine in &mut self.machines {
            until("the process exits", async || !machine.is_running()).await;
        }
        let mut figures = Figures::default();
        figures.unanswered += play.unanswered.load(Ordering::Relaxed);
        let (kept, tables) = (play.kept.into_inner().expect("no panic"), self.tables());
        for (name, channel) in &self.channels {
            let table = tables.find(*channel).expect("tables").expect("a table");
            let record = tables.export_table(table.id).expect("a record").record;
            let placed = |entry: &Entry| match entry {
                Entry::Act(Action::Place(placement)) => Some(placement.at.to_string()),
                _ => None,
            };
            let placed: BTreeSet<String> = record.log.iter().filter_map(placed).collect();
            let acknowledged = kept.get(channel).map(Vec::as_slice).unwrap_or_default();
            figures.acknowledged += acknowledged.len();
            figures.lost += acknowledged.iter().filter(|at| !placed.contains(*at)).count();
            let all = self.people.host().at(name).history().await;
            let posts: Vec<_> = all.into_iter().filter(|m| !m.only_you() && m.0["author"]["bot"] == true).collect();
            let wanted = self.notices(table.id);
            figures.posted += wanted.min(posts.len());
            figures.never_posted += wanted.saturating_sub(posts.len());
            figures.duplicated += posts.len().saturating_sub(wanted);
            let live = posts.iter().filter(|m| m.buttons().contains(&"Play")).count();
            figures.unplayable += usize::from(live != usize::from(matches!(table.phase, Phase::Playing(_))));
        }
        let longest = "SELECT coalesce(max(sent_at - created_at), 0) FROM bergerie.notices WHERE created_at >= ";
        figures.longest = self.database.query(&format!("{longest}{}", play.begun)).parse().expect("a number");
        figures
    }

    fn notices(&self, table: TableId) -> usize {
        let sql = format!("SELECT count(*) FROM bergerie.notices WHERE table_id = {table} AND merged_into IS NULL");
        self.database.query(&sql).parse().expect("a number")
    }
}

/// The actions of the simulated users.
struct Play {
    /// The cells of the acknowledged moves, by channel.
    kept: Mutex<BTreeMap<ChannelId, Vec<String>>>,
    unanswered: AtomicUsize,
    /// The start time, in seconds since 1970.
    begun: i64,
}

impl Default for Play {
    fn default() -> Play {
        Play { kept: Mutex::default(), unanswered: AtomicUsize::new(0), begun: Clock::default().now() }
    }
}

/// Opens a table in each of `count` new channels.
async fn open(
    stage: &Stage,
    database: &Database,
    people: &People,
    count: usize,
    seed: u64,
) -> Vec<(String, ChannelId)> {
    let mut channels = Vec::new();
    for number in 0..count {
        let name = format!("machines-{number}");
        let made = stage.control(Method::POST, "channels", json!({ "name": name })).await;
        channels.push((name, ChannelId(made["id"].as_str().and_then(|id| id.parse().ok()).expect("an id"))));
    }
    let tables = Tables::new(Store::connect(&database.address(), Clock::default()).expect("a database"));
    let ids: Vec<UserId> = people.ids();
    for (number, (_, channel)) in channels.iter().enumerate() {
        let (host, guest) = (ids[number % ids.len()], ids[(number + 1) % ids.len()]);
        let seed = Seed::new([(seed as u8).wrapping_add(number as u8); 32]);
        tables.create_with_seed(*channel, host, "en", setup(&[]), seed).expect("a table");
        tables.join(*channel, guest).expect("a seat");
        tables.start(*channel, host).expect("a game");
    }
    channels
}

fn check(figures: &Figures) {
    let Figures { lost, never_posted, duplicated, unplayable, longest, .. } = figures;
    assert_eq!((lost, never_posted, duplicated, unplayable), (&0, &0, &0, &0), "{figures:#?}");
    assert!(figures.acknowledged > 0 && *longest <= TAKEOVER, "{figures:#?}");
}

/// Kills one of the processes, or all of them, at random moments, and lets them work for a while after the last kill.
#[tokio::test(flavor = "multi_thread")]
async fn kills_of_two_processes_lose_and_duplicate_nothing() {
    let Some(database) = Database::new() else { return };
    let (count, seconds) = (number("KILLS", 6), number("SECONDS", 0));
    let mut farm = Farm::set(number("TABLES", 6), number("MACHINES", 2), database, 5).await;
    let mut dice = ChaCha12Rng::seed_from_u64(5);
    let killing = async |machines: &mut Vec<Machine>, stage: &Stage, database: &Database| {
        let mut done = 0;
        while done < count {
            pause(dice.random_range(300..2500)).await;
            // In one of ten cases, all processes are killed at once.
            let all = count - done >= machines.len() && dice.random_range(0..10) == 0;
            let first = dice.random_range(0..machines.len());
            let victims: Vec<usize> = if all { (0..machines.len()).collect() } else { vec![first] };
            for &victim in &victims {
                machines[victim].kill();
                done += 1;
            }
            pause(dice.random_range(0..1500)).await;
            for &victim in &victims {
                let address = machines[victim].address.clone();
                machines[victim] = Machine::start(stage, database, &address);
            }
            for &victim in &victims {
                machines[victim].is_up().await;
            }
        }
        pause(1000 * seconds as u64).await;
    };
    let begun = Instant::now();
    let play = farm.play(number("HANDS", 3), 5, killing).await;
    let played = begun.elapsed();
    let mut figures = farm.end(play).await;
    figures.rate = figures.acknowledged as f64 / played.as_secs_f64();
    println!("{figures:#?}");
    check(&figures);
}

/// Two processes share Discord's limit of 50 requests per second. Together they must use almost all of it, and almost
/// no request may be refused.
#[tokio::test(flavor = "multi_thread")]
async fn two_processes_share_fifty_requests_a_second() {
    let lobbies = number("LOBBIES", 150) as u64;
    let Some(database) = Database::new() else { return };
    let stage = Stage::without_bot().await;
    let tables = Tables::new(Store::connect(&database.address(), Clock::default()).expect("a database"));
    for number in 0..lobbies {
        let made = stage.control(Method::POST, "channels", json!({ "name": format!("shared-{number}") })).await;
        let channel = ChannelId(made["id"].as_str().and_then(|id| id.parse().ok()).expect("an id"));
        tables.create(channel, UserId(1000 + number), "en", setup(&[])).expect("a table");
    }
    stage.inject(json!({ "path": "channels/**", "what": "limit", "per_second": 50 })).await;
    let machines = [(); 2].map(|()| Machine::start(&stage, &database, &unused_address().to_string()));
    let pending = "SELECT count(*) FROM bergerie.notices WHERE sent_at IS NULL";
    until("all lobbies are posted", async || {
        pause(400).await;
        database.query(pending) == "0"
    })
    .await;
    drop(machines);
    let requests = stage.requests("POST", "channels/*/messages").await;
    let (begun, ended) = (at(&requests[0]), requests.iter().map(at).max().expect("requests"));
    let refused = requests.iter().filter(|one| one["status"] == 429).count();
    let rate = requests.len() as f64 * 1000.0 / (ended - begun) as f64;
    println!("{} requests, {refused} refused, {rate:.1} a second", requests.len());
    assert!(refused <= 4.max(requests.len() / 50), "{refused} of {} were refused", requests.len());
    assert!(rate > 5.0, "{rate:.1} requests a second");
}

/// The endpoint rejects requests that are unsigned or not meant for it. It handles signed interactions.
#[tokio::test(flavor = "multi_thread")]
async fn interactions_come_over_http_if_they_are_signed() {
    let mut stage = Stage::without_bot().await;
    stage.keep_log();
    let address = unused_address().to_string();
    let mut command = bot(&stage.path("bergerie.db"));
    command.args(["serve", "--interactions", &address]).env("RUST_LOG", "error").stdin(Stdio::null());
    command.env("DISCORD_TOKEN", stage.sandbox.token()).env("DISCORD_API_URL", stage.sandbox.url());
    let machine = Machine { process: command.spawn().expect("the bot's binary"), address };
    machine.is_up().await;
    let wrong =
        stage.user("alice").call(Method::PUT, "endpoints", Some(json!({ "urls": [stage.sandbox.url()] }))).await;
    assert!(wrong.is_err(), "a request for another application is rejected");
    stage.control(Method::PUT, "endpoints", json!({ "urls": [machine.url()] })).await;
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    alice.wait_for_bot().await;
    alice.command("/game new").await;
    let lobby = alice.until(|message| message.buttons().contains(&"Join")).await;
    bob.press(&lobby, "Join").await;
    alice.command("/game start").await;
    alice.until(|message| message.buttons().contains(&"Play")).await;
    // The endpoint also answers an interaction that it cannot parse.
    let unreadable = json!({ "interaction": { "channel_id": [], "channel": null } });
    stage.control(Method::PUT, "gateway", unreadable).await;
    let answer = alice.command("/help").await.message();
    assert!(answer.only_you() && answer.content().contains("Something went wrong"), "{}", answer.content());
    let gateway = stage.control(Method::GET, "gateway", Value::Null).await;
    assert_eq!(gateway["counts"]["connects"], json!(0), "no connection was made: {gateway}");
}
