//! What one player alone may know of a game.

use super::expansions::the_gifts::Card;
use super::game::Game;
use super::seat::Seat;

/// What one seat may see of a game beside the [`View`](super::View) that everybody has. It is for the eyes of that player: it
/// is no part of a view, cannot be written out, and goes only into answers that nobody else sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Own {
    /// Whose it is.
    pub seat: Seat,
    /// The unopened gifts, in the order in which they came.
    pub gifts: Vec<Card>,
    /// Gifts that the player has not looked at either: those that would come with answers that are only tried out.
    pub face_down: usize,
}

impl Own {
    /// What this seat may see.
    pub fn of(game: &Game, seat: Seat) -> Own {
        let hand = game.states().the_gifts.as_ref().map(|state| state.hand(seat));
        Own {
            seat,
            gifts: hand.map_or_else(Vec::new, |hand| hand.cards.to_vec()),
            face_down: hand.map_or(0, |hand| usize::from(hand.face_down)),
        }
    }
}
