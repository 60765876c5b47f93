//! Moves of bots: for seats that belong to a bot, for seats that a bot plays for an absent player, and for players who
//! are late with an answer during another player's turn.
//!
//! Bot moves go through the same transactions as players' moves. They are computed from a snapshot, outside of a
//! transaction. A move is refused as stale if the game has gone on in the meantime.

use std::time::Duration;

use bergerie_engine::{Agent, AgentTurn, DeadlineBudget, EngineError};
use bergerie_opponent::{BotProfile, Character, EngineFailure};
use bergerie_rules::{Action, Entry, Game, Seat};
use bergerie_store::{
    Announcement, ChannelId, Notice, NoticeKind, PhaseKind, StoreError, SubstitutionReason, TableId, TableRow, UserId,
    WriteTransaction,
};

use super::error::{Failure, TableError};
use super::hints::hint_seed;
use super::play::{self, Answers};
use super::round_request::round_request;
use super::snapshot::Snapshot;
use super::{Tables, Update, clocks, commit, game_cache, rounds};

/// A move that the computer player has chosen.
#[derive(Clone, Debug, PartialEq)]
pub enum BotMove {
    /// Answers to the pending decision and to the decisions after it.
    Answer(Vec<Action>),
    /// Sealed numbers, such as bids, one per subject of the round.
    Submit(Vec<u8>),
}

/// Computes the bot's move for a seat within a time budget. Returns `None` if the game does not wait for that seat.
///
/// The computation uses only information that the seat has. Its random seed is public.
pub fn choose_move(table: &Snapshot, seat: Seat, bot: impl Into<BotProfile>, time: Duration) -> Option<BotMove> {
    let (game, decision) = (table.game()?, table.decision()?);
    let seed = hint_seed(table, decision.number);
    if let Some(round) = &table.sealed {
        let most = round_request(game)?.max;
        let asked = round.awaited_seats().any(|awaited| awaited == seat);
        return asked.then(|| {
            BotMove::Submit(bergerie_opponent::maximum_prices(game, seat, bot.into(), seed, &round.subjects, most))
        });
    }
    let until = DeadlineBudget::after(time);
    let answers = bergerie_opponent::choose(game, seat, bot.into(), seed, &until);
    if answers.is_empty() { default_move(table, seat) } else { Some(BotMove::Answer(answers)) }
}

/// Returns the default move of a seat: the fallback answer, or zeros in a sealed round. Returns `None` if the game does not wait
/// for that seat.
///
/// The bot makes this move if its own cannot be computed, so a game never waits for a bot.
pub fn default_move(table: &Snapshot, seat: Seat) -> Option<BotMove> {
    if let Some(round) = &table.sealed {
        return round.awaited_seats().any(|awaited| awaited == seat).then_some(BotMove::Submit(vec![
            0;
            round
                .subjects
                .len()
        ]));
    }
    let decision = table.decision().filter(|decision| decision.seat == seat)?;
    decision.fallback().map(|answer| BotMove::Answer(vec![answer]))
}

impl Tables {
    /// Commits the bot's move for a seat that it plays, or for a player who is late during another player's turn, as an
    /// answer to the decision with this number.
    ///
    /// # Errors
    /// The errors of [`act`](Tables::act) and [`submit`](Tables::submit), and `NotSeated` if no bot answers for that
    /// seat now.
    pub fn play_for(&self, table: TableId, seat: Seat, number: u32, chosen: &BotMove) -> Result<Update, TableError> {
        self.warm(table)?;
        self.update(|writing| {
            let (row, mut transition) = self.resume(writing, writing.table(table)?)?;
            let snapshot = self.shared.games.snapshot(writing, row.clone())?;
            if snapshot.bot_for(seat).is_none() {
                return Err(TableError::NotSeated);
            }
            match chosen {
                BotMove::Submit(submitted) => {
                    let earlier = pending_notice_before(writing, &row, seat, transition.from)?;
                    self.submit_for(writing, row, transition, seat, number, submitted, earlier)
                }
                BotMove::Answer(answers) => {
                    let round = rounds::open_round(writing, row.id, &transition.game)?;
                    rounds::refuse_answers(&row.users, &transition.game, round.as_ref(), seat, number)?;
                    let substitution = match snapshot.bot(seat) {
                        None => Some(SubstitutionReason::Bot),
                        Some(_) => snapshot.is_entrusted(seat).then_some(SubstitutionReason::Entrusted),
                    };
                    let answers = Answers { seat, number, answers, substitution };
                    play::apply_answers(&row, &mut transition, &answers)?;
                    commit::resolve(writing, &row, &mut transition)?;
                    let earlier = pending_notice_before(writing, &row, seat, transition.from)?;
                    Ok(commit::advance_since(writing, row, transition, Some(seat), earlier)?)
                }
            }
        })
    }

    /// Asks a program for the answers of a seat, until another player must decide or a draw is needed.
    ///
    /// The program gets only information that the seat has, as in [`Request`](bergerie_engine::Request).
    ///
    /// # Errors
    /// Fails if the log cannot be read. The inner result is an error if the program fails to answer one of the decisions.
    pub fn ask_engine(
        &self,
        engine: &mut dyn Agent,
        table: &Snapshot,
        seat: Seat,
        time: Duration,
    ) -> Result<Result<BotMove, EngineError>, TableError> {
        let mut record = self.read(|reading| {
            let row = reading.table(table.id)?.ok_or(TableError::NoTable)?;
            let log = reading.log_from(row.id, 0)?;
            Ok::<_, TableError>(game_cache::record(&row, log))
        })?;
        let (Some(game), Some(decision)) = (table.game(), table.decision()) else { return Err(TableError::NotStarted) };
        let (mut game, seed, mut answers) = (Game::clone(game), hint_seed(table, decision.number), Vec::new());
        while game.decision().is_some_and(|decision| decision.seat == seat) {
            let budget = &DeadlineBudget::after(time);
            let chosen = match engine.answer(AgentTurn { game: &game, record: &record, seat, seed, time, budget }) {
                Ok(chosen) => chosen,
                Err(error) => return Ok(Err(error)),
            };
            for action in chosen {
                if game.apply(action, &mut Vec::new()).is_err() {
                    return Ok(Err(EngineError::Illegal(action)));
                }
                record.log.push(Entry::Act(action));
                answers.push(action);
            }
        }
        Ok(if answers.is_empty() { Err(EngineError::NotAsked) } else { Ok(BotMove::Answer(answers)) })
    }

    /// Records a failure of the program of a seat. Announces it if it is the first one, or more lasting than those before.
    pub fn record_engine_failure(&self, table: TableId, seat: Seat, failure: EngineFailure) -> Result<(), Failure> {
        self.write(|writing| {
            let Some(mut row) = writing.table(table)? else { return Ok(()) };
            let bot = row.bots.get_mut(seat.index()).and_then(Option::as_mut);
            let Some(Character::Engine(engine)) = bot.map(|bot| &mut bot.character) else { return Ok(()) };
            if engine.failure < Some(failure) {
                engine.failure = Some(failure);
                writing.set_seats(row.id, &row.users, &row.bots)?;
                let announcement = match failure {
                    EngineFailure::NoAnswer => Announcement::EngineFailed { seat, is_gone: false },
                    EngineFailure::Suspended => Announcement::EngineSuspended { seat },
                    EngineFailure::NotOffered => Announcement::EngineFailed { seat, is_gone: true },
                };
                writing.add_notice(row.id, NoticeKind::Announcement(announcement))?;
            }
            Ok(())
        })
    }

    /// Returns a seat from the bot to its player.
    ///
    /// # Errors
    /// `NoTable`, `NotStarted`, `NotSeated` if the user has no seat at the table, `NotEntrusted` if no bot plays it, or `Failure`.
    pub fn reclaim(&self, channel: ChannelId, user: UserId) -> Result<Snapshot, TableError> {
        self.write(|writing| {
            let mut row = writing.last_table(channel)?.ok_or(TableError::NoTable)?;
            if row.phase_kind != PhaseKind::Playing {
                return Err(TableError::NotStarted);
            }
            let seat = row.users.iter().position(|&p| p == user && !p.is_nobody());
            let seat = seat.and_then(Seat::new).ok_or(TableError::NotSeated)?;
            row.bots.get_mut(seat.index()).and_then(Option::take).ok_or(TableError::NotEntrusted)?;
            writing.set_seats(row.id, &row.users, &row.bots)?;
            writing.mark_turn_outdated(row.id, row.pinned)?;
            let mut snapshot = self.shared.games.snapshot(writing, row)?;
            if snapshot.awaited_seats().contains(&seat) {
                // The table had no deadline while the bot played the seat.
                snapshot.clock = clocks::set(writing, &snapshot)?;
            }
            Ok(snapshot)
        })
    }
}

fn bot_profile(row: &TableRow, seat: Seat) -> Option<BotProfile> {
    row.bots.get(seat.index()).copied().flatten()
}

/// Returns whether a seat belongs to a bot, and not to a player for whom the bot plays.
fn is_bot_seat(row: &TableRow, seat: Seat) -> bool {
    bot_profile(row, seat).is_some() && row.users.get(seat.index()).is_some_and(|user| user.is_nobody())
}

/// Returns the pending notice about the events before the turn of a bot's own seat, so that it is posted together with
/// that turn. Returns `None` if the seat is not a bot's own, if no such notice is pending, or if there was an attempt to
/// post it: its message may exist already, and would then count as the post of the bot's turn too.
fn pending_notice_before(
    writing: &WriteTransaction<'_>,
    row: &TableRow,
    seat: Seat,
    from: u32,
) -> Result<Option<Notice>, StoreError> {
    if !is_bot_seat(row, seat) {
        return Ok(None);
    }
    let last = writing.pending_posts(row.id)?.pop().filter(|last| last.attempts == 0).map(|last| last.notice);
    let is_before = |kind: NoticeKind| matches!(kind, NoticeKind::Turn(before) if before.to == from);
    Ok(last.filter(|notice| is_before(notice.kind) && notice.restored_to.is_none()))
}
