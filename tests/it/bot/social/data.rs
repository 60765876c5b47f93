//! Export and erasure of a user's data, by command and by Discord's webhook event.

use reqwest::Method;

use crate::bot::shown::{ids, is_within_limits, press, says, says_to_one};
use crate::support::wait::until;

use super::*;

#[tokio::test(flavor = "multi_thread")]
async fn data_is_exported_and_erased_in_three_languages() {
    let timed = ClockedBot::set().await;
    for (name, erase, sure, now, done) in [
        ("alice", "Erase my data", "Are you sure?", "Yes, erase everything", "no longer store anything"),
        (
            "bob",
            "Effacer mes données",
            "C’est bien ce que tu veux\u{a0}?",
            "Oui, tout effacer",
            "ne conserve plus rien",
        ),
        ("carol", "Meine Daten löschen", "Wirklich?", "Ja, alles löschen", "speichere nichts mehr"),
    ] {
        let person = timed.stage.user(name);
        person.command("/settings change zone: Europe/Berlin").await;
        let file = export(&person).await;
        assert_eq!(file["rows"]["preferences"][0]["zone"], "Europe/Berlin", "{file}");
        let asked = person.command("/settings erase").await.message();
        says_to_one(&asked, &[]);
        is_within_limits(&asked);
        assert_eq!(ids(&asked, "askerase:").len(), 1, "there is no game to leave");
        let asked = press(&person, &asked, erase).await;
        says(&asked, &[sure]);
        assert_eq!(
            export(&person).await["rows"]["preferences"][0]["zone"],
            "Europe/Berlin",
            "one press erases nothing"
        );
        let answer = press(&person, &asked, now).await;
        says(&answer, &[done]);
        assert!(answer.components().is_empty(), "{answer:?}");
        assert_eq!(export(&person).await["rows"], json!({}));
    }
}

/// Returns the user's exported data.
async fn export(person: &User) -> Value {
    let exported = person.command("/settings export").await.message();
    says_to_one(&exported, &[]);
    let files = exported.files();
    assert_eq!(files[0].name, "my-data.json");
    let file = person.download(files[0].url).await;
    assert!(!file.contains(&b'\n'), "the size of the records is limited without whitespace");
    serde_json::from_slice(&file).expect("JSON")
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_handed_to_the_bot_or_left() {
    let timed = ClockedBot::set().await;
    let people = People::called(&timed.stage, &["alice", "bob", "carol"]).await;
    let id = people.ids()[1].to_string();
    people.start("/game new first: 0").await;
    people.post_after(None).await;
    let bob = people.guests().next().expect("bob").clone();
    let file = export(&bob).await;
    assert_eq!(file["user"], *id);
    assert_eq!(file["records"].as_array().map(Vec::len), Some(1));
    let asked = bob.command("/settings erase").await.message();
    says_to_one(&asked, &["partie en cours"]);
    let kept = press(&bob, &asked, "Garder mes données").await;
    says(&kept, &["Rien n’a changé"]);
    let asked = bob.command("/settings erase").await.message();
    let sure = press(&bob, &asked, "Effacer, le bot continue").await;
    press(&bob, &sure, "Oui, tout effacer").await;
    let left = bob.until(|message| message.content().contains("has left for good")).await;
    assert!(!left.content().contains(&id), "{}", left.content());
    // The bot has the seat now, and its former player does not get it back.
    let back = bob.command("/game back").await.message();
    says_to_one(&back, &[]);
    let scores = people.host().command("/scores").await.message();
    assert!(scores.content().contains("Bot") && !scores.0.to_string().contains(&id), "{scores:?}");

    let carol = people.guests().nth(1).expect("carol").clone();
    let asked = carol.command("/settings erase").await.message();
    let sure = press(&carol, &asked, "Löschen und aufgeben").await;
    press(&carol, &sure, "Ja, alles löschen").await;
    let id = people.ids()[2].to_string();
    let scores = people.host().command("/scores").await.message();
    assert!(scores.content().contains("a former player") && !scores.0.to_string().contains(&id), "{scores:?}");
    let scores = bob.command("/scores").await.message();
    assert!(scores.content().contains("Compte supprimé"), "in the language of the reader: {scores:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn removing_the_app_erases_the_user_and_help_links_to_the_policies() {
    let mut stage = Stage::without_bot().await;
    let events = unused_address().to_string();
    stage.with("WEBHOOK_EVENTS_LISTEN", &events);
    stage.with("PRIVACY_URL", "https://example.org/privacy");
    stage.with("TERMS_URL", "https://example.org/terms");
    stage.start().await;
    let url = format!("http://{events}/events");
    let people = People::called(&stage, &["alice", "bob", "carol"]).await;
    let id = people.ids()[1].to_string();
    people.start("/game new first: 0").await;
    people.post_after(None).await;
    let bob = people.guests().next().expect("bob").clone();
    bob.command("/settings change zone: Europe/Paris").await;

    let call = json!({ "url": url });
    let answer = bob.call(Method::POST, "as/bob/deauthorize", Some(call.clone())).await.expect("the endpoint is valid");
    assert_eq!(answer["status"], 204);
    let left = bob.until(|message| message.content().contains("has left for good")).await;
    assert!(!left.content().contains(&id), "{}", left.content());
    assert_eq!(export(&bob).await["rows"], json!({}));
    // Discord may send an event twice.
    let answer = bob.call(Method::POST, "as/bob/deauthorize", Some(call)).await.expect("the endpoint is valid");
    assert_eq!(answer["status"], 204);
    let elsewhere = json!({ "url": format!("http://{events}/") });
    let refused = bob.call(Method::POST, "as/bob/deauthorize", Some(elsewhere)).await;
    assert!(refused.is_err(), "interactions and events have different pings: {refused:?}");

    for (person, link) in [("alice", "Privacy policy"), ("bob", "Confidentialité"), ("carol", "Datenschutz")] {
        let person = stage.user(person);
        person.command("/help").await;
        let last = person.until(|message| message.content().contains("https://example.org/privacy")).await;
        says(&last, &[link, "<https://example.org/terms>"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_record_and_the_pictures_remain_when_the_log_is_deleted() {
    let mut timed = ClockedBot::set().await;
    timed.stage.with("KEEP_GAMES_DAYS", "30");
    let people = People::called(&timed.stage, &["alice", "bob"]).await;
    people.start("/game new first: 0").await;
    people.post_after(None).await;
    place_plainly(people.host()).await;
    let bob = people.guests().next().expect("bob").clone();
    let asked = bob.command("/game resign").await.message();
    bob.press(&asked, ids(&asked, "leave:")[0]).await;
    let end = bob.until(|message| !message.only_you() && !ids(message, "film:").is_empty()).await;
    let record = async |person: &User| {
        let exported = person.command("/game export").await.message();
        person.download(exported.files()[0].url).await
    };
    let before = record(&bob).await;
    timed.pass(31 * DAY);
    // A bot that starts looks for logs to delete.
    timed.restart().await;
    let path = timed.stage.path("bergerie.db");
    until("the log is deleted", async || {
        let database = rusqlite::Connection::open(&path).expect("the bot's database");
        let times = database.query_row("SELECT max(made_at) FROM entries", [], |row| row.get::<_, i64>(0));
        times.expect("a time") == 0
    })
    .await;
    assert_eq!(record(&bob).await, before);
    assert_eq!(bob.press(&end, ids(&end, "film:")[0]).await.message().files().len(), 1);
    assert_eq!(bob.command("/board").await.message().files().len(), 1);
}
