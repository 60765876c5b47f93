//! What tables decide together.

use crate::rules::seat::Seat;

use super::rows::text_enum;
use super::sql::Row;
use super::{MotionId, PersonId, Reading, StoreError, TableId, Writing};

text_enum! {
    /// What is decided.
    MotionKind {
        /// Whether somebody may take a move back.
        Undo = "undo",
        /// What becomes of somebody whose time is up.
        Absence = "absence",
        /// Whether somebody takes somebody else's seat.
        Replace = "replace",
        /// Who takes the seat of somebody for whom nobody waits any longer.
        Offer = "offer",
    }
}

text_enum! {
    /// What somebody is for.
    Vote {
        /// Yes.
        Yes = "yes",
        /// No.
        No = "no",
        /// To wait once more.
        Wait = "wait",
        /// To go on with a plain move for whoever is absent.
        Skip = "skip",
        /// To let the bot make this move for whoever is absent.
        BotOnce = "bot_once",
        /// To let the bot play on for whoever is absent.
        Bot = "bot",
        /// To give the seat to somebody else.
        Replace = "replace",
        /// To go on without them for good.
        Resign = "resign",
    }
}

text_enum! {
    /// What came of it.
    Outcome {
        /// The game went on, or something else was asked.
        Lapsed = "lapsed",
        /// It was refused.
        Refused = "refused",
        /// All agreed.
        Agreed = "agreed",
        /// The table waits.
        Wait = "wait",
        /// The table went on with a plain move.
        Skip = "skip",
        /// The bot plays the seat for one turn.
        BotOnce = "bot_once",
        /// The bot plays the seat until its player takes it back.
        Bot = "bot",
        /// The seat is offered.
        Replace = "replace",
        /// The seat plays no more.
        Resign = "resign",
    }
}

/// Something that a table decides, or has decided, together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Motion {
    /// Its number.
    pub id: MotionId,
    /// The table.
    pub table: TableId,
    /// What is decided.
    pub kind: MotionKind,
    /// Whom it is about.
    pub seat: Seat,
    /// Who would take that seat.
    pub person: Option<PersonId>,
    /// The entry from which on moves would be taken back.
    pub position: Option<u32>,
    /// How long the log was.
    pub length: u32,
    /// What came of it; nothing while it is open.
    pub outcome: Option<Outcome>,
    /// Who is for what.
    pub votes: Vec<(PersonId, Vote)>,
}

/// Something that a table is to decide.
#[derive(Clone, Copy, Debug)]
pub struct NewMotion {
    /// What is decided.
    pub kind: MotionKind,
    /// Whom it is about.
    pub seat: Seat,
    /// Who would take that seat.
    pub person: Option<PersonId>,
    /// The entry from which on moves would be taken back.
    pub position: Option<u32>,
    /// How long the log is.
    pub length: u32,
}

const SELECT: &str = "SELECT id, table_id, kind, seat, person, position, length, outcome FROM motions";

fn read_motion(row: &Row) -> Result<Motion, StoreError> {
    Ok(Motion {
        id: row.get(0)?,
        table: row.get(1)?,
        kind: row.get(2)?,
        seat: row.get(3)?,
        person: row.get(4)?,
        position: row.get(5)?,
        length: row.get(6)?,
        outcome: row.get(7)?,
        votes: Vec::new(),
    })
}

impl Reading<'_> {
    /// Something that is decided, by its number.
    ///
    /// # Errors
    /// That the database failed.
    pub fn motion(&self, motion: MotionId) -> Result<Option<Motion>, StoreError> {
        self.one_motion("WHERE id = ?1", motion.0)
    }

    /// What a table decides now.
    ///
    /// # Errors
    /// That the database failed.
    pub fn open_motion(&self, table: TableId) -> Result<Option<Motion>, StoreError> {
        self.one_motion("WHERE table_id = ?1 AND outcome IS NULL", table.0)
    }

    /// What a table decided last, or decides now.
    ///
    /// # Errors
    /// That the database failed.
    pub fn last_motion(&self, table: TableId) -> Result<Option<Motion>, StoreError> {
        self.one_motion("WHERE table_id = ?1 ORDER BY id DESC LIMIT 1", table.0)
    }

    /// What the same table decided before something.
    ///
    /// # Errors
    /// That the database failed.
    pub fn motion_before(&self, motion: MotionId) -> Result<Option<Motion>, StoreError> {
        let same = "table_id = (SELECT table_id FROM motions WHERE id = ?1)";
        self.one_motion(&format!("WHERE id < ?1 AND {same} ORDER BY id DESC LIMIT 1"), motion.0)
    }

    /// What was decided last about the absence of a seat's player.
    ///
    /// # Errors
    /// That the database failed.
    pub fn last_absence(&self, table: TableId, seat: Seat) -> Result<Option<Outcome>, StoreError> {
        let sql = "SELECT outcome FROM motions
                   WHERE table_id = ?1 AND seat = ?2 AND kind = ?3 AND outcome IS NOT NULL ORDER BY id DESC LIMIT 1";
        self.first(sql, &[&table, &seat, &MotionKind::Absence], |row| row.get(0))
    }

    fn one_motion(&self, which: &str, number: i64) -> Result<Option<Motion>, StoreError> {
        let Some(mut motion) = self.first(&format!("{SELECT} {which}"), &[&number], read_motion)? else {
            return Ok(None);
        };
        let sql = "SELECT person, vote FROM ballots WHERE motion = ?1 ORDER BY person";
        motion.votes = self.all(sql, &[&motion.id], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(Some(motion))
    }
}

impl Writing<'_> {
    /// Lets a table decide something. Nothing else may be open there.
    ///
    /// # Errors
    /// That the database failed, or that something is.
    pub fn move_that(&self, table: TableId, motion: NewMotion) -> Result<MotionId, StoreError> {
        let NewMotion { kind, seat, person, position, length } = motion;
        let sql = "INSERT INTO motions (table_id, kind, seat, person, position, length)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6) RETURNING id";
        self.one(sql, &[&table, &kind, &seat, &person, &position, &length], |row| row.get(0))
    }

    /// Notes what somebody is for, instead of what they were for before.
    ///
    /// # Errors
    /// That the database failed.
    pub fn cast_vote(&self, motion: MotionId, person: PersonId, vote: Vote) -> Result<(), StoreError> {
        let sql = "INSERT INTO ballots (motion, person, vote) VALUES (?1, ?2, ?3)
                   ON CONFLICT (motion, person) DO UPDATE SET vote = excluded.vote";
        self.run(sql, &[&motion, &person, &vote])?;
        Ok(())
    }

    /// Notes what came of something.
    ///
    /// # Errors
    /// That the database failed.
    pub fn close_motion(&self, motion: MotionId, outcome: Outcome) -> Result<(), StoreError> {
        let sql = "UPDATE motions SET outcome = ?2 WHERE id = ?1 AND outcome IS NULL";
        self.run(sql, &[&motion, &outcome])?;
        Ok(())
    }
}
