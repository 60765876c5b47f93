//! The 25 cards of the expansion (`the_gifts.md 0.1`): in the pile, with players or opened.
//!
//! Players cannot see the order of the pile, so only the number of cards of each kind in it is stored.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{RandomPick, Seat};

/// A kind of gift (`the_gifts.md 0.1`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// The player places a meeple on any incomplete monastery.
    Synod,
    /// The player scores an incomplete road, and its meeples return.
    RoadSweeper,
    /// A meeple of the player moves between a field and another segment of its tile.
    ChangePosition,
    /// A meeple of the player returns for points.
    CashOut,
    /// The player draws a second tile and places one of the two.
    Take2,
}

impl Card {
    /// Every kind of gift, in a fixed order.
    pub const ALL: [Card; 5] = [Card::Synod, Card::RoadSweeper, Card::ChangePosition, Card::CashOut, Card::Take2];

    /// The number of cards of each kind (`the_gifts.md 0.1`).
    pub const COPIES: u8 = 5;
}

const CARDS: usize = Card::ALL.len() * Card::COPIES as usize;

/// The gifts that a player has not opened yet. Their number is public, their kinds are not.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hand {
    /// The cards whose kind is known, in the order in which the player got them.
    pub cards: ArrayVec<Card, CARDS>,
    /// The number of cards of unknown kind. It is 0 except in public records and copies for look-ahead.
    pub face_down: u8,
}

/// The cards in the pile, with players and opened.
#[derive(Clone, Debug)]
pub(super) struct Cards {
    /// The number of face-down cards of each kind, in the pile or among a player's cards of unknown kind.
    unknown: [u8; Card::ALL.len()],
    discards: [u8; Card::ALL.len()],
    hands: [Hand; Seat::MAX_COUNT],
}

impl Cards {
    pub fn new() -> Cards {
        Cards { unknown: [Card::COPIES; Card::ALL.len()], discards: Default::default(), hands: Default::default() }
    }

    pub fn pile(&self) -> usize {
        let face_down = self.hands.iter().map(|hand| usize::from(hand.face_down)).sum();
        let unknown = sum(&self.unknown);
        always!(unknown >= face_down, "of {unknown} unknown cards, {face_down} are with players");
        unknown.saturating_sub(face_down)
    }

    /// Returns the card of the pile with this number, in a fixed order, or `None` if the pile has fewer cards.
    pub fn nth(&self, number: usize) -> Option<Card> {
        let cards = Card::ALL.into_iter().zip(self.unknown);
        cards.flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(count))).nth(number)
    }

    /// Returns the kinds of cards in the discard pile, each with its number.
    pub fn discards(&self) -> impl Iterator<Item = (Card, u8)> + use<> {
        Card::ALL.into_iter().zip(self.discards).filter(|&(_, count)| count > 0)
    }

    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    pub fn held(&self, seat: Seat) -> usize {
        let Hand { cards, face_down } = self.hand(seat);
        cards.len() + usize::from(*face_down)
    }

    /// Returns whether a player may have a card of this kind, as far as is known.
    pub fn may_hold(&self, seat: Seat, card: Card) -> bool {
        let Hand { cards, face_down } = self.hand(seat);
        cards.contains(&card) || (*face_down > 0 && self.unknown[card as usize] > 0)
    }

    /// Turns the discard pile into the new pile if the pile is empty. Returns whether it did so.
    pub fn reshuffle(&mut self) -> bool {
        if self.pile() > 0 || sum(&self.discards) == 0 {
            return false;
        }
        for (unknown, opened) in self.unknown.iter_mut().zip(std::mem::take(&mut self.discards)) {
            *unknown += opened;
        }
        true
    }

    /// Gives a player a card from the pile, of unknown kind if `None`. Returns `false` if there is no such card.
    pub fn give(&mut self, seat: Seat, card: Option<Card>) -> bool {
        if self.pile() == 0 {
            return false;
        }
        let hand = &mut self.hands[seat.index()];
        match card {
            None => hand.face_down += 1,
            Some(card) if self.unknown[card as usize] > 0 => {
                hand.cards.push(card);
                self.unknown[card as usize] -= 1;
            }
            Some(_) => return false,
        }
        true
    }

    /// Deals as many cards as before to all players except one, from those that the excepted player does not know.
    pub fn redeal(&mut self, except: Seat, pick: RandomPick<'_>) {
        let held: ArrayVec<(Seat, usize), { Seat::MAX_COUNT }> =
            Seat::all(Seat::MAX_COUNT).filter(|&seat| seat != except).map(|seat| (seat, self.held(seat))).collect();
        for &(seat, _) in &held {
            let hand = std::mem::take(&mut self.hands[seat.index()]);
            hand.cards.iter().for_each(|&card| self.unknown[card as usize] += 1);
        }
        for (seat, count) in held {
            for _ in 0..count {
                let card = self.nth(pick(sum(&self.unknown).max(1)));
                always!(card.is_some() && self.give(seat, card), "fewer cards are left than were taken back");
            }
        }
    }

    /// Moves a card from a player to the discard pile.
    pub fn discard(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hands[seat.index()];
        match hand.cards.iter().position(|&held| held == card) {
            Some(place) => drop(hand.cards.remove(place)),
            None => {
                take_one(&mut hand.face_down);
                take_one(&mut self.unknown[card as usize]);
            }
        }
        self.discards[card as usize] += 1;
    }

    /// Checks that every card is in the pile, with a player or in the discard pile (`the_gifts.md 0.1`).
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

fn take_one(count: &mut u8) {
    match count.checked_sub(1) {
        Some(others) => *count = others,
        None => never!("there is no card to take"),
    }
}
