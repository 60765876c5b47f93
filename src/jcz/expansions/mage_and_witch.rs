//! Moves of the mage and the witch. The other engine names a feature by any of its segments, ours by the oldest one.

use bergerie_rules::expansions::mage_and_witch::{Action as Special, Wizard};
use bergerie_rules::{Action, Board, ExpansionAction, Game, SegmentPlace};

use super::Hooks;
use crate::messages::feature;
use crate::saved_game::{Message, Payload, Place};
use crate::selection::{Answer, WrittenAnswer};

pub(crate) const HOOKS: Hooks = Hooks { answer, message, ..Hooks::NONE };

fn answer(game: &Game, _: &str, payload: &Payload, _: &[Message]) -> Option<Answer> {
    let place = payload.pointer.as_ref().and_then(Place::feature)?;
    Some(Answer::Whole(wizard_move(game.board(), payload.figure_id.as_deref()?, place.segment(game.board())?)?))
}

fn message(game: &Game, action: Action) -> Option<WrittenAnswer> {
    let Action::Expansion(ExpansionAction::MageAndWitch(Special::MoveWizard { wizard, at, segment })) = action else {
        return None;
    };
    let figure_id = Some(format!("{}.1", wizard.key()));
    let pointer = Some(Place::Feature(feature(game, (at, segment))?));
    Some(WrittenAnswer::new("MOVE_NEUTRAL_FIGURE", Payload { figure_id, pointer, ..Payload::default() }))
}

/// Returns our answer for a move to the feature of a segment. Returns `None` if the figure is neither the mage nor the witch.
pub fn wizard_move(board: &Board, figure: &str, to: SegmentPlace) -> Option<Action> {
    let wizard = Wizard::ALL.into_iter().find(|wizard| figure.starts_with(wizard.key()))?;
    let (at, segment) =
        board.segment_location(board.features().get(board.features().feature_of(board.node_at(to)?)).oldest);
    Some(Action::Expansion(ExpansionAction::MageAndWitch(Special::MoveWizard { wizard, at, segment })))
}
