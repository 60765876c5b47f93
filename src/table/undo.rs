//! Taking back a move: free as long as nobody has learnt or done anything since, and else if those agree whom it touches.
//!
//! What is taken back is what somebody committed to at once, and all that came after it. It stays in the log, and what was drawn
//! comes again (`draws.rs`).

use crate::rules::record::{Entry, ReplayFault};
use crate::rules::seat::Seat;
use crate::rules::{Game, Record};
use crate::store::{
    MotionKind, NewMotion, PersonId, Span, Stage, StoreError, TableId, TableRow, Writing, is_lent_here,
};

use super::error::{ActError, Failure};
use super::followed::{Course, Followed};
use super::transition::Transition;
use super::{Tables, Update, advance, desk, expansions, limits, motions, play};

/// A log that is played again, so that something of it can be taken back.
pub(super) struct Undoing {
    followed: Followed,
    /// Who gave each answer that counts, by its place in the log.
    answers: Vec<(u32, Seat)>,
    /// The places of draws that count.
    draws: Vec<u32>,
    /// What was committed to at once.
    spans: Vec<Span>,
    /// The places of answers that were given for somebody.
    for_others: Vec<u32>,
}

/// What came of wishing to take back a move.
#[derive(Clone)]
pub enum Undone {
    /// It is taken back.
    Done(Box<Update>),
    /// Others are asked.
    Asked(Vec<PersonId>),
}

/// Why no move is taken back.
#[derive(Debug, thiserror::Error)]
pub enum UndoError {
    /// The person has not moved yet.
    #[error("there is no move to take back")]
    Nothing,
    /// Something about the game.
    #[error(transparent)]
    Act(#[from] ActError),
}

impl From<StoreError> for UndoError {
    fn from(error: StoreError) -> UndoError {
        UndoError::Act(error.into())
    }
}

impl From<Failure> for UndoError {
    fn from(failure: Failure) -> UndoError {
        UndoError::Act(failure.into())
    }
}

impl Undoing {
    fn new(record: &Record, spans: Vec<Span>, for_others: Vec<u32>) -> Result<Undoing, ReplayFault> {
        let followed = Followed::log(record)?;
        let Told { answers, draws, filed } = told(record, &followed.course)?;
        let for_others = for_others.into_iter().chain(filed).collect();
        Ok(Undoing { followed, answers, draws, spans, for_others })
    }

    /// Where the last move begins that somebody made: the first of the answers that they committed to at once.
    fn last_move(&self, seat: Seat) -> Option<u32> {
        let own = |&&(place, by): &&(u32, Seat)| by == seat && !self.for_others.contains(&place);
        let &(last, _) = self.answers.iter().rev().find(own)?;
        let begun = self.spans.iter().rev().find(|span| (span.from..span.to).contains(&last))?.from;
        self.answers.iter().filter(own).map(|&(place, _)| place).find(|&place| place >= begun)
    }

    /// Whom it touches if what is from a place on is taken back: everybody else who has moved since, and if something was drawn
    /// whoever is asked now.
    fn touched(&self, seat: Seat, place: u32) -> Vec<Seat> {
        let game = self.followed.course.game();
        let is_drawn = self.draws.iter().any(|&draw| draw > place);
        let since = self.answers.iter().filter(|(at, by)| *at > place && *by != seat).map(|&(_, by)| by);
        let asked = game.decision().map(|decision| decision.seat).filter(|&asked| is_drawn && asked != seat);
        let mut touched: Vec<Seat> = since.chain(asked).collect();
        if is_drawn && touched.is_empty() {
            // What came out of the bag everybody has seen.
            touched = game.seats().filter(|&other| other != seat).collect();
        }
        touched.retain(|&seat| !game.purse(seat).resigned);
        touched.sort();
        touched.dedup();
        touched
    }

    /// The people whom it touches.
    pub(super) fn affected(&self, seat: Seat, row: &TableRow) -> Vec<PersonId> {
        let touched = self.last_move(seat).map(|place| self.touched(seat, place)).unwrap_or_default();
        minding(touched, row)
    }
}

/// The people in these seats. The bot minds nothing, whether it has a seat of its own or plays for somebody who is not there.
fn minding(seats: Vec<Seat>, row: &TableRow) -> Vec<PersonId> {
    let by_people = seats.into_iter().filter(|seat| row.bots.get(seat.index()).is_none_or(Option::is_none));
    by_people.filter_map(|seat| row.person(seat)).collect()
}

/// What a log tells of the answers that count.
#[derive(Default)]
struct Told {
    /// Who gave each.
    answers: Vec<(u32, Seat)>,
    /// Where something was drawn.
    draws: Vec<u32>,
    /// Those that were given for everybody by what all had filed: nobody's own move.
    filed: Vec<u32>,
}

fn told(record: &Record, course: &Course) -> Result<Told, ReplayFault> {
    let mut game: Game = record.opening()?;
    let (mut told, mut events) = (Told::default(), Vec::new());
    for &(place, entry) in course.way() {
        match entry {
            Entry::Act(_) => {
                told.answers.extend(game.decision().map(|decision| (place, decision.seat)));
                told.filed.extend(expansions::call(&game).map(|_| place));
            }
            Entry::Draw(_) => told.draws.push(place),
            Entry::Resign(_) | Entry::Undo(_) => {}
        }
        events.clear();
        let entered = game.enter(entry, &mut events);
        entered.map_err(|fault| ReplayFault::Entry { entry: place as usize + 1, fault })?;
    }
    Ok(told)
}

impl Tables {
    /// Takes back the last move that somebody made, or asks those whom that touches.
    ///
    /// # Errors
    /// `Nothing`, or `NoTable`, `NotStarted`, `Over`, `NotSeated`, or a failure. Nothing has changed.
    pub fn undo(&self, table: TableId, by: PersonId) -> Result<Undone, UndoError> {
        self.warm(|reading| reading.table(table))?;
        let undoing = self.undoing(table)?;
        let undone = self.write(|writing| {
            let (row, transition) = self.resume(writing, writing.table(table)?)?;
            let seat = play::player(&row, &transition.game, by)?;
            check(&undoing, &transition)?;
            let place = undoing.last_move(seat).ok_or(UndoError::Nothing)?;
            let touched = minding(undoing.touched(seat, place), &row);
            if touched.is_empty() {
                // The turn is posted again, which calls whoever is asked.
                limits::call::<ActError>(writing, table, by)?;
                return Ok(Undone::Done(Box::new(self.take_back(writing, row, &undoing, place)?)));
            }
            let (position, length) = (Some(place), transition.from);
            let motion = NewMotion { kind: MotionKind::Undo, seat, person: None, position, length };
            motions::propose(writing, &row, motion, by)?;
            Ok::<_, UndoError>(Undone::Asked(touched))
        })?;
        if let Undone::Done(update) = &undone {
            self.shared.desk.keep(&update.snapshot);
        }
        Ok(undone)
    }

    /// Plays a log again, while the database is free for others.
    pub(super) fn undoing(&self, table: TableId) -> Result<Undoing, ActError> {
        let (row, log, spans, for_others) = self.read(|reading| {
            let row = reading.table(table)?.ok_or(ActError::NoTable)?;
            let for_others = reading.answers_for_others(table)?.into_iter().map(|(place, _)| place).collect();
            Ok::<_, ActError>((row, reading.log_from(table, 0)?, reading.spans(table)?, for_others))
        })?;
        match row.stage {
            Stage::Lobby => return Err(ActError::NotStarted),
            Stage::Over | Stage::Aborted => return Err(ActError::Over),
            Stage::Playing => {}
        }
        debug_assert!(!is_lent_here(), "a game is played again while everybody else waits for the database");
        let record = desk::record(&row, log);
        Ok(Undoing::new(&record, spans, for_others).map_err(Failure::replay(table))?)
    }

    /// Takes back all from an answer on.
    pub(super) fn take_back(
        &self,
        writing: &Writing<'_>,
        row: TableRow,
        undoing: &Undoing,
        place: u32,
    ) -> Result<Update, ActError> {
        let table = row.id;
        if reading_is_older(&undoing.followed, writing.log_length(table)?) {
            return Err(ActError::Empty);
        }
        let transition = Transition::taking_back(undoing.followed.clone(), place)
            .map_err(|fault| ReplayFault::Entry { entry: place as usize + 1, fault })
            .map_err(Failure::replay(table))?;
        // What was filed since is about an auction that is not there yet, or there again from its beginning.
        writing.forget_bids(table)?;
        let seat = transition.game.decision().map(|decision| decision.seat);
        Ok(advance(writing, row, transition, seat)?)
    }
}

fn reading_is_older(followed: &Followed, length: u32) -> bool {
    followed.course.length() != length
}

/// Refuses if somebody has moved since the log was read.
fn check(undoing: &Undoing, transition: &Transition) -> Result<(), UndoError> {
    if reading_is_older(&undoing.followed, transition.from) { Err(UndoError::Nothing) } else { Ok(()) }
}
