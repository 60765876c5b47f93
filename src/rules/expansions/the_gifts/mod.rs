//! The Gifts (`docs/rules/the_gifts.md`): players who extend features of others get secret cards, one to open per tile.
//!
//! Only the holder of a card knows its kind. So cards are only in [`PrivateState`](crate::PrivateView), which is made for a single seat,
//! and in the answers offered to that seat. The number of each player's cards and the discard pile are public.
//!
//! A player who resigns keeps the unopened cards, the figures on the board and the points (`the_gifts.md 8.2`).
//!
//! With the Abbot, an abbot that shares its monastery is scored for its owner alone when it is called back. With
//! Bridges, Castles & Bazaars, a tile that fits only with a bridge counts as placeable, and a tile won at auction
//! counts as drawn. A bazaar that Take 2 draws in a round of turns waits for its end (`the_gifts.md 1.6, 2.4`).

mod audit;
mod cards;
mod earned_gift;
mod opening;
mod options;
mod take2;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

pub use super::own::the_gifts::state;
use super::own::the_gifts::{action, draw, event, occasion, options, question, refusal, state_mut};
use crate::{
    Entry, EntryContext, ExpansionDrawOutcome, Flow, Game, Hooks, Piece, RandomPick, Refusal, Seat, ShapeId, Term,
    TermLabel, Waiting,
};

pub(crate) use super::nothing::*;
pub use cards::Card;
pub(crate) use earned_gift::give_gift;
pub(super) use earned_gift::placeholder;
pub use opening::{GiftOpening, RefusalReason};
pub(super) use options::OPTIONS;
pub use options::{Control, Options, OtherTile};

/// The state of the expansion in a game.
#[derive(Clone, Debug)]
pub struct State {
    cards: cards::Cards,
    /// Whether the player has opened a gift with the tile in hand.
    has_opened_gift: bool,
    second: Option<take2::SecondTile>,
}

impl State {
    pub(super) fn new(_: &Options) -> State {
        State { cards: cards::Cards::new(), has_opened_gift: false, second: None }
    }

    /// Returns the number of cards in the pile.
    pub fn pile(&self) -> usize {
        self.cards.pile()
    }

    /// Returns the kinds of cards in the discard pile, each with its number.
    pub fn discards(&self) -> impl Iterator<Item = (Card, u8)> + use<> {
        self.cards.discards()
    }

    /// Returns the number of unopened gifts of a player.
    pub fn held(&self, seat: Seat) -> usize {
        self.cards.held(seat)
    }

    /// Returns the tile that Take 2 drew, or `None` once its player has chosen which tile to keep.
    pub fn second_tile(&self) -> Option<ShapeId> {
        self.second.map(|second| second.shape)
    }
}

/// The public information about the expansion. The number of gifts of each player is listed with the player's pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PublicState {
    /// The tile that Take 2 drew, or `None` once its player has chosen which tile to keep.
    pub second_tile: Option<ShapeId>,
    /// The number of face-down cards that can be drawn.
    pub pile: usize,
    /// The kinds of cards in the discard pile, each with its number.
    pub discards: Vec<(Card, u8)>,
}

impl PublicState {
    pub(super) fn of(game: &Game) -> PublicState {
        let Some(state) = state(game) else { return PublicState::default() };
        // When the game is over, the player can no longer choose a second tile.
        let is_over = *game.waiting() == Waiting::Over;
        PublicState {
            second_tile: state.second_tile().filter(|_| game.hand().is_some() && !is_over),
            pile: state.pile(),
            discards: state.discards().collect(),
        }
    }
}

/// The information about the expansion that only one player has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PrivateState {
    /// The unopened gifts, in the order in which the player got them.
    pub cards: Vec<Card>,
    /// The number of gifts whose kind even the player does not know. It is 0 except in copies of a game for look-ahead.
    pub face_down: usize,
}

impl PrivateState {
    pub(super) fn of(game: &Game, seat: Seat) -> PrivateState {
        let Some(hand) = state(game).map(|state| state.cards.hand(seat)) else { return PrivateState::default() };
        PrivateState { cards: hand.cards.to_vec(), face_down: usize::from(hand.face_down) }
    }
}

/// The occasions on which only this expansion awards points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// Road Sweeper was used on an incomplete road (`the_gifts.md 4.1`).
    Swept,
    /// A player took a meeple back for points (`the_gifts.md 6.1`).
    CashedOut,
    /// The game has ended, and a player has unopened gifts (`the_gifts.md 8.1`).
    Unopened,
}

/// The answers that the expansion adds while a tile is in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Opens a gift. After that the tile must still be placed.
    OpenGift(GiftOpening),
    /// Keeps one of the two tiles of Take 2.
    KeepTile(Take2Tile),
}

/// One of the two tiles of Take 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Take2Tile {
    /// The tile that was in hand.
    First,
    /// The tile that Take 2 drew.
    Second,
}

/// The questions that the expansion asks players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The player must choose which of the two tiles to keep.
    Keep,
}

/// The draws that only this expansion needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// A card, which only its owner sees.
    Card,
    /// The second tile of Take 2, which comes from the pile.
    SecondTile,
}

/// The outcomes of the expansion's draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawOutcome {
    /// The card, which only its owner may see.
    Card(Card),
    /// A card of unknown kind, in the public record of an unfinished game.
    FaceDown,
    /// The second tile. Everyone sees it.
    SecondTile(ShapeId),
}

/// The events of the expansion. All of them are public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The pile was empty, so the discard pile became the new pile.
    Reshuffled,
    /// A player got a gift. Only that player knows its kind.
    GiftReceived { seat: Seat },
    /// A player earned a gift, but players hold all cards unopened.
    NoGiftLeft { seat: Seat },
    /// A player opened a gift. Events about its effects follow, except for a change of position.
    GiftOpened { seat: Seat, opening: GiftOpening },
    /// Take 2 drew this second tile, which all players see. The player keeps it or the tile in hand.
    SecondTile { seat: Seat, shape: ShapeId },
    /// The tile that was not kept returned to the pile. All players have seen it.
    TilePutBack { seat: Seat, shape: ShapeId },
}

pub(super) const HOOKS: Hooks = Hooks {
    offer_side_actions: opening::offer_side_actions,
    refusal_of,
    add_final_points: earned_gift::add_final_points,
    list_pieces,
    redact_secrets,
    resample,
    recount: audit::recount,
    kept_tile_count: |game| state(game).map_or(0, |state| usize::from(state.second.is_some())),
    audit: audit::audit,
    ..Hooks::NONE
};

fn list_pieces(game: &Game, seat: Seat, pieces: &mut Vec<(Piece, usize)>) {
    pieces.extend(state(game).map(|state| (Piece::Gift, state.held(seat))));
}

/// The points of an unopened gift at the end of the game (`the_gifts.md 8.1`).
const POINTS_PER_UNOPENED_GIFT: i16 = 2;

const fn unopened_gifts_term(held: usize) -> Term {
    Term { label: TermLabel::Gifts, count: held as u16, each: POINTS_PER_UNOPENED_GIFT }
}

/// Step 1c: offers the player to open one gift besides the placements of the tile in hand (`the_gifts.md 2.2`).
pub(crate) fn allow_opening(game: &mut Game, _: &mut Vec<crate::Event>) -> Flow {
    state_mut(game).has_opened_gift = false;
    Flow::Next
}

fn refusal_of(game: &Game, seat: Seat, action: crate::Action) -> Option<Refusal> {
    let asked = game.decision().map(|decision| decision.question);
    Some(match (action.the_gifts()?, asked) {
        (Action::OpenGift(opening), Some(crate::Question::Place(_))) => {
            refusal(opening::refusal_of(game, seat, opening))
        }
        _ => Refusal::NotAsked,
    })
}

pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<crate::Event>) -> Flow {
    match action {
        Action::OpenGift(opening) => opening::open_gift(game, opening, events),
        Action::KeepTile(which) => take2::keep_tile(game, which, events),
    }
}

pub(super) fn outcome_count(game: &Game, draw: Draw) -> usize {
    match draw {
        Draw::Card => state(game).map_or(0, State::pile),
        Draw::SecondTile => game.pile().top().len(),
    }
}

pub(super) fn outcome(game: &Game, draw: Draw, number: usize) -> Option<DrawOutcome> {
    match draw {
        Draw::Card => state(game)?.cards.nth(number).map(DrawOutcome::Card),
        Draw::SecondTile => game.pile().top().get(number).copied().map(DrawOutcome::SecondTile),
    }
}

pub(super) fn apply_draw(
    game: &mut Game,
    draw: Draw,
    drawn: DrawOutcome,
    events: &mut Vec<crate::Event>,
) -> Option<Flow> {
    match (draw, drawn) {
        (Draw::Card, drawn) => earned_gift::apply_card_draw(game, drawn, events),
        (Draw::SecondTile, DrawOutcome::SecondTile(shape)) => take2::apply_draw(game, shape, events),
        (Draw::SecondTile, _) => None,
    }
}

/// Hides the kind of every card that another player drew. The kind of an opened card is known from its opening.
fn redact_secrets(contexts: &[EntryContext], seat: Option<Seat>, log: &mut [Entry]) {
    let hidden = log.iter_mut().zip(contexts).filter(|(_, context)| Some(context.active) != seat);
    for (entry, _) in hidden {
        if let Entry::Draw(crate::DrawOutcome::Expansion(ExpansionDrawOutcome::TheGifts(
            drawn @ DrawOutcome::Card(_),
        ))) = entry
        {
            *drawn = DrawOutcome::FaceDown;
        }
    }
}

/// Deals new gifts to the other players, from all cards except the discard pile and the seat's own.
fn resample(game: &mut Game, seat: Seat, pick: RandomPick<'_>) {
    state_mut(game).cards.redeal(seat, pick);
}
