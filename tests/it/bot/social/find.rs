//! Finding tables that wait for players.

use crate::bot::shown::{is_within_limits, leads_to, says_to_one};

use super::*;

#[tokio::test(flavor = "multi_thread")]
async fn open_tables_are_found_by_pace_and_language() {
    let stage = Stage::set().await;
    let [alice, bob, carol] = ["alice", "bob", "carol"].map(|name| stage.user(name));
    says_to_one(&alice.command("/game find").await.message(), &["No table here is waiting", "`/game new`"]);
    says_to_one(&bob.command("/game find").await.message(), &["Aucune table"]);
    says_to_one(&carol.command("/game find").await.message(), &["keinem Tisch"]);

    let opened = alice.command("/game new pace: week").await.message();
    assert!(!opened.content().contains("already"), "{}", opened.content());
    let lobby = alice.until(|message| !message.only_you()).await;
    let find = async || alice.command("/game find").await.message();
    let found = leads_to(find, lobby.id(), &["**Tables waiting", "1 player", "English"]).await;
    is_within_limits(&found);
    assert_eq!(found.buttons(), ["Join"]);
    says_to_one(&bob.command("/game find").await.message(), &["attendent du monde", "1 personne"]);
    says_to_one(&carol.command("/game find pace: week").await.message(), &["freien Plätzen", "1 Person"]);
    says_to_one(&alice.command("/game find pace: live").await.message(), &["No table here"]);
    says_to_one(&alice.command("/game find language: de").await.message(), &["No table here"]);
    says_to_one(&alice.command("/game find expansions: River").await.message(), &["No table here"]);

    // `/game find` names a table with the same expansions and pace. It does not name other tables.
    let elsewhere = bob.at("second-table");
    let other = elsewhere.command("/game new pace: week expansions: River").await.message();
    assert!(!other.content().contains(lobby.id()), "{}", other.content());
    elsewhere.command("/game leave").await;
    let same = elsewhere.command("/game new pace: week").await.message();
    says_to_one(&same, &["Une table semblable", lobby.id()]);
    // A running game is not an open table.
    bob.command("/game join").await;
    alice.command("/game start").await;
    let rest = alice.command("/game find").await.message();
    assert!(rest.links().iter().all(|url| !url.ends_with(lobby.id())), "{}", rest.0);
    // Direct messages have no server, and this one does not list its tables elsewhere.
    says_to_one(&alice.at("dm").command("/game find").await.message(), &["No table here"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn players_of_a_table_that_waited_for_a_day_confirm_before_the_game_starts() {
    let mut timed = ClockedBot::set().await;
    let people = People::called(&timed.stage, &["alice", "bob", "carol"]).await;
    let [alice, bob, carol, dave, erin] = ["alice", "bob", "carol", "dave", "erin"].map(|name| timed.stage.user(name));
    alice.command("/game new").await;
    let lobby = people.gather().await;
    timed.pass(25 * HOUR);
    // Someone who has just joined is not asked.
    dave.press(&lobby, "Join").await;
    says_to_one(&alice.command("/game start").await.message(), &["asked everyone to confirm"]);
    let asked = alice.until(|message| message.buttons().contains(&"I’m still in")).await;
    let ids = people.ids();
    assert!(asked.content().contains(&format!("<@{}> and <@{}>, are you", ids[1], ids[2])), "{}", asked.content());
    assert!(
        alice.until(|message| !message.only_you() && message.id() == lobby.id()).await.buttons().contains(&"Start")
    );
    says_to_one(&erin.press(&asked, "I’m still in").await.message(), &["Tu n’es pas à cette table"]);
    says_to_one(&carol.press(&asked, "I’m still in").await.message(), &["Noch offen: ", &ids[1].to_string()]);
    says_to_one(&carol.press(&asked, "I’m still in").await.message(), &["Noch offen: ", &ids[1].to_string()]);
    says_to_one(&bob.press(&asked, "I’m still in").await.message(), &[]);
    people.post_after(Some(&asked)).await;
    says_to_one(&bob.press(&asked, "I’m still in").await.message(), &["a commencé"]);
    alice.until(|message| message.id() == asked.id() && message.buttons().is_empty()).await;

    // A confirmation is good for a day, and the host can start without the players who leave.
    let here = alice.at("second-table");
    here.command("/game new").await;
    let lobby = here.until(|message| message.buttons().contains(&"Join")).await;
    for person in [&bob, &carol] {
        person.at("second-table").press(&lobby, "Join").await;
    }
    timed.pass(25 * HOUR);
    here.press(&lobby, "Start").await;
    let asked = here.until(|message| message.buttons().contains(&"I’m still in")).await;
    bob.at("second-table").press(&asked, "I’m still in").await;
    carol.at("second-table").press(&asked, "Leave").await;
    here.command("/game start").await;
    people.at("second-table").post_after(Some(&asked)).await;
}

/// The post that asks for confirmations may be pressed before it loses its buttons.
#[tokio::test(flavor = "multi_thread")]
async fn an_outdated_button_of_a_public_post_is_answered_in_private() {
    let mut timed = ClockedBot::set().await;
    let people = People::called(&timed.stage, &["alice", "bob"]).await;
    let alice = people.host();
    alice.command("/game new").await;
    people.gather().await;
    timed.pass(25 * HOUR);
    alice.command("/game start").await;
    let asked = alice.until(|message| message.buttons().contains(&"I’m still in")).await;
    timed.stage.inject(json!({ "method": "PATCH", "path": "channels/*/messages/*", "what": "hang" })).await;
    let confirm = alice.command("/game close").await.message();
    alice.press(&confirm, "Close the table").await;
    alice.command("/game new").await;
    let bob = timed.stage.user("bob");
    bob.press(&asked, "Leave").await;
    // The new lobby may be posted before the answer.
    bob.until(|message| message.only_you() && message.content().contains("fermée")).await;
    assert_eq!(alice.look(&asked).await.content(), asked.content());
}
