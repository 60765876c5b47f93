//! Castles, about which the other program asks fewer questions, and bids.

use bergerie_rules::expansions::bridges_castles_and_bazaars::{
    Action as Special, BazaarMode, Question as Asked, castle_origin,
};
use bergerie_rules::{Action, Event, ExpansionAction, ExpansionQuestion, Game, Piece, Question, Site, SpecialPiece};

use super::Hooks;
use crate::saved_game::{Message, Payload, Place};
use crate::selection::Answer;

pub const HOOKS: Hooks = Hooks {
    answer,
    unasked,
    comes_early,
    placed_over: |crossing| Some(SpecialPiece { piece: Piece::Bridge, site: Site::Over(crossing) }),
    ..Hooks::NONE
};

fn asked(game: &Game) -> Option<Asked> {
    match game.decision()?.question {
        Question::Expansion(ExpansionQuestion::BridgesCastlesAndBazaars(asked)) => Some(asked),
        _ => None,
    }
}

const fn special(action: Special) -> Action {
    Action::Expansion(ExpansionAction::BridgesCastlesAndBazaars(action))
}

fn answer(game: &Game, kind: &str, payload: &Payload, _: &[Message]) -> Option<Answer> {
    let action = match (asked(game)?, kind) {
        (Asked::SmallCity { at, segment }, "PLACE_TOKEN") => {
            let place = payload.pointer.as_ref().and_then(Place::feature)?;
            let city = |place| Some(game.board().features().feature_of(game.board().node_at(place)?));
            let is_meant = city(place.segment(game.board())?) == city((at, segment));
            // Our game asks about each city.
            if !is_meant {
                return Some(Answer::Part(special(Special::TakePoints)));
            }
            Special::BuildCastle
        }
        (Asked::Pick, "BAZAAR_BID") => Special::Pick { offer: payload.supply_index?, bid: payload.price? },
        (Asked::Raise, "BAZAAR_BID") => Special::Raise { bid: payload.price? },
        _ => return None,
    };
    Some(Answer::Whole(special(action)))
}

/// Without bids, all players pick a tile before the first of them plays. In our game, a player picks after the previous one has
/// played.
fn comes_early(game: &Game, kind: &str) -> bool {
    let options = game.setup().expansions.bridges_castles_and_bazaars.as_ref();
    kind == "BAZAAR_BID" && options.is_some_and(|options| options.bazaar_mode == BazaarMode::NoBid)
}

/// No castle is built, and a castle repeats the highest score.
fn unasked(game: &Game) -> Option<Action> {
    match asked(game)? {
        Asked::SmallCity { .. } => Some(special(Special::TakePoints)),
        Asked::Castle { .. } => game.legal_actions().iter().copied().max_by_key(|&action| castle_points(game, action)),
        Asked::Pick | Asked::Raise | Asked::Deal | Asked::Request => None,
    }
}

/// Returns the points that a castle gets with an answer, or `None` if the answer is illegal or scores no castle.
pub fn castle_points(game: &Game, action: Action) -> Option<i32> {
    let (mut game, mut events) = (game.clone(), Vec::new());
    game.apply(action, &mut events).ok()?;
    events.iter().find_map(|event| match event {
        Event::Scored(score) if castle_origin(score).is_some() => Some(score.points),
        _ => None,
    })
}
