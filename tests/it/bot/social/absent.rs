//! Reminders, quiet hours and absences, and votes about a player after a deadline.

use crate::bot::shown::{says, says_to_one};

use super::*;

#[tokio::test(flavor = "multi_thread")]
async fn a_player_is_reminded_once_even_across_a_restart() {
    let mut timed = ClockedBot::set().await;
    let people = People::called(&timed.stage, &["alice", "bob"]).await;
    let first = begin(&people, "/game new pace: day first: 0", "Join", "Start").await;
    says(&first, &["due <t:"]);
    let alice = people.host().at("carcassonne");
    timed.settled().await;
    assert!(said(&alice, "is waiting for you").await.is_empty(), "the reminder came too early");
    timed.pass(17 * HOUR);
    timed.settled().await;
    assert!(said(&alice, "is waiting for you").await.is_empty(), "the second reminder came too early");
    // Time passes while the bot is down.
    timed.stage.kill();
    timed.pass(2 * HOUR);
    timed.stage.start().await;
    let reminder = alice.until(|m| m.content().contains("is waiting for you")).await;
    assert!(reminder.pings_you());
    timed.restart().await;
    timed.settled().await;
    assert_eq!(said(&alice, "is waiting for you").await.len(), 1, "a reminder was sent twice");
    // Only the post of the turn has buttons. The reminder links to that post.
    assert!(reminder.buttons().is_empty() && reminder.content().contains(first.id()), "{}", reminder.content());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_after_the_deadline_says_so() {
    let mut timed = ClockedBot::set().await;
    let people = People::called(&timed.stage, &["alice", "bob"]).await;
    begin(&people, "/game new pace: day first: 0", "Join", "Start").await;
    timed.pass(25 * HOUR);
    let reminder = people.host().until(|m| m.content().contains("is waiting for you")).await;
    says(&reminder, &["overdue since <t:"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_waits_for_the_end_of_quiet_hours() {
    let mut timed = ClockedBot::set().await;
    let people = People::called(&timed.stage, &["alice", "bob"]).await;
    let alice = people.host();
    // The quiet hours begin an hour before the reminder and end three hours after it, in New York time.
    let reminder = timed.now() + 18 * HOUR;
    let zone = |at: i64| {
        jiff::Timestamp::from_second(at).unwrap().to_zoned(jiff::tz::TimeZone::get("America/New_York").unwrap())
    };
    let hours = |at: i64| format!("{:02}:{:02}", zone(at).hour(), zone(at).minute());
    let quiet = format!("{}-{}", hours(reminder - HOUR), hours(reminder + 3 * HOUR));
    let shown = alice.command(&format!("/settings change zone: America/New_York quiet: {quiet}")).await.message();
    says_to_one(&shown, &[r"America/New\_York", "No reminders from"]);
    begin(&people, "/game new pace: day first: 0", "Join", "Start").await;
    timed.pass(20 * HOUR);
    timed.settled().await;
    assert!(said(alice, "is waiting for you").await.is_empty(), "a reminder was sent in quiet hours");
    timed.pass(2 * HOUR);
    alice.until(|m| m.content().contains("is waiting for you")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn reminders_and_private_messages_follow_the_settings() {
    let mut timed = ClockedBot::set().await;
    let people = People::called(&timed.stage, &["alice", "bob"]).await;
    let (alice, bob) = (people.host(), timed.stage.user("bob"));
    alice.command("/settings change reminders: off").await;
    bob.command("/settings change direct-messages: on language: de").await;
    let first = begin(&people, "/game new pace: day first: 0", "Join", "Start").await;
    timed.pass(20 * HOUR);
    timed.settled().await;
    assert!(said(alice, "is waiting for you").await.is_empty());
    place_plainly(alice).await;
    people.post_after(Some(&first)).await;
    // The bot sends the direct message right after the post.
    timed.settled().await;
    let messages = direct_messages(&bob).await;
    assert_eq!(messages.len(), 1);
    assert!(messages[0]["content"].as_str().unwrap_or_default().contains("am Zug"), "{messages:?}");
    assert!(direct_messages(alice).await.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_others_may_wait_or_skip_and_a_skip_is_a_minimal_move_that_is_posted() {
    let mut timed = ClockedBot::set().await;
    let people = People::called(&timed.stage, &["alice", "bob", "carol"]).await;
    let first = begin(&people, "/game new pace: day first: 0", "Join", "Start").await;
    let [alice, bob, carol] = ["alice", "bob", "carol"].map(|name| timed.stage.user(name));
    timed.pass(29 * HOUR);
    timed.settled().await;
    assert!(said(&alice, "has run out of time").await.is_empty(), "the vote began before the end of the grace period");
    timed.pass(2 * HOUR);
    let vote = bob.until(|m| m.buttons().contains(&"Skip (minimal move, no meeple)")).await;
    let offered = [
        "Give more time",
        "Skip (minimal move, no meeple)",
        "Bot makes this move",
        "Bot takes over",
        "Find a substitute",
        "Play on without them",
    ];
    assert_eq!(vote.buttons(), offered);
    assert!(alice.look(&vote).await.pings_you(), "a player was skipped without a vote");
    let own = alice.press(&vote, "Give more time").await.message();
    says_to_one(&own, &["don’t have a vote"]);
    bob.press(&vote, "Give more time").await;
    bob.press(&vote, "Skip (minimal move, no meeple)").await;
    let waiting = alice.until(|m| m.id() == vote.id() && m.content().contains(": skip")).await;
    says(&waiting, &["Waiting for: "]);
    carol.press(&vote, "Give more time").await;
    let decided = alice.until(|m| m.id() == vote.id() && m.buttons().is_empty()).await;
    says(&decided, &["More time it is"]);
    // After a day and the grace period, the player is asked again.
    timed.pass(31 * HOUR);
    let vote = bob.until(|m| m.id() != vote.id() && m.buttons().contains(&"Skip (minimal move, no meeple)")).await;
    bob.press(&vote, "Skip (minimal move, no meeple)").await;
    carol.press(&vote, "Skip (minimal move, no meeple)").await;
    let second = people.post_after(Some(&first)).await;
    says(&second, &["By vote, a minimal move was made for"]);
    assert_eq!(people.asked_by(&second).name(), "bob");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vote_lapses_when_the_late_player_moves_and_others_may_resign_them() {
    let mut timed = ClockedBot::set().await;
    let people = People::called(&timed.stage, &["alice", "bob", "carol"]).await;
    let first = begin(&people, "/game new pace: live first: 0", "Join", "Start").await;
    let [alice, bob, carol] = ["alice", "bob", "carol"].map(|name| timed.stage.user(name));
    timed.pass(20 * 60);
    let vote = bob.until(|m| m.buttons().contains(&"Skip (minimal move, no meeple)")).await;
    place_plainly(&alice).await;
    let lapsed = alice.until(|m| m.id() == vote.id() && m.buttons().is_empty()).await;
    says(&lapsed, &["has moved on"]);
    let second = people.post_after(Some(&first)).await;
    timed.pass(20 * 60);
    let vote = carol.until(|m| m.id() != vote.id() && m.buttons().contains(&"Skip (minimal move, no meeple)")).await;
    alice.press(&vote, "Play on without them").await;
    carol.press(&vote, "Play on without them").await;
    let third = people.post_after(Some(&second)).await;
    says(&third, &["left the game"]);
    assert_eq!(people.asked_by(&third).name(), "carol");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_absence_is_posted_at_all_tables_and_the_clock_starts_on_return() {
    let mut timed = ClockedBot::set().await;
    let people = People::called(&timed.stage, &["alice", "bob"]).await;
    let elsewhere = people.at("second-table");
    begin(&people, "/game new pace: day first: 0", "Join", "Start").await;
    begin(&elsewhere, "/game new pace: day first: 0", "Join", "Start").await;
    let alice = people.host();
    let answer = alice.command("/away until: 3").await.message();
    says_to_one(&answer, &["You’re away until <t:", "2 tables"]);
    for place in [&people, &elsewhere] {
        let notice = place.host().until(|m| m.content().contains("is away from")).await;
        says(&notice, &["Their clock starts when they’re back"]);
    }
    timed.pass(3 * DAY - HOUR);
    timed.settled().await;
    assert!(said(alice, "is waiting for you").await.is_empty() && said(alice, "has run out of time").await.is_empty());
    // The user returns before the end of the absence, by a button.
    let asked = alice.command("/away").await.message();
    alice.press(&asked, "I’m back").await;
    alice.until(|m| m.content().contains("is back at")).await;
    let bad = alice.command("/away until: someday").await.message();
    says_to_one(&bad, &["“someday” isn’t a date"]);
    timed.pass(20 * HOUR);
    alice.until(|m| m.content().contains("is waiting for you")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_is_replaced_with_the_consent_of_both() {
    let mut timed = ClockedBot::set().await;
    let people = People::called(&timed.stage, &["alice", "bob"]).await;
    let first = begin(&people, "/game new pace: day first: 0", "Join", "Start").await;
    let [alice, bob, dave, erin] = ["alice", "bob", "dave", "erin"].map(|name| timed.stage.user(name));
    // Bob and Dave agree on a replacement by command.
    let bot = alice.command("/game replace player: @bob with: @Bergerie").await.message();
    assert!(bot.only_you() && bot.content().contains("the account of a bot"), "{}", bot.content());
    alice.command("/game replace player: @bob with: @dave").await;
    let question = dave.until(|m| m.buttons().contains(&"Fine by me")).await;
    says(&question, &["take over from"]);
    dave.press(&question, "Fine by me").await;
    bob.press(&question, "Fine by me").await;
    let notice = dave.until(|m| m.content().contains("takes over from")).await;
    says(&notice, &["meeples and points included"]);
    let again = people.post_after(Some(&first)).await;
    assert!(alice.look(&again).await.pings_you(), "it is still alice's turn");
    // Alice is late. The others offer her seat, and Erin takes it.
    timed.pass(31 * HOUR);
    let vote = dave.until(|m| m.buttons().contains(&"Find a substitute")).await;
    dave.press(&vote, "Find a substitute").await;
    let offer = erin.until(|m| m.buttons().contains(&"Take the seat")).await;
    let seated = dave.press(&offer, "Take the seat").await.message();
    says_to_one(&seated, &["don’t have a vote"]);
    erin.press(&offer, "Take the seat").await;
    let post = erin.until(|m| !m.only_you() && m.pings_you() && m.buttons().contains(&"Play")).await;
    // The post keeps its buttons while it is Erin's turn, and loses them after that.
    let refused = alice.open(&post).await;
    assert!(refused.only_you() && refused.components().is_empty(), "{}", refused.0);
    place_plainly(&erin).await;
    people.post_after(Some(&post)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_makes_one_move_for_a_late_player_who_is_asked_again_next_time() {
    let mut timed = ClockedBot::set().await;
    let people = People::called(&timed.stage, &["alice", "bob", "carol"]).await;
    let [alice, bob, carol] = ["alice", "bob", "carol"].map(|name| timed.stage.user(name));
    let first = begin(&people, "/game new pace: live first: 0", "Join", "Start").await;
    timed.pass(20 * 60);
    let vote = bob.until(|m| m.buttons().contains(&"Bot makes this move")).await;
    for voter in [&bob, &carol] {
        voter.press(&vote, "Bot makes this move").await;
    }
    let decided = bob.until(|m| m.id() == vote.id() && m.buttons().is_empty()).await;
    says(&decided, &["The bot makes this move for", "from the next turn"]);
    let second = people.post_after(Some(&first)).await;
    assert!(bob.look(&second).await.pings_you() && !second.buttons().contains(&"Take my seat back"), "{}", second.0);
    place_plainly(&bob).await;
    let third = people.post_after(Some(&second)).await;
    place_plainly(&carol).await;
    let fourth = people.post_after(Some(&third)).await;
    assert!(alice.look(&fourth).await.pings_you(), "she plays her next turn herself");
    place_plainly(&alice).await;
    people.post_after(Some(&fourth)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_plays_for_a_late_player_until_they_take_their_seat_back() {
    let mut timed = ClockedBot::set().await;
    let people = People::called(&timed.stage, &["alice", "bob", "carol"]).await;
    let [alice, bob, carol] = ["alice", "bob", "carol"].map(|name| timed.stage.user(name));
    let first = begin(&people, "/game new pace: live first: 0 language: fr", "Rejoindre", "Commencer").await;
    timed.pass(20 * 60);
    let vote = bob.until(|m| m.buttons().contains(&"Laisser jouer le bot")).await;
    for voter in [&bob, &carol] {
        voter.press(&vote, "Laisser jouer le bot").await;
    }
    let decided = bob.until(|m| m.id() == vote.id() && m.buttons().is_empty()).await;
    says(&decided, &["Le bot joue à la place de", "/partie reprendre"]);
    // After that, the bot skips the player by itself and reports it.
    let second = people.post_after(Some(&first)).await;
    assert!(bob.look(&second).await.pings_you());
    says(&second, &["Le bot joue"]);
    assert!(second.buttons().contains(&"Reprendre ma place"), "{:?}", second.buttons());
    // A player whose seat the bot plays has no vote.
    timed.pass(20 * 60);
    let vote = carol.until(|m| m.id() != vote.id() && m.buttons().contains(&"Laisser jouer le bot")).await;
    let refused = alice.press(&vote, "Laisser plus de temps").await.message();
    assert!(refused.only_you(), "{}", refused.content());
    carol.press(&vote, "Coup le plus simple, sans pion").await;
    let third = people.post_after(Some(&second)).await;
    assert!(carol.look(&third).await.pings_you(), "a single voter decides");
    let back = alice.press(&third, "Reprendre ma place").await.message();
    assert!(back.only_you(), "{}", back.content());
    place_plainly(&carol).await;
    let fourth = people.post_after(Some(&third)).await;
    assert!(alice.look(&fourth).await.pings_you(), "she plays again");
}
