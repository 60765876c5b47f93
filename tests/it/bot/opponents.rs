//! A user plays against bots, with all expansions.

use bergerie::rules::Expansion;
use bergerie::store::{Store, StoreError};
use bergerie::table::Level;
use serde_json::json;

use crate::support::number;
use crate::support::user::{Seen, User};

use super::ending::check_ending;
use super::process::Stage;
use super::shown::{choose, first_choices, ids, is_within_limits, option};
use super::table::{People, Rehearsal, carry_out, confirm_button, is_end, move_by_command, nth, tried};

/// Gives the bot two seats and starts the game.
async fn begin(people: &People, level: &str) {
    let host = people.host();
    let lobby = host.until(|m| m.buttons().contains(&"Join")).await;
    let private = host.press(&lobby, "Add a bot").await.message();
    assert!(private.only_you() && private.buttons().contains(&"strong"), "{:?}", private.buttons());
    let one = host.press(&private, level).await.message();
    host.press(&one, level).await;
    let seated = host.until(|m| m.id() == lobby.id() && m.content().matches("Bot (").count() == 2).await;
    assert!(seated.content().contains("3/6"), "{}", seated.content());
    host.press(&seated, "Start").await;
}

/// Follows the bot's hint. Without a hint, makes the first possible move. Returns whether there was a hint.
async fn follow_a_hint(person: &User, post: &Seen) -> bool {
    if ids(post, "play:").is_empty() {
        // The tiles of an auction are picked in forms.
        let answer = ids(post, "answer:").first().map(|answer| (*answer).to_owned());
        match answer {
            Some(answer) => drop(person.press(post, &answer).await),
            None => {
                let tiles = person.autocomplete("/bid pick", "tile", "", json!({})).await;
                carry_out(person, &format!("/bid pick tile: {} amount: 0", nth(&tiles, 0).text())).await;
            }
        }
        return false;
    }
    let console = person.open(post).await;
    let hinted = console.buttons().contains(&"Hint");
    let console = if hinted {
        let hint = person.press(&console, "Hint").await.message();
        is_within_limits(&hint);
        assert!(hint.only_you() && hint.content().contains("**1.**"), "{}", hint.0);
        let tried = person.press(&hint, "Try 1").await.messages();
        tried.into_iter().next_back().unwrap_or(hint)
    } else {
        console
    };
    match confirm_button(&console) {
        Some(confirm) => drop(person.press(&console, &confirm).await),
        // A question comes before the tile. Answering it leads to the spots of the tile.
        None if console.content().contains("which of two tiles") => {
            let first = ids(&console, "try:")[0].to_owned();
            let asked = person.press(&console, &first).await.message();
            choose(person, &asked, &first_choices(&asked)[0]).await;
            let Rehearsal { console, confirm } = tried(person, &asked, None).await;
            person.press(&console, &confirm).await;
        }
        // The move needs answers that the hint does not include.
        None => move_by_command(person, 0).await,
    }
    hinted
}

/// The number of rounds that every test run plays with the bot's process. Whole games are played without it
/// (`table::bots`), or with it if the environment variable `ROUNDS` is large.
const ROUNDS: usize = 8;

/// Two users follow hints to the end of a game with each expansion in turn. Keeps pictures for review.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes: SETS=the_count,the_cult cargo test --test it -- --ignored --nocapture games_of_expansions"]
async fn games_of_expansions_are_played_to_their_end() {
    let sets = std::env::var("SETS").unwrap_or_default();
    let is_chosen = |key: &str| sets.is_empty() || sets.split(',').any(|set| set == key);
    for &expansion in Expansion::ALL.iter().filter(|expansion| is_chosen(expansion.id())) {
        let mut stage = Stage::without_bot().await;
        let people = People::called(&stage, &["alice", "dave"]).await;
        people.begin(&mut stage, &[expansion], 3).await;
        let mut post = people.post_after(None).await;
        let mut posts = 0;
        while !is_end(&post) {
            is_within_limits(&post);
            if posts % 8 == 7 {
                people.host().keep(&post, &format!("game-{}-{posts:03}", expansion.id())).await;
            }
            follow_a_hint(people.asked_by(&post), &post).await;
            post = people.post_after(Some(&post)).await;
            posts += 1;
        }
        people.host().keep(&post, &format!("game-{}-end", expansion.id())).await;
        check_ending(&people, &post, |_| ()).await;
        println!("{}: {posts} posts, then {}", expansion.id(), post.content());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_with_everything_against_two_bots() {
    let most = number("ROUNDS", ROUNDS);
    let mut stage = Stage::without_bot().await;
    let people = People::called(&stage, &["alice"]).await;
    people.open(&mut stage, Expansion::ALL, 5).await;
    begin(&people, "gentle").await;
    let mut post = people.post_after(None).await;
    let (mut hints, mut rounds) = (0, 0);
    while rounds < most && !is_end(&post) {
        is_within_limits(&post);
        assert!(!post.content().contains("<@1844"), "a player is named by a number: {}", post.content());
        hints += usize::from(follow_a_hint(people.host(), &post).await);
        if rounds == ROUNDS / 2 {
            // A bot move that is pending at a crash is made after the restart.
            stage.kill();
            stage.start().await;
        }
        post = people.post_after(Some(&post)).await;
        rounds += 1;
    }
    assert!(rounds >= ROUNDS && hints > rounds / 2, "{hints} hints in {rounds} rounds");
    let own =
        people.host().history().await.into_iter().filter(|m| !m.only_you() && m.content().contains("turn")).count();
    assert!(own <= rounds + 3, "{own} posts: the bot's turns are posted with the player's");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_chooses_a_bot_s_character() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice"]).await;
    let host = people.host();
    host.command("/game new").await;
    let lobby = host.until(|m| m.buttons().contains(&"Join")).await;
    let private = host.press(&lobby, "Add a bot").await.message();
    let (menu, label, value) = option(&private, "strong, farmer").expect("a menu of characters");
    assert_eq!((label, value), ("strong, farmer", "strong-farmer"));
    host.choose(&private, Some(menu), &[value]).await;
    host.until(|m| m.id() == lobby.id() && m.content().contains("Bot (strong, farmer)")).await;
    let answer = host.command("/game bot level: gentle character: city builder").await.message();
    assert!(answer.content().contains("Bot (gentle, city builder)"), "{}", answer.content());
    host.until(|m| m.id() == lobby.id() && m.content().contains("Bot (gentle, city builder)")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_table_has_no_seat_for_the_bot() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "bob", "carol", "dave", "erin", "frank"]).await;
    people.host().command("/game new").await;
    let lobby = people.gather().await;
    let answer = people.host().press(&lobby, "Add a bot").await.message();
    assert!(answer.only_you() && answer.content().contains("All seats are taken"), "{}", answer.content());
}

/// The process exits while it computes a bot's move, and no notice is pending.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_move_is_computed_again_after_a_restart() {
    let mut stage = Stage::set().await;
    let people = People::called(&stage, &["alice", "bob"]).await;
    people.start("/game new first: host goes first").await;
    let first = people.post_after(None).await;
    let channel = stage.channel().await;
    stage.kill();
    let store = Store::open(&stage.path("bergerie.db")).expect("the bot's database");
    let entrusted = store.write(|writing| -> Result<(), StoreError> {
        let row = writing.active_table(channel)?.expect("a table");
        writing.set_seats(row.id, &row.users, &[Some(Level::Gentle.into()), None])
    });
    entrusted.expect("to be written");
    drop(store);
    stage.start().await;
    let second = people.post_after(Some(&first)).await;
    assert_eq!(people.asked_by(&second).name(), "bob");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_assists_gives_no_hints() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["alice"]).await;
    people.host().command("/game new assists: off").await;
    people.host().command("/game bot level: gentle").await;
    people.host().command("/game start").await;
    let post = people.post_after(None).await;
    let console = people.host().open(&post).await;
    assert!(!console.buttons().contains(&"Hint"), "{:?}", console.buttons());
}
