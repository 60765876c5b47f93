//! Requests that Discord refuses. The sandbox must refuse them with the same status and code.

use std::time::Duration;

use bergerie::sandbox::{Options, Sandbox, serve};
use reqwest::{Client, Method};
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use super::raw::Gateway;
use super::rest::Bot;
use crate::support::user::{Outcome, User};
use crate::support::wait::DEADLINE;

#[tokio::test]
async fn calls_are_refused_with_discords_codes() {
    let bot = Bot::start().await;
    let (open, shut, hidden) =
        (bot.channel("carcassonne").await, bot.channel("read-only").await, bot.channel("hidden").await);
    let theirs = bot.user("alice").say("mine").await;
    let theirs = theirs.id();
    let text = json!({ "content": "text" });
    let application = "1100000000000000002";
    let commands = format!("/applications/{application}/commands");
    for (method, path, body, status, code) in [
        (Method::POST, format!("/channels/{open}/messages"), json!({}), 400, 50_006),
        (Method::POST, format!("/channels/{open}/messages"), json!({ "content": "c".repeat(2001) }), 400, 50_035),
        (Method::POST, "/channels/7/messages".to_owned(), text.clone(), 404, 10_003),
        (Method::POST, format!("/channels/{hidden}/messages"), text.clone(), 403, 50_001),
        (Method::POST, format!("/channels/{shut}/messages"), text.clone(), 403, 50_013),
        (Method::GET, format!("/channels/{open}/messages/7"), Value::Null, 404, 10_008),
        (Method::PATCH, format!("/channels/{open}/messages/{theirs}"), text.clone(), 403, 50_005),
        (Method::DELETE, format!("/channels/{open}/messages/{theirs}"), Value::Null, 403, 50_013),
        (Method::GET, "/guilds/7".to_owned(), Value::Null, 404, 10_004),
        (Method::GET, "/users/7".to_owned(), Value::Null, 404, 10_013),
        (Method::POST, "/users/@me/channels".to_owned(), json!({ "recipient_id": "7" }), 400, 50_035),
        (Method::POST, "/interactions/7/token/callback".to_owned(), json!({ "type": 4 }), 404, 10_062),
        (Method::POST, format!("/webhooks/{application}/token"), text.clone(), 404, 10_015),
        (Method::GET, format!("{commands}/7"), Value::Null, 404, 10_063),
        (Method::PUT, commands, json!([{ "name": "Upper", "description": "d" }]), 400, 50_035),
        (Method::PUT, "/applications/7/commands".to_owned(), json!([]), 404, 10_002),
        (Method::GET, "/channels/abc".to_owned(), Value::Null, 400, 50_035),
        (Method::DELETE, "/users/@me".to_owned(), Value::Null, 405, 0),
        (Method::GET, "/no/such/route".to_owned(), Value::Null, 404, 0),
    ] {
        let (got, answer) = bot.call(method.clone(), &path, body).await;
        assert_eq!((got, &answer["code"]), (status, &json!(code)), "{method} {path}: {answer}");
        assert!(answer["message"].is_string());
    }
    bot.sandbox.shutdown().await;
}

#[tokio::test]
async fn faults_of_a_form_say_where_they_are() {
    let bot = Bot::start().await;
    let path = format!("/channels/{}/messages", bot.channel("carcassonne").await);
    let body = json!({ "content": "c".repeat(2001), "components": [{ "type": 1, "components": [
        { "type": 2, "style": 1, "custom_id": "c", "label": "l".repeat(81) }] }] });
    let (_, answer) = bot.call(Method::POST, &path, body).await;
    assert_eq!(answer["message"], "Invalid Form Body");
    let fault = &answer["errors"]["content"]["_errors"][0];
    assert_eq!(fault, &json!({ "code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 2000 or fewer in length." }));
    let label = &answer["errors"]["components"]["0"]["components"]["0"]["label"]["_errors"][0]["code"];
    assert_eq!(label, "BASE_TYPE_MAX_LENGTH");
    bot.sandbox.shutdown().await;
}

#[tokio::test]
async fn large_and_many_files_are_refused() {
    let bot = Bot::start().await;
    let path = format!("/channels/{}/messages", bot.channel("carcassonne").await);
    let large = vec![0; 10 * 1024 * 1024];
    let (status, _) = bot.upload(Method::POST, &path, &json!({}), &[("a.bin", large.clone())]).await;
    assert_eq!(status, 200);
    let larger = [large, vec![0]].concat();
    let (status, answer) = bot.upload(Method::POST, &path, &json!({}), &[("a.bin", larger)]).await;
    assert_eq!((status, &answer["code"]), (413, &json!(40_005)));
    let many: Vec<_> = (0..11).map(|_| ("a.txt", vec![1])).collect();
    let (status, answer) = bot.upload(Method::POST, &path, &json!({}), &many).await;
    assert_eq!((status, &answer["code"]), (400, &json!(50_035)));
    bot.sandbox.shutdown().await;
}

#[tokio::test]
async fn invalid_calls_return_error_messages() {
    let bot = Bot::start().await;
    let alice = bot.user("alice");
    let long = json!({ "content": "c".repeat(2001) });
    for (path, body, words) in [
        ("as/zoe/channels/chatter/messages", json!({ "content": "c" }), "there is no user \"zoe\""),
        ("as/alice/channels/nowhere/messages", json!({ "content": "c" }), "there is no channel \"nowhere\""),
        ("as/alice/channels/chatter/messages", long, "Must be 2000 or fewer in length."),
        ("as/alice/channels/chatter/messages", json!({ "content": " " }), "Cannot send an empty message"),
        ("as/alice/press", json!({ "message": "7", "button": "Join" }), "there is no message \"7\""),
    ] {
        assert_eq!(alice.call(Method::POST, path, Some(body)).await.unwrap_err(), words, "{path}");
    }
    let missing = alice.call(Method::POST, "as/alice/press", Some(json!({}))).await.unwrap_err();
    assert!(missing.contains("missing field `message`"), "{missing}");
    bot.sandbox.shutdown().await;
}

/// Starts a sandbox in which a user runs a command. Returns the result of the command, and the ID and the token of the
/// interaction.
async fn asked(time_limit: Duration) -> (Sandbox, JoinHandle<Outcome>, String, String) {
    let sandbox = serve(Options { time_limit, ..Options::default() }).await.expect("a free port");
    let mut gateway = Gateway::connect(&sandbox).await;
    let commands = format!("{}/api/v10/applications/1100000000000000002/commands", sandbox.url());
    let register = Client::new().put(commands).json(&json!([{ "name": "try", "description": "d" }]));
    register.header("authorization", "Bot sandbox-token").send().await.expect("commands");
    let alice = User::new(&sandbox.url(), "alice");
    let asking = tokio::spawn(async move { alice.command("/try").await });
    let (id, token) = gateway.interaction().await;
    (sandbox, asking, id, token)
}

/// Returns the status and the code with which the sandbox answers a call.
async fn answer(sandbox: &Sandbox, path: &str, body: &Value) -> (u16, Value) {
    let request = Client::new().post(format!("{}/api/v10{path}", sandbox.url())).json(body);
    let answer = request.send().await.expect("an answer");
    (answer.status().as_u16(), answer.json::<Value>().await.unwrap_or_default()["code"].clone())
}

#[tokio::test]
async fn answers_come_in_time_and_once() {
    let here = json!({ "type": 4, "data": { "content": "here" } });

    // The first response in time is accepted, a second is refused, and follow-ups work.
    let (sandbox, asking, id, token) = asked(DEADLINE).await;
    let call = async |path: &str, body: &Value| answer(&sandbox, path, body).await;
    let callback = format!("/interactions/{id}/{token}/callback");
    let follow_up = format!("/webhooks/1100000000000000002/{token}");
    assert_eq!(call(&follow_up, &json!({ "content": "early" })).await, (404, json!(10_015)));
    assert_eq!(call(&callback, &json!({ "type": 8, "data": { "choices": [] } })).await, (400, json!(50_035)));
    assert_eq!(call(&callback, &here).await.0, 204);
    assert_eq!(call(&callback, &here).await, (400, json!(40_060)));
    assert_eq!(call(&follow_up, &json!({ "content": "more" })).await.0, 200);
    assert_eq!(asking.await.expect("no panic").kind(), "answered");
    sandbox.shutdown().await;

    // A response after the time limit is refused.
    let (sandbox, asking, id, token) = asked(Duration::from_millis(100)).await;
    assert_eq!(asking.await.expect("no panic").kind(), "failed");
    let late = answer(&sandbox, &format!("/interactions/{id}/{token}/callback"), &here).await;
    assert_eq!(late, (404, json!(10_062)));
    sandbox.shutdown().await;
}
