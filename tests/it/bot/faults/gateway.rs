//! The gateway connection. The bot reconnects after delays, keeps to the number of shards and sessions that Discord
//! allows, and waits while Discord is unavailable.

use std::time::{Duration, Instant};

use reqwest::Method;
use serde_json::{Value, json};

use super::{at, is_help, until};
use crate::bot::process::Stage;

/// Returns how often an event has happened at the sandbox's gateway.
pub(super) async fn count(stage: &Stage, what: &str) -> u64 {
    stage.control(Method::GET, "gateway", Value::Null).await["counts"][what].as_u64().expect("a count")
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_that_end_immediately_reconnect_after_delays() {
    for ready in [true, false] {
        let stage = Stage::set().await;
        stage.control(Method::PUT, "gateway", json!({ "close": { "code": 4000, "ready": ready } })).await;
        stage.control(Method::POST, "gateway/drop", json!({ "forget": true })).await;
        let connects = || count(&stage, "connects");
        let (begun, before) = (Instant::now(), connects().await);
        until("three more connections", || async { connects().await >= before + 3 }).await;
        // There are two delays of at least 0.25 s.
        assert!(begun.elapsed() >= Duration::from_millis(500), "{:?}", begun.elapsed());
        stage.control(Method::PUT, "gateway", json!({})).await;
        until("it is back", || async { stage.user("alice").bot_is_connected().await }).await;
        stage.user("alice").command("/help").await.message();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_more_sessions_are_begun_than_discord_allows() {
    let mut stage = Stage::without_bot().await;
    stage.control(Method::PUT, "gateway", json!({ "remaining": 0, "reset_after": 2500 })).await;
    let begun = Instant::now();
    stage.spawn();
    until("it may", || async { count(&stage, "identifies").await == 1 }).await;
    assert!(begun.elapsed() >= Duration::from_millis(2500), "{:?}", begun.elapsed());
}

#[tokio::test(flavor = "multi_thread")]
async fn there_are_as_many_shards_as_discord_recommends_also_when_that_changes() {
    let mut stage = Stage::without_bot().await;
    stage.control(Method::PUT, "gateway", json!({ "shards": 1 })).await;
    stage.start().await;
    assert_eq!(count(&stage, "identifies").await, 1);
    stage.control(Method::PUT, "gateway", json!({ "shards": 2 })).await;
    stage.control(Method::POST, "gateway/drop", json!({ "forget": true })).await;
    // After close code 4011, the bot asks for the number of shards again, and starts two sessions, five seconds apart.
    until("there are two", || async { count(&stage, "identifies").await >= 4 }).await;
    let answer = stage.user("alice").command("/help").await;
    assert!(is_help(&answer), "{}", answer.0);
    let first: Vec<Value> = stage.requests("POST", "interactions/*/*/callback").await;
    assert_eq!(first.len(), 1, "only one session gets the event");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_starts_while_discord_is_away_waits() {
    let mut stage = Stage::without_bot().await;
    stage.keep_log();
    stage.inject(json!({ "path": "gateway/bot", "what": "status", "status": 503 })).await;
    stage.spawn();
    until("it asks again", || async { stage.requests("GET", "gateway/bot").await.len() >= 3 }).await;
    assert!(stage.is_running());
    let asked: Vec<u64> = stage.requests("GET", "gateway/bot").await.iter().map(at).collect();
    assert!(asked[2] - asked[1] >= (asked[1] - asked[0]).max(500) / 2, "the delays grow: {asked:?}");
    let log = std::fs::read_to_string(stage.path("bot.log")).expect("a log");
    assert!(log.contains("waiting for Discord"), "{log}");
    stage.calm().await;
    stage.user("alice").wait_for_bot().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_that_were_not_registered_are_registered_later() {
    let mut stage = Stage::without_bot().await;
    stage
        .inject(
            json!({ "method": "PUT", "path": "applications/*/commands", "times": 2, "what": "status", "status": 500 }),
        )
        .await;
    stage.start().await;
    assert_eq!(stage.requests("PUT", "applications/*/commands").await.len(), 3);
    stage.user("alice").command("/help").await.message();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invalid_token_exits_with_an_error_message() {
    let mut stage = Stage::without_bot().await;
    stage.keep_log();
    stage.inject(json!({ "path": "gateway/bot", "what": "status", "status": 401 })).await;
    stage.spawn();
    assert!(!stage.ended().await.success());
    let log = std::fs::read_to_string(stage.path("bot.log")).expect("a log");
    assert!(log.contains("DISCORD_TOKEN"), "{log}");
}
