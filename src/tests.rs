//! Random games for the unit tests of this crate and of `bergerie-presenter`.

use bergerie_rules::{Entry, Expansion, Game, Record, Setup, Waiting};

/// Plays a random game with these expansions to its end. `number` determines all choices.
pub fn random_game(players: u8, mut number: u64, expansions: &[Expansion]) -> (Record, Game) {
    let setup = Setup::base(players).with(expansions);
    let (mut game, mut record) = (Game::new(setup.clone()).unwrap(), Record::new(setup));
    loop {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let choice = (number >> 33) as usize;
        let entry = match game.waiting() {
            Waiting::Over => return (record, game),
            Waiting::Draw(_) => Entry::Draw(game.outcome(choice % game.outcome_count()).unwrap()),
            Waiting::Decision(decision) => Entry::Act(decision.actions[choice % decision.actions.len()]),
        };
        game.enter(entry, &mut Vec::new()).unwrap();
        record.log.push(entry);
    }
}
