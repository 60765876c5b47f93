//! The bot's knowledge about single expansions. It is optional, because the rules compute the legal answers and the
//! final score.
//!
//! An expansion needs a module here only for expected gains that the rules do not score yet, and for questions with too
//! many answers to search.

pub(crate) mod abbey_and_mayor;
pub(crate) mod bridges_castles_and_bazaars;
pub(crate) mod hills_and_sheep;
pub(crate) mod houses_and_walls;
pub(crate) mod king_and_robber;
pub(crate) mod monuments;
pub(crate) mod the_count;
pub(crate) mod the_cult;
pub(crate) mod the_gifts;
pub(crate) mod the_princess_and_the_dragon;
pub(crate) mod the_tower;
pub(crate) mod traders_and_builders;
pub(crate) mod under_the_big_top;

use super::plan::Evaluator;
use super::worth::{EvaluationContext, Values};
use bergerie_rules::{Action, Decision, Game, Question, Seat};

/// The answers to an expansion's own question, each with the values of the game after it.
type ValuedAnswers = Vec<(Action, Values)>;

/// The numbers of offers, each with the maximum price for a player.
type Prices = Vec<(u8, f32)>;

/// The functions through which the search calls an expansion. They do nothing if the expansion is not in play.
struct Hooks {
    /// Adds expected gains that the rules do not score yet to the values of a game.
    add_estimates: fn(&mut EvaluationContext<'_>, &mut Values),
    /// Returns whether the expansion decides this question itself, in which case the search stops there.
    decides_question: fn(&Question) -> bool,
    /// Returns the answers that a bot may give to a question that the expansion decides itself, each with its values.
    candidate_answers: fn(&mut Evaluator<'_>, &Game) -> Option<ValuedAnswers>,
    /// Like `candidate_answers`, but returns every legal answer. Used to judge an answer that a player has given.
    all_valued_answers: fn(&mut Evaluator<'_>, &Game) -> Option<ValuedAnswers>,
    /// Returns the maximum price that a seat should pay for each offer, or `None` if the game is not collecting private
    /// bids.
    maximum_prices: fn(&mut Evaluator<'_>, &Game, Seat) -> Option<Prices>,
}

impl Hooks {
    /// Hooks that do nothing.
    const NONE: Hooks = Hooks {
        add_estimates: |_, _| {},
        decides_question: |_| false,
        candidate_answers: |_, _| None,
        all_valued_answers: |_, _| None,
        maximum_prices: |_, _, _| None,
    };
}

bergerie_rules::hooks!();

/// Adds expected gains that only expansions know to the values of a game.
pub fn estimate(context: &mut EvaluationContext<'_>, values: &mut Values) {
    all().for_each(|hooks| (hooks.add_estimates)(context, values));
}

/// Returns whether an expansion decides the pending question itself.
pub fn decides(decision: &Decision) -> bool {
    all().any(|hooks| (hooks.decides_question)(&decision.question))
}

/// Returns the answers to the pending question that a bot may give, with their values, if an expansion decides the question.
pub fn candidate_answers(evaluator: &mut Evaluator<'_>, game: &Game) -> Option<ValuedAnswers> {
    let question = &game.decision()?.question;
    all().find(|hooks| (hooks.decides_question)(question)).and_then(|hooks| (hooks.candidate_answers)(evaluator, game))
}

/// Returns every answer to the pending question with its values, if an expansion decides the question.
pub fn valued_answers(evaluator: &mut Evaluator<'_>, game: &Game) -> Option<ValuedAnswers> {
    let question = &game.decision()?.question;
    all().find(|hooks| (hooks.decides_question)(question)).and_then(|hooks| (hooks.all_valued_answers)(evaluator, game))
}

/// Returns the maximum price of a seat for each current offer, or `None` if no expansion has offers.
pub fn prices(evaluator: &mut Evaluator<'_>, game: &Game, seat: Seat) -> Option<Prices> {
    all().find_map(|hooks| (hooks.maximum_prices)(evaluator, game, seat))
}

/// Support for tests of estimates.
#[cfg(test)]
pub(crate) mod random {
    use super::Hooks;
    use crate::odds::Odds;
    use crate::worth::{EvaluationContext, Foresight, Values, Weights};
    use bergerie_rules::{Expansion, Game, Setup, Waiting};
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

    /// Applies a random outcome to the pending draw.
    pub fn draw(game: &mut Game, rng: &mut SmallRng) {
        let drawn = game.outcome(rng.random_range(0..game.outcome_count())).unwrap();
        game.draw(drawn, &mut Vec::new()).unwrap();
    }

    /// Returns the first position with a property in random games of two players, and what an expansion adds to its values.
    pub(super) fn estimated(expansion: Expansion, hooks: &Hooks, has: impl Fn(&Game) -> bool) -> (Game, Values) {
        let setup = Setup::base(2).with(&[expansion]);
        let mut luck = SmallRng::seed_from_u64(1);
        let mut game = Game::new(setup.clone()).unwrap();
        while !has(&game) {
            match game.waiting() {
                Waiting::Over => game = Game::new(setup.clone()).unwrap(),
                Waiting::Draw(_) => draw(&mut game, &mut luck),
                Waiting::Decision(decision) => {
                    let answer = decision.actions[luck.random_range(0..decision.actions.len())];
                    game.apply(answer, &mut Vec::new()).unwrap();
                }
            }
        }
        let (mut odds, mut values) = (Odds::of(&game), Values::default());
        let mut context = EvaluationContext::of(&game, Weights::default(), Foresight::Far, None, &mut odds);
        (hooks.add_estimates)(&mut context, &mut values);
        (game, values)
    }
}
