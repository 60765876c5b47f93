//! More to post than Discord's limit of requests lets through: nobody waits longer than the queue is long, no table waits for
//! others longer than these wait for it, and what stays pending is made up for.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use bergerie::store::Store;
use bergerie::table::{ChannelId, Seed, Tables};
use reqwest::Method;
use serde_json::{Value, json};

use super::endurance::{Laid, lay, outbox};
use super::{at, pause, until};
use crate::bot::process::Stage;
use crate::bot::table::{People, move_by_command, setup};

/// Tables at which people move as soon as they see whose turn it is.
const TABLES: usize = 12;

/// Requests a second that the sandbox takes; the bot is told that it is one more.
const LIMIT: u64 = 4;

/// How long people move.
const LOAD: Duration = Duration::from_secs(15);

/// How many of these there are.
fn count(stage: &Stage, sql: &str) -> i64 {
    let database = rusqlite::Connection::open(stage.path("bergerie.db")).expect("a database");
    database.busy_timeout(Duration::from_secs(10)).expect("a time limit");
    database.query_row(sql, [], |row| row.get(0)).expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_beyond_the_limit_wait_in_a_fair_queue_and_none_is_lost() {
    let mut stage = Stage::without_bot().await;
    stage.with("DISCORD_REQUESTS_PER_SECOND", (LIMIT + 1).to_string());
    let people = People::called(&stage, &["alice", "dave"]).await;
    let tables = Tables::new(Store::open(&stage.path("bergerie.db")).expect("a database"));
    let mut channels = Vec::new();
    for number in 0..TABLES {
        let name = format!("limited-{number}");
        let made = stage.control(Method::POST, "channels", json!({ "name": name })).await;
        let channel = ChannelId(made["id"].as_str().and_then(|id| id.parse().ok()).expect("an id"));
        let seed = Seed::new([number as u8; 32]);
        tables.create_with_seed(channel, people.ids()[0], "en", setup(&[]), seed).expect("a table");
        tables.join(channel, people.ids()[1]).expect("a seat");
        tables.start(channel, people.ids()[0]).expect("a game");
        channels.push((name, channel));
    }
    drop(tables);
    stage.start().await;
    until("the tables are posted", || async { outbox(&stage) == 0 }).await;
    stage.trouble(json!({ "path": "channels/**", "what": "limit", "per_second": LIMIT })).await;
    let before = people.host().requests().await.len();
    let begun = Instant::now();
    let play = async |(name, channel): &(String, ChannelId)| {
        let (here, mut moves) = (people.at(name), 0_usize);
        while begun.elapsed() < LOAD {
            for (_, person) in here.all() {
                if matches!(lay(person, moves).await, Laid::At(_)) {
                    moves += 1;
                    break;
                }
            }
            let waits = format!(
                "SELECT count(*) FROM notices JOIN tables ON tables.id = table_id WHERE sent_at IS NULL AND channel = {channel}"
            );
            while count(&stage, &waits) > 0 {
                pause(50).await;
            }
        }
        moves
    };
    let mut moves = futures_util::future::join_all(channels.iter().map(play)).await;
    let (rest, ended) = (outbox(&stage), Instant::now());
    until("all is posted", || async { outbox(&stage) == 0 }).await;
    let drained = ended.elapsed();
    moves.sort_unstable();
    let all = people.host().requests().await.split_off(before);
    let limited: Vec<&Value> =
        all.iter().filter(|one| one["path"].as_str().is_some_and(|p| p.starts_with("/channels"))).collect();
    let refused = |one: &&Value| one["status"] == 429;
    let first = at(limited[0]);
    let late = limited.iter().filter(|one| refused(one) && at(one) > first + 1000).count();
    println!(
        "{moves:?} moves, {} requests, {late} refused late, {rest} pending at the end, {drained:?}",
        limited.len()
    );
    assert!(late * 50 <= limited.len() && late < 10, "{late} of {}", limited.len());
    let total: usize = moves.iter().sum();
    let made = limited.iter().filter(|one| !refused(one)).count();
    assert!(made <= 2 * total + TABLES, "{made} requests for {total} moves");
    assert!(moves[TABLES - 1] <= 2 * moves[TABLES / 2].max(1), "{moves:?}");
    assert!(drained.as_secs_f64() <= 1.5 * (rest + 2) as f64 / LIMIT as f64 + 2.0, "{rest} in {drained:?}");
    let longest = count(&stage, "SELECT max(sent_at - noted_at) FROM notices WHERE kind = 'turn'");
    assert!(longest as f64 <= 1.5 * TABLES as f64 / LIMIT as f64 + 3.0, "{longest} s until a post");
    for (name, _) in &channels {
        let history = people.host().at(name).history().await;
        assert_eq!(history.iter().filter(|m| m.buttons().contains(&"Play")).count(), 1, "{name}");
    }
}

/// The old post is changed once, after the new one, however often that one is refused.
#[tokio::test(flavor = "multi_thread")]
async fn a_refused_post_repeats_nothing_and_the_old_one_is_changed_after_it() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    people.start("/game new first: the host begins").await;
    let first = people.post_after(None).await;
    until("all is posted", || async { outbox(&stage) == 0 }).await;
    let before = people.host().requests().await.len();
    stage
        .trouble(json!({
            "method": "POST", "path": "channels/*/messages", "times": 3,
            "what": "status", "status": 429, "retry_after": 0.7,
        }))
        .await;
    move_by_command(people.host(), 1).await;
    people.post_after(Some(&first)).await;
    until("all is posted", || async { outbox(&stage) == 0 }).await;
    let all = people.host().requests().await.split_off(before);
    let of_channels: Vec<&Value> =
        all.iter().filter(|one| one["path"].as_str().is_some_and(|p| p.starts_with("/channels"))).collect();
    let methods: Vec<&str> = of_channels.iter().filter_map(|one| one["method"].as_str()).collect();
    assert_eq!(methods, ["POST", "POST", "POST", "POST", "PATCH"], "nothing is looked for or changed in between");
    let gaps: Vec<u64> = of_channels.windows(2).take(3).map(|pair| at(pair[1]) - at(pair[0])).collect();
    assert!(gaps.iter().all(|gap| (700..1400).contains(gap)), "as long as Discord says: {gaps:?}");
}

/// Moves that are made before the last one is posted are told in one post.
#[tokio::test(flavor = "multi_thread")]
async fn a_post_whose_turn_is_over_gives_way_to_the_next() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    people.start("/game new first: the host begins").await;
    let first = people.post_after(None).await;
    until("all is posted", || async { outbox(&stage) == 0 }).await;
    // Something else uses up all that Discord lets through.
    stage
        .trouble(json!({
            "method": "POST", "path": "channels/*/messages", "times": 1,
            "what": "status", "status": 429, "retry_after": 5.0, "global": true,
        }))
        .await;
    let elsewhere = people.at("second-table");
    elsewhere.host().command("/game new").await;
    until("it was refused", || async {
        stage.requests("POST", "channels/*/messages").await.iter().any(|post| post["status"] == 429)
    })
    .await;
    let guest = people.guests().next().expect("a guest");
    move_by_command(people.host(), 1).await;
    move_by_command(guest, 2).await;
    move_by_command(people.host(), 3).await;
    let next = people.post_after(Some(&first)).await;
    until("all is posted", || async { outbox(&stage) == 0 }).await;
    let posts: Vec<_> = people.host().history().await.into_iter().filter(|m| m.buttons().contains(&"Play")).collect();
    assert_eq!((posts.len(), posts[0].id()), (1, next.id()));
    assert_eq!(count(&stage, "SELECT count(*) FROM notices WHERE told_by IS NOT NULL"), 2, "{}", next.content());
    assert!(people.asked_by(&next).name() == guest.name(), "{}", next.content());
    let mut told = BTreeMap::new();
    for line in next.content().lines().filter(|line| line.contains(" laid ")) {
        *told.entry(line.to_owned()).or_insert(0) += 1;
    }
    assert!(told.len() == 3 && told.values().all(|&times| times == 1), "each move once: {}", next.content());
}
