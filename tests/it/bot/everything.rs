//! Tables with all expansions, at several points of a game. Every message of the console must be within Discord's
//! limits.

use std::collections::BTreeSet;

use bergerie::rules::{Action, Expansion, Placement, Pos, Question, Setup};
use bergerie::store::Store;
use bergerie::table::{ChannelId, Seed, Snapshot, TableSetup, Tables, UserId};
use reqwest::Method;
use serde_json::json;

use crate::support::user::{Seen, User};

use super::process::Stage;
use super::shown::{changed, choose, ids, is_within_limits, option, press};
use super::table::People;

/// The numbers of answers after which the tables are checked. A few tiles, about half of the tiles, and most of the tiles
/// have been placed by then.
const ANSWERS: [usize; 3] = [40, 130, 220];

/// Plays a game with all expansions for a number of answers, and then until a tile must be placed. Choices are derived
/// from the number of the answer.
pub fn prepare(tables: &Tables, channel: ChannelId, people: &[UserId], answers: usize) {
    play(
        tables,
        (channel, "en"),
        people,
        |number, table| number >= answers && is_turn(table),
        |_, actions, number| answer(actions, number),
    );
}

/// Plays a game like `prepare`, but gives tiles as few neighbours as possible. Stops when there are more spots than
/// menus can hold.
fn sprawl(tables: &Tables, channel: ChannelId, people: &[UserId]) {
    // The host reads English.
    let is_wide = |_, table: &Snapshot| {
        let is_wide = table.decision().is_some_and(|decision| cells(&decision.actions).len() > 100);
        is_wide && table.awaited_user() == Some(people[0])
    };
    play(tables, (channel, "en"), people, is_wide, |table, actions, number| {
        let board = table.game().expect("a game").board();
        let around = |action: &&Action| match action {
            Action::Place(Placement { at, piece: None, .. }) => Some(board.tile_count_around(*at)),
            _ => None,
        };
        let lonely = actions.iter().filter(|action| around(action).is_some()).min_by_key(around);
        *lonely.unwrap_or(&actions[number * 7919 % actions.len()])
    });
}

/// Returns the cells where a tile may be placed.
fn cells(actions: &[Action]) -> BTreeSet<Pos> {
    let cell = |action: &Action| match action {
        Action::Place(placement) => Some(placement.at),
        _ => None,
    };
    actions.iter().filter_map(cell).collect()
}

/// Plays a game with all expansions until a condition holds. Leaves only its last post pending.
pub fn play(
    tables: &Tables,
    (channel, locale): (ChannelId, &str),
    people: &[UserId],
    is_enough: impl Fn(usize, &Snapshot) -> bool,
    choose: impl Fn(&Snapshot, &[Action], usize) -> Action,
) {
    let terms = TableSetup::from(everything(0));
    tables.create_with_seed(channel, people[0], locale, terms, Seed::new([7; 32])).expect("a table");
    people[1..].iter().for_each(|&guest| drop(tables.join(channel, guest).expect("a seat")));
    play_on(tables, tables.start(channel, people[0]).expect("a game").snapshot, is_enough, choose);
}

/// Plays a running game until a condition holds. Leaves only its last post pending.
fn play_on(
    tables: &Tables,
    mut table: Snapshot,
    is_enough: impl Fn(usize, &Snapshot) -> bool,
    choose: impl Fn(&Snapshot, &[Action], usize) -> Action,
) {
    let mut notices = tables.pending_notices_of(table.id).expect("notices");
    let mut number = 0;
    while !is_enough(number, &table) {
        let decision = table.decision().unwrap_or_else(|| panic!("the game is over after {number} answers")).clone();
        let answer = choose(&table, &decision.actions, number);
        let who = table.awaited_user().expect("somebody");
        let update = tables.act(table.id, who, decision.number, &[answer]).expect("a legal answer");
        // Marked one by one, because the notices of earlier turns would be composed from a replay of the game.
        notices.extend(update.notices);
        notices
            .drain(..notices.len().saturating_sub(1))
            .for_each(|notice| assert!(tables.mark_posted(notice, None).is_ok()));
        table = update.snapshot;
        number += 1;
    }
}

/// Restarts the bot later in the game of the first channel: after a number of answers, and then when a tile must be placed. It posts only
/// that question.
pub async fn skip(stage: &mut Stage, answers: usize) {
    let channel = stage.channel().await;
    stage.kill();
    {
        let tables = Tables::new(Store::open(&stage.path("bergerie.db")).expect("a database"));
        let table = tables.find(channel).expect("a table").expect("a table");
        let is_enough = |number, table: &Snapshot| number >= answers && is_turn(table);
        play_on(&tables, table, is_enough, |_, actions, number| answer(actions, number));
    }
    stage.start().await;
}

/// Returns a setup with all expansions.
pub fn everything(players: u8) -> Setup {
    let mut setup = Setup::base(players);
    Expansion::ALL.iter().for_each(|&expansion| setup.expansions.set(expansion, true));
    setup
}

fn is_turn(table: &Snapshot) -> bool {
    table.decision().is_some_and(|decision| matches!(decision.question, Question::Place(_)))
}

/// Returns an answer, which depends on `number`. Answers with a large tile or a piece are preferred.
pub fn answer(actions: &[Action], number: usize) -> Action {
    let special =
        |action: &&Action| matches!(action, Action::Place(Placement { piece: Some(_), .. }) | Action::Expansion(_));
    let wanted: Vec<&Action> = actions.iter().filter(special).filter(|_| number.is_multiple_of(3)).collect();
    if wanted.is_empty() { actions[number * 7919 % actions.len()] } else { *wanted[number * 7919 % wanted.len()] }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_console_keeps_discord_s_limits_with_every_expansion() {
    let mut stage = Stage::without_bot().await;
    let people = People::called(&stage, &["alice", "bob", "carol"]).await;
    let mut channels = Vec::new();
    {
        let tables = Tables::new(Store::open(&stage.path("bergerie.db")).expect("a database"));
        for answers in ANSWERS {
            let name = format!("everything-{answers}");
            prepare(&tables, new_channel(&stage, &name).await, &people.ids(), answers);
            channels.push(name);
        }
    }
    stage.start().await;
    for name in channels {
        let people = people.at(&name);
        let post = people.post_after(None).await;
        is_within_limits(&post);
        let person = people.asked_by(&post);
        let console = person.open(&post).await;
        is_within_limits(&console);
        let pages = menus(&console).len();
        for page in 0..pages {
            try_places(person, &post, page).await;
        }
    }
}

/// With six players and all expansions, the final text exceeds the limit of a message. The rest must follow in the next
/// message without loss.
#[tokio::test(flavor = "multi_thread")]
async fn the_final_post_is_complete() {
    let mut stage = Stage::without_bot().await;
    let people = People::called(&stage, &["alice", "bob", "carol", "dave", "erin", "frank"]).await;
    let channel = new_channel(&stage, "the-end").await;
    let ranking = {
        let tables = Tables::new(Store::open(&stage.path("bergerie.db")).expect("a database"));
        let is_over = |_, table: &Snapshot| table.decision().is_none();
        play(&tables, (channel, "en"), &people.ids(), is_over, |_, actions, number| answer(actions, number));
        tables.find(channel).expect("a table").expect("a table").game().expect("a game").ranking()
    };
    stage.start().await;
    let people = people.at("the-end");
    let end = people.post_after(None).await;
    is_within_limits(&end);
    let below = people.host().press(&end, "Scores").await.messages();
    let below = below.iter().map(Seen::content).collect::<Vec<_>>().join("\n");
    let hyphen = |text: &str| {
        text.split(char::is_whitespace)
            .any(|word| word.starts_with('-') && word.len() > 1 && word[1..].starts_with(|c: char| c.is_ascii_digit()))
    };
    assert!(!hyphen(&below) && !hyphen(end.content()), "negative numbers have a minus sign: {below}");
    for (_, seat, points) in ranking {
        let name = format!("<@{}>", people.ids()[seat.index()]);
        let total = format!("{name} **{points}**").replace('-', "−");
        assert!(end.content().contains(&total), "{}", end.content());
        let sources = below.lines().find(|line| line.contains(&total) && line.contains("points per tile"));
        let sources = sources.unwrap_or_else(|| panic!("{name}: {below}"));
        let parts = sources.rsplit_once(" · ").map_or("", |(_, parts)| parts).split(", ");
        let sum: i32 = parts.filter_map(|part| part.rsplit_once(' ')?.1.replace('−', "-").parse::<i32>().ok()).sum();
        assert_eq!(sum, points, "{sources}");
    }
    let awards = end.content().lines().find(|line| line.starts_with("Awards: ")).expect("awards");
    assert!((3..=4).contains(&(awards.matches("**").count() / 2)), "{awards}");
    let names: Vec<&str> = end.files().iter().map(|file| file.name).collect();
    assert_eq!(names, ["table.png", "legend.png", "chart.png", "record.json"]);
    assert!(end.files()[2].alt.contains("everyone’s points, turn by turn"), "{}", end.files()[2].alt);
    assert!(!end.files()[0].alt.contains("Zoomed in:"), "the last picture shows the whole table");
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("target/screenshots");
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join("the-end.png"), people.host().download(end.files()[0].url).await).expect("a file");
}

pub async fn new_channel(stage: &Stage, name: &str) -> ChannelId {
    let made = stage.user("alice").call(Method::POST, "channels", Some(json!({ "name": name }))).await;
    ChannelId(made.expect("a channel")["id"].as_str().and_then(|id| id.parse().ok()).expect("an id"))
}

/// Four menus hold a hundred spots. A button leads to the other spots and back.
#[tokio::test(flavor = "multi_thread")]
async fn places_beyond_the_hundredth_are_on_a_second_page() {
    let mut stage = Stage::without_bot().await;
    let people = People::called(&stage, &["alice", "bob", "carol"]).await;
    {
        let tables = Tables::new(Store::open(&stage.path("bergerie.db")).expect("a database"));
        sprawl(&tables, new_channel(&stage, "wide").await, &people.ids());
    }
    stage.start().await;
    let people = people.at("wide");
    let post = people.post_after(None).await;
    is_within_limits(&post);
    people.host().keep(&post, "wide").await;
    let person = people.asked_by(&post);
    let console = person.open(&post).await;
    is_within_limits(&console);
    assert_eq!(ids(&console, "pick:").len(), 4, "one of parts of the table, and three of places: {}", console.0);
    assert!(option(&console, "75 · ").is_some() && option(&console, "76 · ").is_none(), "{}", console.0);
    every_place_is_in_a_picture(person, &console).await;
    let more = press(person, &console, &the_page(&console, "p1")).await;
    assert!(option(&more, "101 · ").is_some() && option(&more, "75 · ").is_none(), "{}", more.0);
    let back = press(person, &more, &the_page(&more, "p0")).await;
    assert!(option(&back, "75 · ").is_some() && option(&back, "101 · ").is_none(), "{}", back.0);
    let more = press(person, &back, &the_page(&back, "p1")).await;
    let tried = choose(person, &more, "101 · ").await;
    // The one way to confirm the spot, or one for each answer to the next question, such as the dragon's first step. If that question has
    // too many answers, one of them is picked first.
    let (confirms, picks) = (ids(&tried, "confirm:"), ids(&tried, "pick:"));
    let spot = tried.files()[0].alt.rsplit_once(" at ").and_then(|(_, rest)| rest.split('.').next()).expect("a spot");
    let is_picked_first = tried.content().contains("Pick one of");
    let ways = if is_picked_first { &picks } else { &confirms };
    assert!(!ways.is_empty() && ways.iter().all(|id| id.contains(spot)), "{spot}: {}", tried.0);
    let answers = tried.buttons().iter().filter(|label| label.starts_with("Confirm · ")).count();
    assert_eq!(confirms.len(), if is_picked_first { 0 } else { answers.max(1) }, "{}", tried.0);
}

/// The picture of the whole table is not legible. The pictures of its parts must be legible, and together they must
/// show every spot.
async fn every_place_is_in_a_picture(person: &User, console: &Seen) {
    let whole = console.files()[0].alt.to_owned();
    assert!(whole.contains("To place:") && !whole.contains("Zoomed in:"), "{whole}");
    let (menu, ..) = option(console, " to ").expect("a menu of parts");
    let menu = menu.to_owned();
    let parts: Vec<String> = console.options(Some(&menu)).into_iter().map(str::to_owned).collect();
    assert!(parts.len() > 1, "{parts:?}");
    let (mut shown, mut places, mut seen) = (console.clone(), BTreeSet::new(), 0);
    for part in &parts {
        shown = choose(person, &shown, part).await;
        let file = shown.files()[0];
        assert!(file.alt.contains("Zoomed in:"), "{}", file.alt);
        person.keep(&shown, &format!("wide-part-{seen}")).await;
        let in_menus = shown.components().into_iter().filter_map(|one| one["options"].as_array()).flatten();
        let labels = in_menus.filter_map(|option| option["label"].as_str()).chain(shown.buttons());
        places.extend(labels.filter_map(|label| label.split_once(" · ")?.0.parse::<usize>().ok()));
        seen += 1;
    }
    let highest = *places.last().expect("places");
    assert!(highest > 100 && places.len() == highest, "1 to {highest}: {places:?}");
    let back = press(person, &shown, "Whole board").await;
    assert_eq!(back.files()[0].alt, whole);
}

/// Returns the IDs of the menus of a console.
fn menus(console: &Seen) -> Vec<&str> {
    let menus = console.components().into_iter().filter(|one| one["options"].is_array());
    menus.filter_map(|menu| menu["custom_id"].as_str()).filter(|id| id.starts_with("pick:")).collect()
}

/// Returns the ID of the button that leads to a page of spots.
fn the_page(console: &Seen, page: &str) -> String {
    let ids = ids(console, "try:");
    ids.into_iter().find(|id| id.ends_with(page)).unwrap_or_else(|| panic!("no page {page}: {}", console.0)).to_owned()
}

/// Tries the last spot of a page, in each rotation, with the last figure of each menu.
async fn try_places(person: &User, post: &Seen, page: usize) {
    let console = person.open(post).await;
    let menu = menus(&console)[page].to_owned();
    let mut shown = last_of(person, &console, &menu).await;
    for way in 0..4 {
        for menu in menus(&shown).into_iter().skip(1).map(str::to_owned).collect::<Vec<_>>() {
            if menus(&shown).contains(&menu.as_str()) {
                shown = last_of(person, &shown, &menu).await;
            }
        }
        let Some(turn) = ids(&shown, "try:").first().map(|id| (*id).to_owned()).filter(|_| way < 3) else { break };
        let turned = person.press(&shown, &turn).await.messages().pop();
        shown = answered(person, &shown, turned).await;
        is_within_limits(&shown);
        if ids(&shown, "confirm:").is_empty() {
            break;
        }
    }
}

/// Chooses the last option of a menu.
async fn last_of(person: &User, console: &Seen, menu: &str) -> Seen {
    let components = console.components();
    let options = components.iter().find(|one| one["custom_id"] == menu).and_then(|one| one["options"].as_array());
    let value = options.and_then(|options| options.last()).and_then(|option| option["value"].as_str());
    let chosen = person.choose(console, Some(menu), &[value.expect("an option")]).await.messages().pop();
    let shown = answered(person, console, chosen).await;
    is_within_limits(&shown);
    shown
}

/// Returns the message of an answer. On a busy machine, the bot may edit it after the sandbox has stopped waiting.
async fn answered(person: &User, console: &Seen, message: Option<Seen>) -> Seen {
    match message {
        Some(message) => message,
        None => changed(person, console).await,
    }
}
