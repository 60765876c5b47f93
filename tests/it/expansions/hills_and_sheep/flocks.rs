//! Situations that are rare in a random game: shepherds whose fields are joined, and fields that are closed.

use bergerie::rules::expansions::hills_and_sheep::{self, FlockTiming, Token};
use bergerie::rules::{DrawOutcome, Expansion, ExpansionDrawOutcome};
use bergerie::table::Assists;
use serde_json::json;

use crate::support::user::{Choice, User};

use crate::bot::prepared::{Prepared, setup};
use crate::bot::process::Stage;

/// Two shepherds in separate fields, and in Alice's hand the tile that joins them (`hills_and_sheep.md 1.3`).
pub const JOINS: &str = "0: BA/L S1 0 shepherd@field sheep:3
1: BA/RFr E1 0 shepherd@field:NNW sheep:4
0: BA/L S2 0 pass grow sheep:1
1: BA/L S3 0
0: BA/LR";

/// Two shepherds around a field that the tile in Bob's hand closes (`hills_and_sheep.md 1.4`).
const CLOSES_BOTH: &str = "0: BA/CccR+ W1 270 shepherd@field:ENE sheep:3
1: BA/L S1 0
0: BA/L S1E1 0
1: BA/C S1E2 0
0: BA/RFr S2 0
1: BA/CccR E2 90 shepherd@field:WNW sheep:4
0: BA/RFr S2E1 0
1: BA/RCr";

/// Alice's shepherd in a field that the tile in Bob's hand closes (`hills_and_sheep.md 1.4`).
const CLOSES_ANOTHERS: &str = "0: BA/CccR+ W1 270 shepherd@field:ENE sheep:3
1: BA/L S1 0
0: BA/RCr E1 0 pass grow sheep:3
1: BA/CccR";

const fn token(token: Token) -> DrawOutcome {
    DrawOutcome::Expansion(ExpansionDrawOutcome::HillsAndSheep(hills_and_sheep::DrawOutcome::Token(token)))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shared_flock_is_shown_to_its_owner_and_pays_both() {
    let mut stage = Stage::set().await;
    let prepared = Prepared { script: JOINS, next: None, assists: Assists::On };
    let (people, post) = prepared.resume(&mut stage).await;
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    alice.keep(&post, "joins-before").await;
    let console = alice.command("/place at: E2 rotation: 90").await.message();
    for text in ["flock of 8 sheep", "Herding scores 8 now for ■\u{a0}<@", " and ✚\u{a0}<@", "Odds of a wolf: 2 in 15"]
    {
        assert!(console.content().contains(text), "{text}: {}", console.content());
    }
    assert!(console.buttons().contains(&"Confirm · Herd: 8 points each"), "{:?}", console.buttons());
    alice.keep(&console, "joins-try").await;

    place_tile(&alice, "E2", 90).await;
    let asked = people.post_after(Some(&post)).await;
    for text in ["**your flock**: 8 sheep in the field at S1, shared with ✚\u{a0}<@", "Odds of a wolf: 2 in 15"] {
        assert!(asked.content().contains(text), "{text}: {}", asked.content());
    }
    let alt = asked.files()[0].alt;
    assert!(
        alt.contains("at S1 with 4 sheep") && alt.contains("at E1 with 4 sheep"),
        "the alt text names the neighbours: {alt}"
    );
    alice.keep(&asked, "joins-asked").await;
    let refused = bob.press(&asked, "Herd: 8 points each").await.message();
    assert!(refused.only_you() && refused.content().contains("<@"), "{}", refused.content());
    alice.press(&asked, "Herd: 8 points each").await;
    let after = people.post_after(Some(&asked)).await;
    let [first, second] = [0, 1].map(|seat| people.ids()[seat]);
    let text = format!("■\u{a0}<@{first}> **+8** and ✚\u{a0}<@{second}> **+8** (1 sheep + 3 sheep + 4 sheep)");
    assert!(after.content().contains("is herded") && after.content().contains(&text), "{}", after.content());
    assert!(!after.files()[0].alt.contains(" sheep"), "both shepherds have returned: {}", after.files()[0].alt);
    alice.keep(&after, "joins-herded").await;
}

/// At a table where players decide about flocks before they place a figure, `/place` with a figure asks about the flock
/// first. It must not refuse the figure.
#[tokio::test(flavor = "multi_thread")]
async fn a_figure_that_comes_after_the_flock_is_not_refused() {
    let mut stage = Stage::set().await;
    let script = JOINS.replace("pass grow sheep:1", "grow sheep:1 pass");
    let mut setup = setup(&[Expansion::HillsAndSheep]);
    setup.expansions.hills_and_sheep.as_mut().expect("it is played").flock_timing = FlockTiming::BeforeMeeple;
    let prepared = Prepared { script: &script, next: None, assists: Assists::On };
    prepared.resume_under(&mut stage, setup).await;
    let alice = stage.user("alice");
    let console = alice.command("/place at: E2 rotation: 90 meeple: knight").await.message();
    assert!(console.only_you() && console.content().contains("One more choice comes first"), "{}", console.content());
    assert!(console.buttons().iter().any(|label| label.contains("Herd")), "{:?}", console.buttons());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_field_that_its_owner_closes_may_grow_once_more_and_then_pays_both() {
    let mut stage = Stage::set().await;
    let next = Some(("1: E1 0 pass grow", token(Token::Two)));
    let prepared = Prepared { script: CLOSES_BOTH, next, assists: Assists::On };
    let (people, post) = prepared.resume(&mut stage).await;
    let bob = stage.user("bob");
    place_tile(&bob, "E1", 0).await;
    let asked = people.post_after(Some(&post)).await;
    assert!(asked.content().contains("**your flock**: 7 sheep"), "{}", asked.content());
    bob.keep(&asked, "closes-asked").await;
    bob.press(&asked, "Let it grow").await;
    let after = people.post_after(Some(&asked)).await;
    let texts = [
        "drew a token: **2 sheep**",
        "was closed, so its flock was herded",
        "**+9** and",
        "2 sheep + 3 sheep + 4 sheep",
    ];
    assert!(texts.iter().all(|texts| after.content().contains(texts)), "{}", after.content());
    assert!(!after.files()[0].alt.contains(" sheep"), "both shepherds have returned: {}", after.files()[0].alt);
    bob.keep(&after, "closes-herded").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_picture_of_a_move_shows_the_points_after_a_token_was_drawn() {
    let mut stage = Stage::set().await;
    let next = Some(("1: E1 0 pass grow", token(Token::Two)));
    Prepared { script: CLOSES_BOTH, next, assists: Assists::On }.resume(&mut stage).await;
    let bob = stage.user("bob");
    let console = bob.command("/place at: E1 rotation: 0").await.message();
    let grow = console.buttons().into_iter().find(|label| label.ends_with("Agrandir"));
    let grow = grow.unwrap_or_else(|| panic!("{:?}", console.buttons())).to_owned();
    let done = bob.press(&console, &grow).await.message();
    assert!(done.content().contains("**+9**"), "{}", done.content());
    let picture = done.files()[0].alt;
    assert!(["rouge 0 → 9", "bleu 0 → 9"].iter().all(|points| picture.contains(points)), "{picture}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wolf_at_the_last_draw_of_a_closed_field_scores_nothing() {
    let mut stage = Stage::set().await;
    let next = Some(("1: E1 0 pass grow", token(Token::Wolf)));
    let prepared = Prepared { script: CLOSES_BOTH, next, assists: Assists::On };
    let (people, post) = prepared.resume(&mut stage).await;
    let bob = stage.user("bob");
    place_tile(&bob, "E1", 0).await;
    let asked = people.post_after(Some(&post)).await;
    bob.press(&asked, "Let it grow").await;
    let after = people.post_after(Some(&asked)).await;
    assert!(
        after.content().contains("**A wolf!**") && after.content().contains("the flock was lost"),
        "{}",
        after.content()
    );
    assert!(!after.content().contains("herded:") && !after.content().contains("**+"), "{}", after.content());
    bob.keep(&after, "closes-wolf").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flock_is_herded_without_a_question_if_another_player_closes_its_field() {
    let mut stage = Stage::set().await;
    let prepared = Prepared { script: CLOSES_ANOTHERS, next: None, assists: Assists::On };
    let (people, post) = prepared.resume(&mut stage).await;
    let bob = stage.user("bob");
    let console = bob.command("/place at: E2 rotation: 90").await.message();
    assert!(console.content().contains("**+6**"), "the rehearsal names Alice's points: {}", console.content());
    bob.keep(&console, "closes-anothers-try").await;
    place_tile(&bob, "E2", 90).await;
    let after = people.post_after(Some(&post)).await;
    let texts = ["was closed, so its flock was herded", "**+6** (2 × 3 sheep)", "you’re up!"];
    assert!(texts.iter().all(|texts| after.content().contains(texts)), "{}", after.content());
    bob.keep(&after, "closes-anothers").await;
}

/// Places the tile in hand, without a figure.
pub async fn place_tile(person: &User, at: &str, turned: u16) {
    let others = json!({ "at": at, "rotation": turned });
    let figures = person.autocomplete("/place", "meeple", "", others).await;
    let nobody = figures.iter().map(Choice::text).find(|value| *value == "-").expect("a choice without a figure");
    person.command(&format!("/place at: {at} rotation: {turned} meeple: {nobody}")).await;
}
