//! The proxy, which plays an open auction for all players. It knows only each player's maximum price per tile.
//!
//! The picker takes the free tile for which their own maximum is highest, or the first one if several are equal. The opening bid is
//! zero, so that the other players determine the price.
//!
//! In an open auction, each player bids once. A minimum raise would never win for early bidders, because a later player can raise
//! by one point and the early bidder cannot answer. The picker can also buy at any bid. If the proxy raised by one point, the
//! result would depend on the order of seats instead of the maxima.
//!
//! The proxy therefore bids the *necessary bid*, which no other player would exceed: more than the current bid, more than the
//! picker's reserve, and at least the maximum of every player who has yet to bid. A player whose maximum is below the necessary bid
//! cannot win. The proxy then bids the maximum, if it exceeds the current bid.
//!
//! This has the following consequences, all of them legal in an open auction and within each player's maximum:
//!
//! - The player with the highest maximum gets the tile. Among equal maxima, the picker's takes precedence, because the picker can
//!   buy at the current bid. Otherwise, the first bidder's does, because later bidders must bid more.
//! - The price follows from the second highest maximum. A bidder gains nothing against other bidders by submitting more or less
//!   than the value of the tile.
//! - A picker who keeps the tile pays the whole maximum of the best bidder. So no bidder loses the tile for less than the price at
//!   which they would have taken it.

use std::cmp::Reverse;

use crate::round_request::{RoundRequest, SealedNumbers};
use bergerie_rules::expansions::bridges_castles_and_bazaars::{Action, MAX_BID, Question, Sale, auction};
use bergerie_rules::{ExpansionAction, Game, Seat};

/// Returns the pending question about the tiles on offer, and the player who must answer. Returns `None` for other questions.
fn auction_question(game: &Game) -> Option<(Seat, Question)> {
    let decision = game.decision()?;
    let question = decision.question.bridges_castles_and_bazaars()?;
    matches!(question, Question::Pick | Question::Raise | Question::Deal).then_some((decision.seat, question))
}

const fn action(action: Action) -> bergerie_rules::Action {
    bergerie_rules::Action::Expansion(ExpansionAction::BridgesCastlesAndBazaars(action))
}

/// Returns the players who have yet to bid, in order. To find them, it plays on with passes.
pub(super) fn remaining_bidders(game: &Game) -> Vec<Seat> {
    let (mut ahead, mut bidders) = (game.clone(), Vec::new());
    while let Some((seat, Question::Raise)) = auction_question(&ahead) {
        bidders.push(seat);
        if ahead.apply(action(Action::Decline), &mut Vec::new()).is_err() {
            break;
        }
    }
    bidders
}

/// Returns the current auction, or `None` if no tile is being auctioned.
pub(super) fn current_sale(game: &Game) -> Option<Sale> {
    auction_question(game).and_then(|_| auction(game)?.sale)
}

/// Returns the round for all unsold tiles, if more bids are possible. Its players are those without a tile, beginning with the picker.
pub(super) fn bazaar_round_request(game: &Game) -> Option<RoundRequest> {
    let (picker, _) = auction_question(game).filter(|(_, question)| *question == Question::Pick)?;
    let auction = auction(game)?;
    let waits = |&seat: &Seat| !game.player(seat).has_resigned && auction.tile_of(seat).is_none();
    let (before, after): (Vec<Seat>, Vec<Seat>) = game.seats().filter(waits).partition(|&seat| seat < picker);
    let waiting = [after, before].concat();
    let subjects = auction.unsold_tiles().map(|(offer, _)| offer).collect();
    (waiting.len() > 1).then_some(RoundRequest { subjects, players: waiting, max: MAX_BID })
}

/// Returns the answer for the awaited player, or `None` if the question is not about tiles on offer.
pub(super) fn sealed_answer(game: &Game, maxima: &SealedNumbers) -> Option<bergerie_rules::Action> {
    let (seat, question) = auction_question(game)?;
    if question == Question::Pick {
        return pick_answer(game, seat, maxima);
    }
    let Sale { offer, picker, best, .. } = current_sale(game)?;
    let maximum = |seat: Seat| maxima.number(seat, offer).unwrap_or(0);
    let own = maximum(seat);
    Some(action(match question {
        Question::Deal if best.amount <= own => Action::Buy,
        Question::Deal => Action::Sell,
        _ => {
            let later = remaining_bidders(game).into_iter().skip(1).map(maximum);
            let enough = later.chain([best.amount + 1, maximum(picker) + 1]).max().unwrap_or_default();
            let bid = own.min(enough);
            if bid > best.amount { Action::Raise { bid } } else { Action::Decline }
        }
    }))
}

/// Picks the free tile for which the player's maximum is highest, with the lowest opening bid. Returns `None` if no tile is free.
fn pick_answer(game: &Game, seat: Seat, maxima: &SealedNumbers) -> Option<bergerie_rules::Action> {
    let free = auction(game)?.unsold_tiles().map(|(offer, _)| offer);
    let offer = free.min_by_key(|&offer| (Reverse(maxima.number(seat, offer)), offer))?;
    Some(action(Action::Pick { offer, bid: 0 }))
}

/// Returns a player's answer to an open bid, given the player's maximum. The picker decides about the deal in person.
pub(super) fn raise_answer(game: &Game, max: u8) -> Option<bergerie_rules::Action> {
    let (_, question) = auction_question(game)?;
    let Sale { best, .. } = current_sale(game)?;
    (question == Question::Raise)
        .then(|| action(if best.amount < max { Action::Raise { bid: best.amount + 1 } } else { Action::Decline }))
}
