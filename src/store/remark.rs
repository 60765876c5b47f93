//! What is said beside the game: reminders, absences, what a table decides together.

use serde::{Deserialize, Serialize};

use crate::rules::seat::Seat;

use super::{MotionId, PersonId};

/// Something that a table has to say beside its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Remark {
    /// An answer is due soon.
    Reminder {
        /// Whose.
        seat: Seat,
        /// By when, in seconds since 1970.
        due: i64,
        /// The decision that waits for it.
        decision: u32,
    },
    /// Somebody is away for a while.
    Away {
        /// Who.
        seat: Seat,
        /// Until when, in seconds since 1970.
        until: i64,
    },
    /// Somebody is back before that.
    Back {
        /// Who.
        seat: Seat,
    },
    /// The table has something to decide together.
    Motion {
        /// What.
        motion: MotionId,
    },
    /// Somebody has taken somebody else's seat.
    Replaced {
        /// Which seat.
        seat: Seat,
        /// Who had it.
        before: PersonId,
        /// Who has it now.
        after: PersonId,
    },
    /// The message that stays pinned, and says how the table stands.
    Status,
}
