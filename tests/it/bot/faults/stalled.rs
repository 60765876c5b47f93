//! Processes that are suspended or cut off from PostgreSQL, and resume later. The other process serves their tables in
//! the meantime, and no notice is posted twice.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bergerie::store::Clock;
use bergerie::store::Store;
use bergerie::table::{Level, Seed, Tables};
use reqwest::Method;
use serde_json::json;

use super::channels::silence;
use super::endurance::{PlacementOutcome, place_tile};
use super::machines::Machine;
use super::{pause, until};
use crate::bot::process::Stage;
use crate::bot::social::place_plainly;
use crate::bot::table::{People, setup};
use crate::support::postgres::{Database, Proxy};
use crate::support::unused_address;
use crate::support::user::Seen;

/// The maximum time for which a table waits for a suspended or disconnected process. It is 15 s, and the same again for
/// a busy machine.
const MAX_WAIT: Duration = Duration::from_secs(30);

/// Opens a game of two players. If `bot`, the bot has a third seat.
async fn open(stage: &Stage, database: &Database, people: &People, bot: bool) {
    let tables = Tables::new(Store::connect(&database.address(), Clock::default()).expect("a database"));
    let (channel, ids) = (stage.channel().await, people.ids());
    tables.create_with_seed(channel, ids[0], "en", setup(&[]), Seed::new([3; 32])).expect("a table");
    tables.join(channel, ids[1]).expect("a seat");
    if bot {
        tables.add_bot(channel, ids[0], Level::Gentle).expect("a seat for the bot");
    }
    tables.start(channel, ids[0]).expect("a game");
}

/// Returns the bot's public messages.
async fn posts(people: &People) -> Vec<Seen> {
    let all = people.host().history().await;
    all.into_iter().filter(|message| !message.only_you() && message.0["author"]["bot"] == true).collect()
}

async fn are_sent(database: &Database) -> bool {
    let pending = "SELECT (SELECT count(*) FROM bergerie.notices WHERE sent_at IS NULL)
                        + (SELECT count(*) FROM bergerie.changes WHERE shown < made)
                        + (SELECT count(*) FROM bergerie.old_posts)";
    database.query(pending) == "0"
}

/// Starts a game and two processes. The first process receives all interactions.
async fn two(database: &Database, bot: bool) -> (Stage, People, [Machine; 2]) {
    let stage = Stage::without_bot().await;
    let people = People::called(&stage, &["alice", "bob"]).await;
    open(&stage, database, &people, bot).await;
    let machines = [(); 2].map(|()| Machine::start_with(&stage, &database.url(), &unused_address().to_string()));
    for machine in &machines {
        machine.is_up().await;
    }
    stage.control(Method::PUT, "endpoints", json!({ "urls": [machines[0].url()] })).await;
    people.host().wait_for_bot().await;
    until("the first turn is posted", async || are_sent(database).await && !posts(&people).await.is_empty()).await;
    (stage, people, machines)
}

/// Resumes a suspended process and checks that no notice is posted twice.
async fn resume(stage: &Stage, database: &Database, people: &People, stopped: &Machine) {
    // While the process is suspended, Discord forgets the nonces of posts.
    stage.control(Method::POST, "nonces/forget", json!({})).await;
    stopped.signal("CONT");
    people.host().command("/help").await;
    // The turn has been posted, or it is pending and is posted together with the next turn.
    let post = posts(people).await.pop().expect("a post");
    place_plainly(people.asked_by(&post)).await;
    until("the next turn is posted", async || are_sent(database).await).await;
    let notices: usize =
        database.query("SELECT count(*) FROM bergerie.notices WHERE merged_into IS NULL").parse().expect("a number");
    let posts = posts(people).await;
    assert_eq!(posts.len(), notices, "a notice was posted twice");
    assert_eq!(posts.iter().filter(|message| message.buttons().contains(&"Play")).count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_posts_of_a_process_that_is_stopped_come_from_another() {
    // The process is suspended either while it waits for Discord to accept a post, or while it waits to retry.
    for what in [json!({ "what": "hang" }), json!({ "what": "status", "status": 429, "retry_after": 6.0 })] {
        let Some(database) = Database::new() else { return };
        let (stage, people, machines) = two(&database, false).await;
        let mut trouble = json!({ "method": "POST", "path": "channels/*/messages", "times": 1 });
        trouble.as_object_mut().expect("an object").extend(what.as_object().expect("an object").clone());
        stage.inject(trouble).await;
        let post = posts(&people).await.pop().expect("a post");
        let asked = people.asked_by(&post).clone();
        let moving = tokio::spawn(async move { place_plainly(&asked).await });
        let struck = async || stage.control(Method::GET, "faults", serde_json::Value::Null).await[0]["failed"] == 1;
        until("it posts", struck).await;
        machines[0].signal("STOP");
        let begun = Instant::now();
        until("the other has posted it", async || are_sent(&database).await).await;
        assert!(begun.elapsed() < MAX_WAIT, "{what}: {:?}", begun.elapsed());
        resume(&stage, &database, &people, &machines[0]).await;
        drop(moving);
    }
}

/// Makes the database read-only or writable, and ends all other connections to it.
fn set_read_only(database: &Database, is_read_only: bool) {
    let change =
        if is_read_only { "SET default_transaction_read_only = on" } else { "RESET default_transaction_read_only" };
    database.query(&format!(
        "SET transaction_read_only = off; DO $$ BEGIN EXECUTE format('ALTER DATABASE %I {change}', current_database()); END $$;
         SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()"
    ));
}

/// The server fails over, and the database cannot be written to for a while. Users press buttons meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn a_read_only_database_delays_a_post_no_longer_than_it_lasts() {
    let Some(database) = Database::new() else { return };
    let (stage, people, _machines) = two(&database, false).await;
    stage.inject(json!({ "method": "POST", "path": "channels/*/messages", "what": "status", "status": 503 })).await;
    let post = posts(&people).await.pop().expect("a post");
    place_plainly(people.asked_by(&post)).await;
    set_read_only(&database, true);
    stage.calm().await;
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(8) {
        people.host().command("/scores").await;
        pause(300).await;
    }
    set_read_only(&database, false);
    let over = Instant::now();
    until("the turn is posted", async || are_sent(&database).await).await;
    assert!(over.elapsed() < MAX_WAIT, "{:?} of silence after {:?}", over.elapsed(), over - begun);
    assert_eq!(posts(&people).await.iter().filter(|message| message.buttons().contains(&"Play")).count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_moves_though_the_process_that_was_to_move_it_is_stopped() {
    let Some(database) = Database::new() else { return };
    let (stage, people, machines) = two(&database, true).await;
    let turns = || database.query("SELECT count(*) FROM bergerie.entries").parse::<u32>().expect("a number");
    // The process must not be suspended while it makes a player's move. So the bot's turn must follow the turn of a
    // player.
    for _ in 0..3 {
        let before = turns();
        let post = posts(&people).await.pop().expect("a post");
        let asked = people.asked_by(&post).clone();
        let moving = tokio::spawn(async move { place_plainly(&asked).await });
        until("it is committed", async || turns() > before).await;
        machines[0].signal("STOP");
        let begun = Instant::now();
        until("the other has said it", async || are_sent(&database).await).await;
        assert!(begun.elapsed() < MAX_WAIT, "{:?}", begun.elapsed());
        machines[0].signal("CONT");
        moving.await.expect("a move");
    }
    resume(&stage, &database, &people, &machines[0]).await;
}

/// A process knows only from an old interaction that the bot may not write. It must not pause the table for that.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_not_paused_because_of_outdated_permissions() {
    let Some(database) = Database::new() else { return };
    let (stage, people, machines) = two(&database, false).await;
    silence(&stage, true).await;
    people.host().command("/help").await;
    silence(&stage, false).await;
    stage.control(Method::PUT, "endpoints", json!({ "urls": [machines[1].url()] })).await;
    stage.inject(json!({ "method": "POST", "path": "channels/*/messages", "times": 1, "what": "hang" })).await;
    let post = posts(&people).await.pop().expect("a post");
    let asked = people.asked_by(&post).clone();
    let moving = tokio::spawn(async move { place_plainly(&asked).await });
    let struck = async || stage.control(Method::GET, "faults", serde_json::Value::Null).await[0]["failed"] == 1;
    until("it posts", struck).await;
    machines[1].signal("STOP");
    until("the other has posted it", async || are_sent(&database).await).await;
    assert!(people.host().at("dm").channel().await.is_empty(), "a message says that the bot may not write");
    machines[1].signal("CONT");
    drop(moving);
}

/// Starts a game, and a process that connects to the database through a proxy.
async fn behind_proxy(database: &Database) -> (Stage, People, Arc<Proxy>, Machine) {
    let stage = Stage::without_bot().await;
    let people = People::called(&stage, &["alice", "bob"]).await;
    open(&stage, database, &people, false).await;
    let (proxy, address) = (Proxy::new(database, unused_address()), unused_address().to_string());
    let machine = Machine::start_with(&stage, &proxy.url(), &address);
    machine.is_up().await;
    stage.control(Method::PUT, "endpoints", json!({ "urls": [machine.url()] })).await;
    people.host().wait_for_bot().await;
    until("the first turn is posted", async || are_sent(database).await && !posts(&people).await.is_empty()).await;
    (stage, people, proxy, machine)
}

#[tokio::test(flavor = "multi_thread")]
async fn games_go_on_by_new_connections_where_the_old_ones_are_cut() {
    let Some(database) = Database::new() else { return };
    let (_stage, people, proxy, _machine) = behind_proxy(&database).await;
    let before = posts(&people).await.len();
    let post = posts(&people).await.pop().expect("a post");
    proxy.cut();
    let begun = Instant::now();
    let asked = people.asked_by(&post);
    until("a move is taken", async || matches!(place_tile(asked, 0).await, PlacementOutcome::At(_))).await;
    until("the next turn is posted", async || are_sent(&database).await).await;
    assert!(begun.elapsed() < MAX_WAIT, "{:?}", begun.elapsed());
    assert_eq!(posts(&people).await.len(), before + 1);
}

/// A trigger that delays commits by two seconds for each of the two answers of a move, so that the connection can be
/// cut during a commit.
const SLOW_COMMITS: &str = "
    CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(2); RETURN NULL; END';
    CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON bergerie.entries DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW WHEN (NEW.decision IS NOT NULL) EXECUTE FUNCTION slow()";

const COMMITTING: &str = "FROM pg_stat_activity WHERE query = 'COMMIT' AND wait_event = 'PgSleep'";

/// The connection is cut during a commit. The bot cannot know whether the server has saved the move, and must say so to
/// the player.
#[tokio::test(flavor = "multi_thread")]
async fn a_player_sees_that_a_commit_is_unconfirmed() {
    for saved in [true, false] {
        let Some(database) = Database::new() else { return };
        let (_stage, people, proxy, _machine) = behind_proxy(&database).await;
        let before = posts(&people).await;
        let asked = people.asked_by(before.last().expect("a post")).clone();
        let answers = || database.query("SELECT count(*) FROM bergerie.entries WHERE decision IS NOT NULL");
        database.query(SLOW_COMMITS);
        let places = asked.autocomplete("/place", "at", "", json!({})).await;
        let ways = asked.autocomplete("/place", "rotation", "", json!({ "at": places[0].value })).await;
        let command = format!("/place at: {} rotation: {} meeple: no meeple", places[0].text(), ways[0].value);
        let moving = tokio::spawn(async move { asked.command(&command).await.message() });
        until("it commits", async || database.query(&format!("SELECT count(*) {COMMITTING}")) == "1").await;
        if saved {
            proxy.cut();
        } else {
            database.query(&format!("SELECT pg_terminate_backend(pid) {COMMITTING}"));
        }
        let answer = moving.await.expect("an answer");
        assert!(answer.only_you() && answer.content().contains("didn’t confirm in time"), "{}", answer.content());
        assert_eq!(answers(), if saved { "2" } else { "0" });
        database.query("DROP TRIGGER slow ON bergerie.entries");
        if !saved {
            place_plainly(people.asked_by(before.last().expect("a post"))).await;
        }
        // If the move was saved, the bot posts it even if the player does nothing.
        until("the next turn is posted", async || are_sent(&database).await).await;
        assert_eq!((answers(), posts(&people).await.len()), ("2".to_owned(), before.len() + 1), "saved: {saved}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_waits_for_a_database_that_is_away_at_the_start() {
    let Some(database) = Database::new() else { return };
    let (mut stage, away) = (Stage::without_bot().await, unused_address());
    stage.keep_log();
    let mut hopeless = Machine::start_with(&stage, &Proxy::url_at("nothing", away), &unused_address().to_string());
    let later = unused_address();
    let url = Proxy::url_at(&database.name, later);
    let mut machine = Machine::start_with(&stage, &url, &unused_address().to_string());
    let waits = |database: &str| {
        let is_wait = |line: &str| line.contains("waiting for the database") && line.contains(&format!("/{database} "));
        stage.log().lines().any(is_wait)
    };
    until("both wait", async || waits("nothing") && waits(&database.name)).await;
    assert!(machine.is_running() && hopeless.is_running());
    let _proxy = Proxy::new(&database, later);
    machine.is_up().await;
    // A process that waits for the database can still be stopped.
    hopeless.signal("TERM");
    until("it ends", || std::future::ready(!hopeless.is_running())).await;
}
