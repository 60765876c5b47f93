//! Standing orders, which are private. The bot follows them where the rules allow it, and reports that.

use bergerie::rules::Expansion;

use crate::bot::shown::{is_within_limits, says, says_to_one};
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
        let form = person.press(&shown, if person.name() == "bob" { "Modifier" } else { "Change" }).await;
        says(&person.submit(&form, json!({ "herd": "1" })).await.message(), &["**1**"]);
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
        place_at(mover, at, 0, |name| name.contains("shepherd") || name.contains("berger")).await;
        post = people.post_after(Some(&post)).await;
    }
    panic!("no flock was herded by order");
}

#[tokio::test(flavor = "multi_thread")]
async fn standing_orders_are_set_in_a_form_in_three_languages() {
    let timed = ClockedBot::set().await;
    let people = People::called(&timed.stage, &["alice", "bob", "carol"]).await;
    let options =
        "/game new expansions: bridges_castles_and_bazaars, hills_and_sheep, the_gifts, the_princess_and_the_dragon";
    begin(&people, options, "Join", "Start").await;
    for (name, button, number, range, none) in [
        ("alice", "Change", "12", "number from 1 to 40", "You have no standing orders"),
        ("bob", "Modifier", "12", "de 1 à 40", "Tu n’en as donné aucune"),
        ("carol", "Ändern", "12", "von 1 bis 40", "noch keine"),
    ] {
        let person = timed.stage.user(name);
        let shown = person.command("/orders").await.message();
        says_to_one(&shown, &[none]);
        let form = person.press(&shown, button).await;
        let set = person.submit(&form, json!({ "herd": number, "plain": ["pass"] })).await.message();
        says(&set, &["**12**"]);
        is_within_limits(&set);
        assert_eq!(set.content().lines().filter(|line| line.starts_with("- ")).count(), 2, "{}", set.content());
        // An invalid number is refused, and the other fields change nothing either.
        for bad in ["0", "41", "-1", "x"] {
            let form = person.press(&set, button).await;
            let refused = person.submit(&form, json!({ "herd": bad, "plain": [] })).await.message();
            says_to_one(&refused, &[range]);
        }
        let shown = person.command("/orders").await.message();
        assert_eq!(shown.content().lines().filter(|line| line.starts_with("- ")).count(), 2, "{}", shown.content());
        // The form shows the orders that are given. An empty field cancels one.
        let cleared = person.submit(&person.press(&shown, button).await, json!({ "herd": "" })).await.message();
        assert_eq!(cleared.content().lines().filter(|line| line.starts_with("- ")).count(), 1, "{}", cleared.content());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn standing_orders_are_set_and_deleted_by_command_and_invalid_ones_are_refused() {
    let timed = ClockedBot::set().await;
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
    says_to_one(&refused, &["needs a number from 0 to 99"]);
    let gone = alice.command("/orders order: bid delete: on").await.message();
    assert!(!gone.content().contains("**7**"), "{}", gone.content());
}
