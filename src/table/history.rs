//! Looking back: what happened in a part of a game's log.

use std::sync::Arc;

use crate::rules::record::{Entry, ReplayFault};
use crate::rules::seat::Seat;
use crate::rules::{Action, Drawn, Event, Game};
use crate::store::{Maker, Notice, PersonId, Stage, TableId, TableRow, is_lent_here};

use super::error::{ActError, Failure};
use super::followed::Followed;
use super::snapshot::{Round, Snapshot};
use super::{Tables, Update, desk};

/// All that a notice must tell, played again from the log.
#[derive(Clone)]
pub struct Telling {
    /// What must be told.
    pub notice: Notice,
    /// The table now.
    pub snapshot: Snapshot,
    /// The game as it was after what must be told; none if the notice is not about a game.
    pub game: Option<Arc<Game>>,
    /// Who acted; nobody at the start.
    pub by: Option<Seat>,
    /// What happened.
    pub events: Vec<Event>,
    /// For whom something was answered, and why.
    pub for_others: Vec<(Seat, Maker)>,
}

impl Telling {
    /// Whether the game still stands where the notice leaves it, so that its buttons make sense.
    pub fn is_current(&self) -> bool {
        match self.notice.kind.span() {
            Some(span) => self.snapshot.play().is_some_and(|play| play.length == span.to),
            None => true,
        }
    }

    /// What the notice leaves the game waiting for several people to file, if it does. Who has filed is known of the present only.
    pub fn round(&self) -> Option<Round> {
        if self.is_current() { self.snapshot.sealed.clone() } else { Round::of(self.game.as_deref()?, &[]) }
    }
}

/// An entry of a log, and what came of it.
#[derive(Default)]
struct Deed {
    /// Who decided; nobody for the draw of a tile.
    by: Option<Seat>,
    /// What was decided, and the number of the question.
    answer: Option<(u32, Action)>,
    events: Vec<Event>,
    /// The place of the answer that it takes back, if it does.
    undone: Option<u32>,
}

/// What happened since somebody's last turn.
#[derive(Clone, Debug, Default)]
pub struct Since {
    /// How many entries the log had before.
    pub from: u32,
    /// What happened, in order.
    pub events: Vec<Event>,
}

/// What somebody answered to a question, and to those that followed it at once.
#[derive(Clone)]
pub struct Answered {
    /// The answers, in order.
    pub answers: Vec<Action>,
    /// The game as it was when it was asked.
    pub before: Game,
    /// What came of them, up to the next turn.
    pub update: Update,
}

impl Tables {
    /// All that a notice must tell.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn telling(&self, notice: Notice) -> Result<Telling, Failure> {
        self.warm(|reading| reading.table(notice.table))?;
        let (row, log, snapshot, for_others) = self.read(|reading| {
            let row = reading.table(notice.table)?.ok_or(Failure::Notice(notice.table))?;
            let log = if notice.kind.span().is_some() { reading.log_from(row.id, 0)? } else { Vec::new() };
            let snapshot = self.shared.desk.snapshot(reading, row.clone())?;
            Ok::<_, Failure>((row, log, snapshot, reading.answers_for_others(notice.table)?))
        })?;
        let Some(span) = notice.kind.span() else {
            return Ok(Telling { notice, snapshot, game: None, by: None, events: Vec::new(), for_others: Vec::new() });
        };
        let (mut deeds, then) = look_back(&row, log, span.to)?;
        let deeds = deeds.split_off(deeds.len().min(span.from as usize));
        let by = deeds.first().and_then(|deed| deed.by);
        let place = |(place, maker): (u32, Maker)| {
            let deed = deeds.get(place.checked_sub(span.from)? as usize)?;
            Some((deed.by?, maker))
        };
        let mut for_others: Vec<(Seat, Maker)> = for_others.into_iter().filter_map(place).collect();
        for_others.dedup();
        let events = deeds.into_iter().flat_map(|deed| deed.events).collect();
        Ok(Telling { notice, snapshot, game: Some(Arc::new(then)), by, events, for_others })
    }

    /// What the turn post of a table tells; nothing while a newer one waits to be posted.
    ///
    /// # Errors
    /// Only [`Failure`]s.
    pub fn shown(&self, table: TableId) -> Result<Option<Telling>, Failure> {
        let notice = self.read(|reading| reading.shown_notice(table))?;
        notice.map(|notice| self.telling(notice)).transpose()
    }

    /// What somebody has answered to a question that a game asked; nothing if it was not theirs or is still open.
    ///
    /// # Errors
    /// `NoTable`, or a failure.
    pub fn answered(&self, table: TableId, by: PersonId, number: u32) -> Result<Option<Answered>, ActError> {
        let snapshot = self.get(table)?.ok_or(ActError::NoTable)?;
        let (row, log) = self.read(|reading| {
            let row = reading.table(table)?.ok_or(ActError::NoTable)?;
            let log = reading.log_from(row.id, 0).map_err(Failure::from)?;
            Ok::<_, ActError>((row, log))
        })?;
        let Some(seat) = snapshot.seat_of(by) else { return Ok(None) };
        let (mut deeds, _) = look_back(&row, log.clone(), u32::MAX)?;
        forget_undone(&mut deeds);
        let is_it = |deed: &Deed| deed.by == Some(seat) && deed.answer.is_some_and(|(asked, _)| asked == number);
        let Some(first) = deeds.iter().position(is_it) else { return Ok(None) };
        let (_, before) = look_back(&row, log, first as u32)?;
        let mut own = deeds.split_off(first);
        let others = own.iter().position(|deed| deed.by.is_some_and(|by| by != seat)).unwrap_or(own.len());
        own.truncate(others);
        let turn = own.iter().position(|deed| deed.events.iter().any(|event| matches!(event, Event::Turn { .. })));
        own.truncate(turn.map_or(own.len(), |turn| turn + 1));
        let answers = own.iter().filter_map(|deed| deed.answer.map(|(_, action)| action)).collect();
        let events = own.into_iter().flat_map(|deed| deed.events).collect();
        let update = Update { snapshot, by: Some(seat), events, notices: Vec::new() };
        Ok(Some(Answered { answers, before, update }))
    }

    /// What happened since a seat last decided something, or since the start. In the seat's own turn, what it has decided
    /// in that turn does not count: it is what the seat wants to know when its turn comes.
    ///
    /// # Errors
    /// `NoTable`, `NotStarted`, `Over` if the table was aborted, or a failure.
    pub fn since_last_turn(&self, table: TableId, seat: Seat) -> Result<Since, ActError> {
        let (row, log) = self.read(|reading| {
            let row = reading.table(table)?.ok_or(ActError::NoTable)?;
            let log = reading.log_from(row.id, 0).map_err(Failure::from)?;
            Ok::<_, ActError>((row, log))
        })?;
        match row.stage {
            Stage::Lobby => return Err(ActError::NotStarted),
            Stage::Aborted => return Err(ActError::Over),
            Stage::Playing | Stage::Over => {}
        }
        let (mut deeds, _) = look_back(&row, log, u32::MAX)?;
        forget_undone(&mut deeds);
        Ok(since(deeds, seat))
    }
}

/// Lets deeds that were taken back be nobody's, and tell nothing.
fn forget_undone(deeds: &mut [Deed]) {
    for index in 0..deeds.len() {
        let from = deeds.get(index).and_then(|deed| deed.undone);
        let taken_back = from.and_then(|from| deeds.get_mut(from as usize..index));
        taken_back.into_iter().flatten().for_each(|deed| *deed = Deed::default());
    }
}

/// What happened after a seat's last deed, or in its own turn, after its last deed before that turn.
fn since(mut deeds: Vec<Deed>, seat: Seat) -> Since {
    let turn = |deed: &Deed| deed.events.iter().rev().find_map(turn_of);
    let begun = deeds.iter().enumerate().rev().find_map(|(index, deed)| Some((index, turn(deed)?)));
    if let Some((index, whose)) = begun
        && whose == seat
    {
        deeds.truncate(index + 1);
    }
    let own = deeds.iter().rposition(|deed| deed.by == Some(seat));
    let from = own.map_or(0, |own| own + 1);
    let (from, after) = (from as u32, deeds.split_off(from));
    Since { from, events: after.into_iter().flat_map(|deed| deed.events).collect() }
}

fn turn_of(event: &Event) -> Option<Seat> {
    if let Event::Turn { seat } = event { Some(*seat) } else { None }
}

/// Plays the first `length` entries of a table's log, or all if there are fewer. That takes a while: meanwhile the database
/// is free for others.
fn look_back(row: &TableRow, mut log: Vec<Entry>, length: u32) -> Result<(Vec<Deed>, Game), Failure> {
    debug_assert!(!is_lent_here(), "a game is played again while everybody else waits for the database");
    log.truncate(length as usize);
    let opening = desk::record(row, Vec::new()).opening().map_err(Failure::replay(row.id))?;
    let mut followed = Followed::new(opening);
    let mut deeds = Vec::with_capacity(log.len());
    for (place, entry) in (1..).zip(log) {
        let game = followed.course.game();
        let by = match entry {
            Entry::Act(_) => game.decision().map(|decision| decision.seat),
            Entry::Resign(seat) => Some(seat),
            // What comes out of a bag belongs to the move of the one who reached into it.
            Entry::Draw(Drawn::Special(_)) => Some(game.active()),
            Entry::Draw(_) | Entry::Undo(_) => None,
        };
        let answer = match entry {
            Entry::Act(action) => game.decision().map(|decision| (decision.number, action)),
            Entry::Resign(_) | Entry::Draw(_) | Entry::Undo(_) => None,
        };
        let mut events = Vec::new();
        let entered = followed.enter(entry, &mut events).map_err(|fault| ReplayFault::Entry { entry: place, fault });
        entered.map_err(Failure::replay(row.id))?;
        let undone = if let Entry::Undo(from) = entry { Some(from) } else { None };
        let back =
            events.iter().find_map(|event| if let Event::TakenBack { seat } = event { Some(*seat) } else { None });
        deeds.push(Deed { by: by.or(back), answer, events, undone });
    }
    Ok((deeds, followed.course.into_game()))
}
