//! Plays a whole game with Hills & Sheep, with shepherds, flocks and hills by commands and buttons.

use bergerie::rules::expansions::hills_and_sheep;
use bergerie::rules::{
    DrawOutcome, Entry, Event, Expansion, ExpansionDrawOutcome, ExpansionEvent, Record, ShapeId, View,
};
use serde_json::json;

use crate::support::user::{Seen, User};

use crate::bot::ending::{check_ending, export};
use crate::bot::process::Stage;
use crate::bot::shown::ids;
use crate::bot::table::{People, asks_about_flock, carry_out, is_end, move_by_console, nth, place_at, turned_at};

/// Three users play to the end. The bot is killed once while a player must decide about a flock. Tiles under hills must
/// stay unknown until the game is over. The scores must be those of the record.
#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_a_whole_game_of_hills_and_sheep() {
    let mut stage = Stage::without_bot().await;
    let people = People::called(&stage, &["alice", "bob", "carol"]).await;
    people.begin(&mut stage, &[Expansion::HillsAndSheep], 1).await;
    let mut post = people.post_after(None).await;
    let (mut moves, mut flocks) = (0, 0);
    while !is_end(&post) {
        let person = people.asked_by(&post);
        moves += 1;
        if asks_about_flock(&post) {
            flocks += 1;
            if flocks == 2 {
                stage.kill();
                stage.start().await;
                check_open_record(person).await;
            }
            decide(person, &post, flocks).await;
        } else if moves % 6 == 0 {
            move_by_console(person, &post, moves).await;
        } else {
            place_tile(person, moves).await;
        }
        post = people.post_after(Some(&post)).await;
    }
    println!("{moves} moves, {flocks} of them about flocks");
    check_end(&people, &post, moves).await;
}

/// Places a tile, with the shepherd wherever possible.
async fn place_tile(person: &User, turn: usize) {
    let places = person.autocomplete("/place", "at", "", json!({})).await;
    let at = nth(&places, turn * 7);
    let turned = turned_at(person, at, turn).await;
    let others = json!({ "at": at.value, "rotation": turned });
    let fields = person.autocomplete("/shepherd place", "field", "", others).await;
    if fields.is_empty() {
        place_at(person, at, turn, |_| false).await;
        return;
    }
    let is_shepherd = |name: &str| ["shepherd", "berger", "Schäfer"].iter().any(|word| name.contains(word));
    assert!(fields.iter().all(|field| is_shepherd(&field.name)), "{fields:?}");
    let field = nth(&fields, turn);
    carry_out(person, &format!("/shepherd place at: {} rotation: {turned} field: {}", at.text(), field.text())).await;
}

/// Decides about a flock on the post, by command, or in the console that `/place` opens.
async fn decide(person: &User, post: &Seen, time: usize) {
    assert!(post.content().contains("Odds of a wolf: 2 in "), "{}", post.content());
    let herd =
        post.buttons().into_iter().find(|label| label.starts_with("Herd: ")).expect("a button to herd").to_owned();
    match time % 5 {
        0 => drop(person.press(post, &herd).await),
        1 => drop(person.command("/shepherd grow").await.message()),
        2 => drop(person.press(post, "Let it grow").await),
        3 => drop(person.command("/shepherd herd").await.message()),
        _ => {
            let console = person.command("/place at: N1").await.message();
            let answers = ids(&console, "confirm:");
            assert!(console.only_you() && answers.len() == 2, "{}", console.content());
            person.press(&console, answers[0]).await;
        }
    }
}

/// Returns the tiles under hills in a record.
fn under_hills(record: &Record) -> Vec<ShapeId> {
    let hidden = |entry: &Entry| match *entry {
        Entry::Draw(DrawOutcome::Expansion(ExpansionDrawOutcome::HillsAndSheep(
            hills_and_sheep::DrawOutcome::UnderTile(shape),
        ))) => Some(shape),
        _ => None,
    };
    record.log.iter().filter_map(hidden).collect()
}

/// Checks that the record of an unfinished game contains only the number of tiles under hills.
async fn check_open_record(person: &User) {
    let file = export(person).await;
    assert!(!file.finished && file.seed.is_none());
    let view = View::of(&file.record.replay().expect("a game"));
    let hidden_tiles = under_hills(&file.record);
    let first: Vec<ShapeId> =
        view.unseen.iter().flat_map(|&(shape, n)| std::iter::repeat_n(shape, n)).take(hidden_tiles.len()).collect();
    assert_eq!(hidden_tiles, first, "the record does not depend on the hidden tiles");
    let tiles = person.command("/tiles").await.messages();
    let (all, hidden) = (view.unseen.iter().map(|&(_, n)| n).sum::<usize>(), hidden_tiles.len());
    let counted = |message: &Seen| [all, hidden].iter().all(|n| message.content().contains(&n.to_string()));
    assert!(
        hidden == 0 || tiles.iter().any(counted),
        "hidden tiles are counted with the others: {}",
        tiles[0].content()
    );
}

async fn check_end(people: &People, end: &Seen, moves: usize) {
    let (mut tokens, mut hidden) = (0, 0);
    let note = |event: &Event| match event {
        Event::Expansion(ExpansionEvent::HillsAndSheep(hills_and_sheep::Event::TileHidden { .. })) => hidden += 1,
        Event::Expansion(_) => tokens += 1,
        _ => {}
    };
    check_ending(people, end, note).await;
    assert!(tokens > 0 && hidden > 0, "{tokens} tokens, {hidden} hidden tiles");
    // There is a post for the lobby, one for the first turn, and one per move, including decisions about flocks.
    let posts: Vec<Seen> = people.host().history().await.into_iter().filter(|message| !message.only_you()).collect();
    assert_eq!(posts.len(), 2 + moves, "{:#?}", posts.iter().map(Seen::content).collect::<Vec<_>>());
}
