//! Which outcome a draw has: that of its number, or what was drawn before and taken back.
//!
//! A draw is made once. If the move that led to it is taken back, its outcome is owed: the next draw that can have it has it
//! again, and needs no number of its own. So nobody gets another tile by taking back a move.

use crate::rules::{Drawn, Game};

use super::fair::Seed;
use super::transition::outcomes;

/// The draws of a game so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draws {
    /// How many numbers were used.
    made: u32,
    /// What was drawn and taken back, in the order in which it came.
    owed: Vec<Drawn>,
}

impl Draws {
    /// What a game draws now, if it waits for a draw.
    pub(super) fn due(&self, seed: Seed, game: &Game) -> Option<Drawn> {
        let outcomes = outcomes(game)?;
        match self.again(game) {
            Some((_, drawn)) => Some(drawn),
            None => game.outcome(seed.draw(self.made, outcomes) as usize),
        }
    }

    /// Notes that a game draws. What it is does not matter: it is what is due.
    pub(super) fn draw(&mut self, game: &Game) {
        match self.again(game) {
            Some((place, _)) => drop(self.owed.remove(place)),
            None => self.made += 1,
        }
    }

    /// Notes that outcomes were taken back.
    pub(super) fn take_back(&mut self, drawn: impl IntoIterator<Item = Drawn>) {
        self.owed.splice(0..0, drawn);
    }

    /// The first outcome that is owed and that a game can draw now.
    fn again(&self, game: &Game) -> Option<(usize, Drawn)> {
        let can = |drawn: Drawn| (0..game.outcomes()).any(|number| game.outcome(number) == Some(drawn));
        self.owed.iter().copied().enumerate().find(|&(_, drawn)| can(drawn))
    }
}
