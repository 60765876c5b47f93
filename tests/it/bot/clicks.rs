//! Counts the clicks per turn. A button takes one click, an option of a menu takes two, because the first opens the
//! menu, and submitting a form takes one.

use bergerie::rules::expansions::bridges_castles_and_bazaars::BazaarMode;
use bergerie::rules::{Expansion, Setup};
use bergerie::table::Assists;
use serde_json::json;

use crate::support::user::{Seen, User};

use super::prepared::{self, Prepared};
use super::process::Stage;
use super::shown::{choose, ids, option, press, rotate};
use crate::expansions::hills_and_sheep::flocks::{JOINS, place_tile};

/// A user whose clicks are counted.
struct Hand {
    person: User,
    clicks: usize,
}

impl Hand {
    /// Opens the console of Alice's turn.
    async fn open(stage: &Stage, post: &Seen) -> (Hand, Seen) {
        let person = stage.user("alice");
        let console = person.press(post, "Play").await.message();
        (Hand { person, clicks: 1 }, console)
    }

    async fn choose(&mut self, console: &Seen, text: &str) -> Seen {
        let console = match option(console, text) {
            Some(_) => console.clone(),
            None => self.press(console, "Other spot").await,
        };
        let (_, _, value) = option(&console, text).unwrap_or_else(|| panic!("no `{text}`: {}", console.0));
        self.clicks += if value.is_empty() { 1 } else { 2 };
        choose(&self.person, &console, text).await
    }

    async fn press(&mut self, console: &Seen, button: &str) -> Seen {
        self.clicks += 1;
        press(&self.person, console, button).await
    }

    /// Commits the move. Returns the number of clicks.
    async fn confirm(mut self, console: &Seen) -> usize {
        self.clicks += 1;
        let confirm = ids(console, "confirm:")[0].to_owned();
        let done = self.person.press(console, &confirm).await.message();
        assert!(ids(&done, "confirm:").is_empty(), "nothing else is asked: {}", done.content());
        self.clicks
    }
}

fn bazaars() -> Setup {
    let mut setup = prepared::setup(&[Expansion::BridgesCastlesAndBazaars]);
    setup.expansions.bridges_castles_and_bazaars.as_mut().expect("options").bazaar_mode = BazaarMode::Sealed;
    setup
}

const fn script(script: &str) -> Prepared<'_> {
    Prepared { script, next: None, assists: Assists::On }
}

/// A position with so few spots that each is a button.
const FEW: &str = "0: BA/RFr E1 0\n1: BA/RFr W1 0\n0: BA/Cccc+";

#[tokio::test(flavor = "multi_thread")]
async fn the_suggested_move_takes_two_clicks_and_any_other_place_one_more() {
    let mut stage = Stage::set().await;
    let (_, post) = script(FEW).resume_with(&mut stage, &[]).await;
    let (mut hand, console) = Hand::open(&stage, &post).await;
    // The buttons lead to other spots only.
    let other = ids(&console, "pick:")[0].to_owned();
    let tried = hand.press(&console, &other).await;
    assert_eq!(hand.clicks + 1, 3, "with Confirm");
    let chosen = hand.choose(&tried, "A · ").await;
    assert_eq!(hand.confirm(&chosen).await, 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_suggested_move_is_committed_by_confirm() {
    for assists in [Assists::On, Assists::Off] {
        let mut stage = Stage::set().await;
        let (_, post) = Prepared { assists, ..script(FEW) }.resume_with(&mut stage, &[]).await;
        let (hand, console) = Hand::open(&stage, &post).await;
        assert_eq!(hand.confirm(&console).await, 2);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flock_is_decided_about_together_with_the_tile() {
    let mut stage = Stage::set().await;
    let (_, post) = script(JOINS).resume(&mut stage).await;
    let (mut hand, console) = Hand::open(&stage, &post).await;
    let mut tried = hand.choose(&console, " · E2").await;
    while !tried.content().contains("flock of 8 sheep") {
        hand.clicks += 1;
        tried = rotate(&hand.person, &tried).await;
    }
    let clicks = hand.confirm(&tried).await;
    // The spot is not one of the best, so *Other spot* leads to it.
    assert_eq!(clicks, 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bridge_is_a_control_of_its_own() {
    let mut stage = Stage::set().await;
    let (_, post) = script("0: BA/RFr E1 0\n1: BA/RFr W1 0\n0: BA/L").resume_under(&mut stage, bazaars()).await;
    let (mut hand, console) = Hand::open(&stage, &post).await;
    assert!(console.files()[0].alt.contains(" at S1."), "{}", console.files()[0].alt);
    let all = hand.press(&console, "More actions").await;
    let spanned = hand.choose(&all, "west to east").await;
    let clicks = hand.confirm(&spanned).await;
    assert_eq!(clicks, 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_bazaar_takes_two_clicks_or_one() {
    let mut stage = Stage::set().await;
    let (people, post) = script("0: BA/RFr E1 0\n1: BA/RFr W1 0\n0: BB/F.b").resume_under(&mut stage, bazaars()).await;
    place_tile(people.host(), "S1", 0).await;
    let round = people.host().until(|m| !m.only_you() && !ids(m, "form:").is_empty() && m.id() != post.id()).await;
    let [alice, bob] = ["alice", "bob"].map(|name| stage.user(name));
    // The clicks are *Bid* and the form's submit button.
    let form = alice.press(&round, "Bid").await;
    assert_eq!(form.modal()["components"].as_array().map(Vec::len), Some(2), "a field for each tile");
    alice.submit(&form, json!({ "A": "2", "B": "1" })).await;
    // *Pass* ends the auction with one press.
    bob.press(&round, "Pass").await;
    let sold = people.post_after(Some(&round)).await;
    for sale in ["**1** for", "for free"] {
        assert_eq!(sold.content().matches(sale).count(), 1, "each sale is posted once: {}", sold.content());
    }
}
