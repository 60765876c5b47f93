//! Sealed bids: an auction in one round of waiting, for people who are never online together.
//!
//! Where a table agreed on [`BazaarMode::Sealed`], a picked tile is not asked about one after the other. Everybody without
//! a tile, the picker included, files in private the most they would pay for it, and may change it until all have. Then the
//! [proxy] plays the open auction, in the same transaction as the last filing, so that the log holds nothing but open bids
//! and the deal. To the rules, to records and to replays it is an open auction.
//!
//! For bidders the maximum is a bid; for the picker it is the price up to which the tile is kept: the picker buys at it or
//! below, and sells above. So the deal needs no waiting either.

mod proxy;

use crate::rules::expansions::bridges_castles_and_bazaars::{BazaarMode, MOST_BID, Sale};
use crate::rules::record::ReplayFault;
use crate::rules::seat::Seat;
use crate::rules::{Game, Refusal};
use crate::store::{PersonId, Reading, StoreError, TableId, TableRow, Writing};

use super::error::{ActError, Failure};
use super::fair::Seed;
use super::play::player;
use super::snapshot::Snapshot;
use super::step::Step;
use super::{Tables, Update, advance};

use proxy::Maxima;

/// A round of sealed bids that waits for people. What they filed is not in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// The tile, who picked it, and the opening bid.
    pub sale: Sale,
    /// Everybody who files, in the order of the open auction: the bidders, and at last the picker unless that one left.
    pub parties: Vec<Seat>,
    /// Who of them has filed.
    pub filed: Vec<Seat>,
}

impl Round {
    /// The round of a game that waits for sealed bids.
    pub(super) fn of(game: &Game, filed: &[Seat]) -> Option<Round> {
        let sale = sale(game)?;
        let mut parties = proxy::bidders(game);
        parties.extend(Some(sale.picker).filter(|&picker| !game.purse(picker).resigned));
        let filed = parties.iter().copied().filter(|seat| filed.contains(seat)).collect();
        Some(Round { sale, parties, filed })
    }

    /// Who has still to file.
    pub fn owing(&self) -> impl Iterator<Item = Seat> {
        self.parties.iter().copied().filter(|seat| !self.filed.contains(seat))
    }

    /// Whether somebody files as the one who picked the tile.
    pub fn is_picker(&self, seat: Seat) -> bool {
        self.sale.picker == seat
    }
}

/// The tile that sealed bids are filed for now.
fn sale(game: &Game) -> Option<Sale> {
    let options = game.setup().expansions.bridges_castles_and_bazaars.as_ref()?;
    if options.bazaar_mode == BazaarMode::Sealed { proxy::sale(game) } else { None }
}

/// Who has filed something that counts for a game as it stands.
pub(super) fn filed(reading: &Reading<'_>, table: TableId, game: Option<&Game>) -> Result<Vec<Seat>, StoreError> {
    let Some(sale) = game.and_then(sale) else { return Ok(Vec::new()) };
    Ok(reading.sealed_bids(table, sale.offer)?.into_iter().map(|(seat, _)| seat).collect())
}

fn round(reading: &Reading<'_>, table: TableId, game: &Game) -> Result<Option<Round>, StoreError> {
    Ok(Round::of(game, &filed(reading, table, Some(game))?))
}

/// Refuses an answer where bids are sealed: they are filed.
pub(super) fn refuse_answers(
    reading: &Reading<'_>,
    row: &TableRow,
    game: &Game,
    person: PersonId,
    number: u32,
) -> Result<(), ActError> {
    let Some(round) = round(reading, row.id, game)? else { return Ok(()) };
    let seat = player(row, game, person)?;
    expect(row, game, Some(&round), seat, number)?;
    Err(ActError::Sealed)
}

/// Draws until somebody must choose, file or the game is over; once all have filed, the proxy answers for them.
pub(super) fn settle(reading: &Reading<'_>, row: &TableRow, step: &mut Step) -> Result<(), Failure> {
    loop {
        step.draw(Seed::new(row.seed)).map_err(Failure::replay(row.id))?;
        let Some(round) = round(reading, row.id, &step.game)?.filter(|round| round.owing().next().is_none()) else {
            return Ok(());
        };
        // What somebody filed who has left since counts no more.
        let bids = reading.sealed_bids(row.id, round.sale.offer)?.into_iter();
        let maxima = Maxima::new(bids.filter(|(seat, _)| round.parties.contains(seat)).collect());
        answer_for_all(step, &maxima).map_err(Failure::replay(row.id))?;
    }
}

/// Answers until the tile is sold.
fn answer_for_all(step: &mut Step, maxima: &Maxima) -> Result<(), ReplayFault> {
    while let Some(action) = proxy::answer(&step.game, maxima) {
        step.answer_by_proxy(action)?;
    }
    Ok(())
}

/// Forgets what was filed, unless a game still waits for more.
pub(super) fn forget(writing: &Writing<'_>, table: TableId, game: &Game) -> Result<(), StoreError> {
    if sale(game).is_none() { writing.forget_bids(table) } else { Ok(()) }
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
    /// What they have filed so far: for nobody else's eyes.
    pub most: Option<u8>,
}

impl Tables {
    /// What somebody may file at the decision with this number.
    ///
    /// # Errors
    /// As for [`file`](Tables::file).
    pub fn filing(&self, table: TableId, by: PersonId, number: u32) -> Result<Filing, ActError> {
        self.read(|reading| {
            let (row, step) = self.resume(reading, reading.table(table)?)?;
            let (round, seat) = party(reading, &row, &step.game, by, number)?;
            let bids = reading.sealed_bids(table, round.sale.offer)?;
            let most = bids.into_iter().find(|&(filer, _)| filer == seat).map(|(_, most)| most);
            Ok(Filing { table: self.shared.desk.snapshot(reading, row)?, round, seat, most })
        })
    }

    /// Files the most that somebody would pay for the tile that sealed bids are filed for, at the decision with this
    /// number, instead of what they filed before. If everybody has filed then, the auction is played and the game goes on;
    /// until then there is nothing to tell, and no notice.
    ///
    /// # Errors
    /// `NoTable`, `NotStarted`, `Over`, `NotSeated`, `Stale`; `NotBidding` for somebody who has a tile; `Refused` if
    /// nobody asks for a sealed bid, or if it is too high; or a failure. Nothing has changed.
    pub fn file(&self, table: TableId, by: PersonId, number: u32, most: u8) -> Result<Update, ActError> {
        self.update(|writing| {
            let (row, mut step) = self.resume(writing, writing.table(table)?)?;
            let (round, seat) = party(writing, &row, &step.game, by, number)?;
            if most > MOST_BID {
                return Err(ActError::Refused { answer: 0, refusal: Refusal::NotOffered });
            }
            writing.file_bid(table, round.sale.offer, seat, most)?;
            let first = step.game.decision().map(|decision| decision.seat);
            settle(writing, &row, &mut step)?;
            if step.entries.is_empty() {
                let snapshot = self.shared.desk.snapshot(writing, row)?;
                return Ok(Update { snapshot, by: Some(seat), events: Vec::new(), notices: Vec::new() });
            }
            Ok(advance(writing, row, step, first)?)
        })
    }
}

/// The round that somebody files in, and with which seat.
fn party(
    reading: &Reading<'_>,
    row: &TableRow,
    game: &Game,
    person: PersonId,
    number: u32,
) -> Result<(Round, Seat), ActError> {
    let seat = player(row, game, person)?;
    let round = round(reading, row.id, game)?;
    expect(row, game, round.as_ref(), seat, number)?;
    let round = round.ok_or(ActError::Refused { answer: 0, refusal: Refusal::Unasked })?;
    if round.parties.contains(&seat) { Ok((round, seat)) } else { Err(ActError::NotBidding) }
}

/// Refuses what is meant for another decision than the one that the game waits at.
fn expect(row: &TableRow, game: &Game, round: Option<&Round>, seat: Seat, number: u32) -> Result<(), ActError> {
    let Some(decision) = game.decision().filter(|decision| decision.number != number) else { return Ok(()) };
    let owing: Vec<Seat> = round.map_or_else(|| vec![decision.seat], |round| round.owing().collect());
    let awaited = owing.iter().find(|&&owing| owing == seat).or(owing.first()).copied().unwrap_or(decision.seat);
    let waiting_for = row.people.get(awaited.index()).copied().ok_or(ActError::NotSeated)?;
    Err(ActError::Stale { current: decision.number, waiting_for })
}
