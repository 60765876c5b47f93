//! Sealed bids, which settle a whole bazaar in one round of waiting, because players of a long game are rarely online
//! together.
//!
//! With [`BazaarMode::Sealed`], players are not asked in turn. As soon as the tiles of a bazaar are revealed, each
//! player submits a maximum price per tile in private. A player can change these prices until all players have
//! submitted theirs. Then the [proxy] plays the open auction to its end, in the same transaction as the last
//! submission. The log contains only picks, open bids and deals. For the rules, records and replays, it is an open
//! auction.
//!
//! For bidders, the maximum is a bid. For the player who picks a tile, it is the reserve price: the picker buys at or
//! below it, and sells above it.
//!
//! After an undo, a tile may have been picked before any bids were submitted. Then all players without a tile submit bids
//! for that tile and the following ones.

mod proxy;

use crate::order::StandingOrder;
use crate::round_request::RoundRequest;
use bergerie_rules::expansions::bridges_castles_and_bazaars::{BazaarMode, MAX_BID, Sale};
use bergerie_rules::{Game, Seat};

use super::Hooks;

pub(super) const HOOKS: Hooks = Hooks { round_request, sealed_answer: proxy::sealed_answer, orders: &[BID] };

/// Bids up to a maximum. In an open auction, the order makes the minimum raise. With sealed bids, it submits the maximum.
const BID: StandingOrder = StandingOrder {
    name: "bid",
    values: Some(0..=MAX_BID),
    answer: proxy::raise_answer,
    submits: Some(submitted_number),
    applies,
};

fn applies(game: &Game) -> bool {
    game.setup().expansions.bridges_castles_and_bazaars.is_some()
}

/// Returns the number that a standing order submits for each tile. Returns `None` for the picker, who decides about their own tile.
fn submitted_number(game: &Game, seat: Seat, max: u8) -> Option<u8> {
    Some(max).filter(|_| proxy::current_sale(game).is_none_or(|sale| sale.picker != seat))
}

/// Returns the players who submit bids, in the order of the open auction, and the tiles they bid on, if bids are sealed.
fn round_request(game: &Game) -> Option<RoundRequest> {
    let options = game.setup().expansions.bridges_castles_and_bazaars.as_ref()?;
    if options.bazaar_mode != BazaarMode::Sealed {
        return None;
    }
    proxy::current_sale(game).map(|sale| sale_round_request(game, sale)).or_else(|| proxy::bazaar_round_request(game))
}

/// Returns the round for a tile that was already picked. Its players are the bidders, followed by the picker.
fn sale_round_request(game: &Game, sale: Sale) -> RoundRequest {
    let mut players = proxy::remaining_bidders(game);
    players.extend(Some(sale.picker).filter(|&picker| !game.player(picker).has_resigned));
    RoundRequest { subjects: vec![sale.offer], players, max: MAX_BID }
}
