//! The results feed of a server, with receivers that fail, are slow, or answer anything.

use std::process::Command;
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use tokio::net::TcpListener;

use crate::bot::faults::forged::forge;
use crate::bot::shown::{ids, is_within_limits, says, says_to_one};
use crate::bot::table::is_end;
use crate::support::report_skipped;
use crate::support::wait::until;

use super::*;

/// The response of a receiver.
#[derive(Clone, Copy, PartialEq)]
enum Behaviour {
    Accept,
    Fail,
    Hang,
}

/// A message as it was received.
#[derive(Clone)]
struct Received {
    timestamp: String,
    signature: String,
    body: String,
}

impl Received {
    fn json(&self) -> Value {
        serde_json::from_str(&self.body).expect("JSON")
    }
}

/// A program on this machine that receives messages.
struct Receiver {
    url: String,
    state: Arc<Mutex<(Behaviour, Vec<Received>)>>,
}

impl Receiver {
    async fn start() -> Receiver {
        type Shared = Arc<Mutex<(Behaviour, Vec<Received>)>>;
        let receive = async |State(state): State<Shared>, headers: HeaderMap, body: String| {
            let header = |name| headers.get(name).map_or("", |value| value.to_str().expect("ASCII")).to_owned();
            let (timestamp, signature) = (header("bergerie-timestamp"), header("bergerie-signature"));
            let behaviour = {
                let mut state = state.lock().expect("the state");
                state.1.push(Received { timestamp, signature, body });
                state.0
            };
            match behaviour {
                Behaviour::Accept => (StatusCode::OK, vec![0xff; 100_000]),
                Behaviour::Fail => (StatusCode::INTERNAL_SERVER_ERROR, Vec::new()),
                Behaviour::Hang => std::future::pending().await,
            }
        };
        let state: Shared = Arc::new(Mutex::new((Behaviour::Accept, Vec::new())));
        let routes = Router::new().route("/league", post(receive)).with_state(Arc::clone(&state));
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("http://{}/league", listener.local_addr().expect("an address"));
        tokio::spawn(async move { axum::serve(listener, routes).await });
        Receiver { url, state }
    }

    fn behave(&self, behaviour: Behaviour) {
        self.state.lock().expect("the state").0 = behaviour;
    }

    fn received(&self) -> Vec<Received> {
        self.state.lock().expect("the state").1.clone()
    }

    /// Waits for the first message that meets a condition, after the first `skipped` messages.
    async fn message(&self, skipped: usize, is_wanted: impl Fn(&Value) -> bool) -> Received {
        let find = || self.received().into_iter().skip(skipped).find(|message| is_wanted(&message.json()));
        until("a message of the feed", async || find().is_some()).await;
        find().expect("a message")
    }
}

/// Opens the buttons of the feed. Returns the message.
async fn open(user: &User) -> Seen {
    // In another channel, posts of the game do not interfere.
    let user = user.at("chatter");
    let shown = user.command("/server").await.message();
    user.choose(&shown, Some("server"), &["feed"]).await;
    user.until(|message| message.id() == shown.id() && !ids(message, "feedform").is_empty()).await
}

/// Sets the address of the feed. Returns the response.
async fn set_address(user: &User, shown: &Seen, url: &str) -> Seen {
    let form = user.press(shown, "feedform").await;
    user.submit(&form, json!({ "url": url })).await.message()
}

/// Returns the secret that a message shows.
fn secret(message: &Seen) -> String {
    let secret = message.content().split('`').nth(1).expect("a secret");
    assert!(secret.len() == 32 && secret.chars().all(|digit| digit.is_ascii_hexdigit()), "{secret}");
    secret.to_owned()
}

/// Runs the check of the documentation's example.
fn is_genuine(secret: &str, message: &Received) -> Option<bool> {
    let document = include_str!("../../../../docs/FEED.md");
    let code = document.split("```python").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    let code = code.replace("\"__main__\"", "None");
    let check = format!(
        "{code}\nimport sys\nheaders = {{'Bergerie-Timestamp': sys.argv[1], 'Bergerie-Signature': sys.argv[2]}}\n\
         print(is_genuine(headers, sys.argv[3].encode()))"
    );
    let mut python = Command::new("python3");
    python.args(["-c", &check, &message.timestamp, &message.signature, &message.body]).env("FEED_SECRET", secret);
    let output = match python.output() {
        Ok(output) => output,
        Err(error) => {
            report_skipped(format!("python3 cannot be started: {error}"));
            return None;
        }
    };
    match String::from_utf8_lossy(&output.stdout).trim() {
        "True" => Some(true),
        "False" => Some(false),
        _ => panic!("{}", String::from_utf8_lossy(&output.stderr)),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn turns_and_results_reach_a_program_that_checks_their_signatures() {
    let mut bot = ClockedBot::set().await;
    let receiver = Receiver::start().await;
    let people = People::called(&bot.stage, &["alice", "bob"]).await;
    let alice = bot.stage.user("alice");
    let first = secret(&set_address(&alice, &open(&alice).await, &receiver.url).await);
    people.start("/game new first: 0").await;
    people.post_after(None).await;
    let turn = receiver.message(0, |message| message["type"] == "turn").await;
    let json = turn.json();
    let [alice_id, bob_id] = [0, 1].map(|seat: usize| people.ids()[seat].to_string());
    assert_eq!(json["players"][0]["user"], json!(alice_id));
    assert_eq!(json["players"][1], json!({ "seat": 2, "user": bob_id, "bot": null, "points": 0 }));
    assert!(json["awaited"] == json!([1]) || json["awaited"] == json!([2]), "{json}");
    assert!(json["server"].is_string() && json["channel"].is_string() && json["table"].is_number(), "{json}");
    if let Some(genuine) = is_genuine(&first, &turn) {
        assert!(genuine);
        let changed = Received { body: turn.body.replace("\"points\":0", "\"points\":9"), ..turn.clone() };
        assert_eq!(is_genuine(&first, &changed), Some(false));
        let old = Received { timestamp: "1700000000".to_owned(), ..turn.clone() };
        assert_eq!(is_genuine(&first, &old), Some(false));
    }

    // The receiver fails. The game goes on, and the messages survive a crash.
    receiver.behave(Behaviour::Fail);
    let before = receiver.received().len();
    let bob = bot.stage.user("bob");
    let asked = bob.command("/game resign").await.message();
    bob.press(&asked, ids(&asked, "leave:")[0]).await;
    people.host().until(is_end).await;
    let failed = receiver.message(before, |message| message["type"] == "over").await;
    says(&open(&alice).await, &["not reachable (2 waiting)"]);
    bot.restart().await;
    receiver.behave(Behaviour::Accept);
    bot.pass(10);
    let over = receiver.message(before + 1, |message| message["type"] == "over").await;
    assert_eq!(over.json(), failed.json(), "the same message is repeated");
    assert_eq!(over.json()["ending"], "one_left");
    let result = receiver.message(before + 2, |message| message["type"] == "result").await.json();
    assert_eq!(
        (&result["ending"], &result["pool"], &result["rated"]),
        (&json!("one_left"), &json!("two"), &json!(false))
    );
    let [winner, loser] = [&result["players"][0], &result["players"][1]];
    assert_eq!((&winner["place"], &winner["has_left"], &winner["rating"]), (&json!(1), &json!(false), &json!(null)));
    assert_eq!((&loser["place"], &loser["has_left"], &loser["user"]), (&json!(2), &json!(true), &json!(bob_id)));
    let numbers: Vec<i64> =
        receiver.received().iter().map(|message| message.json()["id"].as_i64().expect("an ID")).collect();
    assert!(numbers.is_sorted(), "{numbers:?}");
    until("all messages are delivered", async || {
        open(&alice).await.content().contains("127.0.0.1:") && !open(&alice).await.content().contains("waiting)")
    })
    .await;

    // A new secret replaces the first one.
    let second = secret(&alice.press(&open(&alice).await, "feedsecret").await.message());
    assert_ne!(first, second);
    people.start("/game new first: 0").await;
    let later = receiver.message(before + 3, |message| message["type"] == "turn").await;
    if let Some(genuine) = is_genuine(&second, &later) {
        assert!(genuine && is_genuine(&first, &later) == Some(false));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_receiver_that_does_not_respond_delays_no_game() {
    let stage = Stage::set().await;
    let (receiver, alice) = (Receiver::start().await, stage.user("alice"));
    receiver.behave(Behaviour::Hang);
    set_address(&alice, &open(&alice).await, &receiver.url).await;
    let people = People::called(&stage, &["alice", "bob"]).await;
    people.start("/game new first: 0").await;
    let post = people.post_after(None).await;
    receiver.message(0, |message| message["type"] == "turn").await;
    let asked = people.asked_by(&post);
    place_plainly(asked).await;
    people.post_after(Some(&post)).await;
    until("the attempt is given up", async || open(&alice).await.content().contains("not reachable")).await;
    alice.command("/game close").await;
    let asked = alice.until(|message| !ids(message, "leave:").is_empty()).await;
    alice.press(&asked, ids(&asked, "leave:")[0]).await;
    receiver.behave(Behaviour::Accept);
    set_address(&alice, &open(&alice).await, &receiver.url).await;
    let closed = receiver.message(1, |message| message["type"] == "over").await.json();
    assert_eq!(closed["ending"], "closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn members_who_manage_the_server_set_the_address_of_its_feed() {
    let stage = Stage::set().await;
    let alice = stage.user("alice");
    for (tag, texts) in [
        ("de", ["Ergebnis-Feed: **aus**", "Dorthin kann ich", "des Ergebnis-Feeds"]),
        ("fr", ["**désactivé**", "Je ne peux pas", "Secret du flux"]),
        ("en", ["Results feed: **off**", "I can’t send", "Secret of the"]),
    ] {
        alice.command(&format!("/settings change language: {tag}")).await;
        let shown = open(&alice).await;
        is_within_limits(&shown);
        says(&shown, &[texts[0]]);
        for url in ["league.example", "ftp://league.example", "https://me:secret@league.example"] {
            says_to_one(&set_address(&alice, &shown, url).await, &[texts[1]]);
        }
        says(&open(&alice).await, &[texts[0]]);
        let set = set_address(&alice, &shown, "https://league.example/secret-path").await;
        is_within_limits(&set);
        says_to_one(&set, &[texts[2], "**league.example**"]);
        let shown_secret = secret(&set);
        let again = open(&alice).await;
        assert!(!again.content().contains(&shown_secret) && !again.full_text().contains("secret-path"));
        // Other members can do nothing with its buttons.
        let bob = stage.user("bob");
        let own = bob.command("/settings change").await.message();
        for id in ["feedsecret", "feedremove", "feedform"] {
            says(&forge(&bob, &own, id).await.message(), &["Gérer le serveur"]);
        }
        says(&open(&alice).await, &["**league.example**"]);
        says(&alice.press(&again, "feedremove").await.message(), &[texts[0]]);
    }
}
