//! Transitions of a game: answers and draws, with the log entries that record them.

use std::sync::Arc;

use bergerie_rules::replay::EntryError;
use bergerie_rules::{Action, Entry, Event, Game, RecordError, Refusal, Seat};
use bergerie_store::{NewEntry, SubstitutionReason};

use super::draws::Draws;
use super::fair::Seed;
use super::recent_log::{LoggedEvents, RecentLog};
use super::replayed_game::ReplayedGame;
use super::snapshot::Play;

/// The uncommitted state of a game after new log entries.
pub(super) struct Transition {
    pub game: Game,
    pub entries: Vec<NewEntry>,
    pub events: Vec<Event>,
    /// All draws of the game, including those of this transition.
    pub draws: Draws,
    /// The latest entries of the game's log, including those of this transition.
    pub recent: RecentLog,
    /// The length of the log before the transition.
    pub from: u32,
    /// The player whose turn it was before the transition.
    pub active: Seat,
}

impl Transition {
    /// Creates a transition from the current state of a game, without new entries.
    pub(super) fn from(play: &Play) -> Transition {
        Transition::begin(Game::clone(&play.game), play.length, play.draws.clone(), play.recent.clone())
    }

    /// Creates a transition that undoes everything from the answer at a log position on.
    pub(super) fn undoing(mut replayed: ReplayedGame, place: u32) -> Result<Transition, EntryError> {
        let (from, entry) = (replayed.replay.length(), Entry::Undo(place));
        let mut events = Vec::new();
        replayed.enter(entry, &mut events)?;
        let mut transition = Transition::begin(replayed.replay.into_game(), from, replayed.draws, replayed.recent);
        transition.entries.push(NewEntry { entry, decision: None, substitution: None });
        transition.events = events;
        Ok(transition)
    }

    /// Creates a transition from a game that has no log entries yet.
    pub(super) fn before_first_entry(game: Game) -> Transition {
        Transition::begin(game, 0, Draws::default(), RecentLog::default())
    }

    fn begin(game: Game, from: u32, draws: Draws, recent: RecentLog) -> Transition {
        let active = game.active();
        Transition { game, entries: Vec::new(), events: Vec::new(), draws, recent, from, active }
    }

    /// Returns the events of the transition and the game after them.
    pub(super) fn finish(self) -> (Vec<Event>, Play) {
        let length = self.final_length();
        (self.events, Play { game: Arc::new(self.game), length, draws: self.draws, recent: self.recent })
    }

    /// Returns the length of the log after the transition.
    pub(super) fn final_length(&self) -> u32 {
        // The cast does not overflow, because a log is far shorter than 2³² entries.
        self.from + self.entries.len() as u32
    }

    /// Applies a player's answer. A refused answer changes nothing. `substitution` is the reason why the player has not given the
    /// answer, or `None` if they have.
    pub(super) fn decide(&mut self, entry: Entry, substitution: Option<SubstitutionReason>) -> Result<(), Refusal> {
        self.enter(entry, substitution).map_err(|error| match error {
            EntryError::Refused(refusal) => refusal,
            EntryError::Drawn(_) | EntryError::Undo(_) => Refusal::NotOffered,
        })
    }

    /// Applies an answer for an absent player.
    pub(super) fn answer_by_proxy(&mut self, action: Action) -> Result<(), RecordError> {
        let entry = self.final_length() as usize + 1;
        self.enter(Entry::Act(action), None).map_err(|error| RecordError::Entry { entry, error })
    }

    /// Applies an answer that the player did not give. `substitution` is the reason.
    pub(super) fn answer_for(&mut self, action: Action, substitution: SubstitutionReason) -> Result<(), RecordError> {
        let entry = self.final_length() as usize + 1;
        self.enter(Entry::Act(action), Some(substitution)).map_err(|error| RecordError::Entry { entry, error })
    }

    /// Makes draws until a player must decide or the game is over.
    pub(super) fn draw(&mut self, seed: Seed) -> Result<(), RecordError> {
        while self.draw_once(seed)? {}
        Ok(())
    }

    /// Makes one draw if the game waits for one. Returns whether it did.
    fn draw_once(&mut self, seed: Seed) -> Result<bool, RecordError> {
        let Some(drawn) = self.draws.due_outcome(seed, &self.game) else { return Ok(false) };
        self.draws.draw(&self.game);
        let entry = self.final_length() as usize + 1;
        self.enter(Entry::Draw(drawn), None).map_err(|error| RecordError::Entry { entry, error })?;
        Ok(true)
    }

    /// Makes draws that stay hidden, as long as the same player has the next decision.
    pub(super) fn draw_unseen(&mut self, seed: Seed) -> Result<(), RecordError> {
        while self.game.awaits_hidden_draw() && self.draw_once(seed)? {}
        Ok(())
    }

    fn enter(&mut self, entry: Entry, substitution: Option<SubstitutionReason>) -> Result<(), EntryError> {
        let decision = match entry {
            Entry::Act(_) => self.game.decision().map(|decision| decision.number),
            Entry::Draw(_) | Entry::Resign(_) | Entry::Undo(_) => None,
        };
        let (logged, before) = (LoggedEvents::before(&self.game, entry), self.events.len());
        self.game.enter(entry, &mut self.events)?;
        self.recent.add(entry, logged, &self.events[before..]);
        self.entries.push(NewEntry { entry, decision, substitution });
        Ok(())
    }
}
