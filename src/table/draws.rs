//! Outcomes of draws. A new draw takes the outcome for its number. A draw after an undo repeats the undone outcome.
//!
//! The outcome of a draw never changes. If the move before it is undone, the outcome is kept as pending. The next draw
//! that can have this outcome gets it again and uses no new number. So undoing a move never leads to a different tile.

use std::num::NonZeroU32;

use bergerie_rules::{DrawOutcome, Game};

use super::fair::Seed;

/// The draws of a game so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draws {
    /// The number of new outcomes so far. It is also the number of the next new draw.
    made: u32,
    /// The undone outcomes, in the order in which they were first drawn.
    pending: Vec<DrawOutcome>,
}

impl Draws {
    /// Returns the outcome of the draw that the game waits for, or `None` if it does not wait for a draw.
    pub(super) fn due_outcome(&self, seed: Seed, game: &Game) -> Option<DrawOutcome> {
        let outcomes = outcomes(game)?;
        match self.again(game) {
            Some((_, drawn)) => Some(drawn),
            None => game.outcome(seed.draw(self.made, outcomes) as usize),
        }
    }

    /// Records that the game has used the outcome returned by [`due_outcome`](Draws::due_outcome).
    pub(super) fn draw(&mut self, game: &Game) {
        match self.again(game) {
            Some((place, _)) => drop(self.pending.remove(place)),
            None => self.made += 1,
        }
    }

    /// Puts the outcomes of undone draws in front of the pending ones, so that the next draws have them again.
    pub(super) fn return_outcomes(&mut self, drawn: impl IntoIterator<Item = DrawOutcome>) {
        self.pending.splice(0..0, drawn);
    }

    /// Returns the first pending outcome that the next draw can have, with its index. Returns `None` if it can have
    /// none of them.
    fn again(&self, game: &Game) -> Option<(usize, DrawOutcome)> {
        let can = |drawn: DrawOutcome| (0..game.outcome_count()).any(|number| game.outcome(number) == Some(drawn));
        self.pending.iter().copied().enumerate().find(|&(_, drawn)| can(drawn))
    }
}

/// Returns the number of possible outcomes of the draw that the game waits for, or `None` if it does not wait for a draw.
fn outcomes(game: &Game) -> Option<NonZeroU32> {
    u32::try_from(game.outcome_count()).ok().and_then(NonZeroU32::new)
}
