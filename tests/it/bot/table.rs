//! Helpers for players at a table, which open the table, find the active player, and move.

use bergerie::rules::{Expansion, Setup};
use bergerie::store::Store;
use bergerie::table::{Grace, GuildId, OpeningContext, Pace, Seed, TableOptions, TableSetup, Tables, UserId};
use serde_json::{Value, json};

use crate::support::user::{Choice, Seen, User};

use super::process::Stage;
use super::shown::{choose, first_choices, ids, turns};

/// The ID of the sandbox's server. A table without one is in direct messages.
pub const SERVER: GuildId = GuildId(1_100_000_000_000_000_001);

/// The users of a test with their Discord IDs, in the order of their seats.
pub struct People(Vec<(String, User)>);

impl People {
    /// Returns the users with these names.
    pub async fn called(stage: &Stage, names: &[&str]) -> People {
        let overview = stage.user("alice").call(reqwest::Method::GET, "", None).await.expect("an overview");
        let id = |name: &str| {
            let people = overview["people"].as_array().expect("people");
            let person = people.iter().find(|p| p["name"] == name).expect("a person");
            person["id"].as_str().expect("an id").to_owned()
        };
        People(names.iter().map(|name| (id(name), stage.user(name))).collect())
    }

    /// Returns the Discord IDs of the users in the order of their seats.
    pub fn ids(&self) -> Vec<UserId> {
        self.0.iter().map(|(id, _)| UserId(id.parse().expect("an id"))).collect()
    }

    /// Returns the same users in another channel.
    pub fn at(&self, channel: &str) -> People {
        People(self.0.iter().map(|(id, person)| (id.clone(), person.at(channel))).collect())
    }

    /// Returns all users, with their Discord IDs.
    pub fn all(&self) -> impl Iterator<Item = (&str, &User)> {
        self.0.iter().map(|(id, person)| (id.as_str(), person))
    }

    pub fn host(&self) -> &User {
        &self.0[0].1
    }

    pub fn guests(&self) -> impl Iterator<Item = &User> {
        self.0.iter().skip(1).map(|(_, person)| person)
    }

    /// Returns the user whom a post asks.
    pub fn asked_by(&self, post: &Seen) -> &User {
        // The question is the last line that begins with a mention and a comma.
        let asked = post.content().lines().rev().find_map(|line| {
            let (_, mention) = line.split_once("<@")?;
            self.0.iter().find(|(id, _)| mention.starts_with(&format!("{id}>, ")))
        });
        &asked.unwrap_or_else(|| panic!("nobody's turn: {}", post.content())).1
    }

    /// Returns all users whom a message mentions, in the order of mentions.
    pub fn named_in(&self, text: &str) -> Vec<&User> {
        let place = |id: &str| text.find(&format!("<@{id}>"));
        let mut named: Vec<(usize, &User)> =
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

    /// Starts the bot with a table whose draws are the same in every run, joins it and starts the game.
    pub async fn begin(&self, stage: &mut Stage, expansions: &[Expansion], seed: u8) {
        self.open(stage, expansions, seed).await;
        let lobby = self.gather().await;
        self.host().press(&lobby, "Start").await;
    }

    /// Starts the bot with a table whose draws are the same in every run. Leaves the table in the lobby.
    pub async fn open(&self, stage: &mut Stage, expansions: &[Expansion], seed: u8) {
        let channel = stage.channel().await;
        let tables = Tables::new(Store::open(&stage.path("bergerie.db")).expect("a database"));
        let seed = Seed::new([seed; 32]);
        // After a draw, an undo needs consent.
        let terms = TableSetup {
            setup: setup(expansions),
            options: TableOptions { pace: Pace::None, grace: Grace::None, ..TableOptions::default() },
        };
        let opening = OpeningContext { guild: Some(SERVER), ..channel.into() };
        tables.create_with_seed(opening, self.ids()[0], "en", terms, seed).expect("a table");
        drop(tables);
        stage.start().await;
    }

    /// Lets all users join the table and returns the lobby's post.
    pub async fn gather(&self) -> Seen {
        let lobby = self.host().until(|m| m.buttons().contains(&"Join")).await;
        for guest in self.guests() {
            guest.press(&lobby, "Join").await;
        }
        lobby
    }

    /// Waits for the active post or the final one, other than `before`.
    pub async fn post_after(&self, before: Option<&Seen>) -> Seen {
        let fresh = |m: &Seen| before.is_none_or(|b| m.id().parse::<u64>().ok() > b.id().parse::<u64>().ok());
        self.host().until(|m| !m.only_you() && fresh(m) && (asks(m) || is_end(m))).await
    }
}

/// Returns a base game with expansions, for any number of players.
pub fn setup(expansions: &[Expansion]) -> Setup {
    let mut setup = Setup::base(0);
    expansions.iter().for_each(|&expansion| setup.expansions.set(expansion, true));
    setup
}

/// Returns whether a post asks a question. Such a post has buttons for the answers or a button that opens the console.
fn asks(post: &Seen) -> bool {
    ["play:", "answer:", "amount:"].iter().any(|kind| !ids(post, kind).is_empty())
}

/// Returns whether a message asks about a flock.
pub fn asks_about_flock(message: &Seen) -> bool {
    message.buttons().contains(&"Let it grow")
}

/// Waits until the post of a turn has been shortened to one line, then returns the post.
pub async fn line_of(person: &User, post: &Seen) -> Seen {
    let is_line =
        |m: &Seen| m.id() == post.id() && m.files().is_empty() && !ids(m, "").iter().any(|id| id.starts_with("play:"));
    person.until(is_line).await
}

/// Returns whether a post asks for a tile to be placed.
pub fn is_turn(post: &Seen) -> bool {
    post.content().contains("you’re up!")
}

/// Returns whether a post is the final one.
pub fn is_end(post: &Seen) -> bool {
    post.file("record.json").is_some()
}

/// Moves with `/place` and the choices of autocomplete. Which choices depends on the number of the turn.
pub async fn move_by_command(person: &User, turn: usize) {
    let places = person.autocomplete("/place", "at", "", json!({})).await;
    place_at(person, nth(&places, turn * 7), turn, |_| false).await;
}

/// Returns the choice with a number. The number is taken modulo the number of choices.
pub fn nth(choices: &[Choice], number: usize) -> &Choice {
    &choices[number % choices.len()]
}

/// Returns one of the legal rotations of the tile in hand on a cell.
pub async fn turned_at(person: &User, at: &Choice, turn: usize) -> Value {
    let ways = person.autocomplete("/place", "rotation", "", json!({ "at": at.value })).await;
    nth(&ways, turn).value.clone()
}

/// Places the tile in hand on a cell. Uses the first figure for whose name `wanted` returns true, or else any figure.
pub async fn place_at(person: &User, at: &Choice, turn: usize, wanted: impl Fn(&str) -> bool) {
    let turned = turned_at(person, at, turn).await;
    let others = json!({ "at": at.value, "rotation": turned });
    let figures = person.autocomplete("/place", "meeple", "", others).await;
    let figure = figures.iter().find(|figure| wanted(&figure.name)).unwrap_or_else(|| nth(&figures, turn + turn / 5));
    carry_out(person, &format!("/place at: {} rotation: {turned} meeple: {}", at.text(), figure.text())).await;
}

/// Runs a command with all options, which commits immediately.
pub async fn carry_out(person: &User, command: &str) {
    let answer = person.command(command).await.message();
    assert!(answer.only_you(), "{command}: {}", answer.content());
    // A command for a bridge does not name a figure, so its answer is a rehearsal of the tile.
    if let Some(try_it) = confirm_button(&answer).filter(|id| id.contains('.')) {
        person.press(&answer, &try_it).await;
    }
}

/// Moves with the buttons and menus of the console. If a question has few answers, each is a button that commits it.
pub async fn move_by_console(person: &User, post: &Seen, turn: usize) {
    let opened = person.open(post).await;
    let places = first_choices(&opened);
    if places.is_empty() {
        let answers = confirm_buttons(&opened);
        person.press(&opened, &answers[turn % answers.len()]).await;
        return;
    }
    choose(person, &opened, &places[turn % places.len()]).await;
    let Rehearsal { console, mut confirm } = tried(person, &opened, None).await;
    if let Some(turn) = console.buttons().into_iter().find(|label| turns(label)) {
        person.press(&console, turn).await;
        confirm = tried(person, &opened, Some(&confirm)).await.confirm;
    }
    person.press(&opened, &confirm).await;
}

/// A console that shows a rehearsal.
pub struct Rehearsal {
    /// The ephemeral message with the rehearsal.
    pub console: Seen,
    /// The ID of the button that commits the rehearsed answers.
    pub confirm: String,
}

/// Waits until the console shows a rehearsal whose confirm button is not `before`.
pub async fn tried(person: &User, console: &Seen, before: Option<&str>) -> Rehearsal {
    let fresh = |m: &Seen| confirm_button(m).is_some_and(|id| Some(id.as_str()) != before);
    let console = person.until(|m| m.id() == console.id() && fresh(m)).await;
    let confirm = confirm_button(&console).expect("it was there just now");
    Rehearsal { console, confirm }
}

/// Returns the ID of the button that commits the rehearsal, whatever its language, or `None` if the console has no such
/// button.
pub(super) fn confirm_button(console: &Seen) -> Option<String> {
    confirm_buttons(console).into_iter().next()
}

/// Returns the IDs of all buttons that commit.
fn confirm_buttons(console: &Seen) -> Vec<String> {
    let ids = console.components().into_iter().filter_map(|c| c["custom_id"].as_str());
    ids.filter(|id| id.starts_with("confirm:")).map(str::to_owned).collect()
}
