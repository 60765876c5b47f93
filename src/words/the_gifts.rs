//! The Gifts: cards, what they do and what they are worth, in words.

use crate::rules::expansions::the_gifts::{Action, BadOpening, Card, Event, Opening, Which};

use super::story::Cast;
use super::{Words, messages};

messages! {
    card(card);
    story_received(player);
    story_opened(player, card);
    story_unopened(player, points, gifts);
    score_swept(place, winners);
    score_cashed_out(kind, place, winners);
    label_meeples(count);
    label_gifts(count);
    action_open(card);
    action_keep(which);
    refusal_gift(reason);
}

impl Words {
    /// A gift's name.
    pub(crate) fn gift(self, card: Card) -> String {
        self.card(match card {
            Card::Synod => "synod",
            Card::RoadSweeper => "road_sweeper",
            Card::ChangePosition => "change_position",
            Card::CashOut => "cash_out",
            Card::Take2 => "take2",
        })
    }

    /// Something about a gift.
    pub(super) fn gift_event(self, event: Event, cast: &Cast) -> Option<String> {
        match event {
            Event::Received { seat } => Some(self.story_received(cast.name(seat))),
            Event::Opened { seat, opening } => Some(self.story_opened(cast.name(seat), self.gift(opening.card()))),
            Event::Unopened { seat, term } => {
                Some(self.story_unopened(cast.name(seat), term.points(), self.label_gifts(term.count)))
            }
            Event::Reshuffled | Event::NoneLeft { .. } | Event::SecondTile { .. } | Event::PutBack { .. } => None,
        }
    }

    /// What may be done with a gift.
    pub(crate) fn gift_action(self, action: Action) -> String {
        match action {
            Action::Open(opening) => self.action_open(self.gift(Opening::card(opening))),
            Action::Keep(Which::First) => self.action_keep("first"),
            Action::Keep(Which::Second) => self.action_keep("second"),
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
