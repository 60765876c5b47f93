//! Texts of Houses and Walls: pieces on the borders between tiles.

use crate::rules::expansions::houses_and_walls::{Event as HouseEvent, Marker, MarkerKind, RefusalReason};
use crate::rules::expansions::{SpecialEvent, SpecialRefusal};
use crate::rules::{Event, Refusal};
use crate::words::Words;

use super::{Hooks, Narration, Scene};

pub(super) const HOOKS: Hooks = Hooks { narration, event, refusal, ..Hooks::NONE };

const fn narration(event: &SpecialEvent, _: &[Event]) -> Narration {
    match event {
        SpecialEvent::HousesAndWalls(HouseEvent::Built { .. }) => Narration::Beside,
        _ => Narration::Alone,
    }
}

/// Describes the placement of a house or wall. Returns `None` for other events.
fn event(words: Words, event: &SpecialEvent, scene: &Scene<'_>) -> Option<String> {
    let SpecialEvent::HousesAndWalls(HouseEvent::Built { seat, marker: Marker { kind, border } }) = *event else {
        return None;
    };
    let (player, side) = (scene.cast.name(seat), words.side(border.side));
    Some(words.story_built(border.at.to_string(), marker_key(kind), player, side))
}

fn refusal(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Special(SpecialRefusal::HousesAndWalls(reason)) = refusal else { return None };
    Some(words.refusal_marker(match reason {
        RefusalReason::NoneLeft(MarkerKind::House) => "no_house_left",
        RefusalReason::NoneLeft(MarkerKind::Wall) => "no_wall_left",
        RefusalReason::NoHouse => "house",
        RefusalReason::NoWall => "wall",
    }))
}

/// Returns the key of a house or wall in messages.
pub(crate) const fn marker_key(kind: MarkerKind) -> &'static str {
    match kind {
        MarkerKind::House => "house",
        MarkerKind::Wall => "wall",
    }
}
