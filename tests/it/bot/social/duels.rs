//! Duels: the challenge, its answer, and games that follow each other in a thread.

use crate::bot::shown::{ids, is_within_limits, says, says_to_one};
use crate::support::browser::Page;

use super::threads::thread;
use super::*;

/// Takes a screenshot of a channel on a phone, if `SCREENSHOTS` is set.
async fn photograph(stage: &Stage, name: &str, user: &str, (channel, message): (&str, &Seen)) {
    if std::env::var_os("SCREENSHOTS").is_none() {
        return;
    }
    let url = format!("{}/?as={user}&channel={channel}", stage.sandbox.url());
    let Some(mut page) = Page::open(&url).await else { return };
    page.resize_to_phone(1400).await;
    let node = format!("document.querySelector('[data-message=\"{}\"]')", message.id());
    page.until(&node).await;
    page.until_pictures(&node).await;
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("target/screenshots");
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join(format!("{name}.png")), page.screenshot().await).expect("a file");
}

async fn resign(user: &User) {
    let asked = user.command("/game resign").await.message();
    user.press(&asked, ids(&asked, "leave:")[0]).await;
}

fn is_challenge(message: &Seen) -> bool {
    !message.only_you() && !ids(message, "acceptduel:").is_empty()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_games_of_a_duel_follow_each_other_in_its_thread() {
    let mut stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "bob"]).await;
    let [alice, bob] = people.ids().try_into().expect("two users");
    let answer = people.host().command(&format!("/duel opponent: {bob} best-of: 3")).await.message();
    let opened = thread(&stage, |_| true).await;
    let id = opened["id"].as_str().expect("an ID").to_owned();
    says_to_one(&answer, &["Challenge sent in", &id, &format!("<@{bob}> accepts")]);
    let inside = people.at(&id);
    let (host, guest) = (inside.host().clone(), inside.guests().next().expect("bob").clone());
    let lobby = guest.until(is_challenge).await;
    says(&lobby, &[&format!("<@{alice}> challenges <@{bob}>"), "Best of 3", "assists off"]);
    assert!(lobby.pings_you(), "Bob is pinged");
    is_within_limits(&lobby);
    photograph(&stage, "duel-challenge", "alice", (&id, &lobby)).await;
    let carol = stage.user("carol").at(&id);
    says_to_one(&carol.press(&lobby, ids(&lobby, "acceptduel:")[0]).await.message(), &["nur <@"]);
    says_to_one(&host.press(&lobby, ids(&lobby, "acceptduel:")[0]).await.message(), &["Only <@"]);
    says_to_one(&carol.command("/game join").await.message(), &["Herausforderung zum Duell"]);

    guest.press(&lobby, ids(&lobby, "acceptduel:")[0]).await;
    let first = inside.post_after(None).await;
    says(&first, &["Game 1 of 3 at most", &format!("<@{alice}> **0–0** <@{bob}>. <@{bob}> goes first")]);
    is_within_limits(&first);
    photograph(&stage, "duel-first", "bob", (&id, &first)).await;
    resign(&guest).await;
    let end = host.until(|message| message.content().contains("Game 2 starts in a moment")).await;
    says(&end, &[&format!("<@{alice}> **1–0** <@{bob}>"), &format!("<@{alice}> goes first")]);
    assert!(ids(&end, "rematch:").is_empty() && !ids(&end, "film:").is_empty());
    photograph(&stage, "duel-end", "bob", (&id, &end)).await;
    // It does not matter whether this is before or after the start of the second game.
    stage.kill();
    stage.start().await;
    let second = host.until(|message| message.content().contains("Game 2 of 3 at most")).await;
    says(&second, &[&format!("<@{alice}> **1–0** <@{bob}>. <@{alice}> goes first")]);
    photograph(&stage, "duel-second", "alice", (&id, &second)).await;
    says_to_one(&host.command("/game info").await.message(), &["**1–0**"]);
    resign(&guest).await;
    let end = host.until(|message| message.content().contains("wins the duel")).await;
    says(&end, &[&format!("<@{alice}> **2–0** <@{bob}>"), &format!("**<@{alice}> wins the duel!**")]);
    assert_eq!(ids(&end, "rematch:").len(), 1);
    photograph(&stage, "duel-won", "alice", (&id, &end)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_in_the_challengers_language_and_can_be_called_off() {
    let stage = Stage::set().await;
    let all = [
        ("alice", "bob", ["A duel:", "Best of 5", "was called off"]),
        ("bob", "carol", ["Un duel", "Au meilleur des 5 parties", "a été annulé"]),
        ("carol", "alice", ["Ein Duell:", "Best of 5", "wurde abgesagt"]),
    ];
    for (name, opponent, [title, length, end]) in all {
        let people = People::called(&stage, &[name, opponent]).await;
        let opponent_id = people.ids()[1];
        let challenger = people.host();
        challenger.command(&format!("/duel opponent: {opponent_id} best-of: 5")).await;
        let threads =
            stage.user("alice").call(reqwest::Method::GET, "as/alice/channels", None).await.expect("channels");
        let threads = threads.as_array().into_iter().flatten().filter(|channel| channel["kind"] == "thread");
        let id = threads.filter_map(|thread| thread["id"].as_str()).max().expect("a thread").to_owned();
        let inside = people.at(&id);
        let guest = inside.guests().next().expect("a guest");
        let lobby = guest.until(is_challenge).await;
        says(&lobby, &[title, length, &format!("<@{opponent_id}>")]);
        photograph(&stage, &format!("duel-challenge-{name}"), name, (&id, &lobby)).await;
        guest.press(&lobby, ids(&lobby, "calloffduel:")[0]).await;
        guest.until(|message| message.id() == lobby.id() && message.content().contains(end)).await;
    }
    // Bob is no moderator.
    let [bob, carol] = ["bob", "carol"].map(|name| stage.user(name).at("second-table"));
    let carol_id = People::called(&stage, &["carol"]).await.ids()[0];
    stage.control(reqwest::Method::PATCH, "channels/second-table", json!({ "deny": ["CREATE_PUBLIC_THREADS"] })).await;
    says_to_one(&bob.command(&format!("/duel opponent: {carol_id} best-of: 1")).await.message(), &["Défi lancé."]);
    let lobby = carol.until(is_challenge).await;
    carol.press(&lobby, ids(&lobby, "acceptduel:")[0]).await;
    carol.until(|message| message.content().contains("Une seule partie décide du duel")).await;
    says_to_one(&bob.command("/game close").await.message(), &["ne peut pas être fermée"]);
    let alice = stage.user("alice");
    let own = People::called(&stage, &["alice"]).await.ids()[0];
    says_to_one(&alice.command(&format!("/duel opponent: {own}")).await.message(), &["yourself or a bot"]);
    says(&alice.at("dm").command(&format!("/duel opponent: {own}")).await.message(), &["server"]);
}
