//! Plays Inns & Cathedrals with the running bot. It is chosen in the lobby, and the large meeple is placed by `/place`
//! and in the console. Also tests the warning before an inn or a cathedral joins an occupied feature, and receipts.

use bergerie::rules::Expansion;
use bergerie::table::Assists;
use serde_json::json;

use crate::support::user::{Seen, User};

use crate::bot::lobby::agree;
use crate::bot::prepared::Prepared;
use crate::bot::process::Stage;
use crate::bot::shown::{choose, ids, option, press, says, says_to_one};
use crate::bot::table::{People, is_end};

/// Alice's large highwayman is on the road from the start tile to E1.
const LARGE: &str = "0: BA/RFr E1 0 large_meeple@road\n";

/// Restarts the bot with the game of a script. Returns Alice and Bob, who reads French, and the post of the turn.
async fn resume(stage: &mut Stage, script: &str) -> (People, Seen) {
    Prepared { script, next: None, assists: Assists::On }.resume_with(stage, &[Expansion::InnsAndCathedrals]).await
}

/// Returns the figures for a placement, as autocomplete names them.
async fn figures(person: &User, at: &str, turned: u16) -> Vec<String> {
    let figures = person.autocomplete("/place", "meeple", "", json!({ "at": at, "rotation": turned })).await;
    figures.into_iter().map(|figure| figure.name).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn its_parts_are_agreed_on_in_the_lobby() {
    let stage = Stage::set().await;
    for (name, channel, set, rule, value) in [
        ("alice", "carcassonne", "inns & cathedrals", "whether everyone has a large meeple", "no large meeple"),
        ("bob", "second-table", "auberges et cathédrales", "chacun a-t-il un grand meeple", "pas de grand meeple"),
        ("carol", "chatter", "wirtshäuser und kathedralen", "ob alle einen großen Meeple", "kein großer Meeple"),
    ] {
        agree(&stage.user(name).at(channel), set, rule, value).await;
    }
}

/// A typed name selects the figure with exactly this name. The large meeple has the longer name.
#[tokio::test(flavor = "multi_thread")]
async fn a_large_meeple_is_placed_by_command() {
    let mut stage = Stage::set().await;
    let (people, post) = resume(&mut stage, "0: BA/RFr E1 0\n1: BA/RFr").await;
    let bob = stage.user("bob");
    assert!(figures(&bob, "W1", 0).await.iter().any(|name| name.contains("grand brigand")));
    let vague = bob.command("/place at: W1 rotation: 0 meeple: paysan").await.message();
    says_to_one(&vague, &["grand paysan (nord)", "grand paysan (sud)"]);
    let done = bob.command("/place at: W1 rotation: 0 meeple: grand brigand").await.message();
    assert!(done.only_you() && done.buttons().is_empty(), "{}", done.0);
    let after = people.post_after(Some(&post)).await;
    says(&after, &["large highwayman"]);
    assert!(
        after.alts().contains("has 7 meeples, 1 large meeple; blue (plus) 0 points, has 7 meeples."),
        "{}",
        after.alts()
    );
    assert!(after.alts().contains("large highwayman"), "{}", after.alts());
    stage.user("alice").keep(&after, "large-after").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_large_meeple_is_placed_in_the_console() {
    let mut stage = Stage::set().await;
    let (people, post) = resume(&mut stage, "0: BA/RFr E1 0\n1: IC/C!").await;
    let bob = stage.user("bob");
    let console = bob.open(&post).await;
    let tried = choose(&bob, &console, " S1").await;
    let knight = choose(&bob, &tried, "grand chevalier").await;
    bob.keep(&knight, "large-try").await;
    press(&bob, &knight, ids(&knight, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["large knight"]);
}

/// Two users who read German are offered the large meeple by its German name.
#[tokio::test(flavor = "multi_thread")]
async fn a_large_meeple_has_a_german_name() {
    let mut stage = Stage::without_bot().await;
    let people = People::called(&stage, &["carol", "frank"]).await;
    people.begin(&mut stage, &[Expansion::InnsAndCathedrals], 1).await;
    let post = people.post_after(None).await;
    let person = people.asked_by(&post);
    let places = person.autocomplete("/place", "at", "", json!({})).await;
    let at = places.first().expect("a place").text().to_owned();
    let turns = person.autocomplete("/place", "rotation", "", json!({ "at": at })).await;
    let turned = turns.first().expect("a way").value.clone();
    let offered = person.autocomplete("/place", "meeple", "große", json!({ "at": at, "rotation": turned })).await;
    let large = offered.first().unwrap_or_else(|| panic!("no large meeple at {at}"));
    assert!(large.name.contains("großer "), "{offered:?}");
    let done = person.command(&format!("/place at: {at} rotation: {turned} meeple: {}", large.text())).await.message();
    assert!(done.only_you() && done.buttons().is_empty(), "{}", done.0);
    says(&people.post_after(Some(&post)).await, &["large "]);
}

/// A rehearsal warns that an inn joins an occupied road. Once the road is completed, there is no warning.
#[tokio::test(flavor = "multi_thread")]
async fn an_inn_on_a_road_of_others_is_warned_of() {
    let mut stage = Stage::set().await;
    resume(&mut stage, &format!("{LARGE}1: IC/RFr.iG")).await;
    let bob = stage.user("bob");
    let tried = bob.command("/place at: E2 rotation: 0").await.message();
    says_to_one(&tried, &["Une auberge borde alors la route en"]);
    assert!(option(&tried, "moine").is_none(), "only the abbot may enter a garden: {}", tried.0);
    bob.keep(&tried, "inn-warning").await;
    let elsewhere = bob.command("/place at: S1 rotation: 0").await.message();
    assert!(!elsewhere.content().contains("auberge borde"), "{}", elsewhere.content());

    let mut stage = Stage::set().await;
    resume(&mut stage, &format!("{LARGE}1: BA/RRR E2 0\n0: BA/L S1 0\n1: IC/RRR.i")).await;
    let finished = stage.user("bob").command("/place at: W1 rotation: 0").await.message();
    says_to_one(&finished, &["pour l’auberge"]);
    assert!(!finished.content().contains("auberge borde"), "{}", finished.content());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cathedral_in_a_city_of_others_is_warned_of() {
    let mut stage = Stage::set().await;
    let (_, post) = resume(&mut stage, "0: BA/Cccc+ N1 0 city\n1: IC/Cccc.c").await;
    let bob = stage.user("bob");
    // No figure can be placed, so `/place` would commit immediately. Only the console shows a rehearsal.
    let console = bob.open(&post).await;
    let tried = choose(&bob, &console, " N2").await;
    says_to_one(&tried, &["Une cathédrale se dresse alors dans la ville en"]);
    bob.keep(&tried, "cathedral-warning").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_receipt_of_a_finished_road_counts_its_inn() {
    let mut stage = Stage::set().await;
    let script = format!("{LARGE}1: IC/RFr.iG E2 0\n0: BA/RRR E3 0\n1: BA/RRR");
    let (people, post) = resume(&mut stage, &script).await;
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    let places = bob.autocomplete("/place", "at", "W1", json!({})).await;
    assert!(places.iter().any(|place| place.name.contains("+10")), "{places:?}");
    bob.command("/place at: W1 rotation: 0 meeple: -").await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["**+10**", "5 tiles + 5 for the inn"]);
    assert!(
        after.alts().contains("red (square) 10 points, has 7 meeples, 1 large meeple;"),
        "it came home: {}",
        after.alts()
    );
    alice.keep(&after, "inn-finished").await;
}

/// A player whose large meeple is on the board is not offered another. The refusal lists the legal figures.
#[tokio::test(flavor = "multi_thread")]
async fn there_is_one_large_meeple_each() {
    let mut stage = Stage::set().await;
    resume(&mut stage, &format!("{LARGE}1: BA/L S1 0\n0: BA/RFr")).await;
    let alice = stage.user("alice");
    let offered = figures(&alice, "S2", 0).await;
    assert!(!offered.is_empty() && offered.iter().all(|name| !name.contains("large")), "{offered:?}");
    let refused = alice.command("/place at: S2 rotation: 0 meeple: large").await.message();
    says_to_one(&refused, &["can’t place that there", "highwayman"]);
    assert!(!refused.content().contains("large"), "{}", refused.content());
}

/// Alice's road with an inn is incomplete when the last tile is placed.
#[tokio::test(flavor = "multi_thread")]
async fn an_unfinished_road_with_an_inn_is_worth_nothing() {
    let mut stage = Stage::set().await;
    let script = "0: IC/RFr.iG E1 0 road\nrest: filler to 1 keep BA/L\n0: BA/L";
    let (people, post) = resume(&mut stage, script).await;
    let alice = stage.user("alice");
    let places = alice.autocomplete("/place", "at", "", json!({})).await;
    let at = places.first().expect("a place").text();
    let turns = alice.autocomplete("/place", "rotation", "", json!({ "at": at })).await;
    let turned = &turns.first().expect("a way").value;
    alice.command(&format!("/place at: {at} rotation: {turned} meeple: -")).await;
    let end = people.post_after(Some(&post)).await;
    assert!(is_end(&end), "{}", end.content());
    let roads = alice.choose(&end, None, &["road"]).await.message();
    says_to_one(&roads, &["**+0** (nothing for an incomplete road with an inn)"]);
}
