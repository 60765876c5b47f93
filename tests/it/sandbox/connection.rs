//! The bot's connection to the gateway. It can be lost, closed or missing at any time.

use std::time::{Duration, Instant};

use bergerie::sandbox::{Options, serve};
use reqwest::Method;
use serde_json::json;

use super::demo::Demo;
use super::raw::Gateway;
use crate::support::socket::Socket;
use crate::support::unused_address;
use crate::support::user::User;
use crate::support::wait::{DEADLINE, until, within_deadline};

fn hasty() -> Options {
    Options { time_limit: Duration::from_millis(300), ..Options::default() }
}

#[tokio::test]
async fn without_a_bot_users_get_an_error_at_once() {
    let sandbox = serve(Options::default()).await.expect("a free port");
    let alice = User::new(&sandbox.url(), "alice");
    assert_eq!(alice.try_command("/place").await.unwrap_err(), "there is no command /place here");
    assert!(!alice.bot_is_connected().await);
    sandbox.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn messages_and_commands_outlive_a_killed_bot_and_another_takes_over() {
    let sandbox = serve(Options { time_limit: 2 * DEADLINE, ..Options::default() }).await.expect("a free port");
    let alice = User::new(&sandbox.url(), "alice");
    let demo = Demo::start(&sandbox.url(), sandbox.token()).await;
    alice.wait_for_bot().await;
    let table = alice.command("/game new").await.message();
    demo.kill().await;
    until("the bot is gone", async || !alice.bot_is_connected().await).await;
    // Without a bot, the error does not wait for the time limit.
    let failed = within_deadline("an error", alice.press(&table, "Join")).await;
    assert!(failed.error().is_some_and(|error| error.starts_with("The application did not respond")));
    assert_eq!(alice.commands().await.len(), 3);

    let demo = Demo::start(&sandbox.url(), sandbox.token()).await;
    alice.wait_for_bot().await;
    let joined = alice.press(&table, "Join").await.message();
    assert!(joined.content().ends_with("joined."), "components outlive the bot");
    demo.stop().await;
    sandbox.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reconnecting_bot_receives_missed_events() {
    let sandbox = serve(Options::default()).await.expect("a free port");
    let alice = User::new(&sandbox.url(), "alice");
    let mut demo = Demo::start(&sandbox.url(), sandbox.token()).await;
    // Its handlers run at the same time, so that *ready* can come after the server.
    for _ in 0..2 {
        demo.hears("").await;
    }
    alice.call(Method::POST, "gateway/drop", Some(json!({}))).await.expect("to drop");
    alice.say("while you were away").await;
    let mut heard = [demo.hears("").await, demo.hears("").await];
    heard.sort();
    // A bot without the message content intent gets no text of messages that do not mention it.
    assert_eq!(heard, ["message by alice: ", "resumed"]);

    demo.stop().await;
    sandbox.shutdown().await;
}

#[tokio::test]
async fn a_forgotten_session_cannot_be_resumed() {
    let sandbox = serve(Options::default()).await.expect("a free port");
    let mut gateway = Gateway::connect(&sandbox).await;
    let session = gateway.session.clone();
    let alice = User::new(&sandbox.url(), "alice");
    alice.call(Method::POST, "gateway/drop", Some(json!({ "forget": true }))).await.expect("to drop");
    assert!(gateway.is_closed().await);
    let url = format!("ws://{}/gateway", sandbox.address());
    for (session, token, answer) in
        [(session.as_str(), sandbox.token(), Some(9)), ("none", sandbox.token(), Some(9)), ("none", "wrong", None)]
    {
        let mut socket = Socket::connect(&url).await;
        assert_eq!(socket.next().await.expect("hello")["op"], 10);
        socket.send(&json!({ "op": 6, "d": { "token": token, "session_id": session, "seq": 1 } })).await;
        assert_eq!(socket.next().await.map(|message| message["op"].clone()), answer.map(|op| json!(op)));
    }
    sandbox.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_silent_bot_has_failed_after_a_while() {
    let sandbox = serve(hasty()).await.expect("a free port");
    let alice = User::new(&sandbox.url(), "alice");
    let demo = Demo::start(&sandbox.url(), sandbox.token()).await;
    alice.wait_for_bot().await;
    let outcome = alice.command("/silent").await;
    assert_eq!((outcome.kind(), outcome.error()), ("failed", Some("The application did not respond")));
    demo.stop().await;
    sandbox.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_with_a_wrong_token_is_turned_away() {
    let sandbox = serve(Options::default()).await.expect("a free port");
    let url = format!("{}/api/v10/users/@me", sandbox.url());
    for (token, status) in [("Bot sandbox-token", 200), ("Bot wrong", 401), ("sandbox-token", 401)] {
        let answer = reqwest::Client::new().get(&url).header("authorization", token).send().await.expect("an answer");
        assert_eq!(answer.status().as_u16(), status, "{token}");
    }
    let answer = reqwest::get(format!("{}/api/v10/gateway", sandbox.url())).await.expect("an answer");
    let body: serde_json::Value = answer.json().await.expect("JSON");
    assert_eq!(body["url"], format!("ws://{}/gateway", sandbox.address()));
    sandbox.shutdown().await;
}

#[tokio::test]
async fn other_sites_are_kept_out() {
    let sandbox = serve(Options::default()).await.expect("a free port");
    let url = format!("{}/sandbox", sandbox.url());
    let own = sandbox.url();
    for (header, value, status) in [
        ("host", "evil.example", 403),
        ("host", "localhost", 200),
        ("origin", "https://evil.example", 403),
        ("origin", own.as_str(), 200),
        ("origin", "null", 403),
    ] {
        let answer = reqwest::Client::new().get(&url).header(header, value).send().await.expect("an answer");
        assert_eq!(answer.status().as_u16(), status, "{header}: {value}");
    }
    sandbox.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_task_is_left_running() {
    let listen = unused_address();
    let sandbox = serve(Options { listen, ..Options::default() }).await.expect("a free port");
    let alice = User::new(&sandbox.url(), "alice");
    let follow = tokio::spawn(async move { alice.call(Method::GET, "as/alice/changes?seconds=60", None).await });
    tokio::time::sleep(Duration::from_millis(50)).await;
    let before = Instant::now();
    sandbox.shutdown().await;
    assert!(before.elapsed() < Duration::from_secs(50), "a waiting poll does not delay the shutdown");
    follow.await.expect("no panic").ok();
    tokio::net::TcpListener::bind(listen).await.expect("the port to be free again");
}
