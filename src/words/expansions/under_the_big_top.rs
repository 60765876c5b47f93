//! Texts of Under the Big Top: the circus, pyramids and the ringmaster.

use crate::rules::Refusal;
use crate::rules::expansions::under_the_big_top::{Animal, Event, Occasion, RefusalReason};
use crate::rules::expansions::{SpecialEvent, SpecialOccasion, SpecialRefusal};
use crate::rules::figure::Figure;
use crate::rules::score::{self, Label, Score, Term};
use crate::rules::tile::{Kind, Shape};
use crate::words::Words;
use crate::words::receipt::times;

use super::{Hooks, Scene};

pub(super) const HOOKS: Hooks = Hooks { role, tile, event, is_told: |_| true, occasion, term, refusal, ..Hooks::NONE };

fn role(words: Words, figure: Figure, kind: Kind) -> Option<String> {
    (kind == Kind::Acrobats).then(|| words.role_acrobat(figure.key()))
}

fn tile(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    let prints = [(Kind::Circus, words.tile_circus()), (Kind::Acrobats, words.tile_acrobats())];
    parts.extend(prints.into_iter().filter(|(kind, _)| shape.has(*kind)).map(|(_, text)| text));
}

fn event(words: Words, event: &SpecialEvent, scene: &Scene<'_>) -> Option<String> {
    let SpecialEvent::UnderTheBigTop(event) = *event else { return None };
    Some(match event {
        Event::Pitched { at } => words.story_pitched(at.to_string()),
        Event::TurnedUp { at, animal } => words.story_turned_up(key(animal), at.to_string(), animal.value()),
        Event::Pyramid { seat, at } => words.story_pyramid(at.to_string(), scene.cast.name(seat)),
    })
}

/// Returns the key of an animal in messages.
const fn key(animal: Animal) -> &'static str {
    match animal {
        Animal::Flea => "flea",
        Animal::Monkey => "monkey",
        Animal::Seal => "seal",
        Animal::Bear => "bear",
        Animal::Tiger => "tiger",
        Animal::Elephant => "elephant",
    }
}

fn occasion(words: Words, score: &Score, winners: &str) -> Option<String> {
    let score::Occasion::Special(SpecialOccasion::UnderTheBigTop(occasion)) = score.occasion else { return None };
    Some(match occasion {
        Occasion::Circus { at } => words.score_circus(at.to_string(), winners),
        Occasion::Pyramid { at } => words.score_acrobats(at.to_string(), winners),
    })
}

fn term(words: Words, term: Term) -> Option<String> {
    let name = match term.label {
        Label::Circus => words.label_circus(term.count),
        Label::Acrobats => words.label_acrobats(term.count),
        Label::Spaces => words.label_spaces(term.count),
        _ => return None,
    };
    Some(times(name, term.each))
}

fn refusal(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Special(SpecialRefusal::UnderTheBigTop(reason)) = refusal else { return None };
    Some(words.refusal_circus(match reason {
        RefusalReason::NoSpace => "no_space",
        RefusalReason::NoAcrobat(_) => "no_acrobat",
        RefusalReason::Full => "full",
        RefusalReason::UnderBridge => "under_bridge",
        RefusalReason::TooFar => "too_far",
        RefusalReason::NotReady => "not_ready",
        RefusalReason::OverAcrobats => "over_acrobats",
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn receipts_count_meeples_acrobats_and_spaces() {
        let term = |label, count, each| term(Words::default(), Term { label, count, each });
        assert_eq!(term(Label::Circus, 1, 7).as_deref(), Some("1 meeple near the circus × 7"));
        assert_eq!(term(Label::Acrobats, 2, 5).as_deref(), Some("2 acrobats × 5"));
        assert_eq!(term(Label::Spaces, 3, 2).as_deref(), Some("3 spaces around the ringmaster × 2"));
        assert_eq!(term(Label::Tiles, 4, 1), None);
    }
}
