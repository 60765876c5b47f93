//! Injected faults as a bot sees them.

use std::time::{Duration, Instant};

use bergerie::sandbox::{Options, Sandbox, serve};
use reqwest::{Client, Method};
use serde_json::{Value, json};

use crate::support::user::User;
use crate::support::wait::DEADLINE;

async fn ask(sandbox: &Sandbox, path: &str) -> reqwest::Result<(u16, Option<String>, Value)> {
    ask_within(DEADLINE, sandbox, path).await
}

async fn ask_within(limit: Duration, sandbox: &Sandbox, path: &str) -> reqwest::Result<(u16, Option<String>, Value)> {
    let url = format!("{}/api/v10/{path}", sandbox.url());
    let request = Client::new().get(url).header("authorization", format!("Bot {}", sandbox.token()));
    let answer = request.timeout(limit).send().await?;
    let wait = answer.headers().get("retry-after").map(|wait| wait.to_str().expect("text").to_owned());
    Ok((answer.status().as_u16(), wait, answer.json().await?))
}

#[tokio::test]
async fn requests_fail_as_configured() {
    let sandbox = serve(Options::default()).await.expect("a free port");
    let alice = User::new(&sandbox.url(), "alice");
    let order = async |trouble: Value| {
        alice.call(Method::DELETE, "faults", None).await.expect("an end");
        alice.call(Method::POST, "faults", Some(trouble)).await.expect("an order");
    };
    order(json!({ "path": "users/@me", "skip": 1, "times": 1, "what": "status", "status": 503 })).await;
    let mut statuses = Vec::new();
    for _ in 0..3 {
        statuses.push(ask(&sandbox, "users/@me").await.expect("an answer").0);
    }
    assert_eq!(statuses, [200, 503, 200]);
    order(json!({ "path": "users/*", "times": 1, "what": "status", "status": 429, "retry_after": 1.5 })).await;
    let (status, wait, body) = ask(&sandbox, "users/@me").await.expect("an answer");
    assert_eq!((status, wait.as_deref(), &body["retry_after"]), (429, Some("2"), &json!(1.5)));
    order(json!({ "path": "users/*", "times": 1, "what": "delay", "ms": 300 })).await;
    let begun = Instant::now();
    assert_eq!(ask(&sandbox, "users/@me").await.expect("an answer").0, 200);
    assert!(begun.elapsed() >= Duration::from_millis(300));
    order(json!({ "path": "users/*", "times": 1, "what": "drop" })).await;
    assert!(ask(&sandbox, "users/@me").await.is_err_and(|error| !error.is_timeout()));
    order(json!({ "path": "users/*", "times": 1, "what": "hang" })).await;
    let hung = ask_within(Duration::from_millis(300), &sandbox, "users/@me").await;
    assert!(hung.is_err_and(|error| error.is_timeout()));
    let orders = alice.call(Method::GET, "faults", None).await.expect("a list");
    assert_eq!((&orders[0]["matched"], &orders[0]["failed"]), (&json!(1), &json!(1)));
    sandbox.shutdown().await;
}
