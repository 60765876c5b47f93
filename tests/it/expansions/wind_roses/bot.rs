//! Plays The Wind Roses with the running bot: a tile with a quarter of a rose scores in its quadrant.

use bergerie::rules::Expansion;
use bergerie::table::Assists;

use crate::bot::prepared::Prepared;
use crate::bot::process::Stage;
use crate::bot::shown::{choose, ids, press, says, says_to_one};

#[tokio::test(flavor = "multi_thread")]
async fn a_tile_scores_in_its_quadrant() {
    let mut stage = Stage::set().await;
    let prepared = Prepared { script: "0: WR/Rr W1 180\n1: WR/Cc.1", next: None, assists: Assists::On };
    let (people, post) = prepared.resume_with(&mut stage, &[Expansion::WindRoses]).await;
    says(&post, &["north-east quarter of a wind rose"]);
    assert!(post.alts().contains("Wind rose at W1, with its north pointing south."), "{}", post.alts());
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    let console = bob.open(&post).await;
    let tried = choose(&bob, &console, " S1W1").await;
    says_to_one(&tried, &["+3"]);
    bob.keep(&tried, "rose-try").await;
    press(&bob, &tried, ids(&tried, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["3 for the quarter of the wind rose"]);
    alice.keep(&after, "rose-scored").await;
}
