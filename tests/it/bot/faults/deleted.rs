//! Posts that a moderator deleted are posted again.

use reqwest::Method;
use serde_json::Value;

use crate::bot::process::Stage;
use crate::bot::table::People;
use crate::support::user::Seen;

async fn delete(stage: &Stage, post: &Seen) {
    let path = format!("channels/carcassonne/messages/{}", post.id());
    stage.control(Method::DELETE, &path, Value::Null).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_post_that_was_deleted_comes_back() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    people.start("/game new first: host goes first").await;
    let first = people.post_after(None).await;
    delete(&stage, &first).await;
    let info = people.host().command("/game info").await.message();
    let second = people.post_after(Some(&first)).await;
    assert!(info.content().contains(second.id()), "the link leads to the new post: {}", info.content());
    assert!(second.pings_you() && !second.files().is_empty());
    // A post that still exists is not posted again.
    people.host().command("/game info").await;
    let posts = people.host().history().await.into_iter().filter(|m| m.buttons().contains(&"Play")).count();
    assert_eq!(posts, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_use_of_the_bot_brings_a_deleted_post_back() {
    let mut stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    people.start("/game new first: host goes first").await;
    let first = people.post_after(None).await;
    delete(&stage, &first).await;
    // The restarted process has not checked any post yet.
    stage.kill();
    stage.start().await;
    people.guests().next().expect("a guest").command("/scores").await;
    people.post_after(Some(&first)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_that_was_deleted_comes_back_with_the_next_join() {
    let stage = Stage::set().await;
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    alice.command("/game new").await;
    let lobby = alice.until(|m| m.buttons().contains(&"Join")).await;
    delete(&stage, &lobby).await;
    bob.command("/partie rejoindre").await;
    let again = alice.until(|m| m.id() != lobby.id() && m.buttons().contains(&"Join")).await;
    alice.until(|m| m.id() == again.id() && m.content().contains("2/6")).await;
}
