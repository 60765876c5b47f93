//! The messages of results feeds.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use bergerie::rules::Seat;
use bergerie::store::Clock;
use bergerie::table::{Departure, FeedAddresses, FeedUrl, GuildId, OpeningContext, RatingMode};
use serde_json::{Value, json};

use super::*;

const GUILD: GuildId = GuildId(77);
const DAY: i64 = 24 * 60 * 60;

/// Returns a database with a feed, and its clock.
fn with_feed() -> (Tables, Arc<AtomicI64>) {
    let time = Arc::new(AtomicI64::new(1_000_000));
    let tables = Tables::new(Store::in_memory_with(Clock::manual(Arc::clone(&time))).unwrap());
    tables.configure_server(GUILD, |settings| settings.has_ratings = true).unwrap();
    let url = FeedUrl::parse("https://league.example", FeedAddresses::Public).unwrap();
    tables.set_feed(GUILD, &url).unwrap();
    (tables, time)
}

/// Starts a game of Alice and Bob on the server.
fn start(tables: &Tables, rated: RatingMode) -> Snapshot {
    let terms = TableSetup { setup: Setup::base(0), options: TableOptions { rated, ..TableOptions::default() } };
    let at = OpeningContext { channel: CHANNEL, guild: Some(GUILD), rematch_of: None };
    tables.create_with_seed(at, ALICE, "en", terms, seed(1)).unwrap();
    tables.join(CHANNEL, BOB).unwrap();
    tables.start(CHANNEL, ALICE).unwrap().snapshot
}

/// Delivers all messages.
fn deliver(tables: &Tables) -> Vec<Value> {
    let mut messages = Vec::new();
    while let Some(delivery) = tables.next_feed_delivery(GUILD, FeedAddresses::Public).unwrap() {
        messages.push(serde_json::from_str(&delivery.body).unwrap());
        tables.mark_feed_delivered(GUILD, delivery.id).unwrap();
    }
    messages
}

#[test]
fn each_move_and_the_result_are_reported_without_secrets() {
    let (tables, _) = with_feed();
    let game = play_out(&tables, start(&tables, RatingMode::Rated));
    let messages = deliver(&tables);
    let [turns @ .., over, result] = messages.as_slice() else { panic!("{messages:?}") };
    assert!(turns.len() > 50 && turns.iter().all(|message| message["type"] == "turn"));
    let lengths: Vec<i64> = turns.iter().map(|message| message["length"].as_i64().unwrap()).collect();
    assert!(lengths.is_sorted_by(|one, next| one < next), "{lengths:?}");
    assert_eq!((&over["type"], &over["ending"]), (&json!("over"), &json!("played_out")));
    assert_eq!((&result["pool"], &result["rated"]), (&json!("two"), &json!(true)));
    let points: Vec<i32> = Seat::all(2).map(|seat| game.game().unwrap().player(seat).points()).collect();
    for (player, points) in result["players"].as_array().unwrap().iter().zip(points) {
        let is_first = player["place"] == 1;
        assert_eq!(player["points"], points);
        assert_eq!(
            player["rating"],
            json!({ "points": if is_first { 1579 } else { 1421 }, "deviation": 242, "games": 1 })
        );
    }
    let seed = game.seed().unwrap().to_string();
    assert!(!messages.iter().any(|message| message.to_string().contains(&seed)));
    assert_eq!(tables.due_feeds().unwrap(), []);
}

#[test]
fn hidden_profiles_and_erased_users_are_in_no_message() {
    let (tables, _) = with_feed();
    tables.change_preferences(ALICE, |preferences| preferences.hides_profile = true).unwrap();
    start(&tables, RatingMode::Rated);
    tables.resign(CHANNEL, BOB).unwrap();
    tables.erase(BOB, Departure::Resign).unwrap();
    let result = deliver(&tables).pop().unwrap();
    let [alice, bob] = [&result["players"][0], &result["players"][1]];
    let [alice, bob] = if alice["user"] == "1" { [alice, bob] } else { [bob, alice] };
    assert_eq!((&alice["user"], &alice["rating"]), (&json!("1"), &json!(null)));
    assert_eq!((&bob["user"], &bob["bot"], &bob["rating"]["games"]), (&json!(null), &json!(null), &json!(1)));
}

#[test]
fn a_failed_attempt_is_repeated_later_until_the_message_is_too_old() {
    let (tables, time) = with_feed();
    start(&tables, RatingMode::Unrated);
    assert_eq!(tables.due_feeds().unwrap(), [GUILD]);
    for delay in [10, 40, 160] {
        tables.postpone_feed(GUILD).unwrap();
        time.fetch_add(delay - 1, Ordering::Relaxed);
        assert_eq!(tables.due_feeds().unwrap(), []);
        time.fetch_add(1, Ordering::Relaxed);
        assert_eq!(tables.due_feeds().unwrap(), [GUILD]);
    }
    let feed = tables.feed(GUILD).unwrap().unwrap();
    assert_eq!((feed.failures, feed.pending, feed.receiver.as_str()), (3, 1, "league.example"));
    time.fetch_add(DAY, Ordering::Relaxed);
    tables.abort(CHANNEL, ALICE).unwrap();
    tables.postpone_feed(GUILD).unwrap();
    let messages = deliver(&tables);
    assert_eq!(messages.len(), 1, "the message of the first turn is too old");
    assert_eq!((&messages[0]["type"], &messages[0]["ending"]), (&json!("over"), &json!("closed")));
    assert_eq!(tables.feed(GUILD).unwrap().unwrap().failures, 0);
    tables.remove_feed(GUILD).unwrap();
    start(&tables, RatingMode::Unrated);
    assert_eq!((tables.feed(GUILD).unwrap(), deliver(&tables)), (None, Vec::new()));
}
