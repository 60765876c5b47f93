//! Plays Deserts with the running bot: a ride on a sandworm, and the spice that it scores.

use bergerie::rules::Expansion;
use bergerie::table::Assists;
use serde_json::json;

use crate::bot::prepared::Prepared;
use crate::bot::process::Stage;
use crate::bot::shown::{choose, ids, is_within_limits, option, press, says, says_to_one, show_all};

const fn prepared(script: &str) -> Prepared<'_> {
    Prepared { script, next: None, assists: Assists::On }
}

/// Alice has a meeple on a road in the desert. Bob, who reads French, moves a meeple there with a sandworm.
#[tokio::test(flavor = "multi_thread")]
async fn a_sandworm_carries_a_meeple_to_a_feature_of_others() {
    let mut stage = Stage::set().await;
    let script = "0: DE/RDr E1 90 road\n1: DE/D.w";
    let (people, post) = prepared(script).resume_with(&mut stage, &[Expansion::Deserts]).await;
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    alice.keep(&post, "ride-before").await;
    let figures = bob.autocomplete("/place", "meeple", "", json!({ "at": "S1", "rotation": 0 })).await;
    let mut names: Vec<&str> = figures.iter().map(|figure| figure.name.as_str()).collect();
    names.sort_unstable();
    assert_eq!(names, ["Aucun pion", "avec le ver des sables en E1\u{a0}: brigand"]);
    let refused = bob.command("/place at: S1 rotation: 0 meeple: chevalier").await.message();
    says_to_one(&refused, &["avec le ver des sables en E1\u{a0}: brigand"]);

    let console = bob.open(&post).await;
    let tried = choose(&bob, &console, "S1").await;
    let tried = show_all(&bob, &choose(&bob, &tried, "Retirer").await).await;
    assert!(option(&tried, "avec le ver des sables en E1").is_some(), "{}", tried.0);
    let done = bob.command("/place at: S1 rotation: 0 meeple: ver des sables").await.message();
    assert!(done.only_you() && done.buttons().is_empty(), "{}", done.0);
    let after = people.post_after(Some(&post)).await;
    says(&after, &["The sandworm at S1 carried "]);
    alice.keep(&after, "ride-after").await;
    let old = bob.press(&tried, ids(&tried, "confirm:")[0]).await.message();
    says_to_one(&old, &["tour"]);
}

/// Alice has a meeple on a spice deposit. Bob's sandworm beside it scores the spice immediately, and the console
/// announces that.
#[tokio::test(flavor = "multi_thread")]
async fn a_sandworm_has_spice_scored_at_once() {
    let mut stage = Stage::set().await;
    let script = "0: DE/D.s S1 0 spice\n1: BA/RFr E1 0\n0: BA/RFr W1 0\n1: DE/D.w";
    let (people, post) = prepared(script).resume_with(&mut stage, &[Expansion::Deserts]).await;
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    let console = bob.open(&post).await;
    is_within_limits(&console);
    let tried = choose(&bob, &console, "S1E1").await;
    bob.keep(&tried, "spice-try").await;
    press(&bob, &tried, ids(&tried, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["A sandworm reaches the spice at S1", "**+5**"]);
    alice.keep(&after, "spice-after").await;
}
