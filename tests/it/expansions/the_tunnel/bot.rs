//! Plays The Tunnel with the running bot: two tokens join roads of two players, and the post and the picture show it.

use bergerie::rules::Expansion;
use bergerie::table::Assists;

use crate::bot::lobby::agree;
use crate::bot::prepared::Prepared;
use crate::bot::process::Stage;
use crate::bot::shown::{choose, ids, press, says, says_to_one};

#[tokio::test(flavor = "multi_thread")]
async fn its_pairs_of_tokens_are_agreed_on_in_the_lobby() {
    let stage = Stage::set().await;
    for (name, channel, set, rule, value) in [
        ("alice", "carcassonne", "the tunnel", "the pairs of tokens", "one pair of tokens for each player"),
        ("bob", "second-table", "le tunnel", "les paires de jetons", "une paire de jetons pour chacun"),
        ("carol", "chatter", "die tunnel", "die Paare", "ein Paar von Tunnelplättchen für jeden"),
    ] {
        agree(&stage.user(name).at(channel), set, rule, value).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tokens_join_roads() {
    let mut stage = Stage::set().await;
    let script = "0: TU/RR W1 0 road:E tunnel-A@W1@road:E\n1: TU/RCR S1 180 road:E pass\n0: BA/LR E1 90 pass pass\n\
                  1: BA/LR S1E1 90 pass pass\n0: BA/RCr";
    let prepared = Prepared { script, next: None, assists: Assists::On };
    let (people, post) = prepared.resume_with(&mut stage, &[Expansion::TheTunnel]).await;
    assert!(post.alts().contains("Tunnel tokens: A of"), "{}", post.alts());
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    let console = alice.open(&post).await;
    let tried = choose(&alice, &console, " W2").await;
    let joined = choose(&alice, &tried, "Tunnel A: S1 (east) – W1 (east)").await;
    says_to_one(&joined, &["joined the tunnels at", "+5"]);
    alice.keep(&joined, "tunnel-try").await;
    press(&alice, &joined, ids(&joined, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["joined the tunnels at **W1** and **S1**", "**+5**"]);
    bob.keep(&after, "tunnel-joined").await;
}
