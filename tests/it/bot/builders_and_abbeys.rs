//! Plays the beginning and end of a game with Traders & Builders and Abbey & Mayor, with commands, buttons and menus. It has second tiles,
//! goods, abbeys, wagons that move on, and barns.

use bergerie::rules::expansions::abbey_and_mayor;
use bergerie::rules::expansions::traders_and_builders::Event as OfBuilders;
use bergerie::rules::{Event, Expansion, ExpansionEvent};
use serde_json::json;

use crate::support::user::{Seen, User};

use super::ending::check_ending;
use super::everything::skip;
use super::process::Stage;
use super::shown::{choose, first_choices, ids, is_within_limits, press};
use super::table::{People, is_end, is_turn, move_by_console, nth, place_at};

/// Three users play five moves, and later to the end, which follows the last round of abbeys. The bot is killed once while a player is asked
/// about an abbey. The scores must be those of the record.
#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_a_game_of_builders_and_abbeys() {
    let mut stage = Stage::without_bot().await;
    let people = People::called(&stage, &["alice", "bob", "carol"]).await;
    people.begin(&mut stage, &[Expansion::TradersAndBuilders, Expansion::AbbeyAndMayor], 3).await;
    let mut post = people.post_after(None).await;
    let (mut moves, mut abbeys) = (0, 0);
    while !is_end(&post) {
        is_within_limits(&post);
        moves += 1;
        if moves % 20 == 0 {
            people.host().keep(&post, &format!("builders-and-abbeys-{moves}")).await;
        }
        let person = people.asked_by(&post);
        if !ids(&post, "abbey:").is_empty() {
            abbeys += 1;
            if abbeys == 1 {
                stage.kill();
                stage.start().await;
            }
            answer_about_abbey(person, &post, abbeys).await;
        } else if !is_turn(&post) || moves % 6 == 0 {
            move_by_console(person, &post, moves).await;
        } else {
            place_tile(person, moves).await;
        }
        if moves == 5 {
            post = people.post_after(Some(&post)).await;
            skip(&mut stage, 120).await;
        }
        post = people.post_after(Some(&post)).await;
    }
    is_within_limits(&post);
    check_end(&people, &post).await;
}

/// Places an abbey every other time, with a monk on it, and keeps it otherwise.
async fn answer_about_abbey(person: &User, post: &Seen, time: usize) {
    if time.is_multiple_of(2) {
        person.press(post, ids(post, "answer:")[0]).await;
        return;
    }
    let console = person.press(post, ids(post, "abbey:")[0]).await.message();
    let tried = choose(person, &console, &first_choices(&console)[0]).await;
    is_within_limits(&tried);
    press(person, &tried, ids(&tried, "confirm:")[0]).await;
}

/// Places a tile, preferably with a builder, a pig, a wagon or a mayor.
async fn place_tile(person: &User, turn: usize) {
    let places = person.autocomplete("/place", "at", "", json!({})).await;
    let wanted = [
        ["builder", "bâtisseur", "Baumeister"],
        ["pig", "cochon", "Schwein"],
        ["wagon", "chariot", "Wagen"],
        ["mayor", "maire", "Bürgermeister"],
        ["barn", "grange", "Gutshof"],
        ["highwayman", "brigand", "Wegelagerer"],
    ];
    let of_turn = wanted[turn % wanted.len()];
    place_at(person, nth(&places, turn * 7), turn, |name| of_turn.iter().any(|word| name.contains(word))).await;
}

async fn check_end(people: &People, end: &Seen) {
    let (mut goods, mut seconds, mut abbeys, mut wagons, mut barns) = (0, 0, 0, 0, 0);
    check_ending(people, end, |event| match event {
        Event::Expansion(ExpansionEvent::TradersAndBuilders(OfBuilders::GoodsTaken { .. })) => goods += 1,
        Event::Expansion(ExpansionEvent::TradersAndBuilders(OfBuilders::SecondPartBegan { .. })) => seconds += 1,
        Event::Expansion(ExpansionEvent::AbbeyAndMayor(abbey_and_mayor::Event::AbbeyTaken { .. })) => abbeys += 1,
        Event::Expansion(ExpansionEvent::AbbeyAndMayor(abbey_and_mayor::Event::WagonMoved { .. })) => wagons += 1,
        Event::Expansion(ExpansionEvent::AbbeyAndMayor(abbey_and_mayor::Event::BarnPlaced { .. })) => barns += 1,
        _ => {}
    })
    .await;
    println!("{goods} times goods, {seconds} second tiles, {abbeys} abbeys, {wagons} wagons moved on, {barns} barns");
    // Second tiles are rare in a random game. Other tests check them.
    assert!(goods > 0 && abbeys > 0, "the game must contain goods and abbeys");
}
