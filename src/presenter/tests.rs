//! Random games for unit tests.

#[path = "../tests.rs"]
mod random_game;

use bergerie_rules::{Expansion, Game, Question};

pub use random_game::random_game;

/// Plays a random game until its last tile must be placed.
pub fn last_tile_of_random_game(players: u8, number: u64, expansions: &[Expansion]) -> Game {
    let (mut last, (record, _)) = (None, random_game(players, number, expansions));
    let replayed = record.replay_with(|_, _, game| {
        if game.decision().is_some_and(|decision| matches!(decision.question, Question::Place(_))) {
            last = Some(game.clone());
        }
    });
    replayed.unwrap();
    last.unwrap()
}
