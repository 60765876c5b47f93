//! Finding tables that wait for players.

use crate::bot::shown::says_to_one;

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
    says_to_one(&alice.command("/game find").await.message(), &["**Tables waiting", "1 player", lobby.id(), "English"]);
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
    // A running game is no open table.
    bob.command("/game join").await;
    alice.command("/game start").await;
    let rest = alice.command("/game find").await.message();
    assert!(!rest.content().contains(lobby.id()), "{}", rest.content());
    // Direct messages have no server, and this one does not list its tables elsewhere.
    says_to_one(&alice.at("dm").command("/game find").await.message(), &["No table here"]);
}
