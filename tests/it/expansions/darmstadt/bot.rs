//! Plays Darmstadt with the running bot: a church is completed, with points for the most meeples around it.

use bergerie::rules::Expansion;
use bergerie::table::Assists;

use crate::bot::lobby::agree;
use crate::bot::prepared::Prepared;
use crate::bot::process::Stage;
use crate::bot::shown::{choose, ids, press, says, says_to_one};

#[tokio::test(flavor = "multi_thread")]
async fn its_rules_are_agreed_on_in_the_lobby() {
    let stage = Stage::set().await;
    for (name, channel, rule, value) in [
        ("alice", "carcassonne", "the monasteries", "two monasteries of the base game stay in the box"),
        ("bob", "second-table", "les abbayes", "deux abbayes du jeu de base restent dans la boîte"),
        ("carol", "chatter", "die Klöster", "zwei Klöster des Grundspiels bleiben in der Schachtel"),
    ] {
        agree(&stage.user(name).at(channel), "darmstadt", rule, value).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_most_meeples_around_a_church_score() {
    let mut stage = Stage::set().await;
    let script = "0: DA/LRR E1 90 monastery\n1: BA/LR S1E1 180\n0: BA/L S1 0\n1: BA/L E2 0 field\n0: BA/L N1E1 0\n\
                  1: BA/L N1E2 0 monastery\n0: BA/C N1 180\n1: BA/LR";
    let prepared = Prepared { script, next: None, assists: Assists::On };
    let (people, post) = prepared.resume_with(&mut stage, &[Expansion::Darmstadt]).await;
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    alice.keep(&post, "church").await;
    let console = bob.open(&post).await;
    let tried = choose(&bob, &console, " S1E2").await;
    says_to_one(&tried, &["+3"]);
    bob.keep(&tried, "church-try").await;
    press(&bob, &tried, ids(&tried, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["Church at", "3 for the most meeples around the church"]);
    alice.keep(&after, "church-scored").await;
}
