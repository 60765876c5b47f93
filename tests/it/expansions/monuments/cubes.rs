//! Plays cubes, architects and Chappa'ai with the running bot, by typed commands with autocomplete, buttons and menus.

use bergerie::rules::Expansion;
use bergerie::table::Assists;
use serde_json::json;

use crate::support::user::Choice;

use crate::bot::prepared::Prepared;
use crate::bot::process::Stage;
use crate::bot::shown::{choose, ids, is_within_limits, option, press, rotate, says, says_to_one, show_all, turns};
use crate::bot::table::line_of;

const fn prepared(script: &str) -> Prepared<'_> {
    Prepared { script, next: None, assists: Assists::On }
}

fn names(choices: &[Choice]) -> Vec<&str> {
    choices.iter().map(|choice| choice.name.as_str()).collect()
}

/// Bob, who reads French, has a tile that advances three objectives of Alice's monument.
#[tokio::test(flavor = "multi_thread")]
async fn a_cube_goes_onto_an_objective_by_command() {
    let mut stage = Stage::set().await;
    let (people, post) = prepared("0: MO/1 S1W1 0\n1: BA/Rr").resume_with(&mut stage, &[Expansion::Monuments]).await;
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));

    let others = json!({ "at": "W1", "rotation": 270 });
    let objectives = bob.autocomplete("/place", "meeple", "cube", others.clone()).await;
    let named = [1, 3, 4].map(|number| format!("cube\u{a0}: objectif {number}, monument en S1W1"));
    assert_eq!(names(&objectives), named.each_ref());
    let fourth = bob.autocomplete("/place", "meeple", "objectif 4", others).await;
    assert_eq!(names(&fourth), [named[2].as_str()]);

    let refused = bob.command("/place at: W1 rotation: 270 meeple: objectif 2").await.message();
    says_to_one(&refused, &["Ce n’est pas possible", &named[1]]);
    let refused = bob.command("/place at: W1 rotation: 90 meeple: objectif 3").await.message();
    says_to_one(&refused, &["Elle ne va pas en W1\u{a0}: du côté est, un pré toucherait une route."]);
    let refused = alice.command("/place at: W1 rotation: 270 meeple: objective 3").await.message();
    says_to_one(&refused, &["turn – you’ll get a ping"]);

    let shown = bob.command("/place at: W1 rotation: 270").await.message();
    is_within_limits(&shown);
    says_to_one(&shown, &["W1"]);
    let all = show_all(&bob, &shown).await;
    assert!(named.iter().all(|name| option(&all, name).is_some()), "{}", all.0);
    bob.keep(&all, "cube-try").await;
    assert!(people.host().last().await.only_you() || people.host().last().await.id() == post.id(), "no move was made");

    let done = bob.command("/place at: W1 rotation: 270 meeple: objectif 3").await.message();
    assert!(done.only_you() && done.buttons().is_empty(), "{}", done.0);
    let after = people.post_after(Some(&post)).await;
    says(&after, &["placed a cube on objective 3 of the monument at S1W1."]);
    alice.keep(&after, "cube-after").await;
    let info = alice.command("/monument info which: S1W1").await.message();
    says_to_one(&info, &["**Objective 3**: 2 of 6 tiles", "1 cube"]);
    alice.keep(&info, "cube-info").await;
    let scores = alice.command("/scores").await.message();
    says_to_one(&scores, &["10 cubes", "9 cubes"]);
}

/// Bob draws a monument and places it together with an architect.
#[tokio::test(flavor = "multi_thread")]
async fn an_architect_comes_with_a_monument_by_command() {
    let mut stage = Stage::set().await;
    let (people, post) = prepared("0: BA/RFr E1 0\n1: MO/3").resume_with(&mut stage, &[Expansion::Monuments]).await;
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    says(&post, &["monument"]);
    alice.keep(&post, "architect-hand").await;

    let others = json!({ "at": "S1W1", "rotation": 180 });
    let architects = bob.autocomplete("/place", "meeple", "architecte", others).await;
    assert_eq!(architects.len(), 1, "{architects:?}");
    let done = bob.command("/place at: S1W1 rotation: 180 meeple: architecte").await.message();
    assert!(done.only_you() && done.buttons().is_empty(), "{}", done.0);
    let after = people.post_after(Some(&post)).await;
    says(&after, &["architect"]);
    alice.keep(&after, "architect-after").await;
    let info = alice.command("/monument info").await.message();
    says_to_one(&info, &["**Monument at S1W1** · architect: ", "**Objective 1**: 0 of 2 tiles"]);
}

/// Nine cubes of Bob are on the fourth objective of his monument. The tile in his hand completes three objectives at
/// once, and he has only one cube left for them (`monuments.md 3.7`).
const THREE_AT_ONCE: &str = "0: BA/C N1 180
1: MO/4 S1 0
0: BA/RFr N2 0
1: BA/RFr E1 0 cube@S1:d
0: BA/RFr N3 0
1: BA/RFr E2 0 cube@S1:d
0: BA/RFr N4 0
1: BA/C S1E2 90 cube@S1:d
0: BA/RFr N5 0
1: BA/C S2E2 90 cube@S1:d
0: BA/RFr N6 0
1: BA/L S3E2 0 cube@S1:d
0: BA/CFc+ N7 0
1: BA/L S3E1 0 cube@S1:d
0: BA/CFc+ N8 0
1: BA/LR S3 180 cube@S1:d
> cube: 1 on a of S1
> objective: a of S1
> reward: 1 for 1: 1 points 1 renown
0: BA/CFc.1 N9 0
1: BA/C S3W1 270 cube@S1:d
0: BA/L N10 0
1: BA/CG S2W1 270 cube@S1:d
0: BA/RFrG W1 0
1: BA/LR";

/// The question in Bob's language.
const WHICH: &str = "ta tuile complète plus d’objectifs qu’il ne te reste de cubes";

#[tokio::test(flavor = "multi_thread")]
async fn the_last_cube_is_placed_by_button() {
    let mut stage = Stage::set().await;
    let (people, post) = prepared(THREE_AT_ONCE).resume_with(&mut stage, &[Expansion::Monuments]).await;
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    alice.keep(&post, "last-cube-before").await;

    // A command for the tile does not answer the question. So the bot asks it and commits nothing.
    for command in ["/place at: S1W1 rotation: 90 meeple: -", "/place at: S1W1 rotation: 90 meeple: objectif 3"] {
        let asked = bob.command(command).await.message();
        is_within_limits(&asked);
        says_to_one(&asked, &[WHICH]);
        assert_eq!(ids(&asked, "confirm:").len(), 3, "{}", asked.0);
    }
    let console = bob.open(&post).await;
    let tried = choose(&bob, &console, "S1W1").await;
    says_to_one(&tried, &[WHICH]);
    bob.keep(&tried, "last-cube-try").await;
    let buttons = tried.buttons();
    let third = buttons.iter().find(|label| label.contains("objectif 3")).expect("a button for the third objective");
    let next = press(&bob, &tried, third).await;
    assert_eq!(ids(&next, "confirm:").len(), 1, "the figure is asked for in the same message: {}", next.0);
    let between = people.post_after(Some(&post)).await;
    let done = press(&bob, &next, ids(&next, "confirm:")[0]).await;
    says_to_one(&done, &["dans le salon"]);
    let after = people.post_after(Some(&between)).await;
    says(&after, &["earned for 9 cubes: 45 points, 36 Renown"]);
    says(&line_of(&alice, &between).await, &["Objective 2 of the monument at S1 was completed"]);
    alice.keep(&after, "last-cube-after").await;
}

/// With more than one page of spots, several rotations and three answers, a row would have six buttons. So rotations have a row of
/// their own, and each answer commits the move.
#[tokio::test(flavor = "multi_thread")]
async fn rotations_that_do_not_fit_beside_answers_are_a_row_of_their_own() {
    let mut stage = Stage::set().await;
    let sets = [Expansion::Monuments, Expansion::HousesAndWalls];
    let (people, post) = prepared(THREE_AT_ONCE).resume_with(&mut stage, &sets).await;
    let bob = stage.user("bob");
    let console = bob.open(&post).await;
    is_within_limits(&console);
    assert!(ids(&console, "pick:").len() > 1, "more than a page of places: {}", console.0);
    let tried = choose(&bob, &console, "S1W1").await;
    // The best move there has only one rotation. With a house, there are several.
    let all = show_all(&bob, &tried).await;
    let house = all.buttons().into_iter().find(|label| label.contains("maison")).expect("a button for a house");
    let tried = press(&bob, &all, house).await;
    is_within_limits(&tried);
    let buttons = tried.buttons();
    assert_eq!(buttons.iter().filter(|label| label.contains("objectif")).count(), 3, "{buttons:?}");
    assert!(buttons.contains(&"Autre emplacement") && buttons.contains(&"Annuler"), "{buttons:?}");
    assert!(buttons.iter().any(|label| turns(label)) && buttons.contains(&"Conseil"), "{buttons:?}");
    let answer = *ids(&tried, "confirm:").last().expect("an answer");
    let done = bob.press(&tried, answer).await.message();
    says_to_one(&done, &["reçoit pour 10 cubes\u{a0}: 50 points, 39 jetons Renommée"]);
    let after = people.post_after(Some(&post)).await;
    says(&after, &["completed objective 4 of the monument at S1, with a cube on it"]);
}

/// Bob places the second Chappa'ai and moves his meeple through it to the first.
#[tokio::test(flavor = "multi_thread")]
async fn a_meeple_goes_through_a_chappaai() {
    let mut stage = Stage::set().await;
    let script = "0: MO/2 N1E1 0 road:E\n1: MO/3";
    let (people, post) = prepared(script).resume_with(&mut stage, &[Expansion::Monuments]).await;
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    alice.keep(&post, "portal-before").await;
    let others = json!({ "at": "S1W1", "rotation": 180 });
    let figures = bob.autocomplete("/place", "meeple", "Chappa", others).await;
    let city = figures.iter().find(|figure| figure.name.contains("chevalier")).expect("the city of the other tile");
    assert_eq!(city.name, "par le Chappa’ai en N1E1\u{a0}: chevalier");
    assert!(!figures.iter().any(|figure| figure.name.contains("architecte")), "{figures:?}");

    let console = bob.open(&post).await;
    let mut tried = choose(&bob, &console, "S1W1").await;
    while !tried.content().contains("orientation 3 sur 4") {
        tried = rotate(&bob, &tried).await;
    }
    let all = press(&bob, &tried, "Autres actions").await;
    bob.keep(&all, "portal-try").await;
    let chosen = choose(&bob, &all, &city.name).await;
    says_to_one(&chosen, &[&city.name]);
    bob.keep(&chosen, "portal-chosen").await;
    press(&bob, &chosen, ids(&chosen, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["sent the meeple through the Chappa’ai at S1W1.", "placed a meeple at N1E1: knight."]);
    alice.keep(&after, "portal-after").await;
}
