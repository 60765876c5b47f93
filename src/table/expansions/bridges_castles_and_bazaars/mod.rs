//! Sealed bids: a whole bazaar in one round of waiting, for people who are never online together.
//!
//! Where a table agreed on [`BazaarMode::Sealed`], nobody is asked one after the other. As soon as the tiles of a bazaar lie
//! open, everybody files in private the most they would pay for each of them, and may change it until all have. Then the
//! [proxy] plays the open auction to its end, in the same transaction as the last filing, so that the log holds nothing but
//! picks, open bids and deals. To the rules, to records and to replays it is an open auction.
//!
//! For bidders the maximum is a bid; for whoever picks a tile it is the price up to which it is kept: the picker buys at it
//! or below, and sells above. So neither the picks nor the deals need any waiting.
//!
//! A tile may have been picked already without any bids filed: at tables where that was done one tile at a time, and after
//! something was taken back. Then everybody without a tile files for that tile, and for the others after it.

mod proxy;

use crate::rules::Game;
use crate::rules::expansions::bridges_castles_and_bazaars::{BazaarMode, MOST_BID, Sale};
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

/// What somebody files for each tile who has ordered so: whoever picked one decides alone up to which price to keep it.
fn files(game: &Game, seat: Seat, most: u8) -> Option<u8> {
    Some(most).filter(|_| proxy::sale(game).is_none_or(|sale| sale.picker != seat))
}

/// Everybody who files, in the order of the open auction, and for which tiles.
fn call(game: &Game) -> Option<Call> {
    let options = game.setup().expansions.bridges_castles_and_bazaars.as_ref()?;
    if options.bazaar_mode != BazaarMode::Sealed {
        return None;
    }
    let (subjects, parties) = proxy::sale(game).map(|sale| alone(game, sale)).or_else(|| proxy::open(game))?;
    Some(Call { subjects, parties, most: MOST_BID })
}

/// Who files for a tile that was picked already: the bidders, and at last the picker unless that one left.
fn alone(game: &Game, sale: Sale) -> (Vec<u8>, Vec<Seat>) {
    let mut parties = proxy::bidders(game);
    parties.extend(Some(sale.picker).filter(|&picker| !game.purse(picker).resigned));
    (vec![sale.offer], parties)
}
