//! Settings of a user, the list of the user's tables, and the favourite mark.

use crate::bot::shown::{ids, is_within_limits, leads_to, press, says, says_to_one};

use super::*;

#[tokio::test(flavor = "multi_thread")]
async fn settings_are_changed_by_buttons_in_three_languages() {
    let timed = ClockedBot::set().await;
    for (name, zone, none, reminders, off) in [
        ("alice", "Time zone: **UTC**", "No quiet hours", "Turn reminders off", "Reminders: **off**"),
        (
            "bob",
            "Fuseau horaire\u{a0}: **UTC**",
            "Rappels à toute heure",
            "Désactiver les rappels",
            "Rappels\u{a0}: **non**",
        ),
        ("carol", "Zeitzone: **UTC**", "Keine Ruhezeit", "Erinnerungen aus", "Erinnerungen: **aus**"),
    ] {
        let person = timed.stage.user(name);
        let shown = person.command("/settings change").await.message();
        says_to_one(&shown, &[zone, none]);
        is_within_limits(&shown);
        let shown = press(&person, &shown, reminders).await;
        says(&shown, &[off]);
        is_within_limits(&shown);
    }
    let alice = timed.stage.user("alice");
    for (typed, zone, area) in [
        ("Paris", "Europe/Paris", "Europe/Paris"),
        ("EST", r"America/New\_York", "America/New_York"),
        ("GMT+2", "UTC+02:00", "Etc/GMT-2"),
    ] {
        let time = || jiff::Timestamp::now().in_tz(area).expect("a time zone").strftime("%H:%M").to_string();
        let before = time();
        let shown = alice.command(&format!("/settings change zone: {typed}")).await.message();
        let shows = |time: &str| shown.content().contains(&format!("Time zone: **{zone}** – it’s {time} there"));
        assert!(shown.only_you() && (shows(&before) || shows(&time())), "{}", shown.content());
    }
    let bad = alice.command("/settings change zone: Europe/*Bergerie*").await.message();
    says_to_one(&bad, &[r"Europe\/\*Bergerie\*"]);
    let bad = alice.command("/settings change quiet: late").await.message();
    says_to_one(&bad, &["isn’t a time range"]);
    // From now on, the bot answers Alice in French.
    let shown = alice.command("/settings change language: fr").await.message();
    says_to_one(&shown, &["Tes réglages"]);
    let nothing = alice.command("/mygames").await.message();
    says_to_one(&nothing, &["Tu n’es à aucune table"]);
    // The language of Discord applies at once.
    let shown = alice.command("/settings change language: discord").await.message();
    says_to_one(&shown, &["Your settings"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn time_zone_and_quiet_hours_are_set_in_a_form_in_three_languages() {
    let timed = ClockedBot::set().await;
    for (name, button, none, no_zone, no_hours) in [
        ("alice", "Time zone and quiet hours", "No quiet hours", "don’t know the time zone", "isn’t a time range"),
        ("bob", "Fuseau et heures sans rappel", "Rappels à toute heure", "aucun fuseau horaire", "plage horaire"),
        ("carol", "Zeitzone und Ruhezeit", "Keine Ruhezeit", "kenne ich nicht", "verstehe ich nicht"),
    ] {
        let person = timed.stage.user(name);
        let shown = person.command("/settings change").await.message();
        let form = person.press(&shown, button).await;
        let set = person.submit(&form, json!({ "zone": "berlin", "quiet": "22-7:30" })).await.message();
        says(&set, &["**Europe/Berlin**", "**22:00**", "**07:30**"]);
        is_within_limits(&set);
        // Either invalid field is refused, and neither field changes.
        for (zone, quiet, refusal) in [("*Bergerie*", "21-7", no_zone), ("Paris", "late", no_hours)] {
            let form = person.press(&set, button).await;
            let refused = person.submit(&form, json!({ "zone": zone, "quiet": quiet })).await.message();
            says_to_one(&refused, &[refusal]);
            says_to_one(&person.command("/settings change").await.message(), &["**Europe/Berlin**", "**22:00**"]);
        }
        // The form shows the current values, and empty quiet hours mean none.
        let shown = person.command("/settings change").await.message();
        let form = person.press(&shown, button).await;
        let cleared = person.submit(&form, json!({ "quiet": "" })).await.message();
        says(&cleared, &["**Europe/Berlin**", none]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_tables_of_a_user_are_listed_with_turn_and_link() {
    let timed = ClockedBot::set().await;
    let people = People::called(&timed.stage, &["alice", "bob"]).await;
    let elsewhere = people.at("second-table");
    let post = begin(&people, "/game new first: 0", "Join", "Start").await;
    let other = begin(&elsewhere, "/game new first: 0", "Join", "Start").await;
    place_plainly(people.host()).await;
    let now = people.post_after(Some(&post)).await;
    let mine = async || people.host().command("/mygames").await.message();
    leads_to(&mine, now.id(), &[]).await;
    let list = leads_to(&mine, other.id(), &["**Your tables**", "**your turn**, asked <t:", "waiting for"]).await;
    let lines: Vec<&str> = list.content().lines().collect();
    assert!(lines[1].contains("your turn"), "tables that wait for alice are first: {lines:?}");
    let bobs = timed.stage.user("bob").command("/mygames").await.message();
    says_to_one(&bobs, &["**à toi de jouer** (question posée"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_games_are_listed_with_result_and_link() {
    let timed = ClockedBot::set().await;
    for (name, other, channel, finished, result) in [
        ("alice", "bob", "carcassonne", "Past games", "**1.** ■"),
        ("bob", "carol", "second-table", "Parties terminées", "**1.** ■"),
        ("carol", "alice", "chatter", "Beendete Spiele", "**1.** ■"),
    ] {
        let [host, guest] = [name, other].map(|name| timed.stage.user(name).at(channel));
        host.command("/game new first: 0").await;
        let lobby = host.until(|m| m.buttons().len() > 4).await;
        guest.press(&lobby, ids(&lobby, "join:")[0]).await;
        host.press(&lobby, ids(&lobby, "start:")[0]).await;
        guest.command("/game resign").await;
        let ask = guest.until(|m| m.only_you() && !ids(m, "leave:").is_empty()).await;
        guest.press(&ask, ids(&ask, "leave:")[0]).await;
        let end = host.until(crate::bot::table::is_end).await;
        let list = async || press(&host, &host.command("/mygames").await.message(), finished).await;
        is_within_limits(&leads_to(list, end.id(), &[result, "<t:"]).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_favourite_mark_is_given_where_it_is_free() {
    let timed = ClockedBot::set().await;
    let people = People::called(&timed.stage, &["alice", "bob", "carol"]).await;
    people.host().command("/settings change mark: 2").await;
    // An invalid favourite mark is refused. A valid mark can be given by name or number.
    let refused = people.host().command("/settings change mark: plaid").await.message();
    says_to_one(&refused, &["plaid", "Pick one from the list"]);
    let kept = people.host().command("/settings change mark: yellow").await.message();
    says_to_one(&kept, &["yellow"]);
    let post = begin(&people, "/game new first: 0", "Join", "Start").await;
    let id = people.ids()[0];
    says(&post, &[&format!("▲\u{a0}<@{id}>, you’re up!")]);
}
