//! The console as players use it. It draws the figure in its place, shows who controls features, takes few clicks, and
//! loses no input.

use bergerie::table::Assists;
use serde_json::json;

use super::prepared::Prepared;
use super::process::Stage;
use super::shown::{choose, ids, option, press, rotate, says, says_to_one};
use crate::expansions::hills_and_sheep::flocks::JOINS;

/// Bob has a figure on the road that Alice's tile can extend.
const ROAD: &str = "0: BA/RFr E1 0\n1: BA/RFr W1 0 road\n0: BA/RFr";

const fn prepared(script: &str) -> Prepared<'_> {
    Prepared { script, next: None, assists: Assists::On }
}

/// *Play*, a spot, a figure and *Confirm* take one press each if there are few choices. The picture shows the figure,
/// and the text names the player who would control the road.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_takes_four_presses() {
    let mut stage = Stage::set().await;
    let (people, post) = prepared("0: BA/RFr E1 0\n1: BA/RFr W1 0\n0: BA/Cccc+").resume_with(&mut stage, &[]).await;
    let alice = stage.user("alice");
    let console = press_play(&alice, &post).await;
    alice.keep(&console, "few-places").await;
    let place = ids(&console, "pick:")[0].to_owned();
    assert!(console.options(None).is_empty(), "no menu: {}", console.0);
    let tried = press(&alice, &console, &place).await;
    let (figure, ..) = option(&tried, "A · ").expect("a button of a figure");
    let figure = figure.to_owned();
    let chosen = press(&alice, &tried, &figure).await;
    assert!(chosen.files()[0].alt.contains("With: "), "the figure is drawn: {}", chosen.files()[0].alt);
    alice.keep(&chosen, "figure-drawn").await;
    alice.press(&chosen, "Confirm").await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["played **"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rehearsal_shows_control_of_features() {
    let mut stage = Stage::set().await;
    let (_, post) = prepared(ROAD).resume_with(&mut stage, &[]).await;
    let alice = stage.user("alice");
    let console = press_play(&alice, &post).await;
    let tried = choose(&alice, &console, " · E2").await;
    let alongside = if tried.content().contains("would go to") { tried } else { rotate(&alice, &tried).await };
    says_to_one(&alongside, &["Road at 0: would go to ✚", "needs "]);
    alice.keep(&alongside, "shared-road").await;
}

/// A hint names three spots, each with its value and reasons, also in the base game. It stays available while a spot is tried.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_names_three_spots_with_values_and_reasons() {
    let mut stage = Stage::set().await;
    let (_, post) = prepared(ROAD).resume_with(&mut stage, &[]).await;
    let alice = stage.user("alice");
    let console = press_play(&alice, &post).await;
    let tried = choose(&alice, &console, " · E2").await;
    let [hint] = ids(&tried, "hint:")[..] else { panic!("no hint: {}", tried.0) };
    let hints = alice.press(&tried, hint).await.message();
    let mut spots: Vec<&str> =
        ids(&hints, "try:").iter().filter_map(|id| id.rsplit(':').next()?.split('.').next()).collect();
    spots.dedup();
    assert_eq!(spots.len(), 3, "{}", hints.content());
    let moves: Vec<&str> = hints.content().lines().filter(|line| line.contains("in the long run")).collect();
    let reasons = hints.content().lines().filter(|line| line.starts_with("-# ") && line.contains("meeple"));
    assert!(moves.len() == 3 && reasons.count() >= 3, "{}", hints.content());
}

/// Options that a user has typed are kept or refused. They are never ignored.
#[tokio::test(flavor = "multi_thread")]
async fn typed_options_are_kept_or_refused() {
    let mut stage = Stage::set().await;
    let (people, post) = prepared(ROAD).resume_with(&mut stage, &[]).await;
    let alice = stage.user("alice");
    let refused = alice.command("/place at: N1 rotation: 0 meeple: dragon").await.message();
    says_to_one(&refused, &["doesn’t fit"]);
    let refused = alice.command("/place at: E2 rotation: 0 meeple: dragon").await.message();
    says_to_one(&refused, &["You can place: ", "farmer"]);
    let refused = alice.command("/place at: S1 meeple: dragon").await.message();
    says_to_one(&refused, &["You can place: ", "farmer"]);
    assert_eq!(people.post_after(None).await.id(), post.id(), "no move was made");
    // The tile fits there in one rotation, so the command is complete without it.
    let ways = alice.autocomplete("/place", "rotation", "", json!({ "at": "S1" })).await;
    assert_eq!(ways.len(), 1, "{ways:?}");
    let done = alice.command("/place at: S1 meeple: highwayman").await.message();
    says_to_one(&done, &["Done!", "highwayman"]);
}

/// The console must not describe a flock as herded while the player has not decided yet.
#[tokio::test(flavor = "multi_thread")]
async fn pending_decisions_are_not_described_as_done() {
    let mut stage = Stage::set().await;
    let (_, post) = prepared(JOINS).resume(&mut stage).await;
    let alice = stage.user("alice");
    let console = press_play(&alice, &post).await;
    let components = format!("{}", console.0["components"]);
    assert!(!components.contains("+8") && !components.contains("scores 8"), "{components}");
    let tried = alice.command("/place at: E2 rotation: 90").await.message();
    says_to_one(&tried, &["so grow or herd your flock of "]);
    assert!(!tried.content().contains("herded:"), "{}", tried.content());
}

async fn press_play(
    person: &crate::support::user::User,
    post: &crate::support::user::Seen,
) -> crate::support::user::Seen {
    person.open(post).await
}
