//! The value of bridges, and bids in auctions. Each player gets one of the tiles on offer, so the value of a tile is its gain
//! compared with the other tiles.

use super::{Hooks, KeptPiece, ValuedAnswers};
use crate::evaluation::{active_seats, lead};
use crate::plan::Evaluator;
use bergerie_rules::expansions::bridges_castles_and_bazaars::{Action, Auction, Question, Sale, auction};
use bergerie_rules::{Game, Piece, Seat, ShapeId};

pub(super) const HOOKS: Hooks = Hooks {
    kept_pieces: &[KeptPiece { piece: Piece::Bridge, value: 2.0, endgame_turns: 10.0 }],
    decides_question,
    candidate_answers,
    all_valued_answers,
    maximum_prices,
    ..Hooks::NONE
};

/// The fraction of a tile's gain that the bot bids. It is less than 1, because another player receives the price.
const BID_SHARE: f32 = 0.5;

/// The maximum number of positions to evaluate one tile on offer.
const POSITIONS_PER_TILE: u64 = 400;

/// Returns the worth of a tile for a player. Of two players, the other one gets the other tile, so the worth for both counts.
fn tile_worth(evaluator: &mut Evaluator<'_>, game: &Game, seat: Seat, shape: ShapeId) -> f32 {
    let own = lead_with_tile(evaluator, game, seat, shape);
    let mut others = game.playing().into_iter().filter(|&other| other != seat);
    match (others.next(), others.next()) {
        (Some(other), None) => (own + lead_with_tile(evaluator, game, other, shape)) / 2.0,
        _ => own,
    }
}

/// Returns the lead of a player after the best use of a tile. A tile that fits nowhere gains nothing.
fn lead_with_tile(evaluator: &mut Evaluator<'_>, game: &Game, seat: Seat, shape: ShapeId) -> f32 {
    let supposed = evaluator.game_with_next_tile(game, seat, shape);
    let best = evaluator.plans_within(&supposed, POSITIONS_PER_TILE).into_iter().next();
    let values = best.map_or_else(|| evaluator.values(game.clone()), |plan| plan.values);
    lead(&values, seat, active_seats(game))
}

/// Returns how much better a tile is for a player than the mean of the tiles that remain on offer.
fn surplus_worth(evaluator: &mut Evaluator<'_>, game: &Game, seat: Seat, shape: ShapeId) -> f32 {
    let others: Vec<ShapeId> =
        auction(game).into_iter().flat_map(Auction::unsold_tiles).map(|(_, shape)| shape).collect();
    if others.is_empty() {
        return 0.0;
    }
    let mean = others.iter().map(|&other| tile_worth(evaluator, game, seat, other)).sum::<f32>() / others.len() as f32;
    tile_worth(evaluator, game, seat, shape) - mean
}

/// Returns the current sale of the auction and the tile that is for sale, or `None` if no sale is in progress.
fn current_sale(game: &Game) -> Option<(Sale, ShapeId)> {
    let auction = auction(game)?;
    let sale = auction.sale?;
    Some((sale, auction.offers.get(usize::from(sale.offer))?.shape))
}

/// Returns the maximum prices of a seat. During a sale, this is the price of the tile being sold. If bids are submitted
/// in advance, these are the prices of all tiles. Each player gets a tile in the end, so the value of a tile is its
/// gain over the worst one. Returns `None` without an auction.
fn maximum_prices(evaluator: &mut Evaluator<'_>, game: &Game, seat: Seat) -> Option<Vec<(u8, f32)>> {
    if let Some((sale, _)) = current_sale(game) {
        return Some(vec![(sale.offer, sale_price(evaluator, game, seat)?)]);
    }
    let offers: Vec<(u8, ShapeId)> = auction(game)?.unsold_tiles().collect();
    let worth: Vec<(u8, f32)> =
        offers.into_iter().map(|(offer, shape)| (offer, tile_worth(evaluator, game, seat, shape))).collect();
    let least = worth.iter().map(|&(_, worth)| worth).fold(f32::INFINITY, f32::min);
    Some(worth.into_iter().map(|(offer, worth)| (offer, BID_SHARE * (worth - least))).collect())
}

/// Returns the price that a player should pay for the tile of the current sale, or `None` if no sale is in progress.
fn sale_price(evaluator: &mut Evaluator<'_>, game: &Game, seat: Seat) -> Option<f32> {
    let (_, shape) = current_sale(game)?;
    Some((BID_SHARE * surplus_worth(evaluator, game, seat, shape)).max(0.0))
}

/// Returns whether a question belongs to an auction. This module decides such questions without search.
const fn decides_question(question: &bergerie_rules::Question) -> bool {
    matches!(question.bridges_castles_and_bazaars(), Some(Question::Pick | Question::Raise | Question::Deal))
}

/// Returns the answers that the bot chooses from: tiles with an opening bid of zero, so that the other players determine
/// the price, and only the best of the bids that are better than none.
fn candidate_answers(evaluator: &mut Evaluator<'_>, game: &Game) -> Option<ValuedAnswers> {
    let mut all = all_valued_answers(evaluator, game)?;
    let seat = game.decision()?.seat;
    let value = |wanted: fn(Action) -> bool| {
        let of_kind = all.iter().filter(|(answer, _)| answer.bridges_castles_and_bazaars().is_some_and(wanted));
        of_kind.map(|&(answer, values)| (answer, values[seat.index()])).max_by(|one, other| one.1.total_cmp(&other.1))
    };
    // The list is sorted by bid, and `max_by` returns the last of several equal bids, so this is the highest.
    let best = value(|action| matches!(action, Action::Raise { .. }));
    let none = value(|action| action == Action::Decline).map_or(f32::NEG_INFINITY, |(_, value)| value);
    let raise = best.filter(|&(_, value)| value > none).map(|(answer, _)| answer);
    all.retain(|&(answer, _)| match answer.bridges_castles_and_bazaars() {
        Some(Action::Pick { bid, .. }) => bid == 0,
        Some(Action::Raise { .. }) => Some(answer) == raise,
        _ => true,
    });
    (!all.is_empty()).then_some(all)
}

/// Values every answer to a question of an auction: a tile by its gain compared with the others, a deal by the difference
/// to the price, and a bid or opening bid by the points that it exceeds the price.
fn all_valued_answers(evaluator: &mut Evaluator<'_>, game: &Game) -> Option<ValuedAnswers> {
    let decision = game.decision()?;
    let seat = decision.seat;
    let prices: Vec<(u8, f32)> = match decision.question.bridges_castles_and_bazaars()? {
        Question::Pick => {
            let free: Vec<(u8, ShapeId)> = auction(game)?.unsold_tiles().collect();
            let gains: Vec<f32> = free.iter().map(|&(_, shape)| tile_worth(evaluator, game, seat, shape)).collect();
            let mean = gains.iter().sum::<f32>() / gains.len().max(1) as f32;
            free.iter().zip(gains).map(|(&(offer, _), gain)| (offer, BID_SHARE * (gain - mean))).collect()
        }
        Question::Raise | Question::Deal => {
            vec![(current_sale(game)?.0.offer, sale_price(evaluator, game, seat)?)]
        }
        _ => return None,
    };
    let (best, most) = (current_sale(game).map_or(0, |(sale, _)| sale.best.amount), prices.first()?.1);
    let gain = |action: Action| match action {
        Action::Pick { offer, bid } => {
            let price = prices.iter().find(|&&(other, _)| other == offer)?.1;
            Some(price - (f32::from(bid) - price.max(0.0)).max(0.0))
        }
        Action::Raise { bid } => Some(most.trunc() - f32::from(best) - (f32::from(bid) - most.trunc()).max(0.0)),
        Action::Buy => Some(most - f32::from(best)),
        Action::Sell => Some(f32::from(best) - most),
        Action::Decline => Some(0.0),
        _ => None,
    };
    let current = evaluator.values(game.clone());
    let valued = |answer: &bergerie_rules::Action| {
        let mut values = current;
        values[seat.index()] += gain(answer.bridges_castles_and_bazaars()?)?;
        Some((*answer, values))
    };
    Some(decision.actions.iter().filter_map(valued).collect())
}
