//! Names and notes of answers about bridges, castles and bazaars.

use crate::discord::decision::attempt::Asked;
use crate::rules::expansions::SpecialAction;
use crate::rules::expansions::bridges_castles_and_bazaars::Action;
use crate::rules::geometry::Pos;
use crate::rules::score::Occasion;
use crate::rules::seat::Seat;
use crate::rules::tile::Kind;
use crate::rules::tile::SegmentIndex;
use crate::rules::{Action as AnyAction, Decision, Event, Game};

use super::facts::{as_action, auction, is_free, lettered, state, tile};

/// Names an answer.
pub(super) fn answer(asked: &Asked<'_>, action: AnyAction) -> Option<String> {
    let Asked { words, aids, game, seat } = *asked;
    let action = as_action(action)?;
    let best = auction(game).and_then(|auction| auction.sale).map_or(0, |sale| sale.best.amount);
    Some(match action {
        Action::Discard => words.action_discard(),
        Action::Bridge(bridge) => words.bridge(bridge.at, bridge.axis),
        Action::TakePoints if !aids.are_on() => words.action_points_plain(),
        Action::TakePoints => words.action_points(gain(game, seat, action)),
        Action::BuildCastle => words.action_castle(),
        Action::Repeat { at, segment } if !aids.are_on() => {
            words.action_repeat_plain(kind(game, at, segment), at.to_string())
        }
        Action::Repeat { at, segment } => {
            words.action_repeat(kind(game, at, segment), at.to_string(), gain(game, seat, action))
        }
        Action::Pick { offer, .. } if is_free(game) => words.action_take(lettered(offer)),
        Action::Pick { offer, bid } => words.action_pick(bid, lettered(offer)),
        Action::Decline => words.action_decline(),
        Action::Raise { bid } => words.action_raise(bid),
        Action::Sell => words.action_sell(best),
        Action::Buy => words.action_buy(best),
        Action::Content => words.action_content(),
        Action::Request => words.action_request(),
    })
}

/// Describes the tile that an answer picks.
pub(super) fn about(asked: &Asked<'_>, answer: AnyAction) -> Option<String> {
    let Some(Action::Pick { offer, .. }) = as_action(answer) else { return None };
    tile(asked.words, asked.game, offer)
}

/// Returns the message key of the feature of a segment: a castle if one was built there.
fn kind(game: &Game, at: Pos, segment: SegmentIndex) -> &'static str {
    let board = game.board();
    let castle = || state(game).is_some_and(|state| state.castles.built().iter().any(|c| c.cells.contains(&at)));
    let printed = board.at(at).and_then(|tile| board.laid(tile).segment(segment)).map(|segment| segment.kind);
    match printed.map(Kind::key) {
        Some("city") if castle() => "castle",
        Some(kind) => kind,
        None => "road",
    }
}

/// Returns the points that an answer about a small city or castle scores for a player.
fn gain(game: &Game, seat: Seat, action: Action) -> i32 {
    let (mut after, mut events) = (game.clone(), Vec::new());
    let action = AnyAction::Special(SpecialAction::BridgesCastlesAndBazaars(action));
    if after.apply(action, &mut events).is_err() {
        return 0;
    }
    let points = |event: &Event| match event {
        Event::Scored(score) if score.occasion != Occasion::Final && score.winners.contains(&seat) => {
            Some(score.gain(seat))
        }
        _ => None,
    };
    events.iter().find_map(points).unwrap_or_default()
}

/// Returns the indices of the answers to offer in menus: a few low bids for each tile, and all other answers. Higher bids
/// can be made by command.
pub(super) fn worth_offering(decision: &Decision, most: usize) -> Option<Vec<usize>> {
    let picks = |action: &AnyAction| matches!(as_action(*action), Some(Action::Pick { .. }));
    let lowest = |action: &AnyAction| matches!(as_action(*action), Some(Action::Pick { bid: 0, .. }));
    if !decision.actions.iter().any(picks) {
        return None;
    }
    let tiles = decision.actions.iter().filter(|action| lowest(action)).count().max(1);
    let bids = most / tiles;
    let is_worth = move |&(_, &action): &(usize, &AnyAction)| match as_action(action) {
        Some(Action::Pick { bid, .. }) => usize::from(bid) < bids,
        _ => true,
    };
    let worth = decision.actions.iter().enumerate().filter(is_worth).map(|(index, _)| index);
    Some(worth.take(most).collect())
}
