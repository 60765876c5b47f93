//! Texts of Deserts: oases, spice deposits and sandworms.

use crate::rules::expansions::SpecialEvent;
use crate::rules::expansions::deserts::Event;
use crate::rules::figure::Figure;
use crate::rules::score::{Label, Score, Term};
use crate::rules::tile::{Kind, Shape};
use crate::words::Words;
use crate::words::receipt::times;

use super::{Hooks, Scene};

pub(super) const HOOKS: Hooks = Hooks { role, tile, event, occasion, term, ..Hooks::NONE };

fn role(words: Words, figure: Figure, kind: Kind) -> Option<String> {
    match kind {
        Kind::Oasis => Some(words.role_keeper(figure.key())),
        Kind::Spice => Some(words.role_harvester(figure.key())),
        _ => None,
    }
}

fn tile(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    if shape.has(Kind::Desert) {
        parts.push(words.tile_desert());
    }
    if shape.has(Kind::Oasis) {
        parts.push(words.tile_oasis());
    }
    if shape.has(Kind::Spice) {
        parts.push(words.tile_spice());
    }
    if shape.has(Kind::Sandworm) {
        parts.push(words.tile_sandworm());
    }
}

/// Describes a meeple carried by a sandworm. Returns `None` for other events.
fn event(words: Words, event: &SpecialEvent, scene: &Scene<'_>) -> Option<String> {
    let SpecialEvent::Deserts(Event::Rode { seat, from }) = *event else { return None };
    Some(words.story_rode(from.to_string(), scene.cast.name(seat)))
}

fn occasion(words: Words, score: &Score, winners: &str) -> Option<String> {
    Some(words.score_worm(score.feature.as_ref()?.at.0.to_string(), winners))
}

fn term(words: Words, term: Term) -> Option<String> {
    let what = match term.label {
        Label::Deserts => words.label_deserts(term.count),
        Label::Spice => words.label_spice(),
        _ => return None,
    };
    Some(times(what, term.each))
}
