//! Describes The Count of Carcassonne: meeples that enter and leave the City, and the count.

use crate::rules::expansions::the_count::{Event, Quarter, RefusalReason};
use crate::rules::expansions::{SpecialEvent, SpecialRefusal};
use crate::rules::figure::Figure;
use crate::rules::score::{Label, Term};
use crate::rules::{Refusal, Setup};
use crate::words::Words;

use super::{Hooks, Scene};

pub(super) const HOOKS: Hooks = Hooks { event, term, rule, refusal, ..Hooks::NONE };

fn event(words: Words, event: &SpecialEvent, scene: &Scene<'_>) -> Option<String> {
    let SpecialEvent::TheCount(event) = *event else { return None };
    let one = |figure: Figure| words.figure(figure.key(), 1);
    Some(match event {
        Event::Sent { seat, figure, to } => {
            words.story_sent(one(figure), scene.cast.name(seat), words.quarter_named(to))
        }
        Event::Count { to } => words.story_count(words.quarter_named(to)),
        Event::Moved { seat, figure, from, at, .. } => {
            words.story_left_city(at.to_string(), one(figure), scene.cast.name(seat), words.quarter_named(from))
        }
    })
}

fn term(words: Words, term: Term) -> Option<String> {
    (term.label == Label::CityOfCarcassonne).then(|| words.label_city_of_carcassonne(term.points()))
}

/// Describes the points that the City gives to the fields beside it.
fn rule(words: Words, setup: &Setup, category: &str) -> Option<String> {
    let counts_cities = matches!(category, "field" | "barn");
    (setup.expansions.the_count.is_some() && counts_cities).then(|| words.rule_city_of_carcassonne())
}

fn refusal(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Special(SpecialRefusal::TheCount(bad)) = refusal else { return None };
    Some(words.refusal_count(match bad {
        RefusalReason::NoMeeple(_) => "no_meeple",
        RefusalReason::WrongQuarter => "wrong_quarter",
        RefusalReason::CountIsThere => "count_is_there",
        RefusalReason::Shut => "shut",
        RefusalReason::NobodyThere => "nobody_there",
        RefusalReason::NotScored => "not_scored",
    }))
}

impl Words {
    /// Names a quarter of the City.
    pub(crate) fn quarter_named(self, quarter: Quarter) -> String {
        self.quarter(quarter.key())
    }
}
