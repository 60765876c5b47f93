//! Texts of The Cult: shrines, heretics and challenges.

use crate::rules::Refusal;
use crate::rules::expansions::the_cult::{Event, RefusalReason};
use crate::rules::expansions::{SpecialEvent, SpecialRefusal};
use crate::rules::figure::Figure;
use crate::rules::tile::{Kind, Shape};
use crate::words::Words;

use super::{Hooks, Scene};

pub(super) const HOOKS: Hooks = Hooks { role, tile, event, refusal, ..Hooks::NONE };

fn role(words: Words, figure: Figure, kind: Kind) -> Option<String> {
    (kind == Kind::Shrine).then(|| words.role_heretic(figure.key()))
}

fn tile(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    if shape.has(Kind::Shrine) {
        parts.push(words.tile_shrine());
    }
}

fn event(words: Words, event: &SpecialEvent, _: &Scene<'_>) -> Option<String> {
    let SpecialEvent::TheCult(Event { winner, loser, kind }) = *event else { return None };
    Some(words.story_challenge(kind.key(), loser.to_string(), winner.to_string()))
}

fn refusal(words: Words, refusal: Refusal) -> Option<String> {
    match refusal {
        Refusal::Special(SpecialRefusal::TheCult(RefusalReason::Crowded)) => Some(words.refusal_shrine()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::tile::ShapeId;
    use crate::words::Locale;

    #[test]
    fn a_shrine_is_named_neither_monastery_nor_abbey() {
        for (locale, shrine, heretic) in [
            (Locale::En, "shrine", "heretic"),
            (Locale::Fr, "lieu de culte", "hérétique"),
            (Locale::De, "Kultstätte", "Ketzer"),
        ] {
            let words = Words::of(locale);
            assert_eq!(ShapeId::named("CU/S").map(|shape| words.tile(shape.shape())).as_deref(), Some(shrine));
            assert_eq!(words.role_of(Figure::Meeple, Kind::Shrine), heretic);
        }
    }
}
