//! Answers to users who ask for something that their table does not have. They must say what the table plays without,
//! and what the user can do instead.

use bergerie::table::Assists;

use reqwest::Method;
use serde_json::json;

use super::prepared::Prepared;
use super::process::Stage;
use super::shown::{ids, says, says_to_one};

#[tokio::test(flavor = "multi_thread")]
async fn leaving_and_resigning_name_each_other() {
    let stage = Stage::set().await;
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    alice.command("/game new").await;
    let lobby = alice.until(|m| !m.only_you() && m.buttons().contains(&"Join")).await;
    let early = alice.command("/game resign").await.message();
    says_to_one(&early, &["hasn’t started", "`/game leave`"]);
    bob.press(&lobby, "Join").await;
    alice.until(|m| m.id() == lobby.id() && m.content().contains("Players (2/6)")).await;
    alice.command("/game start").await;
    alice.until(|m| m.buttons().contains(&"Play")).await;
    let late = alice.command("/game leave").await.message();
    says_to_one(&late, &["has started", "`/game resign`"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_of_an_expansion_names_it_where_it_is_missing() {
    let mut stage = Stage::set().await;
    let prepared = Prepared { script: "0: BA/RFr E1 0\n1: BA/RFr", next: None, assists: Assists::On };
    let (people, _) = prepared.resume_with(&mut stage, &[]).await;
    for (command, expansion) in [
        ("/bridge at: N1", "Bridges, Castles & Bazaars"),
        ("/monument info", "Monuments"),
        ("/gift show", "The Gifts"),
        ("/shepherd grow", "Hills & Sheep"),
    ] {
        let answer = people.host().command(command).await.message();
        says_to_one(&answer, &[&format!("**{expansion}** isn’t in play at this table.")]);
    }
}

/// After the game, the bot shows the seed instead of the commitment.
#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_shows_its_seed() {
    let mut stage = Stage::set().await;
    let prepared = Prepared { script: "0: BA/RFr E1 0\n1: BA/RFr", next: None, assists: Assists::On };
    let (people, post) = prepared.resume_with(&mut stage, &[]).await;
    let sealed = people.host().command("/game info").await.message();
    says_to_one(&sealed, &["Provably fair: commitment"]);
    let sure = stage.user("bob").command("/game resign").await.message();
    stage.user("bob").press(&sure, sure.buttons()[0]).await;
    let end = people.post_after(Some(&post)).await;
    // Lines must not begin like list items, because clients would renumber them.
    says(&end, &["**1.** ", "**2.** "]);
    let answer = people.host().command("/game info").await.message();
    says_to_one(&answer, &["Provably fair: seed"]);
    assert!(!answer.content().contains("is revealed when"), "{}", answer.content());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_angle_that_no_tile_has_is_refused_as_such() {
    let mut stage = Stage::set().await;
    let prepared = Prepared { script: "0: BA/RFr E1 0\n1: BA/RFr", next: None, assists: Assists::On };
    prepared.resume_with(&mut stage, &[]).await;
    let answer = stage.user("bob").command("/place at: W1 rotation: 45").await.message();
    says_to_one(&answer, &["0, 90, 180 ou 270"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_word_names_all_expansions_or_none() {
    let stage = Stage::set().await;
    for (name, channel, words, has_any) in
        [("alice", "carcassonne", "everything", true), ("bob", "second-table", "aucune", false)]
    {
        let person = stage.user(name).at(channel);
        person.command(&format!("/game new expansions: {words}")).await;
        let lobby = person.until(|message| !message.only_you() && message.components().len() > 4).await;
        assert_eq!(lobby.content().contains("Base game + all "), has_any, "{}", lobby.content());
        assert!(!lobby.content().contains("Ferries"), "all names would fill a phone: {}", lobby.content());
    }
}

/// A table is refused before it is announced, with the missing permission.
#[tokio::test(flavor = "multi_thread")]
async fn a_channel_in_which_the_bot_may_not_write_gets_no_table() {
    let stage = Stage::set().await;
    stage.control(Method::PATCH, "channels/carcassonne", json!({ "deny": ["SEND_MESSAGES"] })).await;
    for (name, missing) in
        [("alice", "Send Messages"), ("bob", "Envoyer des messages"), ("carol", "Nachrichten senden")]
    {
        let person = stage.user(name);
        says_to_one(&person.command("/game new").await.message(), &[missing]);
        assert!(person.channel().await.iter().all(|message| message.only_you()), "a table was opened");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_starts_alone_gets_a_hint_about_bots() {
    let stage = Stage::set().await;
    for (name, channel) in [("alice", "carcassonne"), ("bob", "second-table")] {
        let host = stage.user(name).at(channel);
        host.command("/game new").await;
        let lobby = host.until(|m| !m.only_you() && !ids(m, "start:").is_empty()).await;
        let start = ids(&lobby, "start:")[0].to_owned();
        let bots = lobby
            .components()
            .into_iter()
            .find(|one| one["custom_id"].as_str().is_some_and(|id| id.starts_with("bots:")));
        let label = bots.and_then(|one| one["label"].as_str()).expect("a button");
        says_to_one(&host.press(&lobby, &start).await.message(), &[&format!("**{label}**")]);
    }
}
