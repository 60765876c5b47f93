//! Simulates users who press buttons.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use reqwest::Method;
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::MissedTickBehavior;

use super::stage::Stage;
use super::tally::Spread;
use super::user::{Outcome, Seen, User};

/// The results of all presses.
#[derive(Debug, Default)]
pub struct PressTotals {
    pub presses: usize,
    /// The IDs of the presses that made a move, each with its channel.
    pub moves: Vec<(u64, u64)>,
    /// The number of presses that were made late, because every table was waiting for a response.
    pub late: usize,
    /// The number of presses without a usable response.
    pub failed: usize,
    /// The number of presses that the bot answered with a request to wait.
    pub refused: usize,
    /// The number of animations that users received.
    pub films: usize,
    /// The response times of autocomplete, in milliseconds.
    pub completion: Spread,
}

/// The next step of a user's move.
#[derive(Clone, Debug)]
enum Step {
    /// Open the console from the post, if the table has a post yet.
    Open,
    /// Choose a spot in this console.
    Try(User, Seen),
    /// Commit the move that the console shows. The string is the ID of the button.
    Commit(User, Seen, String),
}

/// A simulated table.
struct Table {
    channel: u64,
    step: Step,
    random: SmallRng,
}

/// The result of one press.
enum PressOutcome {
    Fine,
    /// The ID of the press that made a move, and its channel.
    Moved(u64, u64),
    Failed,
    Refused,
}

/// All simulated users.
pub struct Crowd {
    people: Arc<HashMap<u64, User>>,
    tables: Vec<Table>,
    random: SmallRng,
}

impl Crowd {
    /// Creates the simulated users and tables for a test environment.
    pub fn gather(stage: &Stage, seed: u64) -> Crowd {
        let table = |(number, &channel): (usize, &u64)| {
            let random = SmallRng::seed_from_u64(seed.wrapping_add(number as u64));
            Table { channel, step: Step::Open, random }
        };
        let tables = stage.channels.iter().enumerate().map(table).collect();
        let people = Arc::new(stage.people.iter().cloned().collect());
        Crowd { people, tables, random: SmallRng::seed_from_u64(seed) }
    }

    /// Presses buttons at a fixed rate.
    pub async fn press(&mut self, a_second: f64, time: Duration, films: usize) -> PressTotals {
        let mut pressed = PressTotals::default();
        let (mut under_way, mut greedy, mut curious) = (JoinSet::new(), JoinSet::new(), JoinSet::new());
        let mut ticks = tokio::time::interval(Duration::from_secs_f64(1.0 / a_second));
        ticks.set_missed_tick_behavior(MissedTickBehavior::Burst);
        let begun = Instant::now();
        let mut films = Some(films).filter(|&films| films > 0);
        while begun.elapsed() < time {
            ticks.tick().await;
            while let Some(Ok((table, outcome))) = under_way.try_join_next() {
                self.tables.push(table);
                pressed.count(outcome);
            }
            let index = self.random.random_range(0..self.tables.len().max(1));
            if index >= self.tables.len() {
                pressed.late += 1;
                continue;
            }
            let (table, people) = (self.tables.swap_remove(index), Arc::clone(&self.people));
            under_way.spawn(async move { table.go_on(&people).await });
            pressed.presses += 1;
            if pressed.presses.is_multiple_of(20) {
                curious.spawn(complete(self.any(), self.tables.choose(&mut self.random).map(|table| table.channel)));
            }
            if begun.elapsed() > time / 2
                && let Some(films) = films.take()
            {
                let (user, channels) = (self.any(), self.tables.iter().map(|table| table.channel).take(films));
                channels.for_each(|channel| drop(greedy.spawn(film(user.clone(), channel))));
            }
        }
        while let Some(Ok((table, outcome))) = under_way.join_next().await {
            self.tables.push(table);
            pressed.count(outcome);
        }
        while let Some(film) = greedy.join_next().await {
            pressed.films += usize::from(film.is_ok_and(|film| film));
        }
        pressed.completion = curious.join_all().await.into_iter().flatten().collect();
        pressed
    }

    /// Requests the review of each finished game, and returns the number of reviews that arrived.
    pub async fn review(&self, channels: &[u64]) -> usize {
        let people = self.people.len().max(1);
        let share = |(index, user): (usize, &User)| {
            let own: Vec<u64> = channels.iter().skip(index).step_by(people).copied().collect();
            let user = user.clone();
            async move {
                let mut reviews = 0;
                for channel in own {
                    reviews += usize::from(review(&user, channel).await);
                }
                reviews
            }
        };
        self.people.values().enumerate().map(share).collect::<JoinSet<_>>().join_all().await.into_iter().sum()
    }

    fn any(&mut self) -> User {
        let mut people: Vec<_> = self.people.iter().collect();
        people.sort_by_key(|(id, _)| **id);
        people[self.random.random_range(0..people.len())].1.clone()
    }
}

impl PressTotals {
    fn count(&mut self, outcome: PressOutcome) {
        match outcome {
            PressOutcome::Fine => {}
            PressOutcome::Moved(press, channel) => self.moves.push((press, channel)),
            PressOutcome::Failed => self.failed += 1,
            PressOutcome::Refused => self.refused += 1,
        }
    }
}

impl Table {
    /// Carries out the next step of the move at this table.
    async fn go_on(mut self, people: &HashMap<u64, User>) -> (Table, PressOutcome) {
        let step = std::mem::replace(&mut self.step, Step::Open);
        let outcome = match step {
            Step::Open => self.open(people).await,
            Step::Try(user, console) => self.try_out(user, console).await,
            Step::Commit(user, console, button) => commit(&user, &console, &button).await,
        };
        (self, outcome)
    }

    async fn open(&mut self, people: &HashMap<u64, User>) -> PressOutcome {
        let Some(anybody) = people.values().next() else { return PressOutcome::Failed };
        let Some(post) = post(anybody, self.channel).await else { return PressOutcome::Failed };
        // The awaited player is the one whom the post mentions first.
        let asked = people.iter().filter_map(|(id, user)| Some((post.content().find(&format!("<@{id}>, "))?, user)));
        let Some((_, user)) = asked.min_by_key(|(place, _)| *place) else { return PressOutcome::Failed };
        let opened = user.try_press(&post, "Play").await;
        let console = opened.ok().and_then(|opened| opened.messages().pop());
        self.went_on(user, console)
    }

    async fn try_out(&mut self, user: User, console: Seen) -> PressOutcome {
        let Some(pick) = picks(&console).choose(&mut self.random).cloned() else { return PressOutcome::Failed };
        let (what, call) = match pick {
            (button, None) => ("press", json!({ "message": console.id(), "button": button })),
            (menu, Some(place)) => ("choose", json!({ "message": console.id(), "menu": menu, "values": [place] })),
        };
        let response = user.call(Method::POST, &format!("as/{}/{what}", user.name()), Some(call)).await;
        let shown = match response.map(Outcome) {
            Ok(outcome) if !outcome.messages().is_empty() => outcome.messages().pop(),
            // If the response takes more than a second, this is only the acknowledgement.
            Ok(_) => changed(&user, &console).await,
            Err(_) => None,
        };
        self.went_on(&user, shown)
    }

    /// Determines the next step from the content of the console.
    fn went_on(&mut self, user: &User, console: Option<Seen>) -> PressOutcome {
        let Some(console) = console else { return PressOutcome::Failed };
        let ids: Vec<&str> = console.components().iter().filter_map(|one| one["custom_id"].as_str()).collect();
        if let Some(confirm) = ids.iter().find(|id| id.starts_with("confirm:")) {
            self.step = Step::Commit(user.clone(), console.clone(), (*confirm).to_owned());
        } else if !picks(&console).is_empty() {
            self.step = Step::Try(user.clone(), console.clone());
        } else {
            return if is_a_refusal(&console) { PressOutcome::Refused } else { PressOutcome::Failed };
        }
        PressOutcome::Fine
    }
}

/// Returns the places that a console offers, as buttons or as options of a menu. Skips the menu that selects a part of
/// the table.
fn picks(console: &Seen) -> Vec<(String, Option<String>)> {
    let picks = console.components().into_iter().filter_map(|one| Some((one, one["custom_id"].as_str()?)));
    let places = picks.filter(|(_, id)| id.starts_with("pick:") && id.split(':').nth(3) != Some("99"));
    let each = |(one, id): (&Value, &str)| match one["options"].as_array() {
        None => vec![(id.to_owned(), None)],
        Some(options) => {
            let values = options.iter().filter_map(|option| option["value"].as_str());
            values.map(|value| (id.to_owned(), Some(value.to_owned()))).collect::<Vec<_>>()
        }
    };
    places.flat_map(each).collect()
}

/// Waits until a console has changed, then returns it. Returns `None` after about 15 seconds without a change, or if
/// the request fails.
async fn changed(user: &User, before: &Seen) -> Option<Seen> {
    let path = format!("as/{}/messages/{}", user.name(), before.id());
    for _ in 0..150 {
        let now = Seen::of(user.call(Method::GET, &path, None).await.ok()?);
        if now.0["components"] != before.0["components"] {
            return Some(now);
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    None
}

async fn commit(user: &User, console: &Seen, button: &str) -> PressOutcome {
    match user.try_press(console, button).await {
        Ok(outcome) if outcome.messages().last().is_some_and(is_a_refusal) => PressOutcome::Refused,
        Ok(outcome) => {
            let id = |key: &str| outcome.0[key].as_str().and_then(|id| id.parse().ok());
            id("interaction")
                .zip(id("channel"))
                .map_or(PressOutcome::Failed, |(press, channel)| PressOutcome::Moved(press, channel))
        }
        Err(_) => PressOutcome::Failed,
    }
}

/// Returns whether the bot asked the user to wait, in any language.
fn is_a_refusal(message: &Seen) -> bool {
    let text = message.content();
    message.components().is_empty()
        && ["try again in", "réessaie dans", "versuche es in"].iter().any(|words| text.contains(words))
}

/// Returns the latest post of a turn, or `None` if it is not among the last messages of the channel.
async fn post(user: &User, channel: u64) -> Option<Seen> {
    let path = format!("as/{}/channels/{channel}/messages?limit=12", user.name());
    for _ in 0..50 {
        let list = user.call(Method::GET, &path, None).await.ok()?;
        let messages = list.as_array().into_iter().flatten().cloned().map(Seen::of);
        let mut posts = messages.filter(|one| !one.only_you() && one.buttons().contains(&"Play"));
        if let Some(post) = posts.next_back() {
            return Some(post);
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    None
}

/// Requests autocomplete choices and returns the response time in milliseconds. Returns `None` if that fails.
async fn complete(user: User, channel: Option<u64>) -> Option<u64> {
    let call =
        json!({ "channel": channel?.to_string(), "command": "place", "option": "at", "text": "", "options": {} });
    let begun = Instant::now();
    let done = user.call(Method::POST, &format!("as/{}/autocomplete", user.name()), Some(call)).await;
    done.ok().filter(|done| done["outcome"] == "choices")?;
    u64::try_from(begun.elapsed().as_millis()).ok()
}

/// Requests the animation of a table's game and returns whether it arrived.
async fn film(user: User, channel: u64) -> bool {
    let user = user.at(&channel.to_string());
    let shown = user.try_command("/film").await;
    shown.is_ok_and(|shown| shown.messages().iter().any(|message| message.file("film.gif").is_some()))
}

/// Requests the review of a finished game, again if the bot asks to wait. Returns whether it arrived within five minutes.
async fn review(user: &User, channel: u64) -> bool {
    let path = format!("as/{}/channels/{channel}/messages?limit=12", user.name());
    let (begun, mut refusals) = (Instant::now(), None);
    while begun.elapsed() < Duration::from_secs(300) {
        let Ok(list) = user.call(Method::GET, &path, None).await else { return false };
        let messages: Vec<Seen> = list.as_array().into_iter().flatten().cloned().map(Seen::of).collect();
        if messages.iter().any(|message| message.file("curve.png").is_some()) {
            return true;
        }
        let refused = messages.iter().filter(|message| message.only_you() && is_a_refusal(message)).count();
        // Press at first, and after each refusal.
        if refusals.replace(refused) != Some(refused) {
            let Some(post) = messages.iter().find(|message| message.buttons().contains(&"Review")) else {
                return false;
            };
            tokio::time::sleep(Duration::from_secs(if refused == 0 { 0 } else { 15 })).await;
            let _ = user.try_press(post, "Review").await;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    false
}
