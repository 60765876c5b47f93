//! The standing order about choosing one of two tiles.

use crate::order::StandingOrder;
use bergerie_rules::expansions::the_gifts::{self, Question, Take2Tile};
use bergerie_rules::{Action, ExpansionAction, Game, Rotation, ShapeId};

use super::Hooks;

pub(super) const HOOKS: Hooks = Hooks { orders: &[KEEP], ..Hooks::NONE };

/// Keeps the smaller of two tiles: the one with fewer cells or, if these are equal, with fewer segments. In a tie, the player is
/// asked.
const KEEP: StandingOrder = StandingOrder { name: "keep-smaller", values: None, answer: keep, submits: None, applies };

fn applies(game: &Game) -> bool {
    game.setup().expansions.the_gifts.is_some()
}

fn keep(game: &Game, _: u8) -> Option<Action> {
    let is_asked = game.decision()?.question.the_gifts() == Some(Question::Keep);
    let first = game.hand().filter(|_| is_asked)?;
    let second = the_gifts::state(game)?.second_tile()?;
    let which = match size(first).cmp(&size(second)) {
        std::cmp::Ordering::Less => Take2Tile::First,
        std::cmp::Ordering::Greater => Take2Tile::Second,
        std::cmp::Ordering::Equal => return None,
    };
    Some(Action::Expansion(ExpansionAction::TheGifts(the_gifts::Action::KeepTile(which))))
}

fn size(shape: ShapeId) -> (usize, usize) {
    (shape.cells(Rotation::default()).count(), shape.segments.len())
}
