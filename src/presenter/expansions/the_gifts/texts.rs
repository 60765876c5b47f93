//! Texts of The Gifts: cards with their targets, effects and values.

use crate::receipt::{feature_key, multiplied};
use crate::words::expansions::the_gifts::Messages as _;
use crate::words::{Words, markup};
use crate::{EventContext, Narration};
use bergerie_rules::expansions::the_gifts::{Card, Event, GiftOpening, Occasion, RefusalReason};
use bergerie_rules::{
    self, Board, ExpansionEvent, ExpansionOccasion, ExpansionRefusal, Piece, Refusal, Score, Term, TermLabel,
};

/// Describes an event of a gift. A gift received for a tile is described after the tile.
pub(super) fn event_narration(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    let ExpansionEvent::TheGifts(event) = *event else { return Narration::Silent };
    let name = |seat| context.names.name(seat);
    match event {
        Event::GiftReceived { seat } => Narration::AfterTile(words.event_received(name(seat))),
        Event::NoGiftLeft { seat } => Narration::AfterTile(words.event_none_left(name(seat))),
        Event::Reshuffled => Narration::AfterTile(words.event_reshuffled()),
        Event::GiftOpened { seat, opening } => {
            let (player, card) = (name(seat), words.gift(opening.card()));
            Narration::Sentence(match (opening, words.gift_target_of(opening, context.board)) {
                (GiftOpening::Wasted(_), _) => words.event_wasted(card, player),
                (_, Some(target)) => words.event_opened_on(card, player, target),
                (_, None) => words.event_opened(card, player),
            })
        }
        Event::SecondTile { seat, shape } => {
            Narration::Sentence(words.event_second_tile(name(seat), words.tile(shape.get())))
        }
        Event::TilePutBack { shape, .. } => Narration::Sentence(words.event_put_back(words.tile(shape.get()))),
    }
}

/// Describes a score. Points for no feature need a sentence if they are for unopened gifts.
pub(super) fn score_text(words: Words, score: &Score, context: &EventContext<'_>) -> Option<String> {
    let is_unopened =
        score.occasion == bergerie_rules::score::Occasion::Expansion(ExpansionOccasion::TheGifts(Occasion::Unopened));
    (is_unopened || score.feature.is_some()).then(|| words.score(score, context.names))
}

pub(super) fn occasion_text(words: Words, score: &Score, winners: &str) -> Option<String> {
    let bergerie_rules::score::Occasion::Expansion(ExpansionOccasion::TheGifts(occasion)) = score.occasion else {
        return None;
    };
    let feature = score.feature.as_ref();
    let place = feature.map_or_else(String::new, |feature| markup::cell(feature.at.0));
    Some(match occasion {
        Occasion::Swept => words.score_swept(place, winners),
        Occasion::CashedOut => {
            let feature = words.kind_object(feature_key(feature?.kind, feature?.shape));
            words.score_cashed_out(feature, place, winners)
        }
        Occasion::Unopened => words.event_unopened(winners),
    })
}

pub(super) fn term_text(words: Words, term: Term) -> Option<String> {
    let what = match term.label {
        TermLabel::Meeples => words.label_meeples(term.count),
        TermLabel::Gifts => words.piece(Piece::Gift.key(), term.count),
        _ => return None,
    };
    Some(multiplied(what, term.each))
}

pub(super) fn refusal_text(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Expansion(ExpansionRefusal::TheGifts(reason)) = refusal else { return None };
    Some(match reason {
        RefusalReason::NotHeld => words.refusal_gift_not_held(),
        RefusalReason::LimitReached => words.refusal_gift_limit_reached(),
        RefusalReason::NoTarget => words.refusal_gift_no_target(),
        RefusalReason::NotWasted => words.refusal_gift_not_wasted(),
    })
}

/// Returns the key of a gift in messages.
pub const fn card_key(card: Card) -> &'static str {
    match card {
        Card::Synod => "synod",
        Card::RoadSweeper => "road_sweeper",
        Card::ChangePosition => "change_position",
        Card::CashOut => "cash_out",
        Card::Take2 => "take2",
    }
}

impl Words {
    pub fn gift(self, card: Card) -> String {
        self.card(card_key(card))
    }

    /// Describes the effect of a gift, in a sentence or two.
    pub fn gift_effect(self, card: Card) -> String {
        self.card_effect(card_key(card))
    }

    /// Describes the target of a gift. Returns `None` if no description is needed.
    pub fn gift_target_of(self, opening: GiftOpening, board: &Board) -> Option<String> {
        let spot = |figure, at, segment| self.figure_at(board, figure, (at, segment));
        match opening {
            GiftOpening::Synod { figure, at, segment } => {
                Some(self.target_synod(spot(figure, at, segment), at.to_string()))
            }
            GiftOpening::RoadSweeper { at, segment } => {
                Some(self.target_road(self.feature_place(board, (at, segment))))
            }
            GiftOpening::ChangePosition { figure, at, from, to } => {
                Some(self.target_change(spot(figure, at, from), at.to_string(), spot(figure, at, to)))
            }
            GiftOpening::CashOut { figure, at, segment } => {
                Some(self.target_figure(spot(figure, at, segment), at.to_string()))
            }
            GiftOpening::Take2 | GiftOpening::Wasted(_) => None,
        }
    }

    /// Describes the opening of a gift.
    pub fn gift_opening(self, opening: GiftOpening, board: &Board) -> String {
        let card = self.gift(opening.card());
        match self.gift_target_of(opening, board) {
            Some(target) => self.action_open_on(card, target),
            None => self.action_open(card),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PlayerNames;
    use crate::words::Locale;
    use bergerie_rules::{Figure, Pos, Seat, ShapeId};

    #[test]
    fn a_gift_is_reported_after_the_tile_and_its_figure() {
        let shape = ShapeId::named("BA/RFr").unwrap();
        let (seat, at) = (Seat::FIRST, Pos::START);
        let events = [
            bergerie_rules::Event::Placed { seat, shape, at, rotation: Default::default() },
            bergerie_rules::Event::Expansion(ExpansionEvent::TheGifts(Event::GiftReceived { seat })),
            bergerie_rules::Event::Deployed { seat, figure: Figure::Meeple, at, segment: 0 },
        ];
        let game = bergerie_rules::Game::new(bergerie_rules::Setup::base(2)).unwrap();
        let names = PlayerNames::of_colours(Words::default());
        let sentences = Words::default().event_sentences(&events, game.board(), &names);
        assert_eq!(sentences.len(), 2, "{sentences:?}");
        assert!(sentences[1].ends_with("received a gift."), "{sentences:?}");
    }

    #[test]
    fn every_card_has_a_description_in_every_language() {
        for words in Locale::ALL.map(Words::of) {
            let mut texts: Vec<String> =
                Card::ALL.iter().flat_map(|&c| [words.gift(c), words.gift_effect(c)]).collect();
            texts.sort();
            texts.dedup();
            assert_eq!(texts.len(), 2 * Card::ALL.len(), "{texts:?}");
        }
        let french = Card::ALL.map(|card| Words::of(Locale::Fr).gift(card));
        assert_eq!(french, ["Synode", "Cantonnier", "Debout/Couché", "Retrait", "Prends-en-2"]);
    }
}
