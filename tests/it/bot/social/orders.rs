//! Standing orders, which are private. The bot follows them where the rules allow it, and reports that.

use bergerie::rules::expansions::Expansion;

use crate::bot::shown::{choose, says, says_to_one};
use crate::bot::table::asks_about_flock;

use super::*;

#[tokio::test(flavor = "multi_thread")]
async fn an_order_to_herd_is_private_followed_and_reported() {
    let mut stage = Stage::without_bot().await;
    let people = People::called(&stage, &["alice", "bob"]).await;
    people.begin(&mut stage, &[Expansion::HillsAndSheep], 5).await;
    let mut post = people.post_after(None).await;
    for person in ["alice", "bob"].map(|name| stage.user(name)) {
        let shown = person.command("/orders").await.message();
        assert!(shown.only_you());
        let french = name_is_french(&person);
        let opened = choose(&person, &shown, if french { "rentrer" } else { "herd" }).await;
        let set = choose(&person, &opened, "1").await;
        says(&set, &["**1**"]);
    }
    // A shepherd is placed, and sooner or later its field is extended. The player has an order, so the bot must not ask
    // about the flock.
    for turn in 0..60 {
        assert!(!asks_about_flock(&post), "{}", post.content());
        if post.content().contains("Played by ") {
            says(&post, &["The flock at"]);
            return;
        }
        if super::super::table::is_end(&post) {
            break;
        }
        let mover = people.asked_by(&post);
        let places = mover.autocomplete("/place", "at", "", json!({})).await;
        let at = &places[turn % places.len()];
        lay_at(mover, at, 0, |name| name.contains("shepherd") || name.contains("berger")).await;
        post = people.post_after(Some(&post)).await;
    }
    panic!("no flock was herded by order");
}

fn name_is_french(person: &User) -> bool {
    person.name() == "bob"
}

#[tokio::test(flavor = "multi_thread")]
async fn orders_are_given_and_taken_back_by_command_and_nonsense_is_refused() {
    let timed = Timed::set().await;
    let people = People::called(&timed.stage, &["alice", "carol"]).await;
    begin(&people, "/game new expansions: bridges_castles_and_bazaars", "Join", "Start").await;
    let [alice, carol] = ["alice", "carol"].map(|name| timed.stage.user(name));
    let set = alice.command("/orders order: bid number: 7").await.message();
    says_to_one(&set, &["bid at most this much: **7**", "from the next decision on"]);
    says_to_one(&carol.command("/orders").await.message(), &["Du hast noch keine gegeben"]);
    says_to_one(&alice.command("/orders order: pass").await.message(), &["pass when I have no meeple"]);
    let refused = alice.command("/orders order: herd number: 3").await.message();
    says_to_one(&refused, &["no such order", "bid at most this much"]);
    let refused = alice.command("/orders order: bid number: 100").await.message();
    says_to_one(&refused, &["isn’t allowed"]);
    let gone = alice.command("/orders order: bid delete: on").await.message();
    assert!(!gone.content().contains("**7**"), "{}", gone.content());
}
