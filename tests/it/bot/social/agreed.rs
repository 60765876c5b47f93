//! Agreements of a table other than rules: pace, language and presets, rematches, the pinned status message, and the
//! expected number of turns.

use bergerie::rules::Expansion;
use bergerie::table::Assists;

use crate::bot::prepared::Prepared;
use crate::bot::shown::{choose, ids, is_within_limits, says, says_to_one};

use super::*;

#[tokio::test(flavor = "multi_thread")]
async fn a_new_table_announces_its_expected_turns() {
    let timed = ClockedBot::set().await;
    let alice = timed.stage.user("alice");
    alice.command("/game new").await;
    let lobby = alice.until(|m| m.buttons().contains(&"Join")).await;
    says(&lobby, &["72 tiles", "about 36 turns each with two players", "1 day per move; 6 hours after that"]);
    assert_eq!(lobby.content().matches("per move").count(), 1, "the deadline is said once: {}", lobby.content());
    timed.stage.user("bob").press(&lobby, "Join").await;
    timed.stage.user("carol").press(&lobby, "Join").await;
    alice.until(|m| m.id() == lobby.id() && m.content().contains("about 24 turns each")).await;
    is_within_limits(&lobby);
}

#[tokio::test(flavor = "multi_thread")]
async fn pace_and_language_are_options_and_private_answers_name_buttons_as_they_are_written() {
    let timed = ClockedBot::set().await;
    let [alice, bob] = ["alice", "bob"].map(|name| timed.stage.user(name));
    let opened =
        alice.command("/game new language: de pace: live expansions: bridges_castles_and_bazaars").await.message();
    says_to_one(&opened, &["**Optionen**"]);
    let lobby = alice.until(|m| m.buttons().contains(&"Mitspielen")).await;
    says(&lobby, &["10 Minuten je Entscheidung"]);
    assert!(!lobby.content().contains("verdeckt"), "{}", lobby.content());
    let too_few = alice.press(&lobby, "Starten").await.message();
    says_to_one(&too_few, &["Others can press **Mitspielen**"]);
    let early = bob.command("/scores").await.message();
    says_to_one(&early, &["**Starten**"]);
    // The host chooses a pace of three days and French by menu.
    let menus = alice.press(&lobby, "Optionen").await.message();
    let page = choose(&alice, &menus, "Time limit, language").await;
    let opened = choose(&alice, &page, "Time limit per move").await;
    let set = choose(&alice, &opened, "3 days per move").await;
    let opened = choose(&alice, &set, "Language of the messages").await;
    choose(&alice, &opened, "français").await;
    let french = alice.until(|m| m.id() == lobby.id() && m.buttons().contains(&"Rejoindre")).await;
    says(&french, &["3 jours par coup"]);
    is_within_limits(&french);
}

#[tokio::test(flavor = "multi_thread")]
async fn new_tables_without_live_pace_use_sealed_bids() {
    let timed = ClockedBot::set().await;
    let alice = timed.stage.user("alice");
    alice.command("/game new expansions: bridges_castles_and_bazaars").await;
    let lobby = alice.until(|m| m.buttons().contains(&"Join")).await;
    says(&lobby, &["bazaars with sealed bids"]);
    let menus = alice.press(&lobby, "Options").await.message();
    let page = choose(&alice, &menus, "Time limit, language").await;
    let opened = choose(&alice, &page, "Time limit per move").await;
    choose(&alice, &opened, "live").await;
    alice
        .until(|m| {
            m.id() == lobby.id() && m.content().contains("10 minutes per move") && !m.content().contains("sealed bids")
        })
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_names_options_and_opens_tables_with_them() {
    let timed = ClockedBot::set().await;
    let alice = timed.stage.user("alice");
    alice.command("/game new expansions: river fields: off pace: week").await;
    let saved = alice.command("/game preset name: *Sunday* @everyone").await.message();
    says_to_one(&saved, &[r"\*Sunday\* \@everyone"]);
    let other = timed.stage.user("bob").at("second-table");
    let names = other.autocomplete("/game new", "preset", "sun", json!({})).await;
    assert_eq!(names.len(), 1);
    other.command(&format!("/game new preset: {}", names[0].text())).await;
    let lobby = other.until(|m| m.buttons().contains(&"Rejoindre")).await;
    says(&lobby, &["La Rivière", "7 jours par coup"]);
    // A preset can be chosen by menu at a table that is already open.
    let third = timed.stage.user("carol").at("dm");
    drop(third);
    let unknown = other.command("/game new preset: nothing").await.message();
    says_to_one(&unknown, &["nothing"]);
    let menus = other.press(&lobby, "Options").await.message();
    let opened = choose(&other, &menus, "Assortiments et modèles").await;
    let is_of_presets = |one: &&Value| one["custom_id"].as_str().is_some_and(|id| id.ends_with(":preset"));
    let presets = opened.components().into_iter().find(is_of_presets).expect("a menu of presets");
    assert_eq!(presets["options"][0]["value"], "*Sunday* @everyone");
    // A button saves the options that are set there as another preset.
    let form = other.press(&opened, "Enregistrer le modèle").await;
    assert_eq!(form.kind(), "modal", "{:?}", form.0);
    let named = other.submit(&form, json!({ "name": "Fleuve" })).await.message();
    says(&named, &["**Fleuve**"]);
    is_within_limits(&named);
    assert!(named.buttons().contains(&"Enregistrer le modèle"), "the menus remain");
    assert_eq!(other.autocomplete("/game new", "preset", "fl", json!({})).await.len(), 1);
    // Only the author of a preset and members who may manage the server can change it.
    for forget in ["", " delete: on"] {
        let refused = other.command(&format!("/game preset name: *Sunday* @everyone{forget}")).await.message();
        says_to_one(&refused, &["Seuls le membre qui a enregistré"]);
    }
    let gone = alice.command("/game preset name: Fleuve delete: on").await.message();
    says_to_one(&gone, &["deleted"]);
    let gone = alice.command("/game preset name: *Sunday* @everyone delete: on").await.message();
    says_to_one(&gone, &["deleted"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn options_are_set_in_a_form_in_three_languages() {
    let timed = ClockedBot::set().await;
    for (name, other, channel, button, river, pace, begun) in [
        ("alice", "bob", "carcassonne", "Set all in a form", "The River", "7 days per move", "has started"),
        ("bob", "carol", "second-table", "Tout régler d’un coup", "La Rivière", "7 jours par coup", "a commencé"),
        (
            "carol",
            "alice",
            "chatter",
            "Alles auf einmal einstellen",
            "Der Fluss",
            "7 Tage je Entscheidung",
            "hat schon begonnen",
        ),
    ] {
        let host = timed.stage.user(name).at(channel);
        host.command("/game new expansions: abbot").await;
        let lobby = host.until(|m| !ids(m, "options:").is_empty()).await;
        let menus = host.press(&lobby, ids(&lobby, "options:")[0]).await.message();
        let form = host.press(&menus, button).await;
        let mut chosen = json!({ "pace": ["week"], "season": ["summer"], "assists": ["off"], "grace": ["none"] });
        let chosen = chosen.as_object_mut().expect("an object");
        // The more lists of expansions there are, the fewer options the form has room for.
        chosen.retain(|key, _| form.0.to_string().contains(&format!("\"{key}\"")));
        chosen.insert("small".to_owned(), json!(["river"]));
        let set = host.submit(&form, json!(chosen)).await.message();
        is_within_limits(&set);
        let changed = host.until(|m| m.id() == lobby.id() && m.content().contains(river)).await;
        says(&changed, &[pace]);
        // Once the game has begun, the form changes nothing.
        let late = host.press(&set, button).await;
        timed.stage.user(other).at(channel).press(&changed, ids(&changed, "join:")[0]).await;
        host.press(&changed, ids(&changed, "start:")[0]).await;
        let refused = host.submit(&late, json!({ "small": [] })).await.message();
        says_to_one(&refused, &[begun]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_stays_pinned_on_request() {
    let timed = ClockedBot::set().await;
    let people = People::called(&timed.stage, &["alice", "bob"]).await;
    let first = begin(&people, "/game new first: 0", "Join", "Start").await;
    let alice = people.host();
    let on = alice.command("/game status").await.message();
    says_to_one(&on, &["Pinned: a status message"]);
    let line = alice.until(|m| m.content().contains('📌')).await;
    says(&line, &["waiting for"]);
    // The bot pins the message right after it has posted it.
    timed.settled().await;
    let pins = timed.stage.requests("PUT", "channels/*/messages/pins/*").await;
    assert_eq!(pins.len(), 1);
    let before = line.content().to_owned();
    place_plainly(alice).await;
    people.post_after(Some(&first)).await;
    alice.until(|m| m.id() == line.id() && m.content() != before).await;
    // If a user deletes the message, the next move posts it again, and so does `/game info`.
    let mut last = line.id().to_owned();
    for round in 0..2 {
        let path = format!("channels/carcassonne/messages/{last}");
        timed.stage.control(reqwest::Method::DELETE, &path, Value::Null).await;
        if round == 0 {
            let post = people.post_after(Some(&first)).await;
            place_plainly(people.asked_by(&post)).await;
        } else {
            alice.command("/game info").await;
        }
        let again = alice.until(|m| m.content().contains('📌') && m.id() != last).await;
        last = again.id().to_owned();
    }
    timed.settled().await;
    assert_eq!(
        timed.stage.requests("PUT", "channels/*/messages/pins/*").await.len(),
        3,
        "every status message is pinned"
    );
    let more = alice.press(&people.post_after(Some(&first)).await, "More").await.message();
    assert!(!ids(&more, "status:").is_empty());
    let off = alice.press(&more, "Unpin status").await.message();
    says_to_one(&off, &["no longer updates"]);
    // The buttons of one table do not change the next table of the channel.
    let more = alice.press(&people.post_after(Some(&first)).await, "More").await.message();
    let confirm = alice.command("/game close").await.message();
    alice.press(&confirm, "Close the table").await;
    alice.command("/game new").await;
    let outdated = alice.press(&more, "Pin status").await.message();
    says_to_one(&outdated, &["This table is closed"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_can_agree_that_the_bot_answers_out_of_turn() {
    let timed = ClockedBot::set().await;
    let people = People::called(&timed.stage, &["alice", "bob"]).await;
    let alice = people.host();
    alice.command("/game new").await;
    let lobby = people.gather().await;
    let menus = alice.press(&lobby, "Options").await.message();
    let page = choose(alice, &menus, "Time limit, language").await;
    let opened = choose(alice, &page, "someone else’s turn").await;
    let set = choose(alice, &opened, "the bot answers after 1 hour").await;
    alice.until(|m| m.id() == lobby.id() && m.content().contains("the bot answers after 1 hour")).await;
    choose(alice, &set, "same time as a move").await;
    alice.until(|m| m.id() == lobby.id() && !m.content().contains("out-of-turn")).await;
}

/// Bob is asked for a step of the dragon during Alice's turn, and does not answer.
#[tokio::test(flavor = "multi_thread")]
async fn the_bot_answers_out_of_turn_after_an_hour() {
    let mut timed = ClockedBot::set().await;
    let script = "0: BA/RFr E1 0\n1: DG/F.v S1 0\n0: BA/L S1E1 0\n1: BA/RFr E2 0 road\n0: DG/RFr.d W1 0\n";
    let prepared = Prepared { script, next: None, assists: Assists::On };
    let (people, post) = prepared.resume_with(&mut timed.stage, &[Expansion::ThePrincessAndTheDragon]).await;
    timed.change_tables("options", r#"{"pace": "none", "grace": "none", "out_of_turn": "bot"}"#).await;
    let step = post.buttons().into_iter().find(|label| label.ends_with(" · 0")).expect("a step of the dragon");
    people.host().press(&post, step).await;
    let asked = people.post_after(Some(&post)).await;
    says(&asked, &["step 2 of 6", "the bot answers <t:"]);
    timed.pass(HOUR - 120);
    timed.settled().await;
    assert!(said(people.host(), "didn’t answer within an hour").await.is_empty(), "the hour is not over");
    timed.pass(180);
    let after = people.post_after(Some(&asked)).await;
    says(&after, &["(step 2)", "didn’t answer within an hour, so the bot did"]);
}
