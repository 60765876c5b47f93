//! Plays Under the Big Top with the running bot. It is chosen in the lobby. The circus is placed and a pyramid built in
//! the console. Also tests the public posts.

use bergerie::rules::Expansion;
use bergerie::table::Assists;

use crate::support::user::Seen;

use crate::bot::lobby::agree;
use crate::bot::prepared::Prepared;
use crate::bot::process::Stage;
use crate::bot::shown::{choose, choose_anywhere, ids, press, says, says_to_one};
use crate::bot::table::People;

/// Returns the table after a script, with Alice and Bob, who reads French.
async fn resume(stage: &mut Stage, script: &str) -> (People, Seen) {
    Prepared { script, next: None, assists: Assists::On }.resume_with(stage, &[Expansion::UnderTheBigTop]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn its_rules_are_agreed_on_in_the_lobby() {
    let stage = Stage::set().await;
    for (name, channel, set, rule, value) in [
        (
            "alice",
            "carcassonne",
            "under the big top",
            "whether everyone gets two more meeples",
            "two more meeples each",
        ),
        ("bob", "second-table", "tous en piste !", "deux meeples de plus", "deux meeples de plus par personne"),
        ("carol", "chatter", "manege frei!", "zwei weitere Meeples", "je zwei weitere Meeples"),
    ] {
        agree(&stage.user(name).at(channel), set, rule, value).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_circus_is_scored_and_the_big_top_moves() {
    let mut stage = Stage::set().await;
    let script = "0: BT/ffrf.bt S1 0 field\n1: BA/RFr E1 0 road\n0: BT/frfr.bt";
    let (people, post) = resume(&mut stage, script).await;
    let alice = stage.user("alice");
    let console = alice.open(&post).await;
    let tried = choose(&alice, &console, " W1").await;
    let farmer = choose(&alice, &tried, "farmer (north)").await;
    says_to_one(&farmer, &["Moving the big top scores the circus at S1, for 2 meeples of"]);
    assert_eq!(farmer.content().matches("circus at S1").count(), 1, "one result: {}", farmer.content());
    alice.keep(&farmer, "circus-try").await;
    press(&alice, &farmer, ids(&farmer, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["Circus at S1: ", "(2 meeples near the circus × ", "(1 meeple near the circus × "]);
    let alt = after.file("table.png").expect("a picture").alt;
    assert!(alt.contains("Big top at W1"), "{alt}");
    alice.keep(&after, "circus-after").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pyramid_is_scored_instead_of_placing_a_meeple() {
    let mut stage = Stage::set().await;
    let script = "0: BT/rfrf.ac E1 90 acrobat@E1\n1: BA/L S1 0 acrobat@E1\n0: BA/L S1E1 0 acrobat@E1\n1: BA/RFr W1 0\n\
                  0: BA/RFr";
    let (people, post) = resume(&mut stage, script).await;
    let alice = stage.user("alice");
    let console = alice.open(&post).await;
    let tried = choose(&alice, &console, " W2").await;
    let scored = choose_anywhere(&alice, &tried, "Score the pyramid at E1").await;
    alice.keep(&scored, "pyramid-try").await;
    press(&alice, &scored, ids(&scored, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["Acrobats at E1: ", "(2 acrobats × 5)", "(1 acrobat × 5)"]);
    alice.keep(&after, "pyramid-after").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_acrobat_joins_a_pyramid_by_command() {
    let mut stage = Stage::set().await;
    let script = "0: BT/rfrf.ac E1 90 acrobat@E1\n1: BA/L S1 0 acrobat@E1\n0: BA/L";
    let (people, post) = resume(&mut stage, script).await;
    let alice = stage.user("alice");
    let placed = alice.command("/place at: S1E1 rotation: 0 meeple: acrobat at E1").await.message();
    says_to_one(&placed, &["Your move is in the channel"]);
    let after = people.post_after(Some(&post)).await;
    let alt = after.file("table.png").expect("a picture").alt;
    assert_eq!(alt.matches("acrobat at E1").count(), 3, "{alt}");
    alice.keep(&after, "acrobats-after").await;
}
