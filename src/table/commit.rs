//! The steps that all committed changes of a game have in common. The use cases call this module, but it calls none of
//! them.
//!
//! [`resolve`] brings a game to the next question that a player must answer: it draws, plays the answers of a completed
//! sealed round, and follows standing orders. [`advance`] writes the entries, the phase, the clock and the
//! notice.

use bergerie_rules::{Event, Game, RecordError, Seat, Waiting};
use bergerie_store::{
    LogSpan, MotionOutcome, Notice, NoticeKind, PhaseKind, ReadTransaction, SealedNumber, StoreError,
    SubstitutionReason, TableId, TableRow, WriteTransaction,
};

use super::error::Failure;
use super::fair::Seed;
use super::order::kinds_of_orders;
use super::round_request::{SealedNumbers, round_request, sealed_answer};
use super::rounds::{open_round, submitted_players};
use super::snapshot::{Phase, Snapshot, game_ending};
use super::transition::Transition;
use super::{Update, clocks, feeds, open_motion, results};

/// The maximum number of answers from standing orders in one transaction. It prevents an endless loop of orders.
const MAX_ORDERED_ANSWERS: usize = 100;

/// Makes draws, applies completed sealed rounds and follows standing orders, until a player must decide or the game is
/// over.
pub(super) fn resolve(
    writing: &WriteTransaction<'_>,
    row: &TableRow,
    transition: &mut Transition,
) -> Result<(), Failure> {
    draw_and_answer_sealed(writing, row, transition)?;
    let orders = writing.orders(row.id)?;
    if orders.is_empty() {
        return Ok(());
    }
    for _ in 0..MAX_ORDERED_ANSWERS {
        if !follow_order(writing, row, transition, &orders)? {
            break;
        }
        draw_and_answer_sealed(writing, row, transition)?;
    }
    Ok(())
}

/// Follows the standing order for the pending question. Returns `false` if there is no such order, or its answer is illegal.
fn follow_order(
    writing: &WriteTransaction<'_>,
    row: &TableRow,
    transition: &mut Transition,
    orders: &[(Seat, String, u8)],
) -> Result<bool, Failure> {
    let game = &transition.game;
    if round_request(game).is_some() {
        return Ok(submit_ordered(writing, row.id, game, orders)?);
    }
    let Some(decision) = game.decision() else { return Ok(false) };
    let own = orders.iter().filter(|(seat, ..)| *seat == decision.seat);
    let mut answers = own.filter_map(|(_, name, number)| {
        let order = kinds_of_orders().find(|order| order.name == name)?;
        (order.answer)(game, *number).filter(|answer| decision.actions.contains(answer))
    });
    let Some(answer) = answers.next() else { return Ok(false) };
    transition.answer_for(answer, SubstitutionReason::Order).map_err(Failure::replay(row.id))?;
    Ok(true)
}

/// Submits sealed numbers for players with a standing order who have not submitted any. Returns whether there were such
/// players.
fn submit_ordered(
    writing: &WriteTransaction<'_>,
    table: TableId,
    game: &Game,
    orders: &[(Seat, String, u8)],
) -> Result<bool, StoreError> {
    let Some(request) = round_request(game) else { return Ok(false) };
    let submitted = submitted_players(writing, table, Some(game))?;
    let mut any = false;
    for (seat, name, number) in orders {
        let order = kinds_of_orders().find(|order| order.name == name);
        let submits = order.and_then(|order| order.submits).and_then(|submits| submits(game, *seat, *number));
        if let Some(number) = submits.filter(|_| request.players.contains(seat) && !submitted.contains(seat)) {
            for &subject in &request.subjects {
                let number = number.min(request.max);
                writing.save_sealed_number(table, SealedNumber { seat: *seat, subject, number })?;
            }
            any = true;
        }
    }
    Ok(any)
}

/// Draws until a player must decide or the game is over. Once all sealed numbers are in, applies the answers that follow from them.
pub(super) fn draw_and_answer_sealed(
    reading: &ReadTransaction<'_>,
    row: &TableRow,
    transition: &mut Transition,
) -> Result<(), Failure> {
    loop {
        transition.draw(Seed::new(row.seed)).map_err(Failure::replay(row.id))?;
        let Some(round) =
            open_round(reading, row.id, &transition.game)?.filter(|round| round.awaited_seats().next().is_none())
        else {
            return Ok(());
        };
        // Ignore the numbers of players who resigned after submitting them.
        let submitted = SealedNumbers::read(reading, row.id)?.only_of(&round.players);
        answer_for_all(transition, &submitted).map_err(Failure::replay(row.id))?;
    }
}

/// Applies the answers that the players' sealed numbers determine, up to the first decision that they do not determine.
fn answer_for_all(transition: &mut Transition, submitted: &SealedNumbers) -> Result<(), RecordError> {
    while let Some(action) = sealed_answer(&transition.game, submitted) {
        transition.answer_by_proxy(action)?;
    }
    Ok(())
}

/// Deletes the sealed numbers of a table, unless the game is waiting for more of them.
fn delete_submitted(writing: &WriteTransaction<'_>, table: TableId, game: &Game) -> Result<(), StoreError> {
    if round_request(game).is_none() { writing.delete_sealed_numbers(table) } else { Ok(()) }
}

/// Writes a transition of a game and its notice.
pub(super) fn advance(
    writing: &WriteTransaction<'_>,
    row: TableRow,
    transition: Transition,
    by: Option<Seat>,
) -> Result<Update, Failure> {
    advance_since(writing, row, transition, by, None)
}

/// Writes a transition of a game. Its notice replaces an earlier pending one, if given, and covers the events of both.
pub(super) fn advance_since(
    writing: &WriteTransaction<'_>,
    mut row: TableRow,
    transition: Transition,
    by: Option<Seat>,
    earlier: Option<Notice>,
) -> Result<Update, Failure> {
    let span = LogSpan { from: transition.from, to: transition.final_length() };
    let (phase_kind, kind) = match transition.game.waiting() {
        Waiting::Over => (PhaseKind::Over, NoticeKind::Over(span)),
        Waiting::Decision(_) | Waiting::Draw(_) => (PhaseKind::Playing, NoticeKind::Turn(span)),
    };
    writing.append(row.id, transition.from, &transition.entries)?;
    if row.phase_kind != phase_kind {
        writing.set_phase_kind(row.id, phase_kind)?;
        row.phase_kind = phase_kind;
    }
    match phase_kind {
        PhaseKind::Over => open_motion::close_any_vote(writing, row.id)?,
        _ => open_motion::close_vote_about_move(writing, row.id)?,
    }
    return_seats(writing, &mut row, &transition)?;
    if phase_kind == PhaseKind::Over {
        results::add_result(writing, &row, &transition.game, game_ending(&transition.game))?;
        row.duel.map(|duel| writing.set_duel_due(duel)).transpose()?;
    }
    writing.mark_status_outdated(row.id, row.pinned)?;
    let notice = match earlier {
        Some(earlier) => writing.extend_notice(earlier.id, kind.including(earlier))?,
        None => None,
    };
    let notice = notice.map_or_else(|| writing.add_notice(row.id, kind), Ok)?;
    let posts = writing.latest_posts(row.id)?;
    delete_submitted(writing, row.id, &transition.game)?;
    let submitted = submitted_players(writing, row.id, Some(&transition.game))?;
    let (events, play) = transition.finish();
    let phase = if phase_kind == PhaseKind::Over { Phase::over(play, &row) } else { Phase::Playing(play) };
    let mut snapshot = Snapshot::new(row, posts, phase, &submitted, None);
    snapshot.clock = clocks::set(writing, &snapshot)?;
    feeds::report_move(writing, &snapshot)?;
    Ok(Update { snapshot, by, events, notices: vec![notice] })
}

/// Returns seats to their players if the bot played them for one turn only, and that turn is over. If the bot was to answer during
/// another player's turn, it does not play the next turn of the seat.
fn return_seats(writing: &WriteTransaction<'_>, row: &mut TableRow, transition: &Transition) -> Result<(), StoreError> {
    let played = |seat: Seat| row.user(seat).is_some() && row.bots.get(seat.index()).is_some_and(Option::is_some);
    let is_over = |seat| {
        let mut turns = transition.events.iter();
        turns.any(|event| matches!(event, Event::Turn { seat: next, .. } if *next != seat || transition.active != seat))
    };
    let mut seats = Vec::new();
    for seat in Seat::all(row.users.len()).filter(|&seat| played(seat) && is_over(seat)) {
        if writing.last_absence(row.id, seat)? == Some(MotionOutcome::BotOnce) {
            seats.push(seat);
        }
    }
    for seat in &seats {
        if let Some(bot) = row.bots.get_mut(seat.index()) {
            *bot = None;
        }
    }
    if seats.is_empty() { Ok(()) } else { writing.set_seats(row.id, &row.users, &row.bots) }
}
