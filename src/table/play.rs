//! During the game: answering, rehearsing an answer, resigning.

use crate::rules::action::Decision;
use crate::rules::record::{Entry, ReplayFault};
use crate::rules::seat::Seat;
use crate::rules::{Action, Event, Game, Refusal};
use crate::store::{ChannelId, PersonId, Reading, Stage, TableId, TableRow, Writing};

use super::error::{ActError, Failure};
use super::fair::Seed;
use super::filing;
use super::motions;
use super::orders;
use super::transition::Transition;
use super::{Tables, Update, advance};

/// What answers would lead to.
#[derive(Clone)]
pub struct Rehearsal {
    /// The game after them; it may wait for a draw.
    pub game: Game,
    /// What would happen.
    pub events: Vec<Event>,
}

impl Tables {
    /// Takes somebody's answers to consecutive decisions, beginning with the given one, then draws until somebody must
    /// choose again or the game is over. All of them are committed, or none.
    ///
    /// # Errors
    /// Why the answers are not taken. Nothing has changed.
    pub fn act(&self, table: TableId, by: PersonId, number: u32, answers: &[Action]) -> Result<Update, ActError> {
        self.warm(|reading| reading.table(table))?;
        self.update(|writing| {
            let (mut row, mut transition) = self.resume(writing, writing.table(table)?)?;
            let seat = player(&row, &transition.game, by)?;
            filing::refuse_answers(writing, &row, &transition.game, seat, number)?;
            let answers = Answers { seat, number, answers };
            answer(&row, &mut transition, &answers, |transition, seed| transition.draw_unseen(seed))?;
            take_back(writing, &mut row, seat)?;
            orders::settle(writing, &row, &mut transition)?;
            Ok(advance(writing, row, transition, Some(seat))?)
        })
    }

    /// What [`act`](Tables::act) would do, up to the first draw that shows. Nothing is committed, and nothing is learnt of
    /// what would be drawn.
    ///
    /// # Errors
    /// Why the answers would not be taken.
    pub fn rehearse(
        &self,
        table: TableId,
        by: PersonId,
        number: u32,
        answers: &[Action],
    ) -> Result<Rehearsal, ActError> {
        self.warm(|reading| reading.table(table))?;
        let (row, mut transition, seat) = self.read(|reading| {
            let (row, transition) = self.resume(reading, reading.table(table)?)?;
            let seat = player(&row, &transition.game, by)?;
            filing::refuse_answers(reading, &row, &transition.game, seat, number)?;
            Ok::<_, ActError>((row, transition, seat))
        })?;
        let skip = |transition: &mut Transition, _| {
            transition.skip_unseen();
            Ok(())
        };
        answer(&row, &mut transition, &Answers { seat, number, answers }, skip)?;
        Ok(Rehearsal { game: transition.game, events: transition.events })
    }

    /// Lets somebody leave the game that is on in a channel, for good. If it was the host, the next person who still
    /// plays becomes host.
    ///
    /// # Errors
    /// `NoTable`, `NotStarted`, `Over`, `NotSeated`, or a failure.
    pub fn resign(&self, channel: ChannelId, person: PersonId) -> Result<Update, ActError> {
        self.warm(|reading| reading.last_table(channel))?;
        self.update(|writing| {
            let (row, transition) = self.resume(writing, writing.last_table(channel)?)?;
            let seat = player(&row, &transition.game, person)?;
            resign_seat(writing, row, transition, seat)
        })
    }

    /// The game of a table that is being played, ready to be moved on.
    pub(super) fn resume(
        &self,
        reading: &Reading<'_>,
        row: Option<TableRow>,
    ) -> Result<(TableRow, Transition), ActError> {
        let row = row.ok_or(ActError::NoTable)?;
        match row.stage {
            Stage::Lobby => Err(ActError::NotStarted),
            Stage::Over | Stage::Aborted => Err(ActError::Over),
            Stage::Playing => {
                let play = self.shared.desk.play(reading, &row)?;
                Ok((row, Transition::from(&play)))
            }
        }
    }
}

/// Lets a seat play no more.
pub(super) fn resign_seat(
    writing: &Writing<'_>,
    mut row: TableRow,
    mut transition: Transition,
    seat: Seat,
) -> Result<Update, ActError> {
    transition.decide(Entry::Resign(seat)).map_err(|refusal| ActError::Refused { answer: 0, refusal })?;
    // All others may have filed already.
    orders::settle(writing, &row, &mut transition)?;
    pass_host(writing, &mut row, &transition.game, seat)?;
    motions::lapse_of_resigned(writing, row.id, seat)?;
    Ok(advance(writing, row, transition, Some(seat))?)
}

/// A seat's answers to consecutive decisions, beginning with that of this number.
pub(super) struct Answers<'a> {
    pub seat: Seat,
    pub number: u32,
    pub answers: &'a [Action],
}

/// Gives answers to the decisions that a game waits for. A tile that goes under a hill or a gift
/// does not show: the turn goes on as one, past what `unseen` makes of the draw.
pub(super) fn answer(
    row: &TableRow,
    transition: &mut Transition,
    &Answers { seat, number, answers }: &Answers<'_>,
    unseen: impl Fn(&mut Transition, Seed) -> Result<(), ReplayFault>,
) -> Result<(), ActError> {
    let decision = awaited(&transition.game, 0)?;
    if decision.number != number {
        return Err(ActError::Stale { current: decision.number, waiting_for: waiting_for(row, decision)? });
    }
    if answers.is_empty() {
        return Err(ActError::Empty);
    }
    for (index, &action) in answers.iter().enumerate() {
        let decision = awaited(&transition.game, index)?;
        if decision.seat != seat {
            return Err(ActError::NotYourTurn { waiting_for: waiting_for(row, decision)? });
        }
        transition.decide(Entry::Act(action)).map_err(|refusal| ActError::Refused { answer: index, refusal })?;
        unseen(transition, Seed::new(row.seed)).map_err(Failure::replay(row.id))?;
    }
    Ok(())
}

/// Whoever answers plays their seat again, if the bot played it for them.
pub(super) fn take_back(writing: &Writing<'_>, row: &mut TableRow, seat: Seat) -> Result<(), ActError> {
    if row.bots.get_mut(seat.index()).and_then(Option::take).is_some() {
        writing.seat(row.id, &row.people, &row.bots)?;
    }
    Ok(())
}

/// The decision that an answer is for.
fn awaited(game: &Game, answer: usize) -> Result<&Decision, ActError> {
    let refusal = if game.outcomes() > 0 { Refusal::AwaitsDraw } else { Refusal::Over };
    game.decision().ok_or(ActError::Refused { answer, refusal })
}

/// The seat of somebody who still plays.
pub(super) fn player(row: &TableRow, game: &Game, person: PersonId) -> Result<Seat, ActError> {
    let seat = row.people.iter().position(|&p| p == person).and_then(Seat::new).ok_or(ActError::NotSeated)?;
    if game.purse(seat).resigned { Err(ActError::NotSeated) } else { Ok(seat) }
}

fn waiting_for(row: &TableRow, decision: &Decision) -> Result<PersonId, ActError> {
    // A game has as many seats as its table: the one is made from the other.
    row.people.get(decision.seat.index()).copied().ok_or(ActError::NotSeated)
}

/// Makes the next person who still plays host, if the host has resigned.
fn pass_host(writing: &Writing<'_>, row: &mut TableRow, game: &Game, resigned: Seat) -> Result<(), ActError> {
    if row.people.get(resigned.index()) != Some(&row.host) {
        return Ok(());
    }
    let (before, after): (Vec<Seat>, Vec<Seat>) = game.seats().partition(|&seat| seat < resigned);
    let staying = after.into_iter().chain(before).filter(|&seat| !game.purse(seat).resigned);
    let mut people = staying.filter_map(|seat| row.people.get(seat.index()));
    if let Some(&host) = people.find(|person| !person.is_nobody()) {
        writing.set_host(row.id, host)?;
        row.host = host;
    }
    Ok(())
}
