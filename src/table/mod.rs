//! The use cases: open a table, join it, start, act, file in private, take back, vote, be away, resign, abort, export.
//!
//! [`Tables`] is the only caller of both rules and store, and the only writer of games. Each call is one transaction of
//! the store: it reads the truth there, asks the rules, commits what follows together with the [notices](Notice) of what
//! must be said about it, and only then returns. So the process may die between any two calls, or within one, and nothing
//! acknowledged is lost. Calls block for the time of a commit; asynchronous callers wrap them in `spawn_blocking`.
//!
//! ```
//! use bergerie::rules::Setup;
//! use bergerie::store::Store;
//! use bergerie::table::{ActError, ChannelId, PersonId, Tables};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let tables = Tables::new(Store::in_memory()?);
//! let (channel, alice, bob) = (ChannelId(1), PersonId(2), PersonId(3));
//! tables.create(channel, alice, "en", Setup::base(0))?;
//! tables.join(channel, bob)?;
//! let table = tables.start(channel, alice)?.snapshot;
//!
//! let (decision, who) = table.decision().zip(table.waiting_for()).ok_or("a game waits for somebody")?;
//! let answer = &decision.actions[..1];
//! tables.act(table.id, who, decision.number, answer)?;
//! // Pressing twice does it once.
//! let again = tables.act(table.id, who, decision.number, answer);
//! assert!(matches!(again, Err(ActError::Stale { .. })));
//! # Ok(())
//! # }
//! ```

mod bots;
mod desk;
mod draws;
mod error;
mod expansions;
mod fair;
mod filing;
mod followed;
mod history;
mod limits;
mod lobby;
mod motions;
mod moving;
mod name;
mod orders;
mod outbox;
mod people;
mod play;
mod presets;
mod quiet;
mod record_file;
mod snapshot;
mod timekeeping;
mod transition;
mod undo;

use std::sync::Arc;

use crate::rules::seat::Seat;
use crate::rules::{Event, Waiting};
use crate::store::{Reading, Stage, Store, StoreError, TableRow, Writing};

pub use crate::opponent::{Advice, Level};
pub use crate::store::{
    Aids, Backlog, Change, ChannelId, Claim, GuildId, Maker, MessageId, Motion, MotionId, MotionKind, Notice, NoticeId,
    NoticeKind, OldPost, Outcome, Pace, Parked, Person, PersonId, Posts, Quiet, Remark, Role, Season, Span, TableId,
    Tenure, Vote, Waited,
};
pub use bots::{Thought, hints, plainest, think};
pub use error::{ActError, Failure, TableError, TooOften};
pub use fair::{Commitment, NotHex, Seed};
pub use filing::Filing;
pub use history::{Answered, Since, Telling};
pub use lobby::{Opening, Terms};
pub use motions::{Deciding, VoteError};
pub use moving::{MoveError, Moved, move_all};
pub use name::is_hidden;
pub use orders::Order;
pub use outbox::{Due, Edit};
pub use play::Rehearsal;
pub use presets::Editor;
pub use quiet::zones;
pub use record_file::{RecordFile, Verdict, VerifyError, verify};
pub use snapshot::{Ending, Phase, Play, Round, Snapshot};
pub use timekeeping::{Times, times};
pub use undo::{UndoError, Undone};

use desk::Desk;
use transition::Transition;

/// All tables of a store. Clones share it.
#[derive(Clone)]
pub struct Tables {
    shared: Arc<Shared>,
}

struct Shared {
    store: Store,
    desk: Desk,
}

/// What a use case changed. It is committed.
#[derive(Clone)]
pub struct Update {
    /// The table afterwards.
    pub snapshot: Snapshot,
    /// Who acted; nobody when the table was opened, started or aborted.
    pub by: Option<Seat>,
    /// What happened at the table, in order.
    pub events: Vec<Event>,
    /// What must be said about it, and confirmed by [`Tables::notice_sent`].
    pub notices: Vec<Notice>,
}

impl Tables {
    /// The tables of a store.
    pub fn new(store: Store) -> Tables {
        Tables { shared: Arc::new(Shared { store, desk: Desk::default() }) }
    }

    /// The table that people in a channel mean: the active one, or else the one that was opened last.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn find(&self, channel: ChannelId) -> Result<Option<Snapshot>, Failure> {
        self.warm(|reading| reading.last_table(channel))?;
        self.read(|reading| self.snapshot(reading, reading.last_table(channel)?))
    }

    /// A table by its number.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn get(&self, table: TableId) -> Result<Option<Snapshot>, Failure> {
        self.warm(|reading| reading.table(table))?;
        self.read(|reading| self.snapshot(reading, reading.table(table)?))
    }

    /// Every table that is in the lobby or being played, oldest first.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn active(&self) -> Result<Vec<Snapshot>, Failure> {
        let tables = self.read(|reading| reading.active_tables())?;
        tables.into_iter().map(|table| self.get(table)).filter_map(Result::transpose).collect()
    }

    /// Lets go of the games that nobody has asked for since the last call but one; the next one who asks waits until they
    /// are played again.
    pub fn forget_idle(&self) {
        self.shared.desk.forget_idle();
    }

    fn snapshot(&self, reading: &Reading<'_>, row: Option<TableRow>) -> Result<Option<Snapshot>, Failure> {
        row.map(|row| self.shared.desk.snapshot(reading, row)).transpose()
    }

    /// Plays what the log of a table has that the desk has not seen, while the database is free for others. So what is then
    /// read or written has next to nothing left to play.
    fn warm(&self, find: impl FnOnce(&Reading<'_>) -> Result<Option<TableRow>, StoreError>) -> Result<(), Failure> {
        let desk = &self.shared.desk;
        let news = self.read(|reading| find(reading)?.map(|row| desk.news(reading, row)).transpose())?;
        news.map_or(Ok(()), |news| desk.follow(news))
    }

    fn read<T, E: From<StoreError>>(&self, job: impl FnOnce(&Reading<'_>) -> Result<T, E>) -> Result<T, E> {
        self.shared.store.read(job)
    }

    fn write<T, E: From<StoreError>>(&self, job: impl FnMut(&Writing<'_>) -> Result<T, E>) -> Result<T, E> {
        self.shared.store.write(job)
    }

    /// Writes what becomes an update, and once it is committed keeps the game at hand.
    fn update<E: From<StoreError>>(&self, job: impl FnMut(&Writing<'_>) -> Result<Update, E>) -> Result<Update, E> {
        let update = self.write(job)?;
        let entries = update.snapshot.play().map_or(0, |play| play.length);
        let notices: Vec<i64> = update.notices.iter().map(|notice| notice.id.0).collect();
        tracing::info!(table = %update.snapshot.id, entries, ?notices, "committed");
        self.shared.desk.keep(&update.snapshot);
        Ok(update)
    }
}

/// Writes that a game was moved on, and what must be said about it.
fn advance(writing: &Writing<'_>, row: TableRow, transition: Transition, by: Option<Seat>) -> Result<Update, Failure> {
    advance_since(writing, row, transition, by, None)
}

/// The same; what an earlier notice was to tell is told together with it.
fn advance_since(
    writing: &Writing<'_>,
    mut row: TableRow,
    transition: Transition,
    by: Option<Seat>,
    untold: Option<Notice>,
) -> Result<Update, Failure> {
    let span = Span { from: transition.from, to: transition.to() };
    let (stage, kind) = match transition.game.waiting() {
        Waiting::Over => (Stage::Over, NoticeKind::Over(span)),
        Waiting::Decision(_) | Waiting::Draw(_) => (Stage::Playing, NoticeKind::Turn(span)),
    };
    writing.append(row.id, transition.from, &transition.entries)?;
    if row.stage != stage {
        writing.set_stage(row.id, stage)?;
        row.stage = stage;
    }
    match stage {
        Stage::Over => motions::end(writing, row.id)?,
        _ => motions::lapse(writing, row.id)?,
    }
    motions::relieve(writing, &mut row, &transition.events)?;
    if row.pinned {
        writing.change(row.id, Role::Status)?;
    }
    let notice = match untold {
        Some(untold) => writing.extend(untold.id, kind.since(untold))?,
        None => None,
    };
    let notice = notice.map_or_else(|| writing.notify(row.id, kind), Ok)?;
    let posts = writing.posts(row.id)?;
    filing::forget(writing, row.id, &transition.game)?;
    let filed = filing::filed(writing, row.id, Some(&transition.game))?;
    let (events, play) = transition.finish();
    let phase = if stage == Stage::Over { Phase::over(play, &row) } else { Phase::Playing(play) };
    let mut snapshot = Snapshot::new(row, posts, phase, &filed, None);
    snapshot.waited = timekeeping::set(writing, &snapshot)?;
    Ok(Update { snapshot, by, events, notices: vec![notice] })
}
