//! Plays The Robbers with the running bot: a robber takes half of the points of a road.

use bergerie::rules::Expansion;
use bergerie::table::Assists;

use crate::bot::prepared::Prepared;
use crate::bot::process::Stage;
use crate::bot::shown::{choose, ids, press, says, says_to_one};

#[tokio::test(flavor = "multi_thread")]
async fn a_robber_is_placed_and_shown() {
    let mut stage = Stage::set().await;
    let script = "0: BA/L S1 0\n1: BA/LR E1 90 road\n0: RO/CG";
    let prepared = Prepared { script, next: None, assists: Assists::On };
    let (people, post) = prepared.resume_with(&mut stage, &[Expansion::TheRobbers]).await;
    says(&post, &["bag of loot"]);
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    let console = alice.open(&post).await;
    let placed = choose(&alice, &console, " N1").await;
    alice.keep(&placed, "robber-try").await;
    assert!(placed.buttons()[1].contains("Robber beside ✚ blue (0)"), "{:?}", placed.buttons());
    press(&alice, &placed, ids(&placed, "confirm:")[1]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["placed a robber on space 0"]);
    bob.keep(&after, "robber-placed").await;
    says_to_one(&bob.command("/board").await.message(), &["💰 0"]);
}
