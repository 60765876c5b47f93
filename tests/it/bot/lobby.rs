//! The lobby's private menus with every expansion: their rules are more than one menu holds.

use serde_json::Value;

use crate::support::person::{Person, Seen};

use super::process::Stage;
use super::shown::{choose, is_within_limits, says, says_to_one};

/// The menus of a message: their ids and the values of their options.
fn menus(message: &Seen) -> Vec<(String, Vec<String>)> {
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let menu = |one: &&Value| one["options"].is_array();
    let values = |one: &Value| one["options"].as_array().into_iter().flatten().map(|o| text(&o["value"])).collect();
    message.components().into_iter().filter(menu).map(|one| (text(&one["custom_id"]), values(one))).collect()
}

/// The lobby's post, and the private menus of its host with every expansion chosen.
async fn with_everything(host: &Person) -> (Seen, Seen) {
    host.command("/game new").await;
    let button = |m: &Seen| m.buttons().into_iter().find(|label| label.starts_with("Option")).map(str::to_owned);
    let lobby = host.until(|m| !m.only_you() && button(m).is_some()).await;
    let first = host.press(&lobby, &button(&lobby).expect("it was there")).await.message();
    is_within_limits(&first);
    let (id, all) = menus(&first).swap_remove(0);
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    host.choose(&first, Some(&id), &all).await;
    let shown = host.until(|m| m.id() == first.id() && m.0["components"] != first.0["components"]).await;
    is_within_limits(&shown);
    (lobby, shown)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_of_all_expansions_have_a_second_page() {
    let stage = Stage::set().await;
    let alice = stage.person("alice");
    let (lobby, shown) = with_everything(&alice).await;
    let pages: Vec<usize> = menus(&shown).iter().skip(1).map(|(_, values)| values.len()).collect();
    assert!(pages.len() == 2 && pages[0] == 25 && pages[1] > 0, "{pages:?}");
    // A rule of the second page is opened, and one of its values is agreed on.
    let opened = choose(&alice, &shown, "Deserts (our rule): what an oasis is for").await;
    assert_eq!(menus(&opened).len(), 4, "expansions, two pages of rules, values: {}", opened.0);
    let set = choose(&alice, &opened, "oases are decoration").await;
    says_to_one(&set, &[""]);
    let agreed = alice.until(|m| m.id() == lobby.id() && m.content().contains("oases are decoration")).await;
    says(&agreed, &["Monuments", "Houses and Walls", "Deserts", "The Gifts"]);
    is_within_limits(&agreed);
    // And one of the first.
    let opened = choose(&alice, &set, "Which printing of the tiles").await;
    assert_eq!(menus(&opened).len(), 4, "{}", opened.0);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_second_page_is_in_the_hosts_language() {
    let stage = Stage::set().await;
    for (name, rule, value) in [
        ("bob", "Déserts (notre règle)", "les oasis ne sont que du décor"),
        ("carol", "Wüsten (unsere Regel)", "Oasen zählen nicht"),
    ] {
        let host = stage.person(name).at(if name == "bob" { "carcassonne" } else { "second-table" });
        let (lobby, shown) = with_everything(&host).await;
        let opened = choose(&host, &shown, rule).await;
        choose(&host, &opened, value).await;
        let agreed = host.until(|m| m.id() == lobby.id() && m.content().contains(value)).await;
        is_within_limits(&agreed);
    }
}
