//! Plays The Festival with the running bot: a highwayman is taken back instead of placing a meeple.

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
        ("alice", "carcassonne", "the festival", "what can be taken back", "only meeples can be taken back"),
        ("bob", "second-table", "le festival", "ce qui peut être repris", "seuls les meeples peuvent être repris"),
        ("carol", "chatter", "das fest", "was zurückgenommen", "nur Meeples dürfen zurückgenommen werden"),
    ] {
        agree(&stage.user(name).at(channel), set, rule, value).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_meeple_is_taken_back_at_a_festival() {
    let mut stage = Stage::set().await;
    let script = "0: BA/RFr E1 0 road\n1: BA/L S1 0\n0: FE/CFR";
    let prepared = Prepared { script, next: None, assists: Assists::On };
    let (people, post) = prepared.resume_with(&mut stage, &[Expansion::Festival]).await;
    says(&post, &["festival"]);
    let alice = stage.user("alice");
    let console = alice.open(&post).await;
    let tried = choose(&alice, &console, " N1").await;
    let more = press(&alice, &tried, ids(&tried, "try:")[1]).await;
    let taken = choose(&alice, &more, "Take back from E1").await;
    says_to_one(&taken, &["took back 1 meeple from"]);
    alice.keep(&taken, "festival-try").await;
    press(&alice, &taken, ids(&taken, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["took back 1 meeple from"]);
    stage.user("bob").keep(&after, "festival").await;
}
