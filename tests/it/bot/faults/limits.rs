//! More posts than Discord's rate limit allows. The queue must be fair to all tables, no request may wait longer than
//! the queue requires, and pending posts must be made later.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use bergerie::store::Store;
use bergerie::table::{ChannelId, OpeningContext, Seed, Tables, UserId};
use reqwest::Method;
use serde_json::{Value, json};

use super::endurance::{PlacementOutcome, outbox, place_tile};
use super::{at, pause, until};
use crate::bot::process::Stage;
use crate::bot::table::{People, SERVER, move_by_command, setup};
use crate::support::user::{Seen, User};

/// The number of tables. Their players move as soon as they see that it is their turn.
const TABLES: usize = 12;

/// The number of requests per second that the sandbox accepts. The bot is configured to make one more.
const LIMIT: u64 = 4;

/// The duration of the moves.
const LOAD: Duration = Duration::from_secs(15);

/// Returns the result of a counting statement.
fn count_of(stage: &Stage, sql: &str) -> i64 {
    let database = rusqlite::Connection::open(stage.path("bergerie.db")).expect("a database");
    database.busy_timeout(Duration::from_secs(10)).expect("a time limit");
    database.query_row(sql, [], |row| row.get(0)).expect("a number")
}

/// Returns the largest number of requests between the commit of a turn and its post, from the times of all requests.
fn waits(stage: &Stage, made: &[u64]) -> usize {
    let database = rusqlite::Connection::open(stage.path("bergerie.db")).expect("a database");
    // The database has the times in seconds, so the first and the last second are left out.
    let sql = "SELECT 1000 * (created_at + 1), 1000 * sent_at FROM notices WHERE kind = 'turn'";
    let mut statement = database.prepare(sql).expect("a statement");
    let times = statement.query_map([], |row| Ok(row.get::<_, i64>(0)?..row.get(1)?)).expect("notices");
    let counts = times.map(|times| {
        let times = times.expect("two times");
        made.iter().filter(|&&at| times.contains(&at.cast_signed())).count()
    });
    counts.max().expect("a turn")
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_beyond_the_limit_wait_in_a_fair_queue() {
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
    stage.inject(json!({ "path": "channels/**", "what": "limit", "per_second": LIMIT })).await;
    let before = people.host().requests().await.len();
    let begun = Instant::now();
    let play = async |(name, channel): &(String, ChannelId)| {
        let (here, mut moves) = (people.at(name), 0_usize);
        while begun.elapsed() < LOAD {
            for (_, person) in here.all() {
                if matches!(place_tile(person, moves).await, PlacementOutcome::At(_)) {
                    moves += 1;
                    break;
                }
            }
            let waits = format!(
                "SELECT count(*) FROM notices JOIN tables ON tables.id = table_id WHERE sent_at IS NULL AND channel = {channel}"
            );
            while count_of(&stage, &waits) > 0 {
                pause(200).await;
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
    let refusals = limited.iter().filter(|one| refused(one)).count();
    println!("{moves:?} moves, {} requests, {refusals} refused, {rest} pending at the end, {drained:?}", limited.len());
    assert!(refusals <= 4.max(limited.len() / 50), "{refusals} of {}", limited.len());
    let total: usize = moves.iter().sum();
    let made: Vec<u64> = limited.iter().filter(|one| !refused(one)).map(|one| at(one)).collect();
    assert!(made.len() <= 2 * total + TABLES, "{} requests for {total} moves", made.len());
    assert!(moves[TABLES - 1] <= 2 * moves[TABLES / 2].max(1), "{moves:?}");
    // A busy machine delays the bot, so what a post waits for is counted in requests: at most the post of each table and
    // the edit of its previous post.
    let longest = waits(&stage, &made);
    assert!(longest <= 2 * TABLES, "{longest} other requests until a post");
    let allowed = Duration::from_secs(10 + (2 * rest as u64 + 2) / LIMIT);
    assert!(drained <= allowed, "{rest} in {drained:?}");
    for (name, _) in &channels {
        let history = people.host().at(name).history().await;
        assert_eq!(history.iter().filter(|m| m.buttons().contains(&"Play")).count(), 1, "{name}");
    }
}

/// However often Discord refuses the new post, the previous post is edited once, after the new post has been accepted.
#[tokio::test(flavor = "multi_thread")]
async fn a_refused_post_repeats_no_request_and_the_previous_post_is_edited_after_it() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    people.start("/game new first: host goes first").await;
    let first = people.post_after(None).await;
    until("all is posted", || async { outbox(&stage) == 0 }).await;
    let before = people.host().requests().await.len();
    stage
        .inject(json!({
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
    assert_eq!(methods, ["POST", "POST", "POST", "POST", "PATCH"], "the bot makes no other requests in between");
    let intervals: Vec<u64> = of_channels.windows(2).take(3).map(|pair| at(pair[1]) - at(pair[0])).collect();
    assert!(
        intervals.iter().all(|&interval| interval >= 700),
        "the bot waits as long as Discord requires: {intervals:?}"
    );
    // The delays after other failures would be at least 1.5, 3 and 6 seconds.
    assert!(intervals.iter().sum::<u64>() < 10_500, "the bot waits longer than Discord requires: {intervals:?}");
}

/// Discord limits edits of old messages for many minutes.
#[tokio::test(flavor = "multi_thread")]
async fn a_limit_of_edits_delays_no_post() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    people.start("/game new first: host goes first").await;
    let mut post = people.post_after(None).await;
    until("all is posted", || async { outbox(&stage) == 0 }).await;
    stage
        .inject(json!({
            "method": "PATCH", "path": "channels/*/messages/*",
            "what": "status", "status": 429, "code": 30046, "retry_after": 3600.0,
        }))
        .await;
    for number in 1..=3 {
        move_by_command(people.asked_by(&post), number).await;
        post = people.post_after(Some(&post)).await;
    }
}

/// Discord does not answer edits, each of which would take five seconds.
#[tokio::test(flavor = "multi_thread")]
async fn an_edit_without_a_response_delays_no_post() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    people.start("/game new first: host goes first").await;
    let mut post = people.post_after(None).await;
    until("all is posted", || async { outbox(&stage) == 0 }).await;
    let path = "channels/*/messages/*";
    let before = stage.requests("PATCH", path).await.len();
    stage.inject(json!({ "method": "PATCH", "path": path, "what": "hang" })).await;
    let mut delays = Vec::new();
    for number in 1..=3 {
        let begun = Instant::now();
        move_by_command(people.asked_by(&post), number).await;
        post = people.post_after(Some(&post)).await;
        delays.push(begun.elapsed());
        until("an edit begins", async || stage.requests("PATCH", path).await.len() >= before + number).await;
    }
    // The first post waits for no edit. A busy machine may delay one of the others.
    let best = delays[1..].iter().min().expect("delays");
    assert!(*best < Duration::from_secs(4), "{delays:?}");
}

/// While Discord refuses edits, five posts are superseded. Afterwards they lose their buttons one by one, newest first, although the bot
/// was restarted.
#[tokio::test(flavor = "multi_thread")]
async fn superseded_posts_lose_their_buttons_newest_first_after_a_restart() {
    const DELAY: u64 = 300;
    let mut stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    people.start("/game new first: host goes first").await;
    let mut posts = vec![people.post_after(None).await];
    let path = "channels/*/messages/*";
    stage.inject(json!({ "method": "PATCH", "path": path, "what": "status", "status": 503 })).await;
    for number in 1..=5 {
        let last = posts.last().expect("a post");
        move_by_command(people.asked_by(last), number).await;
        posts.push(people.post_after(Some(last)).await);
    }
    stage.kill();
    stage.calm().await;
    stage.inject(json!({ "method": "PATCH", "path": path, "what": "delay", "ms": DELAY })).await;
    let before = stage.requests("PATCH", path).await.len();
    stage.start().await;
    until("all buttons are removed", || async { count_of(&stage, "SELECT count(*) FROM old_posts") == 0 }).await;
    posts.pop();
    let edits = stage.requests("PATCH", path).await.split_off(before);
    let edited = edits.iter().filter_map(|edit| {
        let post = posts.iter().position(|post| edit["path"].as_str().is_some_and(|path| path.ends_with(post.id())))?;
        Some((post, at(edit)))
    });
    let (order, times): (Vec<_>, Vec<_>) = edited.unzip();
    assert_eq!(order, [4, 3, 2, 1, 0]);
    assert!(times.is_sorted_by(|a, b| a + DELAY <= *b), "{times:?}");
}

/// Several moves that wait to be posted are reported in one post.
#[tokio::test(flavor = "multi_thread")]
async fn turns_that_are_over_are_posted_with_the_next() {
    let mut stage = Stage::without_bot().await;
    stage.keep_log();
    stage.start().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    people.start("/game new first: host goes first").await;
    let first = people.post_after(None).await;
    until("all is posted", || async { outbox(&stage) == 0 }).await;
    // Discord's rate limit is already used up by other requests.
    stage
        .inject(json!({
            "method": "POST", "path": "channels/*/messages", "times": 1,
            "what": "status", "status": 429, "retry_after": 20.0, "global": true,
        }))
        .await;
    let elsewhere = people.at("second-table");
    elsewhere.host().command("/game new").await;
    until("the bot pauses", async || stage.log().contains("reached the global rate limit")).await;
    let guest = people.guests().next().expect("a guest");
    move_by_command(people.host(), 1).await;
    move_by_command(guest, 2).await;
    move_by_command(people.host(), 3).await;
    let next = people.post_after(Some(&first)).await;
    until("all is posted", || async { outbox(&stage) == 0 }).await;
    let posts: Vec<_> = people.host().history().await.into_iter().filter(|m| m.buttons().contains(&"Play")).collect();
    assert_eq!((posts.len(), posts[0].id()), (1, next.id()));
    assert_eq!(count_of(&stage, "SELECT count(*) FROM notices WHERE merged_into IS NOT NULL"), 2, "{}", next.content());
    assert!(people.asked_by(&next).name() == guest.name(), "{}", next.content());
    assert_eq!(
        next.content().matches(" played ").count(),
        1,
        "the post reports the moves since the guest's turn: {}",
        next.content()
    );
}

/// Makes `count` moves in a row. Each follows when the bot has made all requests for the previous move.
async fn moves_one_by_one(stage: &Stage, players: [&User; 2], count: usize) {
    for number in 0..count {
        move_by_command(players[number % 2], number).await;
        let pending = "SELECT (SELECT count(*) FROM notices WHERE sent_at IS NULL) + (SELECT count(*) FROM old_posts)";
        until("all is sent", || async { count_of(stage, pending) == 0 }).await;
    }
}

/// A move takes two requests: the post of the next turn, and the edit of the previous post. A direct message takes one
/// more. The channel for a player's direct messages is opened only once.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_takes_two_requests_and_a_direct_message_one_more() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "bob"]).await;
    let (alice, bob) = (people.host(), stage.user("bob"));
    bob.command("/settings change direct-messages: on").await;
    people.start("/game new first: host goes first").await;
    people.post_after(None).await;
    until("all is posted", || async { outbox(&stage) == 0 }).await;
    let before = alice.requests().await.len();
    moves_one_by_one(&stage, [alice, &bob], 6).await;
    until("bob is told", || async { bob.at("dm").channel().await.len() == 3 }).await;
    let mut made = BTreeMap::new();
    for request in alice.requests().await.split_off(before) {
        let path = request["path"].as_str().expect("a path");
        let is_direct = path.starts_with("/users/@me/channels");
        if is_direct || path.starts_with("/channels") {
            let method = request["method"].as_str().expect("a method").to_owned();
            *made.entry((is_direct, method)).or_insert(0) += 1;
        }
    }
    let expected = [((false, "PATCH"), 6), ((false, "POST"), 6 + 3), ((true, "POST"), 1)];
    assert_eq!(made, expected.map(|((direct, method), times)| ((direct, method.to_owned()), times)).into());
}

/// Changes of lobbies do not delay the posts of turns.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_posted_before_the_changes_of_lobbies_that_waited_longer() {
    const LOBBIES: usize = 8;
    let mut stage = Stage::without_bot().await;
    stage.keep_log();
    let people = People::called(&stage, &["alice", "dave"]).await;
    let tables = Tables::new(Store::open(&stage.path("bergerie.db")).expect("a database"));
    let mut names = Vec::new();
    for number in 0..LOBBIES {
        let name = format!("lobby-{number}");
        let made = stage.control(Method::POST, "channels", json!({ "name": name })).await;
        let channel = ChannelId(made["id"].as_str().and_then(|id| id.parse().ok()).expect("an id"));
        let opening = OpeningContext { guild: Some(SERVER), ..channel.into() };
        tables.create(opening, UserId(1000 + number as u64), "en", setup(&[])).expect("a table");
        names.push(name);
    }
    drop(tables);
    stage.start().await;
    people.start("/game new first: host goes first").await;
    let first = people.post_after(None).await;
    let mut lobbies = Vec::new();
    for name in &names {
        let here = people.host().at(name);
        lobbies.push((here.until(|m| m.buttons().contains(&"Join")).await, here));
    }
    until("all is posted", || async { outbox(&stage) == 0 }).await;
    stage
        .inject(json!({
            "method": "PATCH", "path": "channels/*/messages/*", "times": 1,
            "what": "status", "status": 429, "retry_after": 20.0, "global": true,
        }))
        .await;
    let edited = async || {
        let made = stage.requests("PATCH", "channels/*/messages/*").await;
        made.iter().filter(|one| one["status"] == 200).count()
    };
    let (before, changes) = (people.host().requests().await.len(), edited().await);
    // A press ends when the lobby is changed. Requests in flight are not held back, so the pause must have started before the other lobbies
    // change.
    let join = async |(lobby, here): &(Seen, User)| here.press(lobby, "Join").await;
    let (refused, others) = lobbies.split_first().expect("a lobby");
    let turn = async {
        until("the bot pauses", async || stage.log().contains("reached the global rate limit")).await;
        let seats = || count_of(&stage, "SELECT count(*) FROM seats");
        let joined = seats() + others.len() as i64;
        let turn = async {
            until("the users have joined", async || seats() == joined).await;
            move_by_command(people.host(), 1).await;
            people.post_after(Some(&first)).await;
        };
        tokio::join!(futures_util::future::join_all(others.iter().map(join)), turn);
    };
    tokio::join!(join(refused), turn);
    until("the lobbies are changed", || async { edited().await == changes + LOBBIES + 1 }).await;
    let all = people.host().requests().await.split_off(before);
    let made: Vec<(&str, u64)> = all
        .iter()
        .filter(|one| one["path"].as_str().is_some_and(|path| path.starts_with("/channels")))
        .filter_map(|one| Some((one["method"].as_str()?, one["status"].as_u64()?)))
        .collect();
    let changes_before = made.iter().take_while(|&&(method, _)| method == "PATCH").filter(|one| one.1 == 200).count();
    assert!(made[0] == ("PATCH", 429) && changes_before <= 1, "only the refused change may come first: {made:?}");
}
