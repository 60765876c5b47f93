//! Ransoms. The message does not name the captor, but an earlier one does.

use bergerie_rules::expansions::the_tower::Action as Special;
use bergerie_rules::{Action, ExpansionAction, Game, Seat};

use super::Hooks;
use crate::answers::owned;
use crate::saved_game::{Message, Payload};
use crate::selection::Answer;

pub const HOOKS: Hooks = Hooks { answer, ..Hooks::NONE };

fn answer(game: &Game, kind: &str, payload: &Payload, earlier: &[Message]) -> Option<Answer> {
    let id = payload.meeple_id.as_deref().filter(|_| kind == "PAY_RANSOM")?;
    let figure = owned(id).ok()?.figure;
    let is_capture = |message: &&Message| {
        message.kind == "CAPTURE_FOLLOWER"
            && message.payload.pointer("/pointer/meepleId").is_some_and(|other| other == id)
    };
    let captor = earlier.iter().rfind(is_capture).and_then(|message| Seat::new(message.player?));
    let is_ransom = |action: &&Action| {
        matches!(action, Action::Expansion(ExpansionAction::TheTower(Special::Ransom { figure: freed, captor: by }))
            if *freed == figure && captor.is_none_or(|captor| *by == captor))
    };
    game.legal_actions().iter().find(is_ransom).copied().map(Answer::Whole)
}
