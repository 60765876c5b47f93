//! The standing order about meeples in the City of The Count.

use crate::order::StandingOrder;
use bergerie_rules::expansions::the_count::{self, Question};
use bergerie_rules::{Action, ExpansionAction, Game};

use super::Hooks;

pub(super) const HOOKS: Hooks = Hooks { orders: &[CITY], ..Hooks::NONE };

/// Leaves the player's meeples in the City unless they can move to a feature that scores at least this many points.
const CITY: StandingOrder =
    StandingOrder { name: "stay-in-city", values: Some(1..=25), answer: stay_answer, submits: None, applies };

fn applies(game: &Game) -> bool {
    game.setup().expansions.the_count.is_some()
}

fn stay_answer(game: &Game, least: u8) -> Option<Action> {
    let decision = game.decision()?;
    let is_asked = decision.question.the_count() == Some(Question::MoveOut);
    let is_worth = |action: &Action| points(game, *action).is_some_and(|points| points >= i32::from(least));
    let stay = Action::Expansion(ExpansionAction::TheCount(the_count::Action::StayInCity));
    (is_asked && !decision.actions.iter().any(is_worth)).then_some(stay)
}

/// Returns the points of the feature to which an answer moves a meeple, or `None` for other answers.
fn points(game: &Game, action: Action) -> Option<i32> {
    let the_count::Action::MoveMeeple { at, segment, .. } = action.the_count()? else { return None };
    let board = game.board();
    let node = board.placed_tile(board.tile_at(at)?).node(segment);
    Some(game.prospect(board.features().feature_of(node))?.completed)
}
