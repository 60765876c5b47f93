//! Private information of one seat.

use serde::Serialize;

use super::expansions::OwnParts;
use super::game::Game;
use super::seat::Seat;

/// The information that one seat has beyond the [`View`](super::View). It is private to that player: it is not part of a
/// view, and appears only in private responses and in the requests to an engine that plays the seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Own {
    /// The seat.
    pub seat: Seat,
    /// The information by expansion.
    pub expansions: OwnParts,
}

impl Own {
    /// Returns the private information of a seat.
    pub fn of(game: &Game, seat: Seat) -> Own {
        Own { seat, expansions: OwnParts::of(game, seat) }
    }
}
