//! The value of builders, pigs and goods. A builder earns second tiles as long as its feature can be extended. A pig adds
//! points for cities that will be completed. The most tokens of a kind of goods only score at the end of the game.

use super::Hooks;
use crate::evaluation::{EvaluationContext, Values};
use bergerie_rules::expansions::traders_and_builders::{Good, MOST_GOODS_POINTS, state};
use bergerie_rules::{Figure, Seat};

pub(super) const HOOKS: Hooks = Hooks { add_estimates, ..Hooks::NONE };

/// The total value of the second tiles that a builder probably earns.
const SECOND_TILES_VALUE: f32 = 2.5;

/// The fraction of the tokens in play that players will still take in a long game, and the number of tokens of a kind that
/// they take in each of the last turns of a player.
const TAKEN_SHARE: f32 = 0.8;
const TOKENS_PER_TURN: f32 = 0.3;

/// Adds the value of builders and pigs, and the expected points for goods.
fn add_estimates(context: &mut EvaluationContext<'_>, values: &mut Values) {
    let game = context.game;
    let board = game.board();
    for occupant in board.figures() {
        let feature = board.features().feature_of(occupant.node);
        values[occupant.seat.index()] += match occupant.figure {
            Figure::Builder if !board.features().get(feature).is_closed() => {
                SECOND_TILES_VALUE * context.late_game_factor(5.0)
            }
            // A pig adds one point for each city.
            Figure::Pig => context.expected_city_count(feature),
            _ => 0.0,
        };
    }
    add_goods_estimates(context, values);
}

/// Replaces the points for the most tokens at this moment with those expected at the end of the game. The more tokens
/// players can still take, the less a lead is worth. The probability is a logistic function of the lead, divided by its
/// standard deviation.
fn add_goods_estimates(context: &EvaluationContext<'_>, values: &mut Values) {
    let game = context.game;
    let Some(state) = state(game) else { return };
    for good in Good::ALL {
        let of = |seat: Seat| f32::from(state.goods(seat).of(good));
        let left = f32::from(good.token_count()) - game.seats().map(of).sum::<f32>();
        let spread = (TAKEN_SHARE * left).min(TOKENS_PER_TURN * context.remaining_turns).max(0.01).sqrt();
        let leaders = state.leaders(good);
        for seat in game.seats() {
            let best = game.seats().filter(|&other| other != seat).map(of).fold(0.0, f32::max);
            let chance = 1.0 / (1.0 + (1.7 * (best - of(seat)) / spread).exp());
            let leads = f32::from(u8::from(leaders.contains(&seat)));
            values[seat.index()] += f32::from(MOST_GOODS_POINTS) * (chance - leads);
        }
    }
}
