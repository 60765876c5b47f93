//! Plays whole games with crashes and failures.

use std::time::Instant;

use bergerie::rules::{Action, Entry, Event};
use reqwest::Method;
use serde_json::json;

use crate::support::user::Seen;
use crate::support::wait::until;

use super::ending::check_ending;
use super::process::Stage;
use super::shown::{choose, first_choices, ids};
use super::table::{People, Rehearsal, is_end, move_by_command, move_by_console, tried};

/// Three users play a whole game with commands and buttons. Half-way, the bot is killed twice: between two turns, and
/// while a notice cannot be posted. Every notice must be posted exactly once, and the scores must be those of the
/// record.
#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_a_whole_game_through_crashes() {
    let begun = Instant::now();
    let mut stage = Stage::without_bot().await;
    let people = People::called(&stage, &["alice", "bob", "carol"]).await;
    people.begin(&mut stage, &[], 1).await;
    let mut post = people.post_after(None).await;
    let mut turn = 0;
    while !is_end(&post) {
        turn += 1;
        let person = people.asked_by(&post);
        match turn {
            20 => {
                stage.kill();
                stage.start().await;
            }
            40 => {
                silence(&stage, true).await;
                move_by_command(person, turn).await;
                stage.kill();
                silence(&stage, false).await;
                stage.start().await;
                post = people.post_after(Some(&post)).await;
                continue;
            }
            _ => {}
        }
        if turn % 6 == 0 {
            move_by_console(person, &post, turn).await
        } else {
            move_by_command(person, turn).await
        }
        post = people.post_after(Some(&post)).await;
    }
    println!("{turn} turns in {:.1?}", begun.elapsed());
    check_end(&people, &post).await;
}

/// Removes the bot's permissions to post if `silent`, or restores them.
async fn silence(stage: &Stage, silent: bool) {
    let deny = if silent { vec!["SEND_MESSAGES", "ATTACH_FILES"] } else { vec![] };
    let path = "channels/carcassonne";
    stage.user("alice").call(Method::PATCH, path, Some(json!({ "deny": deny }))).await.expect("permissions");
}

/// If the bot lacks a permission, opening a table is refused. The refusal names the missing permission.
#[tokio::test(flavor = "multi_thread")]
async fn no_table_is_opened_where_the_bot_may_not_post() {
    let stage = Stage::set().await;
    let alice = stage.user("alice");
    silence(&stage, true).await;
    let refused = alice.command("/game new").await.message();
    assert!(refused.only_you() && refused.content().contains("Send Messages, Attach Files"), "{}", refused.content());
    silence(&stage, false).await;
    alice.command("/game new").await;
    let lobby = alice.until(|message| message.buttons().contains(&"Join")).await;
    assert!(!lobby.only_you(), "the refused command opened no table");
}

async fn check_end(people: &People, end: &Seen) {
    let mut scored = 0;
    let file = check_ending(people, end, |event| scored += usize::from(matches!(event, Event::Scored(_)))).await;
    let (seed, commitment) = (file.seed.expect("the seed"), file.commitment);
    let secrets = [seed.to_string(), commitment.to_string()];
    assert!(secrets.iter().all(|secret| !end.content().contains(secret)), "a wall of digits: {}", end.content());
    let proof = people.host().press(end, "Fairness").await.message();
    assert!(proof.only_you() && secrets.iter().all(|secret| proof.content().contains(secret)), "{}", proof.content());
    assert!(end.content().lines().next().is_some_and(|line| line.contains(" is over: ")), "{}", end.content());
    let picture = end.files()[0];
    assert!(picture.name == "table.png" && picture.alt.contains("tiles"), "{}", picture.alt);
    // There is a post for the lobby, one for the first turn, and one per move. So no notice was lost or posted twice.
    let moves = file.record.log.iter().filter(|entry| matches!(entry, Entry::Act(Action::Place(_)))).count();
    let posts: Vec<Seen> = all_posts(people).await;
    assert_eq!(posts.len(), 2 + moves, "{:#?}", posts.iter().map(Seen::content).collect::<Vec<_>>());
    no_button_is_left(people).await;
    check_film(people, end).await;
    assert!(scored > 10, "the game must contain scores");
}

/// Checks that only a user who requests the animation gets it.
async fn check_film(people: &People, end: &Seen) {
    let film = people.host().press(end, "Film").await.message();
    let file = film.file("film.gif").expect("a film");
    assert!(film.only_you() && file.alt.contains("the board grows"), "{}", film.content());
    let gif = people.host().download(file.url).await;
    assert!(gif.starts_with(b"GIF89a") && gif.len() < 8 << 20, "{} bytes", gif.len());
}

/// Waits until no post has buttons. The post of the last turn loses its buttons shortly after the final post.
async fn no_button_is_left(people: &People) {
    let has_none = |post: &Seen| is_end(post) || ids(post, "").iter().all(|id| id.starts_with("why:"));
    until("no button is left", async || all_posts(people).await.iter().all(has_none)).await;
}

/// Returns every public message of the channel, oldest first.
async fn all_posts(people: &People) -> Vec<Seen> {
    let all = people.host().history().await;
    all.into_iter().filter(|message| !message.only_you()).collect()
}

/// A button of an earlier turn has no effect, and pressing a button twice has the effect of pressing it once.
#[tokio::test(flavor = "multi_thread")]
async fn stale_and_repeated_presses_change_nothing() {
    let mut stage = Stage::without_bot().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    // The seed is chosen so that the first tile has several spots, because the test tries out two.
    people.begin(&mut stage, &[], 1).await;
    let first = people.post_after(None).await;
    let alice = people.asked_by(&first);
    let dave = people.guests().chain([people.host()]).find(|person| person.name() != alice.name()).expect("another");
    let refused = dave.open(&first).await;
    assert!(refused.only_you() && refused.content().contains("turn – you’ll get a ping"), "{}", refused.content());
    let opened = alice.open(&first).await;
    let places = first_choices(&opened);
    let other = alice.open(&first).await;
    choose(alice, &other, places.last().expect("a place")).await;
    choose(alice, &opened, &places[0]).await;
    let Rehearsal { confirm: otherwise, .. } = tried(alice, &other, None).await;
    let Rehearsal { console: shown, confirm } = tried(alice, &opened, None).await;
    assert_ne!(otherwise, confirm);
    let (one, two) = tokio::join!(alice.try_press(&shown, &confirm), alice.try_press(&shown, &confirm));
    assert!(one.is_ok() || two.is_ok());
    let done = alice.until(|m| m.id() == shown.id() && m.content().starts_with("Done!")).await;
    assert!(done.content().contains("played **"), "the answer names the move: {}", done.content());
    let second = people.post_after(Some(&first)).await;
    assert_eq!(people.asked_by(&second).name(), dave.name());
    assert_eq!(all_posts(&people).await.len(), 3, "lobby, first turn, second turn");
    assert!(alice.look(&shown).await.content().starts_with("Done!"), "both presses have the same answer");
    // A different rehearsal that is confirmed too late is not committed.
    alice.press(&other, &otherwise).await;
    let stale = alice.until(|m| m.id() == other.id() && m.content().contains("earlier turn")).await;
    assert!(stale.buttons().is_empty(), "{}", stale.content());
    assert_eq!(all_posts(&people).await.len(), 3);
    // The previous turn loses its buttons.
    alice.until(|m| m.id() == first.id() && ids(m, "play:").is_empty()).await;
}

/// If the bot cannot post in the channel, the user gets a private note, and the move is posted later.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_committed_even_if_the_bot_cannot_post() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    people.start("/game new first: host goes first").await;
    let first = people.post_after(None).await;
    silence(&stage, true).await;
    let alice = stage.user("alice");
    move_by_command(&alice, 1).await;
    let answer = alice.until(|m| m.only_you() && m.content().contains("permissions")).await;
    assert!(answer.content().contains("saved"), "{}", answer.content());
    silence(&stage, false).await;
    // The permissions that come with an interaction show that the bot may write in the channel again.
    alice.command("/scores").await;
    people.post_after(Some(&first)).await;
}
