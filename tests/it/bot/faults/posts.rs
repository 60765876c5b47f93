//! Every notice is posted once, whichever requests fail. Failures at one table do not delay other tables.

use bergerie::rules::Setup;
use bergerie::store::Store;
use bergerie::table::{Tables, UserId};
use reqwest::Method;
use serde_json::json;

use super::endurance::outbox;
use super::{a_later_post, at, pause, until};
use crate::bot::process::Stage;
use crate::bot::table::{People, move_by_command};
use crate::support::user::Seen;

const POSTS: &str = "channels/*/messages";

#[tokio::test(flavor = "multi_thread")]
async fn a_rate_limited_post_waits_for_retry_after() {
    let stage = Stage::set().await;
    stage
        .inject(
            json!({ "method": "POST", "path": POSTS, "times": 1, "what": "status", "status": 429, "retry_after": 2.5 }),
        )
        .await;
    let alice = stage.user("alice");
    alice.command("/game new").await;
    alice.until(|m| m.buttons().contains(&"Join")).await;
    let asked = stage.requests("POST", POSTS).await;
    assert_eq!(asked.len(), 2);
    assert!(at(&asked[1]) - at(&asked[0]) >= 2500, "{asked:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_global_limit_delays_everything_but_answers() {
    let stage = Stage::set().await;
    stage
        .inject(json!({
            "method": "POST", "path": POSTS, "times": 1,
            "what": "status", "status": 429, "retry_after": 6.0, "global": true,
        }))
        .await;
    let alice = stage.user("alice");
    alice.command("/game new").await;
    until("it was limited", || async { stage.requests("POST", POSTS).await.iter().any(|post| post["status"] == 429) })
        .await;
    let elsewhere = alice.at("second-table");
    elsewhere.command("/help").await.message();
    let answered = stage.requests("PATCH", "webhooks/*/*/messages/@original").await.pop().expect("an answer");
    elsewhere.command("/game new").await;
    elsewhere.until(|m| m.buttons().contains(&"Join")).await;
    let asked = stage.requests("POST", POSTS).await;
    assert!(at(&asked[1]) - at(&asked[0]) >= 6000, "{asked:?}");
    assert!(at(&answered) < at(&asked[1]), "the limit does not apply to answers: {answered}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_without_a_response_delays_no_other_and_is_posted_once() {
    let stage = Stage::set().await;
    let channel = stage.channel().await;
    let path = format!("channels/{channel}/messages");
    stage.inject(json!({ "method": "POST", "path": path, "times": 1, "what": "hang", "executes": true })).await;
    let alice = stage.user("alice");
    alice.command("/game new").await;
    let elsewhere = alice.at("second-table");
    elsewhere.command("/game new").await;
    elsewhere.until(|m| m.buttons().contains(&"Join")).await;
    // The bot has not given up the first post yet. Before it posts again, it searches the channel.
    assert!(stage.requests("GET", &path).await.is_empty(), "the other post came after the timeout of the first");
    // When the bot searches for the post, Discord has already forgotten its nonce.
    until("the post was taken", || async { !public(alice.channel().await).is_empty() }).await;
    stage.control(Method::POST, "nonces/forget", json!({})).await;
    let bob = stage.user("bob");
    until("the post is known", || async {
        // After a join, the bot edits the post as soon as it knows the post's ID.
        let posts = public(alice.channel().await);
        if posts[0].content().contains("1/6") {
            let _ = bob.try_press(&posts[0], "Join").await;
        }
        pause(1000).await;
        posts[0].content().contains("2/6")
    })
    .await;
    assert_eq!(public(alice.channel().await).len(), 1, "the bot searches for the post before it posts again");
}

fn public(messages: Vec<Seen>) -> Vec<Seen> {
    messages.into_iter().filter(|message| !message.only_you()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rejected_post_is_replaced_by_plain_text() {
    let mut stage = Stage::without_bot().await;
    stage.keep_log();
    stage.start().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    people.host().command("/game new first: host goes first").await;
    let lobby = people.gather().await;
    let before = stage.requests("POST", POSTS).await.len();
    stage
        .inject(json!({ "method": "POST", "path": POSTS, "times": 1, "what": "status", "status": 400, "code": 50035 }))
        .await;
    people.host().press(&lobby, "Start").await;
    let plain = people.host().until(|m| m.content().contains("`/place`")).await;
    assert!(plain.pings_you() && plain.files().is_empty(), "{}", plain.content());
    let asked = stage.requests("POST", POSTS).await.split_off(before);
    assert_eq!(asked.len(), 2, "the same request was repeated");
    assert!(!asked[0]["files"].as_array().expect("files").is_empty() && asked[1]["files"] == json!([]));
    let log = std::fs::read_to_string(stage.path("bot.log")).expect("a log");
    assert!(
        log.contains("Discord rejected a post") && log.contains("allowed_mentions"),
        "the log has the body of the response: {log}"
    );
    // The game continues.
    move_by_command(people.host(), 1).await;
    people.post_after(Some(&plain)).await;
}

/// The post and the plain text that replaces it are refused for a reason that is not in the message.
#[tokio::test(flavor = "multi_thread")]
async fn a_post_is_retried_unless_the_message_is_invalid() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    people.host().command("/game new first: host goes first").await;
    let lobby = people.gather().await;
    stage.inject(json!({ "method": "POST", "path": POSTS, "times": 2, "what": "status", "status": 400 })).await;
    people.host().press(&lobby, "Start").await;
    people.post_after(None).await;
}

/// Users use the bot while Discord accepts no posts. That must not make the bot wait longer afterwards.
#[tokio::test(flavor = "multi_thread")]
async fn presses_during_an_outage_do_not_delay_the_post_after_it() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    people.start("/game new first: host goes first").await;
    let first = people.post_after(None).await;
    until("all is posted", || async { outbox(&stage) == 0 }).await;
    stage.inject(json!({ "path": "channels/**", "what": "status", "status": 503 })).await;
    let begun = std::time::Instant::now();
    move_by_command(people.host(), 0).await;
    for _ in 0..25 {
        people.host().command("/scores").await;
    }
    let attempts = stage.requests("POST", POSTS).await.len();
    stage.calm().await;
    let (outage, over) = (begun.elapsed(), std::time::Instant::now());
    people.post_after(Some(&first)).await;
    let silence = over.elapsed();
    assert!(
        silence < outage + std::time::Duration::from_secs(4),
        "{silence:?} of silence after {outage:?}, {attempts} attempts"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn game_info_says_why_a_post_is_delayed_until_it_is_made() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    people.start("/game new first: host goes first").await;
    let mut post = people.post_after(None).await;
    until("all is posted", || async { outbox(&stage) == 0 }).await;
    let info = async || people.host().command("/game info").await.message().content().to_owned();
    for (status, code, reason) in [(503, 0, "Discord doesn’t accept my posts"), (403, 50013, "I don’t have permission")]
    {
        stage
            .inject(json!({ "method": "POST", "path": POSTS, "what": "status", "status": status, "code": code }))
            .await;
        move_by_command(people.asked_by(&post), 0).await;
        let shown = info().await;
        assert!(shown.contains(reason) && shown.contains("has been pending since <t:"), "{shown}");
        stage.calm().await;
        // The command makes the bot try again after it lost the permission.
        info().await;
        post = people.post_after(Some(&post)).await;
        until("all is posted", || async { outbox(&stage) == 0 }).await;
        let shown = info().await;
        assert!(!shown.contains("pending since"), "{shown}");
    }
}

/// Discord refuses only this post.
#[tokio::test(flavor = "multi_thread")]
async fn a_post_that_fails_repeatedly_is_replaced_by_plain_text() {
    let stage = Stage::set().await;
    for (channel, status) in [("carcassonne", 500), ("second-table", 400)] {
        let people = People::called(&stage, &["alice", "dave"]).await.at(channel);
        people.host().command("/game new first: host goes first").await;
        let lobby = people.gather().await;
        let before = stage.requests("POST", POSTS).await.len();
        stage.inject(json!({ "method": "POST", "path": POSTS, "times": 3, "what": "status", "status": status })).await;
        people.host().press(&lobby, "Start").await;
        let plain = people.host().until(|m| m.content().contains("`/place`")).await;
        assert!(plain.pings_you() && plain.files().is_empty(), "{}", plain.content());
        let asked = stage.requests("POST", POSTS).await.split_off(before);
        let pictures: Vec<bool> = asked.iter().map(|post| post["files"] != json!([])).collect();
        assert_eq!(pictures, [true, true, true, false]);
        move_by_command(people.host(), 1).await;
        people.post_after(Some(&plain)).await;
    }
}

/// Discord accepts a post, but the response is lost. Then a proxy refuses the search for the post, which says nothing about it.
#[tokio::test(flavor = "multi_thread")]
async fn a_post_is_not_repeated_while_the_search_for_it_is_refused() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    people.start("/game new first: host goes first").await;
    let first = people.post_after(None).await;
    until("all is posted", || async { outbox(&stage) == 0 }).await;
    stage.inject(json!({ "method": "POST", "path": POSTS, "times": 1, "what": "drop", "executes": true })).await;
    let html = "<html><title>403 Forbidden</title></html>";
    stage
        .inject(json!({ "method": "GET", "path": POSTS, "times": 4, "what": "status", "status": 403, "body": html }))
        .await;
    move_by_command(people.host(), 0).await;
    let second = people.post_after(Some(&first)).await;
    stage.control(Method::POST, "nonces/forget", json!({})).await;
    until("all is posted", || async { outbox(&stage) == 0 }).await;
    let history = people.host().history().await;
    let posts: Vec<&str> = history.iter().filter(|m| m.buttons().contains(&"Play")).map(|m| m.id()).collect();
    assert_eq!(posts, [second.id()]);
}

/// Discord accepts a post, and then the disk is full when the bot records that.
#[tokio::test(flavor = "multi_thread")]
async fn a_post_that_could_not_be_noted_is_not_repeated() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    people.start("/game new first: host goes first").await;
    let first = people.post_after(None).await;
    until("it is noted", || async { outbox(&stage) == 0 }).await;
    let database = rusqlite::Connection::open(stage.path("bergerie.db")).expect("a database");
    let full = "CREATE TRIGGER full BEFORE UPDATE OF sent_at ON notices BEGIN SELECT RAISE(ABORT, 'full'); END";
    database.execute_batch(full).expect("a full disk");
    move_by_command(people.host(), 1).await;
    people.post_after(Some(&first)).await;
    stage.control(Method::POST, "nonces/forget", json!({})).await;
    let looked = || async { stage.requests("GET", POSTS).await.len() };
    until("it was tried again", || async { looked().await >= 2 }).await;
    database.execute_batch("DROP TRIGGER full").expect("room");
    until("it is noted", || async { outbox(&stage) == 0 }).await;
    let posts = public(people.host().channel().await);
    let is_turn = |post: &&Seen| post.0["flags"].as_u64().is_some_and(|flags| flags & (1 << 15) != 0);
    assert_eq!(posts.iter().filter(is_turn).count(), 2, "a post for each turn");
}

/// The posts of two votes about the same move have the same text.
#[tokio::test(flavor = "multi_thread")]
async fn a_post_is_not_taken_for_another_with_the_same_text() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    people.start("/game new first: host goes first undo: none").await;
    let first = people.post_after(None).await;
    move_by_command(people.host(), 1).await;
    people.post_after(Some(&first)).await;
    let patch = json!({ "method": "PATCH", "path": "channels/*/messages/*", "what": "status", "status": 503 });
    stage.inject(patch).await;
    let dave = people.guests().next().expect("a guest");
    people.host().command("/undo").await;
    let question = dave.until(|m| m.buttons().contains(&"Fine by me")).await;
    dave.press(&question, "I’d rather not").await;
    stage.inject(json!({ "method": "POST", "path": POSTS, "times": 1, "what": "status", "status": 503 })).await;
    people.host().command("/undo").await;
    let again = dave.until(|m| m.id() != question.id() && m.buttons().contains(&"Fine by me")).await;
    assert_eq!(again.content(), question.content());
}

/// The process exits between a join and the edit of the lobby's post.
#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_that_shows_an_older_state_is_brought_up_to_date_at_start() {
    let mut stage = Stage::set().await;
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    alice.command("/game new first: host goes first").await;
    let lobby = alice.until(|m| m.buttons().contains(&"Join")).await;
    stage.inject(json!({ "method": "PATCH", "path": "channels/*/messages/*", "what": "hang" })).await;
    bob.press(&lobby, "Join").await;
    stage.kill();
    stage.calm().await;
    assert!(alice.look(&lobby).await.content().contains("1/6"));
    stage.start().await;
    let joined = alice.until(|m| m.id() == lobby.id() && m.content().contains("2/6")).await;
    // The same happens after the start of the game. The edit must remove the lobby's buttons.
    stage.inject(json!({ "method": "PATCH", "path": "channels/*/messages/*", "what": "hang" })).await;
    let edits = async || stage.requests("PATCH", "channels/*/messages/*").await.len();
    let before = edits().await;
    alice.press(&joined, "Start").await;
    alice.until(|m| m.buttons().contains(&"Play")).await;
    until("the lobby is being edited", || async { edits().await > before }).await;
    stage.kill();
    stage.calm().await;
    assert!(alice.look(&lobby).await.buttons().contains(&"Start"));
    stage.start().await;
    alice.until(|m| m.id() == lobby.id() && m.buttons().is_empty()).await;
    // The bot does not edit a post that is up to date.
    let edits = stage.requests("PATCH", "channels/*/messages/*").await.len();
    stage.kill();
    stage.start().await;
    a_later_post(&stage).await;
    assert_eq!(stage.requests("PATCH", "channels/*/messages/*").await.len(), edits);
}

/// Discord has accepted a post that the process could not record. Then the process is down for longer than Discord
/// keeps nonces.
#[tokio::test(flavor = "multi_thread")]
async fn a_post_is_looked_for_after_a_long_time_away() {
    let mut stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    people.host().command("/game new first: host goes first").await;
    let lobby = people.gather().await;
    stage.inject(json!({ "method": "POST", "path": POSTS, "what": "hang", "executes": true })).await;
    people.host().press(&lobby, "Start").await;
    people.host().until(|m| m.buttons().contains(&"Play")).await;
    stage.kill();
    stage.calm().await;
    stage.control(Method::POST, "nonces/forget", json!({})).await;
    // Other users have written messages in the meantime.
    for line in 0..120 {
        people.host().say(&format!("line {line}")).await;
    }
    stage.start().await;
    let playable = || async {
        let all = people.host().history().await;
        all.into_iter().filter(|m| m.buttons().contains(&"Play")).collect::<Vec<_>>()
    };
    until("the post is known", || async { outbox(&stage) == 0 }).await;
    let posts = playable().await;
    assert_eq!(posts.len(), 1, "posted once");
    move_by_command(people.host(), 1).await;
    let next = people.post_after(Some(&posts[0])).await;
    until("the first post lost its buttons", || async { playable().await.len() == 1 }).await;
    assert_eq!(playable().await[0].id(), next.id());
}

/// The process exits between the post of a turn and the direct message about it. Then Discord forgets the nonces.
#[tokio::test(flavor = "multi_thread")]
async fn a_private_message_is_neither_lost_nor_duplicated() {
    for taken in [false, true] {
        let mut stage = Stage::set().await;
        let people = People::called(&stage, &["alice", "bob"]).await;
        let (alice, bob) = (people.host(), stage.user("bob"));
        bob.command("/settings change direct-messages: on").await;
        let direct_messages = || async { bob.at("dm").channel().await.len() };
        people.start("/game new first: host goes first").await;
        let first = people.post_after(None).await;
        move_by_command(alice, 1).await;
        let second = people.post_after(Some(&first)).await;
        until("bob is told", || async { direct_messages().await == 1 }).await;
        let answer = bob.at("dm").channel().await.swap_remove(0);
        let link = answer.components()[0]["url"].as_str().expect("a link").to_owned();
        assert!(link.ends_with(&format!("/{}", second.id())), "{link}");
        let private = answer.0["channel_id"].as_str().expect("a channel").to_owned();
        move_by_command(&bob, 2).await;
        let third = people.post_after(Some(&second)).await;
        let path = format!("channels/{private}/messages");
        stage.inject(json!({ "method": "POST", "path": path, "what": "hang", "executes": taken })).await;
        move_by_command(alice, 3).await;
        people.post_after(Some(&third)).await;
        until("bob is being told", || async { !stage.requests("POST", &path).await.is_empty() }).await;
        until("it is there if it was taken", || async { direct_messages().await == if taken { 2 } else { 1 } }).await;
        stage.kill();
        stage.calm().await;
        stage.control(Method::POST, "nonces/forget", json!({})).await;
        stage.start().await;
        until("everything is said", || async { outbox(&stage) == 0 }).await;
        assert_eq!(direct_messages().await, 2, "taken: {taken}");
        until("one post is left to play from", || async {
            public(alice.channel().await).iter().filter(|m| m.buttons().contains(&"Play")).count() == 1
        })
        .await;
    }
}

/// If Discord refuses posts, the bot retries them in order, after growing delays.
#[tokio::test(flavor = "multi_thread")]
async fn retries_have_gaps_that_grow() {
    let stage = Stage::set().await;
    stage.inject(json!({ "method": "POST", "path": POSTS, "times": 3, "what": "status", "status": 503 })).await;
    let alice = stage.user("alice");
    alice.command("/game new").await;
    alice.until(|m| m.buttons().contains(&"Join")).await;
    let asked: Vec<u64> = stage.requests("POST", POSTS).await.iter().map(at).collect();
    assert_eq!(asked.len(), 4);
    for pair in asked.windows(2) {
        let outage = pair[0] - asked[0];
        assert!(pair[1] - pair[0] >= outage.max(1500) / 2, "{asked:?}");
    }
}

/// Many tables whose channels were deleted cause only a few refusals and do not delay other tables.
#[tokio::test(flavor = "multi_thread")]
async fn deleted_channels_are_paused_and_delay_no_other() {
    let mut stage = Stage::without_bot().await;
    let people = People::called(&stage, &["alice", "dave"]).await;
    let tables = Tables::new(Store::open(&stage.path("bergerie.db")).expect("a database"));
    for number in 0..40 {
        let gone = bergerie::table::ChannelId(1_200_000_000_000_000_000 + number);
        tables.create(gone, UserId(1_300_000_000_000_000_000 + number), "en", Setup::base(0)).expect("a table");
    }
    drop(tables);
    stage.start().await;
    let refused =
        |requests: Vec<serde_json::Value>| requests.iter().filter(|r| r["status"].as_u64() >= Some(400)).count();
    until("the first is given up", || async { refused(people.host().requests().await) > 0 }).await;
    people.start("/game new first: host goes first").await;
    let mut post = people.post_after(None).await;
    for turn in 1..4 {
        move_by_command(people.asked_by(&post), turn).await;
        post = people.post_after(Some(&post)).await;
    }
    // Each refusal blocks one of the bot's five permits for requests for a minute. Moves must not wait for them.
    let all = people.host().requests().await;
    let (count, total) = (refused(all.clone()), all.len());
    assert!((1..=5).contains(&count), "{count} of {total} refused");
    // Neither this process nor the next one makes further requests about these channels.
    stage.kill();
    stage.start().await;
    a_later_post(&stage).await;
    let channels: std::collections::BTreeSet<String> = stage
        .requests("POST", POSTS)
        .await
        .into_iter()
        .filter(|r| r["status"] == 404)
        .map(|r| r["path"].as_str().expect("a path").to_owned())
        .collect();
    assert_eq!(channels.len(), refused(stage.requests("POST", POSTS).await), "a notice was posted twice");
}
