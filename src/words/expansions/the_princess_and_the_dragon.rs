//! Texts of The Princess & the Dragon: the dragon's walk, the fairy, the princess and magic portals.

use crate::rules::expansions::the_princess_and_the_dragon::{Event, RefusalReason};
use crate::rules::expansions::{SpecialEvent, SpecialRefusal};
use crate::rules::figure::Figure;
use crate::rules::score::{Label, Score, Term};
use crate::rules::seat::Seat;
use crate::rules::tile::{Kind, Mark, Shape};
use crate::rules::{Event as AnyEvent, Refusal};
use crate::words::Words;
use crate::words::story::Cast;

use super::{Hooks, Narration, Scene};

pub(super) const HOOKS: Hooks =
    Hooks { tile, narration, event, is_told: |_| true, occasion, term, refusal, ..Hooks::NONE };

fn tile(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    let has_princess = shape.segments.iter().any(|segment| segment.marks.has(Mark::Princess));
    let prints = [
        (shape.has(Kind::Dragon), words.tile_dragon()),
        (has_princess, words.tile_princess()),
        (shape.has(Kind::Portal), words.tile_magic_portal()),
    ];
    parts.extend(prints.into_iter().filter(|(is_printed, _)| *is_printed).map(|(_, text)| text));
}

/// Returns the place of an event's description. The effect of a volcano is described before the move of the fairy.
const fn narration(event: &SpecialEvent, _: &[AnyEvent]) -> Narration {
    match event {
        SpecialEvent::ThePrincessAndTheDragon(Event::Landed { .. } | Event::ShuffledIn { .. }) => Narration::Beside,
        _ => Narration::Alone,
    }
}

fn event(words: Words, event: &SpecialEvent, scene: &Scene<'_>) -> Option<String> {
    let SpecialEvent::ThePrincessAndTheDragon(event) = event else { return None };
    Some(words.dragon_event(event, scene.cast))
}

fn occasion(words: Words, _: &Score, winners: &str) -> Option<String> {
    Some(words.score_fairy(winners))
}

fn term(words: Words, term: Term) -> Option<String> {
    (term.label == Label::Fairy).then(|| words.label_fairy(term.points()))
}

fn refusal(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Special(SpecialRefusal::ThePrincessAndTheDragon(reason)) = refusal else { return None };
    Some(words.refusal_dragon(match reason {
        RefusalReason::Dragon => "dragon",
        RefusalReason::NoStep => "no_step",
        RefusalReason::Fairy => "fairy",
        RefusalReason::NoKnight => "no_knight",
        RefusalReason::NoPortal => "no_portal",
        RefusalReason::NoWay => "no_way",
    }))
}

impl Words {
    /// Lists figures with their owners: "1 meeple of Alice and 1 builder of Bob".
    pub(crate) fn owned_figures(self, figures: &[(Seat, Figure)], cast: &Cast) -> String {
        let one = |&(seat, figure): &(Seat, Figure)| self.figure_of(self.figure(figure.key(), 1), cast.name(seat));
        self.list(&figures.iter().map(one).collect::<Vec<_>>())
    }

    /// Describes an event of the dragon, the fairy, a princess or a portal.
    fn dragon_event(self, event: &Event, cast: &Cast) -> String {
        match event {
            Event::LaidAside { shape } => self.story_laid_aside(self.tile(shape.shape())),
            Event::ShuffledIn { count } => self.story_shuffled_in(*count),
            Event::Landed { at } => self.story_landed(at.to_string()),
            Event::Stepped { seat, number, to, eaten, is_forced } => {
                let (at, player) = (to.to_string(), cast.name(*seat));
                let step = match is_forced {
                    true => self.story_step_forced(at, *number),
                    false => self.story_step(at, *number, player),
                };
                match eaten.is_empty() {
                    true => step,
                    false => format!("{step} {}", self.story_eaten(self.owned_figures(eaten, cast))),
                }
            }
            Event::DeadEnd { steps } => self.story_dead_end(*steps),
            Event::Fairy { seat, at, figure: Some(figure) } => {
                self.story_fairy(at.to_string(), figure.key(), cast.name(*seat))
            }
            Event::Fairy { seat, at, figure: None } => self.story_fairy_on(at.to_string(), cast.name(*seat)),
            Event::SentHome { by, seat, figure, at } => {
                let figures = self.owned_figures(&[(*seat, *figure)], cast);
                self.story_sent_home(at.to_string(), figures, cast.name(*by))
            }
            Event::Through { seat, from } => self.story_magic_portal(from.to_string(), cast.name(*seat)),
        }
    }
}
