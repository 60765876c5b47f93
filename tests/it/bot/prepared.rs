//! Tables in the middle of a game. The moves of a script are written into the database as the bot would have written
//! them, with a seed that leads to the wanted draw. From there on, the game is played like any other game.

use std::num::NonZeroU32;

use bergerie::rules::{Action, DrawOutcome, Entry, Expansion, FirstPlayer, Game, Record, Seat, Setup};
use bergerie::store::{
    LogSpan, NewEntry, NewTable, NoticeKind, PhaseKind as Phase, Store, TableOptions, WriteTransaction,
};
use bergerie::table::{Assists, ChannelId, Failure, Grace, Pace, Seed, UserId};

use crate::rules::table::record;
use crate::support::user::Seen;

use super::process::Stage;
use super::table::{self, People};

/// A game of two players in progress. It is played with Hills & Sheep by default.
pub struct Prepared<'a> {
    /// The script of the moves so far. The last line draws the tile in hand.
    pub script: &'a str,
    /// The moves up to the next draw, and the wanted outcome of that draw. `None` if any outcome is fine.
    pub next: Option<(&'a str, DrawOutcome)>,
    /// The assists of the table.
    pub assists: Assists,
}

impl Prepared<'_> {
    /// Restarts the bot with this game. Returns the players Alice and Bob, and the post of the turn.
    pub async fn resume(&self, stage: &mut Stage) -> (People, Seen) {
        self.resume_with(stage, &[Expansion::HillsAndSheep]).await
    }

    /// Does the same as [`Prepared::resume`], with other expansions.
    pub async fn resume_with(&self, stage: &mut Stage, expansions: &[Expansion]) -> (People, Seen) {
        self.resume_under(stage, setup(expansions)).await
    }

    /// Does the same as [`Prepared::resume`], with any setup for two players.
    pub async fn resume_under(&self, stage: &mut Stage, setup: Setup) -> (People, Seen) {
        let people = People::called(stage, &["alice", "bob"]).await;
        let channel = stage.channel().await;
        stage.kill();
        let store = Store::open(&stage.path("bergerie.db")).expect("the bot's database");
        let record = record(setup, self.script);
        let begun = PreparedGame {
            name: "Lauragais",
            locale: "en",
            assists: self.assists,
            seed: self.seed(&record),
            record: &record,
        };
        store.write(|writing| begun.write(writing, channel, &people.ids())).expect("a table");
        drop(store);
        stage.start().await;
        let post = people.post_after(None).await;
        (people, post)
    }

    /// Returns a seed with the wanted draw.
    fn seed(&self, record: &Record) -> Seed {
        let Some((script, wanted)) = self.next else { return Seed::new([0; 32]) };
        let ahead = self::record(record.setup.clone(), &format!("{}\n{script}", self.script));
        let game = ahead.replay().expect("a game");
        let draws = |record: &Record| record.log.iter().filter(|entry| matches!(entry, Entry::Draw(_))).count();
        assert_eq!(draws(&ahead), draws(record), "the wanted draw is the next one");
        let outcomes = NonZeroU32::new(game.outcome_count() as u32).expect("a draw");
        let comes = |seed: &Seed| game.outcome(seed.draw(draws(record) as u32, outcomes) as usize) == Some(wanted);
        (0..=u8::MAX).map(|byte| Seed::new([byte; 32])).find(comes).expect("one of many seeds")
    }
}

/// A game in progress, to be written into a database.
pub struct PreparedGame<'a> {
    /// Name of the table.
    pub name: &'a str,
    /// Language of the table.
    pub locale: &'a str,
    /// The assists of the table.
    pub assists: Assists,
    /// Seed of the next draws.
    pub seed: Seed,
    /// The game so far.
    pub record: &'a Record,
}

impl PreparedGame<'_> {
    /// Writes the game, with a pending notice about the last move.
    pub fn write(&self, writing: &WriteTransaction<'_>, channel: ChannelId, people: &[UserId]) -> Result<(), Failure> {
        let PreparedGame { name, locale, assists, seed, record } = *self;
        let table = NewTable {
            guild: None,
            rematch_of: None,
            channel,
            name,
            host: people[0],
            locale,
            ruleset: Record::RULESET,
            setup: &record.setup,
            options: TableOptions { assists, pace: Pace::None, grace: Grace::None, ..TableOptions::default() },
            seed: seed.bytes(),
        };
        let id = writing.open_table(&table)?;
        writing.set_seats(id, people, &vec![None; people.len()])?;
        writing.append(id, 0, &entries(record))?;
        writing.set_phase_kind(id, Phase::Playing)?;
        let is_placement = |entry: &Entry| matches!(entry, Entry::Act(Action::Place(_)));
        let from = record.log.iter().rposition(is_placement).expect("a tile was placed");
        writing.add_notice(id, NoticeKind::Turn(LogSpan { from: from as u32, to: record.log.len() as u32 }))?;
        Ok(())
    }
}

/// Returns a setup for two players, of whom the first begins.
pub fn setup(expansions: &[Expansion]) -> Setup {
    Setup { players: 2, first: FirstPlayer::Seat(Seat::FIRST), ..table::setup(expansions) }
}

/// Returns the log entries of a record, each with the decision that it answers.
fn entries(record: &Record) -> Vec<NewEntry> {
    let mut game = Game::new(record.setup.clone()).expect("a setup");
    let entry = |&entry: &Entry| {
        let decision = game.decision().map(|decision| decision.number).filter(|_| matches!(entry, Entry::Act(_)));
        game.enter(entry, &mut Vec::new()).expect("it was played");
        NewEntry { entry, decision, substitution: None }
    };
    record.log.iter().map(entry).collect()
}
