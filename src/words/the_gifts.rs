//! The Gifts: cards, what they are opened on, what they do and what they are worth, in words.

use crate::rules::board::{Board, Laid};
use crate::rules::expansions::the_gifts::{BadOpening, Card, Event, Opening};
use crate::rules::figure::Figure;
use crate::rules::geometry::Pos;
use crate::rules::tile::{Kind, SegmentIndex};

use super::story::Cast;
use super::{Words, messages};

messages! {
    card(card);
    card_does(card);
    target_synod(figure, place);
    target_road(place);
    target_change(place, from, to);
    target_figure(figure, place);
    note_road(tiles, people);
    note_gain(points);
    story_received(player);
    story_none_left(player);
    story_reshuffled();
    story_opened(player, card);
    story_opened_on(player, card, target);
    story_wasted(player, card);
    story_second_tile(player, tile);
    story_put_back(tile);
    story_unopened(player, points, gifts);
    score_swept(place, winners);
    score_cashed_out(kind, place, winners);
    label_meeples(count);
    label_gifts(count);
    action_open(card);
    action_open_on(card, target);
    action_keep(letter, tile);
    refusal_gift(reason);
    gifts_title(table);
    gifts_none();
    gifts_line(letter, card, count, does);
    gifts_now();
    gifts_once();
    gifts_later();
    gifts_worth();
    gifts_held(held, pile);
    gifts_opened(cards);
    gifts_hint(cards);
    gifts_over();
    gift_yours(card, does);
    gift_promised();
    gift_promised_none();
    gift_try(card, target);
    gift_useless(card);
    gift_blind(card);
    gift_target(card, does);
    gift_no_score();
    option_gift();
    menu_gift();
    menu_gift_target();
    button_gifts();
    button_open_gift();
    button_without_gift();
    button_back();
    keep_yours(player, one, other);
    keep_tried(letter, tile);
    scores_gifts(count);
    alt_gifts(cards, pile);
    alt_no_gifts(pile);
    alt_gift(card);
    alt_two_tiles(tiles);
    fault_gifts_off();
    fault_gift_when();
    fault_gift_none();
    fault_gift_card(possible);
    fault_gift_target(possible);
    fault_keep();
}

/// The word that messages choose by for a gift.
pub(crate) const fn card_key(card: Card) -> &'static str {
    match card {
        Card::Synod => "synod",
        Card::RoadSweeper => "road_sweeper",
        Card::ChangePosition => "change_position",
        Card::CashOut => "cash_out",
        Card::Take2 => "take2",
    }
}

impl Words {
    /// A gift's name.
    pub(crate) fn gift(self, card: Card) -> String {
        self.card(card_key(card))
    }

    /// What a gift does, in a sentence or two.
    pub(crate) fn gift_does(self, card: Card) -> String {
        self.card_does(card_key(card))
    }

    /// What a gift is opened on; nothing if that goes without saying.
    pub(crate) fn gift_target_of(self, opening: Opening, board: &Board) -> Option<String> {
        let laid = |at: Pos| board.at(at).map(|tile| board.laid(tile));
        match opening {
            Opening::Synod { figure, at, .. } => {
                Some(self.target_synod(self.role_of(figure, Kind::Monastery), at.to_string()))
            }
            Opening::RoadSweeper { at, .. } => Some(self.target_road(at.to_string())),
            Opening::ChangePosition { figure, at, from, to } => {
                let laid = laid(at)?;
                let spot = |segment| self.spot_on(laid, figure, segment);
                Some(self.target_change(at.to_string(), spot(from), spot(to)))
            }
            Opening::CashOut { figure, at, segment } => {
                Some(self.target_figure(self.spot_on(laid(at)?, figure, segment), at.to_string()))
            }
            Opening::Take2 | Opening::Wasted(_) => None,
        }
    }

    fn spot_on(self, laid: &Laid, figure: Figure, segment: SegmentIndex) -> String {
        self.spot_of(figure, laid.shape.shape(), laid.rotation, segment)
    }

    /// Something about a gift.
    pub(super) fn gift_event(self, event: Event, board: &Board, cast: &Cast) -> Option<String> {
        Some(match event {
            Event::Received { seat } => self.story_received(cast.name(seat)),
            Event::NoneLeft { seat } => self.story_none_left(cast.name(seat)),
            Event::Reshuffled => self.story_reshuffled(),
            Event::Opened { seat, opening } => {
                let (player, card) = (cast.name(seat), self.gift(opening.card()));
                match (opening, self.gift_target_of(opening, board)) {
                    (Opening::Wasted(_), _) => self.story_wasted(player, card),
                    (_, Some(target)) => self.story_opened_on(player, card, target),
                    (_, None) => self.story_opened(player, card),
                }
            }
            Event::SecondTile { seat, shape } => self.story_second_tile(cast.name(seat), self.tile(shape.shape())),
            Event::PutBack { shape, .. } => self.story_put_back(self.tile(shape.shape())),
            Event::Unopened { seat, term } => {
                self.story_unopened(cast.name(seat), term.points(), self.label_gifts(term.count))
            }
        })
    }

    /// What opening a gift is called.
    pub(crate) fn gift_opening(self, opening: Opening, board: &Board) -> String {
        let card = self.gift(opening.card());
        match self.gift_target_of(opening, board) {
            Some(target) => self.action_open_on(card, target),
            None => self.action_open(card),
        }
    }

    /// Why a gift may not be opened.
    pub(super) fn bad_opening(self, bad: BadOpening) -> String {
        self.refusal_gift(match bad {
            BadOpening::NotHeld => "held",
            BadOpening::Enough => "enough",
            BadOpening::NoTarget => "target",
            BadOpening::NotWasted => "wasted",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Event as AnyEvent;
    use crate::rules::expansions::SpecialEvent;
    use crate::rules::seat::Seat;
    use crate::rules::tile::ShapeId;
    use crate::words::Locale;

    #[test]
    fn a_gift_is_told_after_the_tile_and_its_figure() {
        let shape = ShapeId::named("BA/RFr").unwrap();
        let (seat, at) = (Seat::FIRST, Pos::START);
        let events = [
            AnyEvent::Placed { seat, shape, at, rotation: Default::default() },
            AnyEvent::Special(SpecialEvent::TheGifts(Event::Received { seat })),
            AnyEvent::Deployed { seat, figure: Figure::Meeple, at, segment: 0 },
        ];
        let game = crate::rules::Game::new(crate::rules::Setup::base(2)).unwrap();
        let cast = Cast::of_colours(Words::default());
        let told = Words::default().story(&events, game.board(), &cast);
        assert_eq!(told.len(), 2, "{told:?}");
        assert!(told[1].ends_with("receives a gift."), "{told:?}");
    }

    #[test]
    fn every_card_says_what_it_does_in_every_language() {
        for words in Locale::ALL.map(Words::of) {
            let mut said: Vec<String> = Card::ALL.iter().flat_map(|&c| [words.gift(c), words.gift_does(c)]).collect();
            said.sort();
            said.dedup();
            assert_eq!(said.len(), 2 * Card::ALL.len(), "{said:?}");
        }
        let french = Card::ALL.map(|card| Words::of(Locale::Fr).gift(card));
        assert_eq!(french, ["Synode", "Cantonnier", "Debout/Couché", "Retrait", "Prends-en-2"]);
    }
}
