//! The proxy: plays an open auction for people of whom it knows no more than what each would pay at most for each tile.
//!
//! Whoever must pick takes the free tile for which they filed most, of equals the first, and opens with nothing: what it is
//! worth to the others, these say.
//!
//! In the open auction everybody is asked once, so the least raise wins nothing for those who are asked early: somebody
//! later raises by one point, and there is no second chance. And a picker may buy at whatever price was bid. A proxy that
//! raised by one point would thus make the order of seats decide instead of what was filed. So *the least that is needed*
//! is what nobody else would top any more: more than the bid that stands and than the picker would pay to keep the tile,
//! and as much as anybody would pay who is still to be asked. Whoever would not pay that much cannot win, and bids that
//! maximum if it beats the bid that stands.
//!
//! From that follows, all of it legal in the open auction and within what each has filed:
//!
//! - The highest maximum gets the tile. Of equal ones a picker's counts most, since a picker may buy at the price bid, and
//!   then that of whoever is asked first, since others must bid more.
//! - The price is what the runner-up's maximum makes necessary. Filing more than the tile is worth to one, or less, gains
//!   a bidder nothing against other bidders.
//! - A picker who keeps the tile pays the best bidder that bidder's whole maximum, so nobody is bought out for less than the
//!   price at which they would have taken the tile themselves.

use std::cmp::Reverse;

use crate::rules::expansions::bridges_castles_and_bazaars::{self as bazaars, Auction, Question, Sale};
use crate::rules::expansions::{SpecialAction, SpecialQuestion};
use crate::rules::seat::Seat;
use crate::rules::{Action, Game, Question as AnyQuestion};
use crate::table::expansions::Filed;

fn auction(game: &Game) -> Option<&Auction> {
    game.states().bridges_castles_and_bazaars.as_ref()?.bazaars.auction()
}

/// What a game asks about tiles on offer.
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

/// Everybody who is still asked to bid, in order. The game itself says who: it is played on with nobody bidding.
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

/// The tile that is being auctioned, if a game asks about one.
pub(super) fn sale(game: &Game) -> Option<Sale> {
    question(game).and_then(|_| auction(game)?.sale)
}

/// The tiles that nobody has, while the next of them is to be picked, and everybody without a tile, from the one who picks:
/// as long as there is anything to bid for.
pub(super) fn open(game: &Game) -> Option<(Vec<u8>, Vec<Seat>)> {
    let (picker, _) = question(game).filter(|(_, question)| *question == Question::Pick)?;
    let auction = auction(game)?;
    let waits = |&seat: &Seat| !game.purse(seat).resigned && auction.tile_of(seat).is_none();
    let (before, after): (Vec<Seat>, Vec<Seat>) = game.seats().filter(waits).partition(|&seat| seat < picker);
    let waiting = [after, before].concat();
    (waiting.len() > 1).then(|| (auction.free().map(|(offer, _)| offer).collect(), waiting))
}

/// What is answered for whoever is asked now, if a game asks about tiles on offer.
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

/// The free tile for which somebody filed most, for as little as may be.
fn pick(game: &Game, seat: Seat, maxima: &Filed) -> Option<Action> {
    let free = auction(game)?.free().map(|(offer, _)| offer);
    let offer = free.min_by_key(|&offer| (Reverse(maxima.by(seat, offer)), offer))?;
    Some(action(bazaars::Action::Pick { offer, bid: 0 }))
}

/// What somebody answers to an open bid who would pay so much at most. Whoever picked the tile deals with it alone.
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
