//! Channels in which the bot may not write. It must stop making requests there, inform the players, and resume when it
//! may write again.

use reqwest::Method;
use serde_json::json;

use super::endurance::outbox;
use super::{a_later_post, until};
use crate::bot::process::Stage;
use crate::bot::table::{People, move_by_command};

pub(super) async fn silence(stage: &Stage, silent: bool) {
    let deny = if silent { vec!["SEND_MESSAGES", "ATTACH_FILES"] } else { vec![] };
    stage.control(Method::PATCH, "channels/carcassonne", json!({ "deny": deny })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_in_a_forbidden_channel_cause_no_requests_and_are_posted_later() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    people.start("/game new first: host goes first").await;
    let first = people.post_after(None).await;
    silence(&stage, true).await;
    let before = people.host().requests().await.len();
    for turn in 0..6 {
        let person = if turn % 2 == 0 { stage.user("alice") } else { stage.user("dave") };
        move_by_command(&person, turn).await;
    }
    let answer = people.host().at("dm").until(|m| m.content().contains("can no longer post")).await;
    assert!(answer.content().contains("Nothing is lost"), "{}", answer.content());
    a_later_post(&stage).await;
    let refused = people.host().requests().await.split_off(before);
    let refused: Vec<_> = refused.iter().filter(|request| request["status"].as_u64() >= Some(400)).collect();
    assert!(refused.is_empty(), "every interaction contains the bot's permissions: {refused:?}");
    assert_eq!(people.host().at("dm").channel().await.len(), 1, "the players are informed once");
    silence(&stage, false).await;
    people.host().command("/game info").await;
    let posts = || async {
        let all = people.host().history().await;
        all.into_iter().filter(|m| !m.only_you() && m.id() > first.id()).collect::<Vec<_>>()
    };
    until("everything is posted", || async { outbox(&stage) == 0 }).await;
    let [post] = &posts().await[..] else { panic!("one post follows all moves") };
    assert!(post.buttons().contains(&"Play") && post.content().contains("turn 4 of"), "{}", post.content());
}

/// An archived thread accepts no edits until a new message unarchives it. The post of the next turn does.
#[tokio::test(flavor = "multi_thread")]
async fn the_next_post_unarchives_a_thread() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    people.start("/game new first: host goes first").await;
    let first = people.post_after(None).await;
    let edit = "channels/*/messages/*";
    stage
        .inject(json!({ "method": "PATCH", "path": edit, "times": 1, "what": "status", "status": 400, "code": 50083 }))
        .await;
    move_by_command(people.host(), 0).await;
    let second = people.post_after(Some(&first)).await;
    assert!(second.buttons().contains(&"Play"));
    let edits = || async { stage.requests("PATCH", edit).await };
    until("it was refused", || async { edits().await.iter().any(|request| request["status"] == 400) }).await;
    until("everything is posted", || async { unsent(&stage) == 0 }).await;
    assert!(people.host().at("dm").channel().await.is_empty(), "no message says that the bot may not write");
    move_by_command(&stage.user("dave"), 1).await;
    people.post_after(Some(&second)).await;
    // The edit that was refused is made, too.
    let with_play = async || people.host().history().await.iter().filter(|m| m.buttons().contains(&"Play")).count();
    until("only the last post has buttons", async || with_play().await == 1).await;
}

/// Returns the number of notices that are not posted. Edits in an archived thread wait for the next post.
fn unsent(stage: &Stage) -> i64 {
    let database = rusqlite::Connection::open(stage.path("bergerie.db")).expect("a database");
    database.query_row("SELECT count(*) FROM notices WHERE sent_at IS NULL", [], |row| row.get(0)).expect("a count")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_thread_is_called_so() {
    for code in [160_005, 50_083] {
        let stage = Stage::set().await;
        let people = People::called(&stage, &["alice", "dave"]).await;
        people.host().command("/game new first: host goes first").await;
        let lobby = people.gather().await;
        let path = format!("channels/{}/messages", stage.channel().await);
        stage.inject(json!({ "path": path, "what": "status", "status": 403, "code": code })).await;
        people.host().press(&lobby, "Start").await;
        people.host().until(|m| m.only_you() && m.content().contains("thread is locked")).await;
        people.host().at("dm").until(|m| m.content().contains("is locked, so")).await;
        let info = people.host().command("/game info").await.message();
        assert!(info.content().contains("This thread is locked, so I can’t post here."), "{}", info.content());
    }
}

/// A refusal without a code of Discord comes from a proxy in front of it, and says nothing about the channel.
#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_without_a_code_pauses_no_table() {
    for body in [json!("<html><h1>Access denied</h1></html>"), json!({ "code": 0, "message": "403: Forbidden" })] {
        let stage = Stage::set().await;
        let people = People::called(&stage, &["alice", "dave"]).await;
        people.host().command("/game new first: host goes first").await;
        let lobby = people.gather().await;
        stage.inject(json!({ "path": "channels/**", "times": 4, "what": "status", "status": 403, "body": body })).await;
        people.host().press(&lobby, "Start").await;
        people.host().until(|m| m.only_you() && m.content().contains("keep trying")).await;
        let post = people.post_after(None).await;
        assert!(!post.files().is_empty() && post.buttons().contains(&"Play"), "{}", post.content());
        assert!(people.host().at("dm").channel().await.is_empty(), "no message says that the bot may not write");
    }
}

/// Discord says so for users who accept no messages from members of the server.
#[tokio::test(flavor = "multi_thread")]
async fn closed_direct_messages_are_turned_off_with_a_note() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    let dave = stage.user("dave");
    dave.command("/settings change direct-messages: on").await;
    people.start("/game new first: host goes first").await;
    let first = people.post_after(None).await;
    stage.inject(json!({ "path": "users/@me/channels", "what": "status", "status": 403, "code": 50007 })).await;
    move_by_command(people.host(), 0).await;
    let second = people.post_after(Some(&first)).await;
    dave.until(|m| m.content().contains("accept direct messages from me")).await;
    move_by_command(&dave, 1).await;
    let third = people.post_after(Some(&second)).await;
    move_by_command(people.host(), 2).await;
    people.post_after(Some(&third)).await;
    assert_eq!(stage.requests("POST", "users/@me/channels").await.len(), 1);
    let shown = dave.command("/settings change").await.message();
    assert!(shown.content().contains("DM when it’s your turn: **off**"), "{}", shown.content());
}

/// Discord usually refuses the message itself, and not the opening of its channel.
#[tokio::test(flavor = "multi_thread")]
async fn a_refused_direct_message_turns_them_off_with_a_note() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    let dave = stage.user("dave");
    dave.command("/settings change direct-messages: on").await;
    people.start("/game new first: host goes first").await;
    let mut post = people.post_after(None).await;
    move_by_command(people.host(), 0).await;
    let received = dave.at("dm").until(|m| m.content().contains("Your turn")).await;
    post = people.post_after(Some(&post)).await;
    let path = format!("channels/{}/messages", received.0["channel_id"].as_str().expect("an ID"));
    stage.inject(json!({ "method": "POST", "path": path, "what": "status", "status": 403, "code": 50007 })).await;
    for number in 1..=5 {
        move_by_command(people.asked_by(&post), number).await;
        post = people.post_after(Some(&post)).await;
    }
    dave.until(|m| m.content().contains("accept direct messages from me")).await;
    let attempts = stage.requests("POST", &path).await;
    assert_eq!(attempts.iter().filter(|request| request["status"] == 403).count(), 1);
}

/// Only Discord's codes say why a message was not pinned.
#[tokio::test(flavor = "multi_thread")]
async fn the_note_about_a_pin_says_why_it_failed() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    people.start("/game new first: host goes first").await;
    people.post_after(None).await;
    for (status, code, note) in [
        (503, 0, "because Discord has a problem"),
        (403, 50013, "without the Pin Messages permission"),
        (400, 30003, "as many pins as Discord allows"),
    ] {
        let path = "channels/*/messages/pins/*";
        stage.inject(json!({ "method": "PUT", "path": path, "what": "status", "status": status, "code": code })).await;
        people.host().command("/game status").await;
        people.host().until(|m| m.content().contains(note)).await;
        people.host().command("/game status").await;
        stage.calm().await;
    }
}

/// Returns the number of refused posts.
async fn refusals(stage: &Stage) -> usize {
    let requests = stage.requests("POST", "channels/*/messages").await;
    requests.iter().filter(|request| request["status"] == 403).count()
}

/// The bot learns only from a refusal that it has lost access. It must not cause a second refusal.
#[tokio::test(flavor = "multi_thread")]
async fn lost_access_costs_one_refusal_and_a_restart_one_more() {
    let mut stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    people.host().command("/game new first: host goes first").await;
    let lobby = people.gather().await;
    let path = format!("channels/{}/messages", stage.channel().await);
    stage.inject(json!({ "path": path, "what": "status", "status": 403, "code": 50013 })).await;
    people.host().press(&lobby, "Start").await;
    people.host().at("dm").until(|m| m.content().contains("can no longer post")).await;
    let paused = || {
        let database = rusqlite::Connection::open(stage.path("bergerie.db")).expect("the bot's database");
        database.query_row("SELECT COUNT(pause_reason) FROM tables", [], |row| row.get::<_, i64>(0)).expect("a count")
    };
    until("the table is paused", || async { paused() == 1 }).await;
    assert_eq!(refusals(&stage).await, 1);
    stage.kill();
    stage.start().await;
    until("it is tried once more", || async { refusals(&stage).await == 2 }).await;
    stage.kill();
    stage.calm().await;
    stage.start().await;
    people.post_after(None).await;
}
