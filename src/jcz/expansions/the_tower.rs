//! Prisoners, and figures on towers. The message of a ransom does not name the captor, but an earlier one does.

use bergerie_rules::expansions::the_tower::{Action as Special, Question as Asked, tower_holder};
use bergerie_rules::{
    Action, ExpansionAction, ExpansionQuestion, FigureLocation, Game, Holder, OwnedFigure, Question, Seat, Site,
};

use super::Hooks;
use crate::answers::owned;
use crate::saved_game::{FeaturePlace, Message, Payload};
use crate::selection::{Answer, WrittenAnswer};

pub(crate) const HOOKS: Hooks = Hooks {
    answer,
    message,
    is_listed: |_, action| !matches!(action, Action::Expansion(ExpansionAction::TheTower(Special::Ransom { .. }))),
    holder: |kind, at, _| (kind == TOWER).then_some(tower_holder(at)),
    place: |by| match by {
        Holder::Piece(_, Site::Tile(at)) if by == tower_holder(at) => Some(FeaturePlace::new(at, TOWER, "I")),
        _ => None,
    },
    ..Hooks::NONE
};

/// The other program's kind of a tower.
const TOWER: &str = "Tower";

const RANSOM: &str = "PAY_RANSOM";

fn answer(game: &Game, kind: &str, payload: &Payload, earlier: &[Message]) -> Option<Answer> {
    let id = payload.meeple_id.as_deref().filter(|_| kind == RANSOM)?;
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

fn message(game: &Game, action: Action) -> Option<WrittenAnswer> {
    let Action::Expansion(ExpansionAction::TheTower(action)) = action else { return None };
    let (kind, figure, captor) = match (action, game.decision()?.question) {
        (Special::Ransom { captor, figure }, _) => (RANSOM, figure, captor),
        (Special::Exchange { figure }, Question::Expansion(ExpansionQuestion::TheTower(Asked::Exchange { with }))) => {
            ("EXCHANGE_FOLLOWER", figure, with)
        }
        _ => return None,
    };
    let owned = OwnedFigure { figure, seat: game.decision()?.seat };
    let location = FigureLocation::Held(Holder::Seat(captor));
    Some(WrittenAnswer { figure: Some((owned, location)), ..WrittenAnswer::new(kind, Payload::default()) })
}
