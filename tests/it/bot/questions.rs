//! The post of every kind of question, late in a game of six players with every expansion, on a phone and on a desktop. With
//! `SCREENSHOTS` set, saves screenshots of the posts and of the console in three languages for review. `PHONE_WIDTH=360` makes the phone narrower.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use bergerie::rules::expansions::bridges_castles_and_bazaars::BazaarMode;
use bergerie::rules::{Decision, Entry, Game, Record, Waiting};
use bergerie::store::Store;
use bergerie::table::{Assists, Seed};

use crate::support::browser::{Page, phone_width};
use crate::support::number;
use crate::support::user::{Seen, User};

use super::everything::{answer, everything, new_channel};
use super::prepared::PreparedGame;
use super::process::Stage;
use super::shown::ids;
use super::table::People;

/// The number of answers in each game.
const ANSWERS: usize = 560;

/// The height of a phone, in pixels.
const PHONE_HEIGHT: u32 = 844;

/// The height of a phone's screen without the channel's name and the input field, in pixels.
const VISIBLE: f64 = 724.0;

/// The maximum height of the text and the buttons of a post, in pixels. The pictures take the rest, and the board decides how high they are.
const MAX_TEXT: f64 = 280.0;

const NAMES: [&str; 6] = ["alice", "bob", "carol", "dave", "erin", "frank"];

/// Returns the kind of a question.
fn kind(decision: &Decision) -> String {
    let asked = format!("{:?}", decision.question);
    let words: Vec<&str> = asked.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let kind = words[..words.len().min(if words[0] == "Expansion" { 3 } else { 1 })].join("-").to_lowercase();
    let has = |name: &str| decision.actions.iter().any(|action| format!("{action:?}").contains(name));
    let special = [("figure", "Acrobat", "figure-acrobats"), ("figure", "Cube", "figure-cubes")];
    let special = special.into_iter().find(|(of, action, _)| kind == *of && has(action));
    special.map_or(kind, |(.., kind)| kind.to_owned())
}

/// Plays a random game. Returns its record and, for the last question of each kind, the length of the log before it.
fn random_game(number: u64) -> (Record, BTreeMap<String, usize>) {
    let mut setup = everything(NAMES.len() as u8);
    let bazaars = setup.expansions.bridges_castles_and_bazaars.as_mut().expect("bazaars");
    let mode = [BazaarMode::Auction, BazaarMode::Sealed, BazaarMode::OnRequest][number as usize % 3];
    bazaars.bazaar_mode = mode;
    let is_sealed = mode == BazaarMode::Sealed;
    let (mut game, mut record) = (Game::new(setup.clone()).expect("a setup"), Record::new(setup));
    let (mut random, mut answers, mut last) = (number, 0, BTreeMap::new());
    while answers < ANSWERS {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let entry = match game.waiting() {
            Waiting::Over => break,
            Waiting::Draw(_) => {
                Entry::Draw(game.outcome((random >> 33) as usize % game.outcome_count()).expect("an outcome"))
            }
            Waiting::Decision(decision) => {
                answers += 1;
                // Sealed bids are requested once, before the first pick.
                let position = record.log.len();
                let (kind, is_first) = (kind(decision), matches!(record.log.last(), Some(Entry::Draw(_))));
                match kind.strip_prefix("expansion-bridgescastlesandbazaars-").filter(|_| is_sealed) {
                    Some("pick") if is_first => drop(last.insert("sealed-bids".to_owned(), position)),
                    Some("pick" | "raise" | "deal") => {}
                    _ => drop(last.insert(kind, position)),
                }
                Entry::Act(answer(&decision.actions, answers))
            }
        };
        game.enter(entry, &mut Vec::new()).expect("a legal entry");
        record.log.push(entry);
    }
    // The first post has no last move.
    last.retain(|_, length| *length > 60);
    (record, last)
}

/// Writes a table for each kind of question in the first `games` random games. Returns the names of their channels.
async fn prepare(stage: &Stage, people: &People, locale: &str, games: u64) -> Vec<String> {
    let store = Store::open(&stage.path("bergerie.db")).expect("a database");
    let mut places = include_str!("../../../assets/places.txt").lines();
    let mut channels = Vec::new();
    for (record, last) in (0..games).map(random_game) {
        for (kind, length) in last {
            let channel_name = format!("{locale}-{kind}");
            if channels.contains(&channel_name) {
                continue;
            }
            let channel = new_channel(stage, &channel_name).await;
            let record = Record { log: record.log[..length].to_vec(), ..record.clone() };
            let name = places.next().expect("enough names");
            let begun = PreparedGame { name, locale, assists: Assists::On, seed: Seed::new([0; 32]), record: &record };
            store.write(|writing| begun.write(writing, channel, &people.ids())).expect("a table");
            channels.push(channel_name);
        }
    }
    channels
}

/// Returns the heights of a post and of all its pictures, in pixels.
async fn heights(page: &mut Page, post: &Seen) -> (f64, f64) {
    let node = format!("document.querySelector('[data-message=\"{}\"]')", post.id());
    page.until(&node).await;
    page.until_pictures(&node).await;
    page.eval(&format!("{node}.scrollIntoView({{ block: 'start' }})")).await;
    let height = "(one) => one.getBoundingClientRect().height";
    let all = page.eval(&format!("[{node}, ...{node}.querySelectorAll('.picture img')].map({height})")).await;
    let all: Vec<f64> = all.as_array().expect("heights").iter().filter_map(|height| height.as_f64()).collect();
    let (post, pictures) = all.split_first().expect("a post");
    (*post, pictures.iter().sum())
}

/// Returns the number of rows of buttons and menus of a message, as the page wraps them.
pub async fn button_rows(page: &mut Page, id: &str) -> u64 {
    let controls = format!("document.querySelector('[data-message=\"{id}\"]').querySelectorAll('.button, .menu-face')");
    let top = "(one) => Math.round(one.getBoundingClientRect().top)";
    page.eval(&format!("new Set([...{controls}].map({top})).size")).await.as_u64().expect("a number")
}

async fn save(page: &mut Page, name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/screenshots/questions");
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join(format!("{name}.png")), page.screenshot().await).expect("a picture");
}

/// Saves a post, and the console that its button opens, on a phone and on a desktop.
async fn keep(page: &mut Page, person: &User, post: &Seen, name: &str) {
    for (kind, (width, height)) in [("desk", (1280, 900)), ("phone", (phone_width(), PHONE_HEIGHT))] {
        page.resize(width, height).await;
        heights(page, post).await;
        save(page, &format!("{name}-{kind}")).await;
    }
    let Some(play) = ids(post, "play:").first().map(|id| (*id).to_owned()) else { return };
    let console = person.press(post, &play).await.message();
    page.resize_to_phone(1300).await;
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
    page.resize_to_phone(PHONE_HEIGHT).await;
}

/// A post with a question.
struct Post {
    channel: String,
    /// The heights of the post and of all its pictures, in pixels.
    heights: (f64, f64),
}

impl Post {
    fn fits(&self) -> bool {
        let (height, pictures) = self.heights;
        height <= VISIBLE && height - pictures <= MAX_TEXT
    }
}

async fn measure(locale: &str, games: u64) -> Vec<Post> {
    let mut stage = Stage::without_bot().await;
    let people = People::called(&stage, &NAMES).await;
    let channels = prepare(&stage, &people, locale, games).await;
    assert!(channels.len() >= 8, "{channels:?}");
    stage.start().await;
    let address = |name: &str, channel: &str| format!("{}/?as={name}&channel={channel}", stage.sandbox.url());
    let Some(mut page) = Page::open(&address("alice", &channels[0])).await else { return Vec::new() };
    page.resize_to_phone(PHONE_HEIGHT).await;
    let mut posts = Vec::new();
    for channel in channels {
        let people = people.at(&channel);
        let post = people.host().until(|message| !message.only_you()).await;
        // The question mentions the player first. In a round of sealed bids, several players are asked.
        let person = people.named_in(post.content())[0];
        page.go(&address(person.name(), &channel)).await;
        let (height, pictures) = heights(&mut page, &post).await;
        let text = height - pictures;
        let rows = button_rows(&mut page, post.id()).await;
        println!("{channel}: {height:.0} px, text and buttons {text:.0} px, {rows} rows");
        if std::env::var_os("SCREENSHOTS").is_some() {
            keep(&mut page, person, &post, &channel).await;
        }
        posts.push(Post { channel, heights: (height, pictures) });
    }
    posts
}

/// With `GAMES=48`, also checks rare questions, in three languages.
#[tokio::test(flavor = "multi_thread")]
async fn every_question_fits_a_phone() {
    let games = number("GAMES", 1);
    let mut posts = Vec::new();
    let locales = if games > 1 { &["en", "fr", "de"][..] } else { &["en"] };
    for locale in locales {
        posts.extend(measure(locale, games as u64).await);
    }
    let misfits = posts.iter().filter(|post| !post.fits()).map(|post| (&post.channel, post.heights));
    let misfits: Vec<(&String, (f64, f64))> = misfits.collect();
    assert!(misfits.is_empty(), "{misfits:?}");
}
