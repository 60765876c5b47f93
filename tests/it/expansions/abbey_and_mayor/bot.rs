//! Plays Abbey & Mayor with the running bot: an abbey instead of a draw, by button and by command, a wagon that moves
//! on, a barn, the round after the last tile, and barns in the final scores.

use bergerie::rules::Expansion;
use bergerie::table::Assists;
use serde_json::json;

use crate::support::user::{Seen, User};

use crate::bot::prepared::Prepared;
use crate::bot::process::Stage;
use crate::bot::shown::{choose, ids, press, says, says_to_one};
use crate::bot::table::{People, is_end};

/// A script after which four tiles surround S1 and it is Alice's turn. Her highwayman is on the road that comes from
/// the west.
const GAP: &str =
    "0: BA/RFr W1 0\n1: BA/RFr E1 0\n0: BA/LR S1W1 270 road\n1: BA/L S1E1 0\n0: BA/L S2W1 0\n1: BA/L S2 0";

/// A script after which Bob has completed the road with Alice's wagon.
const WAGON: &str = "0: BA/RFr E1 0\n1: BA/LR W1 270\n0: BA/RFr E2 0 wagon@road\n1: BA/L S1E2 0\n0: BA/C S1E3 180\n\
                     1: BA/L S1E4 0\n0: BA/C E4 90\n1: BA/LR E3 90 pass\n> road completed: 0 +5 = 5 tiles x 1\n\
                     > returned: 0 wagon from E2";

/// A script with a field that has two farmers of Alice, one of Bob, and three completed cities.
const FIELD: &str = "0: BA/RFr E1 0 field:SSE\n1: BA/CFC.2 S1 90\n0: BA/C S1E1 270\n1: BA/C S1W1 90 field\n0: BA/C S2 180\n\
                     1: BA/RFr E2 0\n0: BA/C S3 0 field\n1: BA/L S2E1 0\n0: BA/L S3E1 0\n1: BA/RFr W1 0\n0: BA/L S4 0\n";

/// Restarts the bot with the game that a script plays. Returns the players (Alice, and Bob, whose language is French)
/// and the post for the current turn.
async fn resume(stage: &mut Stage, script: &str) -> (People, Seen) {
    Prepared { script, next: None, assists: Assists::On }.resume_with(stage, &[Expansion::AbbeyAndMayor]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_abbey_is_placed_by_buttons() {
    let mut stage = Stage::set().await;
    let (people, post) = resume(&mut stage, GAP).await;
    let alice = stage.user("alice");
    says(&post, &["**draw a tile**", "**abbey**", "**S1**"]);
    alice.keep(&post, "abbey-asked").await;
    let console = alice.press(&post, "Place the abbey").await.message();
    says_to_one(&console, &["Trying your **abbey**"]);
    let tried = choose(&alice, &console, " S1").await;
    says_to_one(&tried, &["It closes the road at S1W1.", "**+1**", "monk"]);
    alice.keep(&tried, "abbey-try").await;
    press(&alice, &tried, ids(&tried, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["**S1**: abbey · monk", "**+1**"]);
}

/// A script after which all eight tiles around S1 are placed and it is Alice's turn.
const HOLE: &str = "0: BA/RFr W1 0\n1: BA/RFr E1 0\n0: BA/L S1W1 0\n1: BA/L S1E1 0\n0: BA/L S2E1 0\n1: BA/L S2 0\n\
                    0: keep BA/LR S2W1 0\n1: keep BA/RFr E2 0";

#[tokio::test(flavor = "multi_thread")]
async fn a_completed_abbey_is_reported_by_its_name() {
    let mut stage = Stage::set().await;
    let (people, post) = resume(&mut stage, HOLE).await;
    let alice = stage.user("alice");
    let console = alice.press(&post, "Place the abbey").await.message();
    let tried = choose(&alice, &console, " S1").await;
    let monk = choose(&alice, &tried, "monk").await;
    press(&alice, &monk, ids(&monk, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["The abbey at S1 is completed: ", "**+9** (9 tiles)"]);
    assert!(!after.content().contains("monastery at S1"), "{}", after.content());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_abbey_is_offered_until_a_tile_is_drawn() {
    let mut stage = Stage::set().await;
    let (people, post) = resume(&mut stage, GAP).await;
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    let wrong = alice.command("/answer choice: barn").await.message();
    says_to_one(&wrong, &["isn’t one of the possible answers", "Draw a tile, Place the abbey"]);
    let choices = alice.autocomplete("/answer", "choice", "", json!({})).await;
    assert_eq!(choices.len(), 2, "{choices:?}");
    alice.press(&post, "Draw a tile").await;
    let turn = people.post_after(Some(&post)).await;
    says(&turn, &["you’re up!"]);
    assert!(!turn.buttons().contains(&"Place the abbey"), "she has drawn: {}", turn.content());
    let late = alice.command(&format!("/answer choice: {}", choices[0].text())).await.message();
    says_to_one(&late, &["isn’t one of the possible answers"]);
    let not_his = bob.command("/answer choice: draw").await.message();
    says_to_one(&not_his, &["C’est à"]);
    place_first(&alice).await;
    says(&people.post_after(Some(&turn)).await, &["**abbey**"]);
    let stale = bob.command(&format!("/answer choice: {}", choices[0].text())).await.message();
    says_to_one(&stale, &["Cela ne désigne aucune réponse possible", "Piocher"]);
}

/// Places the tile in hand at the first spot, without a figure.
async fn place_first(person: &User) {
    let places = person.autocomplete("/place", "at", "", json!({})).await;
    let at = places.first().expect("a place").text();
    let turns = person.autocomplete("/place", "rotation", "", json!({ "at": at })).await;
    let turned = &turns.first().expect("a way").value;
    person.command(&format!("/place at: {at} rotation: {turned} meeple: -")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_abbey_is_placed_by_commands() {
    let mut stage = Stage::set().await;
    resume(&mut stage, GAP).await;
    let alice = stage.user("alice");
    let taken = alice.command("/answer choice: abbey").await.message();
    assert!(taken.buttons().iter().any(|button| button.contains("S1")), "{}", taken.0);
    alice.command("/place at: S1 meeple: monk").await;
    let placed = alice.until(|m| !m.only_you() && m.content().contains("**S1**: abbey · monk")).await;
    says(&placed, &["**+1**"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wagon_moves_on_by_menu_and_by_command() {
    for by_command in [false, true] {
        let mut stage = Stage::set().await;
        let (people, post) = resume(&mut stage, WAGON).await;
        let alice = stage.user("alice");
        says(&post, &["your **wagon** at **E2** has scored", "**+5**"]);
        if by_command {
            let wrong = alice.command("/answer choice: N5").await.message();
            says_to_one(&wrong, &["isn’t one of the possible answers", "S1E3 · wagon in the city"]);
            alice.command("/answer choice: S1E3").await;
        } else {
            let console = alice.open(&post).await;
            let chosen = choose(&alice, &console, "S1E3").await;
            press(&alice, &chosen, ids(&chosen, "confirm:")[0]).await;
        }
        let after = people.post_after(Some(&post)).await;
        says(&after, &["moved on: wagon in the city at **S1E3**"]);
        alice.keep(&after, "wagon-moved").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_barn_is_put_up_by_command() {
    let mut stage = Stage::set().await;
    let (people, post) = resume(&mut stage, &format!("{FIELD}1: BA/L")).await;
    let bob = stage.user("bob");
    let nowhere = bob.command("/place at: N1W1 rotation: 0 meeple: grange").await.message();
    assert!(nowhere.only_you(), "{}", nowhere.content());
    bob.command("/place at: S1E2 rotation: 0 meeple: grange").await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["its farmers score", "**+9**", "3 completed cities × 3"]);
    let alt = after.file("table.png").expect("a picture").alt;
    assert!(alt.contains("Barn of blue on the north-west corner of S1E2."), "{alt}");
    bob.keep(&after, "barn").await;
}

/// After the last tile, each player who still has an abbey is asked once. The order is clockwise, beginning to the left
/// of the player who placed that tile.
#[tokio::test(flavor = "multi_thread")]
async fn the_last_round_asks_each_player_once() {
    let mut stage = Stage::set().await;
    let (people, post) = resume(&mut stage, &format!("{GAP}\nrest: filler")).await;
    says(&post, &["the last tile is down"]);
    people.asked_by(&post).press(&post, "Keep the abbey").await;
    let next = people.post_after(Some(&post)).await;
    says(&next, &["the last tile is down"]);
    assert_ne!(people.asked_by(&next).name(), people.asked_by(&post).name());
    people.asked_by(&next).press(&next, "Keep the abbey").await;
    let end = people.post_after(Some(&next)).await;
    assert!(is_end(&end), "{}", end.content());
}

/// The final scores have a line for barns.
#[tokio::test(flavor = "multi_thread")]
async fn barns_have_a_line_in_the_tally() {
    let mut stage = Stage::set().await;
    let barn = "1: BA/L S1E2 0 barn@S1E2\n> field barnplaced: 0 +9 = 3 cities x 3\n> returned: 0 meeple from E1\n\
                > returned: 1 meeple from S1W1\n> returned: 0 meeple from S3\n";
    let script = format!("{FIELD}{barn}rest: filler to 1 keep BA/RrG\n0: BA/RrG");
    let (people, mut post) = resume(&mut stage, &script).await;
    let alice = stage.user("alice");
    place_first(&alice).await;
    post = people.post_after(Some(&post)).await;
    while !is_end(&post) {
        people.asked_by(&post).press(&post, "Keep the abbey").await;
        post = people.post_after(Some(&post)).await;
    }
    let barns = alice.choose(&post, None, &["barn"]).await.message();
    says_to_one(&barns, &["Barn in the field", "cities × 4"]);
}
