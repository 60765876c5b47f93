//! The request of an expansion that several players submit numbers in private, and the answers that follow from these numbers.

use bergerie_rules::{Action, Game, Seat};
use bergerie_store::{ReadTransaction, SealedNumber, StoreError, TableId};

use super::expansions;

/// A request to several players to submit sealed numbers.
pub(super) struct RoundRequest {
    /// The subjects, as numbers that the expansion defines. Each player submits a number for each.
    pub subjects: Vec<u8>,
    /// The players who must submit numbers, in the order of the rules.
    pub players: Vec<Seat>,
    /// The highest number that a player can submit.
    pub max: u8,
}

/// The numbers that the players have submitted in a sealed round.
pub(super) struct SealedNumbers(Vec<SealedNumber>);

impl SealedNumbers {
    /// Reads the numbers that have been submitted at a table.
    pub fn read(reading: &ReadTransaction<'_>, table: TableId) -> Result<SealedNumbers, StoreError> {
        Ok(SealedNumbers(reading.sealed_numbers(table)?))
    }

    /// Keeps only the numbers of some players.
    pub fn only_of(self, players: &[Seat]) -> SealedNumbers {
        SealedNumbers(self.0.into_iter().filter(|sealed| players.contains(&sealed.seat)).collect())
    }

    /// Returns a player's number for a subject, or `None` if the player has submitted none.
    pub fn number(&self, seat: Seat, subject: u8) -> Option<u8> {
        self.0.iter().find(|sealed| (sealed.seat, sealed.subject) == (seat, subject)).map(|sealed| sealed.number)
    }

    /// Returns a player's numbers for some subjects. Returns `None` if a number is missing.
    pub fn numbers(&self, seat: Seat, subjects: &[u8]) -> Option<Vec<u8>> {
        subjects.iter().map(|&subject| self.number(seat, subject)).collect()
    }
}

/// Returns the sealed round that a game waits for, or `None` if it waits for an open answer.
pub(super) fn round_request(game: &Game) -> Option<RoundRequest> {
    expansions::all().find_map(|hooks| (hooks.round_request)(game))
}

/// Returns the answer for the awaited player that follows from the sealed numbers, or `None` if they determine no answer.
pub(super) fn sealed_answer(game: &Game, submitted: &SealedNumbers) -> Option<Action> {
    expansions::all().find_map(|hooks| (hooks.sealed_answer)(game, submitted))
}
