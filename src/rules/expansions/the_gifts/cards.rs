//! The 25 cards (`rules/gifts.md` §0): in the pile, with players, opened.
//!
//! The pile is unseen and therefore has no order: only the number of cards of each kind in it is known.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::forecast::Pick;
use crate::seat::Seat;

/// A kind of gift (`003 §Cartes`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// A meeple is placed on any incomplete monastery.
    Synod,
    /// An incomplete road is scored, and its meeples return.
    RoadSweeper,
    /// A meeple of the player lies down, or stands up, on its tile.
    ChangePosition,
    /// A meeple of the player returns for points.
    CashOut,
    /// A second tile is drawn, and one of the two is placed.
    Take2,
}

impl Card {
    /// Every kind, in a fixed order.
    pub const ALL: [Card; 5] = [Card::Synod, Card::RoadSweeper, Card::ChangePosition, Card::CashOut, Card::Take2];

    /// Number of cards of each kind (`003 §Matériel`).
    pub const COPIES: u8 = 5;
}

/// Number of cards in the game.
const CARDS: usize = Card::ALL.len() * Card::COPIES as usize;

/// The unopened gifts of a player.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hand {
    /// The known cards, in the order of arrival.
    pub cards: ArrayVec<Card, CARDS>,
    /// The number of cards of unknown kind: in the public record of an unfinished game, and where answers are only tried
    /// out.
    pub face_down: u8,
}

/// The places of the cards.
#[derive(Clone, Debug)]
pub(super) struct Cards {
    /// The number of face-down cards of each kind: in the pile, or as a card of unknown kind.
    unknown: [u8; Card::ALL.len()],
    discards: [u8; Card::ALL.len()],
    hands: [Hand; Seat::MOST],
}

impl Cards {
    pub fn new() -> Cards {
        Cards { unknown: [Card::COPIES; Card::ALL.len()], discards: Default::default(), hands: Default::default() }
    }

    /// Returns the number of cards in the pile.
    pub fn pile(&self) -> usize {
        let face_down = self.hands.iter().map(|hand| usize::from(hand.face_down)).sum();
        sum(&self.unknown).saturating_sub(face_down)
    }

    /// Returns a card of the pile by its number, in a fixed order.
    pub fn nth(&self, number: usize) -> Option<Card> {
        let cards = Card::ALL.into_iter().zip(self.unknown);
        cards.flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(count))).nth(number)
    }

    /// Returns the opened cards, each with its number of copies.
    pub fn discards(&self) -> impl Iterator<Item = (Card, u8)> + use<> {
        Card::ALL.into_iter().zip(self.discards).filter(|&(_, count)| count > 0)
    }

    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    /// Returns the number of a player's unopened gifts.
    pub fn held(&self, seat: Seat) -> usize {
        let Hand { cards, face_down } = self.hand(seat);
        cards.len() + usize::from(*face_down)
    }

    /// Returns whether a player may have such a card, as far as is known.
    pub fn may_hold(&self, seat: Seat, card: Card) -> bool {
        let Hand { cards, face_down } = self.hand(seat);
        cards.contains(&card) || (*face_down > 0 && self.unknown[card as usize] > 0)
    }

    /// Makes a new pile of the opened cards if the old one is empty; returns whether it did.
    pub fn reshuffle(&mut self) -> bool {
        if self.pile() > 0 || sum(&self.discards) == 0 {
            return false;
        }
        for (unknown, opened) in self.unknown.iter_mut().zip(std::mem::take(&mut self.discards)) {
            *unknown += opened;
        }
        true
    }

    /// Gives a player a card of the pile, or one of unknown kind. Returns `false` and changes nothing if there is none.
    pub fn give(&mut self, seat: Seat, card: Option<Card>) -> bool {
        if self.pile() == 0 {
            return false;
        }
        let hand = &mut self.hands[seat.index()];
        match card {
            None => hand.face_down += 1,
            Some(card) if self.unknown[card as usize] > 0 && hand.cards.try_push(card).is_ok() => {
                self.unknown[card as usize] -= 1;
            }
            Some(_) => return false,
        }
        true
    }

    /// Deals all players but one the number of cards they hold, from those that this player does not know.
    pub fn deal_anew(&mut self, but: Seat, pick: Pick<'_>) {
        let held: ArrayVec<(Seat, usize), { Seat::MOST }> =
            Seat::all(Seat::MOST).filter(|&seat| seat != but).map(|seat| (seat, self.held(seat))).collect();
        for &(seat, _) in &held {
            let hand = std::mem::take(&mut self.hands[seat.index()]);
            hand.cards.iter().for_each(|&card| self.unknown[card as usize] += 1);
        }
        for (seat, count) in held {
            for _ in 0..count {
                let card = self.nth(pick(sum(&self.unknown).max(1)));
                // Succeeds, since this many cards were taken back.
                let _ = card.is_some() && self.give(seat, card);
            }
        }
    }

    /// Moves a card that a player has opened to the opened ones.
    pub fn open(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hands[seat.index()];
        match hand.cards.iter().position(|&held| held == card) {
            Some(place) => drop(hand.cards.remove(place)),
            None => {
                hand.face_down = hand.face_down.saturating_sub(1);
                self.unknown[card as usize] = self.unknown[card as usize].saturating_sub(1);
            }
        }
        self.discards[card as usize] += 1;
    }

    /// Checks that every card is in the pile, with a player or opened (`gifts.md` §0).
    pub fn audit(&self) -> Result<(), String> {
        for card in Card::ALL {
            let held = self.hands.iter().flat_map(|hand| &hand.cards).filter(|&&held| held == card).count();
            let all = usize::from(self.unknown[card as usize]) + usize::from(self.discards[card as usize]) + held;
            if all != usize::from(Card::COPIES) {
                return Err(format!("there are {all} cards of {card:?}"));
            }
        }
        Ok(())
    }
}

fn sum(counts: &[u8]) -> usize {
    counts.iter().map(|&count| usize::from(count)).sum()
}
