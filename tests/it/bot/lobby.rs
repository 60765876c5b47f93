//! Tests of the options in the lobby: the private menus, with a page for each expansion, and commands.

use serde_json::{Value, json};

use crate::support::user::{Choice, Seen, User};

use super::faults::forged::forge;
use super::process::Stage;
use super::shown::{self, choose, is_within_limits, says, says_to_one};

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
    let mut shown = host.press(&lobby, &button(&lobby).expect("it was there")).await.message();
    is_within_limits(&shown);
    for (page, group) in ["large", "small", "promo", "fan"].into_iter().enumerate() {
        // The first page is open.
        if page > 0 {
            let name = shown.options(None)[page].to_owned();
            shown = choose(host, &shown, &name).await;
        }
        let all = menus(&shown).into_iter().find(|(id, _)| id.starts_with("set:") && id.ends_with(group));
        let (id, all) = all.unwrap_or_else(|| panic!("no menu of {group}: {}", shown.0));
        let all: Vec<&str> = all.iter().map(String::as_str).collect();
        host.choose(&shown, Some(&id), &all).await;
        shown = host.until(|m| m.id() == shown.id() && m.0["components"] != shown.0["components"]).await;
        is_within_limits(&shown);
    }
    (lobby, shown)
}

/// Opens a table with an expansion and sets one of its options in the menus. All names are in the host's language.
pub async fn agree(host: &User, expansion: &str, option: &str, value: &str) {
    host.command(&format!("/game new expansions: {expansion}")).await;
    let button = |m: &Seen| m.buttons().into_iter().find(|label| label.starts_with("Option")).map(str::to_owned);
    let lobby = host.until(|m| !m.only_you() && button(m).is_some()).await;
    let title = host.look(&lobby).await;
    let is_named = |text: &str| text.to_lowercase().replace('\u{a0}', " ").contains(expansion);
    assert!(is_named(title.content()), "{}", title.content());
    let menus = host.press(&lobby, &button(&lobby).expect("it was there")).await.message();
    let pages = menus.options(None);
    let page = pages.iter().find(|label| is_named(label)).expect("the expansion's page");
    let set = set_option(host, &menus, page, option, value).await;
    says_to_one(&set, &[""]);
    host.until(|m| m.id() == lobby.id() && m.content().contains(value)).await;
}

/// Opens a page of the menus and sets one of its options. The only option of a page is open already.
async fn set_option(host: &User, menus: &Seen, page: &str, option: &str, value: &str) -> Seen {
    let mut opened = choose(host, menus, page).await;
    if shown::option(&opened, value).is_none() {
        opened = choose(host, &opened, option).await;
    }
    choose(host, &opened, value).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_expansion_has_a_page_of_options() {
    let stage = Stage::set().await;
    let alice = stage.user("alice");
    let (lobby, shown) = with_everything(&alice).await;
    let pages = shown.options(None);
    assert!(
        ["Large expansions", "Base game", "The Cult", "Under the Big Top"].iter().all(|page| pages.contains(page)),
        "{pages:?}"
    );
    let set = set_option(&alice, &shown, "Deserts", "what an oasis is for", "oases are decoration").await;
    says_to_one(&set, &[""]);
    let agreed = alice.until(|m| m.id() == lobby.id() && m.content().contains("oases are decoration")).await;
    says(&agreed, &["Base game + all", "expansions"]);
    assert!(!agreed.content().contains("The Gifts"), "all names would fill a phone: {}", agreed.content());
    is_within_limits(&agreed);
    let set = set_option(&alice, &set, "Base game", "Which edition of the tiles", "first edition").await;
    says_to_one(&set, &[""]);
    alice.until(|m| m.id() == lobby.id() && m.content().contains("first edition")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pages_are_in_the_hosts_language() {
    let stage = Stage::set().await;
    for (name, page, rule, value) in [
        ("bob", "Déserts", "notre règle", "les oasis ne sont que du décor"),
        ("carol", "Wüsten", "unsere Regel", "Oasen zählen nicht"),
    ] {
        let host = stage.user(name).at(if name == "bob" { "carcassonne" } else { "second-table" });
        let (lobby, shown) = with_everything(&host).await;
        set_option(&host, &shown, page, rule, value).await;
        let agreed = host.until(|m| m.id() == lobby.id() && m.content().contains(value)).await;
        is_within_limits(&agreed);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_menu_of_an_earlier_version_is_called_outdated() {
    let stage = Stage::set().await;
    let alice = stage.user("alice");
    let (_, shown) = with_everything(&alice).await;
    let ids = menus(&shown).into_iter().map(|(id, _)| id);
    let id = ids.filter_map(|id| Some(format!("{}:small-city", id.strip_suffix(":fan")?))).next().expect("a menu");
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
    says_to_one(&unknown, &["“chess”", "Available: "]);
    // Autocomplete offers the value of an option only if its expansion is chosen.
    let offered = |others| alice.autocomplete("/game new", "rules", "fields=off+decoration", others);
    assert!(offered(json!({ "expansions": "abbot" })).await.is_empty());
    let choices = offered(json!({ "expansions": "tra" })).await;
    assert_eq!(choices.iter().map(Choice::text).collect::<Vec<_>>(), ["fields=off+tr-goods=off"]);
    let refused = alice.command("/game new expansions: abbot rules: tr-goods=off").await.message();
    says_to_one(&refused, &["“tr", "isn’t an option", "no table was opened"]);
    alice.command("/game new expansions: tra rules: fields=off+tr-goods=off").await;
    let lobby = alice.until(|m| !m.only_you() && m.content().contains("goods are decoration")).await;
    says(&lobby, &["Traders & Builders", "without farmers"]);
}
