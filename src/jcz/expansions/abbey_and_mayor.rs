//! Abbeys, for which our game asks twice, and wagons that move on.

use bergerie_rules::expansions::abbey_and_mayor::{Action as Special, Question as Asked};
use bergerie_rules::{Action, ExpansionAction, ExpansionQuestion, Figure, FigureLocation, Game, OwnedFigure, Question};

use super::Hooks;
use crate::messages::feature;
use crate::saved_game::{Message, Payload, Place};
use crate::selection::{Answer, WrittenAnswer};

pub(crate) const HOOKS: Hooks = Hooks { answer, message, comes_early, ..Hooks::NONE };

/// The other program's name for an abbey.
const ABBEY: &str = "AM/A";

fn asked(game: &Game) -> Option<Asked> {
    match game.decision()?.question {
        Question::Expansion(ExpansionQuestion::AbbeyAndMayor(asked)) => Some(asked),
        _ => None,
    }
}

fn answer(game: &Game, kind: &str, payload: &Payload, _: &[Message]) -> Option<Answer> {
    let special = |action| Action::Expansion(ExpansionAction::AbbeyAndMayor(action));
    match (asked(game)?, kind) {
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

/// In the other program, the player can pay a ransom instead of answering at once. In our game, this is possible with the abbey in hand.
fn comes_early(game: &Game, kind: &str) -> bool {
    kind == "PAY_RANSOM" && asked(game).is_some_and(|asked| !matches!(asked, Asked::Wagon { .. }))
}

fn message(game: &Game, action: Action) -> Option<WrittenAnswer> {
    let Action::Expansion(ExpansionAction::AbbeyAndMayor(Special::MoveWagon { at, segment })) = action else {
        return None;
    };
    let wagon = OwnedFigure { figure: Figure::Wagon, seat: game.decision()?.seat };
    Some(WrittenAnswer::deployment(wagon, FigureLocation::Supply, feature(game, (at, segment))?))
}
