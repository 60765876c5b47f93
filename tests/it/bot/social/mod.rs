//! Deadlines, votes and settings of a running bot, whose clock the tests control.

mod absent;
mod agreed;
mod banks;
mod data;
mod duels;
mod feed;
mod find;
mod languages;
mod long_game;
mod mine;
mod orders;
mod phone;
mod ratings;
mod review;
mod season;
pub mod server;
mod share;
mod threads;
mod undo;

use serde_json::{Value, json};

use crate::support::unused_address;
use crate::support::user::{Seen, User};

use super::monitor::{ask, known, metrics};
use super::process::Stage;
use super::table::{People, place_at};

const HOUR: i64 = 60 * 60;
const DAY: i64 = 24 * HOUR;

/// A sandbox and a bot whose clock the test controls.
struct ClockedBot {
    stage: Stage,
    ahead: i64,
    /// The address of the bot's metrics.
    metrics: String,
}

impl ClockedBot {
    async fn set() -> ClockedBot {
        let mut stage = Stage::without_bot().await;
        let file = stage.path("ahead");
        stage.with("TEST_CLOCK", file.display().to_string());
        let metrics = unused_address().to_string();
        stage.with("METRICS_LISTEN", &metrics);
        stage.start().await;
        ClockedBot { stage, ahead: 0, metrics }
    }

    /// Moves the bot's clock forward by some seconds.
    fn pass(&mut self, seconds: i64) {
        self.ahead += seconds;
        let (file, fresh) = (self.stage.path("ahead"), self.stage.path("ahead.new"));
        std::fs::write(&fresh, self.ahead.to_string()).expect("to move the clock");
        std::fs::rename(fresh, file).expect("to move the clock");
    }

    /// Waits until the bot has checked all deadlines at the current time and has posted all notices.
    async fn settled(&self) {
        let figure = |figures: &str, name| known(figures, name).unwrap_or_default();
        let checks = "bergerie_deadline_checks_total";
        // A check in progress may have read the clock before it was moved, so the test waits for two checks.
        let enough = figure(&ask(&self.metrics, "/metrics").await.1, checks) + 2.0;
        let is_settled = |figures: &str| figure(figures, checks) >= enough && figure(figures, "bergerie_outbox") == 0.0;
        metrics(&self.metrics, "deadlines are checked", is_settled).await;
    }

    /// Returns the time of the bot's clock, in seconds since 1970.
    fn now(&self) -> i64 {
        let machine = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("a time");
        machine.as_secs() as i64 + self.ahead
    }

    /// Replaces the seeds of all tables, so that draws are the same in every run.
    async fn draw_from(&mut self, seed: u8) {
        self.change_tables("seed", [seed; 32]).await;
    }

    /// Changes a column of all tables while the bot is not running.
    async fn change_tables(&mut self, column: &str, value: impl rusqlite::ToSql) {
        self.stage.kill();
        let database = rusqlite::Connection::open(self.stage.path("bergerie.db")).expect("the bot's database");
        database.execute(&format!("UPDATE tables SET {column} = ?1"), [value]).expect("to be written");
        drop(database);
        self.stage.start().await;
    }

    /// Kills the bot without warning, as in a power failure, and starts it again.
    async fn restart(&mut self) {
        self.stage.kill();
        self.stage.start().await;
    }
}

/// Returns all messages of a channel with this text that a user sees.
async fn said(person: &User, text: &str) -> Vec<Seen> {
    let all = person.history().await;
    all.into_iter().filter(|m| !m.only_you() && m.content().contains(text)).collect()
}

/// Opens a table by command, lets all others join by button, and starts it.
async fn begin(people: &People, command: &str, join: &str, start: &str) -> Seen {
    people.host().command(command).await;
    let lobby = people.host().until(|m| !m.only_you() && m.buttons().contains(&join)).await;
    for guest in people.guests() {
        guest.press(&lobby, join).await;
    }
    people.host().press(&lobby, start).await;
    people.post_after(None).await
}

/// Places the tile in hand at the first spot, without a figure.
pub(super) async fn place_plainly(person: &User) {
    let places = person.autocomplete("/place", "at", "", json!({})).await;
    place_at(person, &places[0], 0, |name| {
        ["no meeple", "aucun pion", "keine figur"].iter().any(|no| name.to_lowercase().contains(no))
    })
    .await;
}

/// Returns the tile in hand, as named by a post.
fn tile(post: &Seen) -> String {
    let after = post.content().split("you’re up! **").nth(1).expect("a tile");
    after.split("**").next().expect("a name").to_owned()
}

/// Returns the direct messages that a user got.
async fn direct_messages(person: &User) -> Vec<Value> {
    let direct = person.at("dm").channel().await;
    direct.into_iter().map(|message| message.0).collect()
}
