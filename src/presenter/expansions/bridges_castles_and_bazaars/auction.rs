//! Bazaars: the questions to players, the tiles on offer, and a note that a tile opens a bazaar.

use std::cmp::Reverse;

use crate::look_ahead::{certain_scores, points_earned, reapply};
use crate::seats::mark;
use crate::spots::numbered_spots;
use crate::words::expansions::bridges_castles_and_bazaars::Messages as _;
use crate::words::{Words, markup};
use crate::{NumberedSpot, Prompt, QuestionContext};
use bergerie_picture::{LabelledTile, Pane};
use bergerie_rules::expansions::bridges_castles_and_bazaars::{
    Auction, AuctionEffect, AuctionedTile, Question, auction, auction_effect,
};
use bergerie_rules::{Action, Game, Placement, Pos, Rotation, Seat, ShapeId};

use super::queries::{is_auction, is_free, offer_letter, pending_decision};

pub(super) fn prompt(context: &QuestionContext<'_>) -> Option<Prompt> {
    let QuestionContext { words, game, names, .. } = *context;
    let (decision, question) = pending_decision(game)?;
    let player = names.name(decision.seat);
    let mut lines = vec![match question {
        Question::SmallCity { at, .. } => words.prompt_castle(markup::cell(at), player),
        Question::Castle { at, .. } => words.castle_which(markup::cell(at), player),
        Question::Pick if is_free(game) => words.bazaar_take(player),
        Question::Pick => words.bazaar_pick(player, game.player(decision.seat).points()),
        Question::Request => words.bazaar_wish(player),
        Question::Raise | Question::Deal => {
            let sale = auction(game)?.sale?;
            let (letter, bidder, bid) = (offer_letter(sale.offer), names.name(sale.best.seat), sale.best.amount);
            match question {
                Question::Raise => words.bazaar_raise(bid, bidder, letter, player, game.player(decision.seat).points()),
                _ => words.bazaar_deal(bid, bidder, letter, player),
            }
        }
    }];
    if is_auction(question) {
        lines.extend(sold_tiles_text(game));
    }
    let heading = (question == Question::Pick).then(|| words.heading_bid());
    let is_short = !is_auction(question) && decision.actions.len() <= MAX_ANSWERS;
    Some(Prompt { lines, heading, is_short })
}

/// The maximum number of answers about a castle that are offered with the question.
const MAX_ANSWERS: usize = 5;

/// The maximum number of spots that are listed for a tile on offer.
const MAX_SPOTS: usize = 4;

/// Describes the spots where each unsold tile would fit next, best first, with the points that it would score there for a player.
pub fn offer_lines(words: Words, game: &Game, seat: Seat) -> Vec<String> {
    let line = |(offer, shape): (u8, ShapeId)| {
        let supposed = game.with_next_tile(seat, shape, &mut Vec::new());
        let points = |way: &Placement| {
            let (mut after, mut events) = (supposed.clone(), Vec::new());
            reapply(&mut after, Action::Place(*way), &mut events);
            events.extend(certain_scores(&after));
            points_earned(&events, seat)
        };
        let best = |spot: NumberedSpot| Some((spot.placements.iter().map(points).max()?, spot.at));
        let mut spots: Vec<(i32, Pos)> =
            supposed.decision().map(numbered_spots).unwrap_or_default().into_iter().filter_map(best).collect();
        spots.sort_by_key(|&(points, at)| (Reverse(points), at.y, at.x));
        let named = spots.iter().take(MAX_SPOTS).map(|&(points, at)| match points {
            0 => markup::cell(at),
            _ => format!("{} {points:+}", markup::cell(at)),
        });
        let places = words.separated(&named.collect::<Vec<_>>());
        words.offer_fits(spots.len(), offer_letter(offer), places, words.tile(shape.get()))
    };
    auction(game).into_iter().flat_map(Auction::unsold_tiles).map(line).collect()
}

/// Lists the tiles that are sold, each with the mark of the player who has it. Returns `None` if no tile is sold yet.
pub(super) fn sold_tiles_text(game: &Game) -> Option<String> {
    let offers = auction(game).map(|auction| auction.offers.as_slice()).unwrap_or_default();
    let sold = |(place, offer): (u8, &AuctionedTile)| {
        Some(format!("{} → {}", markup::strong(offer_letter(place)), mark(offer.owner?)))
    };
    let sold: Vec<String> = (0..).zip(offers).filter_map(sold).collect();
    (!sold.is_empty()).then(|| markup::note(sold.join(" · ")))
}

/// Returns the letter of a tile on offer. While the tile is auctioned, adds the highest bid.
fn tile_label(auction: &Auction, offer: u8) -> String {
    match auction.sale {
        Some(sale) if sale.offer == offer => format!("{} · {}", offer_letter(offer), sale.best.amount),
        _ => offer_letter(offer),
    }
}

pub(super) fn pane(words: Words, game: &Game) -> Option<(Pane, String)> {
    pending_decision(game).filter(|&(_, question)| is_auction(question))?;
    let auction = auction(game)?;
    let card = |(place, offer): (u8, &AuctionedTile)| LabelledTile {
        shape: offer.shape,
        rotation: Rotation::default(),
        label: tile_label(auction, place),
        is_faded: offer.owner.is_some(),
    };
    let cards: Vec<LabelledTile> = (0..).zip(&auction.offers).map(card).collect();
    let tile = |(place, offer): (u8, &AuctionedTile)| {
        format!("{} {}", tile_label(auction, place), words.tile(offer.shape.get()))
    };
    let tiles: Vec<String> = (0..).zip(&auction.offers).map(tile).collect();
    Some((Pane::Tiles(cards), words.alt_offers(words.separated(&tiles))))
}

/// Returns a note that placing the tile in hand opens a bazaar, or `None` if it does not.
pub(super) fn bazaar_note(words: Words, game: &Game) -> Option<String> {
    Some(words.tile_ahead(match auction_effect(game)? {
        AuctionEffect::Opens => "opens",
        AuctionEffect::Waits => "waits",
        AuctionEffect::StaysClosed => "closed",
    }))
}

/// Returns the number of tiles on offer that must still be placed.
pub(super) fn tiles_to_come(game: &Game) -> usize {
    auction(game).map_or(0, Auction::unplaced_count)
}
