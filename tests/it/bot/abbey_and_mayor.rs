//! Abbey & Mayor over the wire: the abbey instead of a draw, by button and by command; a wagon that moves on, a barn, the round
//! after the last tile, and the line of barns in the final tally.

use bergerie::rules::expansions::Expansion;
use bergerie::table::Aids;
use serde_json::json;

use crate::support::person::Seen;

use super::prepared::Prepared;
use super::process::Stage;
use super::shown::{choose, ids, press, says, says_to_one};
use super::table::{People, is_end};

/// Four tiles lie around S1, and it is Alice's turn. Her highwayman is on the road that comes from the west.
const GAP: &str =
    "0: BA/RFr W1 0\n1: BA/RFr E1 0\n0: BA/LR S1W1 270 road\n1: BA/L S1E1 0\n0: BA/L S2W1 0\n1: BA/L S2 0";

/// Alice's wagon was on the road that Bob has finished.
const WAGON: &str = "0: BA/RFr E1 0\n1: BA/LR W1 270\n0: BA/RFr E2 0 wagon@road\n1: BA/L S1E2 0\n0: BA/C S1E3 180\n\
                     1: BA/L S1E4 0\n0: BA/C E4 90\n1: BA/LR E3 90 pass\n> road completed: 0 +5 = 5 tiles x 1\n\
                     > returned: 0 wagon from E2";

/// A field with two farmers of Alice's, one of Bob's and three completed cities.
const FIELD: &str = "0: BA/RFr E1 0 field:SSE\n1: BA/CFC.2 S1 90\n0: BA/C S1E1 270\n1: BA/C S1W1 90 field\n0: BA/C S2 180\n\
                     1: BA/RFr E2 0\n0: BA/C S3 0 field\n1: BA/L S2E1 0\n0: BA/L S3E1 0\n1: BA/RFr W1 0\n0: BA/L S4 0\n";

/// The table after a script, with Alice and Bob, who reads French.
async fn resume(stage: &mut Stage, script: &str) -> (People, Seen) {
    Prepared { script, next: None, aids: Aids::On }.resume_with(stage, &[Expansion::AbbeyAndMayor]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_abbey_is_laid_by_buttons() {
    let mut stage = Stage::set().await;
    let (people, post) = resume(&mut stage, GAP).await;
    let alice = stage.person("alice");
    says(&post, &["**draw a tile**", "**abbey**", "**S1**"]);
    alice.keep(&post, "abbey-asked").await;
    let console = alice.press(&post, "Lay the abbey").await.message();
    says_to_one(&console, &["You try your **abbey**"]);
    let tried = choose(&alice, &console, " S1").await;
    says_to_one(&tried, &["It closes the road at S1W1.", "**+1**"]);
    alice.keep(&tried, "abbey-try").await;
    let monk = choose(&alice, &tried, "monk").await;
    press(&alice, &monk, ids(&monk, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["**S1**: abbey · monk", "**+1**"]);
}

/// All eight tiles lie around S1, and it is Alice's turn.
const HOLE: &str = "0: BA/RFr W1 0\n1: BA/RFr E1 0\n0: BA/L S1W1 0\n1: BA/L S1E1 0\n0: BA/L S2E1 0\n1: BA/L S2 0\n\
                    0: keep BA/LR S2W1 0\n1: keep BA/RFr E2 0";

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_abbey_is_told_by_its_own_name() {
    let mut stage = Stage::set().await;
    let (people, post) = resume(&mut stage, HOLE).await;
    let alice = stage.person("alice");
    let console = alice.press(&post, "Lay the abbey").await.message();
    let tried = choose(&alice, &console, " S1").await;
    let monk = choose(&alice, &tried, "monk").await;
    press(&alice, &monk, ids(&monk, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["The abbey at S1 is finished: ", "**+9** (9 tiles)"]);
    assert!(!after.content().contains("monastery at S1"), "{}", after.content());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_abbey_is_laid_by_command_and_kept_by_a_button() {
    let mut stage = Stage::set().await;
    let (people, post) = resume(&mut stage, GAP).await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let nowhere = alice.command("/abbey at: W2").await.message();
    says_to_one(&nowhere, &["no gap", "S1"]);
    let tried = alice.command("/abbey at: S1").await.message();
    says_to_one(&tried, &["It closes the road at S1W1."]);
    assert!(alice.autocomplete("/abbey", "at", "", json!({})).await.iter().any(|place| place.name == "S1"));
    alice.press(&post, "Draw a tile").await;
    let turn = people.post_after(Some(&post)).await;
    says(&turn, &["your turn"]);
    assert!(!turn.buttons().contains(&"Lay the abbey"), "she has drawn: {}", turn.content());
    let late = alice.command("/abbey").await.message();
    says_to_one(&late, &["instead of drawing"]);
    let not_hers = bob.command("/abbey").await.message();
    assert!(not_hers.only_you(), "{}", not_hers.content());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wagon_moves_on_by_menu_and_by_command() {
    for by_command in [false, true] {
        let mut stage = Stage::set().await;
        let (people, post) = resume(&mut stage, WAGON).await;
        let alice = stage.person("alice");
        says(&post, &["your **wagon** at **E2** has scored", "**+5**"]);
        if by_command {
            let wrong = alice.command("/wagon to: N5").await.message();
            says_to_one(&wrong, &["cannot go there", "S1E3 · wagon in the city"]);
            alice.command("/wagon to: S1E3").await;
        } else {
            let console = alice.press(&post, "Play").await.message();
            let chosen = choose(&alice, &console, "S1E3").await;
            press(&alice, &chosen, ids(&chosen, "confirm:")[0]).await;
        }
        let after = people.post_after(Some(&post)).await;
        says(&after, &["moves on: wagon in the city at **S1E3**"]);
        alice.keep(&after, "wagon-moved").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_barn_is_put_up_by_command() {
    let mut stage = Stage::set().await;
    let (people, post) = resume(&mut stage, &format!("{FIELD}1: BA/L")).await;
    let bob = stage.person("bob");
    let nowhere = bob.command("/barn at: N1W1 turned: 0").await.message();
    assert!(nowhere.only_you(), "{}", nowhere.content());
    bob.command("/barn at: S1E2 turned: 0").await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["puts up a barn", "its farmers score", "**+9**", "3 finished cities × 3"]);
    let alt = after.file("table.png").expect("a picture").alt;
    assert!(alt.contains("Barn of blue on the north-west corner of S1E2."), "{alt}");
    bob.keep(&after, "barn").await;
}

/// After the last tile those who still have an abbey are asked once each, clockwise from the left of whoever laid that tile.
#[tokio::test(flavor = "multi_thread")]
async fn the_last_round_asks_everybody_once() {
    let mut stage = Stage::set().await;
    let (people, post) = resume(&mut stage, &format!("{GAP}\nrest: filler")).await;
    says(&post, &["the last tile is laid"]);
    people.asked_by(&post).press(&post, "Keep the abbey").await;
    let next = people.post_after(Some(&post)).await;
    says(&next, &["the last tile is laid"]);
    assert_ne!(people.asked_by(&next).name(), people.asked_by(&post).name());
    people.asked_by(&next).press(&next, "Keep the abbey").await;
    let end = people.post_after(Some(&next)).await;
    assert!(is_end(&end), "{}", end.content());
}

/// Barns are a line of the tally.
#[tokio::test(flavor = "multi_thread")]
async fn barns_have_a_line_in_the_tally() {
    let mut stage = Stage::set().await;
    let barn = "1: BA/L S1E2 0 barn@S1E2\n> field putup: 0 +9 = 3 cities x 3\n> returned: 0 meeple from E1\n\
                > returned: 1 meeple from S1W1\n> returned: 0 meeple from S3\n";
    let script = format!("{FIELD}{barn}rest: filler to 1 keep BA/RrG\n0: BA/RrG");
    let (people, mut post) = resume(&mut stage, &script).await;
    let alice = stage.person("alice");
    let places = alice.autocomplete("/place", "at", "", json!({})).await;
    let at = places.first().expect("a place").text();
    let turns = alice.autocomplete("/place", "turned", "", json!({ "at": at })).await;
    let turned = &turns.first().expect("a way").value;
    alice.command(&format!("/place at: {at} turned: {turned} figure: -")).await;
    post = people.post_after(Some(&post)).await;
    while !is_end(&post) {
        people.asked_by(&post).press(&post, "Keep the abbey").await;
        post = people.post_after(Some(&post)).await;
    }
    let barns = alice.choose(&post, None, &["barn"]).await.message();
    says_to_one(&barns, &["Barn in the field", "cities × 4"]);
}
