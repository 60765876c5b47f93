//! Names and notes of answers about bridges, castles and bazaars.

use crate::receipt::feature_key;
use crate::words::expansions::bridges_castles_and_bazaars::Messages as _;
use crate::{AnswerContext, AnswerDescription, AnswerRole};
use bergerie_rules::expansions::bridges_castles_and_bazaars::Action;
use bergerie_rules::{Event, ExpansionAction, Game, Pos, Seat, SegmentIndex, Site};

use super::bridge;
use super::queries::{is_free, offer_letter, state, tile};

pub(super) fn answer(context: &AnswerContext<'_>, action: bergerie_rules::Action) -> Option<AnswerDescription> {
    let AnswerContext { words, assists, game, seat } = *context;
    if let bergerie_rules::Action::Place(placement) = action {
        return bridge::with_bridge(context, placement);
    }
    let action = action.bridges_castles_and_bazaars()?;
    let name = match action {
        Action::Discard => words.action_discard(),
        Action::BuildBridge(bridge) => words.bridge(bridge.at, bridge.axis),
        Action::TakePoints if !assists.are_on() => words.action_points_plain(),
        Action::TakePoints => words.action_points(gain(game, seat, action)),
        Action::BuildCastle => words.action_castle(),
        Action::RepeatPoints { at, segment } if !assists.are_on() => {
            words.action_repeat_plain(words.kind_title(kind(game, at, segment)), at.to_string())
        }
        Action::RepeatPoints { at, segment } => {
            words.action_repeat(words.kind_title(kind(game, at, segment)), at.to_string(), gain(game, seat, action))
        }
        Action::Pick { offer, .. } if is_free(game) => words.action_take(offer_letter(offer)),
        Action::Pick { offer, bid } => words.action_pick(bid, offer_letter(offer)),
        Action::Decline => words.action_decline(),
        Action::Raise { bid } => words.action_raise(bid),
        Action::Sell => words.action_sell(),
        Action::Buy => words.action_buy(),
        Action::WaiveBids => words.action_content(),
        Action::RequestBids => words.action_request(),
    };
    Some(match action {
        Action::BuildBridge(_) => AnswerDescription {
            cost: Some(words.option_uses_bridge(bridge::left_after(game, seat))),
            ..AnswerDescription::named(name).with_heading(words.heading_bridge())
        },
        Action::Pick { offer, .. } => {
            AnswerDescription { whole_note: Some(tile(words, game, offer)), ..AnswerDescription::named(name) }
        }
        // The name has the points.
        Action::TakePoints | Action::RepeatPoints { .. } => {
            AnswerDescription { whole_note: Some(String::new()), ..AnswerDescription::named(name) }
        }
        _ => AnswerDescription::named(name),
    })
}

pub(super) const fn answer_role(action: bergerie_rules::Action) -> AnswerRole {
    match action.bridges_castles_and_bazaars() {
        Some(Action::Discard) => AnswerRole::DiscardsTile,
        Some(Action::Decline) => AnswerRole::Refuses,
        Some(Action::BuildBridge(bridge)) => AnswerRole::ChangesSite(Site::Over(bridge)),
        Some(Action::Pick { bid, .. }) => AnswerRole::Priced(bid),
        _ => AnswerRole::Plain,
    }
}

/// Returns the key by which messages name a segment's feature. A city under a castle has the key of a castle.
fn kind(game: &Game, at: Pos, segment: SegmentIndex) -> &'static str {
    let board = game.board();
    let castle = || state(game).is_some_and(|state| state.castles.built().iter().any(|c| c.cells.contains(&at)));
    let placed = board.tile_at(at).map(|tile| board.placed_tile(tile));
    let named = placed.and_then(|placed| Some(feature_key(placed.segment(segment)?.kind, placed.shape)));
    match named {
        Some("city") if castle() => "castle",
        Some(kind) => kind,
        None => "road",
    }
}

/// Returns the points that an answer about a small city or castle scores for a player.
fn gain(game: &Game, seat: Seat, action: Action) -> i32 {
    let (mut after, mut events) = (game.clone(), Vec::new());
    let action = bergerie_rules::Action::Expansion(ExpansionAction::BridgesCastlesAndBazaars(action));
    if after.apply(action, &mut events).is_err() {
        return 0;
    }
    let points = |event: &Event| match event {
        Event::Scored(score) if !score.is_final && score.winners.contains(&seat) => Some(score.gain(seat)),
        _ => None,
    };
    events.iter().find_map(points).unwrap_or_default()
}
