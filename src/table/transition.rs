//! Moving a game on: answers and draws become a game after them and the entries of its log.

use std::num::NonZeroU32;
use std::sync::Arc;

use crate::rules::record::{Entry, EntryFault, ReplayFault};
use crate::rules::{Action, Event, Game, Refusal};
use crate::store::{Maker, NewEntry};

use super::draws::Draws;
use super::fair::Seed;
use super::followed::Followed;
use super::snapshot::Play;

/// A game that is moved on, and all that it took. Nothing of it is committed.
pub(super) struct Transition {
    pub game: Game,
    pub entries: Vec<NewEntry>,
    pub events: Vec<Event>,
    /// Draws of the whole game so far.
    pub draws: Draws,
    /// Entries that the log had before.
    pub from: u32,
}

impl Transition {
    /// From where a game stands.
    pub(super) fn from(play: &Play) -> Transition {
        Transition::begin(Game::clone(&play.game), play.length, play.draws.clone())
    }

    /// What takes a move back: all from the answer at a place in the log on.
    ///
    /// # Errors
    /// That there is no such answer.
    pub(super) fn taking_back(mut followed: Followed, place: u32) -> Result<Transition, EntryFault> {
        let (from, entry) = (followed.course.length(), Entry::Undo(place));
        let mut events = Vec::new();
        followed.enter(entry, &mut events)?;
        let mut transition = Transition::begin(followed.course.into_game(), from, followed.draws);
        transition.entries.push(NewEntry { entry, decision: None, made_by: None });
        transition.events = events;
        Ok(transition)
    }

    /// From the first moment of a game.
    pub(super) fn first(game: Game) -> Transition {
        Transition::begin(game, 0, Draws::default())
    }

    fn begin(game: Game, from: u32, draws: Draws) -> Transition {
        Transition { game, entries: Vec::new(), events: Vec::new(), draws, from }
    }

    /// What happened, and the game as it stands afterwards.
    pub(super) fn finish(self) -> (Vec<Event>, Play) {
        let length = self.to();
        (self.events, Play { game: Arc::new(self.game), length, draws: self.draws })
    }

    /// Entries that the log has afterwards.
    pub(super) fn to(&self) -> u32 {
        // A log is far shorter than 2³² entries.
        self.from + self.entries.len() as u32
    }

    /// Enters what somebody decided.
    ///
    /// # Errors
    /// Why it is refused; the transition is as it was.
    pub(super) fn decide(&mut self, entry: Entry) -> Result<(), Refusal> {
        self.enter(entry, None).map_err(|fault| match fault {
            EntryFault::Refused(refusal) => refusal,
            EntryFault::Drawn(_) | EntryFault::Undo(_) => Refusal::NotOffered,
        })
    }

    /// Enters what was decided for somebody who is not there.
    ///
    /// # Errors
    /// That the game refuses it: a fault of whoever decided.
    pub(super) fn answer_by_proxy(&mut self, action: Action) -> Result<(), ReplayFault> {
        let entry = self.to() as usize + 1;
        self.enter(Entry::Act(action), None).map_err(|fault| ReplayFault::Entry { entry, fault })
    }

    /// Enters what is answered for somebody, and why.
    ///
    /// # Errors
    /// That the game refuses it: a fault of whoever decided.
    pub(super) fn answer_for(&mut self, action: Action, made_by: Maker) -> Result<(), ReplayFault> {
        let entry = self.to() as usize + 1;
        self.enter(Entry::Act(action), Some(made_by)).map_err(|fault| ReplayFault::Entry { entry, fault })
    }

    /// Draws until somebody must choose or the game is over.
    ///
    /// # Errors
    /// That the game refuses what it offered: a fault of the rules.
    pub(super) fn draw(&mut self, seed: Seed) -> Result<(), ReplayFault> {
        while self.draw_once(seed)? {}
        Ok(())
    }

    /// Draws once, if the game waits for a draw. Whether it did.
    fn draw_once(&mut self, seed: Seed) -> Result<bool, ReplayFault> {
        let Some(drawn) = self.draws.due(seed, &self.game) else { return Ok(false) };
        self.draws.draw(&self.game);
        let entry = self.to() as usize + 1;
        self.enter(Entry::Draw(drawn), None).map_err(|fault| ReplayFault::Entry { entry, fault })?;
        Ok(true)
    }

    /// Draws what does not show: the same person can go on answering as if nothing had been drawn.
    ///
    /// # Errors
    /// As for [`draw`](Transition::draw).
    pub(super) fn draw_unseen(&mut self, seed: Seed) -> Result<(), ReplayFault> {
        while self.game.draws_unseen() && self.draw_once(seed)? {}
        Ok(())
    }

    /// Goes on past what [`draw_unseen`](Transition::draw_unseen) would draw. What that is, stays open.
    pub(super) fn skip_unseen(&mut self) {
        self.game.skip_unseen(&mut self.events);
    }

    fn enter(&mut self, entry: Entry, made_by: Option<Maker>) -> Result<(), EntryFault> {
        let decision = match entry {
            Entry::Act(_) => self.game.decision().map(|decision| decision.number),
            Entry::Draw(_) | Entry::Resign(_) | Entry::Undo(_) => None,
        };
        self.game.enter(entry, &mut self.events)?;
        self.entries.push(NewEntry { entry, decision, made_by });
        Ok(())
    }
}

/// How many outcomes the draw has that a game waits for, if it waits for one.
pub(super) fn outcomes(game: &Game) -> Option<NonZeroU32> {
    u32::try_from(game.outcomes()).ok().and_then(NonZeroU32::new)
}
