//! Plays The Cult with the running bot. It is chosen in the lobby, and a challenge is announced in the console, on the
//! post and in the picture.

use bergerie::rules::Expansion;
use bergerie::table::Assists;

use crate::bot::lobby::agree;
use crate::bot::prepared::Prepared;
use crate::bot::process::Stage;
use crate::bot::shown::{choose, ids, press, says, says_to_one};

#[tokio::test(flavor = "multi_thread")]
async fn its_rules_are_agreed_on_in_the_lobby() {
    let stage = Stage::set().await;
    for (name, channel, set, rule, value) in [
        ("alice", "carcassonne", "the cult", "number of shrines", "6 shrines"),
        ("bob", "second-table", "les lieux de culte", "nombre de lieux de culte", "6 lieux de culte"),
        ("carol", "chatter", "die kultstätten", "Anzahl der Kultstätten", "6 Kultstätten"),
    ] {
        agree(&stage.user(name).at(channel), set, rule, value).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_announced_and_shown() {
    let mut stage = Stage::set().await;
    let prepared =
        Prepared { script: "0: BA/L S1 0 monastery\n1: BA/RFr E1 0\n0: CU/S", next: None, assists: Assists::On };
    let (people, post) = prepared.resume_with(&mut stage, &[Expansion::TheCult]).await;
    says(&post, &["shrine"]);
    let alice = stage.user("alice");
    let console = alice.open(&post).await;
    let placed = choose(&alice, &console, " S2").await;
    let heretic = choose(&alice, &placed, "heretic").await;
    says_to_one(&heretic, &["Challenge: only the first one completed scores", "shrine at S2: 7", "monastery at S1: 5"]);
    alice.keep(&heretic, "challenge-tried").await;
    press(&alice, &heretic, ids(&heretic, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    let alt = after.file("table.png").expect("a picture").alt;
    assert!(alt.contains("Challenge: shrine at S2 against monastery at S1"), "{alt}");
    alice.keep(&after, "challenge-after").await;
}
