//! Plays The Count of Carcassonne with the running bot. It is chosen in the lobby. A meeple is sent into the City, the
//! count moves, and a meeple leaves the City by one press on the post.

use bergerie::rules::Expansion;
use bergerie::table::Assists;

use crate::bot::lobby::agree;
use crate::bot::prepared::Prepared;
use crate::bot::process::Stage;
use crate::bot::shown::says;

#[tokio::test(flavor = "multi_thread")]
async fn its_rules_are_agreed_on_in_the_lobby() {
    let stage = Stage::set().await;
    for (name, channel, set, rule, value) in [
        ("alice", "carcassonne", "the count of carcassonne", "who moves the count", "follows each meeple"),
        ("bob", "second-table", "le comte de carcassonne", "qui déplace le comte", "suit chaque meeple"),
        ("carol", "chatter", "der graf von carcassonne", "wer den Grafen zieht", "folgt jedem Meeple"),
    ] {
        agree(&stage.user(name).at(channel), set, rule, value).await;
    }
}

/// Alice completed Bob's road. She sends a meeple to the castle and moves the count to the market.
#[tokio::test(flavor = "multi_thread")]
async fn a_meeple_is_sent_and_the_count_moves_by_presses_on_the_post() {
    let mut stage = Stage::set().await;
    let script = "0: BA/L N2 0\n1: BA/RFr S2 90 road:N\n0: BA/LR S3 180 pass\n> road completed: 1 +3 = 3 tiles x 1\n> returned: 1 meeple from S2\n";
    let (people, post) =
        Prepared { script, next: None, assists: Assists::On }.resume_with(&mut stage, &[Expansion::TheCount]).await;
    says(&post, &["send a meeple to the City?"]);
    assert!(post.alts().contains("City of Carcassonne with the count in the castle."), "{}", post.alts());
    let alice = stage.user("alice");
    alice.press(&post, "Castle").await;
    let sent = people.post_after(Some(&post)).await;
    says(&sent, &["sent 1 meeple to the castle", "the count is in the castle"]);
    alice.keep(&sent, "count-sent").await;
    alice.press(&sent, "Market").await;
    let moved = people.post_after(Some(&sent)).await;
    says(&moved, &["The count moved to the market."]);
    assert!(moved.alts().contains("In the castle: 1 meeple of"), "{}", moved.alts());
}

/// Bob completes his city of three tiles. A meeple that Alice has in the castle brings her the same on each of them.
#[tokio::test(flavor = "multi_thread")]
async fn places_with_the_same_effect_have_one_button_with_its_points() {
    let mut stage = Stage::set().await;
    let script = "0: BA/L N2 0\n1: BA/CFc.1 S1E2 0 city:W\n0: BA/L N2W1 0\n1: BA/RFr S2 90 road:N\n\
                  0: BA/LR S3 180 pass send:castle count:market\n> road completed: 1 +3 = 3 tiles x 1\n\
                  > returned: 1 meeple from S2\n> count to market\n1: BA/C S1E3 270 pass\n";
    let (people, post) =
        Prepared { script, next: None, assists: Assists::On }.resume_with(&mut stage, &[Expansion::TheCount]).await;
    says(&post, &["do you leave the City?"]);
    let places: Vec<&str> = post.buttons().into_iter().filter(|label| label.contains("To ")).collect();
    let [place] = places[..] else { panic!("{:?}", post.buttons()) };
    assert!(place.ends_with("+6 points") && post.buttons().contains(&"Stay in the City"), "{:?}", post.buttons());
    stage.user("alice").press(&post, place).await;
    says(&people.post_after(Some(&post)).await, &["**+6**"]);
}
