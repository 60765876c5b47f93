//! Plays Mage & Witch with the running bot: the witch halves the points of another player's road.

use bergerie::rules::Expansion;
use bergerie::table::Assists;

use crate::bot::prepared::Prepared;
use crate::bot::process::Stage;
use crate::bot::shown::{choose, ids, press, says};

#[tokio::test(flavor = "multi_thread")]
async fn the_witch_goes_to_a_road() {
    let mut stage = Stage::set().await;
    let prepared =
        Prepared { script: "0: BA/L S1 0\n1: BA/LR E1 90 road\n0: MW/CFC", next: None, assists: Assists::On };
    let (people, post) = prepared.resume_with(&mut stage, &[Expansion::MageAndWitch]).await;
    says(&post, &["magic symbol"]);
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    let console = alice.open(&post).await;
    let placed = choose(&alice, &console, " N1").await;
    let moved = choose(&alice, &placed, "Witch: road at").await;
    alice.keep(&moved, "witch-try").await;
    press(&alice, &moved, ids(&moved, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["moved the witch to the road at"]);
    let alt = after.file("table.png").expect("a picture").alt;
    assert!(alt.contains("Witch: road at"), "{alt}");
    bob.keep(&after, "witch-moved").await;
}
