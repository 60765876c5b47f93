//! Bridges that a placement needs, and optional bridges after a placement.

use crate::words::expansions::bridges_castles_and_bazaars::Messages as _;
use crate::words::markup;
use crate::{AnswerContext, AnswerDescription};
use bergerie_rules::expansions::bridges_castles_and_bazaars::{Action, Bridge, RefusalReason, bridge_of};
use bergerie_rules::{Axis, ExpansionAction, ExpansionRefusal, Game, Piece, Placement, Refusal, Seat};

/// Returns the number of bridges that a player has left after building one.
pub(super) fn left_after(game: &Game, seat: Seat) -> u8 {
    game.player(seat).piece_count(Piece::Bridge).saturating_sub(1)
}

/// Describes the bridge that a placement needs, or returns `None` if it needs none.
pub(super) fn with_bridge(context: &AnswerContext<'_>, placement: Placement) -> Option<AnswerDescription> {
    let bridge = bridge_of(&placement)?;
    let left = left_after(context.game, context.game.active());
    Some(AnswerDescription {
        cost: Some(context.words.option_uses_bridge(left)),
        needed_piece: Some(context.words.bridge_used(markup::cell(bridge.at), left)),
        ..AnswerDescription::default()
    })
}

/// Returns the reason why no bridge can be built after the last placement. Returns `None` if one can.
pub fn no_bridge(game: &Game) -> Option<Refusal> {
    let bridge = Bridge { at: game.board().placed_tile(game.last_placed_tile()).at, axis: Axis::NorthSouth };
    let refusal = game
        .check(bergerie_rules::Action::Expansion(ExpansionAction::BridgesCastlesAndBazaars(Action::BuildBridge(
            bridge,
        ))))
        .err();
    refusal.filter(|refusal| {
        let Refusal::Expansion(ExpansionRefusal::BridgesCastlesAndBazaars(reason)) = refusal else { return false };
        matches!(
            reason,
            RefusalReason::LimitReached | RefusalReason::OverMarker | RefusalReason::NoRoad | RefusalReason::NoneLeft
        )
    })
}

/// Returns whether an answer builds a bridge.
pub const fn builds_bridge(action: bergerie_rules::Action) -> bool {
    match action {
        bergerie_rules::Action::Place(placement) => bridge_of(&placement).is_some(),
        _ => matches!(action.bridges_castles_and_bazaars(), Some(Action::BuildBridge(_))),
    }
}
