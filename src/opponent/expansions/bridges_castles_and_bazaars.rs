//! Auctions. Each player gets one of the tiles on offer, so a tile is worth its gain over the others.

use super::Hooks;
use crate::plan::Thinker;
use crate::worth::{Values, lead};
use bergerie_rules::expansions::bridges_castles_and_bazaars::{Action as Bazaar, Auction, Question as Asked, Sale};
use bergerie_rules::expansions::{SpecialAction, SpecialQuestion};
use bergerie_rules::seat::Seat;
use bergerie_rules::tile::ShapeId;
use bergerie_rules::{Action, Game, Question};

pub(super) const HOOKS: Hooks = Hooks { owns, decide, prices, ..Hooks::NONE };

/// The fraction of a tile's gain that is bid. The price is paid to another player.
const SHARE: f32 = 0.5;

fn auction(game: &Game) -> Option<&Auction> {
    game.states().bridges_castles_and_bazaars.as_ref()?.bazaars.auction()
}

const fn action(action: Bazaar) -> Action {
    Action::Special(SpecialAction::BridgesCastlesAndBazaars(action))
}

/// Returns a player's gain from the best use of a tile.
fn brings(thinker: &mut Thinker<'_>, game: &Game, seat: Seat, shape: ShapeId) -> f32 {
    let mut game = game.clone();
    thinker.suppose(&mut game, seat, shape);
    let best = thinker.brief_plans(&game).into_iter().next();
    best.map_or(0.0, |plan| lead(&plan.values, seat, game.players()))
}

/// Returns a tile's gain over the mean of the remaining ones.
fn surplus(thinker: &mut Thinker<'_>, game: &Game, seat: Seat, shape: ShapeId) -> f32 {
    let others: Vec<ShapeId> = auction(game).into_iter().flat_map(Auction::free).map(|(_, shape)| shape).collect();
    if others.is_empty() {
        return 0.0;
    }
    let mean = others.iter().map(|&other| brings(thinker, game, seat, other)).sum::<f32>() / others.len() as f32;
    brings(thinker, game, seat, shape) - mean
}

/// Returns the tile being auctioned.
fn sale(game: &Game) -> Option<(Sale, ShapeId)> {
    let auction = auction(game)?;
    let sale = auction.sale?;
    Some((sale, auction.offers.get(usize::from(sale.offer))?.shape))
}

/// Returns the value of the tile being auctioned for a seat or, where bids are filed in advance, of each tile. Each
/// player gets one in the end, so the value is the gain over the worst tile.
fn prices(thinker: &mut Thinker<'_>, game: &Game, seat: Seat) -> Option<Vec<(u8, f32)>> {
    if let Some((sale, _)) = sale(game) {
        return Some(vec![(sale.offer, price(thinker, game, seat)?)]);
    }
    let offers: Vec<(u8, ShapeId)> = auction(game)?.free().collect();
    let worth: Vec<(u8, f32)> =
        offers.into_iter().map(|(offer, shape)| (offer, brings(thinker, game, seat, shape))).collect();
    let least = worth.iter().map(|&(_, brings)| brings).fold(f32::INFINITY, f32::min);
    Some(worth.into_iter().map(|(offer, brings)| (offer, SHARE * (brings - least))).collect())
}

fn price(thinker: &mut Thinker<'_>, game: &Game, seat: Seat) -> Option<f32> {
    let (_, shape) = sale(game)?;
    Some((SHARE * surplus(thinker, game, seat, shape)).max(0.0))
}

/// Returns whether a question belongs to an auction, so that the expansion decides it without search.
const fn owns(question: &Question) -> bool {
    use Asked::{Deal, Pick, Raise};
    matches!(question, Question::Special(SpecialQuestion::BridgesCastlesAndBazaars(Pick | Raise | Deal)))
}

fn decide(thinker: &mut Thinker<'_>, game: &Game) -> Option<Vec<(Action, Values)>> {
    let decision = game.decision()?;
    let Question::Special(SpecialQuestion::BridgesCastlesAndBazaars(asked)) = decision.question else { return None };
    let seat = decision.seat;
    let gains: Vec<(Bazaar, f32)> = match asked {
        // Opening with a bid of zero leaves the valuation to the others.
        Asked::Pick => {
            let free: Vec<(u8, ShapeId)> = auction(game)?.free().collect();
            let brings: Vec<f32> = free.iter().map(|&(_, shape)| brings(thinker, game, seat, shape)).collect();
            let mean = brings.iter().sum::<f32>() / brings.len().max(1) as f32;
            let picks = free.iter().map(|&(offer, _)| Bazaar::Pick { offer, bid: 0 });
            picks.zip(brings).map(|(pick, brings)| (pick, SHARE * (brings - mean))).collect()
        }
        Asked::Raise => {
            let (most, (sale, _)) = (price(thinker, game, seat)? as u8, sale(game)?);
            let gain = f32::from(most) - f32::from(sale.best.amount);
            let raise = (gain > 0.0).then_some((Bazaar::Raise { bid: most }, gain));
            raise.into_iter().chain([(Bazaar::Decline, 0.0)]).collect()
        }
        Asked::Deal => {
            let (most, (sale, _)) = (price(thinker, game, seat)?, sale(game)?);
            let keeps = most - f32::from(sale.best.amount);
            vec![(Bazaar::Buy, keeps), (Bazaar::Sell, -keeps)]
        }
        _ => return None,
    };
    let standing = thinker.values(game.clone());
    let worth = |gain: f32| {
        let mut values = standing;
        values[seat.index()] += gain;
        values
    };
    let answers = gains.into_iter().map(|(bazaar, gain)| (action(bazaar), worth(gain)));
    let found: Vec<_> = answers.filter(|(answer, _)| decision.actions.contains(answer)).collect();
    (!found.is_empty()).then_some(found)
}
