//! Plays The Tower with the running bot. It is chosen in the lobby. Floors and meeples on top are placed by command and
//! in the console. Also tests captures, exchanges, ransoms, and the public posts.

use bergerie::rules::Expansion;
use bergerie::table::Assists;
use serde_json::json;

use crate::support::user::Seen;

use crate::bot::lobby::agree;
use crate::bot::prepared::Prepared;
use crate::bot::process::Stage;
use crate::bot::shown::{choose, choose_anywhere, ids, press, says, says_to_one, show_all};
use crate::bot::table::{People, is_end};

/// A script after which Bob's highwayman is in range of the foundation at S1.
const ROBBER: &str = "0: TO/FG S1 0\n1: BA/RFr S2 0 road\n";

/// A script after which Bob holds a meeple of Alice, and Alice has four points.
const PRISONER: &str = "0: TO/FG S1 0 field\n1: BA/L S2 0 floor@S1 capture@S1@field\n> captured: 0 meeple from S1\n\
    0: BA/C N1 180 city\n> city completed: 0 +4 = 2 tiles x 2\n> returned: 0 meeple from N1\n1: BA/L S3 0\n";

/// Restarts the bot with the game of a script. Returns Alice and Bob, who reads French, and the post of the turn.
async fn resume(stage: &mut Stage, script: &str, others: &[Expansion]) -> (People, Seen) {
    let expansions = [&[Expansion::TheTower], others].concat();
    Prepared { script, next: None, assists: Assists::On }.resume_with(stage, &expansions).await
}

#[tokio::test(flavor = "multi_thread")]
async fn its_rule_is_agreed_on_in_the_lobby() {
    let stage = Stage::set().await;
    for (name, channel, set, rule, value) in [
        ("alice", "carcassonne", "the tower", "fewer than 3 points", "a ransom can bring you below 0"),
        ("bob", "second-table", "la tour", "avec moins de 3 points", "faire descendre sous 0"),
        ("carol", "chatter", "der turm", "mindestens 3 Punkte haben muss", "Lösegeld auch mit weniger als 3 Punkten"),
    ] {
        agree(&stage.user(name).at(channel), set, rule, value).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_floor_and_a_capture_are_chosen_in_the_console() {
    let mut stage = Stage::set().await;
    let (people, post) = resume(&mut stage, &format!("{ROBBER}0: BA/L"), &[]).await;
    let alice = stage.user("alice");
    let console = alice.open(&post).await;
    let tried = choose(&alice, &console, " S1W1").await;
    let floor = choose_anywhere(&alice, &tried, "Floor 1 at S1").await;
    alice.keep(&floor, "tower-floor").await;
    // The question stays open, and its answers have names.
    says_to_one(&floor, &["Do you capture one?"]);
    let answers: Vec<&str> = floor.buttons().into_iter().filter(|label| label.starts_with("Confirm · ")).collect();
    assert!(answers.len() == 2 && answers[0] == "Confirm · No one is captured", "{answers:?}");
    let capture = answers[1].to_owned();
    assert!(capture.contains("highwayman at S2"), "{capture}");
    press(&alice, &floor, &capture).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["built floor 1 of the tower at **S1**", "captured 1 meeple of"]);
    assert!(after.alts().contains("tower of 1 at S1") && after.alts().contains("9 floors"), "{}", after.alts());
    assert!(after.alts().contains("prisoners: 1 meeple of"), "{}", after.alts());
    alice.keep(&after, "tower-after").await;
    let scores = alice.command("/scores").await.message();
    says_to_one(&scores, &["9 floors", "prisoners: 1 meeple of"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_capture_names_the_shrine_that_it_frees() {
    let mut stage = Stage::set().await;
    let script = "0: TO/FG S1 0\n1: CU/S S2 0 shrine\n0: BA/L";
    let (_, post) = resume(&mut stage, script, &[Expansion::TheCult]).await;
    let alice = stage.user("alice");
    let tried = choose(&alice, &alice.open(&post).await, " S1W1").await;
    let floor = choose_anywhere(&alice, &tried, "Floor 1 at S1").await;
    assert!(floor.0.to_string().contains("frees the shrine"), "{}", floor.0);
}

/// A tile that completes the player's city scores the same with a floor as without a figure.
#[tokio::test(flavor = "multi_thread")]
async fn a_floor_does_not_claim_the_points_of_the_tile() {
    let mut stage = Stage::set().await;
    let script = "0: BA/CFc.1 N1 90 city\n1: TO/FG S1 0\n0: BA/C";
    let (_, post) = resume(&mut stage, script, &[]).await;
    let alice = stage.user("alice");
    let console = alice.open(&post).await;
    let tried = choose(&alice, &console, " N2").await;
    let all = show_all(&alice, &tried).await;
    let labels = all.buttons();
    let label = |text: &str| labels.iter().find(|label| label.contains(text)).unwrap_or_else(|| panic!("{labels:?}"));
    assert!(!label("Floor 1 at S1").contains("+6"), "{labels:?}");
    assert!(label("No meeple").contains("+6"), "{labels:?}");
}

/// A floor that is placed by command, without an answer to the next question, captures no meeple. The rehearsal lists
/// the meeples in range.
#[tokio::test(flavor = "multi_thread")]
async fn a_floor_by_command_shows_the_meeples_in_range() {
    let mut stage = Stage::set().await;
    let (people, post) = resume(&mut stage, &format!("{ROBBER}0: BA/L"), &[]).await;
    let alice = stage.user("alice");
    let refused = alice.command("/place at: S1W1 rotation: 0 meeple: top").await.message();
    says_to_one(&refused, &["You can’t place that there", "Floor 1 at S1"]);
    let towers = alice.autocomplete("/place", "meeple", "floor", json!({ "at": "S1W1", "rotation": 0 })).await;
    assert!(towers.iter().any(|tower| tower.name.contains("Floor 1 at S1")), "{towers:?}");
    let tried = alice.command("/place at: S1W1 rotation: 0 meeple: floor").await.message();
    says_to_one(&tried, &["Floor 1 at S1"]);
    press(&alice, &tried, ids(&tried, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["built floor 1"]);
    assert!(!after.content().contains("captured"), "{}", after.content());
    let bob = stage.user("bob");
    let nothing = bob.command("/answer choice: capture").await.message();
    says_to_one(&nothing, &["Cela ne désigne aucune réponse possible"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_meeple_is_put_on_top_by_command() {
    let mut stage = Stage::set().await;
    let (people, post) = resume(&mut stage, "0: TO/FG S1 0 floor@S1\n1: BA/L", &[]).await;
    let bob = stage.user("bob");
    bob.command("/place at: S2 rotation: 0 meeple: sommet").await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["placed 1 meeple on top of the tower at **S1**"]);
    assert!(after.alts().contains("tower of 1 at S1 with 1 meeple of"), "{}", after.alts());
    bob.keep(&after, "tower-top").await;
}

/// The post of the turn has a button for the ransom. The ransom is rehearsed, and paid alone or together with the tile.
#[tokio::test(flavor = "multi_thread")]
async fn a_ransom_is_paid_from_the_post() {
    let mut stage = Stage::set().await;
    let (people, post) = resume(&mut stage, &format!("{PRISONER}0: BA/L"), &[]).await;
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    let button = *post.buttons().iter().find(|button| button.starts_with("Buy back 1 meeple")).expect("a button");
    let foreign = bob.press(&post, button).await.message();
    assert!(foreign.only_you() && ids(&foreign, "confirm:").is_empty(), "{}", foreign.0);
    let tried = alice.press(&post, button).await.message();
    says_to_one(&tried, &["Ransom: 3 of your points go to"]);
    alice.keep(&tried, "ransom-try").await;
    let placed = choose(&alice, &tried, " S1W1").await;
    let alone = choose(&alice, &placed, "No meeple").await;
    press(&alice, &alone, ids(&alone, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["3 points and got 1 meeple back"]);
    assert!(after.alts().contains("red (square) 1 point, has 7 meeples"), "{}", after.alts());
    let receipts = alice.command("/why").await.message();
    says_to_one(&receipts, &["Ransom: ", "**+3** (ransom of 3)"]);
}

/// After the tile, a ransom is an answer to the question about the meeple, which is then asked again.
#[tokio::test(flavor = "multi_thread")]
async fn a_ransom_after_the_tile_leaves_the_meeple_to_the_player() {
    let mut stage = Stage::set().await;
    let (people, post) = resume(&mut stage, &format!("{PRISONER}0: BA/L S1W1 0 ..."), &[]).await;
    let alice = stage.user("alice");
    let button = *post.buttons().iter().find(|button| button.starts_with("Buy back 1 meeple")).expect("a button");
    let tried = alice.press(&post, button).await.message();
    says_to_one(&tried, &["Buy back 1 meeple"]);
    let placed = choose(&alice, &tried, "A · ").await;
    alice.keep(&placed, "ransom-after-the-tile").await;
    press(&alice, &placed, ids(&placed, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["3 points and got 1 meeple back"]);
    assert!(after.alts().contains("red (square) 1 point, has 6 meeples"), "{}", after.alts());
}

#[tokio::test(flavor = "multi_thread")]
async fn one_ransom_is_paid_by_command_in_a_turn() {
    let mut stage = Stage::set().await;
    let script = "0: TO/FG S1 0 field\n1: BA/L S2 0 floor@S1 capture@S1@field\n> captured: 0 meeple from S1\n\
        0: BA/RFr S3 0 road\n1: BA/L S1W1 0 floor@S1 capture@S3@road\n> captured: 0 meeple from S3\n\
        0: BA/C N1 180 city\n> city completed: 0 +4 = 2 tiles x 2\n> returned: 0 meeple from N1\n1: BA/L S1E1 0\n0: BA/L";
    let (_, _) = resume(&mut stage, script, &[]).await;
    let alice = stage.user("alice");
    let all = alice.autocomplete("/answer", "choice", "", json!({})).await;
    assert!(all.len() == 25 && all[0].name.starts_with("Buy back 1 meeple"), "before any placement: {all:?}");
    let ransoms = alice.autocomplete("/answer", "choice", "meeple back", json!({})).await;
    assert_eq!(ransoms.len(), 1, "{ransoms:?}");
    let foreign = stage.user("bob").command(&format!("/answer choice: {}", ransoms[0].text())).await.message();
    says_to_one(&foreign, &["C’est à"]);
    let paid = alice.command("/answer choice: buy back").await.message();
    says_to_one(&paid, &["3 points and got 1 meeple back", "to place: "]);
    let again = alice.command(&format!("/answer choice: {}", ransoms[0].text())).await.message();
    says_to_one(&again, &["isn’t one of the possible answers", "N2 · 0°"]);
}

/// Bob holds a meeple and a large meeple of Alice. She captures his farmer, and chooses which of her figures returns.
#[tokio::test(flavor = "multi_thread")]
async fn an_exchange_asks_which_meeple_returns() {
    let mut stage = Stage::set().await;
    let script = "0: BA/RFr E1 0\n1: TO/FG S1 0 field\n0: BA/RFr S2 0 road\n1: BA/L S1W1 0 floor@S1 capture@S2@road\n\
        > captured: 0 meeple from S2\n0: BA/RFr S3 0 large_meeple@road\n\
        1: BA/L S1E1 0 floor@S1 capture-large_meeple@S3@road\n> captured: 0 large_meeple from S3\n0: BA/L";
    let (people, post) = resume(&mut stage, script, &[Expansion::InnsAndCathedrals]).await;
    let alice = stage.user("alice");
    let console = alice.open(&post).await;
    let tried = choose(&alice, &console, " S1E2").await;
    let floor = choose_anywhere(&alice, &tried, "Floor 3 at S1").await;
    let farmer = floor.buttons().into_iter().find(|label| label.contains("farmer at S1")).map(str::to_owned);
    let exchange = press(&alice, &floor, &farmer.expect("a capture")).await;
    says_to_one(&exchange, &["Which of yours comes home?"]);
    alice.keep(&exchange, "exchange-try").await;
    let asked = people.post_after(Some(&post)).await;
    alice.press(&exchange, "Bring home 1 large meeple").await;
    let after = people.post_after(Some(&asked)).await;
    says(&after, &["exchanged prisoners. Home again: 1 large meeple of"]);
    assert!(after.alts().contains("prisoners: 1 meeple of"), "{}", after.alts());
}

/// Alice pays a ransom in the last turn of the game.
#[tokio::test(flavor = "multi_thread")]
async fn the_final_tally_counts_ransoms() {
    let mut stage = Stage::set().await;
    let script = format!("{PRISONER}0: BA/L ransom:1 S1W1 0\nrest: filler to 1 keep BA/L\n0: BA/L");
    let (people, post) = resume(&mut stage, &script, &[]).await;
    let asked = people.asked_by(&post);
    let places = asked.autocomplete("/place", "at", "", json!({})).await;
    let at = places.first().expect("a place").text();
    let turns = asked.autocomplete("/place", "rotation", "", json!({ "at": at })).await;
    let turned = &turns.first().expect("a way").value;
    asked.command(&format!("/place at: {at} rotation: {turned} meeple: -")).await;
    let end = people.post_after(Some(&post)).await;
    assert!(is_end(&end), "{}", end.content());
    let ransoms = stage.user("alice").choose(&end, None, &["ransom"]).await.message();
    says_to_one(&ransoms, &["Ransom: ", "**−3** (ransom of 3)", "**+3** (ransom of 3)"]);
}
