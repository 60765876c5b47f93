//! Meeples that enter and leave the City of Carcassonne, and moves of the count.

use bergerie_rules::expansions::the_count::{Action as Special, CityQuarter, Question as Asked};
use bergerie_rules::{Action, ExpansionAction, ExpansionQuestion, FigureLocation, Game, OwnedFigure, Pos, Question};

use super::Hooks;
use crate::answers::owned;
use crate::messages::feature;
use crate::saved_game::{FeaturePlace, Message, Payload, Place};
use crate::selection::{Answer, WrittenAnswer};

pub(crate) const HOOKS: Hooks = Hooks {
    answer,
    message,
    holder: |kind, _, location| quarter(location).filter(|_| kind == QUARTER).map(CityQuarter::holder),
    place: |by| CityQuarter::ALL.into_iter().find(|quarter| quarter.holder() == by).map(place),
    ..Hooks::NONE
};

/// The other program's kind of the quarters.
const QUARTER: &str = "Quarter";

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

fn message(game: &Game, action: Action) -> Option<WrittenAnswer> {
    let Action::Expansion(ExpansionAction::TheCount(action)) = action else { return None };
    let owned = |figure| Some(OwnedFigure { figure, seat: game.decision()?.seat });
    match action {
        Special::SendMeeple { figure, to } => {
            Some(WrittenAnswer::deployment(owned(figure)?, FigureLocation::Supply, place(to)))
        }
        Special::MoveCount { to } => {
            let (figure_id, pointer) = (Some("count.1".to_owned()), Some(Place::Feature(place(to))));
            Some(WrittenAnswer::new("MOVE_NEUTRAL_FIGURE", Payload { figure_id, pointer, ..Payload::default() }))
        }
        Special::MoveMeeple { figure, at, segment } => {
            let kind = game.board().placed_tile(game.board().tile_at(at)?).segment(segment)?.kind.base();
            let from = CityQuarter::ALL.into_iter().find(|quarter| quarter.kind() == kind)?;
            let from = FigureLocation::Held(from.holder());
            Some(WrittenAnswer::deployment(owned(figure)?, from, feature(game, (at, segment))?))
        }
        Special::StayInCity => None,
    }
}

/// Returns the other engine's place of a quarter. The tile with its quarters is at the origin, as in our game.
fn place(quarter: CityQuarter) -> FeaturePlace {
    FeaturePlace::new(Pos::START, QUARTER, format!("QUARTER_{}", quarter.key().to_uppercase()))
}

/// Returns the quarter that the other engine calls so, or `None` if no quarter is called so.
pub fn quarter(name: &str) -> Option<CityQuarter> {
    let key = name.strip_prefix("QUARTER_")?.to_lowercase();
    CityQuarter::ALL.into_iter().find(|quarter| quarter.key() == key)
}
