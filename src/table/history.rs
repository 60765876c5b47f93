//! The events of a part of a game's log, and the content of notices.

use std::sync::Arc;

use bergerie_rules::{Action, Entry, Event, Game, RecordError, Score, Seat, always};
use bergerie_store::{
    LogSpan, Notice, ReadTransaction, StoreError, SubstitutionReason, TableId, TableRow, UserId, is_in_transaction,
};

use super::error::{Failure, TableError};
use super::recent_log::{LoggedEvents, RecentEvents, RecentLog};
use super::replayed_game::ReplayedGame;
use super::snapshot::{Phase, Play, Round, Snapshot};
use super::tables::Scores;
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
    pub for_others: Vec<(Seat, SubstitutionReason)>,
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
        Round::of(self.game.as_deref()?, &[]).map(|round| Round { players: Vec::new(), ..round })
    }
}

/// The data from which the context of a notice is composed. If the log has gone on for long since, the events are replayed.
pub(super) struct NoticeRows {
    notice: Notice,
    row: TableRow,
    past: Option<PastGame>,
    log: Vec<Entry>,
    snapshot: Snapshot,
    for_others: Vec<(u32, SubstitutionReason)>,
}

impl NoticeRows {
    pub(super) fn read(
        reading: &ReadTransaction<'_>,
        row: TableRow,
        snapshot: Snapshot,
        notice: Notice,
    ) -> Result<NoticeRows, StoreError> {
        let span = notice.kind.span();
        let past = span.and_then(|span| {
            let play = snapshot.play().filter(|play| play.length == span.to)?;
            PastGame::new(play.recent.clone(), Arc::clone(&play.game), span)
        });
        let log = if span.is_some() && past.is_none() { reading.log_from(row.id, 0)? } else { Vec::new() };
        let for_others = reading.substituted_answers(row.id)?;
        Ok(NoticeRows { notice, row, past, log, snapshot, for_others })
    }

    /// Composes the context. This may replay the log, so it must be called outside of transactions.
    pub(super) fn replay(self) -> Result<NoticeContext, Failure> {
        let NoticeRows { notice, row, past, log, snapshot, for_others } = self;
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
        let past = past.map_or_else(
            || {
                let (whole, then) = replay_log(&row, log, span.to)?;
                PastGame::new(whole, Arc::new(then), span).ok_or(Failure::Notice(row.id))
            },
            Ok,
        )?;
        let entries: Vec<&LoggedEvents> = past.recent.after(span.from).into_iter().flatten().collect();
        let by = entries.iter().find_map(|logged| logged.by);
        let place = |(place, maker): (u32, SubstitutionReason)| {
            let logged = entries.get(place.checked_sub(span.from)? as usize)?;
            Some((logged.by?, maker))
        };
        let mut for_others: Vec<(Seat, SubstitutionReason)> = for_others.into_iter().filter_map(place).collect();
        for_others.dedup();
        let events = entries.iter().flat_map(|logged| logged.events.iter().cloned()).collect();
        Ok(NoticeContext { notice, snapshot, game: Some(past.game), by, events, since: past.since, for_others })
    }
}

/// The game after a notice, and how it came to that.
struct PastGame {
    game: Arc<Game>,
    recent: RecentLog,
    /// The events since the last turn of the player who must decide.
    since: Vec<Event>,
}

impl PastGame {
    /// Returns `None` if the log does not reach back far enough.
    fn new(recent: RecentLog, game: Arc<Game>, span: LogSpan) -> Option<PastGame> {
        let since = match game.decision() {
            Some(decision) => recent.since(decision.seat)?.events,
            None => Vec::new(),
        };
        recent.reaches(span.from).then_some(PastGame { game, recent, since })
    }
}

/// A player's answers to a decision and to those that followed immediately.
#[derive(Clone)]
pub struct AnswerRecord {
    /// The answers, in order.
    pub answers: Vec<Action>,
    /// The game before the first answer.
    pub before: Game,
    /// The consequences of the answers until the next turn.
    pub update: Update,
}

/// A move with the game after it.
pub struct LastMove {
    /// The game after the move.
    pub game: Game,
    /// The events of the move.
    pub events: Vec<Event>,
}

impl Tables {
    /// Returns the data from which a notice is composed.
    pub fn notice_context(&self, notice: Notice) -> Result<NoticeContext, Failure> {
        let find = |reading: &ReadTransaction<'_>| reading.table(notice.table);
        let rows = self.read_current(find, |reading, row| {
            let row = row.ok_or(Failure::Notice(notice.table))?;
            let snapshot = self.shared.games.snapshot(reading, row.clone())?;
            Ok::<_, Failure>(NoticeRows::read(reading, row, snapshot, notice)?)
        })?;
        rows.replay()
    }

    /// Returns the data of the notice that a table's turn post shows, or `None` while a newer notice is pending.
    pub fn turn_notice_context(&self, table: TableId) -> Result<Option<NoticeContext>, Failure> {
        let notice = self.read(|reading| reading.turn_notice(table))?;
        notice.map(|notice| self.notice_context(notice)).transpose()
    }

    /// Returns a player's answers to a decision. Returns `None` if the decision is still open or was another player's.
    pub fn answer_record(&self, table: TableId, by: UserId, number: u32) -> Result<Option<AnswerRecord>, TableError> {
        let snapshot = self.get(table)?.ok_or(TableError::NoTable)?;
        let (row, log) = self.load_log(table)?;
        let Some(seat) = snapshot.seat_of(by) else { return Ok(None) };
        let (whole, _) = replay_log(&row, log.clone(), u32::MAX)?;
        let entries: Vec<&LoggedEvents> = whole.after(0).into_iter().flatten().collect();
        let is_it =
            |logged: &&LoggedEvents| logged.by == Some(seat) && logged.answer.is_some_and(|(asked, _)| asked == number);
        let Some(first) = entries.iter().position(is_it) else { return Ok(None) };
        let (_, before) = replay_log(&row, log, first as u32)?;
        let is_other = |logged: &&LoggedEvents| logged.by.is_some_and(|by| by != seat);
        let own = entries.iter().skip(first).position(is_other).map_or(entries.len(), |others| first + others);
        let own = &entries[first..own];
        let turn = own.iter().position(|logged| logged.events.iter().any(|event| matches!(event, Event::Turn { .. })));
        let own = &own[..turn.map_or(own.len(), |turn| turn + 1)];
        let answers = own.iter().filter_map(|logged| logged.answer.map(|(_, action)| action)).collect();
        let events = own.iter().flat_map(|logged| logged.events.iter().cloned()).collect();
        let update = Update { snapshot, by: Some(seat), events, notices: Vec::new() };
        Ok(Some(AnswerRecord { answers, before, update }))
    }

    /// Returns the events since a seat's last decision, or since the start of the game. During the seat's own turn,
    /// ignores its decisions in this turn, so the result is the same as at the start of the turn.
    ///
    /// # Errors
    /// `NoTable`, `NotStarted`, `Over` if the table was aborted, or `Failure`.
    pub fn since_last_turn(&self, table: TableId, seat: Seat) -> Result<RecentEvents, TableError> {
        let play = self.game_in_progress(table)?;
        if let Some(since) = play.recent.since(seat) {
            return Ok(since);
        }
        let (row, log) = self.load_log(table)?;
        let (whole, _) = replay_log(&row, log, u32::MAX)?;
        let since = whole.since(seat);
        always!(since.is_some(), "the whole log of table {table} has no start");
        Ok(since.unwrap_or_default())
    }

    /// Returns all scores of a game. The log is replayed at most once per move.
    ///
    /// # Errors
    /// `NoTable`, `NotStarted`, `Over` if the table was aborted, or `Failure`.
    pub fn scores(&self, table: TableId) -> Result<Scores, TableError> {
        let length = self.game_in_progress(table)?.length;
        if let Some((_, scores)) = self.shared.scores.get(&table).filter(|(known, _)| *known == length) {
            return Ok(scores);
        }
        let (row, log) = self.load_log(table)?;
        let (whole, _) = replay_log(&row, log, length)?;
        let scored = |(length, logged): (u32, &LoggedEvents)| {
            let scores = logged.events.iter().filter_map(|event| match event {
                Event::Scored(score) => Some((length, Score::clone(score))),
                _ => None,
            });
            scores.collect::<Vec<_>>()
        };
        let scores: Scores = (1..).zip(whole.after(0).into_iter().flatten()).flat_map(scored).collect();
        self.shared.scores.insert(table, (length, Arc::clone(&scores)));
        Ok(scores)
    }

    /// Returns the game after this many log entries, and the events of the last of them.
    ///
    /// # Errors
    /// `NoTable`, or `Failure`.
    pub fn game_after(&self, table: TableId, length: u32) -> Result<(Game, Vec<Event>), TableError> {
        let (row, log) = self.load_log(table)?;
        let (whole, game) = replay_log(&row, log, length)?;
        let last = whole.after(length.saturating_sub(1)).and_then(|mut entries| entries.next());
        Ok((game, last.map(|logged| logged.events.clone()).unwrap_or_default()))
    }

    /// Returns the last move in the first `length` entries of a table's log: the placement of a tile and what followed.
    ///
    /// # Errors
    /// `NoTable`, or `Failure`.
    pub fn last_move(&self, table: TableId, length: u32) -> Result<LastMove, TableError> {
        let (row, log) = self.load_log(table)?;
        let (whole, game) = replay_log(&row, log, length)?;
        let entries: Vec<&LoggedEvents> = whole.after(0).into_iter().flatten().collect();
        let is_placement =
            |logged: &&LoggedEvents| logged.events.iter().any(|event| matches!(event, Event::Placed { .. }));
        let first = entries.iter().rposition(is_placement).unwrap_or_default();
        let events = entries.iter().skip(first).flat_map(|logged| logged.events.iter().cloned()).collect();
        Ok(LastMove { game, events })
    }

    /// Returns the times in seconds that the player of a seat took for their answers, each since the entry of another player or the draw
    /// before it. Answers that immediately follow another one of the player are left out. Returns an empty list if the log was deleted.
    ///
    /// # Errors
    /// `NoTable`, or `Failure`.
    pub(super) fn answer_times(&self, table: TableId, seat: Seat) -> Result<Vec<i64>, TableError> {
        let (row, log) = self.load_log(table)?;
        let (times, substituted) =
            self.read(|reading| Ok::<_, Failure>((reading.entry_times(table)?, reading.substituted_answers(table)?)))?;
        let (whole, _) = replay_log(&row, log, u32::MAX)?;
        let mut answers = Vec::new();
        let mut before: Option<(i64, Option<Seat>)> = None;
        for ((position, logged), made_at) in (0..).zip(whole.after(0).into_iter().flatten()).zip(times) {
            let is_substituted = substituted.iter().any(|(at, _)| *at == position);
            if let Some((asked_at, by)) = before
                && asked_at > 0
                && logged.by == Some(seat)
                && by != Some(seat)
                && !is_substituted
            {
                answers.push(made_at - asked_at);
            }
            before = Some((made_at, logged.by));
        }
        Ok(answers)
    }

    fn game_in_progress(&self, table: TableId) -> Result<Play, TableError> {
        match self.get(table)?.ok_or(TableError::NoTable)?.phase {
            Phase::Lobby => Err(TableError::NotStarted),
            Phase::Aborted => Err(TableError::Over),
            Phase::Playing(play) | Phase::Over { play, .. } => Ok(play),
        }
    }

    fn load_log(&self, table: TableId) -> Result<(TableRow, Vec<Entry>), TableError> {
        self.read(|reading| {
            let row = reading.table(table)?.ok_or(TableError::NoTable)?;
            let log = reading.log_from(row.id, 0).map_err(Failure::from)?;
            Ok((row, log))
        })
    }
}

/// Replays the first `length` entries of a table's log, or all entries if there are fewer. May take long, so not in a transaction.
fn replay_log(row: &TableRow, mut log: Vec<Entry>, length: u32) -> Result<(RecentLog, Game), Failure> {
    always!(!is_in_transaction(), "a game is played again while everybody else waits for the database");
    log.truncate(length as usize);
    let opening = game_cache::record(row, Vec::new()).initial_game().map_err(Failure::replay(row.id))?;
    let mut replayed = ReplayedGame { recent: RecentLog::unlimited(), ..ReplayedGame::new(opening) };
    let mut events = Vec::new();
    for (place, entry) in (1..).zip(log) {
        events.clear();
        let entered = replayed.enter(entry, &mut events).map_err(|error| RecordError::Entry { entry: place, error });
        entered.map_err(Failure::replay(row.id))?;
    }
    Ok((replayed.recent, replayed.replay.into_game()))
}
