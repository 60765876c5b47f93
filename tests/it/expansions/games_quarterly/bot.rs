//! Plays Games Quarterly 11 with the running bot: a tile with a herd is placed.

use bergerie::rules::Expansion;
use bergerie::table::Assists;

use crate::bot::lobby::agree;
use crate::bot::prepared::Prepared;
use crate::bot::process::Stage;
use crate::bot::shown::{choose, ids, press, says};

#[tokio::test(flavor = "multi_thread")]
async fn its_rules_are_agreed_on_in_the_lobby() {
    let stage = Stage::set().await;
    for (name, channel, rule, value) in [
        ("alice", "carcassonne", "the spring", "the river has a spring with a road"),
        ("bob", "second-table", "la source", "la rivière a une source avec une route"),
        ("carol", "chatter", "die Quelle", "der Fluss hat eine Quelle mit Straße"),
    ] {
        agree(&stage.user(name).at(channel), "games quarterly", rule, value).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tile_with_a_pig_herd_is_placed() {
    let mut stage = Stage::set().await;
    let prepared = Prepared { script: "0: BA/L S1 0\n1: GQ/F", next: None, assists: Assists::On };
    let (people, post) = prepared.resume_with(&mut stage, &[Expansion::GamesQuarterly]).await;
    says(&post, &["pig herd"]);
    let bob = stage.user("bob");
    let console = bob.open(&post).await;
    let tried = choose(&bob, &console, " S2").await;
    press(&bob, &tried, ids(&tried, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    stage.user("alice").keep(&after, "pig-herd").await;
}
