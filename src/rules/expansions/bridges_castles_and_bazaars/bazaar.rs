//! Bazaars (`bridges_castles_and_bazaars.md 3`), which open auctions. This module asks the questions of an auction,
//! then runs the round of turns in which players place the tiles they won.
//!
//! All of this is a single step in the order of play, between two turns. The game enters the step again after each
//! answer, draw and turn of the round. The state of the auction determines how the step continues.

use std::collections::VecDeque;
use std::iter::once;

use arrayvec::ArrayVec;

use super::request::{self, effective_mode};
use super::{
    Action, Auction, BazaarMode, Bid, Draw, Event, MAX_BID, Occasion, Question, RoundStart, Sale, action, auction,
    auction_mut, draw, event, occasion, options, question, state_mut,
};
use crate::{Flow, Game, Kind, Score, Seat, ShapeId, Term, TermLabel, scoring, tile_placement};

/// The auction in progress, and those that wait for it or for the end of the turn.
#[derive(Clone, Debug, Default)]
pub struct Bazaars {
    /// The players whose bazaars still have to open an auction, in order.
    pending: VecDeque<Seat>,
    auction: Option<Auction>,
    /// The placer of the first bazaar of a series, where normal play continues (`bridges_castles_and_bazaars.md 3.11`).
    resume_after: Option<Seat>,
}

impl Bazaars {
    /// Returns the auction in progress or the one whose tiles are being placed, or `None` if there is neither.
    pub fn auction(&self) -> Option<&Auction> {
        self.auction.as_ref()
    }

    pub(super) fn auction_mut(&mut self) -> Option<&mut Auction> {
        self.auction.as_mut()
    }

    /// Returns the players whose bazaars will open an auction after the current one.
    pub fn pending(&self) -> impl Iterator<Item = Seat> {
        self.pending.iter().copied()
    }
}

fn bazaars(game: &mut Game) -> &mut Bazaars {
    &mut state_mut(game).bazaars
}

/// Step 4 of a turn: records a bazaar that was drawn from the pile, because it will open an auction. A bazaar that was
/// won at auction does not (`bridges_castles_and_bazaars.md 3.1, 3.12`).
pub(crate) fn record_bazaar(game: &mut Game, _: &mut Vec<crate::Event>) -> Flow {
    let (seat, from_pile) = (game.active(), game.is_from_pile());
    let is_bazaar = game.board().placed_tile(game.last_placed_tile()).shape.has(Kind::Bazaar);
    if is_bazaar && from_pile {
        bazaars(game).pending.push_back(seat);
    }
    Flow::Next
}

/// Returns whether an auction follows at the end of this turn.
pub(crate) fn is_auction_due(game: &Game) -> bool {
    super::state(game).is_some_and(|state| state.bazaars.auction.is_none() && !state.bazaars.pending.is_empty())
}

/// Step 4 between turns: continues the auction or its round of turns, or opens the next auction.
pub(crate) fn hold_bazaars(game: &mut Game, events: &mut Vec<crate::Event>) -> Flow {
    loop {
        let bazaars = bazaars(game);
        match &bazaars.auction {
            Some(auction) => {
                let auction = auction.clone();
                match continue_auction(game, auction, events) {
                    Some(flow) => return flow,
                    None => self::bazaars(game).auction = None,
                }
            }
            None => match bazaars.pending.pop_front() {
                Some(placer) => open_auction(game, placer, events),
                None => {
                    if let Some(seat) = bazaars.resume_after.take() {
                        game.pass_to(seat);
                    }
                    return Flow::Next;
                }
            },
        }
    }
}

/// Returns whether the pile has a tile for each player.
fn has_enough_tiles(game: &Game) -> bool {
    let size = game.playing().len();
    tile_placement::drawable_tiles(game).take(size).count() == size
}

/// Opens the auction of a bazaar, unless fewer tiles than players are left (`bridges_castles_and_bazaars.md 3.2`).
fn open_auction(game: &mut Game, placer: Seat, events: &mut Vec<crate::Event>) {
    let size = game.playing().len();
    let is_held = has_enough_tiles(game);
    let bazaars = bazaars(game);
    bazaars.resume_after.get_or_insert(placer);
    bazaars.auction = is_held.then(|| Auction::new(placer, size));
    events.push(event(if is_held { Event::BazaarOpened { placer } } else { Event::BazaarClosed { placer } }));
}

/// Continues an auction. Returns `None` when it is over and all its tiles have been placed.
fn continue_auction(game: &mut Game, auction: Auction, events: &mut Vec<crate::Event>) -> Option<Flow> {
    if auction.is_drawing() {
        game.pass_to(auction.placer);
        return Some(draw(Draw::Offer));
    }
    if let Some(sale) = auction.sale {
        return Some(ask_about_sale(game, sale));
    }
    if let Some(flow) = request::ask_about_bids(game) {
        return Some(flow);
    }
    if is_without_bids(game) {
        begin_next_turn(game, events).or_else(|| ask_to_pick(game, &auction, events))
    } else {
        ask_to_pick(game, &auction, events).or_else(|| begin_next_turn(game, events))
    }
    .or_else(|| discard_unsold_tiles(game, events))
}

fn is_without_bids(game: &Game) -> bool {
    effective_mode(game) == BazaarMode::NoBid
}

/// Adds a drawn tile to the tiles on offer, unless a rule sets it aside. `None` if the pile has no such tile.
pub(super) fn add_to_auction(game: &mut Game, shape: ShapeId, events: &mut Vec<crate::Event>) -> Option<Flow> {
    if !game.pile_mut().take(shape) {
        return None;
    }
    if tile_placement::defer_drawn(game, shape, events) {
        return Some(Flow::Stay);
    }
    auction_mut(game)?.reveal(shape);
    events.push(event(Event::TileOffered { shape }));
    Some(Flow::Stay)
}

/// Asks the next player without a tile to pick one. The last tile goes to the last player for free
/// (`bridges_castles_and_bazaars.md 3.8, 3.9`). Returns `None` if no player is without a tile.
fn ask_to_pick(game: &mut Game, auction: &Auction, events: &mut Vec<crate::Event>) -> Option<Flow> {
    let playing = game.playing();
    let seat = auction.next_picker(&playing)?;
    let free: ArrayVec<(u8, ShapeId), { Seat::MAX_COUNT }> = auction.unsold_tiles().collect();
    if let [(offer, _)] = free[..] {
        sell_tile(game, offer, seat, 0, None, events);
        return Some(Flow::Stay);
    }
    let alone = auction.players_without_tile(&playing).count() == 1;
    let most = if alone || is_without_bids(game) { 0 } else { MAX_BID };
    let picks = free.iter().flat_map(|&(offer, _)| (0..=most).map(move |bid| action(Action::Pick { offer, bid })));
    (!free.is_empty()).then(|| Flow::ask(game, seat, question(Question::Pick), picks))
}

/// Asks the next player to bid, or the picker to buy or sell once all players have been asked. The answer that costs
/// nothing comes first, because the first answer is given for players who resigned.
fn ask_about_sale(game: &mut Game, sale: Sale) -> Flow {
    let seat = sale.asked.unwrap_or(sale.picker);
    if sale.asked.is_none() {
        return Flow::ask(game, seat, question(Question::Deal), [Action::Sell, Action::Buy].map(action));
    }
    let raises = (sale.best.amount + 1..=MAX_BID).map(|bid| Action::Raise { bid });
    Flow::ask(game, seat, question(Question::Raise), once(Action::Decline).chain(raises).map(action))
}

/// Begins the sale of the tile that a player picked, with an opening bid.
pub(super) fn pick_tile(game: &mut Game, offer: u8, bid: u8, events: &mut Vec<crate::Event>) -> Flow {
    let (playing, without_bids) = (game.playing(), is_without_bids(game));
    let Some(auction) = auction_mut(game) else { return Flow::Next };
    let Some(seat) = auction.next_picker(&playing) else {
        never!("a tile is picked, but every player has one: {auction:?}");
        return Flow::Stay;
    };
    events.push(event(Event::Picked { seat, shape: auction.offers[usize::from(offer)].shape, bid }));
    auction.begin_sale(offer, Bid { seat, amount: bid }, &playing);
    if without_bids {
        sell_tile(game, offer, seat, 0, None, events);
    } else {
        settle_unopposed(game, events);
    }
    Flow::Stay
}

/// Records the bid of the asked player, or `None` if the player declined to bid.
pub(super) fn answer_bid(game: &mut Game, raise: Option<u8>, events: &mut Vec<crate::Event>) -> Flow {
    let playing = game.playing();
    let Some(seat) = auction_mut(game).and_then(|auction| auction.record_bid(raise, &playing)) else {
        never!("no player was asked to bid");
        return Flow::Stay;
    };
    events.push(event(raise.map_or(Event::Declined { seat }, |bid| Event::Raised { seat, bid })));
    settle_unopposed(game, events);
    Flow::Stay
}

/// Ends a sale without raised bids. The picker pays the bank for the tile (`bridges_castles_and_bazaars.md 3.6`).
fn settle_unopposed(game: &mut Game, events: &mut Vec<crate::Event>) {
    if let Some(Sale { offer, picker, best, asked: None }) = current_sale(game)
        && best.seat == picker
    {
        sell_tile(game, offer, picker, best.amount, None, events);
    }
}

fn current_sale(game: &mut Game) -> Option<Sale> {
    auction_mut(game)?.sale
}

/// Ends the sale after all bids. The highest bidder gets the tile and pays the picker, or the reverse.
pub(super) fn settle_sale(game: &mut Game, is_sold: bool, events: &mut Vec<crate::Event>) -> Flow {
    let Some(Sale { offer, picker, best, .. }) = current_sale(game) else {
        never!("no tile is for sale");
        return Flow::Stay;
    };
    let (buyer, payee) = if is_sold { (best.seat, picker) } else { (picker, best.seat) };
    sell_tile(game, offer, buyer, best.amount, Some(payee), events);
    Flow::Stay
}

/// Gives a tile to a player in exchange for points. Scores may become negative (`bridges_castles_and_bazaars.md 3.7`).
fn sell_tile(game: &mut Game, offer: u8, to: Seat, paid: u8, payee: Option<Seat>, events: &mut Vec<crate::Event>) {
    let Some(shape) = auction_mut(game).map(|auction| auction.sell(offer, to)) else { return };
    events.push(event(Event::Sold { shape, to, paid, payee }));
    let price = |seat, why, points| {
        Score::for_player(seat, occasion(why), Term { label: TermLabel::Bid, count: 1, each: points })
    };
    if paid > 0 {
        let paid = i16::from(paid);
        scoring::award(game, price(to, Occasion::Paid { shape }, -paid), events);
        if let Some(payee) = payee {
            scoring::award(game, price(payee, Occasion::Earned { shape }, paid), events);
        }
    }
}

/// Begins the next turn of the round. From the left of the player who placed the bazaar, each player places the tile
/// they won instead of drawing one (`bridges_castles_and_bazaars.md 3.10`). The tile of a player who resigned goes to
/// the next player. Returns `None` if no player has a tile to place.
fn begin_next_turn(game: &mut Game, events: &mut Vec<crate::Event>) -> Option<Flow> {
    let start = options(game)?.round_start;
    let auction = auction(game)?;
    let first = match (start, auction.first_buyer) {
        (RoundStart::FirstBuyer, Some(buyer)) => buyer,
        _ => auction.placer.after(game.player_count()),
    };
    let owners = game.clockwise(first);
    let (owner, shape) = auction_mut(game)?.take_next_tile(owners)?;
    let seat = placing_player(game, owner);
    game.pass_to(seat);
    game.give_tile(shape, false);
    events.push(crate::Event::Turn { seat });
    Some(Flow::NewTurn)
}

/// Returns the player who places a tile: its owner, or the next player if the owner has resigned.
fn placing_player(game: &Game, owner: Seat) -> Seat {
    if game.player(owner).has_resigned { game.next_seat(owner) } else { owner }
}

/// Returns whether the active player may have to place another tile, such as that of a player who has resigned.
pub(crate) fn may_place_again(game: &Game) -> bool {
    let auction = auction(game);
    auction.is_some_and(|auction| {
        let mut owners = auction.offers.iter().filter(|offer| !offer.has_left).filter_map(|offer| offer.owner);
        let picks = auction.players_without_tile(&game.playing()).any(|seat| seat == game.active());
        picks || owners.any(|owner| placing_player(game, owner) == game.active())
    })
}

/// Discards the tiles left over by players who resigned. Always returns `None`, so that the auction goes on.
fn discard_unsold_tiles(game: &mut Game, events: &mut Vec<crate::Event>) -> Option<Flow> {
    while let Some(shape) = auction_mut(game)?.take_unsold_tile() {
        game.discard(shape, events);
    }
    None
}

/// The effect of placing the tile in hand on auctions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AuctionEffect {
    /// The turn ends, and then an auction opens.
    Opens,
    /// An auction begins after the current one, if enough tiles are left (`bridges_castles_and_bazaars.md 3.12`).
    Waits,
    /// There is no auction, because fewer tiles than players are left (`bridges_castles_and_bazaars.md 3.2`).
    StaysClosed,
}

/// Returns the auction that placing the tile in hand leads to, or `None` if it is no bazaar or was won at auction.
pub fn auction_effect(game: &Game) -> Option<AuctionEffect> {
    let is_bazaar = game.is_from_pile() && game.hand().is_some_and(|shape| shape.has(Kind::Bazaar));
    let state = super::state(game).filter(|_| is_bazaar)?;
    Some(match state.bazaars.auction() {
        Some(_) => AuctionEffect::Waits,
        None if has_enough_tiles(game) => AuctionEffect::Opens,
        None => AuctionEffect::StaysClosed,
    })
}

#[cfg(test)]
mod tests {
    use super::super::Action::{Decline, Pick};
    use super::*;
    use crate::expansions::hills_and_sheep;
    use crate::support::{self, shape};
    use crate::{Expansion, ExpansionDraw, Placement, Pos, Rotation, Waiting};

    /// Returns a game in which the first player has placed a bazaar and `left` tiles are left, and its last events.
    fn after_bazaar(players: u8, left: usize) -> (Game, Vec<crate::Event>) {
        let mut game = support::game(players, &[Expansion::BridgesCastlesAndBazaars, Expansion::HillsAndSheep]);
        let mut events = support::draw(&mut game, "BB/F.b");
        while game.pile().len() > left {
            let shape = game.pile().top()[0];
            assert!(game.pile_mut().take(shape));
        }
        game.apply(crate::Action::Place(Placement::new(Pos::new(0, 1), Rotation::R0)), &mut events).unwrap();
        game.apply(crate::Action::Pass, &mut events).unwrap();
        (game, events)
    }

    /// `bridges_castles_and_bazaars.md 3.2, 3.14`
    #[test]
    fn a_bazaar_stays_closed_with_fewer_tiles_than_players() {
        // Three tiles for four players are too few.
        let (game, events) = after_bazaar(4, 3);
        assert!(events.contains(&event(Event::BazaarClosed { placer: Seat::FIRST })));
        assert_eq!((game.waiting(), game.active().index()), (&Waiting::Draw(crate::Draw::Tile), 1));
        // Four tiles for four players are enough.
        let (game, events) = after_bazaar(4, 4);
        assert!(events.contains(&event(Event::BazaarOpened { placer: Seat::FIRST })));
        assert_eq!(game.outcome_count(), 4);
    }

    /// `hills_and_sheep.md 2.11`; `bridges_castles_and_bazaars.md 3.14`
    #[test]
    fn a_hill_won_at_auction_hides_its_tile_when_it_is_placed() {
        // The hill hides a tile if one is left.
        for (left, hides) in [(3, true), (2, false)] {
            let (mut game, mut events) = after_bazaar(2, left);
            let hill = shape("HS/CFC.h");
            for tile in ["HS/CFC.h", "BA/L"] {
                // Tiles were removed from the front of the pile, so the tile for this test goes there.
                let other = game.pile().top()[0];
                assert!(game.pile_mut().take(other));
                game.pile_mut().mix_in(shape(tile));
                support::offer(&mut game, tile);
            }
            game.apply(action(Pick { offer: 0, bid: 0 }), &mut events).unwrap();
            game.apply(action(Decline), &mut events).unwrap();
            assert_eq!((game.hand(), game.pile().len()), (Some(hill), left - 2));
            game.apply(crate::Action::Place(Placement::new(Pos::new(0, -1), Rotation::R0)), &mut events).unwrap();
            let under =
                Waiting::Draw(crate::Draw::Expansion(ExpansionDraw::HillsAndSheep(hills_and_sheep::Draw::UnderTile)));
            assert_eq!(*game.waiting() == under, hides);
        }
    }
}
