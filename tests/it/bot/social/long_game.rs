//! Five users play a game over days, with reminders, an absence, an undo by consent, a skip, a replacement, the end and
//! a rematch.

use bergerie::rules::Entry;

use crate::bot::ending::check_ending;
use crate::bot::shown::{is_within_limits, says};
use crate::bot::table::is_end;

use super::*;

const NAMES: [&str; 5] = ["alice", "bob", "carol", "dave", "erin"];

/// Lets the active players move, three hours per move, until `enough` returns true or the game is over.
async fn play_on(
    timed: &mut ClockedBot,
    people: &People,
    mut post: Seen,
    enough: impl Fn(usize, &Seen) -> bool,
) -> Seen {
    for turn in 0.. {
        if is_end(&post) || enough(turn, &post) {
            return post;
        }
        is_within_limits(&post);
        timed.pass(3 * HOUR);
        crate::bot::table::move_by_command(people.asked_by(&post), turn).await;
        post = people.post_after(Some(&post)).await;
    }
    post
}

#[tokio::test(flavor = "multi_thread")]
async fn five_people_play_over_days() {
    let mut timed = ClockedBot::set().await;
    let people = People::called(&timed.stage, &NAMES).await;
    let post = begin(&people, "/game new pace: day first: 0 undo: none", "Join", "Start").await;
    says(&post, &["due <t:"]);
    let alice = people.host().clone();
    let post = play_on(&mut timed, &people, post, |turn, _| turn == 5).await;

    // A player is late, is reminded, and moves.
    let late = people.asked_by(&post).clone();
    timed.pass(19 * HOUR);
    let reminder = late.until(|m| m.content().contains("is waiting for you")).await;
    assert!(late.look(&reminder).await.pings_you());
    crate::bot::table::move_by_command(&late, 5).await;
    let post = people.post_after(Some(&post)).await;

    // The next player announces an absence and returns after two days. No vote is held in the meantime.
    let away = people.asked_by(&post).clone();
    away.command("/away until: 2").await;
    alice.until(|m| m.content().contains("is away from")).await;
    timed.pass(2 * DAY);
    timed.settled().await;
    assert!(said(&alice, "has run out of time").await.is_empty());
    crate::bot::table::move_by_command(&away, 6).await;
    let post = people.post_after(Some(&post)).await;

    // The player requests an undo. The next player, who holds a tile already, agrees, and the tile is placed elsewhere.
    away.command("/undo").await;
    let question = alice.until(|m| m.buttons().contains(&"Fine by me")).await;
    people.asked_by(&post).press(&question, "Fine by me").await;
    let again = people.post_after(Some(&post)).await;
    says(&again, &["undid their last move"]);
    crate::bot::table::move_by_command(people.asked_by(&again), 11).await;
    let next = people.post_after(Some(&again)).await;
    assert_eq!(tile(&next), tile(&post), "the same tile is drawn");

    // A player does not return: the others skip the turn.
    let lost = people.asked_by(&next).name().to_owned();
    timed.pass(48 * HOUR);
    let vote = alice.until(|m| m.buttons().contains(&"Skip (minimal move, no meeple)")).await;
    for name in NAMES.iter().filter(|name| **name != lost).take(3) {
        timed.stage.user(name).press(&vote, "Skip (minimal move, no meeple)").await;
    }
    let skipped = people.post_after(Some(&next)).await;
    says(&skipped, &["a minimal move was made for"]);

    // They ask Frank to substitute, and both agree.
    let newcomer = timed.stage.user("frank");
    timed.stage.user(&lost).command(&format!("/game replace player: @{lost} with: @frank")).await;
    let fresh = |m: &Seen| m.content().contains("take over from") && m.buttons().contains(&"Fine by me");
    let question = newcomer.until(fresh).await;
    newcomer.press(&question, "Fine by me").await;
    alice.until(|m| m.content().contains("takes over from")).await;
    let now: Vec<&str> = NAMES.iter().map(|name| if *name == lost { "frank" } else { name }).collect();
    let people = People::called(&timed.stage, &now).await;
    let post = people.host().until(|m| !m.only_you() && m.id() > skipped.id() && m.buttons().contains(&"Play")).await;
    timed.restart().await;

    // They play the game to its end.
    let end = play_on(&mut timed, &people, post, |_, _| false).await;
    let file = check_ending(&people, &end, |_| {}).await;
    assert_eq!(file.record.log.iter().filter(|entry| matches!(entry, Entry::Undo(_))).count(), 1);
    let seated: Vec<_> = people.ids();
    assert!(seated.iter().all(|id| file.players.contains(id)), "frank has the seat of {lost}");

    // One button opens a table with the same options and invites all players.
    newcomer.press(&end, "Rematch").await;
    let lobby = newcomer.until(|m| m.buttons().contains(&"Join")).await;
    says(&lobby, &["Rematch! ", "you’re invited", "1 day per move"]);
    assert!(newcomer.until(|m| m.id() == lobby.id()).await.buttons().contains(&"Start"));
    timed.stage.user(now[1]).press(&lobby, "Join").await;
    newcomer.press(&lobby, "Start").await;
    let rematch = People::called(&timed.stage, &["frank", now[1]]).await;
    rematch.post_after(Some(&end)).await;
}
