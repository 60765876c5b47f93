//! Tables without assists, at which the bot does not compute anything that players can count themselves.

use bergerie::table::Assists;
use serde_json::Value;

use crate::support::user::Seen;

use super::prepared::Prepared;
use super::process::Stage;
use super::shown::choose;
use super::table::People;
use crate::expansions::hills_and_sheep::flocks::{JOINS, place_tile};

/// Returns the descriptions of all options in a message's menus.
fn notes(message: &Seen) -> Vec<String> {
    let components = message.components();
    let options = components.iter().filter_map(|menu| menu["options"].as_array()).flatten();
    options.filter_map(|option| option["description"].as_str()).map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_chooses_assists_and_the_choice_is_public() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    let (alice, dave) = (stage.user("alice"), stage.user("dave"));
    alice.command("/game new assists: off").await;
    let lobby = alice.until(|m| m.buttons().contains(&"Join")).await;
    assert!(lobby.content().contains("assists off"), "{}", lobby.content());
    let menus = alice.press(&lobby, "Options").await.message();
    let menus = choose(&alice, &menus, "Time limit, language").await;
    let rule = menus.components().into_iter().filter_map(|menu| menu["options"].as_array()).flatten();
    let rule = rule.filter(|option| option["value"] == "assists").collect::<Vec<&Value>>();
    assert!(
        rule.len() == 1 && rule[0]["description"].as_str().is_some_and(|now| now.contains("assists off")),
        "{rule:?}"
    );
    let values = choose(&alice, &menus, "Show odds").await;
    let menu = values.components()[2]["custom_id"].as_str().expect("a menu").to_owned();
    assert_eq!(values.options(Some(&menu)), ["assists on (default)", "assists off: count for yourself"]);
    alice.choose(&values, Some(&menu), &["on"]).await;
    alice.until(|m| m.id() == lobby.id() && m.content().contains("assists on")).await;
    dave.press(&lobby, "Join").await;
    alice.press(&lobby, "Start").await;
    people.post_after(None).await;
    let info = dave.command("/game info").await.message();
    assert!(info.content().contains("assists on"), "{}", info.content());
    let tiles = dave.command("/tiles").await.message();
    let counts = tiles.file("tiles.png").expect("a picture of the tiles").alt;
    assert!(counts.contains(" × ") && !tiles.content().contains("ssists"), "{}", tiles.content());
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_can_see_a_forecast_that_players_do_not_see() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    let (alice, carol, dave) = (stage.user("alice"), stage.user("carol"), stage.user("dave"));
    alice.command("/game new assists: off").await;
    let lobby = alice.until(|m| m.buttons().contains(&"Join")).await;
    let menus = alice.press(&lobby, "Options").await.message();
    let page = choose(&alice, &menus, "Time limit").await;
    let values = choose(&alice, &page, "Whether spectators see more").await;
    choose(&alice, &values, "also the scores if it ended now").await;
    alice.until(|m| m.id() == lobby.id() && m.content().contains("the scores if it ended now")).await;
    dave.press(&lobby, "Join").await;
    alice.press(&lobby, "Start").await;
    people.post_after(None).await;
    let withheld = alice.command("/forecast").await.message();
    assert!(withheld.content().contains("Assists are off"), "{}", withheld.content());
    assert!(!alice.command("/game info").await.message().buttons().contains(&"If the game ended now"));
    let info = carol.command("/game info").await.message();
    let forecast = carol.press(&info, "Wenn jetzt Schluss wäre").await.message();
    assert!(forecast.content().contains("wenn jetzt Schluss wäre:"), "{}", forecast.content());
}

/// This is the situation of `a_shared_flock_is_shown_to_its_owner_and_pays_both`. That test checks that the assists are
/// shown which are missing here.
#[tokio::test(flavor = "multi_thread")]
async fn without_assists_the_bot_computes_nothing_for_players() {
    let mut stage = Stage::set().await;
    let prepared = Prepared { script: JOINS, next: None, assists: Assists::Off };
    let (people, post) = prepared.resume(&mut stage).await;
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    let info = bob.command("/game info").await.message();
    assert!(info.content().contains("sans aides"), "{}", info.content());
    let silent = |message: &Seen| {
        let text = format!("{} {:?} {:?}", message.content(), message.buttons(), notes(message));
        for word in ["Odds", "sheep", "score", "Score", "points", "+", "shared", "tiles"] {
            assert!(!text.contains(word), "{word}: {text}");
        }
    };
    let console = alice.open(&post).await;
    assert!(notes(&console).iter().all(|note| note.ends_with(" rotations")), "{:?}", notes(&console));
    silent(&console);
    let console = alice.command("/place at: E2 rotation: 90").await.message();
    assert!(console.content().contains("so grow or herd your flock now"), "{}", console.content());
    assert!(console.buttons().contains(&"Confirm · Herd"), "{:?}", console.buttons());
    silent(&console);

    place_tile(&alice, "E2", 90).await;
    let asked = people.post_after(Some(&post)).await;
    assert!(
        asked.content().contains("**your flock** in the field at S1: let it grow, or herd it?"),
        "{}",
        asked.content()
    );
    assert!(!asked.content().contains("Odds") && !asked.content().contains("sheep"), "{}", asked.content());
    assert_eq!(asked.buttons()[..2], ["Herd", "Let it grow"]);
    let tiles = alice.command("/tiles").await.message();
    assert!(tiles.content().contains("Assists are off") && !tiles.content().contains(" × "), "{}", tiles.content());
    let scores = alice.command("/scores").await.message();
    assert!(!scores.content().contains("flock") && !scores.content().contains("bag"), "{}", scores.content());
    // Events are reported as at any table.
    alice.press(&asked, "Herd").await;
    let after = people.post_after(Some(&asked)).await;
    assert!(after.content().contains("is herded") && after.content().contains("**+8**"), "{}", after.content());
}
