//! The texts of The Ferries: lakes, and ferries between their roads.

use crate::rules::Refusal;
use crate::rules::expansions::ferries::RefusalReason;
use crate::rules::expansions::{SpecialEvent, SpecialRefusal};
use crate::rules::tile::{Kind, Shape};
use crate::words::Words;

use super::{Hooks, Scene};

pub(super) const HOOKS: Hooks = Hooks { tile, event, refusal, ..Hooks::NONE };

fn tile(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    parts.extend(shape.has(Kind::Lake).then(|| words.tile_lake()));
}

fn event(words: Words, event: &SpecialEvent, scene: &Scene<'_>) -> Option<String> {
    let SpecialEvent::Ferries(event) = event else { return None };
    let (at, player) = (event.ferry.at.to_string(), scene.cast.name(event.seat));
    Some(if event.moved { words.story_ferry_moved(at, player) } else { words.story_ferry(at, player) })
}

fn refusal(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Special(SpecialRefusal::Ferries(reason)) = refusal else { return None };
    Some(match reason {
        RefusalReason::Roads => words.refusal_ferry_roads(),
        RefusalReason::OutOfReach => words.refusal_ferry_reach(),
    })
}
