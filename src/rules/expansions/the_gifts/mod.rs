//! The Gifts (`rules/gifts.md`): cards for extending the features of others, kept secretly, one of which may be opened
//! with a tile.
//!
//! A player's cards are known to that player alone: only [`Own`](crate::Own), made for one seat, and the answers offered
//! to that seat contain them. Their number, and the opened cards, are public.
//!
//! A player who resigns keeps the unopened cards, as well as figures on the board and points (`OURS`).
//!
//! With the Abbot: an abbot that shares its monastery is scored for its owner alone when it is called back. With Bridges,
//! Castles & Bazaars: a tile that fits only with a bridge counts as placeable; a tile won at auction counts as drawn, and
//! a bazaar drawn by Take 2 in an auction's round waits for the end of it (`gifts.md` §1.6, §2.4).

mod audit;
mod cards;
mod opening;
mod options;
mod receiving;
mod take2;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use super::options::the_gifts as options;
use super::state::the_gifts as state;
use super::wrap::the_gifts::{action, event, occasion, question};
use super::{Hooks, SpecialAction, SpecialDraw, SpecialDrawn, SpecialRefusal};
use crate::action::{self, Refusal};
use crate::event;
use crate::forecast::Pick;
use crate::game::{Drawn as AnyDrawn, Game, Waiting};
use crate::piece::Piece;
use crate::record::{Entry, Sight};
use crate::score::{Label, Term};
use crate::seat::Seat;
use crate::tile::ShapeId;
use crate::turn::Flow;

pub(crate) use super::nothing::{FIGURES, KINDS, TILES};
pub use cards::Card;
pub use opening::{BadOpening as Bad, Opening};
pub(super) use options::OPTIONS;
pub use options::{Control, Options, OtherTile};
pub(crate) use receiving::give;
pub(super) use receiving::placeholder;

/// The state of the expansion.
#[derive(Clone, Debug)]
pub struct State {
    cards: cards::Cards,
    /// Whether a gift was opened with the tile in hand.
    opened: bool,
    second: Option<take2::Second>,
}

impl State {
    pub(super) fn new(_: &Options) -> State {
        State { cards: cards::Cards::new(), opened: false, second: None }
    }

    /// Returns the number of cards in the pile.
    pub fn pile(&self) -> usize {
        self.cards.pile()
    }

    /// Returns the opened cards, each with its number of copies.
    pub fn discards(&self) -> impl Iterator<Item = (Card, u8)> + use<> {
        self.cards.discards()
    }

    /// Returns the number of a player's unopened gifts.
    pub fn held(&self, seat: Seat) -> usize {
        self.cards.held(seat)
    }

    /// Returns the tile drawn by Take 2, while its player chooses which one to keep.
    pub fn second_tile(&self) -> Option<ShapeId> {
        self.second.map(|second| second.shape)
    }
}

/// The public information about the expansion. The number of gifts of each player is listed with the player's pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Shown {
    /// The tile drawn by a gift, while the same player chooses between the two.
    pub second_tile: Option<ShapeId>,
    /// The number of cards in the pile.
    pub pile: usize,
    /// The opened gifts, each with its number of copies.
    pub discards: Vec<(Card, u8)>,
}

impl Shown {
    pub(super) fn of(game: &Game) -> Shown {
        let Some(state) = state(game) else { return Shown::default() };
        // A second tile left when the game is over is not a choice.
        let is_over = *game.waiting() == Waiting::Over;
        Shown {
            second_tile: state.second_tile().filter(|_| game.hand().is_some() && !is_over),
            pile: state.pile(),
            discards: state.discards().collect(),
        }
    }
}

/// The information about the expansion that one player alone has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Own {
    /// The unopened gifts, in the order of arrival.
    pub cards: Vec<Card>,
    /// The number of gifts unknown even to the player: those that would come with answers that are only tried out.
    pub face_down: usize,
}

impl Own {
    pub(super) fn of(game: &Game, seat: Seat) -> Own {
        let Some(hand) = state(game).map(|state| state.cards.hand(seat)) else { return Own::default() };
        Own { cards: hand.cards.to_vec(), face_down: usize::from(hand.face_down) }
    }
}

/// The occasions on which only this expansion gives points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// A road sweeper was used on an incomplete road (`003 §Cartes`).
    Swept,
    /// A player took a meeple back for points (`003 §Cartes`).
    CashedOut,
    /// Gifts were left unopened (`003 §Fin`).
    Unopened,
}

/// The answers that the expansion adds while a tile is in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Opens a gift. The tile is placed afterwards.
    Open(Opening),
    /// Keeps one of two tiles.
    Keep(Which),
}

/// One of two tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Which {
    /// The tile that was in hand.
    First,
    /// The tile drawn by Take 2.
    Second,
}

/// The questions of the expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The tile to keep.
    Keep,
}

/// The draws of the expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// A card, seen by its owner alone.
    Card,
    /// The second tile of Take 2.
    SecondTile,
}

/// The outcomes of draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Drawn {
    /// The card.
    Card(Card),
    /// A card of unknown kind, in the public record of an unfinished game.
    FaceDown,
    /// The tile.
    SecondTile(ShapeId),
}

/// The events of the expansion. All of them are public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The pile was empty, and the opened cards became a new one.
    Reshuffled,
    /// A player got a gift. Its kind is known to that player alone.
    Received {
        /// The player.
        seat: Seat,
    },
    /// A player earned a gift, but all are unopened with players.
    NoneLeft {
        /// The player.
        seat: Seat,
    },
    /// A player opened a gift. Its effect on scores and supplies follows; a move on a tile is part of this event.
    Opened {
        /// The player.
        seat: Seat,
        /// The gift and its target.
        opening: Opening,
    },
    /// Take 2 drew another tile, which is public.
    SecondTile {
        /// The player.
        seat: Seat,
        /// The tile.
        shape: ShapeId,
    },
    /// The tile that was not kept returned to the pile.
    PutBack {
        /// The player.
        seat: Seat,
        /// The tile.
        shape: ShapeId,
    },
}

pub(super) const HOOKS: Hooks = Hooks {
    offer_beside: opening::offer,
    refuse,
    finish: receiving::count,
    pieces: list_pieces,
    disguise,
    imagine,
    recount: audit::recount,
    kept_tiles: |game| state(game).map_or(0, |state| usize::from(state.second.is_some())),
    audit: audit::audit,
    ..Hooks::NONE
};

fn list_pieces(game: &Game, seat: Seat, pieces: &mut Vec<(Piece, usize)>) {
    pieces.extend(state(game).map(|state| (Piece::Gift, state.held(seat))));
}

/// Points of an unopened gift (`003 §Fin`).
const UNOPENED: i16 = 2;

/// Returns the points of this number of unopened gifts.
const fn worth(held: usize) -> Term {
    Term { label: Label::Gifts, count: held as u16, each: UNOPENED }
}

/// Step 1c: allows opening one gift while a tile that can be placed is in hand, together with the question of its
/// placement (`003 n4`).
pub(crate) fn allow_opening(game: &mut Game, _: &mut Vec<event::Event>) -> Flow {
    if let Some(state) = &mut game.states.the_gifts {
        state.opened = false;
    }
    Flow::Next
}

fn refuse(game: &Game, seat: Seat, action: action::Action) -> Option<Refusal> {
    let action::Action::Special(SpecialAction::TheGifts(action)) = action else { return None };
    let asked = game.decision().map(|decision| decision.question);
    Some(match (action, asked) {
        (Action::Open(opening), Some(action::Question::Place(_))) => {
            Refusal::Special(SpecialRefusal::TheGifts(opening::refuse(game, seat, opening)))
        }
        _ => Refusal::Unasked,
    })
}

/// Carries out an action that the game offered.
pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<event::Event>) -> Flow {
    match action {
        Action::Open(opening) => opening::open(game, opening, events),
        Action::Keep(which) => take2::keep(game, which, events),
    }
}

pub(super) fn outcomes(game: &Game, lot: Draw) -> usize {
    match lot {
        Draw::Card => state(game).map_or(0, State::pile),
        Draw::SecondTile => game.pile().top().len(),
    }
}

pub(super) fn outcome(game: &Game, lot: Draw, number: usize) -> Option<Drawn> {
    match lot {
        Draw::Card => state(game)?.cards.nth(number).map(Drawn::Card),
        Draw::SecondTile => game.pile().top().get(number).copied().map(Drawn::SecondTile),
    }
}

pub(super) fn drawn(game: &mut Game, lot: Draw, drawn: Drawn, events: &mut Vec<event::Event>) -> Option<Flow> {
    match (lot, drawn) {
        (Draw::Card, drawn) => receiving::received(game, drawn, events),
        (Draw::SecondTile, Drawn::SecondTile(shape)) => take2::drawn(game, shape, events),
        (Draw::SecondTile, _) => None,
    }
}

/// Hides the kind of every card that another player drew; opened cards are known from their opening.
fn disguise(sights: &[Sight], seat: Option<Seat>, log: &mut [Entry]) {
    let hidden = log.iter_mut().zip(sights).filter(|(_, sight)| Some(sight.active) != seat);
    for (entry, _) in hidden {
        if let Entry::Draw(AnyDrawn::Special(SpecialDrawn::TheGifts(drawn @ Drawn::Card(_)))) = entry {
            *drawn = Drawn::FaceDown;
        }
    }
}

/// Redistributes the gifts of other players, from all cards that are neither opened nor the seat's own.
fn imagine(game: &mut Game, seat: Seat, pick: Pick<'_>) {
    if let Some(state) = &mut game.states.the_gifts {
        state.cards.deal_anew(seat, pick);
    }
}

const fn lot(lot: Draw) -> Flow {
    Flow::Draw(crate::game::Draw::Special(SpecialDraw::TheGifts(lot)))
}
