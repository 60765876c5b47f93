//! Plays Houses and Walls with the running bot. Houses and walls are built with a tile, by `/place` and in the console,
//! and together with bridges.

use bergerie::rules::Expansion;
use bergerie::table::Assists;
use serde_json::json;

use crate::bot::prepared::Prepared;
use crate::bot::process::Stage;
use crate::bot::shown::{choose, confirms, ids, press, rotate, says, says_to_one, show_all};
use crate::bot::table::line_of;

const fn prepared(script: &str) -> Prepared<'_> {
    Prepared { script, next: None, assists: Assists::On }
}

/// Bob, who reads French, ends the road of his tile at a field with a house.
#[tokio::test(flavor = "multi_thread")]
async fn a_house_is_built_by_command() {
    let mut stage = Stage::set().await;
    let (people, post) =
        prepared("0: BA/RFr E1 0\n1: BA/RFr").resume_with(&mut stage, &[Expansion::HousesAndWalls]).await;
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    let places = bob.autocomplete("/place", "at", "", json!({})).await;
    let wall = places.iter().find(|at| at.value == json!("N1")).expect("a place that needs a wall");
    assert!(wall.name.ends_with("utilise un mur, il en restera 1"), "{places:?}");
    let turns = bob.autocomplete("/place", "rotation", "", json!({ "at": "S1" })).await;
    assert_eq!(turns.iter().map(|turn| turn.value.clone()).collect::<Vec<_>>(), [json!(0), json!(90)]);
    let tried = bob.command("/place at: S1 rotation: 90").await.message();
    says_to_one(&tried, &["Il faut une maison, côté nord de la tuile **S1**\u{a0}; il t’en restera 1."]);
    confirms(&tried, "S1.1h");
    bob.keep(&tried, "house-try").await;
    let refused = bob.command("/place at: N1 rotation: 90").await.message();
    says_to_one(&refused, &["Elle ne va pas en N1\u{a0}: du côté sud, une route toucherait une ville."]);
    let done = bob.command("/place at: S1 rotation: 90 meeple: -").await.message();
    assert!(done.only_you() && done.buttons().is_empty(), "{}", done.0);
    let after = people.post_after(Some(&post)).await;
    says(&after, &["built a house on the north side of S1."]);
    alice.keep(&after, "house-after").await;
    let scores = alice.command("/scores").await.message();
    says_to_one(&scores, &["2 houses, 2 walls", "1 house, 2 walls"]);
}

/// Bob separates his city from a field with a wall, which completes the city.
#[tokio::test(flavor = "multi_thread")]
async fn a_wall_is_built_in_the_console() {
    let mut stage = Stage::set().await;
    let (people, post) =
        prepared("0: BA/RFr E1 0\n1: BA/C").resume_with(&mut stage, &[Expansion::HousesAndWalls]).await;
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    let console = bob.open(&post).await;
    let all = show_all(&bob, &choose(&bob, &console, " S1").await).await;
    let wall = *all.buttons().iter().find(|label| label.contains("mur")).expect("a wall");
    let mut tried = press(&bob, &all, wall).await;
    while !tried.content().contains("Il faut un mur, côté nord de la tuile **S1**") {
        tried = rotate(&bob, &tried).await;
    }
    confirms(&tried, "S1.0w");
    says_to_one(&tried, &["chevalier"]);
    bob.keep(&tried, "wall-try").await;
    press(&bob, &tried, ids(&tried, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["built a wall on the north side of S1.", "**+2**"]);
    says(&line_of(&alice, &post).await, &["played **S1**: city on one side · knight", "built a wall", "**+2**"]);
    alice.keep(&after, "wall-after").await;
}

/// If a road meets a field, either a bridge or a house makes the tile fit. A player cannot use both with the same tile.
#[tokio::test(flavor = "multi_thread")]
async fn one_special_piece_comes_with_a_tile() {
    let mut stage = Stage::set().await;
    let sets = [Expansion::HousesAndWalls, Expansion::BridgesCastlesAndBazaars];
    let (people, post) = prepared("0: BA/L S1 0\n1: BA/RFr").resume_with(&mut stage, &sets).await;
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    // The tile requires a house there, so a bridge would be a second piece.
    let refused = bob.command("/bridge at: S2 rotation: 90").await.message();
    says_to_one(&refused, &["Une seule pièce spéciale par tuile, et celle-ci prend déjà une maison ou un mur."]);
    let shown = bob.command("/place at: S1E1 rotation: 0").await.message();
    says_to_one(&shown, &["Il faut un pont en **S1**"]);
    bob.keep(&shown, "bridge-or-house-1").await;
    let all = show_all(&bob, &shown).await;
    let button = all.buttons().into_iter().find(|label| label.contains("maison")).expect("a button of its own");
    let house = press(&bob, &all, button).await;
    says_to_one(&house, &["Il faut une maison, côté ouest de la tuile **S1E1**"]);
    confirms(&house, "S1E1.0h");
    bob.keep(&house, "bridge-or-house-2").await;
    let options = house.components().into_iter().filter_map(|menu| menu["options"].as_array()).flatten();
    let bridges = options.filter(|option| option["label"].as_str().is_some_and(|label| label.contains("Pont")));
    assert_eq!(bridges.count(), 0, "no second piece is offered: {}", house.0);
    press(&bob, &house, ids(&house, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["built a house on the west side of S1E1."]);
    alice.keep(&after, "bridge-or-house-after").await;
    let scores = alice.command("/scores").await.message();
    says_to_one(&scores, &["3 bridges, 3 castles, 1 house, 2 walls"]);
}
