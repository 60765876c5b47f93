//! Replay of a log that may contain undos.

use bergerie_rules::replay::{EntryError, Replay};
use bergerie_rules::{Entry, Event, Game, Record, RecordError};

use super::draws::Draws;
use super::recent_log::{LoggedEvents, RecentLog};

/// The replay of a log, with the draws made and the latest entries.
#[derive(Clone)]
pub(super) struct ReplayedGame {
    pub replay: Replay,
    pub draws: Draws,
    pub recent: RecentLog,
}

impl ReplayedGame {
    /// Starts with a game that has no log entries.
    pub fn new(opening: Game) -> ReplayedGame {
        ReplayedGame { replay: Replay::new(opening), draws: Draws::default(), recent: RecentLog::default() }
    }

    /// Replays a whole log.
    pub fn log(record: &Record) -> Result<ReplayedGame, RecordError> {
        let mut replayed = ReplayedGame::new(record.initial_game()?);
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
            Entry::Draw(_) => draws.draw(self.replay.game()),
            Entry::Undo(place) => draws.return_outcomes(self.replay.drawn_since(place)),
            Entry::Act(_) | Entry::Resign(_) => {}
        }
        let (logged, before) = (LoggedEvents::before(self.replay.game(), entry), events.len());
        self.replay.enter(entry, events)?;
        self.draws = draws;
        self.recent.add(entry, logged, &events[before..]);
        Ok(())
    }
}
