//! Sealed rounds, in which several players submit numbers in private: the players who must submit, and those who have.

use bergerie_rules::{Game, Refusal, Seat};
use bergerie_store::{ReadTransaction, StoreError, TableId, TableRow, UserId};

use super::error::TableError;
use super::round_request::{SealedNumbers, round_request};
use super::snapshot::Round;

/// Returns the players who have submitted all their numbers in the current sealed round.
pub(super) fn submitted_players(
    reading: &ReadTransaction<'_>,
    table: TableId,
    game: Option<&Game>,
) -> Result<Vec<Seat>, StoreError> {
    let Some(request) = game.and_then(round_request) else { return Ok(Vec::new()) };
    let submitted = SealedNumbers::read(reading, table)?;
    let has_submitted = |seat: &Seat| submitted.numbers(*seat, &request.subjects).is_some();
    Ok(request.players.into_iter().filter(has_submitted).collect())
}

/// Returns the sealed round that a game waits for, or `None` if it waits for an open answer.
pub(super) fn open_round(
    reading: &ReadTransaction<'_>,
    table: TableId,
    game: &Game,
) -> Result<Option<Round>, StoreError> {
    Ok(Round::of(game, &submitted_players(reading, table, Some(game))?))
}

/// Returns `Sealed` if the game waits for sealed numbers instead of an open answer, or `Stale` if the answer is for another
/// decision.
pub(super) fn refuse_answers(
    users: &[UserId],
    game: &Game,
    round: Option<&Round>,
    seat: Seat,
    number: u32,
) -> Result<(), TableError> {
    if round.is_none() {
        return Ok(());
    }
    check_decision(users, game, round, seat, number)?;
    Err(TableError::Sealed)
}

/// Returns the sealed round that a seat takes part in. Returns `Stale` if another decision is pending, `Refused` if the game waits
/// for no sealed numbers, and `NotInRound` if the seat does not take part.
pub(super) fn round_of_player(
    reading: &ReadTransaction<'_>,
    row: &TableRow,
    game: &Game,
    seat: Seat,
    number: u32,
) -> Result<Round, TableError> {
    let round = open_round(reading, row.id, game)?;
    check_decision(&row.users, game, round.as_ref(), seat, number)?;
    let round = round.ok_or(TableError::Refused { answer: 0, refusal: Refusal::NotAsked })?;
    if round.players.contains(&seat) { Ok(round) } else { Err(TableError::NotInRound) }
}

/// Returns `Stale` if a decision with another number is pending.
fn check_decision(
    users: &[UserId],
    game: &Game,
    round: Option<&Round>,
    seat: Seat,
    number: u32,
) -> Result<(), TableError> {
    let Some(decision) = game.decision().filter(|decision| decision.number != number) else { return Ok(()) };
    let pending: Vec<Seat> = round.map_or_else(|| vec![decision.seat], |round| round.awaited_seats().collect());
    let awaited =
        pending.iter().find(|&&awaited| awaited == seat).or(pending.first()).copied().unwrap_or(decision.seat);
    let awaited_user = users.get(awaited.index()).copied().ok_or(TableError::NotSeated)?;
    Err(TableError::Stale { current: decision.number, awaited_user })
}
