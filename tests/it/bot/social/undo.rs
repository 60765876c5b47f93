//! Undos with and without consent, by command and by button.

use bergerie::rules::Entry;
use bergerie::table::{Verification, verify};

use crate::bot::ending::export;
use crate::bot::shown::{ids, says, says_to_one};

use super::*;

#[tokio::test(flavor = "multi_thread")]
async fn after_a_draw_the_next_player_is_asked_and_gets_the_same_tile() {
    let timed = ClockedBot::set().await;
    let people = People::called(&timed.stage, &["alice", "bob"]).await;
    let first = begin(&people, "/game new pace: live first: 0 undo: none", "Join", "Start").await;
    let (alice, bob) = (people.host(), timed.stage.user("bob"));
    let nothing = alice.command("/undo").await.message();
    says_to_one(&nothing, &["no move to undo"]);
    place_plainly(alice).await;
    let second = people.post_after(Some(&first)).await;
    let (mine, theirs) = (tile(&first), tile(&second));
    // A user without a seat cannot undo a move. The player who moved requests an undo by command.
    let refused = timed.stage.user("carol").command("/undo").await.message();
    assert!(refused.only_you(), "{}", refused.content());
    let asked = alice.command("/undo").await.message();
    says_to_one(&asked, &["must agree"]);
    let question = bob.until(|m| m.buttons().contains(&"Fine by me")).await;
    says(&question, &["wants to undo", "will come up again"]);
    assert!(question.pings_you(), "bob is asked");
    // A player who is not asked cannot agree.
    let not_asked = alice.press(&question, "Fine by me").await.message();
    says_to_one(&not_asked, &["don’t have a vote"]);
    let voted = bob.press(&question, "Fine by me").await.message();
    says_to_one(&voted, &["Ton vote est pris en compte", "C’est décidé"]);
    let again = people.post_after(Some(&second)).await;
    says(&again, &["undid their last move"]);
    assert_eq!(tile(&again), mine, "the tile that was in hand");
    let decided = alice.until(|m| m.id() == question.id() && m.buttons().is_empty()).await;
    says(&decided, &["Move undone"]);
    // A button of the undone turn has no effect.
    place_plainly(alice).await;
    let fourth = people.post_after(Some(&again)).await;
    assert_eq!(tile(&fourth), theirs, "the same tile is drawn again");
    let record = export(alice).await;
    assert_eq!(
        record.record.log.iter().filter(|entry| matches!(entry, Entry::Undo(_))).count(),
        0,
        "not while it is on"
    );
    record.record.replay().expect("a game");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_leaves_the_game_as_it_is_and_a_move_lets_the_question_lapse() {
    let timed = ClockedBot::set().await;
    let people = People::called(&timed.stage, &["alice", "bob"]).await;
    let first = begin(&people, "/game new pace: none first: 0 undo: none", "Join", "Start").await;
    let (alice, bob) = (people.host(), timed.stage.user("bob"));
    place_plainly(alice).await;
    let second = people.post_after(Some(&first)).await;
    // The buttons for an undo are *More* and then *Take back*.
    let more = alice.press(&second, "More").await.message();
    alice.press(&more, "Undo").await;
    let question = bob.until(|m| m.buttons().contains(&"Fine by me")).await;
    bob.press(&question, "I’d rather not").await;
    let refused = alice.until(|m| m.id() == question.id() && m.buttons().is_empty()).await;
    says(&refused, &["Voted down"]);
    alice.press(&more, "Undo").await;
    let fresh = |m: &Seen| m.id() != question.id() && m.buttons().contains(&"Fine by me");
    let question = bob.until(fresh).await;
    place_plainly(&bob).await;
    let lapsed = alice.until(|m| m.id() == question.id() && m.buttons().is_empty()).await;
    says(&lapsed, &["has moved on"]);
    assert!(bob.try_press(&question, "Fine by me").await.is_err(), "the button is gone");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_question_and_the_answers_speak_french_and_german() {
    for (name, other, join, start, agree, text) in [
        ("bob", "erin", "Rejoindre", "Commencer", "D’accord", "annule son dernier coup"),
        ("carol", "frank", "Mitspielen", "Starten", "In Ordnung", "nimmt den letzten Zug zurück"),
    ] {
        let timed = ClockedBot::set().await;
        let people = People::called(&timed.stage, &[name, other]).await;
        let first = begin(&people, "/game new pace: day first: 0 undo: none", join, start).await;
        place_plainly(people.host()).await;
        let second = people.post_after(Some(&first)).await;
        people.host().command("/undo").await;
        let guest = people.guests().next().expect("a guest");
        let question = guest.until(|m| m.buttons().contains(&agree)).await;
        guest.press(&question, agree).await;
        let again = people.post_after(Some(&second)).await;
        says(&again, &[text]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_keeps_undone_moves_and_its_draws_are_fair() {
    let mut stage = Stage::without_bot().await;
    let people = People::called(&stage, &["alice", "bob"]).await;
    people.begin(&mut stage, &[], 3).await;
    let first = people.post_after(None).await;
    let mover = people.asked_by(&first);
    place_plainly(mover).await;
    let mut post = people.post_after(Some(&first)).await;
    mover.command("/undo").await;
    let question = mover.until(|m| m.buttons().contains(&"Fine by me")).await;
    people.asked_by(&post).press(&question, "Fine by me").await;
    post = people.post_after(Some(&post)).await;
    place_plainly(people.asked_by(&post)).await;
    // All players but one resign, so the game is over.
    people.host().command("/game resign").await;
    let ask = people.host().until(|m| m.only_you() && m.buttons().contains(&"Leave for good")).await;
    people.host().press(&ask, "Leave for good").await;
    let end = people.host().until(super::super::table::is_end).await;
    let file = end.file("record.json").expect("the record");
    let text = String::from_utf8(people.host().download(file.url).await).expect("text");
    let record = bergerie::table::RecordFile::from_json(&text).expect("a record");
    let undone: Vec<_> = record.record.log.iter().filter(|entry| matches!(entry, Entry::Undo(_))).collect();
    assert_eq!(undone.len(), 1, "the record keeps the undo");
    assert!(matches!(verify(&record), Ok(Verification::Fair { finished: true, .. })));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vote_replaced_by_another_shows_its_result() {
    let mut timed = ClockedBot::set().await;
    let people = People::called(&timed.stage, &["alice", "dave"]).await;
    let first = begin(&people, "/game new pace: live first: 0 undo: none", "Join", "Start").await;
    let [alice, dave] = ["alice", "dave"].map(|name| timed.stage.user(name));
    place_plainly(&alice).await;
    people.post_after(Some(&first)).await;
    alice.command("/undo").await;
    let question = dave.until(|m| m.buttons().contains(&"Fine by me")).await;
    timed.pass(20 * 60);
    let vote = alice.until(|m| m.buttons().contains(&"Bot takes over")).await;
    assert_ne!(vote.id(), question.id());
    let ended = alice.until(|m| m.id() == question.id() && m.buttons().is_empty()).await;
    says(&ended, &["so this vote is void"]);
}

/// Within a minute, a move can be undone although the next tile was drawn. The same tile is drawn again.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_undone_without_consent_within_a_minute() {
    let mut timed = ClockedBot::set().await;
    let people = People::called(&timed.stage, &["alice", "bob"]).await;
    let first = begin(&people, "/game new pace: none first: 0", "Join", "Start").await;
    let alice = people.host();
    let console = alice.press(&first, "Play").await.message();
    let confirm = ids(&console, "confirm:")[0].to_owned();
    let done = alice.press(&console, &confirm).await.message();
    let second = people.post_after(Some(&first)).await;
    says_to_one(&alice.press(&done, "Undo").await.message(), &["Move undone."]);
    let again = people.post_after(Some(&second)).await;
    says(&again, &["undid their last move"]);
    assert_eq!(tile(&again), tile(&first));
    place_plainly(alice).await;
    let fourth = people.post_after(Some(&again)).await;
    assert_eq!(tile(&fourth), tile(&second), "no draw is rolled again");
    timed.pass(61);
    says_to_one(&alice.command("/undo").await.message(), &["must agree"]);
}
