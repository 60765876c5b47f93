//! The events of a part of a game's log, and the content of notices.

use std::sync::Arc;

use crate::rules::record::{Entry, RecordError};
use crate::rules::seat::Seat;
use crate::rules::{Action, Drawn, Event, Game};
use crate::store::{Maker, Notice, Reading, Stage, StoreError, TableId, TableRow, UserId, is_in_transaction};

use super::error::{Failure, TableError};
use super::replayed_game::ReplayedGame;
use super::snapshot::{Round, Snapshot};
use super::{Tables, Update, game_cache};

/// The data from which a notice's message is composed.
#[derive(Clone)]
pub struct NoticeContext {
    /// The notice for which a message is composed.
    pub notice: Notice,
    /// The current state of the table.
    pub snapshot: Snapshot,
    /// The game after the notice's events, or `None` if the notice is not about a game.
    pub game: Option<Arc<Game>>,
    /// The player who acted, or `None` for the start of the game.
    pub by: Option<Seat>,
    /// The events that the notice reports.
    pub events: Vec<Event>,
    /// The events since the last turn of the player who must decide after the notice.
    pub since: Vec<Event>,
    /// Players whose answer was given by the bot or by a default, and the reason.
    pub for_others: Vec<(Seat, Maker)>,
}

impl NoticeContext {
    /// Returns whether the game is still in the state after the notice, so that its buttons are useful.
    pub fn is_current(&self) -> bool {
        match self.notice.kind.span() {
            Some(span) => self.snapshot.play().is_some_and(|play| play.length == span.to),
            None => true,
        }
    }

    /// Returns the sealed round that the game waits for after the notice, or `None` if there is no such round. Only the
    /// current submissions are stored, so the round of an outdated notice has no players.
    pub fn round(&self) -> Option<Round> {
        if self.is_current() {
            return self.snapshot.sealed.clone();
        }
        Round::of(self.game.as_deref()?, &[]).map(|round| Round { parties: Vec::new(), ..round })
    }
}

/// The database rows from which the context of a notice is replayed.
pub(super) struct NoticeRows {
    notice: Notice,
    row: TableRow,
    log: Vec<Entry>,
    snapshot: Snapshot,
    for_others: Vec<(u32, Maker)>,
}

impl NoticeRows {
    pub(super) fn read(
        reading: &Reading<'_>,
        row: TableRow,
        snapshot: Snapshot,
        notice: Notice,
    ) -> Result<NoticeRows, StoreError> {
        let log = if notice.kind.span().is_some() { reading.log_from(row.id, 0)? } else { Vec::new() };
        let for_others = reading.answers_for_others(row.id)?;
        Ok(NoticeRows { notice, row, log, snapshot, for_others })
    }

    /// Replays the log. The replay may take long, so it must be called outside of transactions.
    pub(super) fn replay(self) -> Result<NoticeContext, Failure> {
        let NoticeRows { notice, row, log, snapshot, for_others } = self;
        let Some(span) = notice.kind.span() else {
            return Ok(NoticeContext {
                notice,
                snapshot,
                game: None,
                by: None,
                events: Vec::new(),
                since: Vec::new(),
                for_others: Vec::new(),
            });
        };
        let (mut entries_with_events, then) = look_back(&row, log, span.to)?;
        let since =
            then.decision().map_or(Vec::new(), |decision| since(entries_with_events.clone(), decision.seat).events);
        let entries_with_events = entries_with_events.split_off(entries_with_events.len().min(span.from as usize));
        let by = entries_with_events.iter().find_map(|logged| logged.by);
        let place = |(place, maker): (u32, Maker)| {
            let logged = entries_with_events.get(place.checked_sub(span.from)? as usize)?;
            Some((logged.by?, maker))
        };
        let mut for_others: Vec<(Seat, Maker)> = for_others.into_iter().filter_map(place).collect();
        for_others.dedup();
        let events = entries_with_events.into_iter().flat_map(|logged| logged.events).collect();
        Ok(NoticeContext { notice, snapshot, game: Some(Arc::new(then)), by, events, since, for_others })
    }
}

/// A log entry and its events.
#[derive(Clone, Default)]
struct LoggedEvents {
    /// The player who made the decision, or `None` for the draw of a tile.
    by: Option<Seat>,
    /// The answer, with the number of its decision. `None` for entries that are not answers.
    answer: Option<(u32, Action)>,
    events: Vec<Event>,
    /// The log position of the undone answer, if the entry is an undo.
    undone: Option<u32>,
}

/// The events since a player's last turn.
#[derive(Clone, Debug, Default)]
pub struct Since {
    /// The log position before the first event.
    pub from: u32,
    /// The events, in order.
    pub events: Vec<Event>,
}

/// A player's answers to a decision and to those that followed immediately.
#[derive(Clone)]
pub struct Answered {
    /// The answers, in order.
    pub answers: Vec<Action>,
    /// The game before the first answer.
    pub before: Game,
    /// The consequences of the answers until the next turn.
    pub update: Update,
}

impl Tables {
    /// Returns the data from which a notice is composed.
    pub fn notice_context(&self, notice: Notice) -> Result<NoticeContext, Failure> {
        let find = |reading: &Reading<'_>| reading.table(notice.table);
        let rows = self.read_current(find, |reading, row| {
            let row = row.ok_or(Failure::Notice(notice.table))?;
            let snapshot = self.shared.games.snapshot(reading, row.clone())?;
            Ok::<_, Failure>(NoticeRows::read(reading, row, snapshot, notice)?)
        })?;
        rows.replay()
    }

    /// Returns the data of the notice that a table's turn post shows, or `None` while a newer notice is pending.
    pub fn shown(&self, table: TableId) -> Result<Option<NoticeContext>, Failure> {
        let notice = self.read(|reading| reading.shown_notice(table))?;
        notice.map(|notice| self.notice_context(notice)).transpose()
    }

    /// Returns a player's answers to a decision. Returns `None` if the decision is still open or was another player's.
    pub fn answered(&self, table: TableId, by: UserId, number: u32) -> Result<Option<Answered>, TableError> {
        let snapshot = self.get(table)?.ok_or(TableError::NoTable)?;
        let (row, log) = self.read(|reading| {
            let row = reading.table(table)?.ok_or(TableError::NoTable)?;
            let log = reading.log_from(row.id, 0).map_err(Failure::from)?;
            Ok::<_, TableError>((row, log))
        })?;
        let Some(seat) = snapshot.seat_of(by) else { return Ok(None) };
        let (mut entries_with_events, _) = look_back(&row, log.clone(), u32::MAX)?;
        let is_it =
            |logged: &LoggedEvents| logged.by == Some(seat) && logged.answer.is_some_and(|(asked, _)| asked == number);
        let Some(first) = entries_with_events.iter().position(is_it) else { return Ok(None) };
        let (_, before) = look_back(&row, log, first as u32)?;
        let mut own = entries_with_events.split_off(first);
        let others = own.iter().position(|logged| logged.by.is_some_and(|by| by != seat)).unwrap_or(own.len());
        own.truncate(others);
        let turn = own.iter().position(|logged| logged.events.iter().any(|event| matches!(event, Event::Turn { .. })));
        own.truncate(turn.map_or(own.len(), |turn| turn + 1));
        let answers = own.iter().filter_map(|logged| logged.answer.map(|(_, action)| action)).collect();
        let events = own.into_iter().flat_map(|logged| logged.events).collect();
        let update = Update { snapshot, by: Some(seat), events, notices: Vec::new() };
        Ok(Some(Answered { answers, before, update }))
    }

    /// Returns the events since a seat's last decision, or since the start of the game. During the seat's own turn,
    /// ignores its decisions in this turn, so the result is the same as at the start of the turn.
    ///
    /// # Errors
    /// `NoTable`, `NotStarted`, `Over` if the table was aborted, or `Failure`.
    pub fn since_last_turn(&self, table: TableId, seat: Seat) -> Result<Since, TableError> {
        let (row, log) = self.read(|reading| {
            let row = reading.table(table)?.ok_or(TableError::NoTable)?;
            let log = reading.log_from(row.id, 0).map_err(Failure::from)?;
            Ok::<_, TableError>((row, log))
        })?;
        match row.stage {
            Stage::Lobby => return Err(TableError::NotStarted),
            Stage::Aborted => return Err(TableError::Over),
            Stage::Playing | Stage::Over => {}
        }
        let (entries_with_events, _) = look_back(&row, log, u32::MAX)?;
        Ok(since(entries_with_events, seat))
    }
}

/// Clears the player and the events of entries that were undone.
fn clear_undone(entries_with_events: &mut [LoggedEvents]) {
    for index in 0..entries_with_events.len() {
        let from = entries_with_events.get(index).and_then(|logged| logged.undone);
        let taken_back = from.and_then(|from| entries_with_events.get_mut(from as usize..index));
        taken_back.into_iter().flatten().for_each(|logged| *logged = LoggedEvents::default());
    }
}

/// Returns the events after a seat's last entry. During the seat's own turn, returns those after its last entry before the turn.
fn since(mut entries_with_events: Vec<LoggedEvents>, seat: Seat) -> Since {
    let turn = |logged: &LoggedEvents| logged.events.iter().rev().find_map(turn_of);
    let begun = entries_with_events.iter().enumerate().rev().find_map(|(index, logged)| Some((index, turn(logged)?)));
    if let Some((index, whose)) = begun
        && whose == seat
    {
        entries_with_events.truncate(index + 1);
    }
    let own = entries_with_events.iter().rposition(|logged| logged.by == Some(seat));
    let from = own.map_or(0, |own| own + 1);
    let (from, after) = (from as u32, entries_with_events.split_off(from));
    Since { from, events: after.into_iter().flat_map(|logged| logged.events).collect() }
}

fn turn_of(event: &Event) -> Option<Seat> {
    if let Event::Turn { seat } = event { Some(*seat) } else { None }
}

/// Replays the first `length` entries of a table's log, or all entries if there are fewer. Undone entries have no
/// events. The replay may take long, so it must be called outside of transactions.
fn look_back(row: &TableRow, mut log: Vec<Entry>, length: u32) -> Result<(Vec<LoggedEvents>, Game), Failure> {
    debug_assert!(!is_in_transaction(), "a game is played again while everybody else waits for the database");
    log.truncate(length as usize);
    let opening = game_cache::record(row, Vec::new()).opening().map_err(Failure::replay(row.id))?;
    let mut replayed = ReplayedGame::new(opening);
    let mut entries_with_events = Vec::with_capacity(log.len());
    for (place, entry) in (1..).zip(log) {
        let game = replayed.course.game();
        let by = match entry {
            Entry::Act(_) => game.decision().map(|decision| decision.seat),
            Entry::Resign(seat) => Some(seat),
            // A special draw belongs to the move of the active player.
            Entry::Draw(Drawn::Special(_)) => Some(game.active()),
            Entry::Draw(_) | Entry::Undo(_) => None,
        };
        let answer = match entry {
            Entry::Act(action) => game.decision().map(|decision| (decision.number, action)),
            Entry::Resign(_) | Entry::Draw(_) | Entry::Undo(_) => None,
        };
        let mut events = Vec::new();
        let entered = replayed.enter(entry, &mut events).map_err(|error| RecordError::Entry { entry: place, error });
        entered.map_err(Failure::replay(row.id))?;
        let undone = if let Entry::Undo(from) = entry { Some(from) } else { None };
        let back =
            events.iter().find_map(|event| if let Event::TakenBack { seat } = event { Some(*seat) } else { None });
        entries_with_events.push(LoggedEvents { by: by.or(back), answer, events, undone });
    }
    clear_undone(&mut entries_with_events);
    Ok((entries_with_events, replayed.course.into_game()))
}
