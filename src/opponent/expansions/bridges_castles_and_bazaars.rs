//! Auctions. Everybody gets one tile of those on offer in the end, so a tile is worth what it brings more than the others.

use super::Hooks;
use crate::plan::Thinker;
use crate::worth::{Values, lead};
use bergerie_rules::expansions::bridges_castles_and_bazaars::{Action as Bazaar, Auction, Question as Asked, Sale};
use bergerie_rules::expansions::{SpecialAction, SpecialQuestion};
use bergerie_rules::seat::Seat;
use bergerie_rules::tile::ShapeId;
use bergerie_rules::{Action, Game, Question};

pub(super) const HOOKS: Hooks = Hooks { decide, price, ..Hooks::NONE };

/// The share of what a tile brings that is given for it. What is paid goes to somebody else.
const SHARE: f32 = 0.5;

fn auction(game: &Game) -> Option<&Auction> {
    game.states().bridges_castles_and_bazaars.as_ref()?.bazaars.auction()
}

const fn action(action: Bazaar) -> Action {
    Action::Special(SpecialAction::BridgesCastlesAndBazaars(action))
}

/// How much better a player stands when they have made the best of a tile.
fn brings(thinker: &mut Thinker<'_>, game: &Game, seat: Seat, shape: ShapeId) -> f32 {
    let mut game = game.clone();
    thinker.suppose(&mut game, seat, shape);
    let best = thinker.plans(&game, true).into_iter().next();
    best.map_or(0.0, |plan| lead(&plan.values, seat, game.players()))
}

/// How much more a tile brings a player than those that are left do on average.
fn surplus(thinker: &mut Thinker<'_>, game: &Game, seat: Seat, shape: ShapeId) -> f32 {
    let others: Vec<ShapeId> = auction(game).into_iter().flat_map(Auction::free).map(|(_, shape)| shape).collect();
    if others.is_empty() {
        return 0.0;
    }
    let mean = others.iter().map(|&other| brings(thinker, game, seat, other)).sum::<f32>() / others.len() as f32;
    brings(thinker, game, seat, shape) - mean
}

/// The tile that is being auctioned.
fn sale(game: &Game) -> Option<(Sale, ShapeId)> {
    let auction = auction(game)?;
    let sale = auction.sale?;
    Some((sale, auction.offers.get(usize::from(sale.offer))?.shape))
}

fn price(thinker: &mut Thinker<'_>, game: &Game, seat: Seat) -> Option<f32> {
    let (_, shape) = sale(game)?;
    Some((SHARE * surplus(thinker, game, seat, shape)).max(0.0))
}

fn decide(thinker: &mut Thinker<'_>, game: &Game) -> Option<Vec<(Action, Values)>> {
    let decision = game.decision()?;
    let Question::Special(SpecialQuestion::BridgesCastlesAndBazaars(asked)) = decision.question else { return None };
    let seat = decision.seat;
    let preferred: Vec<(Bazaar, f32)> = match asked {
        // To open with nothing leaves it to others to say what it is worth.
        Asked::Pick => {
            let free: Vec<(u8, ShapeId)> = auction(game)?.free().collect();
            let offers = free.into_iter();
            offers.map(|(offer, shape)| (Bazaar::Pick { offer, bid: 0 }, brings(thinker, game, seat, shape))).collect()
        }
        Asked::Raise => {
            let (most, (sale, _)) = (price(thinker, game, seat)? as u8, sale(game)?);
            let raise = (most > sale.best.amount).then_some((Bazaar::Raise { bid: most }, 1.0));
            raise.into_iter().chain([(Bazaar::Decline, 0.0)]).collect()
        }
        Asked::Deal => {
            let (most, (sale, _)) = (price(thinker, game, seat)?, sale(game)?);
            let keeps = most - f32::from(sale.best.amount);
            vec![(Bazaar::Buy, keeps), (Bazaar::Sell, -keeps)]
        }
        _ => return None,
    };
    let legal = preferred.into_iter().map(|(bazaar, worth)| (action(bazaar), worth));
    let legal = legal.filter(|(answer, _)| decision.actions.contains(answer));
    let mut found: Vec<(Action, Values)> = Vec::new();
    for (answer, worth) in legal {
        let mut values = Values::default();
        values[seat.index()] = worth;
        found.push((answer, values));
    }
    (!found.is_empty()).then_some(found)
}
