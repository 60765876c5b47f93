//! Deserts: oases, desert edges, and rides on sandworms.

use crate::presenter::answers::elsewhere;
use crate::presenter::attempt::Asked;
use crate::presenter::category::Category;
use crate::presenter::description::Answer;
use crate::rules::expansions::SpecialAction;
use crate::rules::expansions::deserts::Action;
use crate::rules::tile::Kind;
use crate::rules::{Action as AnyAction, Event, Game};

use super::Hooks;

pub(super) const HOOKS: Hooks = Hooks {
    has_house_rules: true,
    answer,
    outcome,
    categories: &[Category::of(Kind::Oasis), Category::of(Kind::Spice)],
    ..Hooks::NONE
};

fn answer(asked: &Asked<'_>, action: AnyAction) -> Option<Answer> {
    let AnyAction::Special(SpecialAction::Deserts(Action::Ride { at, segment, figure })) = action else {
        return None;
    };
    let place = elsewhere(asked.words, asked.game, figure, (at, segment));
    Some(Answer::named(asked.words.action_ride(at.to_string(), place)))
}

/// Describes how many of the tiles around an oasis are present. A large tile has more neighbours. Returns `None` unless the answer
/// places a figure on an oasis.
fn outcome(asked: &Asked<'_>, after: &Game, _: &[Event], action: AnyAction) -> Option<String> {
    let AnyAction::Deploy { segment, .. } = action else { return None };
    let board = after.board();
    let laid = board.laid(asked.game.last());
    if board.features().get(board.features().of(laid.node(segment))).kind != Kind::Oasis {
        return None;
    }
    let around = laid.around();
    let filled = around.iter().filter(|&&at| board.at(at).is_some()).count();
    Some(asked.words.option_of_tiles(around.len() + 1, filled + 1))
}
