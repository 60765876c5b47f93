//! Parsing of typed positions and rotations of a tile.

use crate::discord::error::{AnswerError, AppError};
use crate::discord::message::DecisionId;
use crate::presenter::refusals::edge_key;
use crate::presenter::spots::numbered_spots;
use crate::presenter::words::{Words, markup};
use crate::rules::{
    Action, Decision, Edge, Face, Game, Half, Placement, Pos, Question, Refusal, Rotation, ShapeId, Side,
};
use crate::table::{Snapshot, TableError};

/// Returns the decision that the table waits for. Fails if it waits for none.
pub(in crate::discord::commands) fn asked_decision(table: &Snapshot) -> Result<DecisionId, AppError> {
    match DecisionId::of(table) {
        Some(decision) => Ok(decision),
        None if table.is_active() => Err(TableError::NotStarted.into()),
        None => Err(TableError::Over.into()),
    }
}

/// Parses a position: a cell such as "N2E1", or the number of a spot in the picture.
pub(super) fn parse_position(text: &str, decision: &Decision) -> Result<Pos, AnswerError> {
    let numbered = text.trim().parse().ok().filter(|&n: &usize| n > 0);
    let spot = numbered.and_then(|number| numbered_spots(decision).into_iter().find(|spot| spot.number == number));
    match spot {
        Some(spot) => Ok(spot.at),
        None => text.parse().map_err(|_| AnswerError::InvalidPosition(text.to_owned())),
    }
}

/// Returns the placement of the tile on a spot, and whether it is the only one with the typed rotation.
pub(super) fn parse_placement(
    words: Words,
    game: &Game,
    shape: ShapeId,
    at: Pos,
    degrees: Option<i64>,
) -> Result<(Placement, bool), AnswerError> {
    let wanted = degrees.map(|degrees| parse_rotation(degrees).ok_or(AnswerError::InvalidAngle)).transpose()?;
    let decision_spots = game.decision().map(numbered_spots).unwrap_or_default();
    let spot = decision_spots.iter().find(|spot| spot.at == at);
    let refused = |rotation| {
        let refusal = game.check(Action::Place(Placement::new(at, rotation))).err();
        refusal.map(|refusal| AnswerError::PlacementRefused { at: at.to_string(), refusal })
    };
    let Some(spot) = spot else {
        return Err(refused(wanted.unwrap_or_default()).unwrap_or(Refusal::NotAsked.into()));
    };
    let possible =
        || spot.placements.iter().map(|way| markup::literal(rotation_name(words, shape, way.rotation))).collect();
    let plain = wanted.map(|rotation| shape.canonical_rotation(rotation));
    // Two placements have the same rotation if either a bridge or a house makes the tile fit.
    let mut fitting = spot.placements.iter().copied().filter(|way| plain.is_none_or(|plain| way.rotation == plain));
    match (fitting.next(), fitting.next()) {
        (Some(way), other) => Ok((way, other.is_none())),
        (None, _) => {
            Err(wanted.and_then(refused).unwrap_or_else(|| AnswerError::RotationNotPossible { possible: possible() }))
        }
    }
}

/// Returns the placements of the tile at a position. If a rotation is given, other rotations are left out.
pub(super) fn placements_at(game: &Game, at: Pos, turned: Option<Rotation>) -> Vec<Placement> {
    let Some(Question::Place(shape)) = game.decision().map(|decision| decision.question) else { return Vec::new() };
    let turned = turned.map(|rotation| shape.canonical_rotation(rotation));
    let spots = game.decision().map(numbered_spots).unwrap_or_default();
    let ways = spots.into_iter().filter(|spot| spot.at == at).flat_map(|spot| spot.placements);
    ways.filter(|way| turned.is_none_or(|turned| way.rotation == turned)).collect()
}

pub(super) fn parse_rotation(degrees: i64) -> Option<Rotation> {
    u16::try_from(degrees.rem_euclid(360)).ok().and_then(|degrees| Rotation::try_from(degrees).ok())
}

/// Describes a rotation by its sides: "90° · city north, road east, …".
pub(super) fn rotation_name(words: Words, shape: ShapeId, rotation: Rotation) -> String {
    let side = |face: &Face, side: Side| {
        let wind = words.side(side);
        side_key(shape, face, side).map(|key| words.edge_side(key, wind))
    };
    // A large tile has two edges on each side.
    let faces = || shape.faces(rotation).map(|(_, face)| face);
    let sides = Side::ALL.into_iter().flat_map(|at| faces().filter_map(move |face| side(face, at)));
    let sides: Vec<String> = sides.collect();
    words.turned_choice(rotation.degrees(), sides.join(", "))
}

/// Returns the message key of the edge that a cell shows on a side, or `None` if the side is inside a large tile. Terrain that
/// matches fields, such as a desert, has its own key.
fn side_key(shape: ShapeId, face: &Face, side: Side) -> Option<&'static str> {
    let edge = face.edges.on(side)?;
    let halves = Half::ALL.into_iter().filter(|half| half.side() == side).filter_map(|half| face.on_half(half));
    let mut ground = halves.filter_map(|segment| shape.segment(segment)).map(|segment| segment.kind.key());
    Some(ground.next().filter(|_| edge == Edge::Field).unwrap_or(edge_key(edge)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rotation_names_distinguish_deserts_from_fields() {
        let name = |tile: &str, rotation| rotation_name(Words::default(), ShapeId::named(tile).unwrap(), rotation);
        assert_eq!(name("DE/DDFF", Rotation::R90), "90° · field north, desert east, desert south, field west");
        assert_eq!(name("BA/RFr", Rotation::R0), "0° · field north, road east, field south, road west");
        assert_eq!(name("MO/1", Rotation::R0).matches(", ").count(), 7, "two things on each side");
    }
}
