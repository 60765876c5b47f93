//! People at a table: opening it, finding out whose turn it is, and moving by a fixed policy.

use bergerie::rules::Setup;
use bergerie::rules::expansions::Expansion;
use bergerie::store::Store;
use bergerie::table::{PersonId, Seed, Tables};
use serde_json::{Value, json};

use crate::support::person::{Choice, Person, Seen};

use super::process::Stage;
use super::shown::{choose, first_choices, ids};

/// The people of a test, by Discord id.
pub struct People(Vec<(String, Person)>);

impl People {
    /// The people of these names.
    pub async fn called(stage: &Stage, names: &[&str]) -> People {
        let overview = stage.person("alice").call(reqwest::Method::GET, "", None).await.expect("an overview");
        let id = |name: &str| {
            let people = overview["people"].as_array().expect("people");
            let person = people.iter().find(|p| p["name"] == name).expect("a person");
            person["id"].as_str().expect("an id").to_owned()
        };
        People(names.iter().map(|name| (id(name), stage.person(name))).collect())
    }

    /// Their Discord ids, by seat.
    pub fn ids(&self) -> Vec<PersonId> {
        self.0.iter().map(|(id, _)| PersonId(id.parse().expect("an id"))).collect()
    }

    /// The same people in another channel.
    pub fn at(&self, channel: &str) -> People {
        People(self.0.iter().map(|(id, person)| (id.clone(), person.at(channel))).collect())
    }

    /// Everybody, with their Discord ids.
    pub fn all(&self) -> impl Iterator<Item = (&str, &Person)> {
        self.0.iter().map(|(id, person)| (id.as_str(), person))
    }

    pub fn host(&self) -> &Person {
        &self.0[0].1
    }

    pub fn guests(&self) -> impl Iterator<Item = &Person> {
        self.0.iter().skip(1).map(|(_, person)| person)
    }

    /// Whose turn a post is.
    pub fn asked_by(&self, post: &Seen) -> &Person {
        let asks = |id: &str| {
            [format!("<@{id}>, your turn"), format!("<@{id}>, **your flock**"), format!("<@{id}>, you choose")]
        };
        let asked = self.0.iter().find(|(id, _)| asks(id).iter().any(|ask| post.content().contains(ask)));
        &asked.unwrap_or_else(|| panic!("nobody's turn: {}", post.content())).1
    }

    /// Everybody whom a text mentions, in the order of mentions.
    pub fn named_in(&self, text: &str) -> Vec<&Person> {
        let place = |id: &str| text.find(&format!("<@{id}>"));
        let mut named: Vec<(usize, &Person)> =
            self.0.iter().filter_map(|(id, person)| Some((place(id)?, person))).collect();
        named.sort_by_key(|&(place, _)| place);
        named.into_iter().map(|(_, person)| person).collect()
    }

    /// Opens a table, joins it and starts the game.
    pub async fn start(&self, command: &str) {
        self.host().command(command).await;
        let lobby = self.gather().await;
        self.host().press(&lobby, "Start").await;
    }

    /// Starts the bot with a table whose draws are the same in every run, since a test of a whole game shall not depend on
    /// luck; joins it and starts the game.
    pub async fn begin(&self, stage: &mut Stage, expansions: &[Expansion], seed: u8) {
        self.open(stage, expansions, seed).await;
        let lobby = self.gather().await;
        self.host().press(&lobby, "Start").await;
    }

    /// The same up to the lobby.
    pub async fn open(&self, stage: &mut Stage, expansions: &[Expansion], seed: u8) {
        let channel = stage.channel().await;
        let tables = Tables::new(Store::open(&stage.path("bergerie.db")).expect("a database"));
        let seed = Seed::new([seed; 32]);
        tables.create_with_seed(channel, self.ids()[0], "en", setup(expansions), seed).expect("a table");
        drop(tables);
        stage.start().await;
    }

    /// Lets everybody join; the post of the lobby.
    pub async fn gather(&self) -> Seen {
        let lobby = self.host().until(|m| m.buttons().contains(&"Join")).await;
        for guest in self.guests() {
            guest.press(&lobby, "Join").await;
        }
        lobby
    }

    /// The post with which the game goes on now, or that of its end. It is not `before`.
    pub async fn post_after(&self, before: Option<&Seen>) -> Seen {
        let fresh = |m: &Seen| before.is_none_or(|b| m.id().parse::<u64>().ok() > b.id().parse::<u64>().ok());
        self.host().until(|m| !m.only_you() && fresh(m) && (asks(m) || is_end(m))).await
    }
}

/// A base game with expansions, for as many as will join.
pub fn setup(expansions: &[Expansion]) -> Setup {
    let mut setup = Setup::base(0);
    expansions.iter().for_each(|&expansion| setup.expansions.set(expansion, true));
    setup
}

/// Whether somebody is asked something: by a button to the console, or by buttons on the post itself.
fn asks(post: &Seen) -> bool {
    ["play:", "answer:"].iter().any(|kind| !ids(post, kind).is_empty())
}

/// Whether a message asks what shall become of a flock.
pub fn asks_about_flock(message: &Seen) -> bool {
    message.buttons().contains(&"Let it grow")
}

/// Whether a post is that of the end.
pub fn is_end(post: &Seen) -> bool {
    post.file("record.json").is_some()
}

/// Moves with `/place`, choosing from what completion offers. Different turns choose differently.
pub async fn move_by_command(person: &Person, turn: usize) {
    let places = person.autocomplete("/place", "at", "", json!({})).await;
    lay_at(person, nth(&places, turn * 7), turn, |_| false).await;
}

/// The choice of that number, counted round.
pub fn nth(choices: &[Choice], number: usize) -> &Choice {
    &choices[number % choices.len()]
}

/// One of the ways to turn the tile in hand at a place.
pub async fn turned_at(person: &Person, at: &Choice, turn: usize) -> Value {
    let ways = person.autocomplete("/place", "turned", "", json!({ "at": at.value })).await;
    nth(&ways, turn).value.clone()
}

/// Lays the tile in hand at a place, with the first figure whose name is wanted, or with any.
pub async fn lay_at(person: &Person, at: &Choice, turn: usize, wanted: impl Fn(&str) -> bool) {
    let turned = turned_at(person, at, turn).await;
    let others = json!({ "at": at.value, "turned": turned });
    let figures = person.autocomplete("/place", "figure", "", others).await;
    let figure = figures.iter().find(|figure| wanted(&figure.name)).unwrap_or_else(|| nth(&figures, turn + turn / 5));
    carry_out(person, &format!("/place at: {} turned: {turned} figure: {}", at.text(), figure.text())).await;
}

/// A command that says everything is carried out at once: nothing is left to confirm. There are pictures in
/// the answer only where it leads to another question, such as that about a small city.
pub async fn carry_out(person: &Person, command: &str) {
    let answer = person.command(command).await.message();
    let leads_on = answer.files().is_empty() || !answer.components().is_empty();
    assert!(answer.only_you() && leads_on, "{command}: {}", answer.content());
    // A bridge leaves open who stands on it: it is shown as a try, with the tile in its path.
    if let Some(try_it) = confirm_button(&answer).filter(|id| id.contains('.')) {
        person.press(&answer, &try_it).await;
    }
}

/// Moves with the buttons and menus of the console. A question with few answers has a button for each, which commits to it.
pub async fn move_by_console(person: &Person, post: &Seen, turn: usize) {
    let opened = person.press(post, "Play").await.message();
    let places = first_choices(&opened);
    if places.is_empty() {
        let answers = confirm_buttons(&opened);
        person.press(&opened, &answers[turn % answers.len()]).await;
        return;
    }
    choose(person, &opened, &places[turn % places.len()]).await;
    let Tried { console, mut confirm } = tried(person, &opened, None).await;
    if let Some(turn) = console.buttons().into_iter().find(|label| label.starts_with('⟲')) {
        person.press(&console, turn).await;
        confirm = tried(person, &opened, Some(&confirm)).await.confirm;
    }
    person.press(&opened, &confirm).await;
}

/// A console that shows a try.
pub struct Tried {
    /// The message.
    pub console: Seen,
    /// The id of the button that commits to the try.
    pub confirm: String,
}

/// The console once it shows a try; the button is not `before`.
pub async fn tried(person: &Person, console: &Seen, before: Option<&str>) -> Tried {
    let fresh = |m: &Seen| confirm_button(m).is_some_and(|id| Some(id.as_str()) != before);
    let console = person.until(|m| m.id() == console.id() && fresh(m)).await;
    let confirm = confirm_button(&console).expect("it was there just now");
    Tried { console, confirm }
}

/// The id of the button that commits, whatever its language.
fn confirm_button(console: &Seen) -> Option<String> {
    confirm_buttons(console).into_iter().next()
}

/// The ids of all that do so.
fn confirm_buttons(console: &Seen) -> Vec<String> {
    let ids = console.components().into_iter().filter_map(|c| c["custom_id"].as_str());
    ids.filter(|id| id.starts_with("confirm:")).map(str::to_owned).collect()
}
