//! What one player alone may know of a game.

use super::expansions::OwnParts;
use super::game::Game;
use super::seat::Seat;

/// What one seat may see of a game beside the [`View`](super::View) that everybody has. It is for the eyes of that player: it
/// is no part of a view, cannot be written out, and goes only into answers that nobody else sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Own {
    /// Whose it is.
    pub seat: Seat,
    /// What it is, by expansion.
    pub expansions: OwnParts,
}

impl Own {
    /// What this seat may see.
    pub fn of(game: &Game, seat: Seat) -> Own {
        Own { seat, expansions: OwnParts::of(game, seat) }
    }
}
