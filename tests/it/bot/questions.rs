//! The post of every kind of question, late in a game of six players with every expansion, on a phone and on a desktop. With
//! `SCREENSHOTS` set, saves screenshots of the posts and of the console in three languages for review.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use bergerie::rules::Decision;
use bergerie::store::Store;
use bergerie::table::{ChannelId, Tables};

use crate::support::browser::Page;
use crate::support::user::{Seen, User};

use super::everything::{answer, new_channel, play};
use super::process::Stage;
use super::shown::ids;
use super::table::People;

/// The number of answers in the game.
const ANSWERS: usize = 560;

/// The width and height of a phone, in pixels.
const PHONE: (u32, u32) = (390, 844);

/// Maximum height of text and buttons, as a share of the screen.
const MOST_TEXT: f64 = 0.40;

const NAMES: [&str; 6] = ["alice", "bob", "carol", "dave", "erin", "frank"];

/// Returns the kind of a question.
fn kind(decision: &Decision) -> String {
    let asked = format!("{:?}", decision.question);
    let words: Vec<&str> = asked.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let most = if words[0] == "Special" { 3 } else { 1 };
    words[..most.min(words.len())].join("-").to_lowercase()
}

/// Returns the kinds of questions in a game of these players, each with the number of answers before its last occurrence.
fn kinds(players: usize) -> BTreeMap<String, usize> {
    let tables = Tables::new(Store::in_memory().expect("a database"));
    let people: Vec<_> = (1..=players as u64).map(bergerie::table::UserId).collect();
    let found = std::cell::RefCell::new(BTreeMap::new());
    let note = |number: usize, table: &bergerie::table::Snapshot| {
        table.decision().map(|decision| found.borrow_mut().insert(kind(decision), number));
        number >= ANSWERS || table.decision().is_none()
    };
    play(&tables, (ChannelId(1), "en"), &people, note, |_, actions, number| answer(actions, number));
    found.into_inner()
}

/// Opens a table for each kind of question. Returns the names of their channels.
async fn prepare(stage: &Stage, people: &People, locale: &str) -> Vec<String> {
    let kinds = kinds(NAMES.len());
    println!("{kinds:?}");
    let tables = Tables::new(Store::open(&stage.path("bergerie.db")).expect("a database"));
    let mut channels = Vec::new();
    for (turn, (kind, last)) in kinds.into_iter().enumerate() {
        let name = format!("{locale}-{kind}");
        let mut ids = people.ids();
        // A user can open only a few tables at once.
        ids.rotate_left(turn % NAMES.len());
        let channel = new_channel(stage, &name).await;
        play(
            &tables,
            (channel, locale),
            &ids,
            |number, _| number >= last,
            |_, actions, number| answer(actions, number),
        );
        channels.push(name);
    }
    channels
}

/// Returns the heights of a post and of its picture, in pixels.
async fn heights(page: &mut Page, post: &Seen) -> (f64, f64) {
    let node = format!("document.querySelector('[data-message=\"{}\"]')", post.id());
    page.until(&node).await;
    page.until(&format!("[...{node}.querySelectorAll('.picture img')].every((one) => one.naturalWidth > 0)")).await;
    page.eval(&format!("{node}.scrollIntoView({{ block: 'start' }})")).await;
    let height = "(one) => one.getBoundingClientRect().height";
    let both = page.eval(&format!("[{node}, {node}.querySelector('.picture img')].map({height})")).await;
    let [post, picture] = [0, 1].map(|part| both[part].as_f64().expect("a height"));
    (post, picture)
}

async fn save(page: &mut Page, name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/screenshots/questions");
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join(format!("{name}.png")), page.screenshot().await).expect("a picture");
}

/// Saves a post, and the console that its button opens, on a phone and on a desktop.
async fn keep(page: &mut Page, person: &User, post: &Seen, name: &str) {
    for (kind, (width, height)) in [("desk", (1280, 900)), ("phone", PHONE)] {
        page.resize(width, height).await;
        heights(page, post).await;
        save(page, &format!("{name}-{kind}")).await;
    }
    let Some(play) = ids(post, "play:").first().map(|id| (*id).to_owned()) else { return };
    let console = person.press(post, &play).await.message();
    page.resize(PHONE.0, 1300).await;
    if page
        .soon(
            &format!("document.querySelector('[data-message=\"{}\"]')", console.id()),
            std::time::Duration::from_secs(3),
        )
        .await
    {
        tokio::time::sleep(std::time::Duration::from_millis(400)).await;
        save(page, &format!("{name}-console")).await;
    }
    page.resize(PHONE.0, PHONE.1).await;
}

async fn measure(locale: &str) -> Vec<(f64, f64, String)> {
    let mut stage = Stage::without_bot().await;
    let people = People::called(&stage, &NAMES).await;
    let channels = prepare(&stage, &people, locale).await;
    assert!(channels.len() >= 8, "{channels:?}");
    stage.start().await;
    let address = |name: &str, channel: &str| format!("{}/?as={name}&channel={channel}", stage.sandbox.url());
    let Some(mut page) = Page::open(&address("alice", &channels[0])).await else { return Vec::new() };
    page.resize(PHONE.0, PHONE.1).await;
    let mut worst = Vec::new();
    for channel in &channels {
        let people = people.at(channel);
        let post = people.post_after(None).await;
        let person = people.asked_by(&post);
        page.go(&address(person.name(), channel)).await;
        let (height, picture) = heights(&mut page, &post).await;
        let text = (height - picture) / f64::from(PHONE.1);
        println!("{channel}: {height:.0} px, of which {picture:.0} are its picture; text {:.0} %", 100.0 * text);
        worst.push((text, height, channel.clone()));
        if std::env::var_os("SCREENSHOTS").is_some() {
            keep(&mut page, person, &post, channel).await;
        }
    }
    worst
}

fn check(posts: Vec<(f64, f64, String)>) {
    for (text, height, channel) in posts {
        let fits = text <= MOST_TEXT && height <= f64::from(PHONE.1);
        assert!(fits, "{channel}: {height:.0} px, text {:.0} %", 100.0 * text);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_question_fits_a_phone() {
    check(measure("en").await);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes a minute; the same in other languages"]
async fn every_question_fits_a_phone_in_french_and_german() {
    let (french, german) = (measure("fr").await, measure("de").await);
    check(french);
    check(german);
}
