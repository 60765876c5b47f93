//! Forged custom IDs, which a modified client can send.

use serde_json::json;

use crate::bot::process::Stage;
use crate::bot::shown::ids;
use crate::bot::table::People;
use crate::support::user::{Outcome, Seen, User};
use reqwest::Method;

/// Presses a button with an ID that the message does not have.
pub async fn forge(person: &User, on: &Seen, id: &str) -> Outcome {
    let call = json!({ "message": on.id(), "button": id, "forged": true });
    let path = format!("as/{}/press", person.name());
    Outcome(person.call(Method::POST, &path, Some(call)).await.expect("to press it"))
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_ids_show_nothing_and_change_nothing() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    people.start("/game new first: host goes first").await;
    let post = people.post_after(None).await;
    let press = post.components()[0]["custom_id"].as_str().expect("an id").to_owned();
    let (table, number) = press.trim_start_matches("play:").split_once(':').expect("table and decision");
    // A user cannot inspect a table from another channel.
    let bob = stage.user("bob").at("second-table");
    bob.command("/game new").await;
    let elsewhere = bob.until(|m| m.buttons().len() > 2 && !m.only_you()).await;
    for word in ["scores", "tiles", "more", "board", "describe", "film"] {
        let answer = forge(&bob, &elsewhere, &format!("{word}:{table}")).await.message();
        assert!(answer.only_you() && answer.files().is_empty(), "{word}");
        assert!(answer.content().contains("pas de table dans ce salon"), "{word}: {}", answer.content());
    }
    let asking = ["resign", "abort"].map(|leaving| format!("asktoleave:{table}:{leaving}"));
    for id in asking.into_iter().chain([format!("play:{table}:{number}")]) {
        let answer = forge(&bob, &elsewhere, &id).await.message();
        assert!(answer.content().contains("pas de table dans ce salon"), "{id}: {}", answer.content());
    }
    // Custom IDs of the console must not change a public post.
    for id in [
        format!("try:{table}:{number}:"),
        format!("pick:{table}:{number}:0:"),
        format!("confirm:{table}:{number}:"),
        format!("cancel:{table}:{number}"),
        "keep".to_owned(),
        format!("leave:{table}:abort"),
        format!("leave:{table}:resign"),
        format!("set:{table}:first"),
        format!("option:{table}:0"),
    ] {
        let answer = forge(people.host(), &post, &id).await.message();
        assert!(answer.only_you() && answer.id() != post.id(), "{id}");
        assert!(answer.content().contains("older version"), "{id}: {}", answer.content());
        let now = people.host().look(&post).await;
        assert_eq!((now.content(), now.buttons()), (post.content(), post.buttons()), "{id}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forged_id_seats_no_program_that_is_not_offered() {
    let stage = Stage::set().await;
    let alice = stage.user("alice");
    alice.command("/game new").await;
    let lobby = alice.until(|m| m.buttons().contains(&"Join")).await;
    let private = alice.press(&lobby, "Add a bot").await.message();
    let (button, _) = ids(&private, "addbot:")[0].rsplit_once(':').expect("a level");
    for bot in ["engine-anything", "engine-anything!"] {
        let answer = forge(&alice, &private, &format!("{button}:{bot}")).await.message();
        assert!(answer.content().contains("older version"), "{bot}: {}", answer.content());
    }
    assert!(!alice.look(&lobby).await.content().contains("anything"));
}
