//! What a seat knows of a game, and games that could be the one it plays.

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use bergerie_rules::Game;
use bergerie_rules::seat::Seat;

/// A game as one seat knows it. The real one does not come out of here: whoever thinks gets games in which everything that
/// the seat may not know was drawn anew.
pub struct Known<'a> {
    game: &'a Game,
    /// Who thinks.
    pub seat: Seat,
    /// For all that is drawn in thought.
    pub random: SmallRng,
}

impl<'a> Known<'a> {
    /// What a seat knows of a game.
    pub fn new(game: &'a Game, seat: Seat, seed: u64) -> Known<'a> {
        Known { game, seat, random: SmallRng::seed_from_u64(seed) }
    }

    /// A game that could be the one that is played, as far as the seat can tell.
    pub fn imagine(&mut self) -> Game {
        self.game.imagined(self.seat, &mut |count| self.random.random_range(0..count.max(1)))
    }

    /// The same, drawn by somebody else's luck.
    pub fn imagine_by(&self, luck: &mut SmallRng) -> Game {
        self.game.imagined(self.seat, &mut |count| luck.random_range(0..count.max(1)))
    }
}
