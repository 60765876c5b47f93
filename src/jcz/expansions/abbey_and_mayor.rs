//! Abbeys, for which our game asks twice, and wagons that move on.

use bergerie_rules::expansions::abbey_and_mayor::{Action as Special, Question as Asked};
use bergerie_rules::{Action, ExpansionAction, ExpansionQuestion, Game, Question};

use super::Hooks;
use crate::saved_game::{Message, Payload, Place};
use crate::selection::Answer;

pub const HOOKS: Hooks = Hooks { answer, ..Hooks::NONE };

/// The other program's name for an abbey.
const ABBEY: &str = "AM/A";

fn answer(game: &Game, kind: &str, payload: &Payload, _: &[Message]) -> Option<Answer> {
    let Question::Expansion(ExpansionQuestion::AbbeyAndMayor(asked)) = game.decision()?.question else { return None };
    let special = |action| Action::Expansion(ExpansionAction::AbbeyAndMayor(action));
    match (asked, kind) {
        (Asked::Abbey | Asked::FinalAbbey, "PLACE_TILE") if payload.tile_id.as_deref() == Some(ABBEY) => {
            Some(Answer::Part(special(Special::PlaceAbbey)))
        }
        (Asked::Wagon { .. }, "DEPLOY_MEEPLE") => {
            let place = payload.pointer.as_ref().and_then(Place::feature)?;
            let (at, segment) = place.segment(game.board())?;
            Some(Answer::Whole(special(Special::MoveWagon { at, segment })))
        }
        _ => None,
    }
}
