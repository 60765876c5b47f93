//! Plays The Watchtowers with the running bot: a road with a meeple on the tile of a tower is completed.

use bergerie::rules::Expansion;
use bergerie::table::Assists;

use crate::bot::prepared::Prepared;
use crate::bot::process::Stage;
use crate::bot::shown::{choose, ids, press, says, says_to_one};

#[tokio::test(flavor = "multi_thread")]
async fn a_watchtower_scores_with_the_road_on_its_tile() {
    let mut stage = Stage::set().await;
    let script = "0: WT/CRFR_1R E1 0 road:W\n1: BA/L S1 0\n0: BA/LR";
    let prepared = Prepared { script, next: None, assists: Assists::On };
    let (people, post) = prepared.resume_with(&mut stage, &[Expansion::Watchtowers]).await;
    assert!(post.alts().contains("Watchtowers: E1 scores 2."), "{}", post.alts());
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    let console = alice.open(&post).await;
    let tried = choose(&alice, &console, " W1").await;
    says_to_one(&tried, &["+5"]);
    alice.keep(&tried, "watchtower-try").await;
    press(&alice, &tried, ids(&tried, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["**+5**", "watchtower, road tiles: 2 × 1"]);
    bob.keep(&after, "watchtower-scored").await;
}
