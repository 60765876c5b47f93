//! Plays The Labyrinth with the running bot: a meeple on a free branch of an occupied road, and the points for it.

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
        ("alice", "carcassonne", "the labyrinth", "its rules", "the labyrinth is an ordinary road"),
        ("bob", "second-table", "le labyrinthe", "ses règles", "le labyrinthe est une route ordinaire"),
        ("carol", "chatter", "das labyrinth", "seine Regeln", "das Labyrinth ist eine gewöhnliche Straße"),
    ] {
        agree(&stage.user(name).at(channel), set, rule, value).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_free_branch_takes_a_meeple_that_scores() {
    let mut stage = Stage::set().await;
    let script = "0: BA/LR W1 270 road\n1: LA/Rrrr E1 0 road\n0: BA/RRR N1E1 0 pass\n1: BA/RRR E2 0 pass\n0: BA/RRR";
    let prepared = Prepared { script, next: None, assists: Assists::On };
    let (people, post) = prepared.resume_with(&mut stage, &[Expansion::Labyrinth]).await;
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    let tried = alice.command("/place at: S1E1 rotation: 180").await.message();
    says_to_one(&tried, &["labyrinth"]);
    alice.keep(&tried, "labyrinth-try").await;
    let branch = choose(&alice, &tried, "highwayman (north)").await;
    press(&alice, &branch, ids(&branch, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["**+12**", "3 meeples at the labyrinth × 2"]);
    bob.keep(&after, "labyrinth-scored").await;
}
