//! Castles, about which the other program asks fewer questions, and bids.

use bergerie_rules::expansions::abbey_and_mayor::Action::ReturnWagon;
use bergerie_rules::expansions::abbey_and_mayor::Question::Wagon;
use bergerie_rules::expansions::bridges_castles_and_bazaars::{
    Action as Special, BazaarMode, Question as Asked, castle_origin, state,
};
use bergerie_rules::{
    Action, Event, ExpansionAction, ExpansionQuestion, Game, Piece, Question, SegmentPlace, Site, SpecialPiece,
};

use super::Hooks;
use crate::messages::feature;
use crate::saved_game::{Message, Payload, Place};
use crate::selection::{Answer, WrittenAnswer};

pub(crate) const HOOKS: Hooks = Hooks {
    answer,
    message,
    kind,
    // It lists bridges over the new tile only.
    is_listed: |game, action| match action {
        Action::Expansion(ExpansionAction::BridgesCastlesAndBazaars(Special::BuildBridge(bridge))) => {
            bridge.at == game.board().placed_tile(game.last_placed_tile()).at
        }
        _ => true,
    },
    settled,
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

fn message(game: &Game, action: Action) -> Option<WrittenAnswer> {
    let Action::Expansion(ExpansionAction::BridgesCastlesAndBazaars(action)) = action else { return None };
    let bid = |offer, price| {
        let payload = Payload { supply_index: Some(offer), price: Some(price), ..Payload::default() };
        WrittenAnswer::new("BAZAAR_BID", payload)
    };
    match (action, asked(game)?) {
        (Special::Pick { offer, bid: price }, _) => Some(bid(offer, price)),
        (Special::Raise { bid: price }, _) => {
            let auction = state(game)?.bazaars.auction()?;
            Some(bid(auction.sale?.offer, price))
        }
        (Special::BuildCastle, Asked::SmallCity { at, segment }) => {
            // The other program names the segment on the new tile.
            let board = game.board();
            let city = |node| board.features().feature_of(node);
            let own = city(board.node_at((at, segment))?);
            let new = board.placed_tile(game.last_placed_tile()).nodes().find(|node| city(*node) == own)?;
            let pointer = Some(Place::Feature(feature(game, board.segment_location(new))?));
            let payload = Payload { token: Some("CASTLE".to_owned()), pointer, ..Payload::default() };
            Some(WrittenAnswer::new("PLACE_TOKEN", payload))
        }
        _ => None,
    }
}

/// The other program calls the cities under castles so.
fn kind(game: &Game, place: SegmentPlace) -> Option<&'static str> {
    let city = |place| Some(game.board().features().feature_of(game.board().node_at(place)?));
    let mut castles = state(game)?.castles.built().iter();
    castles.any(|castle| city(castle.at(game)) == city(place)).then_some("Castle")
}

/// Without bids, all players pick a tile before the first of them plays. In our game, a player picks after the previous one has
/// played.
fn comes_early(game: &Game, kind: &str) -> bool {
    let options = game.setup().expansions.bridges_castles_and_bazaars.as_ref();
    kind == "BAZAAR_BID" && options.is_some_and(|options| options.bazaar_mode == BazaarMode::NoBid)
}

/// A castle repeats the highest score, no wagon moves on from a castle, and a city with several meeples becomes none.
fn settled(game: &Game) -> Option<Action> {
    match game.decision()?.question {
        Question::Expansion(ExpansionQuestion::BridgesCastlesAndBazaars(Asked::Castle { .. })) => {
            game.legal_actions().iter().copied().max_by_key(|&action| castle_points(game, action))
        }
        Question::Expansion(ExpansionQuestion::BridgesCastlesAndBazaars(Asked::SmallCity { at, segment })) => {
            let city = game.board().features().feature_of(game.board().node_at((at, segment))?);
            let meeples = game.board().figures_on(city).filter(|placed| placed.figure.claims());
            (meeples.count() > 1).then_some(special(Special::TakePoints))
        }
        Question::Expansion(ExpansionQuestion::AbbeyAndMayor(Wagon { at, segment })) => {
            kind(game, (at, segment)).map(|_| Action::Expansion(ExpansionAction::AbbeyAndMayor(ReturnWagon)))
        }
        _ => None,
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
