//! The information that one seat has about a game, and games that agree with it.

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use bergerie_rules::{Game, Seat};

/// A game from the point of view of one seat. The real game is private to this type: callers get copies with sampled secrets.
pub struct KnownGame<'a> {
    game: &'a Game,
    /// The seat whose point of view is used.
    pub seat: Seat,
    /// The random generator that samples hidden information.
    pub rng: SmallRng,
}

impl<'a> KnownGame<'a> {
    /// Restricts a game to the knowledge of a seat. `seed` determines all random samples.
    pub fn new(game: &'a Game, seat: Seat, seed: u64) -> KnownGame<'a> {
        KnownGame { game, seat, rng: SmallRng::seed_from_u64(seed) }
    }

    /// Returns a game that agrees with the seat's knowledge, with newly sampled hidden information.
    pub fn sample(&mut self) -> Game {
        self.game.resampled(self.seat, &mut |count| self.rng.random_range(0..count.max(1)))
    }

    /// Returns a game that agrees with the seat's knowledge, sampled with the given random generator.
    pub fn sample_with(&self, rng: &mut SmallRng) -> Game {
        self.game.resampled(self.seat, &mut |count| rng.random_range(0..count.max(1)))
    }
}
