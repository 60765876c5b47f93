//! Plays Russian promos with the running bot: Vodyanoy traps a meeple, which its owner takes back.

use bergerie::rules::Expansion;
use bergerie::table::Assists;

use crate::bot::prepared::Prepared;
use crate::bot::process::Stage;
use crate::bot::shown::{choose, choose_anywhere, ids, press, says};

#[tokio::test(flavor = "multi_thread")]
async fn a_trapped_meeple_is_taken_back() {
    let mut stage = Stage::set().await;
    let script = "0: BA/CFc+ N1 90 city\n1: RU/V N1E1 0\n> lake trapped: 0 meeple\n0: BA/L";
    let prepared = Prepared { script, next: None, assists: Assists::On };
    let (people, post) = prepared.resume_with(&mut stage, &[Expansion::RussianPromos]).await;
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    assert!(post.alts().contains("in the lake: 1 meeple"), "{}", post.alts());
    let console = alice.open(&post).await;
    let placed = choose(&alice, &console, " S1").await;
    let taken = choose_anywhere(&alice, &placed, "Take back from the lake").await;
    alice.keep(&taken, "trap-try").await;
    press(&alice, &taken, ids(&taken, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["took back", "from the lake"]);
    bob.keep(&after, "trap").await;
}
