//! Deserts in words: oases, spice deposits and sandworms.

use crate::rules::expansions::SpecialEvent;
use crate::rules::expansions::deserts::Event;
use crate::rules::figure::Figure;
use crate::rules::score::{Label, Score, Term};
use crate::rules::tile::{Kind, Shape};
use crate::words::receipt::times;
use crate::words::{Words, keyed, labels, messages};

use super::{Hooks, Scene};

labels! {
    DESERTS true;
    OASIS true;
    OASIS_GARDEN_LIKE false;
    OASIS_DECORATION false;
}

messages! {
    role_keeper();
    role_harvester();
    story_rode(player, at);
    score_worm(place, winners);
    label_deserts(count);
    label_spice();
    tile_desert();
    tile_oasis();
    tile_spice();
    tile_sandworm();
    action_ride(at, spot);
    option_of_tiles(tiles, all);
}

keyed! {
    kind_oasis { completed(place, winners) final(place, winners) left(place, winners) };
    kind_spice { completed(place, winners) final(place, winners) left(place, winners) };
    category_oasis() { title() none() rule() };
    category_spice() { title() none() rule() };
    edge_desert { side(side) };
}

pub(super) const HOOKS: Hooks = Hooks { role, tile, event, occasion, term, ..Hooks::NONE };

fn role(words: Words, _: Figure, kind: Kind) -> Option<String> {
    match kind {
        Kind::Oasis => Some(words.role_keeper()),
        Kind::Spice => Some(words.role_harvester()),
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

/// A sandworm carried a meeple.
fn event(words: Words, event: &SpecialEvent, scene: &Scene<'_>) -> Option<String> {
    let SpecialEvent::Deserts(Event::Rode { seat, from }) = *event else { return None };
    Some(words.story_rode(scene.cast.name(seat), from.to_string()))
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
