//! Standing orders: what somebody has decided once for all questions of a kind.
//!
//! An order is followed in the transaction that leads to its question, if its answer is lawful then. The answer stands in the log
//! like any other; that it was ordered is noted beside it, and told.

use crate::rules::seat::Seat;
use crate::rules::{Action, Game, Question};
use crate::store::{Maker, PersonId, Reading, StoreError, TableId, TableRow, Writing};

use super::error::{ActError, Failure};
use super::transition::Transition;
use super::{Tables, expansions, filing, play};

/// What a seat files about each subject by an order of some number; nothing if it has nothing to file.
type Files = fn(&Game, Seat, u8) -> Option<u8>;

/// Something that can be ordered.
#[derive(Clone, Copy)]
pub struct Order {
    /// Its name in the database. It never changes.
    pub name: &'static str,
    /// The numbers that may belong to it, least and most; nothing if it needs none.
    pub numbers: Option<(u8, u8)>,
    /// What is answered to the question that a game asks, by the order's number; nothing if it is about another question.
    pub answer: fn(&Game, u8) -> Option<Action>,
    /// What is filed where several people file something in private, if the order is about that.
    pub files: Option<Files>,
    /// Whether it means anything at a table.
    pub applies: fn(&Game) -> bool,
}

/// To put no figure where none of the own can be put: other things may be offered.
const PASS: Order = Order { name: "pass", numbers: None, answer: pass, files: None, applies: |_| true };

fn pass(game: &Game, _: u8) -> Option<Action> {
    let decision = game.decision().filter(|decision| decision.question == Question::Act)?;
    let is_figure = |action: &Action| matches!(action, Action::Deploy { .. });
    (!decision.actions.iter().any(is_figure)).then_some(Action::Pass)
}

/// All orders.
pub(super) fn all() -> impl Iterator<Item = &'static Order> {
    [&PASS].into_iter().chain(expansions::orders())
}

/// What somebody has ordered: the names, with their numbers.
pub type Given = Vec<(&'static Order, u8)>;

/// The most answers that are ordered in one transaction: a bound against orders that would go on for ever.
const MOST_ANSWERS: usize = 100;

/// Draws, plays for all what they have filed, and follows orders, until somebody must choose or the game is over.
pub(super) fn settle(writing: &Writing<'_>, row: &TableRow, transition: &mut Transition) -> Result<(), Failure> {
    filing::settle(writing, row, transition)?;
    let orders = writing.orders(row.id)?;
    if orders.is_empty() {
        return Ok(());
    }
    for _ in 0..MOST_ANSWERS {
        if !follow(writing, row, transition, &orders)? {
            break;
        }
        filing::settle(writing, row, transition)?;
    }
    Ok(())
}

/// Follows an order, if there is one for what a game asks. Whether there is.
fn follow(
    writing: &Writing<'_>,
    row: &TableRow,
    transition: &mut Transition,
    orders: &[(Seat, String, u8)],
) -> Result<bool, Failure> {
    let game = &transition.game;
    if expansions::call(game).is_some() {
        return Ok(file(writing, row.id, game, orders)?);
    }
    let Some(decision) = game.decision() else { return Ok(false) };
    let own = orders.iter().filter(|(seat, ..)| *seat == decision.seat);
    let mut answers = own.filter_map(|(_, name, number)| {
        let order = all().find(|order| order.name == name)?;
        (order.answer)(game, *number).filter(|answer| decision.actions.contains(answer))
    });
    let Some(answer) = answers.next() else { return Ok(false) };
    transition.answer_for(answer, Maker::Order).map_err(Failure::replay(row.id))?;
    Ok(true)
}

/// Files for those who have ordered so and have not filed. Whether there is somebody.
fn file(writing: &Writing<'_>, table: TableId, game: &Game, orders: &[(Seat, String, u8)]) -> Result<bool, StoreError> {
    let Some(call) = expansions::call(game) else { return Ok(false) };
    let filed = filing::filed(writing, table, Some(game))?;
    let mut any = false;
    for (seat, name, number) in orders {
        let order = all().find(|order| order.name == name);
        let files = order.and_then(|order| order.files).and_then(|files| files(game, *seat, *number));
        if let Some(number) = files.filter(|_| call.parties.contains(seat) && !filed.contains(seat)) {
            for &subject in &call.subjects {
                writing.file_bid(table, subject, *seat, number.min(call.most))?;
            }
            any = true;
        }
    }
    Ok(any)
}

impl Tables {
    /// What somebody may order at a table, and what they have ordered.
    ///
    /// # Errors
    /// `NoTable`, `NotStarted`, `NotSeated`, `Over`, or a failure.
    pub fn orders(&self, table: TableId, by: PersonId) -> Result<(Vec<&'static Order>, Given), ActError> {
        self.warm(|reading| reading.table(table))?;
        self.read(|reading| {
            let (row, transition) = self.resume(reading, reading.table(table)?)?;
            let seat = play::player(&row, &transition.game, by)?;
            let possible = all().filter(|order| (order.applies)(&transition.game)).collect();
            Ok((possible, given(reading, table, seat)?))
        })
    }

    /// Gives an order, or takes it back. It counts from the next question on.
    ///
    /// # Errors
    /// The same; `NotStarted` also for an order that is not known, or a number that it cannot have.
    pub fn set_order(&self, table: TableId, by: PersonId, name: &str, number: Option<u8>) -> Result<Given, ActError> {
        self.warm(|reading| reading.table(table))?;
        self.write(|writing| {
            let (row, transition) = self.resume(writing, writing.table(table)?)?;
            let seat = play::player(&row, &transition.game, by)?;
            let order = all().find(|order| order.name == name && (order.applies)(&transition.game));
            let order = order.ok_or(ActError::NotStarted)?;
            let (least, most) = order.numbers.unwrap_or((0, 0));
            if number.is_some_and(|number| !(least..=most).contains(&number)) {
                return Err(ActError::NotStarted);
            }
            writing.set_order(table, seat, order.name, number)?;
            Ok(given(writing, table, seat)?)
        })
    }
}

fn given(reading: &Reading<'_>, table: TableId, seat: Seat) -> Result<Given, StoreError> {
    let own = reading.orders(table)?.into_iter().filter(|(by, ..)| *by == seat);
    Ok(own.filter_map(|(_, name, number)| Some((all().find(|order| order.name == name)?, number))).collect())
}
