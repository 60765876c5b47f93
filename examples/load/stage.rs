//! The environment of a measurement: a database of running games, a sandbox, and the bot.

use std::process::{Child, Command, Stdio};

use bergerie::rules::{Entry, Game, Record, Setup, Waiting};
use bergerie::sandbox::{Options, Sandbox, serve};
use bergerie::store::{LogSpan, NewEntry, NewTable, NoticeKind, PhaseKind as Phase, Store, StoreError, TableOptions};
use bergerie::table::{ChannelId, Pace, Seed, UserId};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use reqwest::Method;
use serde_json::{Value, json};

use super::AnyError;
use super::user::{Seen, User};

/// The names of the sandbox's users, who play at all tables.
const PEOPLE: [&str; 6] = ["alice", "bob", "carol", "dave", "erin", "frank"];

/// The sandbox, its users and the bot that is measured.
pub struct Stage {
    pub sandbox: Sandbox,
    /// The channels of running games, one per table.
    pub channels: Vec<u64>,
    /// The channels of finished games.
    pub finished: Vec<u64>,
    /// All users with their IDs.
    pub people: Vec<(u64, User)>,
    folder: tempfile::TempDir,
    bot: Option<Child>,
}

impl Stage {
    /// Starts a sandbox and creates a database with running and finished games, each in its own channel.
    pub async fn set(tables: usize, finished: usize, seed: u64) -> Result<Stage, AnyError> {
        let sandbox = serve(Options::default()).await?;
        let alice = User::new(&sandbox.url(), PEOPLE[0]);
        let overview = alice.call(Method::GET, "", None).await?;
        let ids = overview["people"].as_array().into_iter().flatten().filter_map(id);
        let people: Vec<(u64, User)> = ids.zip(PEOPLE.map(|name| User::new(&sandbox.url(), name))).collect();
        let mut channels = Vec::with_capacity(tables + finished);
        for number in 0..tables + finished {
            let channel =
                alice.call(Method::POST, "channels", Some(json!({ "name": format!("table-{number}") }))).await?;
            channels.push(id(&channel).ok_or("a channel without id")?);
        }
        let finished = channels.split_off(tables);
        let stage = Stage { sandbox, channels, finished, people, folder: tempfile::tempdir()?, bot: None };
        stage.fill(seed)?;
        Ok(stage)
    }

    fn fill(&self, seed: u64) -> Result<(), AnyError> {
        let store = Store::open(&self.folder.path().join("load.db"))?;
        let mut random = SmallRng::seed_from_u64(seed);
        let channels = || {
            let running = self.channels.iter().map(|channel| (channel, false));
            running.chain(self.finished.iter().map(|channel| (channel, true)))
        };
        let games = channels().map(|(_, is_finished)| game(&mut random, is_finished)).collect::<Result<Vec<_>, _>>()?;
        store.write(|writing| {
            for (number, ((setup, entries), (&channel, is_finished))) in games.iter().zip(channels()).enumerate() {
                let people: Vec<UserId> =
                    (0..setup.players).map(|seat| self.user(number + usize::from(seat))).collect();
                let table = NewTable {
                    guild: None,
                    rematch_of: None,
                    channel: ChannelId(channel),
                    name: &format!("Table {number}"),
                    host: people[0],
                    locale: "en",
                    ruleset: Record::RULESET,
                    setup,
                    options: TableOptions { pace: Pace::None, ..TableOptions::default() },
                    seed: Seed::new([number as u8; 32]).bytes(),
                };
                let id = writing.open_table(&table)?;
                writing.set_seats(id, &people, &vec![None; people.len()])?;
                writing.append(id, 0, entries)?;
                let to = entries.len() as u32;
                let span = LogSpan { from: to.saturating_sub(3), to };
                let (phase, notice) = if is_finished {
                    (Phase::Over, NoticeKind::Over(span))
                } else {
                    (Phase::Playing, NoticeKind::Turn(span))
                };
                writing.set_phase_kind(id, phase)?;
                writing.add_notice(id, notice)?;
            }
            Ok::<_, StoreError>(())
        })?;
        Ok(())
    }

    fn user(&self, number: usize) -> UserId {
        UserId(self.people[number % self.people.len()].0)
    }

    /// Starts the bot and waits until it is connected.
    pub async fn start(&mut self) -> Result<(), AnyError> {
        let mut command = Command::new(std::env::current_exe()?);
        command.arg("--bot").current_dir(self.folder.path()).stdin(Stdio::null());
        command.env("DATABASE_PATH", self.folder.path().join("load.db")).env("RUST_LOG", "warn");
        command.env("DISCORD_TOKEN", self.sandbox.token()).env("DISCORD_API_URL", self.sandbox.url());
        self.bot = Some(command.spawn()?);
        self.people[0].1.wait_for_bot().await;
        Ok(())
    }

    /// Limits the number of requests per second that the sandbox accepts, except for answers to interactions.
    pub async fn limit(&self, per_second: u64) -> Result<(), AnyError> {
        let limit = json!({ "path": "channels/**", "what": "limit", "per_second": per_second });
        self.people[0].1.call(Method::POST, "faults", Some(limit)).await?;
        Ok(())
    }

    /// Returns the number of tables without exactly one post with *Play*.
    pub async fn unplayable(&self) -> Result<usize, AnyError> {
        let user = &self.people[0].1;
        let mut unplayable = 0;
        for channel in &self.channels {
            let path = format!("as/{}/channels/{channel}/messages?limit=100", user.name());
            let messages = user.call(Method::GET, &path, None).await?;
            let messages = messages.as_array().into_iter().flatten().cloned().map(Seen::of);
            let posts = messages.filter(|one| !one.only_you() && one.buttons().contains(&"Play"));
            unplayable += usize::from(posts.count() != 1);
        }
        Ok(unplayable)
    }

    /// Returns the bot's process ID.
    pub fn bot(&self) -> Result<u32, AnyError> {
        Ok(self.bot.as_ref().ok_or("no bot")?.id())
    }

    /// Stops the bot.
    pub fn stop(&mut self) {
        if let Some(mut bot) = self.bot.take() {
            // Killing fails if the bot has exited already.
            let _ = bot.kill();
            let _ = bot.wait();
        }
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Returns the ID of a user, channel or message, or `None` if the JSON object has no valid ID.
pub fn id(thing: &Value) -> Option<u64> {
    thing["id"].as_str()?.parse().ok()
}

/// Returns the setup and the log of a random game, in progress or finished. The River, The Abbot and Inns & Cathedrals are each in
/// play in some of the games.
fn game(random: &mut SmallRng, is_finished: bool) -> Result<(Setup, Vec<NewEntry>), AnyError> {
    use bergerie::rules::Expansion;
    let mut setup = Setup::base(random.random_range(2..=5));
    for expansion in [Expansion::River, Expansion::Abbot, Expansion::InnsAndCathedrals] {
        setup.expansions.set(expansion, random.random_bool(0.5));
    }
    let tiles = random.random_range(4..64);
    let mut game = Game::new(setup.clone()).map_err(|errors| format!("{errors:?}"))?;
    let (mut entries, mut events) = (Vec::new(), Vec::new());
    loop {
        let entry = match game.waiting() {
            Waiting::Over if is_finished => break,
            Waiting::Over => return Err("a game is over too early".into()),
            Waiting::Draw(_) => {
                let number = random.random_range(0..game.outcome_count());
                Entry::Draw(game.outcome(number).ok_or("a draw without outcome")?)
            }
            Waiting::Decision(_) if !is_finished && game.board().tiles().len() >= tiles && game.hand().is_some() => {
                break;
            }
            Waiting::Decision(decision) => Entry::Act(decision.actions[random.random_range(0..decision.actions.len())]),
        };
        let decision = game.decision().map(|decision| decision.number).filter(|_| matches!(entry, Entry::Act(_)));
        entries.push(NewEntry { entry, decision, substitution: None });
        game.enter(entry, &mut events)?;
    }
    Ok((setup, entries))
}
