//! One auction (`rules/bridges_castles_bazaars.md` §3): what is on offer, who has what, and who is asked next.
//!
//! Nothing here knows a game; `bazaar.rs` moves tiles and points.

use arrayvec::ArrayVec;
use serde::Serialize;

use super::request::Wishes;
use crate::seat::Seat;
use crate::tile::ShapeId;

/// The highest bid. The rules know no bound (`001 §Bazars 4`), but every legal answer is listed, and no tile was ever worth
/// so much (`OURS`).
pub const MOST_BID: u8 = 99;

/// An auction, from the first tile turned up to the last one played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Auction {
    /// Who laid the bazaar.
    pub placer: Seat,
    /// The tiles, in the order in which they were turned up; one for each player.
    pub offers: ArrayVec<Offer, { Seat::MOST }>,
    /// The tile that bids are made for now.
    pub sale: Option<Sale>,
    /// Who got the first tile.
    pub first_buyer: Option<Seat>,
    /// Who wants bids, where the table leaves that to its players.
    pub(super) wishes: Wishes,
    /// Who picked last.
    picker: Seat,
    /// How many tiles are turned up.
    size: usize,
}

/// A tile on offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Offer {
    /// The tile.
    pub shape: ShapeId,
    /// Who has it.
    pub owner: Option<Seat>,
    /// Whether it has left the auction, to be laid or discarded.
    pub gone: bool,
}

/// A tile that bids are made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Sale {
    /// Its place in [`Auction::offers`].
    pub offer: u8,
    /// Who picked it and will buy or sell.
    pub picker: Seat,
    /// The highest bid so far.
    pub best: Bid,
    /// Who may bid now; `None` when everybody was asked once.
    pub asked: Option<Seat>,
}

/// A bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Bid {
    /// Whose.
    pub seat: Seat,
    /// How much.
    pub amount: u8,
}

impl Auction {
    pub(super) fn new(placer: Seat, size: usize) -> Auction {
        let (offers, wishes) = (ArrayVec::new(), Wishes::default());
        Auction { placer, offers, sale: None, first_buyer: None, wishes, picker: placer, size }
    }

    /// Whether tiles are still to be turned up.
    pub(super) fn is_drawing(&self) -> bool {
        self.offers.len() < self.size
    }

    pub(super) fn turn_up(&mut self, shape: ShapeId) {
        // Cannot overflow: no auction has more tiles than a table has seats.
        let _ = self.offers.try_push(Offer { shape, owner: None, gone: false });
    }

    /// The tiles that nobody has yet, with their places.
    pub fn free(&self) -> impl Iterator<Item = (u8, ShapeId)> {
        let places = (0..).zip(&self.offers);
        places.filter(|(_, offer)| offer.owner.is_none() && !offer.gone).map(|(place, offer)| (place, offer.shape))
    }

    /// The tile that somebody has got.
    pub fn tile_of(&self, seat: Seat) -> Option<Offer> {
        self.offers.iter().copied().find(|offer| offer.owner == Some(seat))
    }

    /// How many tiles have not left the auction.
    pub fn on_table(&self) -> usize {
        self.offers.iter().filter(|offer| !offer.gone).count()
    }

    /// Who has no tile yet, of those who play.
    pub(super) fn waiting(&self, playing: &[Seat]) -> impl Iterator<Item = Seat> {
        playing.iter().copied().filter(|&seat| self.tile_of(seat).is_none())
    }

    /// Who picks next: of those without a tile the first after the one who picked last, who comes last (C21).
    pub(super) fn next_picker(&self, playing: &[Seat]) -> Option<Seat> {
        self.waiting(playing).min_by_key(|&seat| (steps(self.picker, seat) + Seat::MOST - 1) % Seat::MOST)
    }

    /// Who is asked after a seat, on the one way round from the picker back to the picker.
    fn next_bidder(&self, picker: Seat, after: Seat, playing: &[Seat]) -> Option<Seat> {
        let ahead = self.waiting(playing).filter(|&seat| steps(picker, seat) > steps(picker, after));
        ahead.min_by_key(|&seat| steps(picker, seat))
    }

    /// Somebody picks a tile and opens the bids.
    pub(super) fn pick(&mut self, offer: u8, best: Bid, playing: &[Seat]) {
        self.picker = best.seat;
        let asked = self.next_bidder(best.seat, best.seat, playing);
        self.sale = Some(Sale { offer, picker: best.seat, best, asked });
    }

    /// The one who was asked has answered; once around, everybody gets one answer (`001 §Bazars 4`).
    pub(super) fn answer(&mut self, raise: Option<u8>, playing: &[Seat]) {
        let Some(Sale { picker, asked: Some(seat), .. }) = self.sale else { return };
        let next = self.next_bidder(picker, seat, playing);
        if let Some(sale) = &mut self.sale {
            sale.best = raise.map_or(sale.best, |amount| Bid { seat, amount });
            sale.asked = next;
        }
    }

    /// Ends the sale: somebody has the tile.
    pub(super) fn give(&mut self, offer: u8, owner: Seat) -> Option<ShapeId> {
        self.sale = None;
        self.first_buyer.get_or_insert(owner);
        let offer = self.offers.get_mut(usize::from(offer))?;
        offer.owner = Some(owner);
        Some(offer.shape)
    }

    /// Takes the first tile out that is still to be played, of the owners in this order.
    pub(super) fn take(&mut self, mut owners: impl Iterator<Item = Seat>) -> Option<(Seat, ShapeId)> {
        owners.find_map(|seat| {
            let offer = self.offers.iter_mut().find(|offer| offer.owner == Some(seat) && !offer.gone)?;
            offer.gone = true;
            Some((seat, offer.shape))
        })
    }

    /// Takes out a tile that nobody is left for.
    pub(super) fn take_unowned(&mut self) -> Option<ShapeId> {
        let offer = self.offers.iter_mut().find(|offer| offer.owner.is_none() && !offer.gone)?;
        offer.gone = true;
        Some(offer.shape)
    }
}

/// Steps clockwise from one seat to another. Empty seats count: only the order matters.
const fn steps(from: Seat, to: Seat) -> usize {
    (to.index() + Seat::MOST - from.index()) % Seat::MOST
}
