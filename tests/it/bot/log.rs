//! The content of the log: what each line must have, and what must not be logged.

use std::collections::HashSet;

use serde_json::Value;

use super::process::Stage;
use super::table::{People, move_by_command, move_by_console};
use crate::support::wait::until;

/// Plays two turns, by command and by buttons, and keeps the log.
async fn play(stage: &mut Stage) {
    stage.keep_log();
    let people = People::called(stage, &["alice", "bob"]).await;
    people.begin(stage, &[], 5).await;
    let post = people.post_after(None).await;
    move_by_command(people.asked_by(&post), 1).await;
    let post = people.post_after(Some(&post)).await;
    move_by_console(people.asked_by(&post), &post, 2).await;
    people.post_after(Some(&post)).await;
    // The line is logged when Discord has confirmed the post, which is shortly after users can see it.
    let posted = || stage.log().lines().filter(|line| line.contains("posted") && line.contains("notice")).count();
    until("the posts are logged", async || posted() >= 4).await;
}

/// Returns the tokens of all interactions that the bot has answered.
async fn tokens(stage: &Stage) -> Vec<String> {
    let requests = stage.user("alice").requests().await;
    let paths = requests.iter().filter_map(|request| request["path"].as_str());
    let token = |path: &str| {
        let mut parts = path.trim_start_matches('/').split('/');
        let is_ours = matches!(parts.next(), Some("interactions" | "webhooks"));
        is_ours.then(|| parts.nth(1).expect("a token").to_owned())
    };
    let mut tokens: Vec<String> = paths.filter_map(token).collect();
    tokens.sort();
    tokens.dedup();
    tokens
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_are_in_no_line_at_any_level() {
    let mut stage = Stage::without_bot().await;
    stage.with("RUST_LOG", "trace");
    play(&mut stage).await;
    // The errors of answers that cannot be delivered contain addresses, and addresses contain tokens.
    let alice = stage.user("alice");
    alice
        .call(reqwest::Method::POST, "gateway/drop", Some(serde_json::json!({ "forget": true })))
        .await
        .expect("a drop");
    alice.wait_for_bot().await;
    let (log, tokens) = (stage.log(), tokens(&stage).await);
    assert!(tokens.len() > 5, "{tokens:?}");
    assert!(log.lines().count() > 10, "{log}");
    for token in tokens.iter().map(String::as_str).chain([stage.sandbox.token()]) {
        let line = log.lines().find(|line| line.contains(token));
        assert!(line.is_none(), "{line:?}");
        let bytes: Vec<String> = token.bytes().map(|byte| format!("{byte:02x}")).collect();
        assert!(!log.contains(&bytes.concat()), "the token is logged in hexadecimal");
    }
}

/// Returns the lines about commits of interactions: here a seat, the start and two moves.
fn commits(lines: &[Value]) -> Vec<&Value> {
    lines.iter().filter(|line| line["message"] == "committed" && line["span"]["id"].is_u64()).collect()
}

fn notices(commit: &Value) -> Vec<u64> {
    serde_json::from_str(commit["notices"].as_str().expect("notices")).expect("numbers")
}

/// Returns the line about the post of a notice.
fn post(lines: &[Value], notice: u64) -> Option<&Value> {
    lines.iter().find(|line| line["message"] == "posted" && line["notice"] == notice)
}

/// A lane may post a notice while it handles another interaction, so only the numbers of notices lead from a commit to its posts.
#[tokio::test(flavor = "multi_thread")]
async fn numbers_lead_from_an_interaction_to_its_commit_and_to_its_posts() {
    let mut stage = Stage::without_bot().await;
    stage.with("LOG_FORMAT", "json");
    play(&mut stage).await;
    // The last commit and the last post are logged by different tasks, shortly after users can see the post.
    until("all notices of commits are posted", async || {
        let lines: Vec<Value> = stage.log().lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
        let commits = commits(&lines);
        let mut notices = commits.iter().flat_map(|commit| notices(commit));
        commits.len() >= 3 && notices.all(|notice| post(&lines, notice).is_some())
    })
    .await;
    let log = stage.log();
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    let interactions: HashSet<u64> =
        commits(&lines).into_iter().filter_map(|commit| commit["span"]["id"].as_u64()).collect();
    assert_eq!(interactions.len(), commits(&lines).len(), "each commit has an interaction of its own: {log}");
    for commit in commits(&lines) {
        assert_eq!(commit["span"]["name"], "interaction", "{commit}");
        assert!(commit["table"].is_string(), "{commit}");
        for notice in notices(commit) {
            assert_eq!(post(&lines, notice).expect("a post")["table"], commit["table"], "{commit}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_in_a_file_has_no_colours() {
    let mut stage = Stage::without_bot().await;
    play(&mut stage).await;
    let log = stage.log();
    assert!(log.contains("posted") && !log.contains('\u{1b}'), "{log}");
    assert!(log.contains("interaction{id="), "{log}");
}
