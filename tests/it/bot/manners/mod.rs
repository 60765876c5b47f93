//! Time and manners over the wire, by a clock that the tests move.

mod absent;
mod agreed;
mod languages;
mod mine;
mod orders;
mod phone;
mod season;
mod story;
mod undo;

use std::time::Duration;

use serde_json::{Value, json};

use crate::support::person::{Person, Seen};

use super::process::Stage;
use super::table::{People, lay_at};

const HOUR: i64 = 60 * 60;
const DAY: i64 = 24 * HOUR;

/// A sandbox with a bot whose clock the test moves.
struct Timed {
    stage: Stage,
    ahead: i64,
}

impl Timed {
    async fn set() -> Timed {
        let mut stage = Stage::without_bot().await;
        let file = stage.path("ahead");
        stage.with("TEST_CLOCK", file.display().to_string());
        stage.start().await;
        Timed { stage, ahead: 0 }
    }

    /// Lets so many seconds pass.
    fn pass(&mut self, seconds: i64) {
        self.ahead += seconds;
        let (file, fresh) = (self.stage.path("ahead"), self.stage.path("ahead.new"));
        std::fs::write(&fresh, self.ahead.to_string()).expect("to move the clock");
        std::fs::rename(fresh, file).expect("to move the clock");
    }

    /// What time it is for the bot, in seconds since 1970.
    fn now(&self) -> i64 {
        let machine = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("a time");
        machine.as_secs() as i64 + self.ahead
    }

    /// Lets all draws of the tables that there are be known ones: what people are asked then does not hang on luck.
    async fn draw_from(&mut self, seed: u8) {
        self.stage.kill();
        let database = rusqlite::Connection::open(self.stage.path("bergerie.db")).expect("the bot's database");
        database.execute("UPDATE tables SET seed = ?1", [[seed; 32]]).expect("to be written");
        drop(database);
        self.stage.start().await;
    }

    /// Ends the bot as a power cut would, and starts it again.
    async fn restart(&mut self) {
        self.stage.kill();
        self.stage.start().await;
    }
}

/// Lets a while pass in which the bot looks at the clock several times.
async fn some_beats() {
    tokio::time::sleep(Duration::from_millis(1000)).await;
}

/// Everybody's messages of a channel with this text.
async fn said(person: &Person, text: &str) -> Vec<Seen> {
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

/// Lays the tile in hand at the first place, with no figure.
pub(super) async fn lay_plainly(person: &Person) {
    let places = person.autocomplete("/place", "at", "", json!({})).await;
    lay_at(person, &places[0], 0, |name| {
        ["no figure", "aucun pion", "keine Figur"].iter().any(|no| name.to_lowercase().contains(no))
    })
    .await;
}

/// The tile in hand, as a post names it.
fn tile(post: &Seen) -> String {
    let after = post.content().split("your turn: **").nth(1).expect("a tile");
    after.split("**").next().expect("a name").to_owned()
}

/// The private messages that somebody has got.
async fn whispers(person: &Person) -> Vec<Value> {
    let direct = person.at("dm").channel().await;
    direct.into_iter().map(|message| message.0).collect()
}
