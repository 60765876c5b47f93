//! The seats at a table, in turn order.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A player's position in the turn order, counted from 0. It also determines the player's colour and symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The maximum number of players. No expansion adds a seventh.
    pub const MAX_COUNT: usize = 6;

    /// The first seat in the order of play. It does not necessarily take the first turn.
    pub const FIRST: Seat = Seat(0);

    /// Returns the seat with this number, counted from 0. Returns `None` if no table has that many seats.
    pub const fn new(number: usize) -> Option<Seat> {
        if number < Seat::MAX_COUNT { Some(Seat(number as u8)) } else { None }
    }

    /// Returns the seats of a table with this many players, in turn order.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..players.min(Seat::MAX_COUNT) as u8).map(Seat)
    }

    /// Returns the number of the seat, 0 to 5.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the next seat clockwise at a table with this many players.
    pub const fn after(self, players: usize) -> Seat {
        Seat(((self.0 as usize + 1) % if players == 0 { 1 } else { players }) as u8)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

/// The error for a number that is too large for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no seat {0}")]
pub struct InvalidSeat(pub u8);

impl TryFrom<u8> for Seat {
    type Error = InvalidSeat;

    fn try_from(number: u8) -> Result<Seat, InvalidSeat> {
        Seat::new(usize::from(number)).ok_or(InvalidSeat(number))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}
