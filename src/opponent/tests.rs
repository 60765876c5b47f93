//! Support for tests: random games, and the estimates of an expansion in them.

use crate::evaluation::{EvaluationContext, Foresight, Values, Weights};
use crate::expansions::Hooks;
use crate::unseen_tiles::UnseenTiles;
use bergerie_rules::{Expansion, Game, Setup, Waiting};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// Applies a random outcome to the pending draw.
pub fn apply_random_draw(game: &mut Game, rng: &mut SmallRng) {
    let drawn = game.outcome(rng.random_range(0..game.outcome_count())).unwrap();
    game.draw(drawn, &mut Vec::new()).unwrap();
}

/// Returns the first position with a property in random games of two players, and what an expansion adds to its values.
pub fn first_with_estimates(expansion: Expansion, hooks: &Hooks, has: impl Fn(&Game) -> bool) -> (Game, Values) {
    let setup = Setup::base(2).with(&[expansion]);
    let mut rng = SmallRng::seed_from_u64(1);
    let mut game = Game::new(setup.clone()).unwrap();
    while !has(&game) {
        match game.waiting() {
            Waiting::Over => game = Game::new(setup.clone()).unwrap(),
            Waiting::Draw(_) => apply_random_draw(&mut game, &mut rng),
            Waiting::Decision(decision) => {
                let answer = decision.actions[rng.random_range(0..decision.actions.len())];
                game.apply(answer, &mut Vec::new()).unwrap();
            }
        }
    }
    let (mut odds, mut values) = (UnseenTiles::of(&game), Values::default());
    let mut context = EvaluationContext::new(&game, Weights::default(), Foresight::Far, None, &mut odds);
    (hooks.add_estimates)(&mut context, &mut values);
    (game, values)
}
