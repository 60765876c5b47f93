//! Bot seats: the bot's own, and seats of players who are away.
//!
//! Bot moves go through the same transactions as players' moves. They are computed outside of a transaction from a
//! snapshot, and refused as stale if the table has gone on in the meantime.

use std::time::Duration;

use crate::engine::Until;
use crate::opponent::{self, Level};
use crate::rules::Action;
use crate::rules::seat::Seat;
use crate::store::{ChannelId, Notice, NoticeKind, Role, Stage, StoreError, TableId, TableRow, UserId, Writing};

use super::error::TableError;
use super::hints::seed;
use super::play::{self, Answers};
use super::snapshot::Snapshot;
use super::{Tables, Update, clocks, commit, expansions, rounds};

/// A move of the bot.
#[derive(Clone, Debug, PartialEq)]
pub enum BotMove {
    /// Answers to the pending decision and those after it.
    Answer(Vec<Action>),
    /// Numbers to file in private, one per subject.
    File(Vec<u8>),
}

/// Computes the bot's move for a seat within a time budget. `None` if nothing is asked of that seat.
///
/// The computation uses only what this seat knows; its random seed is public.
pub fn think(table: &Snapshot, seat: Seat, level: Level, time: Duration) -> Option<BotMove> {
    let (game, decision) = (table.game()?, table.decision()?);
    let seed = seed(table, decision.number);
    if let Some(round) = &table.sealed {
        let most = expansions::call(game)?.most;
        let asked = round.awaited().any(|awaited| awaited == seat);
        return asked.then(|| BotMove::File(opponent::prices(game, seat, seed, &round.subjects, most)));
    }
    let until = Until::after(time);
    let answers = opponent::choose(game, seat, level, seed, &until);
    if answers.is_empty() { plainest(table, seat) } else { Some(BotMove::Answer(answers)) }
}

/// Returns the default move of a seat: the fallback answer, or an offer of nothing. `None` if nothing is asked of that
/// seat. It ensures that a game never waits for a bot that cannot compute a move.
pub fn plainest(table: &Snapshot, seat: Seat) -> Option<BotMove> {
    if let Some(round) = &table.sealed {
        return round.awaited().any(|awaited| awaited == seat).then_some(BotMove::File(vec![0; round.subjects.len()]));
    }
    let decision = table.decision().filter(|decision| decision.seat == seat)?;
    decision.fallback().map(|answer| BotMove::Answer(vec![answer]))
}

impl Tables {
    /// Commits the bot's move for a seat that it plays, at the decision with this number.
    ///
    /// # Errors
    /// As for [`act`](Tables::act) and [`file`](Tables::file); `NotSeated` if the bot does not play that seat.
    pub fn play_for(&self, table: TableId, seat: Seat, number: u32, thought: &BotMove) -> Result<Update, TableError> {
        self.warm(table)?;
        self.update(|writing| {
            let (row, mut transition) = self.resume(writing, writing.table(table)?)?;
            if bot(&row, seat).is_none() {
                return Err(TableError::NotSeated);
            }
            match thought {
                BotMove::File(filed) => {
                    // If a player is asked as well, the notice may be in delivery.
                    let alone = self.shared.games.snapshot(writing, row.clone())?.waits_for_bots();
                    let untold = if alone { untold(writing, &row, seat, transition.from)? } else { None };
                    self.file_for(writing, row, transition, seat, number, filed, untold)
                }
                BotMove::Answer(answers) => {
                    let round = rounds::round(writing, row.id, &transition.game)?;
                    rounds::refuse_answers(&row.people, &transition.game, round.as_ref(), seat, number)?;
                    let answers = Answers { seat, number, answers };
                    play::answer(&row, &mut transition, &answers)?;
                    commit::resolve(writing, &row, &mut transition)?;
                    let untold = untold(writing, &row, seat, transition.from)?;
                    Ok(commit::advance_since(writing, row, transition, Some(seat), untold)?)
                }
            }
        })
    }

    /// Gives a seat that the bot plays back to its player.
    ///
    /// # Errors
    /// `NoTable`, `NotStarted`, `NotSeated` if the user has no seat there, or a failure.
    pub fn reclaim(&self, channel: ChannelId, user: UserId) -> Result<Snapshot, TableError> {
        self.write(|writing| {
            let mut row = writing.last_table(channel)?.ok_or(TableError::NoTable)?;
            if row.stage != Stage::Playing {
                return Err(TableError::NotStarted);
            }
            let seat = row.people.iter().position(|&p| p == user && !p.is_nobody());
            let seat = seat.and_then(Seat::new).ok_or(TableError::NotSeated)?;
            if let Some(bot) = row.bots.get_mut(seat.index()) {
                *bot = None;
            }
            writing.seat(row.id, &row.people, &row.bots)?;
            writing.change(row.id, Role::Turn)?;
            let mut snapshot = self.shared.games.snapshot(writing, row)?;
            if snapshot.asked().contains(&seat) {
                // There is no deadline for the bot.
                snapshot.waited = clocks::set(writing, &snapshot)?;
            }
            Ok(snapshot)
        })
    }
}

/// Returns the level at which the bot plays a seat, if it does.
fn bot(row: &TableRow, seat: Seat) -> Option<Level> {
    row.bots.get(seat.index()).copied().flatten()
}

/// Returns whether the seat belongs to the bot itself.
fn is_own(row: &TableRow, seat: Seat) -> bool {
    bot(row, seat).is_some() && row.people.get(seat.index()).is_some_and(|user| user.is_nobody())
}

/// Returns the pending notice of the events before a bot's own turn, so that both are posted together. While the game
/// waits only for bots, no process posts it.
fn untold(writing: &Writing<'_>, row: &TableRow, seat: Seat, from: u32) -> Result<Option<Notice>, StoreError> {
    if !is_own(row, seat) {
        return Ok(None);
    }
    let last = writing.pending_notices_of(row.id)?.pop();
    let is_before = |kind: NoticeKind| matches!(kind, NoticeKind::Turn(before) if before.to == from);
    Ok(last.filter(|notice| is_before(notice.kind) && notice.restored_to.is_none()))
}
