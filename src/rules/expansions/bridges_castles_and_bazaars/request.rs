//! Bazaars with bids on request (`bridges_castles_and_bazaars.md 3.16`).
//!
//! When the tiles of such a bazaar are revealed, each player is asked once, beginning to the left of the player who
//! placed it. The auction has bids as soon as one player asks for them.

use super::{Action, Auction, BazaarMode, Event, Question, action, auction, auction_mut, event, options, question};
use crate::{Flow, Game, Seat};

/// Returns the way in which the tiles of the current bazaar are distributed.
pub(super) fn effective_mode(game: &Game) -> BazaarMode {
    let mode = options(game).map_or(BazaarMode::default(), |options| options.bazaar_mode);
    let wanted = auction(game).is_some_and(Auction::has_bid_request);
    match mode {
        BazaarMode::OnRequest if wanted => BazaarMode::Auction,
        BazaarMode::OnRequest => BazaarMode::NoBid,
        _ => mode,
    }
}

impl Auction {
    /// Returns whether a player asked for bids.
    fn has_bid_request(&self) -> bool {
        self.bid_requests.requested_by.is_some()
    }
}

/// Asks the next player whether they want bids. Returns `None` if no option includes this question or it is decided.
pub(super) fn ask_about_bids(game: &mut Game) -> Option<Flow> {
    let seat = next_asked(game)?;
    Some(Flow::ask(game, seat, question(Question::Request), [Action::WaiveBids, Action::RequestBids].map(action)))
}

fn next_asked(game: &Game) -> Option<Seat> {
    options(game).filter(|options| options.bazaar_mode == BazaarMode::OnRequest)?;
    let auction = auction(game).filter(|auction| !auction.has_bid_request())?;
    let is_open = |&seat: &Seat| !game.player(seat).has_resigned && !auction.bid_requests.waived_by.contains(&seat);
    game.clockwise(auction.placer.after(game.player_count())).find(is_open)
}

pub(super) fn record_answer(game: &mut Game, wants_bids: bool, events: &mut Vec<crate::Event>) -> Flow {
    let Some((seat, auction)) = next_asked(game).zip(auction_mut(game)) else {
        never!("no player was asked whether to bid");
        return Flow::Stay;
    };
    if wants_bids {
        auction.bid_requests.requested_by = Some(seat);
    } else {
        auction.bid_requests.waived_by.push(seat);
    }
    events.push(event(Event::BidsDecided { seat, wants_bids }));
    Flow::Stay
}
