//! Plays Crop Circles with the running bot: the choice in the console, and a meeple that the other player adds.

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
        ("alice", "carcassonne", "crop circles", "whether a meeple must be added", "players add a meeple if they can"),
        ("bob", "second-table", "les agroglyphes", "si un meeple doit être ajouté", "chacun ajoute un meeple"),
        (
            "carol",
            "chatter",
            "die kornkreise",
            "ob ein Meeple dazugesetzt werden muss",
            "alle setzen einen Meeple dazu",
        ),
    ] {
        agree(&stage.user(name).at(channel), set, rule, value).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crop_circle_asks_both_players() {
    let mut stage = Stage::set().await;
    let script = "0: BA/RFr E1 0 road\n1: BA/RFr S1 0 road\n0: CC.1/RRR";
    let prepared = Prepared { script, next: None, assists: Assists::On };
    let (people, post) = prepared.resume_with(&mut stage, &[Expansion::CropCircles]).await;
    says(&post, &["crop circle (highwayman)"]);
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    let console = alice.open(&post).await;
    let tried = choose(&alice, &console, " N1E1").await;
    let alone = choose(&alice, &tried, "No meeple").await;
    says_to_one(
        &alone,
        &["Meeple: **No meeple**", "You then choose for everyone: add a highwayman, or take one back."],
    );
    alice.keep(&alone, "crop-circle-try").await;
    assert!(alone.buttons().contains(&"Confirm · All can add"), "{:?}", alone.buttons());
    press(&alice, &alone, ids(&alone, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["you can add a highwayman to one of yours"]);
    alice.keep(&after, "crop-circle-asked").await;
    let added = bob.open(&after).await;
    assert!(added.buttons()[0].contains("S1 · brigand"), "{:?}", added.buttons());
    press(&bob, &added, ids(&added, "confirm:")[0]).await;
    let last = people.post_after(Some(&after)).await;
    says(&last, &["you can add a highwayman to one of yours"]);
    alice.keep(&last, "crop-circle-added").await;
}
