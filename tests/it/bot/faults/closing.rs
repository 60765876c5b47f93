//! Shutdown by SIGTERM. The bot answers acknowledged interactions, refuses new ones, and exits within ten seconds.

use serde_json::json;

use super::until;
use crate::bot::process::Stage;
use crate::bot::shown::{choose, first_choices};
use crate::bot::table::People;

#[tokio::test(flavor = "multi_thread")]
async fn acknowledged_interactions_are_answered_before_the_process_exits() {
    let mut stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    people.start("/game new first: host goes first").await;
    let first = people.post_after(None).await;
    let alice = people.host().clone();
    let opened = alice.open(&first).await;
    choose(&alice, &opened, &first_choices(&opened)[0]).await;
    let tried = crate::bot::table::tried(&alice, &opened, None).await;
    // The answer takes a while, and the bot gets SIGTERM in the meantime.
    let path = "webhooks/*/*/messages/@original";
    stage.inject(json!({ "path": path, "times": 1, "what": "delay", "ms": 3000 })).await;
    let confirming = {
        let (alice, tried) = (alice.clone(), tried);
        tokio::spawn(async move { alice.try_press(&tried.console, &tried.confirm).await })
    };
    until("it was acknowledged", || async {
        stage.control(reqwest::Method::GET, "faults", json!(null)).await[0]["failed"] == 1
    })
    .await;
    stage.terminate();
    // Interactions that come too late are refused.
    let dave = stage.user("dave");
    until("an interaction is refused", async || {
        let answer = dave.command("/help").await.message();
        answer.only_you() && answer.content().contains("I’m restarting")
    })
    .await;
    assert!(stage.ended().await.success());
    confirming.await.expect("no panic").expect("an answer");
    let answered = alice.until(|m| m.id() == opened.id() && m.content().contains("Done")).await;
    assert_eq!(answered.buttons(), ["Undo"]);
    people.post_after(Some(&first)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_not_connected_leaves_at_once() {
    let mut stage = Stage::without_bot().await;
    stage.keep_log();
    for what in [
        json!({ "path": "gateway/bot", "what": "hang" }),
        json!({ "path": "gateway/bot", "what": "status", "status": 503 }),
    ] {
        stage.inject(what).await;
        let before = stage.requests("GET", "gateway/bot").await.len();
        stage.spawn();
        until("it asks", || async { stage.requests("GET", "gateway/bot").await.len() > before }).await;
        stage.terminate();
        assert!(stage.ended().await.success());
        assert!(!stage.log().contains("shutdown deadline"), "{}", stage.log());
        stage.calm().await;
    }
}

/// An answer that does not arrive before the deadlines of `wire/shutdown.rs` is cut short, and the process still exits.
#[tokio::test(flavor = "multi_thread")]
async fn the_process_exits_within_ten_seconds() {
    let mut stage = Stage::without_bot().await;
    stage.keep_log();
    stage.start().await;
    stage.inject(json!({ "path": "webhooks/**", "what": "hang" })).await;
    let alice = stage.user("alice");
    let asking = tokio::spawn(async move { alice.try_command("/help").await });
    until("it was acknowledged", || async { !stage.requests("POST", "interactions/*/*/callback").await.is_empty() })
        .await;
    stage.terminate();
    assert!(stage.ended().await.success());
    assert!(stage.log().contains("reached the shutdown deadline"), "{}", stage.log());
    asking.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_revoked_token_loses_no_pending_answer() {
    let mut stage = Stage::set().await;
    stage.inject(json!({ "path": "webhooks/**", "times": 1, "what": "delay", "ms": 4000 })).await;
    let alice = stage.user("alice");
    let asking = tokio::spawn(async move { alice.try_command("/help").await });
    until("it was acknowledged", || async { !stage.requests("POST", "interactions/*/*/callback").await.is_empty() })
        .await;
    // Discord closes the connection, and accepts no new connection with this token.
    stage.control(reqwest::Method::PUT, "gateway", json!({ "close": { "code": 4004, "ready": true } })).await;
    stage.control(reqwest::Method::POST, "gateway/drop", json!({ "forget": true })).await;
    let answer = asking.await.expect("no panic").expect("an answer").message();
    assert!(answer.content().contains("Play Carcassonne"), "{}", answer.content());
    assert!(!stage.ended().await.success(), "the exit status reports an error");
}
