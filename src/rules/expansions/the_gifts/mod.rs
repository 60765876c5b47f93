//! The Gifts (`rules/gifts.md`): cards for extending what others control, kept secretly and opened one with a tile.
//!
//! Which cards a player has is known to that player alone: nothing but [`Own`](crate::Own) tells it, which is made
//! for one seat, and the answers offered to that seat. How many each has, and which were opened, everybody sees.
//!
//! Whoever leaves the game keeps the unopened cards, as figures on the board and points stay too (`OURS`).
//!
//! With the Abbot: an abbot that shares its monastery is scored for its owner alone when it is called back. With Bridges,
//! Castles & Bazaars: what a bridge makes placeable may be drawn to; a tile won at auction counts as drawn, and a bazaar that
//! Take 2 brings in an auction's round waits for the end of it (`gifts.md` §1.6, §2.4).

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
use super::{
    Hooks, SpecialAction, SpecialDrawn, SpecialEvent, SpecialLot, SpecialOccasion, SpecialQuestion, SpecialRefusal,
};
use crate::action::{self, Refusal};
use crate::event;
use crate::forecast::Pick;
use crate::game::{Drawn as AnyDrawn, Game, Unseen, Waiting};
use crate::piece::Piece;
use crate::record::Entry;
use crate::score::{self, Label, Term};
use crate::seat::Seat;
use crate::tile::ShapeId;
use crate::turn::Flow;

pub(crate) use super::nothing::{FIGURES, KINDS, TILES};
pub use cards::Card;
pub use opening::{BadOpening as Bad, Opening};
pub(super) use options::OPTIONS;
pub use options::{Control, Options, OtherTile};
pub(crate) use receiving::give;
pub(super) use receiving::stand_in;

/// What the expansion remembers.
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

    /// How many cards the pile has.
    pub fn pile(&self) -> usize {
        self.cards.pile()
    }

    /// The opened cards, with how many there are of each.
    pub fn discards(&self) -> impl Iterator<Item = (Card, u8)> + use<> {
        self.cards.discards()
    }

    /// How many unopened gifts a player has.
    pub fn held(&self, seat: Seat) -> usize {
        self.cards.held(seat)
    }

    /// The tile that Take 2 brought, while its player chooses which one to keep.
    pub fn second_tile(&self) -> Option<ShapeId> {
        self.second.map(|second| second.shape)
    }
}

/// What everybody may see of the expansion. How many gifts each player has is among the player's pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Shown {
    /// The tile that came with a gift, while the same player chooses between the two.
    pub second_tile: Option<ShapeId>,
    /// How many cards the pile has.
    pub pile: usize,
    /// The opened gifts, with how many there are of each.
    pub discards: Vec<(Card, u8)>,
}

impl Shown {
    pub(super) fn of(game: &Game) -> Shown {
        let Some(state) = state(game) else { return Shown::default() };
        // What stays unlaid when the game is over is nobody's to choose from.
        let is_over = *game.waiting() == Waiting::Over;
        Shown {
            second_tile: state.second_tile().filter(|_| game.hand().is_some() && !is_over),
            pile: state.pile(),
            discards: state.discards().collect(),
        }
    }
}

/// What one player alone may see of the expansion.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Own {
    /// The unopened gifts, in the order in which they came.
    pub cards: Vec<Card>,
    /// Gifts that the player has not looked at either: those that would come with answers that are only tried out.
    pub face_down: usize,
}

impl Own {
    pub(super) fn of(game: &Game, seat: Seat) -> Own {
        let Some(hand) = state(game).map(|state| state.cards.hand(seat)) else { return Own::default() };
        Own { cards: hand.cards.to_vec(), face_down: usize::from(hand.face_down) }
    }
}

/// Why points are counted that only this expansion gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// A road sweeper came before the road was complete (`003 §Cartes`).
    Swept,
    /// Somebody took a meeple back for points (`003 §Cartes`).
    CashedOut,
    /// Gifts were never opened (`003 §Fin`).
    Unopened,
}

const fn occasion(occasion: Occasion) -> score::Occasion {
    score::Occasion::Special(SpecialOccasion::TheGifts(occasion))
}

/// What the expansion lets players do with a tile in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Open a gift. The tile is still to be laid.
    Open(Opening),
    /// Keep one of two tiles.
    Keep(Which),
}

/// One of two tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Which {
    /// The one that was in hand.
    First,
    /// The one that Take 2 brought.
    Second,
}

/// What the expansion asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Which of two tiles to keep.
    Keep,
}

/// What must be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lot {
    /// A card, which its owner alone sees.
    Card,
    /// The second tile of Take 2.
    SecondTile,
}

/// What was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Drawn {
    /// This card came.
    Card(Card),
    /// A card came, and it is not said which: so it stands in the record of an unfinished game that anybody may see.
    FaceDown,
    /// This tile came.
    SecondTile(ShapeId),
}

/// What happens only with this expansion. All of it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The pile was used up, and the opened cards became a new one.
    Reshuffled,
    /// A player got a gift. Which one is for that player to know.
    Received {
        /// Who.
        seat: Seat,
    },
    /// A player should have got a gift, but all lie unopened in front of players.
    NoneLeft {
        /// Who.
        seat: Seat,
    },
    /// A player opened a gift. What it did to scores and to supplies is told next, what it moved on a tile is told here.
    Opened {
        /// Who.
        seat: Seat,
        /// What.
        opening: Opening,
    },
    /// Take 2 brought another tile; everybody sees it.
    SecondTile {
        /// Who drew.
        seat: Seat,
        /// The tile.
        shape: ShapeId,
    },
    /// The tile that was not kept went back into the pile.
    PutBack {
        /// Who put it back.
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

/// What so many unopened gifts are worth.
const fn worth(held: usize) -> Term {
    Term { label: Label::Gifts, count: held as u16, each: UNOPENED }
}

/// Step 1c: with a tile in hand that can be laid one gift may be opened, together with the question where it goes (`003 n4`).
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

pub(super) fn outcomes(game: &Game, lot: Lot) -> usize {
    match lot {
        Lot::Card => state(game).map_or(0, State::pile),
        Lot::SecondTile => game.pile().top().len(),
    }
}

pub(super) fn outcome(game: &Game, lot: Lot, number: usize) -> Option<Drawn> {
    match lot {
        Lot::Card => state(game)?.cards.nth(number).map(Drawn::Card),
        Lot::SecondTile => game.pile().top().get(number).copied().map(Drawn::SecondTile),
    }
}

pub(super) fn drawn(game: &mut Game, lot: Lot, drawn: Drawn, events: &mut Vec<event::Event>) -> Option<Flow> {
    match (lot, drawn) {
        (Lot::Card, drawn) => receiving::received(game, drawn, events),
        (Lot::SecondTile, Drawn::SecondTile(shape)) => take2::drawn(game, shape, events),
        (Lot::SecondTile, _) => None,
    }
}

/// Says of no card that was drawn which one it is: those that were opened, their opening tells.
fn disguise(_: &[Unseen], log: &mut [Entry]) {
    for entry in log {
        if let Entry::Draw(AnyDrawn::Special(SpecialDrawn::TheGifts(drawn @ Drawn::Card(_)))) = entry {
            *drawn = Drawn::FaceDown;
        }
    }
}

/// The gifts of others may be any that are not opened and not one's own.
fn imagine(game: &mut Game, seat: Seat, pick: Pick<'_>) {
    if let Some(state) = &mut game.states.the_gifts {
        state.cards.deal_anew(seat, pick);
    }
}

const fn lot(lot: Lot) -> Flow {
    Flow::Draw(crate::game::Lot::Special(SpecialLot::TheGifts(lot)))
}

const fn event(event: Event) -> event::Event {
    event::Event::Special(SpecialEvent::TheGifts(event))
}

const fn question(question: Question) -> action::Question {
    action::Question::Special(SpecialQuestion::TheGifts(question))
}

const fn action(action: Action) -> action::Action {
    action::Action::Special(SpecialAction::TheGifts(action))
}
