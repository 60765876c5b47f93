//! The private information of one seat.

use serde::Serialize;

use super::expansions::PrivateState;
use crate::{Game, Seat};

/// The information that only one seat has, in addition to the public [`View`](super::View).
///
/// It is sent only in private responses to the player, and in requests to an engine that plays the seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PrivateView {
    /// The seat that has this information.
    pub seat: Seat,
    /// The seat's knowledge about each expansion in play, such as the kinds of its gifts.
    pub expansions: PrivateState,
}

impl PrivateView {
    /// Returns the private information that a seat has about a game.
    pub fn of(game: &Game, seat: Seat) -> PrivateView {
        PrivateView { seat, expansions: PrivateState::of(game, seat) }
    }
}
