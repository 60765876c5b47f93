//! Support for tests: random games, and the estimates of an expansion in them.

use crate::evaluation::{EvaluationContext, Foresight, Values, Weights};
use crate::expansions::Hooks;
use crate::unseen_tiles::UnseenTiles;
use crate::{Level, Positions, choose};
use bergerie_rules::{Expansion, Game, Setup, Waiting};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// Applies a random outcome to the pending draw.
pub fn apply_random_draw(game: &mut Game, rng: &mut SmallRng) {
    let drawn = game.outcome(rng.random_range(0..game.outcome_count())).unwrap();
    game.draw(drawn, &mut Vec::new()).unwrap();
}

/// Returns the first position with a property in random games with this setup.
pub fn first_position(setup: &Setup, mut has: impl FnMut(&Game) -> bool) -> Game {
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
    game
}

/// Returns the first position with a property in random games of two players, and what an expansion adds to its values.
pub fn first_with_estimates(expansion: Expansion, hooks: &Hooks, has: impl Fn(&Game) -> bool) -> (Game, Values) {
    let game = first_position(&Setup::base(2).with(&[expansion]), has);
    let (mut odds, mut values) = (UnseenTiles::of(&game), Values::default());
    let mut context = EvaluationContext::new(&game, Weights::default(), Foresight::Far, None, &mut odds);
    (hooks.add_estimates)(&mut context, &mut values);
    (game, values)
}

/// Without a value for pieces in the supply, the bots use most of them by then.
#[test]
fn bots_keep_most_finite_pieces_for_later() {
    for expansion in [Expansion::BridgesCastlesAndBazaars, Expansion::HousesAndWalls] {
        let mut game = Game::new(Setup::base(2).with(&[expansion])).unwrap();
        let pieces = |game: &Game| -> u8 {
            let kept = crate::expansions::all().flat_map(|hooks| hooks.kept_pieces);
            kept.flat_map(|kept| game.seats().map(|seat| game.player(seat).piece_count(kept.piece))).sum()
        };
        let (all, mut rng) = (pieces(&game), SmallRng::seed_from_u64(1));
        while game.board().tiles().len() < 20 {
            let Waiting::Decision(decision) = game.waiting() else {
                apply_random_draw(&mut game, &mut rng);
                continue;
            };
            for answer in choose(&game, decision.seat, Level::Steady, 1, &Positions(300)) {
                game.apply(answer, &mut Vec::new()).unwrap();
            }
        }
        assert!(3 * pieces(&game) >= 2 * all, "{} of {all} pieces are left", pieces(&game));
    }
}
