//! Texts of The Tower: floors, meeples on top, captures, exchanges and ransoms.

use crate::presenter::{Cast, EventContext, Narration};
use crate::rules::expansions::the_tower::{Event, RefusalReason};
use crate::rules::{ExpansionEvent, ExpansionRefusal, Figure, Kind, Label, Refusal, Score, Shape, Term};
use crate::words::{Words, markup};

pub(super) fn figure_role(words: Words, figure: Figure, kind: Option<Kind>) -> Option<String> {
    (kind == Some(Kind::Foundation)).then(|| words.meeple_on_tower(figure.key()))
}

pub(super) fn tile(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    if shape.has(Kind::Foundation) {
        parts.push(words.tile_foundation());
    }
}

/// Describes an event of a tower. A ransom paid between the tile and the figure is described after both.
pub(super) fn event(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    let ExpansionEvent::TheTower(event) = *event else { return Narration::Silent };
    let text = words.tower_event(event, context.cast);
    if matches!(event, Event::Freed { .. }) { Narration::Beside(text) } else { Narration::Alone(text) }
}

pub(super) fn occasion(words: Words, _: &Score, winners: &str) -> Option<String> {
    Some(words.score_ransom(winners))
}

pub(super) fn term(words: Words, term: Term) -> Option<String> {
    (term.label == Label::Ransom).then(|| words.label_ransom(term.each.unsigned_abs()))
}

pub(super) fn refusal(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Expansion(ExpansionRefusal::TheTower(reason)) = refusal else { return None };
    Some(words.refusal_tower(match reason {
        RefusalReason::NoFoundation => "no_foundation",
        RefusalReason::Closed => "closed",
        RefusalReason::NoFloor => "no_floor",
        RefusalReason::Bare => "bare",
        RefusalReason::NoTop(_) => "no_top",
        RefusalReason::OutOfRange => "out_of_range",
        RefusalReason::Paid => "paid",
        RefusalReason::Poor => "poor",
        RefusalReason::NoPrisoner => "no_prisoner",
    }))
}

impl Words {
    /// Describes an event of a tower or its prisoners.
    fn tower_event(self, event: Event, cast: &Cast) -> String {
        let one = |figure: Figure| self.figure(figure.key(), 1);
        match event {
            Event::Floor { seat, at, height } => self.event_floor(markup::spot(at), height, cast.name(seat)),
            Event::Top { seat, figure, at } => self.event_top(markup::spot(at), figure.key(), cast.name(seat)),
            Event::Captured { by, seat, figure, at } if by == seat => {
                self.event_recovered(markup::spot(at), one(figure), cast.name(by))
            }
            Event::Captured { by, seat, figure, at } => {
                self.event_captured(markup::spot(at), one(figure), cast.name(seat), cast.name(by))
            }
            Event::Exchanged { captor, other } => {
                let figures = [captor, other].map(|(seat, figure)| self.figure_of(one(figure), cast.name(seat)));
                self.event_exchanged(self.list(&figures), cast.name(other.0), cast.name(captor.0))
            }
            Event::Freed { seat, figure, captor } => self.event_freed(cast.name(captor), one(figure), cast.name(seat)),
        }
    }
}
