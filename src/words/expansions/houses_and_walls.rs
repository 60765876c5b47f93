//! Houses and Walls in words: pieces on the borders between tiles.

use crate::rules::border::{BadMarker, Marker, MarkerKind};
use crate::rules::expansions::SpecialEvent;
use crate::rules::expansions::houses_and_walls::Event as HouseEvent;
use crate::rules::{Event, Refusal};
use crate::words::{Words, keyed, labels, messages};

use super::{Hooks, Manner, Scene};

labels! {
    HOUSES_AND_WALLS true;
    HOUSE_PIECES true;
    HOUSE_PIECES_BY_PLAYERS false;
    HOUSE_PIECES_ONE false;
    HOUSE_PIECES_TWO false;
    HOUSE_ENDS true;
    HOUSE_ENDS_NEW_ROADS false;
    HOUSE_ENDS_ALL_ROADS false;
    NEEDED_PIECE true;
    NEEDED_PIECE_MAY_DISCARD false;
    NEEDED_PIECE_MUST_BUILD false;
}

messages! {
    story_built(player, piece, at, side);
    refusal_marker(reason);
    option_uses_marker(piece, left);
    marker_used(piece, side, at, left);
    action_discard_marker();
}

keyed! {}

pub(super) const HOOKS: Hooks = Hooks { manner, event, refusal, ..Hooks::NONE };

const fn manner(event: &SpecialEvent, _: &[Event]) -> Manner {
    match event {
        SpecialEvent::HousesAndWalls(HouseEvent::Built { .. }) => Manner::Beside,
        _ => Manner::Alone,
    }
}

/// A house or wall was built.
fn event(words: Words, event: &SpecialEvent, scene: &Scene<'_>) -> Option<String> {
    let SpecialEvent::HousesAndWalls(HouseEvent::Built { seat, marker: Marker { kind, border } }) = *event else {
        return None;
    };
    let (player, side) = (scene.cast.name(seat), words.side(border.side));
    Some(words.story_built(player, marker_key(kind), border.at.to_string(), side))
}

fn refusal(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Marker(bad) = refusal else { return None };
    Some(words.refusal_marker(match bad {
        BadMarker::NoneLeft(MarkerKind::House) => "no_house_left",
        BadMarker::NoneLeft(MarkerKind::Wall) => "no_wall_left",
        BadMarker::NoHouse => "house",
        BadMarker::NoWall => "wall",
    }))
}

/// The word that messages choose by for a house or wall.
pub(crate) const fn marker_key(kind: MarkerKind) -> &'static str {
    match kind {
        MarkerKind::House => "house",
        MarkerKind::Wall => "wall",
    }
}
