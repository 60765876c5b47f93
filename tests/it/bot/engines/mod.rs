//! Programs as bots at tables. They run in confinement, and a hostile program only loses its own moves.

use std::fs;

use serde_json::json;

use crate::support::user::{Choice, Seen, User};

use super::ending::export;
use super::process::{Stage, bot};
use super::shown::{is_within_limits, option};
use super::table::{People, move_by_command};
use crate::support::wait::until;

const GUEST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/bot/engines/guest.py");

/// The functions in `guest.py` that give no valid answer. Each table has the bots of a line.
const HOSTILE: [&[&str]; 2] =
    [&["silent", "mute", "endless", "oneline", "prose"], &["illegal", "brief", "breeder", "hoarder", "noisy"]];

/// The time limit of programs that answer. It is far above the time that they need, even on a busy machine.
const LONG: &str = "20000";

/// Returns a stage that offers these functions of `guest.py` as bots. The commands of their processes contain the stage's folder.
async fn stage(guests: impl IntoIterator<Item = &str>, millis: &'static str) -> Stage {
    let mut stage = Stage::without_bot().await;
    stage.keep_log();
    let marker = stage.path("marker").display().to_string();
    let entries = guests.into_iter().map(|name| format!("{name}=/usr/bin/python3 {GUEST} {name} {marker}"));
    let entries: Vec<String> = entries.collect();
    stage.with("BERGERIE_ENGINES", entries.join("; "));
    stage.with("BERGERIE_ENGINE_MILLIS", millis);
    stage
}

/// Opens a table with these programs as bots and starts the game.
async fn begin(people: &People, guests: &[&str]) -> Seen {
    let host = people.host();
    host.command("/game new first: host goes first").await;
    let lobby = host.until(|m| m.buttons().contains(&"Join")).await;
    let mut private = host.press(&lobby, "Add a bot").await.message();
    for guest in guests {
        is_within_limits(&private);
        assert!(private.0.to_string().contains("another program"), "{}", private.0);
        let (menu, label, value) = option(&private, guest).expect("the program");
        assert_eq!((label, value), (*guest, format!("engine-{guest}").as_str()));
        let (menu, value) = (menu.to_owned(), value.to_owned());
        private = host.choose(&private, Some(&menu), &[&value]).await.message();
        host.until(|m| m.id() == lobby.id() && m.content().contains(&format!("Bot ({guest})"))).await;
    }
    host.press(&lobby, "Start").await;
    people.post_after(None).await
}

/// Lets the host and the bots play rounds until the host's next turn. Returns the last post.
async fn play(people: &People, mut post: Seen, rounds: usize) -> Seen {
    for turn in 0..rounds {
        move_by_command(people.host(), turn).await;
        post = people.post_after(Some(&post)).await;
    }
    post
}

/// Returns the number of public messages that contain a text.
async fn messages(host: &User, text: &str) -> usize {
    host.history().await.into_iter().filter(|m| !m.only_you() && m.content().contains(text)).count()
}

/// Waits until the number of processes of a stage's programs is as wanted.
async fn wait_for_processes(stage: &Stage, wanted: impl Fn(usize) -> bool) {
    let marker = stage.path("marker").display().to_string();
    let is_guest = |entry: fs::DirEntry| {
        let command = fs::read(entry.path().join("cmdline")).unwrap_or_default();
        String::from_utf8_lossy(&command).contains(&marker)
    };
    let count = || fs::read_dir("/proc").expect("processes").flatten().map(is_guest).filter(|&is| is).count();
    until("the processes of programs", async || wanted(count())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_play_across_restarts_and_undos() {
    let guests = ["good", "chatty"];
    let mut stage = stage(guests, LONG).await;
    stage.start().await;
    let people = People::called(&stage, &["alice"]).await;
    let post = begin(&people, &guests).await;
    let post = play(&people, post, 2).await;
    // A move of a program that is pending at a crash is made after the restart.
    move_by_command(people.host(), 2).await;
    stage.kill();
    wait_for_processes(&stage, |count| count == 0).await;
    stage.start().await;
    let post = people.post_after(Some(&post)).await;
    let before = export(people.host()).await.record.log.len();
    people.host().command("/undo").await;
    let post = people.post_after(Some(&post)).await;
    play(&people, post, 1).await;
    let record = export(people.host()).await.record;
    assert_eq!(record.setup.players, 3);
    assert!(record.log.len() >= before.saturating_sub(8), "{} and {before}", record.log.len());
    record.replay().expect("a game");
    assert_eq!(messages(people.host(), "gave no valid answer").await, 0, "{}", stage.log());
    assert!(!stage.log().contains("made no move"), "{}", stage.log());
    wait_for_processes(&stage, |count| count == 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_command_seats_a_program() {
    let mut stage = stage(["good", "chatty"], LONG).await;
    stage.start().await;
    let people = People::called(&stage, &["alice"]).await;
    let host = people.host();
    host.command("/game new first: host goes first").await;
    let choices = host.autocomplete("/game bot", "program", "cha", json!({})).await;
    assert_eq!(choices.iter().map(Choice::text).collect::<Vec<_>>(), ["chatty"]);
    let refused = host.command("/game bot program: nobody").await.message();
    assert!(refused.only_you() && refused.content().contains("Available: good and chatty"), "{}", refused.content());
    host.command("/game bot program: Chatty").await;
    let lobby = host.until(|m| m.buttons().contains(&"Start") && m.content().contains("Bot (chatty)")).await;
    host.press(&lobby, "Start").await;
    let post = people.post_after(None).await;
    play(&people, post, 1).await;
    assert_eq!(export(host).await.record.setup.players, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_programs_lose_their_moves_and_the_table_says_so_once() {
    let mut stage = stage(HOSTILE.concat(), "100").await;
    stage.start().await;
    let tables = [People::called(&stage, &["alice"]).await, People::called(&stage, &["dave"]).await.at("second-table")];
    let play = async |people: &People, guests: &[&str]| {
        let post = begin(people, guests).await;
        play(people, post, 2).await;
        for guest in guests {
            let notice = format!("Bot ({guest}) gave no valid answer in time");
            people.host().until(|m| m.content().contains(&notice)).await;
            assert_eq!(messages(people.host(), &notice).await, 1, "{guest}");
        }
    };
    tokio::join!(play(&tables[0], HOSTILE[0]), play(&tables[1], HOSTILE[1]));
    let log = stage.log();
    for guest in HOSTILE.concat() {
        let failures = log.lines().filter(|line| line.contains("made no move") && line.contains(guest)).count();
        assert_eq!(failures, 2, "{guest}: {log}");
    }
    wait_for_processes(&stage, |count| count == 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_fails_three_times_is_not_asked_again_at_any_table() {
    let mut stage = stage(["silent"], "100").await;
    stage.start().await;
    let [alice, dave] =
        [People::called(&stage, &["alice"]).await, People::called(&stage, &["dave"]).await.at("second-table")];
    let notice = "Bot (silent) has failed several times in a row";
    let post = begin(&alice, &["silent"]).await;
    play(&alice, post, 3).await;
    assert_eq!(messages(alice.host(), notice).await, 0);
    for (people, rounds) in [(&alice, 2), (&dave, 2)] {
        let post = match people.host().history().await.into_iter().rfind(|m| m.buttons().contains(&"Play")) {
            Some(post) => post,
            None => begin(people, &["silent"]).await,
        };
        play(people, post, rounds).await;
        people.host().until(|m| m.content().contains(notice)).await;
        assert_eq!(messages(people.host(), notice).await, 1);
    }
    let log = stage.log();
    assert_eq!(log.lines().filter(|line| line.contains("made no move")).count(), 3, "{log}");
    assert_eq!(log.lines().filter(|line| line.contains("a program is suspended")).count(), 1, "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_silent_program_delays_no_other_table_and_ends_with_the_bot() {
    let mut stage = stage(["silent", "good"], LONG).await;
    stage.start().await;
    let [alice, dave] =
        [People::called(&stage, &["alice"]).await, People::called(&stage, &["dave"]).await.at("second-table")];
    let waiting = begin(&alice, &["silent"]).await;
    move_by_command(alice.host(), 0).await;
    wait_for_processes(&stage, |count| count == 1).await;
    let post = begin(&dave, &["good"]).await;
    play(&dave, post, 3).await;
    wait_for_processes(&stage, |count| count == 1).await;
    stage.kill();
    wait_for_processes(&stage, |count| count == 0).await;
    // The host of the bot offers no programs any more.
    stage.with("BERGERIE_ENGINES", "");
    stage.start().await;
    let post = alice.post_after(Some(&waiting)).await;
    play(&alice, post, 1).await;
    let notice = "Bot (silent) is no longer available here";
    alice.host().until(|m| m.content().contains(notice)).await;
    assert_eq!(messages(alice.host(), notice).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn posts_do_not_wait_for_a_silent_program() {
    let mut stage = stage(["silent"], LONG).await;
    stage.start().await;
    let people = People::called(&stage, &["alice"]).await;
    let post = begin(&people, &["silent"]).await;
    move_by_command(people.host(), 0).await;
    wait_for_processes(&stage, |count| count == 1).await;
    people.host().command("/undo").await;
    people.post_after(Some(&post)).await;
    assert!(!stage.log().contains("made no move"), "the post waited for the program: {}", stage.log());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_the_bot_cannot_execute_is_reported_at_the_start() {
    let stage = Stage::without_bot().await;
    let data = stage.path("data").display().to_string();
    fs::write(&data, "").expect("a file");
    for (arguments, program, expected) in [
        (&[] as &[&str], "/nowhere/missing", "/nowhere/missing, which is not a program"),
        (&[], &data, "data, which is not a program"),
        (&["doctor"], &data, "FAIL  programs"),
    ] {
        let mut command = bot(&stage.path("bergerie.db"));
        command.env("DISCORD_TOKEN", stage.sandbox.token()).env("DISCORD_API_URL", stage.sandbox.url());
        let output =
            command.env("BERGERIE_ENGINES", format!("mine={program}")).args(arguments).output().expect("the binary");
        let output_text = String::from_utf8([output.stdout, output.stderr].concat()).expect("text");
        assert!(!output.status.success() && output_text.contains(expected), "{output_text}");
    }
}
