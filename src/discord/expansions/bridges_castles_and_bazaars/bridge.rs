//! Bridges: those that a placement needs, and optional ones.

use crate::discord::decision::attempt::Asked;
use crate::rules::expansions::bridges_castles_and_bazaars::{Action, Bad, Bridge, bridge_of};
use crate::rules::expansions::{SpecialAction, SpecialRefusal};
use crate::rules::geometry::Axis;
use crate::rules::{Action as AnyAction, Game, Placement, Refusal};
use crate::words::Words;

use super::facts::{as_action, state};

/// Returns the number of bridges that the active player has left after a placement; `None` if it needs no bridge.
fn left_after(game: &Game, placement: Placement) -> Option<u8> {
    bridge_of(&placement)?;
    Some(state(game)?.bridges.left(game.active()).saturating_sub(1))
}

/// Describes the bridge that a placement needs, in a menu.
pub(super) fn note(words: Words, game: &Game, placement: Placement) -> Option<String> {
    left_after(game, placement).map(|left| words.option_uses_bridge(left))
}

/// Describes the bridge that a placement needs, in a rehearsal.
pub(super) fn needed(words: Words, game: &Game, placement: Placement) -> Option<String> {
    let left = left_after(game, placement)?;
    Some(words.bridge_used(bridge_of(&placement)?.at.to_string(), left))
}

/// Describes the cost of an optional bridge.
pub(super) fn cost(asked: &Asked<'_>, answer: AnyAction) -> Option<String> {
    let Some(Action::Bridge(_)) = as_action(answer) else { return None };
    Some(asked.words.option_uses_bridge(state(asked.game)?.bridges.left(asked.seat).saturating_sub(1)))
}

/// Returns the refusal that applies to all bridges after the last placement, if there is one.
pub(super) fn no_bridge(game: &Game) -> Option<Refusal> {
    let bridge = Bridge { at: game.board().laid(game.last()).at, axis: Axis::NorthSouth };
    let refusal = game.check(AnyAction::Special(SpecialAction::BridgesCastlesAndBazaars(Action::Bridge(bridge)))).err();
    refusal.filter(|refusal| {
        let Refusal::Special(SpecialRefusal::BridgesCastlesAndBazaars(bad)) = refusal else { return false };
        matches!(bad, Bad::Enough | Bad::Marker | Bad::NoRoad | Bad::NoneLeft)
    })
}

/// Returns whether an answer builds a bridge.
pub(super) const fn builds_bridge(action: AnyAction) -> bool {
    match action {
        AnyAction::Place(placement) => bridge_of(&placement).is_some(),
        _ => matches!(as_action(action), Some(Action::Bridge(_))),
    }
}
