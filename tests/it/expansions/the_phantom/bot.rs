//! Plays The Phantom with the running bot. It is chosen in the lobby, and placed in the console after a meeple.

use bergerie::rules::Expansion;
use bergerie::table::Assists;

use crate::bot::lobby::agree;
use crate::bot::prepared::Prepared;
use crate::bot::process::Stage;
use crate::bot::shown::{choose, press, says_to_one};

#[tokio::test(flavor = "multi_thread")]
async fn its_rules_are_agreed_on_in_the_lobby() {
    let stage = Stage::set().await;
    for (name, channel, set, rule, value) in [
        ("alice", "carcassonne", "the phantom", "when it can be placed", "the phantom can only follow a meeple"),
        ("bob", "second-table", "le fantôme", "quand il peut être posé", "le fantôme ne peut suivre qu’un meeple"),
        ("carol", "chatter", "das phantom", "wann es gesetzt werden darf", "das Phantom darf nur auf einen Meeple"),
    ] {
        agree(&stage.user(name).at(channel), set, rule, value).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phantom_follows_a_meeple_in_the_console() {
    let mut stage = Stage::set().await;
    let prepared = Prepared { script: "0: BA/L S1 0\n1: BA/RFr E1 0\n0: BA/RFr", next: None, assists: Assists::On };
    let (people, post) = prepared.resume_with(&mut stage, &[Expansion::ThePhantom]).await;
    let alice = stage.user("alice");
    let console = alice.open(&post).await;
    let placed = choose(&alice, &console, " W1").await;
    let meeple = choose(&alice, &placed, " highwayman").await;
    says_to_one(&meeple, &["Meeple: **A · highwayman**", "You can then also place your phantom."]);
    alice.keep(&meeple, "phantom-try").await;
    let is_phantom = |label: &&str| label.starts_with("Confirm · ") && label.contains("phantom (in the field, north)");
    let phantom = meeple.buttons().into_iter().find(is_phantom).unwrap_or_else(|| panic!("{:?}", meeple.buttons()));
    press(&alice, &meeple, phantom).await;
    let after = people.post_after(Some(&post)).await;
    let alt = after.file("table.png").expect("a picture").alt;
    assert!(alt.contains("highwayman") && alt.contains("phantom"), "{alt}");
    alice.keep(&after, "phantom-after").await;
}
