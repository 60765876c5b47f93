//! The Cult (`the_cult.md 1`): shrines, which score like monasteries and compete with a monastery beside them.
//!
//! While a shrine and a neighbouring monastery are both occupied, they are in a *challenge*: the one completed first is
//! scored, and the meeples of the other return without points. Challenges follow from the board.

use serde::Serialize;

use super::own::the_cult::{event, refusal};
use crate::kind::{BaseScoring, SURROUNDED_RULES};
use crate::setup::options;
use crate::{
    Board, FeatureId, Game, Hooks, Kind, KindRules, NodeId, Placement, PlacementCheck, Pos, Refusal, Score, Setup,
    ShapeId, StartingTiles, scoring,
};

pub(crate) use super::nothing::*;

/// The rules of shrines, which are placed, claimed and scored like monasteries (`the_cult.md 1.1`).
pub(crate) const KINDS: &[(Kind, KindRules)] = &[(
    Kind::Shrine,
    KindRules { base_scoring: BaseScoring::TilesAround, variant_of: Some(Kind::Monastery), ..SURROUNDED_RULES },
)];

options! {
    TheCult in the_cult;
    /// The number of shrines (`cult_set`, `the_cult.md 1.15`).
    shrines: Shrines {
        /// Five, as in Count, King & Robber.
        Five "five",
        /// Six, as in the first printing.
        Six "six",
    },
}

/// The public information: the challenges.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PublicState {
    /// The cells of each occupied shrine and of the occupied monastery beside it (`the_cult.md 1.5`), in the order in
    /// which the shrines were placed.
    pub challenges: Vec<[Pos; 2]>,
}

impl PublicState {
    /// Finds the challenges on the board of a game.
    pub fn of(game: &Game) -> PublicState {
        let board = game.board();
        let is_shrine = |node: &NodeId| board.features().get(board.features().feature_of(*node)).kind == Kind::Shrine;
        let figure_placement =
            board.figures().iter().filter(|occupant| occupant.figure.claims()).map(|occupant| occupant.node);
        let mut shrines: Vec<NodeId> = figure_placement.filter(is_shrine).collect();
        shrines.sort_unstable();
        shrines.dedup();
        let challenge = |node: NodeId| {
            let (shrine, _) = board.segment_location(node);
            let (monastery, feature) = opponents(board, shrine, Kind::Shrine).next()?;
            (board.features().get(feature).claims > 0).then_some([shrine, monastery])
        };
        PublicState { challenges: shrines.into_iter().filter_map(challenge).collect() }
    }
}

/// The event of a completed building that wins its challenge. The meeples of the other one return without points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Event {
    /// The cell of the completed building.
    pub winner: Pos,
    /// The cell of the building that lost its meeples.
    pub loser: Pos,
    /// The kind of the losing building: a shrine or a kind of monastery.
    pub kind: Kind,
}

/// The reason why a tile cannot be placed on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefusalReason {
    /// A shrine would be beside two monasteries, or a monastery beside two shrines (`the_cult.md 1.2`).
    #[error("a shrine can be beside only one monastery, and a monastery beside only one shrine")]
    SecondNeighbour,
}

pub(super) const HOOKS: Hooks = Hooks { prepare_tiles, placement_check_for, on_scored, audit, ..Hooks::NONE };

fn prepare_tiles(setup: &Setup, tiles: &mut StartingTiles) {
    let six = setup.expansions.the_cult.as_ref().is_some_and(|options| options.shrines == Shrines::Six);
    tiles.shuffle_in(if six { "cult:6" } else { "cult:5" });
}

/// Returns whether a feature can be in a challenge: a shrine, monastery or abbey, but no garden (`the_cult.md 1.3`).
fn competes(kind: Kind) -> bool {
    kind.base() == Kind::Monastery
}

/// Returns the shrine or monastery on a cell with its kind, or `None` if there is none.
fn building_at(board: &Board, at: Pos) -> Option<(FeatureId, Kind)> {
    let placed = board.placed_tile(board.tile_at(at)?);
    let features = placed.nodes().map(|node| board.features().feature_of(node));
    features.map(|feature| (feature, board.features().get(feature).kind)).find(|&(_, kind)| competes(kind))
}

/// Returns the monasteries that compete with a shrine on this cell, or the shrines with a monastery. It may be empty.
fn opponents(board: &Board, at: Pos, kind: Kind) -> impl Iterator<Item = (Pos, FeatureId)> {
    let around = at.around().into_iter().filter_map(move |at| Some((at, building_at(board, at)?)));
    let opposes = move |other| (kind == Kind::Shrine) != (other == Kind::Shrine);
    around.filter(move |&(_, (_, other))| opposes(other)).map(|(at, (feature, _))| (at, feature))
}

/// Returns the features of the buildings on two cells, or `None` if a cell has none.
pub fn building_features(game: &Game, cells: [Pos; 2]) -> Option<[FeatureId; 2]> {
    let [shrine, monastery] = cells.map(|at| building_at(game.board(), at).map(|(feature, _)| feature));
    Some([shrine?, monastery?])
}

/// Returns the kind of the shrine or monastery on a tile, or `None` if the tile has none.
fn printed_building(shape: ShapeId) -> Option<Kind> {
    shape.segments.iter().map(|segment| segment.kind).find(|&kind| competes(kind))
}

fn placement_check_for(_: &Game, shape: ShapeId) -> Option<PlacementCheck> {
    printed_building(shape).map(|_| check_placement as PlacementCheck)
}

/// Refuses a shrine or monastery that would have two opponents, or be a second opponent (`the_cult.md 1.2, 1.4`).
fn check_placement(game: &Game, shape: ShapeId, placement: Placement) -> Result<(), Refusal> {
    let board = game.board();
    let Some(kind) = printed_building(shape) else { return Ok(()) };
    let mut found = opponents(board, placement.at, kind);
    let is_allowed = match (found.next(), found.next()) {
        (None, _) => true,
        (Some((at, feature)), None) => opponents(board, at, board.features().get(feature).kind).next().is_none(),
        (Some(_), Some(_)) => false,
    };
    if is_allowed { Ok(()) } else { Err(refusal(RefusalReason::SecondNeighbour)) }
}

/// Ends the challenge of a building that was scored: the meeples of its opponent return without points, unless the same
/// tile completes the opponent too (`the_cult.md 1.7–1.10`). No wagon moves on (`abbey_and_mayor.md 4.14`).
fn on_scored(game: &mut Game, score: &Score, events: &mut Vec<crate::Event>) {
    let Some(feature) = score.feature.as_ref().filter(|_| score.occasion == crate::Occasion::Completed) else { return };
    if !competes(feature.kind) {
        return;
    }
    let (board, (winner, _)) = (game.board(), feature.at);
    let is_beaten =
        |&(_, other): &(Pos, FeatureId)| board.features().get(other).claims > 0 && !board.is_complete(other);
    let beaten = opponents(board, winner, feature.kind).find(is_beaten);
    if let Some((loser, other)) = beaten {
        let kind = board.features().get(other).kind;
        events.push(event(Event { winner, loser, kind }));
        scoring::return_figures(game, other, events);
    }
}

/// Checks that no shrine or monastery has two opponents.
fn audit(game: &Game) -> Result<(), String> {
    let board = game.board();
    let crowded = board.features().filter(|tally| competes(tally.kind)).find_map(|(_, tally)| {
        let (at, _) = board.segment_location(tally.oldest);
        (opponents(board, at, tally.kind).count() > 1).then_some(at)
    });
    crowded.map_or(Ok(()), |at| Err(format!("the building at {at} has two opponents")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Expansion, Rotation, support};

    #[test]
    fn the_audit_notices_a_shrine_beside_two_monasteries() {
        // `the_cult.md 1.2`
        let mut game = support::game(2, &[Expansion::TheCult]);
        support::put(&mut game, "CU/S", "S1", Rotation::R0);
        support::put(&mut game, "BA/L", "S2", Rotation::R0);
        let cells = [Pos::new(0, 1), Pos::new(0, 2)];
        let board = game.board();
        let expected = [(cells[0], Kind::Shrine), (cells[1], Kind::Monastery)]
            .map(|(at, kind)| board.features().feature_of(support::node(&game, &at.to_string(), kind)));
        assert_eq!((support::audit_error(&game), building_features(&game, cells)), (None, Some(expected)));
        support::put(&mut game, "BA/L", "S1E1", Rotation::R0);
        assert!(support::audit_error(&game).is_some_and(|error| error.contains("S1 has two opponents")));
    }
}
