//! Plays Little Buildings with the running bot: a building is put on a tile instead of a meeple, and adds to a road.

use bergerie::rules::Expansion;
use bergerie::table::Assists;

use crate::bot::lobby::agree;
use crate::bot::prepared::Prepared;
use crate::bot::process::Stage;
use crate::bot::shown::{choose, ids, press, says, says_to_one};

#[tokio::test(flavor = "multi_thread")]
async fn its_points_are_agreed_on_in_the_lobby() {
    let stage = Stage::set().await;
    for (name, channel, set, rule, value) in [
        ("alice", "carcassonne", "little buildings", "the points for a building", "a tower adds 3 points"),
        ("bob", "second-table", "petits bâtiments", "les points d’un bâtiment", "une tour ajoute 3 points"),
        ("carol", "chatter", "die häuser", "die Punkte für ein Gebäude", "ein Turm bringt 3 Punkte"),
    ] {
        agree(&stage.user(name).at(channel), set, rule, value).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_building_adds_to_the_road_that_its_tile_completes() {
    let mut stage = Stage::set().await;
    let script = "0: BA/LR E1 90 road\n1: BA/L S1 0\n0: BA/LR";
    let prepared = Prepared { script, next: None, assists: Assists::On };
    let (people, post) = prepared.resume_with(&mut stage, &[Expansion::LittleBuildings]).await;
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    let console = alice.open(&post).await;
    let tried = choose(&alice, &console, " W1").await;
    let more = press(&alice, &tried, ids(&tried, "try:")[1]).await;
    let built = choose(&alice, &more, "Build 1 little tower").await;
    says_to_one(&built, &["placed 1 little tower on", "+4"]);
    alice.keep(&built, "building-try").await;
    press(&alice, &built, ids(&built, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["placed 1 little tower on **W1**", "**+4**", "1 building"]);
    assert!(after.alts().contains("Buildings: 1 little tower on W1."), "{}", after.alts());
    bob.keep(&after, "building").await;
}
