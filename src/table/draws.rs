//! Outcomes of draws: from the number of the draw, or as drawn before an undo.
//!
//! A draw is made once. If the move before it is undone, its outcome is pending: the next draw that can have it gets it
//! again and uses no new number. So undoing a move never changes a tile.

use std::num::NonZeroU32;

use crate::rules::{Drawn, Game};

use super::fair::Seed;

/// The draws of a game so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draws {
    /// Number of draws made.
    made: u32,
    /// Outcomes that were undone, in order.
    pending: Vec<Drawn>,
}

impl Draws {
    /// Returns the next outcome, if the game waits for a draw.
    pub(super) fn due(&self, seed: Seed, game: &Game) -> Option<Drawn> {
        let outcomes = outcomes(game)?;
        match self.again(game) {
            Some((_, drawn)) => Some(drawn),
            None => game.outcome(seed.draw(self.made, outcomes) as usize),
        }
    }

    /// Records that the game draws the outcome that is due.
    pub(super) fn draw(&mut self, game: &Game) {
        match self.again(game) {
            Some((place, _)) => drop(self.pending.remove(place)),
            None => self.made += 1,
        }
    }

    /// Records that outcomes were undone.
    pub(super) fn return_outcomes(&mut self, drawn: impl IntoIterator<Item = Drawn>) {
        self.pending.splice(0..0, drawn);
    }

    /// Returns the first undone outcome that the game can draw now.
    fn again(&self, game: &Game) -> Option<(usize, Drawn)> {
        let can = |drawn: Drawn| (0..game.outcomes()).any(|number| game.outcome(number) == Some(drawn));
        self.pending.iter().copied().enumerate().find(|&(_, drawn)| can(drawn))
    }
}

/// Returns the number of outcomes of the draw that a game waits for.
fn outcomes(game: &Game) -> Option<NonZeroU32> {
    u32::try_from(game.outcomes()).ok().and_then(NonZeroU32::new)
}
