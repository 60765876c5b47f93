//! A seat's knowledge of a game, and possible games that agree with it.

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use bergerie_rules::Game;
use bergerie_rules::seat::Seat;

/// A game as one seat knows it. The real game is not accessible: callers get games in which all information hidden from
/// the seat is resampled.
pub struct Known<'a> {
    game: &'a Game,
    /// The seat.
    pub seat: Seat,
    /// The random generator for resampling.
    pub random: SmallRng,
}

impl<'a> Known<'a> {
    /// Restricts a game to a seat's knowledge.
    pub fn new(game: &'a Game, seat: Seat, seed: u64) -> Known<'a> {
        Known { game, seat, random: SmallRng::seed_from_u64(seed) }
    }

    /// Returns a possible game that agrees with the seat's knowledge.
    pub fn imagine(&mut self) -> Game {
        self.game.imagined(self.seat, &mut |count| self.random.random_range(0..count.max(1)))
    }

    /// Returns a possible game, with another random generator.
    pub fn imagine_by(&self, luck: &mut SmallRng) -> Game {
        self.game.imagined(self.seat, &mut |count| luck.random_range(0..count.max(1)))
    }
}
