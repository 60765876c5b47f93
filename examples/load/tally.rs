//! Computes response times from the requests that the sandbox has recorded.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use reqwest::Method;
use serde::Serialize;
use serde_json::{Value, json};

use super::AnyError;
use super::stage::Stage;
use super::user::User;

/// Discord's epoch, in milliseconds since 1970. IDs contain the time of their creation since then.
const EPOCH: u64 = 1_420_070_400_000;

/// A distribution of times: median, 95th and 99th percentile, and maximum.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Spread {
    count: usize,
    p50: u64,
    p95: u64,
    p99: u64,
    most: u64,
}

impl FromIterator<u64> for Spread {
    fn from_iter<I: IntoIterator<Item = u64>>(times: I) -> Spread {
        let mut times: Vec<u64> = times.into_iter().collect();
        times.sort_unstable();
        let at = |share: usize| times.get((times.len() * share / 100).min(times.len().saturating_sub(1))).copied();
        let [p50, p95, p99, most] = [50, 95, 99, 100].map(|share| at(share).unwrap_or(0));
        Spread { count: times.len(), p50, p95, p99, most }
    }
}

/// The times from a press to its visible results.
pub struct Waits {
    /// The time until the first answer.
    pub acknowledged: Spread,
    /// The time until the private picture.
    pub rehearsal: Spread,
    /// The time until the public post with its picture.
    pub turn: Spread,
}

/// The recorded times of a press.
#[derive(Clone, Copy, Debug, Default)]
struct Press {
    at: u64,
    acknowledged: Option<u64>,
    picture: Option<u64>,
}

#[derive(Default)]
struct Notes {
    presses: HashMap<u64, Press>,
    /// The press to which each token belongs.
    tokens: HashMap<String, u64>,
    /// Channel and time of each post with a picture.
    posts: Vec<(u64, u64)>,
    /// The time of each request about a channel, and whether a rate limit refused it.
    requests: Vec<(u64, bool)>,
    seq: u64,
}

/// After this time without requests about channels, the bot counts as having posted everything. In milliseconds.
const QUIET: u64 = 10_000;

/// Follows the requests that the bot makes.
pub struct Tally {
    notes: Arc<Mutex<Notes>>,
    user: User,
}

impl Tally {
    /// Starts following the bot of a test environment.
    pub fn follow(stage: &Stage) -> Tally {
        let tally = Tally { notes: Arc::default(), user: stage.people[0].1.clone() };
        let (notes, user) = (Arc::clone(&tally.notes), tally.user.clone());
        tokio::spawn(async move {
            while read(&notes, &user).await.is_ok() {
                tokio::time::sleep(Duration::from_millis(500)).await;
            }
        });
        tally
    }

    /// Returns the number of posts of turns so far.
    pub fn posts(&self) -> usize {
        lock(&self.notes).posts.len()
    }

    /// Discards everything recorded so far. Returns the number of requests refused by a rate limit so far.
    pub fn begin(&self) -> usize {
        let mut notes = lock(&self.notes);
        let refused = notes.requests.iter().filter(|(_, refused)| *refused).count();
        *notes = Notes { seq: notes.seq, ..Notes::default() };
        refused
    }

    /// Waits until the bot has made all its requests about channels, then returns their counts.
    pub async fn settled(&self) -> Result<Value, AnyError> {
        let ended = now();
        loop {
            tokio::time::sleep(Duration::from_millis(500)).await;
            read(&self.notes, &self.user).await?;
            let last = lock(&self.notes).requests.last().map_or(0, |(at, _)| *at);
            if now() > last.max(ended) + QUIET {
                break;
            }
        }
        let notes = lock(&self.notes);
        let count = |of: &dyn Fn(&(u64, bool)) -> bool| notes.requests.iter().filter(|one| of(one)).count();
        let first = notes.requests.first().map_or(ended, |(at, _)| *at);
        let last = notes.requests.iter().filter(|(_, refused)| !refused).map(|(at, _)| *at).max().unwrap_or(ended);
        Ok(json!({
            "requests": notes.requests.len(),
            "refused": count(&|(_, refused)| *refused),
            "refused_after_the_first_second": count(&|(at, refused)| *refused && *at > first + 1000),
            "queue_at_the_end": count(&|(at, refused)| !refused && *at > ended),
            "drained_ms": last.saturating_sub(ended),
        }))
    }

    /// Reads the remaining requests and returns the waiting times. `moves` are the presses that made a move, each with
    /// its channel.
    pub async fn finish(&self, moves: &[(u64, u64)]) -> Result<Waits, AnyError> {
        read(&self.notes, &self.user).await?;
        let notes = lock(&self.notes);
        let since = |at: fn(&Press) -> Option<u64>| {
            notes.presses.values().filter_map(move |press| Some(at(press)?.saturating_sub(press.at))).collect()
        };
        let (acknowledged, rehearsal) = (since(|press| press.acknowledged), since(|press| press.picture));
        let turn = moves.iter().filter_map(|&(press, channel)| {
            let pressed = moment(press);
            let posts = notes.posts.iter().filter(|(place, at)| *place == channel && *at >= pressed);
            posts.map(|(_, at)| at - pressed).min()
        });
        Ok(Waits { acknowledged, rehearsal, turn: turn.collect() })
    }
}

/// Returns the current time, in milliseconds since 1970.
fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as u64)
}

/// Returns the time at which an ID was created, in milliseconds since 1970.
fn moment(id: u64) -> u64 {
    (id >> 22) + EPOCH
}

fn lock(notes: &Mutex<Notes>) -> std::sync::MutexGuard<'_, Notes> {
    notes.lock().unwrap_or_else(PoisonError::into_inner)
}

async fn read(notes: &Mutex<Notes>, user: &User) -> Result<(), String> {
    let since = lock(notes).seq;
    let list = user.call(Method::GET, &format!("requests?since={since}"), None).await?;
    let mut notes = lock(notes);
    // Requests that have no response yet are read the next time.
    for record in list.as_array().into_iter().flatten().take_while(|record| record["status"] != 100) {
        notes.note(record);
    }
    Ok(())
}

impl Notes {
    fn note(&mut self, record: &Value) {
        let (Some(seq), Some(at)) = (record["seq"].as_u64(), record["at"].as_u64()) else { return };
        if seq <= self.seq {
            return;
        }
        self.seq = seq;
        let path: Vec<&str> = record["path"].as_str().unwrap_or_default().trim_matches('/').split('/').collect();
        let is_refused = record["status"] == 429;
        if path.first() == Some(&"channels") {
            self.requests.push((at, is_refused));
        }
        let has_picture = !is_refused && record["files"].as_array().is_some_and(|files| !files.is_empty());
        match (record["method"].as_str().unwrap_or_default(), path.as_slice()) {
            ("POST", ["interactions", id, token, "callback"]) => self.acknowledge(id, token, at),
            ("PATCH", ["webhooks", _, token, "messages", "@original"]) if has_picture => self.show(token, at),
            ("POST", ["channels", channel, "messages"]) if has_picture => {
                self.posts.extend(channel.parse().ok().map(|channel| (channel, at)));
            }
            _ => {}
        }
    }

    fn acknowledge(&mut self, id: &str, token: &str, at: u64) {
        let Ok(id) = id.parse::<u64>() else { return };
        self.tokens.insert(token.to_owned(), id);
        self.presses.insert(id, Press { at: moment(id), acknowledged: Some(at), picture: None });
    }

    fn show(&mut self, token: &str, at: u64) {
        let press = self.tokens.get(token).and_then(|id| self.presses.get_mut(id));
        if let Some(press) = press {
            press.picture = Some(at);
        }
    }
}
