//! Castles and auctions as those must see them who have to choose.

use crate::rules::expansions::SpecialAction;
use crate::rules::expansions::bridges_castles_and_bazaars::{Action, Auction, State};
use crate::rules::geometry::Pos;
use crate::rules::score::Occasion;
use crate::rules::seat::Seat;
use crate::rules::tile::SegmentIndex;
use crate::rules::{Action as AnyAction, Event, Game};
use crate::words::Words;
use crate::words::pieces::kind_key;

use super::pictures::letter;

fn state(game: &Game) -> Option<&State> {
    game.states().bridges_castles_and_bazaars.as_ref()
}

/// The auction that is on, or whose tiles are being played.
pub(super) fn auction(game: &Game) -> Option<&Auction> {
    state(game)?.bazaars.auction()
}

/// What somebody may do about a bridge, a castle or a bazaar, in words.
pub(super) fn action(words: Words, game: &Game, seat: Seat, action: Action) -> String {
    let best = auction(game).and_then(|auction| auction.sale).map_or(0, |sale| sale.best.amount);
    match action {
        Action::Discard => words.action_discard(),
        Action::Bridge(bridge) => words.bridge(bridge.at, bridge.axis),
        Action::TakePoints => words.action_points(gain(game, seat, action)),
        Action::BuildCastle => words.action_castle(),
        Action::Repeat { at, segment } => {
            words.action_repeat(kind(game, at, segment), at.to_string(), gain(game, seat, action))
        }
        Action::Pick { offer, bid } => words.action_pick(letter(usize::from(offer)).to_string(), bid),
        Action::Decline => words.action_decline(),
        Action::Raise { bid } => words.action_raise(bid),
        Action::Sell => words.action_sell(best),
        Action::Buy => words.action_buy(best),
    }
}

/// What stands there, as the word that messages choose by; a castle where one does.
fn kind(game: &Game, at: Pos, segment: SegmentIndex) -> &'static str {
    let board = game.board();
    let castle = || state(game).is_some_and(|state| state.castles.built().iter().any(|c| c.cells.contains(&at)));
    let printed = board.at(at).and_then(|tile| board.laid(tile).segment(segment)).map(|segment| segment.kind);
    match printed.map(kind_key) {
        Some("city") if castle() => "castle",
        Some(kind) => kind,
        None => "road",
    }
}

/// The points that an answer brings somebody for a small city or a castle.
fn gain(game: &Game, seat: Seat, action: Action) -> i32 {
    let (mut after, mut events) = (game.clone(), Vec::new());
    let action = AnyAction::Special(SpecialAction::BridgesCastlesAndBazaars(action));
    if after.apply(action, &mut events).is_err() {
        return 0;
    }
    let points = |event: &Event| match event {
        Event::Scored(score) if score.occasion != Occasion::Final && score.winners.contains(&seat) => {
            Some(score.points)
        }
        _ => None,
    };
    events.iter().find_map(points).unwrap_or_default()
}
