//! Answers to interactions arrive even if Discord fails once or asks the bot to retry later.

use reqwest::Method;
use serde_json::json;

use super::{at, is_help};
use crate::bot::process::Stage;
use crate::support::wait::until;

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_failed_is_given_again() {
    let stage = Stage::set().await;
    let path = "webhooks/*/*/messages/@original";
    for fate in [
        json!({ "what": "status", "status": 500 }),
        json!({ "what": "drop" }),
        json!({ "what": "status", "status": 429, "retry_after": 0.7 }),
    ] {
        let before = stage.requests("PATCH", path).await.len();
        let mut trouble = json!({ "path": path, "times": 1 });
        trouble.as_object_mut().expect("an object").extend(fate.as_object().expect("an object").clone());
        stage.inject(trouble).await;
        let answer = stage.user("alice").command("/help").await;
        assert!(is_help(&answer), "{fate}: {}", answer.0);
        let asked = stage.requests("PATCH", path).await.split_off(before);
        assert!(asked.len() >= 2, "{fate}");
        if fate["status"] == 429 {
            assert!(at(&asked[1]) - at(&asked[0]) >= 700, "the bot waits as long as Discord requires: {asked:?}");
        }
        stage.calm().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_answer_is_given_again_in_time() {
    let stage = Stage::set().await;
    let path = "interactions/*/*/callback";
    for fate in ["hang", "drop"] {
        stage.inject(json!({ "path": path, "times": 1, "what": fate })).await;
        let answer = stage.user("alice").command("/help").await;
        assert!(is_help(&answer), "{fate}: {}", answer.0);
        stage.calm().await;
    }
    // Discord accepts the response, but the confirmation is lost. Discord refuses the retry, and the bot must not
    // report an error.
    stage.inject(json!({ "path": path, "times": 1, "what": "status", "status": 502, "executes": true })).await;
    let answer = stage.user("alice").command("/help").await;
    assert!(is_help(&answer), "{}", answer.0);
}

/// A copy of a signed interaction reaches another process, which has no record of the first one. Discord refuses the second
/// acknowledgement, so the process must not carry out the interaction again.
#[tokio::test(flavor = "multi_thread")]
async fn an_interaction_that_another_process_has_acknowledged_is_not_carried_out() {
    let stage = Stage::set().await;
    let path = "interactions/*/*/callback";
    stage.inject(json!({ "path": path, "times": 1, "what": "status", "status": 400, "code": 40060 })).await;
    let alice = stage.user("alice");
    let call = json!({ "channel": "carcassonne", "text": "/game new", "wait": false });
    alice.call(Method::POST, "as/alice/command", Some(call)).await.expect("to send it");
    until("the refusal", async || stage.requests("POST", path).await.len() == 1).await;
    assert!(is_help(&alice.command("/help").await));
    let database = rusqlite::Connection::open(stage.path("bergerie.db")).expect("a database");
    let tables: i64 = database.query_row("SELECT count(*) FROM tables", [], |row| row.get(0)).expect("a number");
    assert_eq!(tables, 0);
}

/// Discord accepts the acknowledgement, but all confirmations are lost. The user sees "thinking…" and must get the answer.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_follows_an_acknowledgement_of_unknown_outcome() {
    let stage = Stage::set().await;
    let path = "interactions/*/*/callback";
    for fate in [json!({ "what": "hang" }), json!({ "what": "status", "status": 502 })] {
        let mut trouble = json!({ "path": path, "executes": true });
        trouble.as_object_mut().expect("an object").extend(fate.as_object().expect("an object").clone());
        stage.inject(trouble).await;
        let answer = stage.user("alice").command("/help").await;
        assert!(is_help(&answer), "{fate}: {}", answer.0);
        stage.calm().await;
    }
}
