//! Plays Traders & Builders with the running bot. It is chosen in the lobby. Builder and pig are placed by command and
//! in the console. Also tests goods and second tiles in a rehearsal, the second part of a turn, and goods in the final
//! scores.

use bergerie::rules::Expansion;
use bergerie::rules::expansions::traders_and_builders::{DoubleTurn, Options};
use bergerie::table::Assists;
use serde_json::json;

use crate::support::user::Seen;

use crate::bot::lobby::agree;
use crate::bot::prepared::{Prepared, setup};
use crate::bot::process::Stage;
use crate::bot::shown::{choose, ids, press, says, says_to_one};
use crate::bot::table::{People, is_end};

/// A script after which Alice's builder is on the road from W1 to E1.
const BUILDER: &str = "0: BA/RFr E1 0 road\n1: BA/L S1 0\n0: BA/RFr W1 0 builder@road\n1: BA/L S2 0\n";

/// Restarts the bot with the game of a script. Returns Alice and Bob, who reads French, and the post of the turn.
async fn resume(stage: &mut Stage, script: &str) -> (People, Seen) {
    prepared(script).resume_with(stage, &[Expansion::TradersAndBuilders]).await
}

/// Does the same as `resume`, at a table where players can decline a second tile.
async fn resume_asking(stage: &mut Stage, script: &str) -> (People, Seen) {
    let mut setup = setup(&[]);
    setup.expansions.traders_and_builders = Some(Options { double_turn: DoubleTurn::Ask, ..Options::default() });
    prepared(script).resume_under(stage, setup).await
}

fn prepared(script: &str) -> Prepared<'_> {
    Prepared { script, next: None, assists: Assists::On }
}

#[tokio::test(flavor = "multi_thread")]
async fn its_rules_are_agreed_on_in_the_lobby() {
    let stage = Stage::set().await;
    for (name, channel, set, rule, value) in [
        (
            "alice",
            "carcassonne",
            "traders & builders",
            "whether the second tile can be declined",
            "a builder’s second tile can be declined",
        ),
        (
            "bob",
            "second-table",
            "marchands et bâtisseurs",
            "avant ou après les enchères",
            "la seconde tuile du bâtisseur avant le bazar",
        ),
        (
            "carol",
            "chatter",
            "händler und baumeister",
            "wenn dort kein Meeple mehr steht",
            "Baumeister und Schwein bleiben auch allein",
        ),
    ] {
        agree(&stage.user(name).at(channel), set, rule, value).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_builder_brings_a_second_tile() {
    let mut stage = Stage::set().await;
    let (people, post) = resume(&mut stage, &format!("{BUILDER}0: BA/RFr")).await;
    let alice = stage.user("alice");
    let tried = alice.command("/place at: E2 rotation: 0").await.message();
    says_to_one(&tried, &["This gives you a second tile."]);
    alice.keep(&tried, "second-tile-try").await;
    let elsewhere = alice.command("/place at: S3 rotation: 90").await.message();
    assert!(!elsewhere.content().contains("second tile"), "{}", elsewhere.content());
    let places = alice.autocomplete("/place", "at", "E2", json!({})).await;
    assert!(places.iter().any(|place| place.name.contains("second tile")), "{places:?}");
    alice.command("/place at: E2 rotation: 0 meeple: -").await;
    let second = people.post_after(Some(&post)).await;
    says(&second, &["’s builder gave a second tile."]);
    assert_eq!(people.asked_by(&second).name(), alice.name(), "{}", second.content());
    assert!(second.alts().contains("builder"), "{}", second.alts());
    alice.keep(&second, "second-tile").await;
}

/// At a table where players can decline a second tile, a post asks about it. Buttons or commands answer.
#[tokio::test(flavor = "multi_thread")]
async fn a_second_tile_may_be_declined() {
    for (answer, stays) in [("Take the second tile", true), ("No second tile", false)] {
        let mut stage = Stage::set().await;
        let (people, _) = resume_asking(&mut stage, &format!("{BUILDER}0: BA/RFr")).await;
        let alice = stage.user("alice");
        alice.command("/place at: E2 rotation: 0 meeple: -").await;
        let asked = alice.until(|m| !m.only_you() && m.buttons().contains(&"No second tile")).await;
        says(&asked, &["your builder gives you a second tile. Take it?"]);
        alice.keep(&asked, "second-tile-asked").await;
        alice.press(&asked, answer).await;
        let after = people.post_after(Some(&asked)).await;
        assert_eq!(people.asked_by(&after).name() == alice.name(), stays, "{}", after.content());
    }
    for (command, stays) in [("/answer choice: take", true), ("/answer choice: No second tile", false)] {
        let mut stage = Stage::set().await;
        let (people, _) = resume_asking(&mut stage, &format!("{BUILDER}0: BA/RFr")).await;
        let alice = stage.user("alice");
        let early = alice.command(command).await.message();
        says_to_one(&early, &["isn’t one of the possible answers"]);
        alice.command("/place at: E2 rotation: 0 meeple: -").await;
        let asked = alice.until(|m| !m.only_you() && m.buttons().contains(&"No second tile")).await;
        alice.command(command).await;
        let after = people.post_after(Some(&asked)).await;
        assert_eq!(people.asked_by(&after).name() == alice.name(), stays, "{}", after.content());
    }
}

/// The player who completes a city takes its goods, even if another player owns it.
#[tokio::test(flavor = "multi_thread")]
async fn goods_are_shown_in_the_rehearsal_and_the_post() {
    let mut stage = Stage::set().await;
    let (people, post) = resume(&mut stage, "0: TB/CFc.w N1 90 city\n1: BA/C").await;
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    let places = bob.autocomplete("/place", "at", "N2", json!({})).await;
    assert!(places.iter().any(|place| place.name.contains("1 jeton Vin")), "{places:?}");
    let tried = bob.command("/place at: N2 rotation: 180").await.message();
    says_to_one(&tried, &["Cela te donne 1 jeton Vin."]);
    bob.keep(&tried, "goods-try").await;
    bob.command("/place at: N2 rotation: 180 meeple: -").await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["**+6**", "took 1 wine from the city at"]);
    says_to_one(&alice.command("/board").await.message(), &["🍷 1"]);
    assert!(after.alts().contains("1 wine"), "{}", after.alts());
    alice.keep(&after, "goods").await;
    let scores = alice.command("/scores").await.message();
    says_to_one(&scores, &["1 wine", "most wine"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn builder_and_pig_are_placed_by_command() {
    let mut stage = Stage::set().await;
    let (people, post) = resume(&mut stage, "0: BA/RFr E1 0 road\n1: BA/L S1 0\n0: BA/RFr").await;
    let alice = stage.user("alice");
    let refused = alice.command("/place at: W1 rotation: 0 meeple: pig").await.message();
    says_to_one(&refused, &["You can’t place that there", "builder"]);
    let on = alice.autocomplete("/place", "meeple", "build", json!({ "at": "W1", "rotation": 0 })).await;
    assert!(on.len() == 1 && on[0].name.contains("builder"), "{on:?}");
    alice.command("/place at: W1 rotation: 0 meeple: builder").await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["builder"]);
    assert!(after.alts().contains("meeples, 1 pig;"), "{}", after.alts());

    let mut stage = Stage::set().await;
    let (people, post) = resume(&mut stage, "0: BA/RFr E1 0\n1: BA/L S1 0 field\n0: BA/RFr W1 0\n1: BA/L").await;
    let bob = stage.user("bob");
    bob.command("/place at: S2 rotation: 0 meeple: cochon").await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["· pig"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pig_is_placed_in_the_console() {
    let mut stage = Stage::set().await;
    let (people, post) = resume(&mut stage, "0: BA/RFr E1 0\n1: BA/L S1 0 field\n0: BA/RFr W1 0\n1: BA/L").await;
    let bob = stage.user("bob");
    let console = bob.open(&post).await;
    let tried = choose(&bob, &console, " S2").await;
    let pig = choose(&bob, &tried, "cochon").await;
    bob.keep(&pig, "pig-try").await;
    press(&bob, &pig, ids(&pig, "confirm:")[0]).await;
    says(&people.post_after(Some(&post)).await, &["· pig"]);
}

/// Bob has the only goods token when the last tile is placed.
#[tokio::test(flavor = "multi_thread")]
async fn the_final_tally_counts_goods() {
    let mut stage = Stage::set().await;
    let script = "0: TB/CFc.w N1 90\n1: BA/C N2 180\n> goods: 1 1 wine from 0\nrest: filler to 1 keep BA/L\n";
    let (people, post) = resume(&mut stage, &format!("{script}0: BA/L")).await;
    let asked = people.asked_by(&post);
    let places = asked.autocomplete("/place", "at", "", json!({})).await;
    let at = places.first().expect("a place").text();
    let turns = asked.autocomplete("/place", "rotation", "", json!({ "at": at })).await;
    let turned = &turns.first().expect("a way").value;
    asked.command(&format!("/place at: {at} rotation: {turned} meeple: -")).await;
    let end = people.post_after(Some(&post)).await;
    assert!(is_end(&end), "{}", end.content());
    says_to_one(&stage.user("alice").press(&end, "Scores").await.message(), &["goods 10"]);
    let goods = stage.user("alice").choose(&end, None, &["goods"]).await.message();
    says_to_one(&goods, &["Goods: ", "**+10** (10 for the most wine)"]);
}
