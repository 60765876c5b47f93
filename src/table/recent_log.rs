//! The latest entries of a log with their events. Most posts are composed from them, so that the log need not be replayed.

use std::collections::VecDeque;
use std::sync::Arc;

use bergerie_rules::{Action, DrawOutcome, Entry, Event, Game, Seat};

/// The events since a player's last turn.
#[derive(Clone, Debug, Default)]
pub struct RecentEvents {
    /// The log position before the first event.
    pub from: u32,
    /// The events, in order.
    pub events: Vec<Event>,
}

/// A log entry and its events. An entry that was undone has neither a player nor events.
#[derive(Clone, Default)]
pub(super) struct LoggedEvents {
    /// The player who made the decision, or `None` for the draw of a tile.
    pub by: Option<Seat>,
    /// The answer, with the number of its decision. `None` for entries that are not answers.
    pub answer: Option<(u32, Action)>,
    pub events: Vec<Event>,
}

impl LoggedEvents {
    /// Describes an entry before it is applied to `game`, without its events.
    pub fn before(game: &Game, entry: Entry) -> LoggedEvents {
        let by = match entry {
            Entry::Act(_) => game.decision().map(|decision| decision.seat),
            Entry::Resign(seat) => Some(seat),
            // A draw of an expansion belongs to the move of the active player.
            Entry::Draw(DrawOutcome::Expansion(_)) => Some(game.active()),
            Entry::Draw(_) | Entry::Undo(_) => None,
        };
        let answer = match entry {
            Entry::Act(action) => game.decision().map(|decision| (decision.number, action)),
            Entry::Resign(_) | Entry::Draw(_) | Entry::Undo(_) => None,
        };
        LoggedEvents { by, answer, events: Vec::new() }
    }
}

/// The latest entries of a log, in order.
#[derive(Clone)]
pub(super) struct RecentLog {
    /// The log position of the first entry.
    from: u32,
    entries: VecDeque<Arc<LoggedEvents>>,
    /// The maximum number of entries.
    most: usize,
}

impl Default for RecentLog {
    fn default() -> RecentLog {
        /// Two rounds of six players in most games.
        const MAX: usize = 48;
        RecentLog { from: 0, entries: VecDeque::new(), most: MAX }
    }
}

impl RecentLog {
    /// Creates an empty log that will contain all entries.
    pub fn unlimited() -> RecentLog {
        RecentLog { most: usize::MAX, ..RecentLog::default() }
    }

    /// Adds an entry that was applied to the game.
    pub fn add(&mut self, entry: Entry, mut logged: LoggedEvents, events: &[Event]) {
        if let Entry::Undo(place) = entry {
            let kept = place.saturating_sub(self.from) as usize;
            self.entries.iter_mut().skip(kept).for_each(|undone| *undone = Arc::default());
            logged.by = events.iter().find_map(|event| match event {
                Event::TakenBack { seat } => Some(*seat),
                _ => None,
            });
        }
        logged.events = events.to_vec();
        if self.entries.len() >= self.most {
            self.entries.pop_front();
            self.from += 1;
        }
        self.entries.push_back(Arc::new(logged));
    }

    /// Returns whether the entries from a log position on are included.
    pub fn reaches(&self, position: u32) -> bool {
        position >= self.from
    }

    /// Returns the entries from a log position on. Returns `None` if the first of them are no longer included.
    pub fn after(&self, position: u32) -> Option<impl Iterator<Item = &LoggedEvents>> {
        let skipped = position.checked_sub(self.from)? as usize;
        Some(self.entries.iter().skip(skipped).map(|logged| &**logged))
    }

    /// Returns the events after a seat's last entry. During the seat's own turn, returns those after its last entry before the turn.
    /// Returns `None` if the log does not reach back to that entry.
    pub fn since(&self, seat: Seat) -> Option<RecentEvents> {
        let is_whole = self.from == 0;
        let turn = |logged: &LoggedEvents| logged.events.iter().rev().find_map(seat_of_turn);
        let begun = self.entries.iter().enumerate().rev().find_map(|(index, logged)| Some((index, turn(logged)?)));
        let to = match begun {
            Some((index, whose)) if whose == seat => index + 1,
            Some(_) => self.entries.len(),
            None => Some(self.entries.len()).filter(|_| is_whole)?,
        };
        let own = self.entries.iter().take(to).rposition(|logged| logged.by == Some(seat));
        let from = own.map(|own| own + 1).or(Some(0).filter(|_| is_whole))?;
        let events = self.entries.iter().take(to).skip(from).flat_map(|logged| logged.events.iter().cloned()).collect();
        Some(RecentEvents { from: self.from + from as u32, events })
    }
}

fn seat_of_turn(event: &Event) -> Option<Seat> {
    if let Event::Turn { seat } = event { Some(*seat) } else { None }
}
