//! Records: a game as the facts from which it can be played again.
//!
//! A record holds the setup, every draw and every answer in order, and nothing that follows from them. Replaying it gives
//! the same game. What was taken back stays in it, with the entry that took it back ([`Course`]). A change of the rules that would change old games gets a new [`Ruleset`] number.

use serde::{Deserialize, Serialize};

use super::action::{Action, Refusal};
use super::course::Course;
use super::event::Event;
use super::game::{BadDraw, Drawn, Game, Waiting};
use super::ruleset::Ruleset;
use super::seat::Seat;
use super::setup::{Setup, SetupFault};

/// A game's record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// Version of this file format.
    pub format: u16,
    /// The number of the rules that the game was played by.
    pub ruleset: u16,
    /// What was agreed.
    pub setup: Setup,
    /// What happened, in order.
    pub log: Vec<Entry>,
}

/// One thing that happened and does not follow from what was before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// Something was drawn.
    Draw(Drawn),
    /// The player who had to choose answered.
    Act(Action),
    /// A player left for good.
    Resign(Seat),
    /// The answer at this place in the log, counted from 0, and all that came after it were taken back.
    Undo(u32),
}

/// Why a record cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayFault {
    /// The file format is not known.
    #[error("records of format {0} are not known to this version")]
    Format(u16),
    /// The rules are not known.
    #[error("ruleset {0} is not known to this version")]
    Ruleset(u16),
    /// The setup cannot be played.
    #[error("the setup cannot be played: {}", .0.iter().map(SetupFault::to_string).collect::<Vec<_>>().join("; "))]
    Setup(Vec<SetupFault>),
    /// An entry is not legal.
    #[error("entry {entry} of the log is not legal: {fault}")]
    Entry {
        /// Its place in the log, from 1.
        entry: usize,
        /// What is wrong with it.
        fault: EntryFault,
    },
}

/// Why an entry of a log is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EntryFault {
    /// The answer was refused.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The draw is impossible.
    #[error(transparent)]
    Drawn(#[from] BadDraw),
    /// There is no such answer to take back.
    #[error(transparent)]
    Undo(#[from] BadUndo),
}

/// A place in a log at which there is no answer that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no answer to take back at place {0} of the log")]
pub struct BadUndo(pub u32);

impl Record {
    /// The newest file format. Format 1 knows no [`Entry::Undo`]; all else is the same, and a record without any stays one of it.
    pub const FORMAT: u16 = 2;
    /// The number of the rules that new games are played by.
    pub const RULESET: u16 = Ruleset::NEWEST.number();

    /// The format of a record with this log: the oldest that knows all of it.
    pub fn format_for(log: &[Entry]) -> u16 {
        if log.iter().any(|entry| matches!(entry, Entry::Undo(_))) { Record::FORMAT } else { 1 }
    }

    /// A record of a game that has not begun.
    pub fn new(setup: Setup) -> Record {
        Record { format: Record::format_for(&[]), ruleset: Record::RULESET, setup, log: Vec::new() }
    }

    /// Plays the game again, as far as the record goes.
    ///
    /// # Errors
    /// What keeps the record from being replayed.
    pub fn replay(&self) -> Result<Game, ReplayFault> {
        let mut course = Course::new(self.opening()?);
        let mut events = Vec::new();
        for (index, entry) in self.log.iter().enumerate() {
            events.clear();
            course.enter(*entry, &mut events).map_err(|fault| ReplayFault::Entry { entry: index + 1, fault })?;
        }
        Ok(course.into_game())
    }

    /// The record as anybody may see it: while the game is not over, what nobody may know yet is replaced by something that
    /// follows from what everybody saw, and what was taken back is left out, since it may come again. The game that it replays to
    /// looks the same to everybody at the table.
    ///
    /// # Errors
    /// What keeps the record from being replayed.
    pub fn public(mut self) -> Result<Record, ReplayFault> {
        let mut unseen = Vec::with_capacity(self.log.len());
        let game = self.replay_with(|_, _, game| unseen.push(game.unseen()))?;
        if *game.waiting() != Waiting::Over {
            self.log = self.counting().map(|(_, entry)| entry).collect();
            self.format = Record::format_for(&self.log);
            for hooks in game.hooks() {
                (hooks.disguise)(&unseen, &mut self.log);
            }
        }
        Ok(self)
    }

    /// The game before the first entry of the log.
    ///
    /// # Errors
    /// What keeps the record from being replayed.
    pub fn opening(&self) -> Result<Game, ReplayFault> {
        if !(1..=Record::FORMAT).contains(&self.format) {
            return Err(ReplayFault::Format(self.format));
        }
        let ruleset = Ruleset::numbered(self.ruleset).ok_or(ReplayFault::Ruleset(self.ruleset))?;
        Game::under(ruleset, self.setup.clone()).map_err(ReplayFault::Setup)
    }

    /// The entries that count, with their places in the log, counted from 0: all but those that were taken back.
    fn counting(&self) -> impl Iterator<Item = (usize, Entry)> {
        let mut way: Vec<(usize, Entry)> = Vec::with_capacity(self.log.len());
        for (place, entry) in self.log.iter().copied().enumerate() {
            match entry {
                Entry::Undo(from) => way.retain(|(at, _)| (*at as u64) < u64::from(from)),
                _ => way.push((place, entry)),
            }
        }
        way.into_iter()
    }

    /// Plays the game again and shows each entry that counts, what it caused and the game after it. The numbers of decisions are
    /// as if nothing had been taken back.
    ///
    /// # Errors
    /// What keeps the record from being replayed.
    pub fn replay_with(&self, mut watch: impl FnMut(&Entry, &[Event], &Game)) -> Result<Game, ReplayFault> {
        let mut game = self.opening()?;
        let mut events = Vec::new();
        for (index, entry) in self.counting() {
            events.clear();
            game.enter(entry, &mut events).map_err(|fault| ReplayFault::Entry { entry: index + 1, fault })?;
            watch(&entry, &events, &game);
        }
        Ok(game)
    }
}

impl Game {
    /// Moves the game on by an entry of a log and appends what happened to `events`.
    ///
    /// # Errors
    /// Why the entry is not legal now. The game and `events` are as they were.
    pub fn enter(&mut self, entry: Entry, events: &mut Vec<Event>) -> Result<(), EntryFault> {
        match entry {
            Entry::Draw(drawn) => self.draw(drawn, events)?,
            Entry::Act(action) => self.apply(action, events)?,
            Entry::Resign(seat) => self.resign(seat, events)?,
            // What it takes back, only the way that led here knows.
            Entry::Undo(place) => return Err(BadUndo(place).into()),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expansions::hills_and_sheep::Drawn as Hidden;
    use crate::expansions::{Expansion, SpecialDrawn};
    use crate::view::View;

    /// Plays on, taking answers and outcomes in turn from a fixed sequence, until a tile lies under a hill.
    fn with_hidden_tile() -> (Record, Game) {
        let mut setup = Setup::base(2);
        setup.expansions.set(Expansion::HillsAndSheep, true);
        let (mut record, mut game) = (Record::new(setup.clone()), Game::new(setup).unwrap());
        let mut number = 7_usize;
        while View::of(&game).expansions.hills_and_sheep.is_none_or(|sheep| sheep.under_hills == 0) {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let entry = match game.outcomes() {
                0 => Entry::Act(game.legal()[(number >> 33) % game.legal().len()]),
                n => Entry::Draw(game.outcome((number >> 33) % n).unwrap()),
            };
            game.enter(entry, &mut Vec::new()).unwrap();
            record.log.push(entry);
        }
        (record, game)
    }

    #[test]
    fn an_unfinished_record_does_not_tell_what_lies_under_a_hill() {
        let (record, game) = with_hidden_tile();
        let public = record.clone().public().unwrap();
        assert_eq!(View::of(&public.replay().unwrap()), View::of(&game));
        // Whichever unseen tile really lies there, the public record is the same.
        for (shape, _) in View::of(&game).unseen {
            let mut other = record.clone();
            for entry in &mut other.log {
                if let Entry::Draw(Drawn::Special(SpecialDrawn::HillsAndSheep(Hidden::UnderTile(under)))) = entry {
                    *under = shape;
                }
            }
            assert_eq!(other.public().unwrap(), public);
        }
    }
}
