//! Games, moves and profiles that users show everyone.

use crate::bot::faults::forged::forge;
use crate::bot::shown::{ids, is_within_limits, says, says_to_one};
use crate::bot::table::move_by_command;

use super::server::set;
use super::*;

/// Returns the public message with a picture after a message, as another user sees it.
async fn published(other: &User, after: &Seen) -> Seen {
    let id = |message: &Seen| message.id().parse::<u64>().expect("an ID");
    let is_new = |message: &Seen| !message.only_you() && id(message) > id(after) && !message.files().is_empty();
    other.until(is_new).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_a_move_and_a_profile_are_posted_after_a_private_preview() {
    let stage = Stage::set().await;
    stage.control(reqwest::Method::POST, "channels", json!({ "name": "foreign", "user_installed": true })).await;
    let people = People::called(&stage, &["alice", "bob"]).await;
    let [alice, bob, carol] = ["alice", "bob", "carol"].map(|name| stage.user(name));
    says_to_one(&carol.command("/share what: game").await.message(), &["keinen Tisch"]);
    people.start("/game new first: 0").await;
    let post = people.post_after(None).await;
    move_by_command(people.asked_by(&post), 1).await;
    people.post_after(Some(&post)).await;
    let mentions: Vec<String> = people.ids().iter().map(|id| format!("<@{id}>")).collect();
    for (user, channel, what, texts) in [
        (&alice, "chatter", "game", ["Preview", "Show everyone", "Shared by"]),
        (&bob, "foreign", "game", ["Aperçu", "Montrer à tous", "Partagé par"]),
        (&bob, "foreign", "move", ["le dernier coup", "Montrer à tous", "Partagé par"]),
        (&bob, "foreign", "profile", ["Aperçu", "Montrer à tous", "Partagé par"]),
    ] {
        let user = user.at(channel);
        let preview = user.command(&format!("/share what: {what}")).await.message();
        says_to_one(&preview, &texts[..1]);
        is_within_limits(&preview);
        let other = if user.name() == "alice" { bob.at(channel) } else { alice.at(channel) };
        user.press(&preview, texts[1]).await;
        if what == "profile" {
            // There are no finished games, so there is no card.
            other
                .until(|message| {
                    !message.only_you() && message.content().contains(texts[2]) && message.files().is_empty()
                })
                .await;
            continue;
        }
        let shown = published(&other, &preview).await;
        is_within_limits(&shown);
        says(&shown, &[texts[2]]);
        assert!(!shown.alts().is_empty() && shown.buttons().is_empty(), "{}", shown.0);
        // Only the user who shares the game is named.
        let named = mentions.iter().filter(|mention| shown.content().contains(*mention)).count();
        assert_eq!(named, 1, "{}", shown.content());
    }
    let offered = alice.at("chatter").autocomplete("/share", "game", "", json!({ "what": "game" })).await;
    assert_eq!(offered.len(), 1);
    // Others share the game in its own channel only.
    let name = &offered[0].name;
    says_to_one(
        &carol.at("chatter").command(&format!("/share what: game game: {name}")).await.message(),
        &["keinen Tisch"],
    );
    let own = carol.at("chatter").command("/settings change").await.message();
    let preview = alice.at("chatter").command("/share what: game").await.message();
    let press = ids(&preview, "publish:")[0].to_owned();
    says(&forge(&carol.at("chatter"), &own, &press).await.message(), &["keinen Tisch"]);
    says_to_one(&carol.command("/share what: game").await.message(), &["Vorschau"]);
    says_to_one(&alice.command("/share what: review").await.message(), &["still running"]);

    // A game that is over is hidden if its server hides such games.
    let asked = bob.command("/game resign").await.message();
    bob.press(&asked, ids(&asked, "leave:")[0]).await;
    alice.until(crate::bot::table::is_end).await;
    says_to_one(&alice.at("chatter").command("/share what: review").await.message(), &["in the channel of its game"]);
    let review = alice.command("/share what: review").await.message();
    assert_eq!(ids(&review, "share:").len(), 1);
    let preview = alice.command("/share what: profile").await.message();
    says_to_one(&preview, &["1 game", "Preview"]);
    assert!(preview.alts().contains("Card of a profile"), "{}", preview.alts());
    let settings = alice.command("/server").await.message();
    set(&alice, &settings, "games", &["on"]).await;
    says_to_one(&alice.at("chatter").command("/share what: game").await.message(), &["only"]);
}
