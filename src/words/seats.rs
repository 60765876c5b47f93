//! Names of seats: marks and colours.

use crate::rules::seat::Seat;

use super::Words;

/// Returns the character for a seat's mark, which is drawn on the figures of the seat.
pub(crate) const fn mark(seat: Seat) -> &'static str {
    const MARKS: [&str; Seat::MOST] = ["□", "✚", "▲", "‖", "⌛", "☾"];
    MARKS[seat.index()]
}

impl Words {
    /// Names a seat's colour.
    pub(crate) fn colour(self, seat: Seat) -> String {
        match seat.index() {
            0 => self.colour_red(),
            1 => self.colour_blue(),
            2 => self.colour_yellow(),
            3 => self.colour_black(),
            4 => self.colour_white(),
            _ => self.colour_violet(),
        }
    }

    /// Names a seat's mark in words, for texts that screen readers read aloud.
    pub(crate) fn mark_name(self, seat: Seat) -> String {
        match seat.index() {
            0 => self.mark_square(),
            1 => self.mark_plus(),
            2 => self.mark_triangle(),
            3 => self.mark_bars(),
            4 => self.mark_hourglass(),
            _ => self.mark_crescent(),
        }
    }
}
