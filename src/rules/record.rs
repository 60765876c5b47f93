//! Records: everything that is needed to replay a game.
//!
//! A record contains the setup and, in order, every draw and every answer. It contains no consequences, because
//! replaying it produces them again. Undone entries stay in the record, followed by the entry that undid them
//! ([`Replay`]). A change to the rules that would change old games gets a new [`Ruleset`] number.

use serde::{Deserialize, Serialize};

use super::replay::{EntryError, Replay};
use crate::{Entry, EntryContext, Event, Game, Ruleset, Seat, Setup, SetupError, Waiting};

/// The record of one game. It is sufficient to replay the game, and contains nothing that follows from the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// The version of the file format.
    pub format: Format,
    /// The number of the [`Ruleset`] that the game began under and keeps.
    pub ruleset: u16,
    /// The setup, including the options of expansions.
    pub setup: Setup,
    /// All inputs to the game, in order, including undone ones.
    pub log: Vec<Entry>,
}

/// The version of the file format, a number at the beginning of each record. Reading a record with another number fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Format;

impl Format {
    /// The number of the file format.
    pub const NUMBER: u16 = 3;
}

impl From<Format> for u16 {
    fn from(_: Format) -> u16 {
        Format::NUMBER
    }
}

impl TryFrom<u16> for Format {
    type Error = UnknownFormat;

    fn try_from(number: u16) -> Result<Format, UnknownFormat> {
        if number == Format::NUMBER { Ok(Format) } else { Err(UnknownFormat(number)) }
    }
}

/// The error for a record in a file format of another version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown record format {0}: this version reads format {known}", known = Format::NUMBER)]
pub struct UnknownFormat(pub u16);

/// The reason why a record cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// No version of the rules has this number.
    #[error("unknown ruleset {0}: this version has rulesets up to {newest}", newest = Record::RULESET)]
    Ruleset(u16),
    /// The setup is invalid, for all of these reasons.
    #[error("invalid setup: {}", .0.iter().map(SetupError::to_string).collect::<Vec<_>>().join("; "))]
    Setup(Vec<SetupError>),
    /// An entry is not legal.
    #[error("entry {entry} of the log is not legal: {error}")]
    Entry {
        /// The position of the entry in the log, counted from 1.
        entry: usize,
        /// The reason why the entry is not legal.
        error: EntryError,
    },
}

impl Record {
    /// The ruleset that new games are played under.
    pub const RULESET: u16 = Ruleset::NEWEST.number();

    /// Creates the record of a game under the newest rules that has not begun yet.
    pub fn new(setup: Setup) -> Record {
        Record { format: Format, ruleset: Record::RULESET, setup, log: Vec::new() }
    }

    /// Replays the game up to the last entry of the record.
    ///
    /// # Errors
    /// Returns an error if the ruleset is unknown, the setup is invalid, or an entry is not legal.
    pub fn replay(&self) -> Result<Game, RecordError> {
        let mut replay = Replay::new(self.initial_game()?);
        let mut events = Vec::new();
        for (index, entry) in self.log.iter().enumerate() {
            events.clear();
            replay.enter(*entry, &mut events).map_err(|error| RecordError::Entry { entry: index + 1, error })?;
        }
        Ok(replay.into_game())
    }

    /// Returns the public version of the record.
    ///
    /// As long as the game is not over, hidden information is replaced by other information that agrees with everything
    /// players saw. Undone entries are left out, because their draws will be repeated. To the players, the replayed
    /// game looks the same.
    pub fn public(self) -> Result<Record, RecordError> {
        self.known_to(None)
    }

    /// Returns the version of the record with everything that a seat knows, or a spectator if the seat is `None`.
    pub fn known_to(mut self, seat: Option<Seat>) -> Result<Record, RecordError> {
        let mut contexts = Vec::with_capacity(self.log.len());
        let mut active = Seat::FIRST;
        let game = self.replay_with(|_, _, game| {
            contexts
                .push(EntryContext { unseen: game.unseen(), active: std::mem::replace(&mut active, game.active()) });
        })?;
        if *game.waiting() != Waiting::Over {
            self.log = self.kept_entries().map(|(_, entry)| entry).collect();
            for hooks in game.hooks() {
                (hooks.redact_secrets)(&contexts, seat, &mut self.log);
            }
        }
        Ok(self)
    }

    /// Creates the game as it was before the first entry, if ruleset and setup are valid.
    pub fn initial_game(&self) -> Result<Game, RecordError> {
        let ruleset = Ruleset::numbered(self.ruleset).ok_or(RecordError::Ruleset(self.ruleset))?;
        Game::with_ruleset(ruleset, self.setup.clone()).map_err(RecordError::Setup)
    }

    /// Returns the entries that are not undone, with their indices in the log. Undos themselves are omitted.
    fn kept_entries(&self) -> impl Iterator<Item = (usize, Entry)> {
        let mut way: Vec<(usize, Entry)> = Vec::with_capacity(self.log.len());
        for (place, entry) in self.log.iter().copied().enumerate() {
            match entry {
                Entry::Undo(from) => way.retain(|(at, _)| (*at as u64) < u64::from(from)),
                _ => way.push((place, entry)),
            }
        }
        way.into_iter()
    }

    /// Replays the game without what was undone, and calls `watch` with the events and the game after each entry.
    pub fn replay_with(&self, mut watch: impl FnMut(&Entry, &[Event], &Game)) -> Result<Game, RecordError> {
        let mut game = self.initial_game()?;
        let mut events = Vec::new();
        for (index, entry) in self.kept_entries() {
            events.clear();
            game.enter(entry, &mut events).map_err(|error| RecordError::Entry { entry: index + 1, error })?;
            watch(&entry, &events, &game);
        }
        Ok(game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expansions::{Expansion, ExpansionDrawOutcome, hills_and_sheep};
    use crate::input::DrawOutcome;
    use crate::view::View;

    /// Plays a game with a fixed sequence of answers and outcomes, until a tile is under a hill.
    fn with_hidden_tile() -> (Record, Game) {
        let mut setup = Setup::base(2);
        setup.expansions.set(Expansion::HillsAndSheep, true);
        let (mut record, mut game) = (Record::new(setup.clone()), Game::new(setup).unwrap());
        let mut number = 7_usize;
        while View::of(&game).expansions.hills_and_sheep.is_none_or(|sheep| sheep.under_hills == 0) {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let entry = match game.outcome_count() {
                0 => Entry::Act(game.legal_actions()[(number >> 33) % game.legal_actions().len()]),
                n => Entry::Draw(game.outcome((number >> 33) % n).unwrap()),
            };
            game.enter(entry, &mut Vec::new()).unwrap();
            record.log.push(entry);
        }
        (record, game)
    }

    #[test]
    fn an_unfinished_record_hides_the_tiles_under_hills() {
        let (record, game) = with_hidden_tile();
        let public = record.clone().public().unwrap();
        assert_eq!(View::of(&public.replay().unwrap()), View::of(&game));
        // The public record must not depend on which of the unseen tiles is under the hill.
        for (shape, _) in View::of(&game).unseen {
            let mut other = record.clone();
            for entry in &mut other.log {
                if let Entry::Draw(DrawOutcome::Expansion(ExpansionDrawOutcome::HillsAndSheep(
                    hills_and_sheep::DrawOutcome::UnderTile(under),
                ))) = entry
                {
                    *under = shape;
                }
            }
            assert_eq!(other.public().unwrap(), public);
        }
    }
}
