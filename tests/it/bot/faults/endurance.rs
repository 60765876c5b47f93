//! Games that continue while the bot is killed or while Discord fails. No acknowledged move may be lost, and every
//! notice must be posted once. Environment variables make the tests longer (`docs/RELIABILITY.md`).

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use bergerie::rules::{Action, Entry};
use bergerie::store::Store;
use bergerie::table::{ChannelId, Phase, Seed, TableId, Tables, UserId};
use rand::rngs::ChaCha12Rng;
use rand::{RngExt, SeedableRng};
use reqwest::Method;
use serde_json::{Value, json};

use super::pause;
use crate::bot::process::Stage;
use crate::bot::table::{People, setup};
use crate::support::number;
use crate::support::user::User;

/// The channels of the simultaneous games.
const CHANNELS: [&str; 3] = ["carcassonne", "second-table", "chatter"];

/// The results of a run.
#[derive(Debug, Default)]
struct Figures {
    /// The number of times that the bot was killed.
    kills: usize,
    /// The number of requests that were made to fail.
    failed: u64,
    /// The number of attempted moves.
    tried: usize,
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
    /// The number of presses and commands without an answer.
    unanswered: usize,
    /// The longest time from the start of the process to its connection, in milliseconds.
    restart: u128,
    /// The longest time between two acknowledged moves, in seconds.
    pause: u64,
}

struct Run {
    stage: Stage,
    people: People,
    dice: ChaCha12Rng,
    figures: Figures,
    /// The cells of the acknowledged moves, by table.
    kept: BTreeMap<TableId, Vec<String>>,
}

impl Run {
    /// Starts a game in every channel, with the same players.
    async fn begin(seed: u64) -> Run {
        let mut stage = Stage::without_bot().await;
        let people = People::called(&stage, &["alice", "dave"]).await;
        let mut dice = ChaCha12Rng::seed_from_u64(seed);
        let tables = Tables::new(Store::open(&stage.path("bergerie.db")).expect("a database"));
        for channel in CHANNELS {
            open(&tables, &stage, &people.ids(), channel, dice.random()).await;
        }
        drop(tables);
        stage.start().await;
        Run { stage, people, dice, figures: Figures::default(), kept: BTreeMap::new() }
    }

    /// Lets a player place a tile, with a time limit. Returns whether the move was acknowledged.
    async fn place_tile(&mut self, channel: &'static str, patience: Duration) -> bool {
        self.figures.tried += 1;
        let choice: usize = self.dice.random_range(0..1000);
        let table = newest(&self.stage, channel_id(&self.stage, channel).await);
        for (_, person) in self.people.at(channel).all() {
            match tokio::time::timeout(patience, place_tile(person, choice)).await {
                Ok(PlacementOutcome::At(at)) => {
                    self.figures.acknowledged += 1;
                    self.kept.entry(table).or_default().push(at);
                    return true;
                }
                Ok(PlacementOutcome::Nothing) => {}
                Ok(PlacementOutcome::Unanswered) => self.figures.unanswered += 1,
                Err(_) => return false,
            }
        }
        false
    }

    /// Opens and starts a new table wherever a game is over.
    async fn renew(&self) {
        for channel in CHANNELS {
            let id = channel_id(&self.stage, channel).await;
            let database = rusqlite::Connection::open(self.stage.path("bergerie.db")).expect("a database");
            let sql = "SELECT phase = 'playing' FROM tables WHERE channel = ?1 ORDER BY id DESC LIMIT 1";
            if database.query_row(sql, [id.0.cast_signed()], |row| row.get::<_, bool>(0)).expect("a phase") {
                continue;
            }
            let people = self.people.at(channel);
            for (person, command) in [("/game new", 0), ("/game join", 1), ("/game start", 0)].map(|(c, p)| (p, c)) {
                let person = people.all().nth(person).expect("a person").1;
                // A failure is ignored here, because the next round retries it.
                let _ = person.try_command(command).await;
            }
        }
    }

    /// Waits until at most `rest` notices are pending. Returns `false` if the time limit passes before that.
    async fn settle(&self, rest: i64, patience: Duration) -> bool {
        let begun = Instant::now();
        while outbox(&self.stage) > rest && begun.elapsed() < patience {
            pause(50).await;
        }
        outbox(&self.stage) <= rest
    }

    /// Kills the bot and starts it again.
    async fn kill(&mut self) {
        self.stage.kill();
        self.figures.kills += 1;
        let begun = Instant::now();
        self.stage.start().await;
        self.figures.restart = self.figures.restart.max(begun.elapsed().as_millis());
    }

    /// Waits until no notice is pending, then counts the results.
    async fn end(mut self) -> Figures {
        self.stage.calm().await;
        let mut seen = BTreeMap::new();
        assert!(self.settle(0, Duration::from_secs(15 * 60)).await, "all notices are posted in the end");
        // Requests that are in progress end before the bot exits.
        self.stage.terminate();
        self.stage.ended().await;
        for channel in CHANNELS {
            let all = self.people.host().at(channel).history().await;
            let posts: Vec<_> = all.into_iter().filter(|m| !m.only_you() && m.0["author"]["bot"] == true).collect();
            seen.insert(channel, posts);
        }
        let tables = Tables::new(Store::open(&self.stage.path("bergerie.db")).expect("a database"));
        let notices = notices(&self.stage);
        for (&table, kept) in &self.kept {
            let record = tables.export_table(table).expect("a record").record;
            let placed = |entry: &Entry| match entry {
                Entry::Act(Action::Place(placement)) => Some(placement.at.to_string()),
                _ => None,
            };
            let placed: BTreeSet<String> = record.log.iter().filter_map(placed).collect();
            self.figures.lost += kept.iter().filter(|at| !placed.contains(*at)).count();
        }
        for channel in CHANNELS {
            let posts = &seen[channel];
            let id = channel_id(&self.stage, channel).await;
            let table = tables.find(id).expect("tables").expect("a table");
            let wanted = notices.get(&id).copied().unwrap_or_default();
            self.figures.posted += wanted.min(posts.len());
            self.figures.never_posted += wanted.saturating_sub(posts.len());
            if posts.len() > wanted {
                let contents: Vec<_> = posts.iter().map(|post| post.content()).collect();
                println!("{wanted} wanted, but there are {contents:#?}");
            }
            self.figures.duplicated += posts.len().saturating_sub(wanted);
            let live = posts.iter().filter(|m| m.buttons().contains(&"Play")).count();
            let expected = usize::from(matches!(table.phase, Phase::Playing(_)));
            self.figures.unplayable += usize::from(live != expected);
        }
        println!("{:#?}", self.figures);
        self.figures
    }
}

async fn open(tables: &Tables, stage: &Stage, people: &[UserId], channel: &str, seed: u8) {
    let id = channel_id(stage, channel).await;
    tables.create_with_seed(id, people[0], "en", setup(&[]), Seed::new([seed; 32])).expect("a table");
    people[1..].iter().for_each(|&guest| drop(tables.join(id, guest).expect("a seat")));
    tables.start(id, people[0]).expect("a game");
}

async fn channel_id(stage: &Stage, name: &str) -> ChannelId {
    let channels = stage.control(Method::GET, "as/alice/channels", Value::Null).await;
    let found = channels.as_array().into_iter().flatten().find(|one| one["name"] == name).expect("a channel");
    ChannelId(found["id"].as_str().and_then(|id| id.parse().ok()).expect("an id"))
}

/// Returns the number of pending notices and edits.
pub(super) fn outbox(stage: &Stage) -> i64 {
    let database = rusqlite::Connection::open(stage.path("bergerie.db")).expect("a database");
    let sql = "SELECT (SELECT count(*) FROM notices WHERE sent_at IS NULL) + (SELECT count(*) FROM changes WHERE shown < made)
               + (SELECT count(*) FROM old_posts)";
    database.query_row(sql, [], |row| row.get(0)).expect("a count")
}

/// Returns the table that was opened last in a channel.
fn newest(stage: &Stage, channel: ChannelId) -> TableId {
    let database = rusqlite::Connection::open(stage.path("bergerie.db")).expect("a database");
    let sql = "SELECT max(id) FROM tables WHERE channel = ?1";
    TableId(database.query_row(sql, [channel.0.cast_signed()], |row| row.get(0)).expect("a table"))
}

/// Returns the number of notices of each channel.
fn notices(stage: &Stage) -> BTreeMap<ChannelId, usize> {
    let database = rusqlite::Connection::open(stage.path("bergerie.db")).expect("a database");
    let sql = "SELECT channel, count(*) FROM notices JOIN tables ON tables.id = table_id
               WHERE merged_into IS NULL GROUP BY channel";
    let mut statement = database.prepare(sql).expect("SQL");
    let rows = statement
        .query_map([], |row| Ok((ChannelId(row.get::<_, i64>(0)?.cast_unsigned()), row.get::<_, i64>(1)? as usize)));
    rows.expect("counts").map(|row| row.expect("a count")).collect()
}

/// The result of an attempt to place a tile.
pub(super) enum PlacementOutcome {
    /// The bot acknowledged the move. The tile is on this cell.
    At(String),
    /// No tile was placed, because it is another player's turn or the move was refused.
    Nothing,
    /// The bot did not answer.
    Unanswered,
}

/// Places the tile in hand, if it is the user's turn.
pub(super) async fn place_tile(person: &User, choice: usize) -> PlacementOutcome {
    let Some((at, command)) = choose(person, choice).await else { return PlacementOutcome::Nothing };
    let Ok(outcome) = person.try_command(&command).await else { return PlacementOutcome::Nothing };
    match outcome.messages().pop() {
        Some(answer) if outcome.kind() == "answered" && answer.content().contains("Done!") => PlacementOutcome::At(at),
        Some(_) if outcome.kind() == "answered" => PlacementOutcome::Nothing,
        _ => PlacementOutcome::Unanswered,
    }
}

/// Returns a cell and the command that places the tile in hand there. Returns `None` if autocomplete offers no cell or
/// rotation, as when it is another player's turn.
async fn choose(person: &User, choice: usize) -> Option<(String, String)> {
    let at = pick(person, "at", json!({}), choice).await?;
    let turned = pick(person, "rotation", json!({ "at": at }), choice).await?;
    // A player without figures in the supply has no figure to choose.
    let figure = pick(person, "meeple", json!({ "at": at, "rotation": turned }), choice).await;
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let figure = figure.map(|figure| format!(" meeple: {}", text(&figure))).unwrap_or_default();
    let command = format!("/place at: {} rotation: {}{figure}", text(&at), text(&turned));
    Some((text(&at), command))
}

async fn pick(person: &User, option: &str, given: Value, choice: usize) -> Option<Value> {
    let call = json!({
        "channel": person.channel_name(), "command": "/place", "option": option, "text": "", "options": given,
    });
    let path = format!("as/{}/autocomplete", person.name());
    let outcome = person.call(Method::POST, &path, Some(call)).await.ok()?;
    let choices = outcome["choices"].as_array().filter(|choices| !choices.is_empty())?;
    Some(choices[choice % choices.len()]["value"].clone())
}

/// Kills the bot `count` times at random moments, during moves at three tables.
async fn kills(count: usize, seed: u64) -> Figures {
    let mut run = Run::begin(seed).await;
    for number in 0..count {
        for _ in 0..run.dice.random_range(0..3) {
            let channel = CHANNELS[run.dice.random_range(0..CHANNELS.len())];
            run.place_tile(channel, Duration::from_secs(20)).await;
        }
        // While the bot is killed again and again, users move faster than the bot can post.
        run.settle(6, Duration::from_secs(60)).await;
        // The delay is random, so that the kill happens at any point of a move.
        let moment = Duration::from_millis(run.dice.random_range(0..160));
        run.place_tile(CHANNELS[number % CHANNELS.len()], moment).await;
        run.kill().await;
    }
    run.end().await
}

/// Plays for some time while requests fail in all ways that the sandbox supports.
async fn faults(length: Duration, seed: u64) -> Figures {
    let mut run = Run::begin(seed).await;
    // The intervals are coprime, so that faults occur in all combinations.
    for trouble in [
        json!({ "method": "POST", "path": "channels/*/messages", "every": 7, "what": "status", "status": 503 }),
        json!({ "method": "POST", "path": "channels/*/messages", "every": 11, "what": "drop", "executes": true }),
        json!({ "method": "POST", "path": "channels/*/messages", "every": 13, "what": "status", "status": 429, "retry_after": 0.8 }),
        json!({ "method": "POST", "path": "channels/*/messages", "every": 53, "what": "hang", "executes": true }),
        json!({ "method": "POST", "path": "channels/*/messages", "every": 59, "what": "hang" }),
        json!({ "method": "PATCH", "path": "channels/*/messages/*", "every": 9, "what": "status", "status": 500 }),
        json!({ "method": "PATCH", "path": "webhooks/**", "every": 5, "what": "status", "status": 502 }),
        json!({ "method": "PATCH", "path": "webhooks/**", "every": 8, "what": "status", "status": 429, "retry_after": 0.3 }),
        json!({ "method": "PATCH", "path": "webhooks/**", "every": 17, "what": "drop", "executes": true }),
        json!({ "method": "POST", "path": "interactions/**", "every": 19, "what": "status", "status": 500 }),
        json!({ "method": "POST", "path": "interactions/**", "every": 23, "what": "delay", "ms": 400 }),
    ] {
        run.stage.inject(trouble).await;
    }
    let begun = Instant::now();
    let (mut round, mut last) = (0, Instant::now());
    // The next times at which to replace finished games, to delete nonces and to close the connection, in seconds.
    let mut due = [4, 7, 13];
    while begun.elapsed() < length {
        round += 1;
        if run.place_tile(CHANNELS[round % CHANNELS.len()], Duration::from_secs(60)).await {
            last = Instant::now();
        } else {
            pause(50).await;
        }
        run.figures.pause = run.figures.pause.max(last.elapsed().as_secs());
        // Faults are scheduled by time and not by rounds, because rounds without a move are short.
        let now = begun.elapsed().as_secs();
        let mut is_due = |number: usize, every: u64| {
            let is_due = now >= due[number];
            due[number] += if is_due { every } else { 0 };
            is_due
        };
        let (over, nonces, connection) = (is_due(0, 4), is_due(1, 20), is_due(2, 75));
        if over {
            // Finished games are replaced by new ones.
            run.renew().await;
        }
        if nonces {
            run.stage.control(Method::POST, "nonces/forget", json!({})).await;
        }
        if connection {
            // The bot restores a connection that has lasted for a minute immediately, and other connections after
            // growing delays.
            run.stage.control(Method::POST, "gateway/drop", json!({ "forget": due[2] % 2 == 0 })).await;
        }
    }
    let trouble = run.stage.control(Method::GET, "faults", Value::Null).await;
    run.figures.failed = trouble.as_array().into_iter().flatten().filter_map(|one| one["failed"].as_u64()).sum();
    run.end().await
}

fn check(figures: &Figures) {
    let Figures { lost, never_posted, duplicated, unplayable, .. } = figures;
    assert_eq!((lost, never_posted, duplicated, unplayable), (&0, &0, &0, &0), "{figures:#?}");
    assert!(figures.acknowledged > 0, "{figures:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn kills_lose_and_duplicate_nothing() {
    check(&kills(number("KILLS", 8), 1).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn faults_lose_and_duplicate_nothing() {
    let figures = faults(Duration::from_secs(number("FAULT_SECONDS", 20) as u64), 3).await;
    check(&figures);
    assert!(figures.pause < 180, "no move was made for too long: {figures:#?}");
}
