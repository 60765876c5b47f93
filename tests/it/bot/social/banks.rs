//! Banks of time.

use crate::bot::shown::{choose, is_within_limits, leads_to, says, says_to_one};

use super::server::set;
use super::*;

#[tokio::test(flavor = "multi_thread")]
async fn banks_are_shown_and_run_out_in_three_languages() {
    let mut timed = ClockedBot::set().await;
    let alice = timed.stage.user("alice");
    for bad in ["banks", "two", "1"] {
        assert!(alice.try_command(&format!("/game new pace: {bad}")).await.is_err(), "it is no choice: {bad}");
    }
    // The server's pace is that of new tables, and `/game find` filters by it.
    let shown = alice.command("/server").await.message();
    says(&set(&alice, &shown, "pace", &["bank"]).await, &["**1 day per move + a time bank of 3 days**"]);
    for (channel, language, [join, start, play], opened, running, empty) in [
        (
            "carcassonne",
            "en",
            ["Join", "Start", "Play"],
            ["1 day per move, plus a time bank of 3 days", "then a time bank of 3 days"],
            ["**time bank** runs out <t:", "Time banks: "],
            ["your time bank starts running", "has run out of time"],
        ),
        (
            "second-table",
            "fr",
            ["Rejoindre", "Commencer", "Jouer"],
            ["plus une réserve de temps\u{a0}: 3 jours", "puis réserve de temps\u{a0}: 3 jours"],
            ["**réserve de temps** épuisée le", "Réserves de temps\u{a0}: "],
            ["ta réserve de temps sera entamée", "est écoulé"],
        ),
        (
            "chatter",
            "de",
            ["Mitspielen", "Starten", "Spielen"],
            ["und ein Zeitkonto: 3 Tage", "danach Zeitkonto: 3 Tage"],
            ["**Zeitkonto** reicht bis zum", "Zeitkonten: "],
            ["läuft dein zeitkonto ab", "ist um"],
        ),
    ] {
        let people = People::called(&timed.stage, &["alice", "bob"]).await.at(channel);
        let alice = people.host();
        alice.command(&format!("/settings change language: {language}")).await;
        alice.command(&format!("/game new first: 0 language: {language}")).await;
        let lobby = alice.until(|m| !m.only_you() && m.buttons().contains(&join)).await;
        says(&lobby, &opened[..1]);
        leads_to(async || alice.command("/game find pace: bank").await.message(), lobby.id(), &[]).await;
        assert!(alice.command("/game find pace: day").await.message().links().is_empty());
        people.guests().next().expect("bob").press(&lobby, join).await;
        alice.press(&lobby, start).await;
        let post = people.post_after(None).await;
        says(&post, &opened[1..]);
        is_within_limits(&post);
        says(&alice.press(&post, play).await.message(), &opened[1..]);
        timed.pass(20 * HOUR);
        alice.until(|m| !m.only_you() && m.content().to_lowercase().contains(empty[0])).await;
        // After half a day of the bank, the bot is restarted.
        timed.pass(16 * HOUR);
        timed.restart().await;
        says_to_one(&alice.command("/game info").await.message(), &running);
        says(&alice.press(&post, play).await.message(), &running[..1]);
        timed.pass(70 * HOUR);
        alice.until(|m| !m.only_you() && m.content().contains(empty[1])).await;
        // Alice moves, and her next move has a day only.
        place_plainly(alice).await;
        let next = people.post_after(Some(&post)).await;
        says(&next, &opened[1..]);
        place_plainly(people.guests().next().expect("bob")).await;
        let own = people.post_after(Some(&next)).await;
        assert!(own.content().contains("<t:") && !own.content().contains(opened[1]), "{}", own.content());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_gets_banks_by_menu_and_by_preset() {
    let stage = Stage::set().await;
    let alice = stage.user("alice");
    alice.command("/game new pace: live").await;
    let lobby = alice.until(|m| m.buttons().contains(&"Options")).await;
    let options = alice.press(&lobby, "Options").await.message();
    let page = choose(&alice, &options, "Time limit, language").await;
    let opened = choose(&alice, &page, "Time limit per move").await;
    is_within_limits(&opened);
    choose(&alice, &opened, "1 day per move + a time bank").await;
    alice.until(|m| m.id() == lobby.id() && m.content().contains("plus a time bank of 3 days")).await;
    alice.command("/game preset name: banked").await;
    alice.command("/game leave").await;
    alice.command("/game new preset: banked").await;
    let again = alice.until(|m| !m.only_you() && m.id() > lobby.id() && m.buttons().contains(&"Start")).await;
    says(&again, &["plus a time bank of 3 days"]);
}
