//! Sealed bids: a whole bazaar in one round of waiting, for players who are never online together.
//!
//! With [`BazaarMode::Sealed`], players are not asked in turn. As soon as the tiles of a bazaar are open, each player
//! files in private a maximum price per tile, and can change it until all have filed. Then the [proxy] plays the open
//! auction to its end, in the same transaction as the last filing, so the log contains only picks, open bids and deals.
//! For the rules, records and replays it is an open auction.
//!
//! For bidders the maximum is a bid. For the player who picks a tile it is the reserve: the picker buys at or below it,
//! and sells above.
//!
//! A tile may have been picked before any bids were filed: at tables that used to file per tile, and after an undo. Then
//! all players without a tile file for that tile and the following ones.

mod proxy;

use crate::rules::Game;
use crate::rules::expansions::bridges_castles_and_bazaars::{BazaarMode, MOST_BID, Sale};
use crate::rules::seat::Seat;
use crate::table::order::StandingOrder;

use super::{Call, Hooks};

pub(super) const HOOKS: Hooks = Hooks { call, answer: proxy::answer, orders: &[BID] };

/// Bids up to a maximum: the minimum raise in an open auction, the maximum under seal.
const BID: StandingOrder =
    StandingOrder { name: "bid", numbers: Some((0, MOST_BID)), answer: proxy::raise, files: Some(files), applies };

fn applies(game: &Game) -> bool {
    game.setup().expansions.bridges_castles_and_bazaars.is_some()
}

/// Returns the number that an order files for each tile. A picker decides about their own tile.
fn files(game: &Game, seat: Seat, most: u8) -> Option<u8> {
    Some(most).filter(|_| proxy::sale(game).is_none_or(|sale| sale.picker != seat))
}

/// Returns the players who file, in the order of the open auction, and the tiles.
fn call(game: &Game) -> Option<Call> {
    let options = game.setup().expansions.bridges_castles_and_bazaars.as_ref()?;
    if options.bazaar_mode != BazaarMode::Sealed {
        return None;
    }
    let (subjects, parties) = proxy::sale(game).map(|sale| alone(game, sale)).or_else(|| proxy::open(game))?;
    Some(Call { subjects, parties, most: MOST_BID })
}

/// Returns the players who file for a tile that was already picked: the bidders, and finally the picker unless they
/// resigned.
fn alone(game: &Game, sale: Sale) -> (Vec<u8>, Vec<Seat>) {
    let mut parties = proxy::bidders(game);
    parties.extend(Some(sale.picker).filter(|&picker| !game.player(picker).resigned));
    (vec![sale.offer], parties)
}
