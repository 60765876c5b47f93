//! Tables in threads of their own.

use std::collections::BTreeSet;

use reqwest::Method;

use crate::bot::faults::forged::forge;
use crate::bot::shown::{ids, says_to_one};
use crate::support::wait::until;

use super::*;

/// Returns the threads that the sandbox has.
async fn threads(stage: &Stage) -> Vec<Value> {
    let channels = stage.user("alice").call(Method::GET, "as/alice/channels", None).await.expect("channels");
    channels.as_array().into_iter().flatten().filter(|channel| channel["kind"] == "thread").cloned().collect()
}

/// Returns the only thread, once it meets a condition.
pub(super) async fn thread(stage: &Stage, wanted: impl Fn(&Value) -> bool) -> Value {
    let mut found = Vec::new();
    until("the thread", async || {
        found = threads(stage).await;
        matches!(&found[..], [thread] if wanted(thread))
    })
    .await;
    found.swap_remove(0)
}

/// Chooses the server's policy for threads.
async fn choose_policy(alice: &User, policy: &str) {
    let shown = alice.command("/server").await.message();
    alice.choose(&shown, Some("server"), &["threads"]).await;
    let open = |message: &Seen| message.id() == shown.id() && message.0.to_string().contains("serverset:threads");
    let open = alice.until(open).await;
    alice.choose(&open, Some("serverset:threads"), &[policy]).await;
}

fn has_member(thread: &Value, id: &str) -> bool {
    thread["members"].as_array().is_some_and(|members| members.iter().any(|member| member == id))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_has_a_thread_with_its_players_which_is_archived_at_the_end() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "bob"]).await;
    let alice = people.host().clone();
    choose_policy(&alice, "always").await;
    let answer = alice.command("/game new first: 0").await.message();
    let opened = thread(&stage, |_| true).await;
    let id = opened["id"].as_str().expect("an ID").to_owned();
    says_to_one(&answer, &["Your table is open in", &id]);
    assert_eq!(opened["thread_metadata"]["auto_archive_duration"], 10_080);
    let players: Vec<String> = people.ids().iter().map(ToString::to_string).collect();
    thread(&stage, |thread| has_member(thread, &players[0])).await;

    let inside = people.at(&id);
    let lobby = inside.host().until(|message| message.buttons().contains(&"Join")).await;
    assert!(lobby.content().contains(opened["name"].as_str().expect("a name")), "{}", lobby.content());
    // Discord may have archived the thread meanwhile.
    stage.control(Method::PATCH, &format!("channels/{id}"), json!({ "archived": true })).await;
    inside.guests().next().expect("bob").press(&lobby, "Join").await;
    thread(&stage, |thread| has_member(thread, &players[1]) && thread["thread_metadata"]["archived"] == false).await;
    // A table in its thread has the thread for itself.
    says_to_one(&inside.host().command("/game new").await.message(), &["already running"]);
    inside.host().command("/game start").await;
    inside.post_after(None).await;
    let bob = inside.guests().next().expect("bob");
    let asked = bob.command("/game resign").await.message();
    bob.press(&asked, ids(&asked, "leave:")[0]).await;
    thread(&stage, |thread| thread["thread_metadata"]["archived"] == true).await;
    let end = inside.host().until(|message| !ids(message, "film:").is_empty() && !message.only_you()).await;

    // A rematch unarchives it.
    inside.host().press(&end, "Rematch").await;
    inside.host().until(|message| message.buttons().contains(&"Join") && message.id() > end.id()).await;
    thread(&stage, |thread| thread["thread_metadata"]["archived"] == false).await;
    inside.host().command("/game close").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_tables_share_a_channel() {
    let stage = Stage::set().await;
    let alice = stage.user("alice");
    choose_policy(&alice, "always").await;
    for name in ["alice", "bob", "carol", "dave", "erin"] {
        for _ in 0..2 {
            let answer = stage.user(name).command("/game new").await.message();
            assert!(answer.content().contains("<#"), "{}", answer.content());
        }
    }
    let open = threads(&stage).await;
    let names: BTreeSet<&str> = open.iter().filter_map(|thread| thread["name"].as_str()).collect();
    assert_eq!((open.len(), names.len()), (10, 10));
    for thread in &open {
        let inside = alice.at(thread["id"].as_str().expect("an ID"));
        inside.until(|message| message.buttons().contains(&"Options") || message.buttons().len() > 3).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_chooses_whether_there_is_a_thread() {
    let stage = Stage::set().await;
    let [alice, bob, carol] = ["alice", "bob", "carol"].map(|name| stage.user(name));
    choose_policy(&alice, "ask").await;
    let asked = alice.command("/game new expansions: river pace: week").await.message();
    says_to_one(&asked, &["Where should your table be?"]);
    assert_eq!(asked.buttons(), ["In a new thread", "In this channel"]);
    assert!(threads(&stage).await.is_empty());
    alice.press(&asked, "In a new thread").await;
    let opened = thread(&stage, |_| true).await;
    let inside = alice.at(opened["id"].as_str().expect("an ID"));
    let lobby = inside.until(|message| message.buttons().contains(&"Join")).await;
    assert!(lobby.content().contains("River") && lobby.content().contains("7 days"), "{}", lobby.content());

    let asked = bob.command("/game new").await.message();
    says_to_one(&asked, &["Où veux-tu jouer"]);
    bob.press(&asked, "Dans ce salon").await;
    let here = bob.until(|message| !message.only_you() && message.buttons().len() > 3).await;
    says_to_one(&carol.command("/game new").await.message(), &["Wo soll dein Tisch sein?"]);
    let answer = carol.command("/game new thread: on").await.message();
    says_to_one(&answer, &["Dein Tisch ist in <#"]);
    says_to_one(&carol.command("/game new thread: off").await.message(), &["**"]);
    assert_eq!(threads(&stage).await.len(), 2);

    // Options that do not fit into a button, and forged ones.
    for command in ["/game new expansions: river|abbot", &format!("/game new expansions: {}", "river+".repeat(20))] {
        says_to_one(&alice.command(command).await.message(), &["with the option `thread`"]);
    }
    let asked = alice.at("second-table").command("/game new").await.message();
    for (id, text) in [
        ("new:true:99=river", "older version"),
        ("new:false:x", "older version"),
        ("new:true", "older version"),
        ("new:false:0=rivers", "rivers"),
    ] {
        says_to_one(&forge(&alice, &asked, id).await.message(), &[text]);
    }
    let answer = forge(&alice, &here, "new:false:").await.message();
    says_to_one(&answer, &["older version"]);
    assert_eq!(threads(&stage).await.len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn missing_permissions_are_reported_before_a_thread_is_opened() {
    let stage = Stage::set().await;
    let [alice, bob, carol] = ["alice", "bob", "carol"].map(|name| stage.user(name));
    choose_policy(&alice, "always").await;
    let deny = json!({ "deny": ["CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS"] });
    stage.control(Method::PATCH, "channels/carcassonne", deny).await;
    for (person, missing) in [
        (&alice, "Send Messages in Threads, Create Public Threads"),
        (&bob, "Envoyer des messages dans les fils, Créer des fils publics"),
        (&carol, "Nachrichten in Threads senden, Öffentliche Threads erstellen"),
    ] {
        let answer = person.command("/game new").await.message();
        says_to_one(&answer, &[missing]);
    }
    // A game in a thread needs no permission to write in its channel.
    stage.control(Method::PATCH, "channels/carcassonne", json!({ "deny": ["SEND_MESSAGES"] })).await;
    let fails = json!({ "method": "POST", "path": "channels/*/threads", "times": 3, "what": "status", "status": 400 });
    stage.inject(fails).await;
    for (person, text) in
        [(&alice, "Discord didn’t let me"), (&bob, "Discord n’a pas voulu"), (&carol, "Discord hat mich hier")]
    {
        says_to_one(&person.command("/game new").await.message(), &[text]);
        says_to_one(&person.command("/mygames").await.message(), &[]);
    }
    assert!(threads(&stage).await.is_empty());
    says_to_one(&alice.command("/game new").await.message(), &["Your table is open in"]);
    let opened = thread(&stage, |_| true).await;
    alice.at(opened["id"].as_str().expect("an ID")).until(|message| message.buttons().contains(&"Join")).await;
}
