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

use crate::rules::expansions::bridges_castles_and_bazaars::{BazaarMode, MAX_BID, Sale};
use crate::rules::{Game, Seat};
use crate::table::order::StandingOrder;

use super::{Hooks, RoundRequest};

pub(super) const HOOKS: Hooks = Hooks { round_request, sealed_answer: proxy::answer, orders: &[BID] };

/// Bids up to a maximum. In an open auction, the order makes the minimum raise. With sealed bids, it submits the maximum.
const BID: StandingOrder =
    StandingOrder { name: "bid", numbers: Some((0, MAX_BID)), answer: proxy::raise, submits: Some(submits), applies };

fn applies(game: &Game) -> bool {
    game.setup().expansions.bridges_castles_and_bazaars.is_some()
}

/// Returns the number that a standing order submits for each tile. Returns `None` for the picker, who decides about their own tile.
fn submits(game: &Game, seat: Seat, most: u8) -> Option<u8> {
    Some(most).filter(|_| proxy::sale(game).is_none_or(|sale| sale.picker != seat))
}

/// Returns the players who submit bids, in the order of the open auction, and the tiles they bid on, if bids are sealed.
fn round_request(game: &Game) -> Option<RoundRequest> {
    let options = game.setup().expansions.bridges_castles_and_bazaars.as_ref()?;
    if options.bazaar_mode != BazaarMode::Sealed {
        return None;
    }
    let (subjects, players) = proxy::sale(game).map(|sale| alone(game, sale)).or_else(|| proxy::open(game))?;
    Some(RoundRequest { subjects, players, most: MAX_BID })
}

/// Returns the tile and players of a round for a tile that was already picked: the bidders, followed by the picker.
fn alone(game: &Game, sale: Sale) -> (Vec<u8>, Vec<Seat>) {
    let mut players = proxy::bidders(game);
    players.extend(Some(sale.picker).filter(|&picker| !game.player(picker).resigned));
    (vec![sale.offer], players)
}
