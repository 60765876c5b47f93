//! Announcements: posts other than moves, such as reminders, absences and votes.

use serde::{Deserialize, Serialize};

use crate::rules::seat::Seat;

use super::{MotionId, UserId};

/// A post about something other than a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Announcement {
    /// A player's answer is due soon.
    Reminder {
        /// The player's seat.
        seat: Seat,
        /// The deadline, in Unix seconds.
        due: i64,
        /// The pending decision.
        decision: u32,
    },
    /// A player is away for a while.
    Away {
        /// The player's seat.
        seat: Seat,
        /// The announced return, in Unix seconds.
        until: i64,
    },
    /// A player is back before the announced return.
    Back {
        /// The player's seat.
        seat: Seat,
    },
    /// A vote began.
    Motion {
        /// The vote.
        motion: MotionId,
    },
    /// A user took over a player's seat.
    Replaced {
        /// The seat.
        seat: Seat,
        /// The previous player.
        before: UserId,
        /// The new player.
        after: UserId,
    },
    /// A player has left for good, and the bot plays on.
    Left {
        /// The seat.
        seat: Seat,
    },
    /// The pinned status message.
    Status,
}
