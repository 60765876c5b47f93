//! Users who make more requests than the bot can handle must not delay users who only play.

use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::user::User;
use crate::support::wait::{until, within_deadline};

use super::process::Stage;
use super::table::{People, move_by_command};

const EVERYBODY: [&str; 6] = ["alice", "bob", "carol", "dave", "erin", "frank"];

/// The request to wait, in the language of each user.
const WAIT: [&str; 3] = ["try again in", "réessaie dans", "versuche es in"];

fn is_request_to_wait(text: &str) -> bool {
    WAIT.iter().any(|words| text.contains(words))
}

/// Lets all users send the same command `times` times, without waiting for answers.
async fn all_at_once(people: &[User], times: usize, command: &str) {
    for person in (0..times).flat_map(|_| people) {
        let call = json!({ "channel": person.channel_name(), "text": command, "wait": false });
        person.call(Method::POST, &format!("as/{}/command", person.name()), Some(call)).await.expect("to send it");
    }
}

/// Returns the texts and the file names of the bot's answers since request number `since`. Deferred answers do not
/// count until they are edited.
async fn answers(stage: &Stage, since: usize) -> Vec<(String, Vec<String>)> {
    let read = |request: &Value| {
        let path = request["path"].as_str()?;
        let body = match () {
            () if path.ends_with("/callback") => &request["body"]["data"],
            () if path.ends_with("/messages/@original") => &request["body"],
            () => return None,
        };
        let files = request["files"].as_array().into_iter().flatten();
        let names = files.filter_map(|file| file["filename"].as_str()).map(str::to_owned).collect();
        let text = body["content"].as_str().or_else(|| body["components"][0]["content"].as_str())?;
        Some((text.to_owned(), names))
    };
    stage.user("alice").requests().await.iter().skip(since).filter_map(read).collect()
}

/// Waits for `count` answers and returns them.
async fn so_many_answers(stage: &Stage, since: usize, count: usize) -> Vec<(String, Vec<String>)> {
    let mut so_far = Vec::new();
    until(&format!("{count} answers"), async || {
        so_far = answers(stage, since).await;
        so_far.len() >= count
    })
    .await;
    assert_eq!(so_far.len(), count, "{so_far:#?}");
    so_far
}

/// Users request 150 animations at once. Players must get answers in the meantime, and memory use must not grow with
/// the number of requested animations.
#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_and_fifty_films_delay_no_player() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    people.start("/game new first: host goes first").await;
    let mut post = people.post_after(None).await;
    for turn in 0..3 {
        move_by_command(people.asked_by(&post), turn).await;
        post = people.post_after(Some(&post)).await;
    }
    let before = stage.user("alice").requests().await.len();
    let acknowledged = async || {
        let callbacks = stage.requests("POST", "interactions/*/*/callback").await;
        callbacks.iter().filter(|callback| callback["body"]["type"] == 5).count()
    };
    let acknowledged_before = acknowledged().await;
    let begun = Instant::now();
    let requests = async {
        for round in 1..=5 {
            all_at_once(&EVERYBODY.map(|name| stage.user(name)), 5, "/film").await;
            // A busy machine takes longer than Discord waits for the acknowledgements of all of them.
            let enough = acknowledged_before + 30 * round;
            until("acknowledgements", async || acknowledged().await >= enough).await;
        }
    };
    let (mut threads, mut heaps, mut completions) = (0, 0, 0);
    let play = async {
        // Reading all requests takes long.
        while completions == 0 || completions % 16 > 0 || answers(&stage, before).await.len() < 150 {
            // Autocomplete fails if the bot takes longer than three seconds.
            let choices = people.asked_by(&post).autocomplete("/place", "at", "", json!({})).await;
            assert!(!choices.is_empty(), "an autocomplete was refused");
            completions += 1;
            threads = threads.max(stage.threads());
            heaps = heaps.max(stage.heaps());
            tokio::time::sleep(Duration::from_millis(60)).await;
        }
    };
    within_deadline("150 answers", futures_util::future::join(requests, play)).await;
    let cores = available_parallelism().map_or(2, usize::from);
    // The bot has a fixed number of threads and a number of workers in proportion to the cores. It must not start a
    // thread per animation.
    assert!(threads <= 4 * cores + 40, "{threads} threads");
    // Each heap keeps freed memory of its own.
    assert!(heaps <= cores.max(2), "{heaps} heaps");
    let answers = so_many_answers(&stage, before, 150).await;
    let films = answers.iter().filter(|(_, files)| files == &["film.gif"]).count();
    let refused = answers.iter().filter(|(text, files)| files.is_empty() && is_request_to_wait(text)).count();
    println!("{films} films, {refused} requests to wait, {completions} completions, {threads} threads, {heaps} heaps");
    assert_eq!(films + refused, 150, "{answers:#?}");
    // Each user may request four films, and another one every 15 seconds.
    let allowed = EVERYBODY.len() * (4 + begun.elapsed().as_secs() as usize / 15);
    assert!((24..=allowed).contains(&films), "{films} films, but {allowed} were allowed");
    for words in WAIT {
        assert!(answers.iter().any(|(text, _)| text.contains(words)), "no user was asked to wait: {words}");
    }
}

/// A user who presses buttons all the time gets a private request to wait for a limited time. Other users do not.
#[tokio::test(flavor = "multi_thread")]
async fn only_a_user_who_presses_all_the_time_must_wait() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    people.start("/game new first: host goes first").await;
    people.post_after(None).await;
    let carol = stage.user("carol");
    let before = carol.requests().await.len();
    all_at_once(std::slice::from_ref(&carol), 120, "/help").await;
    let refused =
        so_many_answers(&stage, before, 120).await.iter().filter(|(text, _)| is_request_to_wait(text)).count();
    assert!((1..=80).contains(&refused), "{refused} of 120 presses were refused");
    let played = people.host().command("/scores").await.message();
    assert!(played.only_you() && !is_request_to_wait(played.content()), "{}", played.content());
    let helped = async { while is_request_to_wait(carol.command("/help").await.message().content()) {} };
    within_deadline("the limit passes", helped).await;
}
