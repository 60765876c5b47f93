//! Plays The Goldmines with the running bot: a player puts an ingot beside a goldmine, and takes both with a road.

use bergerie::rules::Expansion;
use bergerie::table::Assists;

use crate::bot::prepared::Prepared;
use crate::bot::process::Stage;
use crate::bot::shown::{ids, press, says};

#[tokio::test(flavor = "multi_thread")]
async fn ingots_are_put_on_tiles_and_taken() {
    let mut stage = Stage::set().await;
    let script = "0: BA/LR E1 90 road\n1: BA/L S1 0\n0: GO/RRrr.X";
    let prepared = Prepared { script, next: None, assists: Assists::On };
    let (people, post) = prepared.resume_with(&mut stage, &[Expansion::Goldmines]).await;
    says(&post, &["goldmine"]);
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    let console = alice.open(&post).await;
    // The tile fits on one spot only, so the console shows both tiles for the ingot.
    assert_eq!(console.buttons()[..2], ["Confirm · A · Ingot on 0", "Confirm · B · Ingot on S1"]);
    alice.keep(&console, "ingots-try").await;
    press(&alice, &console, ids(&console, "confirm:")[1]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["placed an ingot on the goldmine and one on"]);
    let alt = after.file("table.png").expect("a picture").alt;
    assert!(alt.contains("Ingots: 1 on S1 and 1 on W1."), "{alt}");
    bob.keep(&after, "ingots-put").await;
    // Bob's client is in French.
    let board = bob.command("/board").await.message();
    let alt = board.file("table.png").expect("a picture").alt;
    assert!(board.only_you() && alt.contains("Lingots"), "{alt}");
}
