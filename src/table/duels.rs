//! Duels: series of games between two users (`docs/DUELS.md`).
//!
//! The standing of a duel is computed from the results of its games. When a game ends, the same transaction records that the duel is due
//! to go on. [`Tables::process_deadlines`] then opens the next game, once the end of the last one is posted, so a restart neither loses
//! nor repeats a game.

use bergerie_rules::{FirstPlayer, Record, Seat, never};
use bergerie_store::{
    Announcement, Duel, DuelGame, NewTable, NoticeKind, PhaseKind, RatingMode, ReadTransaction, Role, StoreError,
    TableId, TableOptions, TableRow, UserId, WriteTransaction,
};

use super::error::{Failure, TableError};
use super::fair::Seed;
use super::lobby::{Challenge, Opening, OpeningContext, Reservation, TableSetup};
use super::snapshot::Snapshot;
use super::{Tables, Update, lobby, name, page};

/// The standing of a duel before one of its games or, if this game is over, after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DuelStanding {
    /// The duel.
    pub duel: Duel,
    /// The number of the game, from 1.
    pub number: usize,
    /// The games won by the challenger and by the opponent.
    pub wins: [usize; 2],
    /// The winner of the game, if it is a tie.
    pub tie_winner: Option<UserId>,
    /// Whether a game has ended without a winner, which ends the duel.
    pub is_abandoned: bool,
}

impl DuelStanding {
    /// Computes the standing from the games up to the one that it is about.
    fn new(duel: Duel, games: &[DuelGame]) -> DuelStanding {
        let mut standing =
            DuelStanding { duel, number: games.len(), wins: [0, 0], tie_winner: None, is_abandoned: false };
        for (number, game) in (1..).zip(games) {
            let (first, second) = if is_of_opponent(number) { (1, 0) } else { (0, 1) };
            let is_over = game.phase_kind == PhaseKind::Over;
            let winner = match game.winner.filter(|_| is_over) {
                Some(_) if game.winners > 1 => Some(second),
                Some(winner) if game.first == FirstPlayer::Seat(winner) => Some(first),
                Some(_) => Some(second),
                None => None,
            };
            let is_tie = is_over && game.winners > 1;
            standing.tie_winner = winner.filter(|_| is_tie).map(|side| standing.user(side));
            match winner {
                Some(side) => standing.wins[side] += 1,
                None => standing.is_abandoned |= is_over || game.phase_kind == PhaseKind::Aborted,
            }
        }
        standing
    }

    /// Returns the user of a side: 0 for the challenger, 1 for the opponent.
    const fn user(&self, side: usize) -> UserId {
        if side == 0 { self.duel.challenger } else { self.duel.opponent }
    }

    /// Returns the user who goes first in the game with a number, from 1.
    pub fn first_player(&self, number: usize) -> UserId {
        self.user(usize::from(is_of_opponent(number)))
    }

    /// Returns the winner of the duel, or `None` if there is none yet.
    pub fn winner(&self) -> Option<UserId> {
        let side = self.wins.iter().position(|wins| 2 * wins > self.duel.length.games())?;
        Some(self.user(side))
    }

    /// Returns whether no further game follows.
    pub fn is_over(&self) -> bool {
        self.is_abandoned || self.winner().is_some()
    }
}

/// Returns whether the challenged user goes first in the game with a number, from 1.
const fn is_of_opponent(number: usize) -> bool {
    number % 2 == 1
}

impl Tables {
    /// Opens a table for the first game of a duel, with a reservation if the table has a thread. The game begins when the challenged user
    /// accepts.
    ///
    /// # Errors
    /// Every error of opening a table: the channel has an active table, or the user opens too many.
    pub fn challenge(
        &self,
        at: OpeningContext,
        host: UserId,
        locale: &str,
        table_setup: TableSetup,
        challenge: Challenge,
        reservation: Option<&Reservation>,
    ) -> Result<Update, TableError> {
        let opening = Opening::new(reservation, Some(challenge))?;
        self.open(at, host, locale, table_setup, opening)
    }

    /// Seats the challenged user and starts the first game of a duel. If the challenge is older than a day, the challenger is asked first
    /// whether they still want to play.
    ///
    /// # Errors
    /// `NoTable`, `Started`, `Over` if the challenge was called off, `Challenge` if another user is challenged, `AlreadySeated`,
    /// `NoRatings`, or `Failure`.
    pub fn accept_challenge(&self, table: TableId, user: UserId) -> Result<Update, TableError> {
        self.update(|writing| {
            let (mut row, duel) = open_challenge(writing, table)?;
            if duel.opponent != user {
                return Err(TableError::Challenge { opponent: duel.opponent });
            }
            if row.users.contains(&user) {
                return Err(TableError::AlreadySeated);
            }
            // The challenged user, who takes the second seat, goes first.
            row.setup.first = FirstPlayer::Seat(Seat::FIRST.after(2));
            row.users.push(user);
            row.bots.push(None);
            writing.set_setup(row.id, &row.setup)?;
            writing.set_seats(row.id, &row.users, &row.bots)?;
            writing.confirm_player(row.id, user)?;
            writing.mark_outdated(row.id, Role::Lobby)?;
            let row = writing.table(table)?.ok_or(TableError::NoTable)?;
            self.begin_confirmed(writing, row)
        })
    }

    /// Closes the lobby of a duel, on the request of one of its two users.
    ///
    /// # Errors
    /// `NoTable`, `Started`, `Over`, `Challenge` if the user is neither of the two, or `Failure`.
    pub fn call_off_challenge(&self, table: TableId, user: UserId) -> Result<Update, TableError> {
        self.update(|writing| {
            let (row, duel) = open_challenge(writing, table)?;
            if ![duel.challenger, duel.opponent].contains(&user) {
                return Err(TableError::Challenge { opponent: duel.opponent });
            }
            self.close_row(writing, row)
        })
    }

    /// Returns the standing of the duel that a table is part of, before or after its game. Returns `None` if it is in no duel.
    pub fn duel_standing(&self, table: &Snapshot) -> Result<Option<DuelStanding>, Failure> {
        let Some(duel) = table.duel else { return Ok(None) };
        self.read(|reading| Ok(standing(reading, duel, table.id)?))
    }

    /// Begins the next game of each duel whose last game is over. Returns the tables with new notices.
    pub(super) fn continue_duels(&self) -> Result<Vec<TableId>, Failure> {
        let mut notified = Vec::new();
        for table in self.read(|reading| reading.tables_of_due_duels())? {
            // Continue after an error, so that a duel that cannot go on does not stop the others.
            match self.continue_duel(table) {
                Ok(table) => notified.extend(table),
                Err(error) => tracing::error!(%table, %error, "failed to begin the next game of a duel"),
            }
        }
        Ok(notified)
    }

    /// Begins the next game of a duel after the one at a table. Returns the table with new notices, or `None` if the duel is over.
    fn continue_duel(&self, last: TableId) -> Result<Option<TableId>, TableError> {
        let (seed, page_key) = (Seed::random().map_err(Failure::from)?, page::random_key()?);
        self.write(|writing| {
            let Some(last) = writing.table(last)? else { return Ok(None) };
            let Some(standing) = last.duel.map(|duel| standing(writing, duel, last.id)).transpose()?.flatten() else {
                return Ok(None);
            };
            let duel = standing.duel;
            // The channel may have got another table in the meantime. Then the duel waits.
            if writing.active_table(last.channel)?.is_some() || !writing.take_due_duel(duel.id)? || standing.is_over() {
                return Ok(None);
            }
            if duel.challenger.is_nobody() || duel.opponent.is_nobody() {
                writing.add_notice(last.id, NoticeKind::Announcement(Announcement::DuelEnded))?;
                return Ok(Some(last.id));
            }
            let name =
                if writing.is_name_taken(&last.name)? { name::free(writing, seed.commitment())? } else { last.name };
            let mut setup = last.setup;
            match &mut setup.first {
                FirstPlayer::Seat(first) => *first = first.after(2),
                FirstPlayer::Random => never!("a game of the duel {} began with a random player", duel.id),
            }
            let has_ratings = match last.guild {
                Some(guild) => writing.server_settings(guild)?.has_ratings,
                None => false,
            };
            let rated = if has_ratings { last.options.rated } else { RatingMode::Unrated };
            let id = writing.open_table(&NewTable {
                channel: last.channel,
                name: &name,
                host: duel.challenger,
                locale: &last.locale,
                ruleset: Record::RULESET,
                setup: &setup,
                options: TableOptions { rated, ..last.options },
                guild: last.guild,
                rematch_of: None,
                seed: seed.bytes(),
            })?;
            writing.add_duel_game(duel.id, id)?;
            writing.set_page_key(id, page_key)?;
            // Not those who have a seat now, because a substitute may have finished the last game.
            let users: Vec<UserId> = writing.first_players(last.id)?.into_iter().map(|(user, _)| user).collect();
            writing.set_seats(id, &users, &vec![None; users.len()])?;
            let row = writing.table(id)?.ok_or(TableError::NoTable)?;
            self.begin(writing, row)?;
            Ok(Some(id))
        })
    }
}

/// Returns the lobby of a duel whose first game has not begun.
fn open_challenge(reading: &ReadTransaction<'_>, table: TableId) -> Result<(TableRow, Duel), TableError> {
    let row = reading.table(table)?.ok_or(TableError::NoTable)?;
    match row.phase_kind {
        PhaseKind::Lobby => {}
        PhaseKind::Playing => return Err(TableError::Started),
        PhaseKind::Over | PhaseKind::Aborted => return Err(TableError::Over),
    }
    let duel = row.duel.map(|duel| reading.duel(duel)).transpose()?.flatten().ok_or(TableError::NoTable)?;
    Ok((row, duel))
}

/// Computes the standing of a duel up to the game at a table.
fn standing(reading: &ReadTransaction<'_>, duel: TableId, table: TableId) -> Result<Option<DuelStanding>, StoreError> {
    let Some(duel) = reading.duel(duel)? else { return Ok(None) };
    let mut games = reading.duel_games(duel.id)?;
    games.retain(|game| game.table <= table);
    Ok(Some(DuelStanding::new(duel, &games)))
}

/// Closes the lobbies in which a user is challenged, because the user's data is erased. Returns their tables.
pub(super) fn call_off_challenges_to(writing: &WriteTransaction<'_>, user: UserId) -> Result<Vec<TableId>, StoreError> {
    let tables = writing.challenges_to(user)?;
    for &table in &tables {
        writing.table(table)?.map(|row| lobby::close_table(writing, &row)).transpose()?;
    }
    Ok(tables)
}

#[cfg(test)]
mod tests {
    use bergerie_store::DuelLength;

    use super::*;

    const DUEL: Duel = Duel { id: TableId(1), challenger: UserId(1), opponent: UserId(2), length: DuelLength::Three };

    /// A game that is over, in which the seat `first` went first.
    fn game(first: usize, winners: &[usize]) -> DuelGame {
        let winner = winners.first().and_then(|&seat| Seat::new(seat));
        let winners = winners.len() as u8;
        DuelGame {
            table: TableId(1),
            phase_kind: PhaseKind::Over,
            first: FirstPlayer::Seat(Seat::new(first).unwrap()),
            winners,
            winner,
        }
    }

    #[test]
    fn the_players_take_turns_at_going_first_and_a_tie_goes_to_the_other() {
        let running = DuelGame { phase_kind: PhaseKind::Playing, ..game(0, &[]) };
        // The opponent has the second seat in the first game, and the first seat in the second one.
        let games = [game(1, &[1]), game(1, &[0, 1]), running];
        let standing = |count: usize| DuelStanding::new(DUEL, &games[..count]);
        assert_eq!((standing(1).wins, standing(1).tie_winner), ([0, 1], None));
        assert_eq!((standing(2).wins, standing(2).tie_winner), ([0, 2], Some(UserId(2))));
        assert_eq!([1, 2, 3].map(|number| standing(1).first_player(number)), [UserId(2), UserId(1), UserId(2)]);
        assert_eq!((standing(1).winner(), standing(2).winner()), (None, Some(UserId(2))));
        assert_eq!((standing(3).number, standing(3).tie_winner, standing(3).is_abandoned), (3, None, false));
    }

    #[test]
    fn a_duel_ends_with_a_game_that_nobody_won() {
        let closed = DuelGame { phase_kind: PhaseKind::Aborted, ..game(0, &[]) };
        for last in [closed, game(0, &[])] {
            let standing = DuelStanding::new(DUEL, &[game(1, &[1]), last]);
            assert_eq!((standing.wins, standing.winner(), standing.is_over()), ([0, 1], None, true), "{last:?}");
        }
    }
}
