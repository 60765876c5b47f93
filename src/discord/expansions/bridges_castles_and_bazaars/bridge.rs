//! Bridges: those that a placement takes, and those that are built for their own sake.

use crate::discord::decision::attempt::Asked;
use crate::rules::expansions::bridges_castles_and_bazaars::{Action, Bad, Bridge, bridge_of};
use crate::rules::expansions::{SpecialAction, SpecialRefusal};
use crate::rules::geometry::Axis;
use crate::rules::{Action as AnyAction, Game, Placement, Refusal};
use crate::words::Words;

use super::facts::{as_action, state};

/// How many bridges somebody keeps who lays a tile so; nothing if it takes none.
fn left_after(game: &Game, placement: Placement) -> Option<u8> {
    bridge_of(&placement)?;
    Some(state(game)?.bridges.left(game.active()).saturating_sub(1))
}

/// That a placement takes a bridge, for a menu.
pub(super) fn note(words: Words, game: &Game, placement: Placement) -> Option<String> {
    left_after(game, placement).map(|left| words.option_uses_bridge(left))
}

/// That a try needs a bridge, and how many are kept.
pub(super) fn needed(words: Words, game: &Game, placement: Placement) -> Option<String> {
    let left = left_after(game, placement)?;
    Some(words.bridge_used(bridge_of(&placement)?.at.to_string(), left))
}

/// What an answer costs beside points, in words: a bridge that nobody needs.
pub(super) fn cost(asked: &Asked<'_>, answer: AnyAction) -> Option<String> {
    let Some(Action::Bridge(_)) = as_action(answer) else { return None };
    Some(asked.words.option_uses_bridge(state(asked.game)?.bridges.left(asked.seat).saturating_sub(1)))
}

/// Why no bridge at all can be built with the tile just laid, if that is so.
pub(super) fn no_bridge(game: &Game) -> Option<Refusal> {
    let bridge = Bridge { at: game.board().laid(game.last()).at, axis: Axis::NorthSouth };
    let refusal = game.check(AnyAction::Special(SpecialAction::BridgesCastlesAndBazaars(Action::Bridge(bridge)))).err();
    refusal.filter(|refusal| {
        let Refusal::Special(SpecialRefusal::BridgesCastlesAndBazaars(bad)) = refusal else { return false };
        matches!(bad, Bad::Enough | Bad::Marker | Bad::NoRoad | Bad::NoneLeft)
    })
}

/// Whether an answer builds a bridge.
pub(super) const fn builds_bridge(action: AnyAction) -> bool {
    match action {
        AnyAction::Place(placement) => bridge_of(&placement).is_some(),
        _ => matches!(as_action(action), Some(Action::Bridge(_))),
    }
}
