//! Plays special monasteries with the running bot: a meeple becomes an abbot.

use bergerie::rules::Expansion;
use bergerie::table::Assists;

use crate::bot::lobby::agree;
use crate::bot::prepared::Prepared;
use crate::bot::process::Stage;
use crate::bot::shown::{choose, ids, press, says};

#[tokio::test(flavor = "multi_thread")]
async fn its_rules_are_agreed_on_in_the_lobby() {
    let stage = Stage::set().await;
    for (name, channel, set, rule, value) in [
        (
            "alice",
            "carcassonne",
            "special monasteries",
            "whether the monasteries",
            "the monasteries of the base game are used, too",
        ),
        (
            "bob",
            "second-table",
            "nouvelles abbayes",
            "les abbayes du jeu de base",
            "les abbayes du jeu de base sont utilisées aussi",
        ),
        ("carol", "chatter", "besondere klöster", "ob die Klöster", "auch die Klöster des Grundspiels sind dabei"),
    ] {
        agree(&stage.user(name).at(channel), set, rule, value).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_meeple_becomes_an_abbot() {
    let mut stage = Stage::set().await;
    let prepared = Prepared { script: "0: BA/RFr E1 0\n1: MO/M1", next: None, assists: Assists::On };
    let (people, post) = prepared.resume_with(&mut stage, &[Expansion::SpecialMonasteries]).await;
    says(&post, &["lying abbot"]);
    let bob = stage.user("bob");
    let console = bob.open(&post).await;
    let tried = choose(&bob, &console, " S1").await;
    let abbot = choose(&bob, &tried, "abbé couché").await;
    bob.keep(&abbot, "abbot-try").await;
    press(&bob, &abbot, ids(&abbot, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["lying abbot"]);
    stage.user("alice").keep(&after, "abbot").await;
}
