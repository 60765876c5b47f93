//! Plays a whole game with sealed bids with the running bot: with forms, commands and buttons, a kill between two
//! submissions, and a search of everything that other players can see.

use bergerie::rules::expansions::bridges_castles_and_bazaars::Event as Happened;
use bergerie::rules::{Event, Expansion, ExpansionEvent};
use serde_json::json;

use crate::support::user::{Outcome, Seen, User};

use crate::bot::ending::{check_ending, export};
use crate::bot::process::Stage;
use crate::bot::shown::{ids, says_to_one};
use crate::bot::table::{People, is_end, is_turn, move_by_command, nth};

/// The maxima for the first tile, beginning with the first picker's. They are higher than any other number that occurs
/// so early in a game.
const SECRETS: [&str; 3] = ["93", "97", "91"];

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_a_whole_game_with_sealed_bids() {
    let mut stage = Stage::without_bot().await;
    stage.keep_log();
    let people = People::called(&stage, &["alice", "bob", "carol"]).await;
    people.open(&mut stage, &[Expansion::BridgesCastlesAndBazaars], 1).await;
    agree(&people).await;
    let mut post = next(&people, None).await;
    let (mut moves, mut rounds) = (0, 0);
    while !is_end(&post) {
        moves += 1;
        if is_round(&post) {
            rounds += 1;
            match rounds {
                1 => first_round(&mut stage, &people, &post).await,
                _ => round(&people, &post, rounds).await,
            }
        } else if !is_turn(&post) {
            choose(people.asked_by(&post), moves).await;
        } else {
            move_by_command(people.asked_by(&post), moves).await;
        }
        post = next(&people, Some(&post)).await;
    }
    println!("{moves} moves, {rounds} rounds of sealed bids");
    check_end(&people, &post, rounds).await;
}

/// Lets all users join the table, chooses sealed bids, and starts the game, all with buttons and menus.
async fn agree(people: &People) {
    let host = people.host();
    let lobby = people.gather().await;
    let menus = host.press(&lobby, "Options").await.message();
    let id = |seen: &Seen, start: &str| {
        let mut ids = seen.components().into_iter().filter_map(|c| c["custom_id"].as_str());
        ids.find(|id| id.starts_with(start)).map(str::to_owned)
    };
    let pages = id(&menus, "page:").expect("a menu of pages");
    host.choose(&menus, Some(&pages), &["bridges_castles_and_bazaars"]).await;
    let menus = host.until(|m| m.only_you() && id(m, "option:").is_some()).await;
    let rules = id(&menus, "option:").expect("a menu of rules");
    host.choose(&menus, Some(&rules), &["bridges_castles_and_bazaars-bazaar_mode"]).await;
    let open =
        |m: &Seen| m.components().iter().any(|c| c["custom_id"].as_str().is_some_and(|i| i.ends_with("bazaar_mode")));
    let menus = host.until(|m| m.only_you() && open(m)).await;
    let values =
        menus.components().into_iter().find_map(|c| c["custom_id"].as_str().filter(|i| i.ends_with("bazaar_mode")));
    let values = values.expect("a menu of values").to_owned();
    assert_eq!(menus.options(Some(&values)).len(), 4, "open, sealed, without bids, on request");
    host.choose(&menus, Some(&values), &["sealed"]).await;
    host.until(|m| !m.only_you() && m.content().contains("bazaars with sealed bids")).await;
    host.press(&lobby, "Start").await;
}

/// Waits for the active post or the final one, other than `before`.
async fn next(people: &People, before: Option<&Seen>) -> Seen {
    let fresh = |m: &Seen| before.is_none_or(|b| m.id().parse::<u64>().ok() > b.id().parse::<u64>().ok());
    let is_live =
        |m: &Seen| m.buttons().contains(&"Play") || is_round(m) || is_end(m) || m.buttons().contains(&"Castle");
    people.host().until(|m| !m.only_you() && fresh(m) && is_live(m)).await
}

/// Returns whether a post waits for sealed bids.
fn is_round(post: &Seen) -> bool {
    post.content().contains("Sealed bids for") && post.buttons().contains(&"Bid")
}

/// Returns the users whom a post waits for.
fn awaited<'a>(people: &'a People, post: &Seen) -> Vec<&'a User> {
    let line = post
        .content()
        .lines()
        .find(|line| line.starts_with("-# Waiting for bids from: "))
        .unwrap_or_default()
        .to_owned();
    people.named_in(&line)
}

/// Answers a question about a castle. At this table, bazaars ask only for sealed bids.
async fn choose(person: &User, time: usize) {
    let choices = person.autocomplete("/castle", "choice", "", json!({})).await;
    let choice = nth(&choices, time).text();
    drop(person.command(&format!("/castle choice: {choice}")).await.message());
}

/// Submits bids with the form that a button of a message opens.
async fn fill(person: &User, on: &Seen, button: &str, amount: &str) -> Seen {
    let form = person.press(on, button).await;
    assert_eq!(form.kind(), "modal", "{:?}", form.0);
    // The form has a field for each tile. An empty field means no bid.
    let submitted = person.submit(&form, json!({ "A": amount })).await.message();
    assert!(submitted.only_you(), "{}", submitted.content());
    submitted
}

/// Plays the first round. Submits numbers for which the test can search, invalid numbers, and a changed bid. Kills the
/// bot in between and counts pings.
async fn first_round(stage: &mut Stage, people: &People, post: &Seen) {
    let parties = awaited(people, post);
    assert_eq!(parties.len(), 3, "{}", post.content());
    assert!(post.files()[0].alt.contains(" Tiles of the bazaar: "), "a picture of the tiles");
    for party in &parties {
        assert!(party.look(post).await.pings_you(), "{} is pinged", party.name());
        party.read().await;
    }
    let [a, b, c] = parties[..] else { unreachable!() };
    // Answers of an open auction are refused.
    for command in ["/bid pass", "/bid raise amount: 7", "/bid sell"] {
        let refused = a.command(command).await.message();
        assert!(refused.only_you() && refused.components().is_empty(), "{}", refused.content());
    }
    for party in &parties {
        let refusal = match party.name() {
            "alice" => "from 0 to 99",
            "bob" => "de 0 à 99",
            _ => "von 0 bis 99",
        };
        for bad in ["x", "-1"] {
            let refused = fill(party, post, "Bid", bad).await;
            assert!(refused.content().contains(refusal), "{}", refused.content());
        }
        party.read().await;
    }
    for bad in ["A 100", "5", "D 1", "all of it"] {
        let refused = a.command(&format!("/bid maximum prices: {bad}")).await.message();
        assert!(refused.only_you() && refused.content().contains("A 5, B 3"), "{}", refused.content());
    }
    assert_eq!(awaited(people, &people.host().look(post).await).len(), 3, "no bid was submitted");

    let submitted = fill(a, post, "Bid", "92").await;
    let changed = fill(a, post, "Bid", SECRETS[0]).await;
    assert!(changed.content().contains(SECRETS[0]), "{}", changed.content());
    // Receipts stay after the bazaar, so they have no buttons.
    assert!([&submitted, &changed].iter().all(|receipt| receipt.components().is_empty()), "{}", submitted.0);
    check_post(people, post, &[b, c], 1).await;
    stage.kill();
    stage.start().await;
    let answer = b.command(&format!("/bid maximum prices: A {}, C 0", SECRETS[1])).await.message();
    assert!(answer.only_you() && answer.content().contains(SECRETS[1]), "{}", answer.content());
    check_post(people, post, &[c], 2).await;

    // Before the last submission, no other player can see any of the numbers, and no player has been pinged again.
    for (person, secrets) in
        [(a, &SECRETS[1..]), (b, &[SECRETS[0], "92"][..]), (c, &[SECRETS[0], SECRETS[1], "92"][..])]
    {
        assert_eq!(person.unread().await, 0, "{} was pinged twice", person.name());
        for message in person.history().await {
            let text = plain(&message.0.to_string());
            assert!(secrets.iter().all(|secret| !text.contains(secret)), "{}: {text}", person.name());
        }
    }
    let exported = c.command("/game export").await.message();
    let record = String::from_utf8(c.download(exported.files()[0].url).await).expect("text");
    assert!(!record.contains("\"raise\"") && !record.contains("sealed_numbers"), "{record}");
    let log = plain(&std::fs::read_to_string(stage.path("bot.log")).expect("a log"));
    assert!(log.contains("connected") && SECRETS.iter().all(|secret| !log.contains(secret)), "{log}");

    let open = a.press(post, "Bid").await;
    let last = fill(c, post, "Bid", SECRETS[2]).await;
    assert!(last.components().is_empty(), "the button is gone after the last submission: {}", last.content());
    let posted = next(people, Some(post)).await;
    // The first player picks the tile with a high maximum. The second player outbids the first by one, and the first
    // sells. The other tiles get no bids.
    let content = posted.content();
    assert!(content.contains("**94** for"), "{content}");
    // Lines with points may contain any number by now.
    let log: Vec<&str> = content.lines().filter(|line| !line.starts_with("-# ")).collect();
    let log = plain(&log.join("\n"));
    assert!(SECRETS.iter().all(|secret| !log.contains(secret)), "{content}");
    // The bot edits the previous post after the new post.
    let is_over = |m: &Seen| m.id() == post.id() && ids(m, "").iter().all(|id| id.starts_with("why:"));
    let done = people.host().until(is_over).await;
    assert!(done.content().contains("**94** for"), "{}", done.content());
    let late = a.try_press(post, "Bid").await;
    assert!(late.is_err(), "the buttons are gone");
    old_forms_are_refused(a, &open, &parties).await;
}

/// Submits a form that was opened before the end of the round, and presses the buttons of private messages about the round.
async fn old_forms_are_refused(person: &User, open: &Outcome, parties: &[&User]) {
    let before = export(person).await.record;
    let mut answers = vec![(person, person.submit(open, json!({ "A": "5" })).await.message())];
    for &party in parties {
        let asked = |m: &Seen| m.only_you() && !ids(m, "form:").is_empty();
        for request in party.history().await.into_iter().filter(asked) {
            for button in request.buttons() {
                answers.push((party, party.press(&request, button).await.message()));
            }
        }
    }
    assert!(answers.len() > 2, "the player who opened the bazaar was asked in private");
    for (party, answer) in answers {
        let refusal = match party.name() {
            "alice" => "from an earlier turn",
            "bob" => "d’un tour passé",
            _ => "zu einem früheren Zug",
        };
        says_to_one(&answer, &[refusal]);
    }
    assert_eq!(export(person).await.record.log, before.log);
}

/// Waits until the post says who is awaited and how many have submitted.
async fn check_post(people: &People, post: &Seen, pending: &[&User], submitted: usize) {
    let names = |people: &[&User]| people.iter().map(|p| p.name().to_owned()).collect::<Vec<_>>();
    let host = people.host();
    let shown = host.until(|m| m.id() == post.id() && names(&awaited(people, m)) == names(pending)).await;
    let line = shown
        .content()
        .lines()
        .find(|line| line.starts_with("-# Submitted: "))
        .expect("those who have submitted")
        .to_owned();
    assert_eq!(people.named_in(&line).len(), submitted, "{line}");
    assert!(shown.is_edited() && shown.files().len() == post.files().len(), "the pictures stay");
}

/// Returns a message without IDs, hashes, addresses and times, so that all remaining numbers are meant for readers.
fn plain(text: &str) -> String {
    let is_long = |word: &&str| word.chars().filter(char::is_ascii_digit).count() <= 2;
    text.split(|c: char| !c.is_alphanumeric()).filter(is_long).collect::<Vec<_>>().join(" ")
}

/// Plays another round by form, command or button.
async fn round(people: &People, post: &Seen, time: usize) {
    let parties = awaited(people, post);
    assert!(!parties.is_empty(), "{}", post.content());
    for (index, person) in parties.iter().enumerate() {
        match (index + time) % 3 {
            0 => drop(person.press(post, "Pass").await.message()),
            1 => drop(fill(person, post, "Bid", &(time % 7).to_string()).await),
            _ => drop(person.command(&format!("/bid maximum prices: B {}, C {time}", time % 5 + 2)).await.message()),
        }
    }
}

async fn check_end(people: &People, end: &Seen, rounds: usize) {
    let (mut picked, mut sold) = (0, 0);
    let note = |event: &Event| match event {
        Event::Expansion(ExpansionEvent::BridgesCastlesAndBazaars(Happened::Picked { .. })) => picked += 1,
        Event::Expansion(ExpansionEvent::BridgesCastlesAndBazaars(Happened::Sold { .. })) => sold += 1,
        _ => {}
    };
    check_ending(people, end, note).await;
    println!("{sold} tiles sold, {picked} of them picked");
    assert_eq!((picked, sold), (2 * rounds, 3 * rounds), "there is a round per bazaar and a tile per player");
    assert!(rounds > 0, "the game had no bazaar");
}
