//! Announcements: posts about events other than moves, such as reminders, absences and votes.

use serde::{Deserialize, Serialize};

use bergerie_rules::Seat;

use super::{MotionId, UserId};

/// A post about an event other than a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Announcement {
    /// A player's answer is due soon.
    Reminder {
        seat: Seat,
        /// The deadline, in Unix seconds.
        due: i64,
        /// The number of the pending decision.
        decision: u32,
    },
    /// A player is away until a time.
    Away {
        seat: Seat,
        /// The announced return, in Unix seconds.
        until: i64,
    },
    /// A player has returned before the announced time.
    Back { seat: Seat },
    /// A vote has started.
    Motion { motion: MotionId },
    /// A user took over a player's seat.
    Replaced { seat: Seat, before: UserId, after: UserId },
    /// A program has failed to make its move for the first time. A bot has made the move instead.
    EngineFailed {
        seat: Seat,
        /// Whether the host no longer offers the program.
        is_gone: bool,
    },
    /// A program has failed several times in a row, so a bot makes its moves for a while.
    EngineSuspended { seat: Seat },
    /// A player left permanently, and a bot plays the seat.
    Left { seat: Seat },
    /// A player accepts no direct messages from the bot, which has stopped sending them.
    NoDirectMessages { seat: Seat },
    /// A table has been waiting for long, so its players are asked whether they still want to play.
    StillIn,
    /// A duel ends before it is decided, because a player's data was erased.
    DuelEnded,
    /// The pinned status message.
    Status,
}
