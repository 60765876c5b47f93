//! Tests of the options in the lobby: the private menus, which need a second page with all expansions, and commands.

use serde_json::{Value, json};

use crate::support::user::{Choice, Seen, User};

use super::faults::forged::forge;
use super::process::Stage;
use super::shown::{choose, is_within_limits, says, says_to_one};

/// Returns the menus of a message, each with its ID and the values of its options.
fn menus(message: &Seen) -> Vec<(String, Vec<String>)> {
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let menu = |one: &&Value| one["options"].is_array();
    let values = |one: &Value| one["options"].as_array().into_iter().flatten().map(|o| text(&o["value"])).collect();
    message.components().into_iter().filter(menu).map(|one| (text(&one["custom_id"]), values(one))).collect()
}

/// Returns the lobby's post, and the private menus of its host with all expansions chosen.
async fn with_everything(host: &User) -> (Seen, Seen) {
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

/// Opens a table with an expansion and sets one of its options in the menus. All names are in the host's language.
pub async fn agree(host: &User, expansion: &str, option: &str, value: &str) {
    host.command(&format!("/game new expansions: {expansion}")).await;
    let button = |m: &Seen| m.buttons().into_iter().find(|label| label.starts_with("Option")).map(str::to_owned);
    let lobby = host.until(|m| !m.only_you() && button(m).is_some()).await;
    let title = host.look(&lobby).await;
    assert!(title.content().to_lowercase().contains(expansion), "{}", title.content());
    let menus = host.press(&lobby, &button(&lobby).expect("it was there")).await.message();
    let opened = choose(host, &menus, option).await;
    let set = choose(host, &opened, value).await;
    says_to_one(&set, &[""]);
    host.until(|m| m.id() == lobby.id() && m.content().contains(value)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_of_all_expansions_have_a_second_page() {
    let stage = Stage::set().await;
    let alice = stage.user("alice");
    let (lobby, shown) = with_everything(&alice).await;
    let pages: Vec<usize> = menus(&shown).iter().skip(1).map(|(_, values)| values.len()).collect();
    assert!(pages.len() == 2 && pages[0] == 25 && pages[1] > 0, "{pages:?}");
    // Opens an option of the second page and chooses one of its values.
    let opened = choose(&alice, &shown, "Deserts (our rule): what an oasis is for").await;
    assert_eq!(menus(&opened).len(), 4, "expansions, two pages of rules, values: {}", opened.0);
    let set = choose(&alice, &opened, "oases are decoration").await;
    says_to_one(&set, &[""]);
    let agreed = alice.until(|m| m.id() == lobby.id() && m.content().contains("oases are decoration")).await;
    says(&agreed, &["Monuments", "Houses and Walls", "Deserts", "The Gifts"]);
    is_within_limits(&agreed);
    // The same with an option of the first page.
    let opened = choose(&alice, &set, "Which edition of the tiles").await;
    assert_eq!(menus(&opened).len(), 4, "{}", opened.0);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_second_page_is_in_the_hosts_language() {
    let stage = Stage::set().await;
    for (name, rule, value) in [
        ("bob", "Déserts (notre règle)", "les oasis ne sont que du décor"),
        ("carol", "Wüsten (unsere Regel)", "Oasen zählen nicht"),
    ] {
        let host = stage.user(name).at(if name == "bob" { "carcassonne" } else { "second-table" });
        let (lobby, shown) = with_everything(&host).await;
        let opened = choose(&host, &shown, rule).await;
        choose(&host, &opened, value).await;
        let agreed = host.until(|m| m.id() == lobby.id() && m.content().contains(value)).await;
        is_within_limits(&agreed);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_menu_of_an_earlier_version_is_called_outdated() {
    let stage = Stage::set().await;
    let alice = stage.user("alice");
    let (_, shown) = with_everything(&alice).await;
    let id = menus(&shown)[0].0.replace(":expansions", ":small-city");
    let answer = forge(&alice, &shown, &id).await.message();
    assert!(answer.only_you() && answer.content().contains("older version"), "{}", answer.content());
}

#[tokio::test(flavor = "multi_thread")]
async fn options_of_expansions_are_explained_and_set_by_commands() {
    let stage = Stage::set().await;
    let alice = stage.user("alice");
    let help = alice.command("/help expansions: traders_and_builders").await.message();
    says_to_one(&help, &["**Traders & Builders**", "goods score (default) / goods are decoration"]);
    assert!(!help.content().contains("Abbey & Mayor"), "{}", help.content());
    let unknown = alice.command("/help expansions: tra+chess").await.message();
    says_to_one(&unknown, &["“chess”", "nothing was changed"]);
    // Autocomplete offers the value of an option only if its expansion is chosen.
    let offered = |others| alice.autocomplete("/game new", "rules", "fields=off+decoration", others);
    assert!(offered(json!({ "expansions": "abbot" })).await.is_empty());
    let choices = offered(json!({ "expansions": "tra" })).await;
    assert_eq!(choices.iter().map(Choice::text).collect::<Vec<_>>(), ["fields=off+tra-goods=off"]);
    let refused = alice.command("/game new expansions: abbot rules: tra-goods=off").await.message();
    says_to_one(&refused, &["“tra", "isn’t an option", "no table was opened"]);
    alice.command("/game new expansions: tra rules: fields=off+tra-goods=off").await;
    let lobby = alice.until(|m| !m.only_you() && m.content().contains("goods are decoration")).await;
    says(&lobby, &["Traders & Builders", "without farmers"]);
}
