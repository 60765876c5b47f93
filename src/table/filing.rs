//! What several people file in private while a game waits: sealed bids, for instance.
//!
//! An expansion may [call](expansions::call) several players at once where by the rules they are asked one after the other.
//! Each of them files a number about every subject of the call. Nobody else sees them, and they may be changed until all have
//! filed. Then the expansion's answers are given for everybody, in the same transaction as the last filing, so that the log
//! holds nothing but answers which the rules know.

use crate::rules::record::ReplayFault;
use crate::rules::seat::Seat;
use crate::rules::{Game, Refusal};
use crate::store::{Notice, PersonId, Reading, Role, SealedBid, StoreError, TableId, TableRow, Writing};

use super::error::{ActError, Failure};
use super::expansions::{self, Call, Filed};
use super::fair::Seed;
use super::play::{player, take_back};
use super::snapshot::{Round, Snapshot};
use super::transition::Transition;
use super::{Tables, Update, advance_since, motions, orders};

/// Who has filed something that counts for a game as it stands.
pub(super) fn filed(reading: &Reading<'_>, table: TableId, game: Option<&Game>) -> Result<Vec<Seat>, StoreError> {
    let Some(call) = game.and_then(expansions::call) else { return Ok(Vec::new()) };
    let filed = reading.sealed_bids(table)?;
    let all = |seat: &Seat| own(&filed, *seat, &call.subjects).is_some();
    Ok(call.parties.into_iter().filter(all).collect())
}

/// What somebody has filed about each of some subjects; nothing if anything is missing.
fn own(filed: &[SealedBid], seat: Seat, subjects: &[u8]) -> Option<Vec<u8>> {
    let about = |subject: u8| filed.iter().find(|&&(by, about, _)| (by, about) == (seat, subject));
    subjects.iter().map(|&subject| about(subject).map(|&(_, _, number)| number)).collect()
}

fn round(reading: &Reading<'_>, table: TableId, game: &Game) -> Result<Option<Round>, StoreError> {
    Ok(Round::of(game, &filed(reading, table, Some(game))?))
}

/// Refuses an answer where something is to be filed instead.
pub(super) fn refuse_answers(
    reading: &Reading<'_>,
    row: &TableRow,
    game: &Game,
    seat: Seat,
    number: u32,
) -> Result<(), ActError> {
    let Some(round) = round(reading, row.id, game)? else { return Ok(()) };
    expect(row, game, Some(&round), seat, number)?;
    Err(ActError::Sealed)
}

/// Draws until somebody must choose, file or the game is over; once all have filed, answers for all of them.
pub(super) fn settle(reading: &Reading<'_>, row: &TableRow, transition: &mut Transition) -> Result<(), Failure> {
    loop {
        transition.draw(Seed::new(row.seed)).map_err(Failure::replay(row.id))?;
        let Some(round) = round(reading, row.id, &transition.game)?.filter(|round| round.owing().next().is_none())
        else {
            return Ok(());
        };
        // What somebody filed who has left since counts no more.
        let filed = reading.sealed_bids(row.id)?.into_iter();
        let filed = Filed::new(filed.filter(|(seat, ..)| round.parties.contains(seat)).collect());
        answer_for_all(transition, &filed).map_err(Failure::replay(row.id))?;
    }
}

/// Answers as long as what was filed says how.
fn answer_for_all(transition: &mut Transition, filed: &Filed) -> Result<(), ReplayFault> {
    while let Some(action) = expansions::answer(&transition.game, filed) {
        transition.answer_by_proxy(action)?;
    }
    Ok(())
}

/// Forgets what was filed, unless a game still waits for more.
pub(super) fn forget(writing: &Writing<'_>, table: TableId, game: &Game) -> Result<(), StoreError> {
    if expansions::call(game).is_none() { writing.forget_bids(table) } else { Ok(()) }
}

/// What somebody may file, and what they have filed.
#[derive(Clone)]
pub struct Filing {
    /// The table.
    pub table: Snapshot,
    /// The round.
    pub round: Round,
    /// Whose filing it is.
    pub seat: Seat,
    /// What they have filed so far, about each subject of the round: for nobody else's eyes.
    pub own: Option<Vec<u8>>,
}

impl Tables {
    /// What somebody may file at the decision with this number.
    ///
    /// # Errors
    /// As for [`file`](Tables::file).
    pub fn filing(&self, table: TableId, by: PersonId, number: u32) -> Result<Filing, ActError> {
        self.warm(|reading| reading.table(table))?;
        self.read(|reading| {
            let (row, transition) = self.resume(reading, reading.table(table)?)?;
            let seat = player(&row, &transition.game, by)?;
            let round = party(reading, &row, &transition.game, seat, number)?;
            let own = own(&reading.sealed_bids(table)?, seat, &round.subjects);
            Ok(Filing { table: self.shared.desk.snapshot(reading, row)?, round, seat, own })
        })
    }

    /// Files a number about each subject of the round, at the decision with the given one, in place of what somebody filed
    /// before: of sealed bids the most that they would pay for each tile. If everybody has filed then, the answers are given
    /// and the game goes on; until then there is nothing to tell, and no notice.
    ///
    /// # Errors
    /// `NoTable`, `NotStarted`, `Over`, `NotSeated`, `Stale`; `NotBidding` for somebody who is not called; `Refused` if
    /// nothing is to be filed, if a number is too high, or if there are more or fewer than subjects; or a failure. Nothing
    /// has changed.
    pub fn file(&self, table: TableId, by: PersonId, number: u32, filed: &[u8]) -> Result<Update, ActError> {
        self.warm(|reading| reading.table(table))?;
        self.update(|writing| {
            let (mut row, transition) = self.resume(writing, writing.table(table)?)?;
            let seat = player(&row, &transition.game, by)?;
            take_back(writing, &mut row, seat)?;
            self.file_for(writing, row, transition, seat, number, filed, None)
        })
    }

    /// Files numbers for a seat. What comes of it is told together with what an earlier notice was to tell, if there is one.
    #[expect(clippy::too_many_arguments, reason = "one call for people and one for the bot")]
    pub(super) fn file_for(
        &self,
        writing: &Writing<'_>,
        row: TableRow,
        mut transition: Transition,
        seat: Seat,
        number: u32,
        filed: &[u8],
        untold: Option<Notice>,
    ) -> Result<Update, ActError> {
        let table = row.id;
        let round = party(writing, &row, &transition.game, seat, number)?;
        let fits = |Call { subjects, most, .. }: Call| {
            filed.len() == subjects.len() && filed.iter().all(|&number| number <= most)
        };
        if !expansions::call(&transition.game).is_some_and(fits) {
            return Err(ActError::Refused { answer: 0, refusal: Refusal::NotOffered });
        }
        for (&subject, &number) in round.subjects.iter().zip(filed) {
            writing.file_bid(table, subject, seat, number)?;
        }
        let first = transition.game.decision().map(|decision| decision.seat);
        writing.reminded(table, seat)?;
        orders::settle(writing, &row, &mut transition)?;
        if transition.entries.is_empty() {
            motions::lapse_about(writing, &row, seat)?;
            writing.change(table, Role::Turn)?;
            let snapshot = self.shared.desk.snapshot(writing, row)?;
            return Ok(Update { snapshot, by: Some(seat), events: Vec::new(), notices: Vec::new() });
        }
        Ok(advance_since(writing, row, transition, first, untold)?)
    }
}

/// The round that a seat files in.
fn party(reading: &Reading<'_>, row: &TableRow, game: &Game, seat: Seat, number: u32) -> Result<Round, ActError> {
    let round = round(reading, row.id, game)?;
    expect(row, game, round.as_ref(), seat, number)?;
    let round = round.ok_or(ActError::Refused { answer: 0, refusal: Refusal::Unasked })?;
    if round.parties.contains(&seat) { Ok(round) } else { Err(ActError::NotBidding) }
}

/// Refuses what is meant for another decision than the one that the game waits at.
fn expect(row: &TableRow, game: &Game, round: Option<&Round>, seat: Seat, number: u32) -> Result<(), ActError> {
    let Some(decision) = game.decision().filter(|decision| decision.number != number) else { return Ok(()) };
    let owing: Vec<Seat> = round.map_or_else(|| vec![decision.seat], |round| round.owing().collect());
    let awaited = owing.iter().find(|&&owing| owing == seat).or(owing.first()).copied().unwrap_or(decision.seat);
    let waiting_for = row.people.get(awaited.index()).copied().ok_or(ActError::NotSeated)?;
    Err(ActError::Stale { current: decision.number, waiting_for })
}
