//! Votes of tables.

use bergerie_rules::Seat;

use super::{MotionId, ReadTransaction, Row, StoreError, TableId, UserId, WriteTransaction, text_enum};

text_enum! {
    /// The subject that a vote decides about.
    MotionKind {
        /// A player wants to undo a move.
        Undo = "undo",
        /// A player has missed the deadline.
        Absence = "absence",
        /// A user wants to take over a player's seat.
        Replacement = "replacement",
        /// The seat of an absent player is offered to other users.
        Offer = "offer",
    }
}

text_enum! {
    /// The choice of a player in a vote.
    Vote {
        /// Agree to the request.
        Yes = "yes",
        /// Refuse the request.
        No = "no",
        /// Wait for the absent player once more.
        Wait = "wait",
        /// Continue with a default move for the absent player.
        Skip = "skip",
        /// Let the bot make this move for the absent player.
        BotOnce = "bot_once",
        /// Let the bot play for the absent player until they return.
        Bot = "bot",
        /// Give the seat to another user.
        Replace = "replace",
        /// Let the absent player resign.
        Resign = "resign",
    }
}

text_enum! {
    /// The result with which a vote ended.
    MotionOutcome {
        /// The vote lapsed, because the game went on or another vote began.
        Lapsed = "lapsed",
        /// The request was refused.
        Refused = "refused",
        /// All players agreed.
        Agreed = "agreed",
        /// The table waits once more for the absent player.
        Wait = "wait",
        /// A default move was made for the absent player.
        Skip = "skip",
        /// A bot plays the seat for one turn.
        BotOnce = "bot_once",
        /// A bot plays the seat until its player returns.
        Bot = "bot",
        /// The seat is offered to other users.
        Replace = "replace",
        /// The absent player has resigned.
        Resign = "resign",
    }
}

/// A vote of a table, open or closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Motion {
    /// The number of the vote, which is unique in the database.
    pub id: MotionId,
    /// The table whose players vote.
    pub table: TableId,
    /// The question about which the players vote.
    pub kind: MotionKind,
    /// The seat that the vote is about: that of the player who asked, is late, or may be replaced.
    pub seat: Seat,
    /// The user who would take over the seat. `None` unless the vote is about a replacement.
    pub user: Option<UserId>,
    /// The log position to which an undo would return. `None` unless the vote is about an undo.
    pub position: Option<u32>,
    pub length: u32,
    /// The outcome, or `None` while the vote is open.
    pub outcome: Option<MotionOutcome>,
    /// The votes cast so far.
    pub votes: Vec<(UserId, Vote)>,
}

/// A vote to start, with the fields of its [`Motion`].
#[derive(Clone, Copy, Debug)]
pub struct NewMotion {
    pub kind: MotionKind,
    pub seat: Seat,
    pub user: Option<UserId>,
    pub position: Option<u32>,
    pub length: u32,
}

const SELECT: &str = "SELECT id, table_id, kind, seat, user_id, position, length, outcome FROM motions";

fn read_motion(row: &Row) -> Result<Motion, StoreError> {
    Ok(Motion {
        id: row.get(0)?,
        table: row.get(1)?,
        kind: row.get(2)?,
        seat: row.get(3)?,
        user: row.get(4)?,
        position: row.get(5)?,
        length: row.get(6)?,
        outcome: row.get(7)?,
        votes: Vec::new(),
    })
}

impl ReadTransaction<'_> {
    pub fn motion(&self, motion: MotionId) -> Result<Option<Motion>, StoreError> {
        self.one_motion("WHERE id = ?1", motion.0)
    }

    pub fn open_motion(&self, table: TableId) -> Result<Option<Motion>, StoreError> {
        self.one_motion("WHERE table_id = ?1 AND outcome IS NULL", table.0)
    }

    /// Returns the most recent vote of a table, open or closed. Returns `None` if the table has had no vote.
    pub fn last_motion(&self, table: TableId) -> Result<Option<Motion>, StoreError> {
        self.one_motion("WHERE table_id = ?1 ORDER BY id DESC LIMIT 1", table.0)
    }

    /// Returns the vote before this one at the same table, or `None` if this one is the first.
    pub fn motion_before(&self, motion: MotionId) -> Result<Option<Motion>, StoreError> {
        let same = "table_id = (SELECT table_id FROM motions WHERE id = ?1)";
        self.one_motion(&format!("WHERE id < ?1 AND {same} ORDER BY id DESC LIMIT 1"), motion.0)
    }

    /// Returns the outcome of the last closed vote about a player's absence, or `None` if there has been none.
    pub fn last_absence(&self, table: TableId, seat: Seat) -> Result<Option<MotionOutcome>, StoreError> {
        let sql = "SELECT outcome FROM motions
                   WHERE table_id = ?1 AND seat = ?2 AND kind = ?3 AND outcome IS NOT NULL ORDER BY id DESC LIMIT 1";
        self.query_first(sql, &[&table, &seat, &MotionKind::Absence], |row| row.get(0))
    }

    /// Returns whether there has been a vote about a player's absence.
    pub fn has_absence_vote(&self, table: TableId, seat: Seat) -> Result<bool, StoreError> {
        let sql = "SELECT EXISTS (SELECT 1 FROM motions WHERE table_id = ?1 AND seat = ?2 AND kind = ?3)";
        self.query_one(sql, &[&table, &seat, &MotionKind::Absence], |row| row.get(0))
    }

    fn one_motion(&self, which: &str, number: i64) -> Result<Option<Motion>, StoreError> {
        let Some(mut motion) = self.query_first(&format!("{SELECT} {which}"), &[&number], read_motion)? else {
            return Ok(None);
        };
        let sql = "SELECT user_id, vote FROM ballots WHERE motion = ?1 ORDER BY user_id";
        motion.votes = self.query_all(sql, &[&motion.id], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(Some(motion))
    }
}

impl WriteTransaction<'_> {
    /// Starts a vote. The table must not have an open vote.
    pub fn begin_motion(&self, table: TableId, motion: NewMotion) -> Result<MotionId, StoreError> {
        let NewMotion { kind, seat, user, position, length } = motion;
        let sql = "INSERT INTO motions (table_id, kind, seat, user_id, position, length)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6) RETURNING id";
        self.query_one(sql, &[&table, &kind, &seat, &user, &position, &length], |row| row.get(0))
    }

    /// Records a player's vote, which replaces the player's earlier one.
    pub fn cast_vote(&self, motion: MotionId, user: UserId, vote: Vote) -> Result<(), StoreError> {
        let sql = "INSERT INTO ballots (motion, user_id, vote) VALUES (?1, ?2, ?3)
                   ON CONFLICT (motion, user_id) DO UPDATE SET vote = excluded.vote";
        self.execute(sql, &[&motion, &user, &vote])
    }

    /// Closes a vote with an outcome. Does nothing if it is already closed.
    pub fn close_motion(&self, motion: MotionId, outcome: MotionOutcome) -> Result<(), StoreError> {
        let sql = "UPDATE motions SET outcome = ?2 WHERE id = ?1 AND outcome IS NULL";
        self.execute(sql, &[&motion, &outcome])
    }
}
