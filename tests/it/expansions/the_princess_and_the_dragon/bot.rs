//! Plays The Princess & the Dragon with the running bot. It is chosen in the lobby. Steps of the dragon take one press.
//! The fairy, the princess and portals are used in the console and by command. Also tests the public posts.

use bergerie::rules::Expansion;
use bergerie::table::Assists;
use serde_json::json;

use crate::support::user::Seen;

use crate::bot::lobby::agree;
use crate::bot::prepared::Prepared;
use crate::bot::process::Stage;
use crate::bot::shown::{choose, ids, press, says, says_to_one};
use crate::bot::table::People;

/// Restarts the bot with the game of a script. Returns Alice and Bob, who reads French, and the post of the turn.
async fn resume(stage: &mut Stage, script: &str) -> (People, Seen) {
    Prepared { script, next: None, assists: Assists::On }
        .resume_with(stage, &[Expansion::ThePrincessAndTheDragon])
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn its_rules_are_agreed_on_in_the_lobby() {
    let stage = Stage::set().await;
    for (name, channel, set, rule, value) in [
        ("alice", "carcassonne", "the princess & the dragon", "when the dragon moves", "after features are scored"),
        ("bob", "second-table", "princesse et dragon", "quand le dragon se déplace", "après les évaluations"),
        ("carol", "chatter", "burgfräulein und drache", "wann der Drache zieht", "nach der Wertung"),
    ] {
        agree(&stage.user(name).at(channel), set, rule, value).await;
    }
}

/// Returns the label of the button for a step of the dragon, which begins with the letter of its cell in the picture.
fn step<'a>(post: &'a Seen, text: &str) -> &'a str {
    let text = format!(" · {text}");
    post.buttons().into_iter().find(|label| label.contains(&text)).expect("a button")
}

/// Alice chooses a step of the dragon. The next step is forced. She chooses the third, with which the dragon eats Bob's
/// highwayman.
#[tokio::test(flavor = "multi_thread")]
async fn a_step_of_the_dragon_is_one_press_on_the_post() {
    let mut stage = Stage::set().await;
    let script = "0: BA/RFr E1 0\n1: DG/F.v S1 0\n0: BA/L S1E1 0\n1: BA/RFr E2 0 road\n0: DG/RFr.d W1 0\n";
    let (people, post) = resume(&mut stage, script).await;
    says(&post, &["you move the dragon at **S1**: step 1 of 6"]);
    assert!(post.alts().contains("Dragon at S1"), "{}", post.alts());
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    let foreign = bob.press(&post, step(&post, "S1E1")).await.message();
    assert!(foreign.only_you(), "{}", foreign.0);
    alice.press(&post, step(&post, "S1E1")).await;
    let second = people.post_after(Some(&post)).await;
    // Alice knows her own step, so the post tells her only about Bob's.
    says(&second, &["could only go to **E1** (step 2)", "step 3 of 6"]);
    alice.keep(&second, "dragon-step").await;
    alice.press(&second, step(&second, "E2: eats")).await;
    let third = people.post_after(Some(&second)).await;
    says(&third, &["moved the dragon to **E2** (step 3). It ate 1 meeple of"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_fairy_and_a_portal_are_chosen_in_the_console() {
    let mut stage = Stage::set().await;
    let script = "0: BA/L S1 0 monastery\n1: BA/RFr E1 0\n0: DG/RRR.g";
    let (people, post) = resume(&mut stage, script).await;
    let alice = stage.user("alice");
    let console = alice.press(&post, "Play").await.message();
    // The console opens with the move that the bot prefers: the fairy, after a tile at W1.
    let other = choose(&alice, &console, " S2").await;
    let tried = choose(&alice, &other, " W1").await;
    alice.keep(&tried, "portal-try").await;
    let is_chosen = tried.content().contains("Fairy to S1");
    let fairy = if is_chosen { tried } else { choose(&alice, &tried, "Fairy to S1").await };
    press(&alice, &fairy, ids(&fairy, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["moved the fairy next to a meeple at **S1**"]);
    assert!(after.alts().contains("Fairy at S1 next to 1 meeple of"), "{}", after.alts());
    alice.keep(&after, "fairy-after").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_meeple_goes_through_a_portal_by_command() {
    let mut stage = Stage::set().await;
    let script = "0: BA/L S1 0\n1: BA/RFr E1 0\n0: DG/RRR.g";
    let (people, post) = resume(&mut stage, script).await;
    let alice = stage.user("alice");
    let places = alice.autocomplete("/place", "meeple", "portal", json!({ "at": "W1", "rotation": 0 })).await;
    assert!(places.iter().any(|place| place.name.contains("Portal to S1")), "{places:?}");
    let placed = alice.command("/place at: W1 rotation: 0 meeple: portal to S1: monk").await.message();
    says_to_one(&placed, &["Your move is in the channel"]);
    let after = people.post_after(Some(&post)).await;
    says(&after, &["used the magic portal at **W1**"]);
}

/// Bob reads French and has given an order, so the bot makes the dragon's second step for him: away from his highwayman at E2, or
/// towards Alice's monk at S1E1.
#[tokio::test(flavor = "multi_thread")]
async fn standing_orders_make_the_dragon_s_steps() {
    let script = "0: BA/RFr E1 0\n1: DG/F.v S1 0\n0: BA/L S1E1 0 monastery\n1: BA/RFr E2 0 road\n0: DG/RFr.d W1 0\n";
    for (order, label, to) in [
        ("dragon-away", "éloigner le dragon de mes pions", "W1"),
        ("dragon-leader", "diriger le dragon vers les pions de la couleur en tête", "E1"),
    ] {
        let mut stage = Stage::set().await;
        let (people, post) = resume(&mut stage, script).await;
        let (alice, bob) = (stage.user("alice"), stage.user("bob"));
        let shown = bob.command("/orders").await.message();
        let form = bob.press(&shown, "Modifier").await;
        says_to_one(&bob.submit(&form, json!({ "plain": [order] })).await.message(), &[label]);
        alice.press(&post, step(&post, "0")).await;
        let after = people.post_after(Some(&post)).await;
        says(&after, &[&format!("moved the dragon to **{to}** (step 2)"), "Played by "]);
    }
}
