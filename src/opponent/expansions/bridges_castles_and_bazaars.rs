//! Bids in auctions. Each player gets one of the tiles on offer, so the value of a tile is its gain compared with the
//! other tiles.

use super::Hooks;
use crate::plan::Evaluator;
use crate::worth::{Values, lead};
use bergerie_rules::expansions::bridges_castles_and_bazaars::{Action as Bazaar, Auction, Question as Asked, Sale};
use bergerie_rules::expansions::{SpecialAction, SpecialQuestion};
use bergerie_rules::seat::Seat;
use bergerie_rules::tile::ShapeId;
use bergerie_rules::{Action, Game, Question};

pub(super) const HOOKS: Hooks = Hooks { owns, decide, prices, ..Hooks::NONE };

/// The fraction of a tile's gain that the bot bids. It is less than 1, because another player receives the price.
const SHARE: f32 = 0.5;

fn auction(game: &Game) -> Option<&Auction> {
    game.states().bridges_castles_and_bazaars.as_ref()?.bazaars.auction()
}

const fn action(action: Bazaar) -> Action {
    Action::Special(SpecialAction::BridgesCastlesAndBazaars(action))
}

/// Returns the lead of a player after the best use of a tile.
fn gain_from(evaluator: &mut Evaluator<'_>, game: &Game, seat: Seat, shape: ShapeId) -> f32 {
    let mut game = game.clone();
    evaluator.suppose(&mut game, seat, shape);
    let best = evaluator.brief_plans(&game).into_iter().next();
    best.map_or(0.0, |plan| lead(&plan.values, seat, game.players()))
}

/// Returns how much better a tile is for a player than the mean of the tiles that remain on offer.
fn surplus(evaluator: &mut Evaluator<'_>, game: &Game, seat: Seat, shape: ShapeId) -> f32 {
    let others: Vec<ShapeId> = auction(game).into_iter().flat_map(Auction::free).map(|(_, shape)| shape).collect();
    if others.is_empty() {
        return 0.0;
    }
    let mean = others.iter().map(|&other| gain_from(evaluator, game, seat, other)).sum::<f32>() / others.len() as f32;
    gain_from(evaluator, game, seat, shape) - mean
}

/// Returns the current sale of the auction and the tile that is for sale, or `None` if no sale is in progress.
fn sale(game: &Game) -> Option<(Sale, ShapeId)> {
    let auction = auction(game)?;
    let sale = auction.sale?;
    Some((sale, auction.offers.get(usize::from(sale.offer))?.shape))
}

/// Returns the maximum prices of a seat. During a sale, this is the price of the tile being sold. If bids are submitted
/// in advance, these are the prices of all tiles. Each player gets a tile in the end, so the value of a tile is its
/// gain over the worst one. Returns `None` without an auction.
fn prices(evaluator: &mut Evaluator<'_>, game: &Game, seat: Seat) -> Option<Vec<(u8, f32)>> {
    if let Some((sale, _)) = sale(game) {
        return Some(vec![(sale.offer, price(evaluator, game, seat)?)]);
    }
    let offers: Vec<(u8, ShapeId)> = auction(game)?.free().collect();
    let worth: Vec<(u8, f32)> =
        offers.into_iter().map(|(offer, shape)| (offer, gain_from(evaluator, game, seat, shape))).collect();
    let least = worth.iter().map(|&(_, gain_from)| gain_from).fold(f32::INFINITY, f32::min);
    Some(worth.into_iter().map(|(offer, gain_from)| (offer, SHARE * (gain_from - least))).collect())
}

fn price(evaluator: &mut Evaluator<'_>, game: &Game, seat: Seat) -> Option<f32> {
    let (_, shape) = sale(game)?;
    Some((SHARE * surplus(evaluator, game, seat, shape)).max(0.0))
}

/// Returns whether a question belongs to an auction. This module decides such questions without search.
const fn owns(question: &Question) -> bool {
    use Asked::{Deal, Pick, Raise};
    matches!(question, Question::Special(SpecialQuestion::BridgesCastlesAndBazaars(Pick | Raise | Deal)))
}

fn decide(evaluator: &mut Evaluator<'_>, game: &Game) -> Option<Vec<(Action, Values)>> {
    let decision = game.decision()?;
    let Question::Special(SpecialQuestion::BridgesCastlesAndBazaars(asked)) = decision.question else { return None };
    let seat = decision.seat;
    let gains: Vec<(Bazaar, f32)> = match asked {
        // With an opening bid of zero, the other players determine the price of the tile.
        Asked::Pick => {
            let free: Vec<(u8, ShapeId)> = auction(game)?.free().collect();
            let gain_from: Vec<f32> = free.iter().map(|&(_, shape)| gain_from(evaluator, game, seat, shape)).collect();
            let mean = gain_from.iter().sum::<f32>() / gain_from.len().max(1) as f32;
            let picks = free.iter().map(|&(offer, _)| Bazaar::Pick { offer, bid: 0 });
            picks.zip(gain_from).map(|(pick, gain_from)| (pick, SHARE * (gain_from - mean))).collect()
        }
        Asked::Raise => {
            let (most, (sale, _)) = (price(evaluator, game, seat)? as u8, sale(game)?);
            let gain = f32::from(most) - f32::from(sale.best.amount);
            let raise = (gain > 0.0).then_some((Bazaar::Raise { bid: most }, gain));
            raise.into_iter().chain([(Bazaar::Decline, 0.0)]).collect()
        }
        Asked::Deal => {
            let (most, (sale, _)) = (price(evaluator, game, seat)?, sale(game)?);
            let keeps = most - f32::from(sale.best.amount);
            vec![(Bazaar::Buy, keeps), (Bazaar::Sell, -keeps)]
        }
        _ => return None,
    };
    let standing = evaluator.values(game.clone());
    let worth = |gain: f32| {
        let mut values = standing;
        values[seat.index()] += gain;
        values
    };
    let answers = gains.into_iter().map(|(bazaar, gain)| (action(bazaar), worth(gain)));
    let found: Vec<_> = answers.filter(|(answer, _)| decision.actions.contains(answer)).collect();
    (!found.is_empty()).then_some(found)
}
