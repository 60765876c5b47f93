//! Deserts: oases, desert edges, and rides on sandworms.

use crate::discord::decision::answers::elsewhere;
use crate::discord::decision::attempt::Asked;
use crate::discord::show::category::Category;
use crate::rules::expansions::SpecialAction;
use crate::rules::expansions::deserts::Action;
use crate::rules::tile::Kind;
use crate::rules::{Action as AnyAction, Game};

use super::Hooks;

pub(super) const HOOKS: Hooks = Hooks {
    has_house_rules: true,
    answer,
    prospect,
    side_key,
    categories: &[Category::of(Kind::Oasis), Category::of(Kind::Spice)],
    ..Hooks::NONE
};

fn answer(asked: &Asked<'_>, action: AnyAction) -> Option<String> {
    let AnyAction::Special(SpecialAction::Deserts(Action::Ride { at, segment, figure })) = action else {
        return None;
    };
    Some(asked.words.action_ride(at.to_string(), elsewhere(asked.words, asked.game, figure, (at, segment))))
}

/// Describes how many of the tiles around an oasis are present. A large tile has more neighbours.
fn prospect(asked: &Asked<'_>, after: &Game, action: AnyAction) -> Option<String> {
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

/// Returns the key of a desert, which matches fields but looks different.
fn side_key(kind: Kind) -> Option<&'static str> {
    (kind == Kind::Desert).then_some("desert")
}
