//! Replay of a log that may contain undos.

use crate::rules::record::{Entry, EntryError, RecordError};
use crate::rules::{Event, Game, Record};

use super::draws::Draws;

/// A game replayed from its log, with the log's course and the draws made.
#[derive(Clone)]
pub(super) struct ReplayedGame {
    pub course: Course,
    pub draws: Draws,
}

pub(super) use crate::rules::course::Course;

impl ReplayedGame {
    /// Starts with a game that has no log entries.
    pub fn new(opening: Game) -> ReplayedGame {
        ReplayedGame { course: Course::new(opening), draws: Draws::default() }
    }

    /// Replays a whole log.
    pub fn log(record: &Record) -> Result<ReplayedGame, RecordError> {
        let mut replayed = ReplayedGame::new(record.opening()?);
        let mut events = Vec::new();
        for (entry, made) in (1..).zip(&record.log) {
            events.clear();
            replayed.enter(*made, &mut events).map_err(|error| RecordError::Entry { entry, error })?;
        }
        Ok(replayed)
    }

    /// Applies a log entry. If the entry is not legal, changes nothing and returns an error.
    pub fn enter(&mut self, entry: Entry, events: &mut Vec<Event>) -> Result<(), EntryError> {
        let mut draws = self.draws.clone();
        match entry {
            Entry::Draw(_) => draws.draw(self.course.game()),
            Entry::Undo(place) => draws.return_outcomes(self.course.drawn_since(place)),
            Entry::Act(_) | Entry::Resign(_) => {}
        }
        self.course.enter(entry, events)?;
        self.draws = draws;
        Ok(())
    }
}
