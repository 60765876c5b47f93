//! Interactions and responses with unexpected content. The user must get an answer, and the log must have the cause.

use reqwest::Method;
use serde_json::{Value, json};

use super::gateway::count;
use super::{is_help, until};
use crate::bot::monitor::{ask, settled};
use crate::bot::process::{Stage, bot};
use crate::support::unused_address;

/// Fields of interactions that the bot does not need, with values that Discord does not document.
const STRANGE: [&str; 5] = ["version", "locale", "entitlements", "attachment_size_limit", "context"];

#[tokio::test(flavor = "multi_thread")]
async fn interactions_with_strange_fields_are_answered() {
    let stage = Stage::set().await;
    for value in [json!(null), json!("a text"), json!([{}])] {
        let fields: Value = STRANGE.map(|field| (field.to_owned(), value.clone())).into_iter().collect();
        stage.control(Method::PUT, "gateway", json!({ "interaction": fields })).await;
        let help = stage.user("alice").command("/help").await;
        assert!(is_help(&help), "{value}: {}", help.0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_interaction_that_cannot_be_read_is_answered_counted_and_logged() {
    let mut stage = Stage::without_bot().await;
    let address = unused_address().to_string();
    stage.keep_log();
    stage.with("METRICS_LISTEN", &address);
    stage.start().await;
    let fields = json!({ "interaction": { "channel_id": [], "channel": null, "locale": "de" } });
    stage.control(Method::PUT, "gateway", fields).await;
    let answer = stage.user("alice").command("/help").await.message();
    assert!(answer.only_you() && answer.content().contains("schiefgegangen"), "{}", answer.content());
    let failed = "bergerie_interactions_total{kind=\"command\",outcome=\"failed\"}";
    settled(&address, &[(failed, 1.0)]).await;
    let log = stage.log();
    let line =
        log.lines().find(|line| line.contains("failed to parse an interaction")).unwrap_or_else(|| panic!("{log}"));
    assert!(line.contains("interaction{id=") && line.contains("kind=\"command\""), "{line}");
    assert!(line.contains("channel_id is missing"), "{line}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_command_is_not_called_a_button() {
    let stage = Stage::set().await;
    let data = json!({ "interaction": { "data": { "id": "1", "name": "nonsense", "type": 1 } } });
    stage.control(Method::PUT, "gateway", data).await;
    let answer = stage.user("alice").command("/help").await.message();
    assert!(answer.only_you() && answer.content().contains("doesn’t have that command"), "{}", answer.content());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_registration_is_one_short_line_and_not_healthy() {
    let mut stage = Stage::without_bot().await;
    let address = unused_address().to_string();
    stage.keep_log();
    stage.with("METRICS_LISTEN", &address);
    let errors: Value =
        (0..300).map(|at| (at.to_string(), json!({ "name": { "_errors": [{ "code": "X" }] } }))).collect();
    let body = json!({ "code": 50035, "message": "Invalid Form Body", "errors": errors });
    let path = "applications/*/commands";
    stage.inject(json!({ "method": "PUT", "path": path, "what": "status", "status": 400, "body": body })).await;
    stage.spawn();
    until("the refusal is logged", || async { stage.log().contains("failed to register commands") }).await;
    let log = stage.log();
    let line = log.lines().find(|line| line.contains("failed to register commands")).unwrap_or_default();
    assert!(line.contains("Invalid Form Body") && line.contains("name") && line.len() < 1300, "{}: {line}", line.len());
    let (status, said) = ask(&address, "/healthz").await;
    assert!(status == 503 && said.contains("commands are not registered"), "{status} {said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_reason_of_a_closed_connection_is_logged_and_a_refused_resume_costs_one_gap() {
    let mut stage = Stage::without_bot().await;
    stage.keep_log();
    stage.start().await;
    let before = count(&stage, "identifies").await;
    stage.control(Method::POST, "gateway/drop", json!({ "forget": true })).await;
    until("a new session", || async { count(&stage, "identifies").await > before }).await;
    let log = stage.log();
    let ends: Vec<&str> = log.lines().filter(|line| line.contains("connection closed")).collect();
    let [dropped, refused] = ends[..] else { panic!("{ends:#?}") };
    assert!(dropped.contains("close=4000 Hanging up, come back."), "{dropped}");
    assert!(refused.contains("close=Discord invalidated the session") && !refused.contains("4000"), "{refused}");
    assert!(!log.contains("ERROR"), "it was connected before: {log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn failures_before_the_first_connection_are_logged_as_errors_with_their_cause() {
    let mut stage = Stage::without_bot().await;
    stage.keep_log();
    stage.control(Method::PUT, "gateway", json!({ "close": { "code": 4000, "ready": false } })).await;
    stage.spawn();
    until("it says so", || async { stage.log().contains("connection closed") }).await;
    let log = stage.log();
    let line = log.lines().find(|line| line.contains("connection closed")).unwrap_or_default();
    assert!(
        line.contains("ERROR") && line.contains("not connected since start-up") && line.contains("As was ordered."),
        "{line}"
    );
    // If the address of Discord is wrong, the log and the report of `bergerie doctor` have the cause.
    let nowhere = format!("http://{}", unused_address());
    let mut away = bot(&stage.path("other.db"));
    away.env("DISCORD_TOKEN", "of-nobody").env("DISCORD_API_URL", &nowhere);
    let log = stage.path("away.log");
    let mut running = away.stderr(std::fs::File::create(&log).expect("a log")).spawn().expect("the binary");
    let said = || std::fs::read_to_string(&log).expect("its log");
    until("it says so", || async { said().contains("not connected since start-up") }).await;
    running.kill().expect("to kill it");
    running.wait().expect("its end");
    let said = said();
    assert!(said.contains("ERROR") && said.contains("not connected since start-up"), "{said}");
    assert!(said.to_lowercase().contains("connection refused"), "{said}");
    let examined = away.arg("doctor").stdout(std::process::Stdio::piped()).output().expect("the binary").stdout;
    let examined = String::from_utf8_lossy(&examined).to_lowercase();
    assert!(examined.contains("connection refused"), "{examined}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_doctor_requires_no_unused_fields() {
    let stage = Stage::without_bot().await;
    let examine = || {
        let mut doctor = bot(&stage.path("bergerie.db"));
        doctor.env("DISCORD_TOKEN", stage.sandbox.token()).env("DISCORD_API_URL", stage.sandbox.url()).arg("doctor");
        String::from_utf8(doctor.output().expect("the binary").stdout).expect("text")
    };
    let brief = |body: Value| json!({ "path": "users/@me/guilds", "what": "status", "status": 200, "body": body });
    stage.inject(brief(json!([{ "id": "1100000000000000001" }]))).await;
    let said = examine();
    assert!(said.contains("ok    #carcassonne"), "{said}");
    stage.calm().await;
    stage.inject(brief(json!([{ "name": "without an ID" }]))).await;
    let said = examine();
    assert!(said.contains("response: missing field `id`") && !said.contains("cannot connect"), "{said}");
}
