//! Tests `bergerie doctor`, which reports which parts work and which do not.

use reqwest::Method;
use serde_json::json;

use crate::support::unused_address;

use super::process::{Stage, bot};

/// Returns the output of `bergerie doctor`, and whether it found no error.
fn examine(stage: &Stage) -> (bool, String) {
    examine_with(stage, &[])
}

/// Returns the output of `bergerie doctor` with further settings, and whether it found no error.
fn examine_with(stage: &Stage, settings: &[(&str, String)]) -> (bool, String) {
    let mut doctor = bot(&stage.path("bergerie.db"));
    doctor.env("DISCORD_TOKEN", stage.sandbox.token()).env("DISCORD_API_URL", stage.sandbox.url()).arg("doctor");
    doctor.envs(settings.iter().map(|(name, value)| (name, value)));
    let output = doctor.output().expect("the binary");
    (output.status.success(), String::from_utf8(output.stdout).expect("text"))
}

/// Returns the line of the report about a subject.
fn line<'a>(report: &'a str, about: &str) -> &'a str {
    report.lines().find(|line| line.contains(about)).unwrap_or_else(|| panic!("nothing about {about}: {report}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn permissions_are_checked_in_each_channel() {
    let stage = Stage::set().await;
    let (well, report) = examine(&stage);
    assert!(well, "{report}");
    assert!(line(&report, "#carcassonne (The Sandbox)").starts_with("ok "), "{report}");
    let idle = line(&report, "#read-only");
    assert!(idle.starts_with("note ") && idle.ends_with("Send Messages, Attach Files"), "{idle}");

    // A game in a channel where the bot lacks permissions is an error, and so is a game in a channel that the bot cannot
    // see.
    let alice = stage.user("alice");
    for (channel, denied) in
        [("second-table", ["SEND_MESSAGES", "ATTACH_FILES"].as_slice()), ("chatter", &["VIEW_CHANNEL"])]
    {
        let there = alice.at(channel);
        there.command("/game new").await;
        there.until(|message| message.buttons().contains(&"Join")).await;
        let path = format!("channels/{channel}");
        there.call(Method::PATCH, &path, Some(json!({ "deny": denied }))).await.expect("permissions");
    }
    let (well, report) = examine(&stage);
    assert!(!well, "{report}");
    let played = line(&report, "#second-table");
    assert!(played.starts_with("FAIL ") && played.contains("Send Messages, Attach Files"), "{played}");
    let hidden = line(&report, "cannot see");
    assert!(hidden.starts_with("FAIL ") && hidden.contains("View Channel"), "{hidden}");
    assert!(!report.contains(stage.sandbox.token()), "the report contains the token: {report}");
    stage.inject(json!({ "method": "GET", "path": "channels/*", "what": "status", "status": 503 })).await;
    let (well, report) = examine(&stage);
    assert!(!well && report.contains("503") && !report.contains("View Channel"), "{report}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_invite_link_requests_exactly_the_checked_permissions() {
    let stage = Stage::without_bot().await;
    let (well, report) = examine(&stage);
    assert!(well, "{report}");
    let bits =
        line(&report, "&permissions=").rsplit_once("&permissions=").and_then(|(_, bits)| bits.parse::<u64>().ok());
    // These are View Channel, Send Messages, Attach Files, Read Message History and Send Messages in Threads.
    assert_eq!(bits, Some(1 << 10 | 1 << 11 | 1 << 15 | 1 << 16 | 1 << 38));
    let readme = include_str!("../../../README.md");
    for name in ["View Channels", "Send Messages", "Send Messages in Threads", "Attach Files", "Read Message History"] {
        assert!(readme.contains(&format!("*{name}*")), "{name}");
    }
    assert!(!readme.contains("*Embed Links*"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_the_bot_would_refuse_is_not_called_sound() {
    let stage = Stage::set().await;
    assert!(line(&examine(&stage).1, "database:").starts_with("ok "));
    let database = rusqlite::Connection::open(stage.path("bergerie.db")).expect("a database");
    database.pragma_update(None, "user_version", 1000).expect("a version");
    let report = examine(&stage).1;
    assert!(line(&report, "database:").starts_with("FAIL ") && report.contains("newer"), "{report}");
    // The bot can write to no file in a folder of the kernel, not even as root.
    for (path, reason) in [(stage.path("gone/bergerie.db"), "no folder"), ("/sys/kernel/bergerie.db".into(), "probe")] {
        let mut elsewhere = bot(&stage.path("bergerie.db"));
        elsewhere.env("DATABASE_PATH", path).arg("doctor");
        let output = elsewhere.output().expect("the binary");
        let report = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(line(&report, "database:").starts_with("FAIL ") && report.contains(reason), "{report}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_requested_at_their_public_url() {
    let stage = Stage::without_bot().await;
    let [served, other] = [unused_address(), unused_address()];
    let report_with = |url: String, secret: &str| {
        let secret = ("DISCORD_CLIENT_SECRET", secret.to_owned());
        examine_with(&stage, &[("PAGES_LISTEN", served.to_string()), ("PUBLIC_URL", url), secret])
    };
    let report = |url: String| report_with(url, "");
    let (well, text) = report(format!("http://{served}"));
    assert!(well && line(&text, "pages").starts_with("ok "), "{text}");
    // Users can log in with Discord if the application lists the URL to which they are sent back.
    let secret = stage.sandbox.client_secret();
    let (well, text) = report_with(format!("http://{served}"), secret);
    assert!(!well && line(&text, "log-in").contains(&format!("add http://{served}/login/discord to")), "{text}");
    stage.control(Method::PUT, "redirects", json!([format!("http://{served}/login/discord")])).await;
    let (well, text) = report_with(format!("http://{served}"), "wrong");
    assert!(!well && line(&text, "log-in").contains("DISCORD_CLIENT_SECRET is not"), "{text}");
    let (well, text) = report_with(format!("http://{served}"), secret);
    assert!(well && line(&text, "log-in").starts_with("ok "), "{text}");
    for (url, reason) in [
        (format!("http://{other}"), "is not reachable"),
        (format!("http://localhost:{}", served.port()), "is not reachable"),
        (stage.sandbox.url(), "responds with status 404"),
    ] {
        let (well, text) = report(url);
        let failure = line(&text, "pages");
        assert!(!well && failure.starts_with("FAIL ") && failure.contains(reason), "{failure}");
    }
}
