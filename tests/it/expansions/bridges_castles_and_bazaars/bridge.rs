//! An optional bridge, built with `/bridge`.

use bergerie::rules::Expansion;
use serde_json::json;

use crate::support::user::{Seen, User};

use crate::bot::process::Stage;
use crate::bot::shown::{choose, first_choices};
use crate::bot::table::{People, Rehearsal, is_turn, move_by_command, tried};

/// The first tile that offers a bridge is placed with one. The console shows the bridge. After confirmation, the
/// channel reports it and the builder has one bridge less.
#[tokio::test(flavor = "multi_thread")]
async fn a_bridge_is_built_by_command() {
    let mut stage = Stage::without_bot().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    people.begin(&mut stage, &[Expansion::BridgesCastlesAndBazaars], 1).await;
    let mut post = people.post_after(None).await;
    for turn in 0..30 {
        let person = people.asked_by(&post);
        let is_turn = is_turn(&post);
        if let Some(offer) = if is_turn { offered(person).await } else { None } {
            check_refusals(person, &offer.command).await;
            build(&people, person, &post, &offer).await;
            return;
        }
        if is_turn {
            move_by_command(person, turn).await;
        } else {
            answer(person, &post).await;
        }
        post = people.post_after(Some(&post)).await;
    }
    panic!("thirty tiles and no place for a bridge");
}

/// A command that builds a bridge.
struct Offer {
    command: String,
    /// The cell over which the bridge leads.
    over: String,
}

/// Returns the first command for a bridge that autocomplete offers, or `None` if it offers no bridge.
async fn offered(person: &User) -> Option<Offer> {
    for at in person.autocomplete("/bridge", "at", "", json!({})).await {
        for turned in person.autocomplete("/bridge", "rotation", "", json!({ "at": at.value })).await {
            let (at, turned) = (at.text(), turned.value);
            let others = json!({ "at": at, "rotation": turned });
            let bridges = person.autocomplete("/bridge", "over", "", others).await;
            if let Some(bridge) = bridges.first() {
                let named = bridge.name.split_once("over ").and_then(|(_, rest)| rest.split_once(','));
                let over = named.expect("a cell").0.to_owned();
                return Some(Offer {
                    command: format!("/bridge at: {at} rotation: {turned} over: {}", bridge.text()),
                    over,
                });
            }
        }
    }
    None
}

/// Checks that a bridge which is not offered is refused in private.
async fn check_refusals(person: &User, command: &str) {
    let (placed, _) = command.split_once(" over:").expect("a bridge");
    let refused = person.command(&format!("{placed} over: the rainbow")).await.message();
    assert!(refused.only_you() && refused.content().contains("Bridge over"), "{}", refused.content());
}

async fn build(people: &People, person: &User, before: &Seen, Offer { command, over }: &Offer) {
    let shown = person.command(command).await.message();
    assert!(shown.only_you() && shown.content().contains("Bridge over"), "{command}: {}", shown.content());
    let Rehearsal { console, confirm } = tried(person, &shown, None).await;
    assert!(console.files().iter().any(|file| file.alt.contains("Trying ")), "{:?}", console.files());
    person.press(&console, &confirm).await;
    let text = format!("built a bridge over **{over}**");
    let host = people.host();
    host.until(|m| m.id() != before.id() && !m.only_you() && m.content().contains(&text)).await;
    let scores = person.command("/scores").await.message();
    assert!(scores.content().contains("2 bridges, 3 castles"), "{}", scores.content());
}

/// Answers a question that is not about a tile, with the first answer on the post or in the console.
async fn answer(person: &User, post: &Seen) {
    let mut labels = post.components().into_iter().filter_map(|one| one["custom_id"].as_str());
    if let Some(id) = labels.find(|id| id.starts_with("answer:")) {
        person.press(post, id).await;
        return;
    }
    let console = person.open(post).await;
    choose(person, &console, &first_choices(&console)[0]).await;
    let confirm = tried(person, &console, None).await.confirm;
    person.press(&console, &confirm).await;
}
