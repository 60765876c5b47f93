//! People who ask for more than there is time for, and people who only want to play.

use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::task::JoinSet;

use crate::support::person::{Person, Seen};

use super::process::Stage;
use super::table::{People, move_by_command};

const EVERYBODY: [&str; 6] = ["alice", "bob", "carol", "dave", "erin", "frank"];

/// Whether somebody is asked, in their own language, to wait.
fn is_told_to_wait(name: &str, answer: &Seen) -> bool {
    let words = match name {
        "bob" | "erin" => "réessaie dans",
        "carol" | "frank" => "versuche es in",
        _ => "try again in",
    };
    answer.only_you() && answer.content().contains(words) && answer.files().is_empty()
}

/// The same command of the same people, all at once: what each of them was answered.
fn all_at_once(people: &[Person], times: usize, command: &'static str) -> JoinSet<(String, Seen)> {
    let ask = |person: &Person| {
        let person = person.clone();
        async move { (person.name().to_owned(), person.command(command).await.message()) }
    };
    (0..times).flat_map(|_| people.iter().map(ask)).collect()
}

/// 150 films at once: whoever plays is answered meanwhile, and the bot does not grow with the films that are asked for.
#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_and_fifty_films_hold_nobody_up() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    people.start("/game new first: the host begins").await;
    let mut post = people.post_after(None).await;
    for turn in 0..3 {
        move_by_command(people.asked_by(&post), turn).await;
        post = people.post_after(Some(&post)).await;
    }
    let films = all_at_once(&EVERYBODY.map(|name| stage.person(name)), 25, "/film");
    let (mut threads, begun) = (0, Instant::now());
    while begun.elapsed() < Duration::from_secs(3) {
        // A completion that takes longer than three seconds fails.
        let choices = people.asked_by(&post).autocomplete("/place", "at", "", json!({})).await;
        assert!(!choices.is_empty(), "a completion was sent away");
        threads = threads.max(stage.threads());
    }
    let cores = available_parallelism().map_or(2, usize::from);
    assert!(threads <= 2 * cores + 16, "{threads} threads");
    let answers = films.join_all().await;
    let (films, others): (Vec<_>, Vec<_>) = answers.iter().partition(|(_, answer)| answer.file("film.gif").is_some());
    assert!((24..40).contains(&films.len()), "four for each, and those that have come back: {}", films.len());
    assert_eq!(films.len() + others.len(), 150);
    for (name, answer) in others {
        assert!(is_told_to_wait(name, answer), "{name}: {}", answer.content());
    }
}

/// Somebody who presses all the time is told so, in private. Nobody else is.
#[tokio::test(flavor = "multi_thread")]
async fn who_presses_all_the_time_is_told_to_wait_and_nobody_else() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    people.start("/game new first: the host begins").await;
    people.post_after(None).await;
    let carol = stage.person("carol");
    let greedy = all_at_once(std::slice::from_ref(&carol), 120, "/scores");
    let played = people.host().command("/scores").await.message();
    assert!(!is_told_to_wait("alice", &played), "{}", played.content());
    let answers = greedy.join_all().await;
    let waits = answers.iter().filter(|(name, answer)| is_told_to_wait(name, answer)).count();
    assert!((1..=80).contains(&waits), "{waits} of 120 were too many");
    // After a moment it is as if nothing had been.
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert!(!is_told_to_wait("carol", &carol.command("/scores").await.message()));
}
