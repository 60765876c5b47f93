//! The settings of a server.

use crate::bot::faults::forged::forge;
use crate::bot::shown::{ids, is_within_limits, leads_to, says, says_to_one};

use super::*;

/// Sets a setting to a value with the menus. Returns the message.
pub(in crate::bot) async fn set(person: &User, shown: &Seen, key: &str, values: &[&str]) -> Seen {
    person.choose(shown, Some("server"), &[key]).await;
    let menu = format!("serverset:{key}");
    let has_menu = |message: &Seen| message.id() == shown.id() && message.0.to_string().contains(&menu);
    let opened = person.until(has_menu).await;
    is_within_limits(&opened);
    let changed = person.choose(&opened, Some(&menu), values).await.message();
    is_within_limits(&changed);
    changed
}

#[tokio::test(flavor = "multi_thread")]
async fn members_who_manage_the_server_change_its_settings() {
    let stage = Stage::set().await;
    let [alice, bob] = ["alice", "bob"].map(|name| stage.user(name));
    assert!(bob.try_command("/server").await.is_err(), "Discord does not show it to others");
    assert!(alice.at("dm").try_command("/server").await.is_err(), "direct messages are in no server");
    for (tag, text) in
        [("de", "Einstellungen dieses Servers"), ("fr", "Réglages de ce serveur"), ("en", "Settings of this")]
    {
        alice.command(&format!("/settings change language: {tag}")).await;
        says_to_one(&alice.command("/server").await.message(), &[text]);
    }
    let shown = alice.command("/server").await.message();
    says(&shown, &["Channels for games: **all channels**", "Waiting tables per member: **5**"]);
    is_within_limits(&shown);

    // New tables have the language, season and pace of the server, unless their host chooses others.
    says(&set(&alice, &shown, "language", &["de"]).await, &["Language of new tables: **Deutsch**"]);
    says(&set(&alice, &shown, "season", &["winter"]).await, &["Season of new tables: **winter"]);
    says(&set(&alice, &shown, "pace", &["week"]).await, &["Pace of new tables: **1 week per move**"]);
    bob.command("/game new").await;
    let lobby = bob.until(|message| !message.only_you()).await;
    says(&lobby, &["7 Tage", "Schnee"]);
    bob.command("/game leave").await;
    bob.command("/game new language: fr season: summer pace: day").await;
    let lobby = bob.until(|message| !message.only_you() && message.id() > lobby.id()).await;
    assert!(!lobby.content().contains("neige") && lobby.content().contains("jour"), "{}", lobby.content());

    // The default preset applies where the host has chosen none, until it is deleted.
    bob.command("/game preset name: plain").await;
    bob.command("/game leave").await;
    let chosen = set(&alice, &shown, "preset", &["=plain"]).await;
    says(&chosen, &["Preset for new tables: **plain**"]);
    set(&alice, &shown, "pace", &["default"]).await;
    bob.command("/game new").await;
    let lobby = bob.until(|message| !message.only_you() && message.id() > lobby.id()).await;
    says(&lobby, &["1 Tag je", "Schnee"]);
    alice.command("/game preset name: plain delete: on").await;
    says(&alice.command("/server").await.message(), &["**plain**"]);

    // One table per member may wait for players.
    says(&set(&alice, &shown, "lobbies", &["1"]).await, &["Waiting tables per member: **1**"]);
    let refused = bob.at("second-table").command("/game new").await.message();
    says_to_one(&refused, &["une seule de tes tables"]);
    says_to_one(&alice.at("second-table").command("/game new").await.message(), &["Your table is open"]);

    // Neither a forged press nor a forged value changes anything.
    let own = bob.command("/settings change").await.message();
    for id in ["server", "serverset:everywhere", "serverset:lobbies", "serverset:x"] {
        says(&forge(&bob, &own, id).await.message(), &["Gérer le serveur"]);
    }
    for id in ["serverset:lobbies", "serverset:x", "server"] {
        says(&forge(&alice, &shown, id).await.message(), &["older version"]);
    }
    says(&alice.command("/server").await.message(), &["Waiting tables per member: **1**"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_opened_in_allowed_channels_and_their_threads() {
    let stage = Stage::set().await;
    let [alice, bob, carol] = ["alice", "bob", "carol"].map(|name| stage.user(name));
    let shown = alice.command("/server").await.message();
    let chosen = set(&alice, &shown, "channels", &["second-table"]).await;
    says(&chosen, &["Channels for games: **<#"]);
    says_to_one(&alice.command("/game new").await.message(), &["games are only played in <#", "Nothing was opened"]);
    says_to_one(&bob.command("/game new").await.message(), &["on joue seulement dans <#"]);
    says_to_one(&carol.command("/game new").await.message(), &["wird nur in <#"]);
    says_to_one(&bob.at("second-table").command("/game new").await.message(), &["**"]);
    bob.at("second-table").until(|message| message.buttons().len() > 2).await;
    let everywhere = alice.press(&chosen, "Allow all channels").await.message();
    says(&everywhere, &["**all channels**"]);
    alice.command("/game new").await;
    alice.until(|message| !message.only_you() && message.buttons().contains(&"Join")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_are_over_can_be_reserved_for_their_players() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "bob"]).await;
    people.start("/game new first: 0 expansions: monuments").await;
    people.post_after(None).await;
    let [alice, carol] = ["alice", "carol"].map(|name| stage.user(name));
    let shown = alice.command("/server").await.message();
    says(&set(&alice, &shown, "games", &["on"]).await, &["Who can see past games: **only their players**"]);
    says_to_one(&carol.command("/scores").await.message(), &["**"]);
    let bob = people.guests().next().expect("bob");
    let asked = bob.command("/game resign").await.message();
    bob.press(&asked, ids(&asked, "leave:")[0]).await;
    let end = alice.until(|message| !message.only_you() && !ids(message, "film:").is_empty()).await;
    for command in ["/scores", "/board", "/film", "/why", "/game export", "/game info", "/tiles", "/monument info"] {
        says_to_one(&carol.command(command).await.message(), &["sieht sie nur noch, wer mitgespielt hat"]);
    }
    assert!(carol.autocomplete("/why", "score", "", json!({})).await.is_empty());
    for id in ids(&end, "film:").into_iter().chain(ids(&end, "scores:")) {
        says(&carol.press(&end, id).await.message(), &["wer mitgespielt hat"]);
    }
    says_to_one(&alice.command("/game export").await.message(), &[]);
    set(&alice, &shown, "games", &["off"]).await;
    assert!(!carol.command("/game export").await.message().files().is_empty());
}

/// Changes the bot's database while it is stopped.
async fn change(stage: &mut Stage, sql: &str) {
    stage.kill();
    let database = rusqlite::Connection::open(stage.path("bergerie.db")).expect("the bot's database");
    database.execute_batch(sql).expect("to be written");
    drop(database);
    stage.start().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_can_list_their_tables_on_others() {
    let mut stage = Stage::set().await;
    let [alice, bob, carol] = ["alice", "bob", "carol"].map(|name| stage.user(name));
    let shown = alice.command("/server").await.message();
    says(&set(&alice, &shown, "listing", &["on"]).await, &["on other servers: **on**"]);
    alice.command("/game new expansions: river pace: week").await;
    let lobby = alice.until(|message| !message.only_you()).await;
    let direct = alice.at("dm");
    leads_to(async || direct.command("/game find").await.message(), lobby.id(), &["on another server"]).await;
    // The sandbox has one server, so the table moves to another one.
    change(&mut stage, "UPDATE tables SET guild = 9; UPDATE servers SET guild = 9").await;
    leads_to(async || bob.command("/game find").await.message(), lobby.id(), &["sur un autre serveur"]).await;
    says_to_one(&carol.command("/game find expansions: river").await.message(), &["auf einem anderen Server"]);
    says_to_one(&alice.command("/game find expansions: river+abbot").await.message(), &["No table"]);
    says_to_one(&alice.command("/game find expansions: rivers").await.message(), &["“rivers”"]);
    let similar = bob.at("second-table").command("/game new expansions: river pace: week").await.message();
    says_to_one(&similar, &["Une table semblable", "sur un autre serveur"]);
    bob.at("second-table").command("/game leave").await;
    change(&mut stage, "UPDATE servers SET is_listed = 0").await;
    says_to_one(&bob.command("/game find").await.message(), &["Aucune table"]);
}
