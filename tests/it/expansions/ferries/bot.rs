//! Plays The Ferries with the running bot. Ferries are placed and moved in the console, and described in posts and
//! pictures.

use bergerie::rules::Expansion;
use bergerie::table::Assists;

use crate::bot::prepared::Prepared;
use crate::bot::process::Stage;
use crate::bot::shown::{choose, ids, press, says, says_to_one};
use crate::bot::table::People;
use crate::support::user::Seen;

async fn resume(stage: &mut Stage, script: &str) -> (People, Seen) {
    Prepared { script, next: None, assists: Assists::On }.resume_with(stage, &[Expansion::Ferries]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_ferry_is_placed_in_the_console() {
    let mut stage = Stage::set().await;
    let (people, post) = resume(&mut stage, "0: BA/L S1 0\n1: BA/L S2 0\n0: FR/RRR").await;
    says(&post, &["lake"]);
    let alice = stage.user("alice");
    let console = alice.open(&post).await;
    // The hint may try this spot and this meeple first.
    let elsewhere = choose(&alice, &console, " W1").await;
    let placed = choose(&alice, &elsewhere, " E1").await;
    let meeple = if placed.content().contains("highwayman (west)") { "No meeple" } else { "highwayman (west)" };
    let road = choose(&alice, &placed, meeple).await;
    assert_eq!(ids(&road, "confirm:").len(), 3, "no move without a ferry: {}", road.0);
    says_to_one(&road, &["place the ferry"]);
    alice.keep(&road, "ferry-placed").await;
    assert!(road.buttons().iter().any(|label| label.starts_with("Confirm · Ferry at E1: ")), "{:?}", road.buttons());
    press(&alice, &road, ids(&road, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["placed a ferry at **E1**"]);
    let alt = after.file("table.png").expect("a picture").alt;
    assert!(alt.contains("Ferries: Ferry at E1"), "{alt}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_moved_ferry_shows_what_it_scores() {
    let mut stage = Stage::set().await;
    let script = "0: FR/RRR E1 0 road:W ferry@E1:W-S\n1: BA/L S1 0\n0: BA/LR";
    let (people, post) = resume(&mut stage, script).await;
    let alice = stage.user("alice");
    let console = alice.open(&post).await;
    let placed = choose(&alice, &console, " W1").await;
    says_to_one(&placed, &["You can then move a ferry."]);
    let answers: Vec<&str> = placed.buttons().into_iter().filter(|label| label.starts_with("Confirm · ")).collect();
    assert!(answers.contains(&"Confirm · No ferry moves"), "{answers:?}");
    let moved = answers.iter().find(|label| label.contains("Ferry at E1: south – east")).expect("a move");
    assert!(moved.contains("+3"), "{moved}");
    alice.keep(&placed, "ferry-moved").await;
    press(&alice, &placed, moved).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["moved the ferry at **E1**", "+3"]);
}
