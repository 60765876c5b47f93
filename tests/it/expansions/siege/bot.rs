//! Plays Besiegers and Cathars with the running bot: a siege of an occupied city is warned of, and a knight escapes.

use bergerie::rules::Expansion;
use bergerie::table::Assists;

use crate::bot::lobby::agree;
use crate::bot::prepared::Prepared;
use crate::bot::process::Stage;
use crate::bot::shown::{choose, ids, press, says, says_to_one};

#[tokio::test(flavor = "multi_thread")]
async fn its_rules_are_agreed_on_in_the_lobby() {
    let stage = Stage::set().await;
    for (name, channel, set, rule, value) in [
        ("alice", "carcassonne", "besiegers", "which tiles are used", "only the 4 tiles of the Cathars"),
        ("bob", "second-table", "assiégeants", "quelles tuiles", "seulement les 4 tuiles des Cathares"),
        ("carol", "chatter", "belagerer", "welche Plättchen", "nur die 4 Plättchen der Katharer"),
    ] {
        agree(&stage.user(name).at(channel), set, rule, value).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_knight_escapes_from_a_besieged_city() {
    let mut stage = Stage::set().await;
    let script = "0: BA/CFc+ N1 90 city\n1: BA/L N1E1 0 pass\n0: SI.BE/CcR";
    let prepared = Prepared { script, next: None, assists: Assists::On };
    let (people, post) = prepared.resume_with(&mut stage, &[Expansion::Siege]).await;
    says(&post, &["siege"]);
    let alice = stage.user("alice");
    let console = alice.open(&post).await;
    let tried = choose(&alice, &console, " N2").await;
    says_to_one(&tried, &["This adds a siege to the city at"]);
    alice.keep(&tried, "siege-warning").await;
    let alone = choose(&alice, &tried, "No meeple").await;
    says_to_one(&alone, &["you can take a knight back from a besieged city"]);
    let escape = alone.buttons().iter().position(|button| button.contains("Escape from N1")).expect("an escape");
    press(&alice, &alone, ids(&alone, "confirm:")[escape]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["took back 1 meeple from the besieged city at"]);
    stage.user("bob").keep(&after, "siege-escape").await;
}
