//! Previews in a recorded game with all expansions, as a phone shows them: picture, points, warnings and *Confirm* are on one screen. With
//! `SCREENSHOTS` set, saves screenshots for review. `PHONE_WIDTH=360` makes the phone narrower.

use std::fs;
use std::path::Path;
use std::time::Duration;

use bergerie::opponent::{self, BotProfile, Character, Level, Positions};
use bergerie::rules::{Entry, Game, Question, Record, Waiting};
use bergerie::store::Store;
use bergerie::table::{Assists, Seed};

use crate::support::browser::Page;
use crate::support::number;

use super::everything::{everything, new_channel};
use super::prepared::PreparedGame;
use super::process::Stage;
use super::questions::button_rows;
use super::shown::ids;
use super::table::People;

const NAMES: [&str; 4] = ["alice", "bob", "carol", "dave"];

/// The height of a phone's screen without the channel's name and the input field, in pixels.
const VISIBLE: f64 = 724.0;

/// Returns a game of bots with all expansions, as a record and the lengths of its log before each tile to place.
fn recorded_game() -> (Record, Vec<usize>) {
    let setup = everything(NAMES.len() as u8);
    let (mut game, mut record) = (Game::new(setup.clone()).expect("a setup"), Record::new(setup));
    let (mut random, mut turns) = (7_u64, Vec::new());
    let profile = BotProfile { level: Level::Steady, character: Character::default() };
    loop {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let entries = match game.waiting() {
            Waiting::Over => break,
            Waiting::Draw(_) => {
                vec![Entry::Draw(game.outcome((random >> 33) as usize % game.outcome_count()).expect("an outcome"))]
            }
            Waiting::Decision(decision) => {
                if matches!(decision.question, Question::Place(_)) {
                    turns.push(record.log.len());
                }
                let chosen = opponent::choose(&game, decision.seat, profile, random, &Positions(40));
                vec![Entry::Act(chosen.first().copied().or_else(|| decision.fallback()).expect("an answer"))]
            }
        };
        for entry in entries {
            game.enter(entry, &mut Vec::new()).expect("a legal entry");
            record.log.push(entry);
        }
    }
    (record, turns)
}

/// The size of a preview on a phone, in pixels.
#[derive(Debug)]
struct Height {
    /// From the top of the text to the bottom of the button that commits the move, or of the first button.
    to_confirm: f64,
    whole: f64,
    /// The number of rows of buttons, as the phone wraps them.
    rows: u64,
}

async fn measure(page: &mut Page, id: &str) -> Height {
    let node = format!("document.querySelector('[data-message=\"{id}\"]')");
    page.until(&format!("{node}?.querySelector('button.button')")).await;
    page.until_pictures(&node).await;
    page.eval(&format!("{node}.scrollIntoView({{ block: 'start' }})")).await;
    let sizes = page
        .eval(&format!(
            "(() => {{
                const node = {node}, box = (one) => one.getBoundingClientRect();
                const controls = [...node.querySelectorAll('button.button, .menu-face')];
                const confirm = node.querySelector('.button.success') ?? controls[0];
                return [box(confirm).bottom - box(node).top, box(node).height];
            }})()"
        ))
        .await;
    let size = |index: usize| sizes[index].as_f64().expect("a size");
    Height { to_confirm: size(0), whole: size(1), rows: button_rows(page, id).await }
}

async fn save(page: &mut Page, name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/screenshots/previews");
    fs::create_dir_all(&folder).expect("a folder");
    tokio::time::sleep(Duration::from_millis(400)).await;
    fs::write(folder.join(format!("{name}.png")), page.screenshot().await).expect("a picture");
}

fn percentile(sizes: &mut [f64], percent: usize) -> f64 {
    sizes.sort_unstable_by(f64::total_cmp);
    sizes[(sizes.len() - 1) * percent / 100]
}

/// The players read three languages. With `TURNS=8`, measures every eighth turn.
#[tokio::test(flavor = "multi_thread")]
async fn a_preview_and_its_confirmation_fit_a_phone() {
    let (record, turns) = recorded_game();
    let every = number("TURNS", 32);
    let mut stage = Stage::without_bot().await;
    let people = People::called(&stage, &NAMES).await;
    let mut channels = Vec::new();
    let store = Store::open(&stage.path("bergerie.db")).expect("a database");
    let mut places = include_str!("../../../assets/places.txt").lines();
    for (turn, &length) in turns.iter().enumerate().skip(2).step_by(every) {
        let name = format!("turn-{turn}");
        let channel = new_channel(&stage, &name).await;
        let record = Record { log: record.log[..length].to_vec(), ..record.clone() };
        let place = places.next().expect("enough names");
        let begun =
            PreparedGame { name: place, locale: "en", assists: Assists::On, seed: Seed::new([0; 32]), record: &record };
        store.write(|writing| begun.write(writing, channel, &people.ids())).expect("a table");
        channels.push(name);
    }
    drop(store);
    stage.start().await;
    let address = |name: &str, channel: &str| format!("{}/?as={name}&channel={channel}", stage.sandbox.url());
    let Some(mut page) = Page::open(&address("alice", &channels[0])).await else { return };
    let mut heights = Vec::new();
    for channel in &channels {
        let people = people.at(channel);
        let post = people.host().until(|message| !message.only_you()).await;
        let person = people.named_in(post.content())[0];
        page.resize_to_phone(844).await;
        page.go(&address(person.name(), channel)).await;
        let play = ids(&post, "play:").first().map(|id| (*id).to_owned()).expect("a button");
        let console = person.press(&post, &play).await.message();
        assert!(!console.components().is_empty(), "{channel}: {}", console.content());
        let height = measure(&mut page, console.id()).await;
        println!("{channel}: {:.0} px to Confirm, {:.0} px, {} rows", height.to_confirm, height.whole, height.rows);
        heights.push(height);
        if std::env::var_os("SCREENSHOTS").is_some() {
            page.resize_to_phone(1500).await;
            save(&mut page, channel).await;
        }
    }
    let column = |of: fn(&Height) -> f64| heights.iter().map(of).collect::<Vec<f64>>();
    for (name, of) in [
        ("to Confirm", (|one| one.to_confirm) as fn(&Height) -> f64),
        ("whole", |one| one.whole),
        ("rows", |one| one.rows as f64),
    ] {
        let mut sizes = column(of);
        let [median, most, all] = [50, 95, 100].map(|percent| percentile(&mut sizes, percent));
        println!("{name}: median {median:.0}, 95 % {most:.0}, maximum {all:.0}");
    }
    let fitting = heights.iter().filter(|one| one.to_confirm <= VISIBLE).count();
    println!("{fitting} of {} previews fit a phone", heights.len());
    // A move that completes a city, moves the king and gives goods has more lines.
    assert!(fitting + 1 >= heights.len(), "{fitting} of {}: {heights:#?}", heights.len());
}
