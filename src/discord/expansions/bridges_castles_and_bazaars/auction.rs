//! Bazaars for the players who choose: questions, the tiles on offer, and whether a tile opens a bazaar.

use serenity::builder::CreateActionRow;

use crate::discord::decision::answers::{answer, offered};
use crate::discord::decision::attempt::Asking;
use crate::discord::decision::codes;
use crate::discord::message::parts::{MOST_BUTTONS, MOST_OPTIONS, buttons, primary};
use crate::discord::message::press::{Press, Turn};
use crate::picture::{LabelledTile, Pane};
use crate::rules::expansions::bridges_castles_and_bazaars::{Ahead, Auction, Offer, Question, ahead as comes};
use crate::rules::geometry::Rotation;
use crate::rules::{Action as AnyAction, Game};
use crate::table::Snapshot;
use crate::words::Words;
use crate::words::story::Cast;

use super::facts::{asked, auction, is_auction, is_free, lettered, state, tile};

/// Composes the public question about a castle or at a bazaar.
pub(super) fn ask(asking: &Asking<'_>) -> Option<Vec<String>> {
    let Asking { words, game, cast, .. } = *asking;
    let (decision, question) = asked(game)?;
    let player = cast.name(decision.seat);
    let castles = state(game).map_or(0, |state| state.castles.left(decision.seat));
    let mut lines = vec![match question {
        Question::SmallCity { at, .. } => words.castle_yours(castles, at.to_string(), player),
        Question::Castle { at, .. } => words.castle_which(at.to_string(), player),
        Question::Pick if is_free(game) => words.bazaar_take(player),
        Question::Pick => words.bazaar_pick(player),
        Question::Request => words.bazaar_wish(player),
        Question::Raise | Question::Deal => {
            let sale = auction(game)?.sale?;
            let tile = tile(words, game, sale.offer)?;
            let (letter, bidder, bid) = (lettered(sale.offer), cast.name(sale.best.seat), sale.best.amount);
            match question {
                Question::Raise => words.bazaar_raise(bid, bidder, letter, player, tile),
                _ => words.bazaar_deal(bid, bidder, letter, player, tile),
            }
        }
    }];
    if is_auction(question) {
        lines.extend(offers(words, game, cast));
    }
    Some(lines)
}

/// Returns a line for each tile on offer, with the player who got it.
pub(super) fn offers(words: Words, game: &Game, cast: &Cast) -> Vec<String> {
    let offers = auction(game).map(|auction| auction.offers.as_slice()).unwrap_or_default();
    let line = |(place, offer): (u8, &Offer)| {
        let tile = words.tile(offer.shape.shape());
        let text = match offer.owner {
            Some(owner) => words.bazaar_taken(lettered(place), cast.name(owner), tile),
            None => words.bazaar_free(lettered(place), tile),
        };
        format!("- {text}")
    };
    (0..).zip(offers).map(line).collect()
}

/// Returns the letter of a tile on offer, with the highest bid while it is auctioned.
fn priced(auction: &Auction, offer: u8) -> String {
    match auction.sale {
        Some(sale) if sale.offer == offer => format!("{} · {}", lettered(offer), sale.best.amount),
        _ => lettered(offer),
    }
}

/// Returns the tiles on offer and their prices, for a decision about them.
pub(super) fn pane(words: Words, game: &Game) -> Option<(Pane, String)> {
    asked(game).filter(|&(_, question)| is_auction(question))?;
    let auction = auction(game)?;
    let card = |(place, offer): (u8, &Offer)| LabelledTile {
        shape: offer.shape,
        rotation: Rotation::default(),
        label: priced(auction, place),
        faded: offer.owner.is_some(),
    };
    let cards: Vec<LabelledTile> = (0..).zip(&auction.offers).map(card).collect();
    let tile = |(place, offer): (u8, &Offer)| format!("{} {}", priced(auction, place), words.tile(offer.shape.shape()));
    let tiles: Vec<String> = (0..).zip(&auction.offers).map(tile).collect();
    Some((Pane::Tiles(cards), words.alt_offers(tiles.join("; "))))
}

/// Creates the buttons that answer a question on the post: all answers if they are few, otherwise the lowest bids.
pub(super) fn buttons_beside(words: Words, table: &Snapshot, game: &Game) -> Option<CreateActionRow> {
    let (decision, question) = asked(game)?;
    if question == Question::Pick && (!is_free(game) || decision.actions.len() > MOST_BUTTONS) {
        return None;
    }
    let button = |(index, action): (usize, AnyAction)| {
        let label = answer(words, table.aids, game, decision, action);
        let press = Press::Turn(table.id, decision.number, Turn::Answer(codes::encode(action, index)));
        primary(&press, label)
    };
    let row: Vec<_> = offered(decision, MOST_OPTIONS).into_iter().map(button).take(MOST_BUTTONS).collect();
    (!row.is_empty()).then(|| buttons(row))
}

/// Describes whether placing the tile in hand opens a bazaar.
pub(super) fn ahead(words: Words, game: &Game) -> Vec<String> {
    let what = comes(game).map(|ahead| match ahead {
        Ahead::Opens => "opens",
        Ahead::Waits => "waits",
        Ahead::StaysClosed => "closed",
    });
    what.map(|what| words.tile_ahead(what)).into_iter().collect()
}

/// Returns the number of tiles on offer that must still be placed.
pub(super) fn tiles_to_come(game: &Game) -> usize {
    auction(game).map_or(0, Auction::on_table)
}
