//! Meeples that enter and leave the City of Carcassonne, and moves of the count.

use bergerie_rules::expansions::the_count::{Action as Special, CityQuarter, Question as Asked};
use bergerie_rules::{Action, ExpansionAction, ExpansionQuestion, Game, Question};

use super::Hooks;
use crate::answers::owned;
use crate::saved_game::{Message, Payload, Place};
use crate::selection::Answer;

pub const HOOKS: Hooks = Hooks { answer, ..Hooks::NONE };

fn answer(game: &Game, _: &str, payload: &Payload, _: &[Message]) -> Option<Answer> {
    let Question::Expansion(ExpansionQuestion::TheCount(asked)) = game.decision()?.question else { return None };
    let place = payload.pointer.as_ref().and_then(Place::feature)?;
    let figure = || Some(owned(payload.meeple_id.as_deref()?).ok()?.figure);
    let action = match asked {
        Asked::SendMeeple => Special::SendMeeple { figure: figure()?, to: quarter(&place.location)? },
        Asked::MoveCount => Special::MoveCount { to: quarter(&place.location)? },
        Asked::MoveOut | Asked::LastMoveOut => {
            let (at, segment) = place.segment(game.board())?;
            Special::MoveMeeple { figure: figure()?, at, segment }
        }
    };
    Some(Answer::Whole(Action::Expansion(ExpansionAction::TheCount(action))))
}

/// Returns the quarter that the other engine calls so, or `None` if no quarter is called so.
pub fn quarter(name: &str) -> Option<CityQuarter> {
    let key = name.strip_prefix("QUARTER_")?.to_lowercase();
    CityQuarter::ALL.into_iter().find(|quarter| quarter.key() == key)
}
