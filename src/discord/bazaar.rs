//! Castles and auctions as those must see them who have to choose.

use serenity::builder::CreateActionRow;

use crate::picture::{Artist, LabelledTile, PictureError};
use crate::rules::bridge::{Axis, BadBridge, Bridge};
use crate::rules::expansions::bridges_castles_and_bazaars::{Action, Ahead, Auction, Offer, Question, State, ahead};
use crate::rules::expansions::{SpecialAction, SpecialQuestion};
use crate::rules::geometry::{Pos, Rotation};
use crate::rules::score::Occasion;
use crate::rules::seat::Seat;
use crate::rules::tile::SegmentIndex;
use crate::rules::{Action as AnyAction, Decision, Event, Game, Placement, Question as AnyQuestion, Refusal};
use crate::table::{Aids, Snapshot};
use crate::words::Words;
use crate::words::pieces::kind_key;
use crate::words::story::Cast;

use super::console::codes;
use super::draft::File;
use super::parts::{MOST_BUTTONS, MOST_OPTIONS, buttons, primary};
use super::pictures::letter;
use super::press::{Press, Turn};

fn state(game: &Game) -> Option<&State> {
    game.states().bridges_castles_and_bazaars.as_ref()
}

/// The auction that is on, or whose tiles are being played.
pub(super) fn auction(game: &Game) -> Option<&Auction> {
    state(game)?.bazaars.auction()
}

/// What somebody may do about a bridge, a castle or a bazaar, in words.
pub(super) fn action(words: Words, aids: Aids, game: &Game, seat: Seat, action: Action) -> String {
    let best = auction(game).and_then(|auction| auction.sale).map_or(0, |sale| sale.best.amount);
    match action {
        Action::Discard => words.action_discard(),
        Action::Bridge(bridge) => words.bridge(bridge.at, bridge.axis),
        Action::TakePoints if !aids.are_on() => words.action_points_plain(),
        Action::TakePoints => words.action_points(gain(game, seat, action)),
        Action::BuildCastle => words.action_castle(),
        Action::Repeat { at, segment } if !aids.are_on() => {
            words.action_repeat_plain(kind(game, at, segment), at.to_string())
        }
        Action::Repeat { at, segment } => {
            words.action_repeat(kind(game, at, segment), at.to_string(), gain(game, seat, action))
        }
        Action::Pick { offer, .. } if is_free(game) => words.action_take(lettered(offer)),
        Action::Pick { offer, bid } => words.action_pick(lettered(offer), bid),
        Action::Decline => words.action_decline(),
        Action::Raise { bid } => words.action_raise(bid),
        Action::Sell => words.action_sell(best),
        Action::Buy => words.action_buy(best),
        Action::Content => words.action_content(),
        Action::Request => words.action_request(),
    }
}

/// The tile that an answer picks, in words.
pub(super) fn picked(words: Words, game: &Game, answer: AnyAction) -> Option<String> {
    let Some(Action::Pick { offer, .. }) = as_action(answer) else { return None };
    Some(words.tile(auction(game)?.offers.get(usize::from(offer))?.shape.shape()))
}

/// What stands there, as the word that messages choose by; a castle where one does.
fn kind(game: &Game, at: Pos, segment: SegmentIndex) -> &'static str {
    let board = game.board();
    let castle = || state(game).is_some_and(|state| state.castles.built().iter().any(|c| c.cells.contains(&at)));
    let printed = board.at(at).and_then(|tile| board.laid(tile).segment(segment)).map(|segment| segment.kind);
    match printed.map(kind_key) {
        Some("city") if castle() => "castle",
        Some(kind) => kind,
        None => "road",
    }
}

/// The points that an answer brings somebody for a small city or a castle.
fn gain(game: &Game, seat: Seat, action: Action) -> i32 {
    let (mut after, mut events) = (game.clone(), Vec::new());
    let action = AnyAction::Special(SpecialAction::BridgesCastlesAndBazaars(action));
    if after.apply(action, &mut events).is_err() {
        return 0;
    }
    let points = |event: &Event| match event {
        Event::Scored(score) if score.occasion != Occasion::Final && score.winners.contains(&seat) => {
            Some(score.points)
        }
        _ => None,
    };
    events.iter().find_map(points).unwrap_or_default()
}

/// What a game asks about a castle or at a bazaar, and whom.
pub(super) fn asked(game: &Game) -> Option<(&Decision, Question)> {
    let decision = game.decision()?;
    match decision.question {
        AnyQuestion::Special(SpecialQuestion::BridgesCastlesAndBazaars(question)) => Some((decision, question)),
        _ => None,
    }
}

/// Which answer of the expansion an action is, if it is one.
pub(super) const fn as_action(action: AnyAction) -> Option<Action> {
    match action {
        AnyAction::Special(SpecialAction::BridgesCastlesAndBazaars(action)) => Some(action),
        _ => None,
    }
}

/// What somebody is asked about a castle or at a bazaar, for everybody to read.
pub(super) fn ask(words: Words, game: &Game, cast: &Cast) -> Option<Vec<String>> {
    let (decision, question) = asked(game)?;
    let player = cast.name(decision.seat);
    let castles = state(game).map_or(0, |state| state.castles.left(decision.seat));
    let mut lines = vec![match question {
        Question::SmallCity { at, .. } => words.castle_yours(player, at.to_string(), castles),
        Question::Castle { at, .. } => words.castle_which(player, at.to_string()),
        Question::Pick if is_free(game) => words.bazaar_take(player),
        Question::Pick => words.bazaar_pick(player),
        Question::Request => words.bazaar_wish(player),
        Question::Raise | Question::Deal => {
            let auction = auction(game)?;
            let sale = auction.sale?;
            let tile = words.tile(auction.offers.get(usize::from(sale.offer))?.shape.shape());
            let (letter, bidder, bid) = (lettered(sale.offer), cast.name(sale.best.seat), sale.best.amount);
            match question {
                Question::Raise => words.bazaar_raise(player, letter, tile, bid, bidder),
                _ => words.bazaar_deal(player, letter, tile, bid, bidder),
            }
        }
    }];
    if is_auction(question) {
        lines.extend(offers(words, game, cast));
    }
    Some(lines)
}

const fn is_auction(question: Question) -> bool {
    matches!(question, Question::Pick | Question::Raise | Question::Deal | Question::Request)
}

/// Whether the tile that somebody must pick costs nothing: no answer names a price.
fn is_free(game: &Game) -> bool {
    let costs = |action: &AnyAction| matches!(as_action(*action), Some(Action::Pick { bid: 1.., .. }));
    !game.legal().iter().any(costs)
}

/// The letter of a tile on offer.
pub(super) fn lettered(offer: u8) -> String {
    letter(usize::from(offer)).to_string()
}

/// A line for each tile on offer, with the player who has got it.
pub(super) fn offers(words: Words, game: &Game, cast: &Cast) -> Vec<String> {
    let offers = auction(game).map(|auction| auction.offers.as_slice()).unwrap_or_default();
    let line = |(place, offer): (u8, &Offer)| {
        let tile = words.tile(offer.shape.shape());
        let text = match offer.owner {
            Some(owner) => words.bazaar_taken(lettered(place), tile, cast.name(owner)),
            None => words.bazaar_free(lettered(place), tile),
        };
        format!("- {text}")
    };
    (0..).zip(offers).map(line).collect()
}

/// The letter of a tile on offer, with the highest bid while there are any.
fn priced(auction: &Auction, offer: u8) -> String {
    match auction.sale {
        Some(sale) if sale.offer == offer => format!("{} · {}", lettered(offer), sale.best.amount),
        _ => lettered(offer),
    }
}

/// A picture of the tiles on offer and their prices, while somebody is asked about them.
pub(super) fn picture(artist: &Artist, words: Words, game: &Game) -> Result<Option<File>, PictureError> {
    if !asked(game).is_some_and(|(_, question)| is_auction(question)) {
        return Ok(None);
    }
    let Some(auction) = auction(game) else { return Ok(None) };
    let card = |(place, offer): (u8, &Offer)| LabelledTile {
        shape: offer.shape,
        rotation: Rotation::default(),
        label: priced(auction, place),
    };
    let cards: Vec<LabelledTile> = (0..).zip(&auction.offers).map(card).collect();
    let tile = |(place, offer): (u8, &Offer)| format!("{} {}", priced(auction, place), words.tile(offer.shape.shape()));
    let tiles: Vec<String> = (0..).zip(&auction.offers).map(tile).collect();
    let alt = words.alt_offers(tiles.join("; "));
    Ok(Some(File { name: "bazaar.png", bytes: artist.tiles(&cards)?.png, alt: Some(alt) }))
}

/// The answers worth a place in menus: of bids a few low ones for each tile, and of all else everything. Any other bid can
/// be made by command.
pub(super) fn sensible(decision: &Decision, most: usize) -> impl Iterator<Item = (usize, AnyAction)> {
    let picks = |action: &AnyAction| matches!(as_action(*action), Some(Action::Pick { .. }));
    let lowest = |action: &AnyAction| matches!(as_action(*action), Some(Action::Pick { bid: 0, .. }));
    let tiles = decision.actions.iter().filter(|action| lowest(action)).count().max(1);
    let bids = most / tiles;
    let is_worth = move |&(_, action): &(usize, AnyAction)| match as_action(action) {
        Some(Action::Pick { bid, .. }) => usize::from(bid) < bids,
        _ => true,
    };
    let limit = if decision.actions.iter().any(picks) { most } else { usize::MAX };
    decision.actions.iter().copied().enumerate().filter(is_worth).take(limit)
}

/// The buttons with which a question is answered on the post itself: every answer if there are just a few, and of bids the
/// lowest.
pub(super) fn answers(words: Words, table: &Snapshot, game: &Game) -> Option<CreateActionRow> {
    let (decision, question) = asked(game)?;
    if question == Question::Pick && (!is_free(game) || decision.actions.len() > MOST_BUTTONS) {
        return None;
    }
    let button = |(index, action): (usize, AnyAction)| {
        let label = self::action(words, table.aids, game, decision.seat, as_action(action)?);
        let press = Press::Turn(table.id, decision.number, Turn::Answer(codes::encode(action, index)));
        Some(primary(&press, label))
    };
    let row: Vec<_> = sensible(decision, MOST_OPTIONS).filter_map(button).take(MOST_BUTTONS).collect();
    (!row.is_empty()).then(|| buttons(row))
}

/// How many bridges somebody keeps who lays a tile so; nothing if it needs none.
pub(super) fn bridges_after(game: &Game, placement: Placement) -> Option<u8> {
    placement.bridge()?;
    Some(state(game)?.bridges.left(game.active()).saturating_sub(1))
}

/// The bridges and castles that somebody has left, in words; nothing in games without them.
pub(super) fn pieces(words: Words, game: &Game, seat: Seat) -> Vec<String> {
    let pieces = |state: &State| {
        vec![words.label_bridges(state.bridges.left(seat)), words.label_castles(state.castles.left(seat))]
    };
    state(game).map(pieces).unwrap_or_default()
}

/// What laying the tile in hand brings about wherever it goes: a bazaar, the end of the game.
pub(super) fn ahead_of(words: Words, game: &Game) -> Vec<String> {
    let bazaar = ahead(game).map(|ahead| match ahead {
        Ahead::Opens => "opens",
        Ahead::Waits => "waits",
        Ahead::StaysClosed => "closed",
    });
    let on_offer = auction(game).map_or(0, Auction::on_table);
    let is_last = game.hand().is_some() && game.pile().is_empty() && on_offer == 0;
    let all = bazaar.into_iter().chain(is_last.then_some("last"));
    all.map(|what| words.tile_ahead(what)).collect()
}

/// What an answer costs beside points, in words: a bridge that nobody needs.
pub(super) fn cost(words: Words, game: &Game, seat: Seat, answer: AnyAction) -> Option<String> {
    let Some(Action::Bridge(_)) = as_action(answer) else { return None };
    Some(words.option_uses_bridge(state(game)?.bridges.left(seat).saturating_sub(1)))
}

/// That a try needs a bridge, and how many are kept.
pub(super) fn needs_bridge(words: Words, game: &Game, placement: Placement) -> Option<String> {
    let left = bridges_after(game, placement)?;
    Some(words.bridge_used(placement.bridge()?.at.to_string(), left))
}

/// Why no bridge at all can be built with the tile just laid, if that is so.
pub(super) fn no_bridge(game: &Game) -> Option<Refusal> {
    use BadBridge::{Enough, Marker, NoRoad, NoneLeft};
    let bridge = Bridge { at: game.board().laid(game.last()).at, axis: Axis::NorthSouth };
    let refusal = game.check(AnyAction::Special(SpecialAction::BridgesCastlesAndBazaars(Action::Bridge(bridge)))).err();
    refusal.filter(|refusal| matches!(refusal, Refusal::Bridge(Enough | Marker | NoRoad | NoneLeft)))
}

/// Whether an answer builds a bridge.
pub(super) const fn builds_bridge(action: AnyAction) -> bool {
    match action {
        AnyAction::Place(placement) => placement.bridge().is_some(),
        _ => matches!(as_action(action), Some(Action::Bridge(_))),
    }
}
