//! Sealed bids: an auction in one round of waiting, for people who are never online together.
//!
//! Where a table agreed on [`BazaarMode::Sealed`], a picked tile is not asked about one after the other. Everybody without
//! a tile, the picker included, files in private the most they would pay for it, and may change it until all have. Then the
//! [proxy] plays the open auction, in the same transaction as the last filing, so that the log holds nothing but open bids
//! and the deal. To the rules, to records and to replays it is an open auction.
//!
//! For bidders the maximum is a bid; for the picker it is the price up to which the tile is kept: the picker buys at it or
//! below, and sells above. So the deal needs no waiting either.

mod proxy;

use crate::rules::Game;
use crate::rules::expansions::bridges_castles_and_bazaars::{BazaarMode, MOST_BID};
use crate::rules::seat::Seat;
use crate::table::orders::Order;

use super::{Call, Hooks};

pub(super) const HOOKS: Hooks = Hooks { call, answer: proxy::answer, orders: &[BID] };

/// To bid so much at most: in the open the least that is more than what was bid, under seal that number.
const BID: Order =
    Order { name: "bid", numbers: Some((0, MOST_BID)), answer: proxy::raise, files: Some(files), applies };

fn applies(game: &Game) -> bool {
    game.setup().expansions.bridges_castles_and_bazaars.is_some()
}

/// What somebody files who has ordered so: the picker decides alone up to which price to keep the tile.
fn files(game: &Game, seat: Seat, most: u8) -> Option<u8> {
    proxy::sale(game).filter(|sale| sale.picker != seat).map(|_| most)
}

/// Everybody who files, in the order of the open auction: the bidders, and at last the picker unless that one left.
fn call(game: &Game) -> Option<Call> {
    let options = game.setup().expansions.bridges_castles_and_bazaars.as_ref()?;
    let sale = proxy::sale(game).filter(|_| options.bazaar_mode == BazaarMode::Sealed)?;
    let mut parties = proxy::bidders(game);
    parties.extend(Some(sale.picker).filter(|&picker| !game.purse(picker).resigned));
    Some(Call { subject: sale.offer, parties, most: MOST_BID })
}
