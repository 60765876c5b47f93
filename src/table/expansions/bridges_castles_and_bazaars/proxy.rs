//! The proxy plays an open auction for players, knowing only each one's maximum price per tile.
//!
//! The picker takes the free tile with their highest maximum, the first of equals, and opens with a bid of zero, so that
//! the others determine its price.
//!
//! In an open auction each player bids once, so a minimum raise never wins for early bidders: a later player raises by
//! one point, and there is no second chance. A picker can also buy at any bid. If the proxy raised by one point, the
//! order of seats would decide instead of the filings. The *necessary bid* is therefore one that no other player would
//! exceed: more than the current bid and the picker's reserve, and at least the maximum of every player still to bid. A
//! player whose maximum is below that cannot win, and bids the maximum if it exceeds the current bid.
//!
//! The consequences are all legal in an open auction and within each player's maximum:
//!
//! - The highest maximum gets the tile. Of equal ones, the picker's takes precedence, because a picker can buy at the
//!   bid, and then the first bidder's, because later ones must bid more.
//! - The price follows from the runner-up's maximum. A bidder gains nothing against other bidders by filing more or less
//!   than the tile's value.
//! - A picker who keeps the tile pays the best bidder's whole maximum, so no bidder loses the tile for less than the
//!   price at which they would have taken it.

use std::cmp::Reverse;

use crate::rules::expansions::bridges_castles_and_bazaars::{self as bazaars, Auction, Question, Sale};
use crate::rules::expansions::{SpecialAction, SpecialQuestion};
use crate::rules::seat::Seat;
use crate::rules::{Action, Game, Question as AnyQuestion};
use crate::table::expansions::Filed;

fn auction(game: &Game) -> Option<&Auction> {
    game.states().bridges_castles_and_bazaars.as_ref()?.bazaars.auction()
}

/// Returns the pending question about tiles on offer.
fn question(game: &Game) -> Option<(Seat, Question)> {
    let decision = game.decision()?;
    match decision.question {
        AnyQuestion::Special(SpecialQuestion::BridgesCastlesAndBazaars(
            question @ (Question::Pick | Question::Raise | Question::Deal),
        )) => Some((decision.seat, question)),
        _ => None,
    }
}

const fn action(action: bazaars::Action) -> Action {
    Action::Special(SpecialAction::BridgesCastlesAndBazaars(action))
}

/// Returns the players who are still to bid, in order, by playing on with passes.
pub(super) fn bidders(game: &Game) -> Vec<Seat> {
    let (mut ahead, mut bidders) = (game.clone(), Vec::new());
    while let Some((seat, Question::Raise)) = question(&ahead) {
        bidders.push(seat);
        if ahead.apply(action(bazaars::Action::Decline), &mut Vec::new()).is_err() {
            break;
        }
    }
    bidders
}

/// Returns the tile being auctioned, if any.
pub(super) fn sale(game: &Game) -> Option<Sale> {
    question(game).and_then(|_| auction(game)?.sale)
}

/// Returns the unsold tiles while one must be picked, and the players without a tile, beginning with the picker; `None`
/// if no bids are possible any more.
pub(super) fn open(game: &Game) -> Option<(Vec<u8>, Vec<Seat>)> {
    let (picker, _) = question(game).filter(|(_, question)| *question == Question::Pick)?;
    let auction = auction(game)?;
    let waits = |&seat: &Seat| !game.player(seat).resigned && auction.tile_of(seat).is_none();
    let (before, after): (Vec<Seat>, Vec<Seat>) = game.seats().filter(waits).partition(|&seat| seat < picker);
    let waiting = [after, before].concat();
    (waiting.len() > 1).then(|| (auction.free().map(|(offer, _)| offer).collect(), waiting))
}

/// Returns the answer for the awaited player, if the question is about tiles on offer.
pub(super) fn answer(game: &Game, maxima: &Filed) -> Option<Action> {
    let (seat, question) = question(game)?;
    if question == Question::Pick {
        return pick(game, seat, maxima);
    }
    let Sale { offer, picker, best, .. } = sale(game)?;
    let own = maxima.by(seat, offer);
    Some(action(match question {
        Question::Deal if best.amount <= own => bazaars::Action::Buy,
        Question::Deal => bazaars::Action::Sell,
        _ => {
            let later = bidders(game).into_iter().skip(1).map(|other| maxima.by(other, offer));
            let enough = later.chain([best.amount + 1, maxima.by(picker, offer) + 1]).max().unwrap_or_default();
            let bid = own.min(enough);
            if bid > best.amount { bazaars::Action::Raise { bid } } else { bazaars::Action::Decline }
        }
    }))
}

/// Picks the free tile with the player's highest maximum, at the lowest bid.
fn pick(game: &Game, seat: Seat, maxima: &Filed) -> Option<Action> {
    let free = auction(game)?.free().map(|(offer, _)| offer);
    let offer = free.min_by_key(|&offer| (Reverse(maxima.by(seat, offer)), offer))?;
    Some(action(bazaars::Action::Pick { offer, bid: 0 }))
}

/// Returns a player's answer to an open bid, given their maximum. The picker deals with the tile themselves.
pub(super) fn raise(game: &Game, most: u8) -> Option<Action> {
    let (_, question) = question(game)?;
    let Sale { best, .. } = sale(game)?;
    (question == Question::Raise).then(|| {
        action(if best.amount < most {
            bazaars::Action::Raise { bid: best.amount + 1 }
        } else {
            bazaars::Action::Decline
        })
    })
}
