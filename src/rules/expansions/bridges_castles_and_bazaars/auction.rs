//! A single auction (`bridges_castles_and_bazaars.md 3`): the tiles on offer, their owners, and the order of bids.
//!
//! This module does not depend on a game. The module `bazaar` moves the tiles and points.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::{Seat, Seats, ShapeId};

/// The maximum bid, because the game must list every legal answer (`bridges_castles_and_bazaars.md 3.7`).
pub const MAX_BID: u8 = 99;

/// An auction, from the first tile that is revealed to the last one that is placed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Auction {
    /// The player who placed the bazaar. The order of the auction starts from this player.
    pub placer: Seat,
    /// The tiles on offer, in the order in which they were revealed. There is one for each player.
    pub offers: ArrayVec<AuctionedTile, { Seat::MAX_COUNT }>,
    /// The sale in progress, or `None` if no tile has been picked for sale.
    pub sale: Option<Sale>,
    /// The player who got the first tile that was sold, or `None` before the first sale is over.
    pub first_buyer: Option<Seat>,
    /// The players' answers to whether the auction has bids. Empty unless an option makes the game ask.
    pub(super) bid_requests: BidRequests,
    /// The player who picked a tile last, initially the placer. The next player to the left without a tile picks next.
    picker: Seat,
    /// The number of tiles to reveal: one for each player who has not resigned.
    size: usize,
}

/// One of the tiles that are auctioned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct AuctionedTile {
    /// The design of the tile, which all players see.
    pub shape: ShapeId,
    /// The player who got the tile, or `None` until it is sold.
    pub owner: Option<Seat>,
    /// Whether the tile has left the auction, to be placed or discarded.
    pub has_left: bool,
}

/// The sale of one tile, from its opening bid to the decision of the player who picked it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Sale {
    /// The index of the tile in [`Auction::offers`].
    pub offer: u8,
    /// The player who picked the tile, and who buys or sells it after all others were asked.
    pub picker: Seat,
    /// The highest bid so far.
    pub best: Bid,
    /// The player who must bid or pass next, or `None` when all players have been asked.
    pub asked: Option<Seat>,
}

/// A bid, which binds the player until another bids more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Bid {
    /// The player who made the bid.
    pub seat: Seat,
    /// The points to pay. 0 is a valid opening bid.
    pub amount: u8,
}

impl Auction {
    pub(super) fn new(placer: Seat, size: usize) -> Auction {
        let (offers, bid_requests) = (ArrayVec::new(), BidRequests::default());
        Auction { placer, offers, sale: None, first_buyer: None, bid_requests, picker: placer, size }
    }

    /// Returns whether more tiles must be revealed before the sales begin.
    pub(super) fn is_drawing(&self) -> bool {
        self.offers.len() < self.size
    }

    pub(super) fn reveal(&mut self, shape: ShapeId) {
        self.offers.push(AuctionedTile { shape, owner: None, has_left: false });
    }

    /// Returns the tiles without an owner, with their indices in [`Auction::offers`].
    pub fn unsold_tiles(&self) -> impl Iterator<Item = (u8, ShapeId)> {
        let places = (0..).zip(&self.offers);
        places.filter(|(_, offer)| offer.owner.is_none() && !offer.has_left).map(|(place, offer)| (place, offer.shape))
    }

    /// Returns the tile that a player got, or `None` if the player has none yet.
    pub fn tile_of(&self, seat: Seat) -> Option<AuctionedTile> {
        self.offers.iter().copied().find(|offer| offer.owner == Some(seat))
    }

    /// Returns the number of tiles that are still to be sold, or to be placed by their buyers.
    pub fn unplaced_count(&self) -> usize {
        self.offers.iter().filter(|offer| !offer.has_left).count()
    }

    /// Returns the players among `playing` who have no tile yet.
    pub(super) fn players_without_tile(&self, playing: &[Seat]) -> impl Iterator<Item = Seat> {
        playing.iter().copied().filter(|&seat| self.tile_of(seat).is_none())
    }

    /// Returns the player who picks next: the first player without a tile, clockwise from the previous picker, who is
    /// considered last (`bridges_castles_and_bazaars.md 3.8`). Returns `None` if all players have a tile.
    pub(super) fn next_picker(&self, playing: &[Seat]) -> Option<Seat> {
        self.players_without_tile(playing)
            .min_by_key(|&seat| (clockwise_steps(self.picker, seat) + Seat::MAX_COUNT - 1) % Seat::MAX_COUNT)
    }

    /// Returns the player who may bid after a seat, if any. Bidding goes around the table once, up to the picker.
    fn next_bidder(&self, picker: Seat, after: Seat, playing: &[Seat]) -> Option<Seat> {
        let ahead = self
            .players_without_tile(playing)
            .filter(|&seat| clockwise_steps(picker, seat) > clockwise_steps(picker, after));
        ahead.min_by_key(|&seat| clockwise_steps(picker, seat))
    }

    /// Records that a player has picked a tile, then begins the round of bids.
    pub(super) fn begin_sale(&mut self, offer: u8, best: Bid, playing: &[Seat]) {
        self.picker = best.seat;
        let asked = self.next_bidder(best.seat, best.seat, playing);
        self.sale = Some(Sale { offer, picker: best.seat, best, asked });
    }

    /// Records the answer of the player who was asked, and returns that player. Each player answers once
    /// (`bridges_castles_and_bazaars.md 3.5`). Returns `None` if no player was asked.
    pub(super) fn record_bid(&mut self, raise: Option<u8>, playing: &[Seat]) -> Option<Seat> {
        let Sale { picker, asked: Some(seat), .. } = self.sale? else { return None };
        let next = self.next_bidder(picker, seat, playing);
        let sale = self.sale.as_mut()?;
        sale.best = raise.map_or(sale.best, |amount| Bid { seat, amount });
        sale.asked = next;
        Some(seat)
    }

    /// Ends the sale, gives the tile to `owner` and returns it.
    pub(super) fn sell(&mut self, offer: u8, owner: Seat) -> ShapeId {
        self.sale = None;
        self.first_buyer.get_or_insert(owner);
        let offer = &mut self.offers[usize::from(offer)];
        offer.owner = Some(owner);
        offer.shape
    }

    /// Removes the next tile to place, in the order of its `owners`, from the auction and returns it with its owner.
    pub(super) fn take_next_tile(&mut self, mut owners: impl Iterator<Item = Seat>) -> Option<(Seat, ShapeId)> {
        owners.find_map(|seat| {
            let offer = self.offers.iter_mut().find(|offer| offer.owner == Some(seat) && !offer.has_left)?;
            offer.has_left = true;
            Some((seat, offer.shape))
        })
    }

    /// Removes a tile without an owner from the auction. Returns `None` if every tile has an owner.
    pub(super) fn take_unsold_tile(&mut self) -> Option<ShapeId> {
        let offer = self.offers.iter_mut().find(|offer| offer.owner.is_none() && !offer.has_left)?;
        offer.has_left = true;
        Some(offer.shape)
    }
}

/// Returns the number of clockwise steps from one seat to another. Empty seats count, which does not affect the order.
const fn clockwise_steps(from: Seat, to: Seat) -> usize {
    (to.index() + Seat::MAX_COUNT - from.index()) % Seat::MAX_COUNT
}

/// The answers of the players to whether they want bids.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct BidRequests {
    /// The players who agreed to a distribution without bids.
    pub(super) waived_by: Seats,
    /// The player who asked for bids, or `None` if no player has.
    pub(super) requested_by: Option<Seat>,
}
