//! Plays a whole game with Bridges, Castles & Bazaars, with auctions, castles and bridges by commands, buttons and
//! menus.

use bergerie::rules::expansions::bridges_castles_and_bazaars::Event as Happened;
use bergerie::rules::{Event, Expansion, ExpansionEvent};
use serde_json::json;

use crate::support::user::{Choice, Seen, User};

use crate::bot::ending::check_ending;
use crate::bot::everything::skip;
use crate::bot::process::Stage;
use crate::bot::table::{People, is_end, is_turn, move_by_console, nth, place_at, tried};

/// Three users play the beginning and the end of a game. The bot is killed once while a player must choose at a bazaar.
/// Users must not be able to choose for another player. The scores must be those of the record.
#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_a_game_of_bridges_castles_and_bazaars() {
    let mut stage = Stage::without_bot().await;
    let people = People::called(&stage, &["alice", "bob", "carol"]).await;
    people.begin(&mut stage, &[Expansion::BridgesCastlesAndBazaars], 1).await;
    let mut post = people.post_after(None).await;
    let (mut moves, mut choices, mut bridged, mut costly) = (0, 0, 0, 0);
    while !is_end(&post) {
        let person = people.asked_by(&post);
        moves += 1;
        costly += usize::from(has_costly_places(&post));
        if !is_turn(&post) {
            choices += 1;
            if choices == 2 {
                stage.kill();
                stage.start().await;
                check_others_cannot(&people, person, &post).await;
            }
            choose(person, &post, choices).await;
        } else if moves % 7 == 0 && span(person).await {
            bridged += 1;
        } else if moves % 6 == 0 {
            move_by_console(person, &post, moves).await;
        } else {
            place_tile(person, moves).await;
        }
        post = people.post_after(Some(&post)).await;
        if moves == 24 {
            skip(&mut stage, 70).await;
            post = people.post_after(Some(&post)).await;
        }
    }
    println!(
        "{moves} moves, {choices} of them choices, {bridged} with `/bridge`, {costly} times with places for bridges"
    );
    assert!(costly > 0, "places that need a bridge are marked");
    check_end(&people, &post).await;
}

/// Returns whether the tile in hand has a spot that requires a bridge. The alt text of the picture lists such spots,
/// and the text of the post mentions them.
fn has_costly_places(post: &Seen) -> bool {
    let marked = post.files().iter().any(|file| file.alt.contains("Needs a special piece: "));
    let explained = post.content().contains("special piece");
    assert_eq!(marked, explained, "{}", post.content());
    marked
}

/// Places a tile, with a bridge wherever possible.
async fn place_tile(person: &User, turn: usize) {
    let places = person.autocomplete("/place", "at", "", json!({})).await;
    let bridged = places.iter().find(|at| says(&at.name, &["bridge", "pont", "Brücke"]));
    let at = bridged.unwrap_or_else(|| nth(&places, turn * 7));
    place_at(person, at, turn, |name| says(name, &["knight", "bridge", "chevalier", "pont", "Ritter", "Brücke"])).await;
}

/// Places a tile with an optional bridge, if the first spot offers one. Returns `false` and places nothing otherwise.
async fn span(person: &User) -> bool {
    let places = person.autocomplete("/bridge", "at", "", json!({})).await;
    let at = places[0].text();
    let turned = person.autocomplete("/bridge", "rotation", "", json!({ "at": at })).await[0].value.clone();
    let bridges = person.autocomplete("/bridge", "over", "", json!({ "at": at, "rotation": turned })).await;
    let Some(bridge) = bridges.first().map(Choice::text) else { return false };
    let console = person.command(&format!("/bridge at: {at} rotation: {turned} over: {bridge}")).await.message();
    let confirm = tried(person, &console, None).await.confirm;
    person.press(&console, &confirm).await;
    true
}

/// Returns whether a message contains one of these words. They are translations of each other.
fn says(text: &str, words: &[&str]) -> bool {
    words.iter().any(|word| text.contains(word))
}

/// Checks that the bot refuses the answers of a user who is not asked.
async fn check_others_cannot(people: &People, asked: &User, post: &Seen) {
    for other in people.guests().filter(|other| other.name() != asked.name()) {
        let refused = other.press(post, post.buttons()[0]).await.message();
        assert!(
            refused.only_you() && refused.content().contains("<@") && refused.files().is_empty(),
            "{}",
            refused.content()
        );
    }
}

/// Checks that a bid is refused with the lowest possible one, and not with a list.
fn check_too_low(refused: &Seen, least: u8) {
    let texts = ["at least", "au moins", "mindestens"].map(|text| format!("{text} {least}."));
    let is_short = refused.content().lines().count() == 1 && refused.components().is_empty();
    assert!(
        refused.only_you() && is_short && says(refused.content(), &texts.each_ref().map(String::as_str)),
        "{}",
        refused.0
    );
}

/// Checks that a player can see where the tiles on offer fit.
async fn check_offers(person: &User, post: &Seen) {
    let shown = person.press(post, "Spots").await.message();
    let is_line =
        |line: &str| line.starts_with("**") && says(line, &["spot", "fits nowhere", "emplacement", "Stelle", "passt"]);
    assert!(shown.only_you() && shown.content().lines().any(is_line), "{}", shown.content());
    assert_eq!(shown.files().len(), 1, "{}", shown.content());
}

/// Answers a question about a castle or a bazaar on the post, by command or in the console.
async fn choose(person: &User, post: &Seen, time: usize) {
    let text = post.content();
    if text.contains("**pick a tile**") {
        let alt = post.file("table.png").expect("a picture").alt;
        assert!(alt.contains(" Tiles of the bazaar: A"), "the tiles and the table are one picture: {alt}");
        pick(person, post, time).await;
    } else if text.contains("**bid more**") {
        let raise = post.buttons().into_iter().find(|label| label.starts_with('+')).expect("a bid").to_owned();
        let (_, bid) = text.split_once(" bids **").expect("the highest bid");
        let most = bid.split("**").next().and_then(|bid| bid.parse::<u8>().ok()).expect("a bid") + 1;
        let has_all = ["+1", "+2", "+5"].iter().all(|more| post.buttons().contains(more));
        assert!(most > 90 || has_all, "{:?}", post.buttons());
        assert!(post.content().contains("You have "), "{}", post.content());
        check_offers(person, post).await;
        match time % 4 {
            0 => drop(person.press(post, "Pass").await),
            1 => drop(person.press(post, &raise).await),
            2 => {
                let form = person.press(post, "Amount …").await;
                let field = form.0["modal"]["components"].to_string();
                assert!(field.contains(&format!("{most}–99")), "{}", form.0);
                let low = person.submit(&form, json!({ "amount": (most - 1).to_string() })).await.message();
                check_too_low(&low, most);
                let form = person.press(post, "Amount …").await;
                drop(person.submit(&form, json!({ "amount": (most + 3).to_string() })).await);
            }
            _ => {
                check_too_low(&person.command(&format!("/bid raise amount: {}", most - 1)).await.message(), most);
                let amounts = person.autocomplete("/bid raise", "amount", "", json!({})).await;
                let answer = person.command(&format!("/bid raise amount: {}", amounts[1].value)).await.message();
                assert!(answer.only_you(), "{}", answer.content());
            }
        }
    } else if text.contains("**sell**") {
        let command = if time.is_multiple_of(2) { "/bid sell" } else { "/bid buy" };
        drop(person.command(command).await.message());
    } else if post.buttons().contains(&"Castle") {
        check_castle(person, post).await;
        drop(person.press(post, "Castle").await);
    } else {
        let choices = person.autocomplete("/castle", "choice", "", json!({})).await;
        let choice = nth(&choices, time).text();
        drop(person.command(&format!("/castle choice: {choice}")).await.message());
    }
}

/// Checks that the question has a picture of the six cells, and that an invalid answer is refused with a list of the
/// valid answers.
async fn check_castle(person: &User, post: &Seen) {
    // On a large board, the panel of the players is a picture of its own.
    let pictures: Vec<_> = post.files().into_iter().filter(|file| file.name != "legend.png").collect();
    assert_eq!(pictures.len(), 1, "the six cells and the table are one picture");
    let (six, table) = pictures[0].alt.split_once(" Table ").expect("both");
    assert!(six.contains("six cells") && six.matches(';').count() == 5, "{six}");
    assert!(table.contains("Last placed:"), "{table}");
    let refused = person.command("/castle choice: a palace").await.message();
    assert!(
        refused.only_you() && says(refused.content(), &["no such choice", "pas ce choix", "diese Wahl nicht"]),
        "{}",
        refused.content()
    );
}

/// Picks a tile, by command or with the console's menu.
async fn pick(person: &User, post: &Seen, time: usize) {
    if time.is_multiple_of(2) {
        let tiles = person.autocomplete("/bid pick", "tile", "", json!({})).await;
        let tile = nth(&tiles, time).text();
        let answer = person.command(&format!("/bid pick tile: {tile} amount: {}", time % 4)).await.message();
        assert!(answer.only_you(), "{}", answer.content());
        return;
    }
    check_offers(person, post).await;
    let picks: Vec<&str> = post.buttons().into_iter().filter(|label| label.starts_with("Pick ")).collect();
    let form = person.press(post, picks[time % picks.len()]).await;
    let done = person.submit(&form, json!({ "amount": (time % 4).to_string() })).await.message();
    assert!(done.content().contains("**"), "{}", done.content());
}

async fn check_end(people: &People, end: &Seen) {
    let (mut bridges, mut castles, mut sold, mut paid) = (0, 0, 0, 0);
    let note = |event: &Event| {
        let Event::Expansion(ExpansionEvent::BridgesCastlesAndBazaars(event)) = event else { return };
        match event {
            Happened::BridgeBuilt { .. } => bridges += 1,
            Happened::CastleBuilt { .. } => castles += 1,
            Happened::Sold { paid: price, .. } => {
                sold += 1;
                paid += i32::from(*price);
            }
            _ => {}
        }
    };
    check_ending(people, end, note).await;
    println!("{bridges} bridges, {castles} castles, {sold} tiles sold");
    assert!(bridges > 0 && sold >= 3, "{bridges} bridges, {castles} castles, {sold} tiles sold");
    let sources = people.host().press(end, "Scores").await.messages();
    let sources = sources.iter().map(Seen::content).collect::<Vec<_>>().join("\n");
    assert_eq!(sources.contains("auctions"), paid > 0, "{sources}");
}
