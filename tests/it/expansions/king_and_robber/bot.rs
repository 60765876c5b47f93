//! Plays King & Robber Baron with the running bot. It is chosen in the lobby, and a title is shown in the console, on
//! the post and in the picture.

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
        ("alice", "carcassonne", "king & robber baron", "points of the king", "10 points each"),
        ("bob", "second-table", "roi et brigand", "les points du roi", "10 points chacun"),
        ("carol", "chatter", "könig und raubritter", "Punkte für König", "je 10 Punkte"),
    ] {
        agree(&stage.user(name).at(channel), set, rule, value).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_title_is_announced_and_shown() {
    let mut stage = Stage::set().await;
    let prepared = Prepared { script: "0: BA/L S1 0\n1: BA/L S2 0\n0: BA/C", next: None, assists: Assists::On };
    let (people, post) = prepared.resume_with(&mut stage, &[Expansion::KingAndRobber]).await;
    let alice = stage.user("alice");
    let console = alice.open(&post).await;
    let tried = choose(&alice, &console, " N1").await;
    says_to_one(&tried, &["got the king"]);
    press(&alice, &tried, ids(&tried, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["got the king: the largest city has 2 tiles"]);
    says_to_one(&alice.command("/board").await.message(), &["👑 2"]);
    let alt = after.file("table.png").expect("a picture").alt;
    assert!(alt.contains("for a city of 2 tiles"), "{alt}");
    alice.keep(&after, "king-after").await;
}
