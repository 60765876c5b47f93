//! Announcements, which are posts about events other than moves, such as reminders, absences and votes.

use serde::{Deserialize, Serialize};

use crate::rules::seat::Seat;

use super::{MotionId, UserId};

/// A post about an event other than a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Announcement {
    /// A player's answer is due soon.
    Reminder {
        /// The seat of the player who must answer.
        seat: Seat,
        /// The deadline, in Unix seconds.
        due: i64,
        /// The number of the pending decision.
        decision: u32,
    },
    /// A player is away until a time.
    Away {
        /// The seat of the player who is away.
        seat: Seat,
        /// The announced return, in Unix seconds.
        until: i64,
    },
    /// A player is back before the announced return.
    Back {
        /// The seat of the player who is back.
        seat: Seat,
    },
    /// A vote has started.
    Motion {
        /// The number of the vote that has started.
        motion: MotionId,
    },
    /// A user has taken over a player's seat.
    Replaced {
        /// The seat that changed hands.
        seat: Seat,
        /// The player who had the seat before.
        before: UserId,
        /// The user who has taken over the seat.
        after: UserId,
    },
    /// A player has left permanently, and a bot plays on.
    Left {
        /// The seat that a bot plays from now on.
        seat: Seat,
    },
    /// The players of a table that has waited for long are asked whether they still want to play.
    StillIn,
    /// The pinned status message.
    Status,
}
