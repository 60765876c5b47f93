//! The answers to users who ask for something that the table does not have: what it plays without, and what to do
//! instead.

use bergerie::table::Aids;

use super::prepared::Prepared;
use super::process::Stage;
use super::shown::{says, says_to_one};

#[tokio::test(flavor = "multi_thread")]
async fn leaving_and_resigning_name_each_other() {
    let stage = Stage::set().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    alice.command("/game new").await;
    let lobby = alice.until(|m| !m.only_you() && m.buttons().contains(&"Join")).await;
    let early = alice.command("/game resign").await.message();
    says_to_one(&early, &["not begun", "`/game leave`"]);
    bob.press(&lobby, "Join").await;
    alice.until(|m| m.id() == lobby.id() && m.content().contains("Seats (2 of 6)")).await;
    alice.command("/game start").await;
    alice.until(|m| m.buttons().contains(&"Play")).await;
    let late = alice.command("/game leave").await.message();
    says_to_one(&late, &["has begun", "`/game resign`"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_of_an_expansion_names_it_where_it_is_missing() {
    let mut stage = Stage::set().await;
    let prepared = Prepared { script: "0: BA/RFr E1 0\n1: BA/RFr", next: None, aids: Aids::On };
    let (people, _) = prepared.resume_with(&mut stage, &[]).await;
    for (command, expansion) in [
        ("/bridge at: N1", "Bridges, Castles & Bazaars"),
        ("/monument info", "Monuments"),
        ("/gift show", "The Gifts"),
        ("/shepherd grow", "Hills & Sheep"),
    ] {
        let told = people.host().command(command).await.message();
        says_to_one(&told, &[&format!("This table plays without **{expansion}**.")]);
    }
}

/// After the game, its seed is shown instead of its commitment.
#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_shows_its_seed() {
    let mut stage = Stage::set().await;
    let prepared = Prepared { script: "0: BA/RFr E1 0\n1: BA/RFr", next: None, aids: Aids::On };
    let (people, post) = prepared.resume_with(&mut stage, &[]).await;
    let sealed = people.host().command("/game info").await.message();
    says_to_one(&sealed, &["the secret is sealed"]);
    let sure = stage.person("bob").command("/game resign").await.message();
    stage.person("bob").press(&sure, sure.buttons()[0]).await;
    let end = people.post_after(Some(&post)).await;
    // No line begins like a list item, because clients would renumber it.
    says(&end, &["**1.** ", "**2.** "]);
    let told = people.host().command("/game info").await.message();
    says_to_one(&told, &["Fair draw: seed"]);
    assert!(!told.content().contains("sealed"), "{}", told.content());
}
