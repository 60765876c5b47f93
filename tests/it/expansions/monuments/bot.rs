//! Plays Monuments, Houses and Walls, and Deserts with the running bot. A monument is completed, and a whole game is
//! played to its end.

use bergerie::rules::expansions::monuments;
use bergerie::rules::{Event, Expansion, ExpansionEvent};
use bergerie::table::Assists;
use serde_json::json;

use crate::support::user::{Seen, User};

use crate::bot::ending::check_ending;
use crate::bot::everything::skip;
use crate::bot::prepared::Prepared;
use crate::bot::process::Stage;
use crate::bot::shown::says;
use crate::bot::table::{People, is_end, is_turn, line_of, move_by_console, nth, place_at};

/// Alice's architect is on a monument with three completed objectives, and Bob holds the tile that completes the fourth
/// (`monuments.md 2.9`).
const NEARLY_DONE: &str = "0: MO/1 S1W1 0 monument
1: BA/Rr W1 270
0: BA/RFr E1 0
1: BA/L S1E1 0
0: BA/L S2E1 0
1: BA/L S3E1 0
0: BA/LR S3 180
> cube: 0 on a of S1W1
> objective: a of S1W1
> reward: 0 for 1: 1 points 1 renown
1: BA/C S3W1 180
0: BA/L S3W2 0
1: BA/C S2W2 270
> cube: 1 on c of S1W1
> objective: c of S1W1
> reward: 1 for 1: 3 points 3 renown
0: BA/C S1W2 270
> cube: 0 on d of S1W1
> objective: d of S1W1
> reward: 0 for 1: 5 points 4 renown
1: BA/C";

#[tokio::test(flavor = "multi_thread")]
async fn a_monument_is_completed_and_pays_its_architect() {
    let mut stage = Stage::set().await;
    let prepared = Prepared { script: NEARLY_DONE, next: None, assists: Assists::On };
    let (people, post) = prepared.resume_with(&mut stage, &[Expansion::Monuments]).await;
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));

    let info = alice.command("/monument info").await.message();
    assert!(info.only_you(), "{}", info.content());
    let texts = [
        "**Monument at S1W1** · architect: ■",
        "**Objective 1** completed",
        "**Objective 2**: 3 of 4 tiles, missing W2",
        "our own",
    ];
    for text in texts {
        assert!(info.content().contains(text), "{text}: {}", info.content());
    }
    let plan = info.files()[0];
    assert!(plan.name == "monument-1.png" && plan.alt.contains("Objective 2: 3 of 4 tiles"), "{plan:?}");
    alice.keep(&info, "monument-info").await;
    let refused = alice.command("/monument info which: N5").await.message();
    assert!(refused.only_you() && refused.content().contains("S1W1"), "{}", refused.content());
    let tried = bob.command("/place at: W2 rotation: 270").await.message();
    for text in ["monument", "**+40**", "2 points, 2 jetons Renommée"] {
        assert!(tried.content().contains(text), "{text}: {}", tried.content());
    }
    bob.keep(&tried, "monument-try").await;
    bob.command("/place at: W2 rotation: 270 meeple: -").await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["The monument at S1W1 is completed: ■", "**+40**"]);
    says(&line_of(&alice, &post).await, &["completed objective 2 of the monument at S1W1", "**+40**"]);
    alice.keep(&after, "monument-after").await;
    let scores = alice.command("/scores").await.message();
    for text in ["monuments 46", "10 cubes", "5 Renown"] {
        assert!(scores.content().contains(text), "{text}: {}", scores.content());
    }
}

/// Three users play the beginning and the end of a game. The scores must be those of the record.
#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_a_game_of_monuments() {
    let mut stage = Stage::without_bot().await;
    let people = People::called(&stage, &["alice", "bob", "carol"]).await;
    people.begin(&mut stage, &[Expansion::Monuments, Expansion::HousesAndWalls, Expansion::Deserts], 1).await;
    let mut post = people.post_after(None).await;
    let mut moves = 0;
    while !is_end(&post) {
        let person = people.asked_by(&post);
        moves += 1;
        if !is_turn(&post) || moves % 6 == 0 {
            move_by_console(person, &post, moves).await;
        } else {
            place_tile(person, moves).await;
        }
        post = people.post_after(Some(&post)).await;
        if moves == 24 {
            skip(&mut stage, 90).await;
            post = people.post_after(Some(&post)).await;
        }
    }
    check_end(&people, &post).await;
}

/// Places a tile. Uses a house or a wall wherever possible, and an architect or, more often, a cube.
async fn place_tile(person: &User, turn: usize) {
    let places = person.autocomplete("/place", "at", "", json!({})).await;
    let words = ["house", "wall", "maison", "mur", "Haus", "Mauer"];
    let built = places.iter().find(|at| words.iter().any(|word| at.name.contains(word)));
    place_at(person, built.unwrap_or_else(|| nth(&places, turn * 7)), turn, |name| {
        let words = ["architect", "Architekt", "cube", "Würfel"];
        !turn.is_multiple_of(4) && words.iter().any(|word| name.contains(word))
    })
    .await;
}

async fn check_end(people: &People, end: &Seen) {
    let (mut cubes, mut completed, mut built) = (0, 0, 0);
    let note = |event: &Event| match event {
        Event::Expansion(ExpansionEvent::Monuments(monuments::Event::CubePlaced { is_automatic: false, .. })) => {
            cubes += 1
        }
        Event::Expansion(ExpansionEvent::Monuments(monuments::Event::ObjectiveCompleted { .. })) => completed += 1,
        Event::Expansion(ExpansionEvent::HousesAndWalls(_)) => built += 1,
        _ => {}
    };
    check_ending(people, end, note).await;
    println!("{cubes} cubes by choice, {completed} objectives completed, {built} houses and walls");
    assert!(built > 0, "a house or a wall was built");
}
