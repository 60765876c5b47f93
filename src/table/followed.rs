//! A log that is played again from its beginning, with what it takes back.

use crate::rules::record::{Entry, EntryFault, ReplayFault};
use crate::rules::{Event, Game, Record};

use super::draws::Draws;

/// A game as it is after a log, with the way that led to it and the draws that were made.
#[derive(Clone)]
pub(super) struct Followed {
    pub course: Course,
    pub draws: Draws,
}

pub(super) use crate::rules::course::Course;

impl Followed {
    /// From a game before the first entry of its log.
    pub fn new(opening: Game) -> Followed {
        Followed { course: Course::new(opening), draws: Draws::default() }
    }

    /// After a log.
    ///
    /// # Errors
    /// What keeps it from being replayed.
    pub fn log(record: &Record) -> Result<Followed, ReplayFault> {
        let mut followed = Followed::new(record.opening()?);
        let mut events = Vec::new();
        for (entry, made) in (1..).zip(&record.log) {
            events.clear();
            followed.enter(*made, &mut events).map_err(|fault| ReplayFault::Entry { entry, fault })?;
        }
        Ok(followed)
    }

    /// Goes on by an entry.
    ///
    /// # Errors
    /// Why it is not legal now. Nothing has changed.
    pub fn enter(&mut self, entry: Entry, events: &mut Vec<Event>) -> Result<(), EntryFault> {
        let mut draws = self.draws.clone();
        match entry {
            Entry::Draw(_) => draws.draw(self.course.game()),
            Entry::Undo(place) => draws.take_back(self.course.drawn_since(place)),
            Entry::Act(_) | Entry::Resign(_) => {}
        }
        self.course.enter(entry, events)?;
        self.draws = draws;
        Ok(())
    }
}
