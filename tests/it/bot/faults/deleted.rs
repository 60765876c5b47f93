//! Posts that a moderator deleted, and posts that cannot be edited, are posted again.

use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

use super::until;
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

/// The database was used with another application before, whose messages the bot cannot edit.
#[tokio::test(flavor = "multi_thread")]
async fn the_messages_of_another_application_are_posted_again() {
    let stage = Stage::set().await;
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    alice.command("/game new").await;
    let lobby = alice.until(|m| m.buttons().contains(&"Join")).await;
    let path = format!("channels/*/messages/{}", lobby.id());
    stage.inject(json!({ "method": "PATCH", "path": path, "what": "status", "status": 403, "code": 50005 })).await;
    bob.command("/partie rejoindre").await;
    alice.until(|m| m.id() != lobby.id() && m.content().contains("2/6")).await;
}

/// The component type of a gallery of pictures.
const GALLERY: u64 = 12;

/// Removes the last picture of a post, so that edits that keep it are invalid.
async fn leave_one_picture(stage: &Stage, post: &Seen) {
    let request = stage.requests("POST", "channels/*/messages").await.pop().expect("a post");
    let mut components = request["body"]["components"].as_array().cloned().expect("components");
    let galleries = components.iter().filter(|one| one["type"] == GALLERY).count();
    assert!(galleries > 1, "{components:?}");
    let last = components.iter().rposition(|one| one["type"] == GALLERY).expect("a gallery");
    components.remove(last);
    let name = post.files()[0].name.to_owned();
    let body = json!({ "components": components, "attachments": [{ "id": "0", "filename": name }] });
    let form =
        Form::new().text("payload_json", body.to_string()).part("files[0]", Part::bytes(vec![1]).file_name(name));
    let path = format!("{}/api/v10/channels/{}/messages/{}", stage.sandbox.url(), stage.channel().await.0, post.id());
    let request = reqwest::Client::new().patch(path).multipart(form);
    let edited =
        request.header("authorization", format!("Bot {}", stage.sandbox.token())).send().await.expect("an answer");
    assert!(edited.status().is_success(), "{}", edited.text().await.expect("a reason"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_that_cannot_be_edited_is_posted_again() {
    let mut stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    people.start("/game new first: host goes first").await;
    let first = people.post_after(None).await;
    stage.kill();
    leave_one_picture(&stage, &first).await;
    stage.start().await;
    // The deadline in the post changes, so the post is edited.
    people.host().command("/away until: 2").await;
    let second = people.post_after(Some(&first)).await;
    assert_eq!(second.files().len(), first.files().len());
    // The new post can be edited.
    people.host().command("/away until: 0").await;
    let path = format!("channels/*/messages/{}", second.id());
    until("an edit", || async { stage.requests("PATCH", &path).await.iter().any(|edit| edit["status"] == 200) }).await;
    let live = || async { people.host().history().await.into_iter().filter(|m| m.buttons().contains(&"Play")).count() };
    until("the earlier post has lost its buttons", || async { live().await == 1 }).await;
}
