//! The metrics of a running bot, and its health check.

use serde_json::json;

use super::process::Stage;
use super::table::{People, move_by_command};
use crate::support::unused_address;
use crate::support::wait::until;

/// Sends a GET request to the bot's HTTP server. Returns the status code and the body of the response.
pub async fn ask(address: &str, path: &str) -> (u16, String) {
    let answer = reqwest::get(format!("http://{address}{path}")).await.expect("an answer");
    (answer.status().as_u16(), answer.text().await.expect("a text"))
}

/// Runs `bergerie health`. Returns whether it succeeds, and its output.
fn health(stage: &Stage, address: &str) -> (bool, String) {
    let output = super::process::bot(&stage.path("bergerie.db")).arg("health").env("METRICS_LISTEN", address).output();
    let output = output.expect("the binary");
    (output.status.success(), String::from_utf8(output.stdout).expect("text"))
}

/// Returns the value of a metric, or `None` if the bot has not counted it yet.
pub(super) fn known(figures: &str, name: &str) -> Option<f64> {
    let line = figures.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '))?;
    Some(line.parse().expect("a number"))
}

/// Returns the value of a metric.
fn value(figures: &str, name: &str) -> f64 {
    known(figures, name).unwrap_or_else(|| panic!("no {name} in:\n{figures}"))
}

/// Waits until the metrics meet a condition, then returns them.
pub(super) async fn metrics(address: &str, what: &str, wanted: impl Fn(&str) -> bool) -> String {
    let mut figures = String::new();
    until(what, async || {
        let (status, fresh) = ask(address, "/metrics").await;
        assert_eq!(status, 200);
        figures = fresh;
        wanted(&figures)
    })
    .await;
    figures
}

/// Waits until the metrics have the expected values, then returns all metrics. The bot counts posts and answers when
/// Discord has confirmed them, which is shortly after users can see them.
pub async fn settled(address: &str, expected: &[(&str, f64)]) -> String {
    let has_all = |figures: &str| expected.iter().all(|(name, wanted)| known(figures, name) == Some(*wanted));
    metrics(address, &format!("{expected:?}"), has_all).await
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_count_interactions_and_posts() {
    let mut stage = Stage::without_bot().await;
    let address = unused_address().to_string();
    stage.with("METRICS_LISTEN", &address);
    let people = People::called(&stage, &["alice", "bob"]).await;
    people.begin(&mut stage, &[], 7).await;
    let post = people.post_after(None).await;
    assert_eq!(ask(&address, "/healthz").await, (200, "ok\n".to_owned()));
    assert_eq!(health(&stage, &address), (true, "ok\n".to_owned()));
    assert!(!health(&stage, &unused_address().to_string()).0, "the address has no server");
    move_by_command(people.asked_by(&post), 1).await;
    people.post_after(Some(&post)).await;
    people.host().command("/place at: nowhere").await;

    let figures = settled(
        &address,
        &[
            ("bergerie_interactions_total{kind=\"press\",outcome=\"done\"}", 2.0),
            ("bergerie_interactions_total{kind=\"command\",outcome=\"done\"}", 1.0),
            ("bergerie_interactions_total{kind=\"command\",outcome=\"refused\"}", 1.0),
            ("bergerie_acknowledgement_seconds_count{kind=\"press\"}", 2.0),
            ("bergerie_answer_seconds_count{kind=\"command\"}", 2.0),
            ("bergerie_answer_seconds_bucket{le=\"+Inf\",kind=\"command\"}", 2.0),
            ("bergerie_posts_total{outcome=\"posted\"}", 3.0),
            ("bergerie_gateway_connected{shard=\"0\"}", 1.0),
            ("bergerie_gateway_connections_total", 1.0),
            ("bergerie_tables", 1.0),
            ("bergerie_outbox", 0.0),
            ("bergerie_jobs", 0.0),
            ("bergerie_films_bytes", 0.0),
            ("bergerie_queue{pool=\"turn\"}", 0.0),
            ("bergerie_queue{pool=\"films\"}", 0.0),
            ("bergerie_queue{pool=\"reviews\"}", 0.0),
        ],
    )
    .await;
    for name in [
        "bergerie_cache_bytes",
        "bergerie_resident_memory_bytes",
        "bergerie_acknowledgement_seconds_sum{kind=\"press\"}",
    ] {
        assert!(value(&figures, name) > 0.0, "{name}");
    }
    assert!(value(&figures, "bergerie_acknowledgement_seconds_count{kind=\"completion\"}") >= 2.0, "{figures}");
    assert!(figures.ends_with("# EOF\n"));
    assert!(!figures.contains("alice") && !figures.contains(stage.sandbox.token()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_cannot_post_or_is_cut_off_is_seen() {
    let mut stage = Stage::without_bot().await;
    let address = unused_address().to_string();
    stage.with("METRICS_LISTEN", &address);
    stage.start().await;
    let alice = stage.user("alice");
    alice.command("/game new").await;
    alice.until(|message| message.buttons().contains(&"Join")).await;
    alice.command("/game bot level: gentle").await;
    let denied = json!({ "deny": ["SEND_MESSAGES"] });
    alice.call(reqwest::Method::PATCH, "channels/carcassonne", Some(denied)).await.expect("permissions");
    alice.command("/game start").await;
    let is_kept = |figures: &str| {
        known(figures, "bergerie_posts_total{outcome=\"kept\"}") >= Some(1.0)
            && known(figures, "bergerie_outbox_age_seconds") >= Some(1.0)
    };
    let figures = metrics(&address, "the post is kept", is_kept).await;
    assert_eq!(value(&figures, "bergerie_outbox"), 1.0);
    // A channel in which the bot lacks permissions does not make the process unhealthy.
    assert_eq!(ask(&address, "/healthz").await.0, 200);
    alice.call(reqwest::Method::POST, "gateway/drop", Some(json!({ "forget": true }))).await.expect("a drop");
    let is_back = |figures: &str| value(figures, "bergerie_gateway_connections_total") >= 2.0;
    metrics(&address, "the loss is counted", is_back).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_port_is_opened_by_default() {
    let stage = Stage::set().await;
    let mut refused = super::process::bot(&stage.path("other.db"));
    refused.env("DISCORD_TOKEN", "t").env("METRICS_LISTEN", "0.0.0.0:9464");
    let output = refused.output().expect("the binary");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success() && said.contains("METRICS_LISTEN"), "{said}");
    assert!(!stage.path("other.db").exists());
}
