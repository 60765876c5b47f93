//! The Ferries (`ferries.md 1`): lakes at which roads end, and movable ferries that join two roads of a lake.
//!
//! A ferry is a link between two segments of its tile. Moving a ferry splits the road that it joined. If this separates
//! a builder from all meeples of its owner, the builder returns, by the rules of its own expansion (`ferries.md 1.12`).

use serde::{Deserialize, Serialize};

use super::own::ferries::{action, event, options, question, refusal, state, state_mut};
use crate::board::Link;
use crate::kind::INSIDE_RULES;
use crate::setup::options;
use crate::{
    Board, Expansion, Flow, Game, Hooks, Kind, KindRules, NodeId, PlacedTile, Pos, Refusal, Seat, SegmentIndex,
};

pub(crate) use super::nothing::*;

/// The rules of lakes. A lake is not a feature, and roads end there (`ferries.md 1.3`).
pub(crate) const KINDS: &[(Kind, KindRules)] = &[(Kind::Lake, INSIDE_RULES)];

options! {
    Ferries in ferries;
    /// The condition under which a new lake gets a ferry (`ferry_on_lake`, `ferries.md 1.2`).
    ferry_on_lake: FerryOnLake {
        /// Every lake gets a ferry (`ferries.md 1.2`).
        Always "always",
        /// A lake gets a ferry if a figure was placed on one of its roads, as in the first printing of the rules.
        WithHighwayman "with_highwayman",
    },
}

/// The state of the expansion.
#[derive(Clone, Debug, Default)]
pub struct State {
    /// The cells of the lakes whose ferries were placed or moved since the last tile.
    handled_lakes: Vec<Pos>,
}

impl State {
    pub(super) fn new(_: &Options) -> State {
        State::default()
    }
}

/// The ferries, each with the two roads that it joins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PublicState {
    /// The ferries in the order of placing.
    pub ferries: Vec<Ferry>,
}

impl PublicState {
    /// Returns the ferries on the board.
    pub fn of(game: &Game) -> PublicState {
        let ferry = |nodes: [NodeId; 2]| {
            let [(at, one), (_, other)] = nodes.map(|node| game.board().segment_location(node));
            Ferry { at, roads: [one, other] }
        };
        PublicState { ferries: ferry_links(game.board()).map(ferry).collect() }
    }
}

/// A ferry on a lake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ferry {
    /// The cell of the lake's tile.
    pub at: Pos,
    /// The segment indices of the two roads that the ferry joins. In answers, the lower one comes first.
    pub roads: [SegmentIndex; 2],
}

/// The answer that places or moves a ferry.
pub type Action = Ferry;

/// The questions that the expansion asks players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The player must choose the roads that the ferry of a new lake joins (`ferries.md 1.2`).
    Place { at: Pos },
    /// The player may move a ferry (`ferries.md 1.5`).
    Move,
}

/// The event of placing or moving a ferry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Event {
    /// The player who placed or moved the ferry.
    pub seat: Seat,
    /// The ferry in its new position.
    pub ferry: Ferry,
    /// `true` if the ferry was moved, `false` if it is new.
    pub has_moved: bool,
}

/// The reason why a ferry cannot join these roads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefusalReason {
    /// The segments are not two different roads of the lake (`ferries.md 1.6`).
    #[error("a ferry joins two roads of its lake, others than before")]
    InvalidRoads,
    /// The new ferry belongs on another lake (`ferries.md 1.2`).
    #[error("the ferry belongs on the lake of the new tile")]
    WrongLake,
    /// The ferry is not the first one in its direction, or was moved in this turn already (`ferries.md 1.5`).
    #[error("only the first ferry in each direction from the new tile can be moved, once")]
    NotMovable,
}

pub(super) const HOOKS: Hooks = Hooks {
    prepare_tiles: |_, tiles| tiles.shuffle_in("ferries"),
    on_tile_placed: |game, _, _| *state_mut(game) = State::default(),
    refusal_of,
    audit,
    ..Hooks::NONE
};

fn has_lake(placed: &PlacedTile) -> bool {
    placed.shape.has(Kind::Lake)
}

/// Returns the nodes of the two roads that each ferry joins, in the order of placing.
fn ferry_links(board: &Board) -> impl Iterator<Item = [NodeId; 2]> {
    board.links().iter().filter(|link| link.by == Expansion::Ferries).map(|link| link.nodes)
}

/// Returns the nodes of the roads that the ferry of a lake joins, or `None` if the lake has no ferry.
fn joined_roads(game: &Game, lake: &PlacedTile) -> Option<[NodeId; 2]> {
    ferry_links(game.board()).find(|[road, _]| lake.nodes().any(|node| node == *road))
}

fn road_indices(placed: &PlacedTile) -> impl Iterator<Item = SegmentIndex> + use<> {
    let printed = placed.shape.get().segments.iter().enumerate();
    printed.filter(|(_, segment)| segment.kind == Kind::Road).map(|(index, _)| index as SegmentIndex)
}

/// Returns every answer that places the ferry of a lake or moves it to another pair of roads.
fn ferry_actions(game: &Game, lake: &PlacedTile) -> impl Iterator<Item = crate::Action> {
    let (lake, sorted) = (*lake, |mut roads: [NodeId; 2]| {
        roads.sort_unstable();
        roads
    });
    let now = joined_roads(game, &lake).map(sorted);
    let pairs = road_indices(&lake)
        .flat_map(move |one| road_indices(&lake).filter(move |&other| one < other).map(move |other| [one, other]));
    let differ = move |roads: &[SegmentIndex; 2]| now != Some(sorted(roads.map(|road| lake.node(road))));
    pairs.filter(differ).map(move |roads| action(Ferry { at: lake.at, roads }))
}

/// Returns the lakes of the first ferry in each direction, unless placed or moved after the tile (`ferries.md 1.5`).
fn lakes_with_movable_ferries(game: &Game) -> Vec<PlacedTile> {
    let (board, handled) = (game.board(), state(game).map(|state| &state.handled_lakes[..]).unwrap_or_default());
    let is_road = |node: &NodeId| board.features().get(board.features().feature_of(*node)).kind == Kind::Road;
    let mut seen: Vec<NodeId> = board.placed_tile(game.last_placed_tile()).nodes().filter(is_road).collect();
    let mut ahead: Vec<_> = seen.iter().flat_map(|&node| board.ends(node)).collect();
    let mut found: Vec<PlacedTile> = Vec::new();
    while let Some((cell, side)) = ahead.pop() {
        let Some(node) = board.continuation(cell, side).filter(|node| !seen.contains(node)) else { continue };
        seen.push(node);
        if ferry_links(board).any(|roads| roads.contains(&node)) {
            let lake = board.placed_tile(board.features().node(node).tile);
            if !handled.contains(&lake.at) && found.iter().all(|other| other.at != lake.at) {
                found.push(*lake);
            }
        } else {
            ahead.extend(board.ends(node));
        }
    }
    found.sort_unstable_by_key(|lake| lake.at);
    found
}

/// Returns whether the tile just placed is a lake that must get a ferry (`ferries.md 1.2`).
fn needs_ferry(game: &Game, placed: &PlacedTile) -> bool {
    let has_highwayman = || {
        game.board().figures().iter().any(|figure| road_indices(placed).any(|road| placed.node(road) == figure.node))
    };
    let always = options(game).is_some_and(|options| options.ferry_on_lake == FerryOnLake::Always);
    has_lake(placed) && joined_roads(game, placed).is_none() && (always || has_highwayman())
}

/// After the main action: asks for the ferry of a new lake, then for moves until the player passes (`ferries.md 1.7`).
pub(crate) fn ask_for_ferry(game: &mut Game, _: &mut Vec<crate::Event>) -> Flow {
    let (seat, placed) = (game.active(), *game.board().placed_tile(game.last_placed_tile()));
    let mut actions = game.take_action_buffer();
    let asked = if needs_ferry(game, &placed) {
        actions.extend(ferry_actions(game, &placed));
        Question::Place { at: placed.at }
    } else {
        actions.push(crate::Action::Pass);
        actions.extend(lakes_with_movable_ferries(game).iter().flat_map(|lake| ferry_actions(game, lake)));
        Question::Move
    };
    Flow::Ask { seat, question: question(asked), actions }
}

/// Places or moves a ferry. The caller has checked that the game offers the action.
pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<crate::Event>) -> Flow {
    let Some(lake) = game.board().tile_at(action.at).map(|tile| *game.board().placed_tile(tile)) else {
        never!("{action:?} puts a ferry on an empty cell");
        return Flow::Stay;
    };
    let link = |nodes| Link { by: Expansion::Ferries, nodes };
    let before = joined_roads(game, &lake).map(link);
    events.push(event(Event { seat: game.active(), ferry: action, has_moved: before.is_some() }));
    game.replace_link(before, Some(link(action.roads.map(|road| lake.node(road)))), events);
    state_mut(game).handled_lakes.push(lake.at);
    Flow::Stay
}

fn refusal_of(game: &Game, _: Seat, action: crate::Action) -> Option<Refusal> {
    let Ferry { at, .. } = action.ferries()?;
    let Some(asked) = game.decision()?.question.ferries() else { return Some(Refusal::NotAsked) };
    let is_movable = || lakes_with_movable_ferries(game).iter().any(|lake| lake.at == at);
    Some(refusal(match asked {
        Question::Place { at: lake } if at != lake => RefusalReason::WrongLake,
        Question::Move if !is_movable() => RefusalReason::NotMovable,
        Question::Place { .. } | Question::Move => RefusalReason::InvalidRoads,
    }))
}

/// Checks that no lake has two ferries.
fn audit(game: &Game) -> Result<(), String> {
    let mut lakes: Vec<Pos> = PublicState::of(game).ferries.into_iter().map(|ferry| ferry.at).collect();
    let ferries = lakes.len();
    lakes.sort_unstable();
    lakes.dedup();
    if lakes.len() < ferries { Err("a lake has two ferries".to_owned()) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Rotation, support};

    #[test]
    fn a_new_ferry_joins_two_roads_of_its_lake() {
        let mut game = support::game(2, &[Expansion::Ferries]);
        support::place_tile(&mut game, "FR/RRR", "E1", Rotation::R0, None);
        let lake = Pos::new(1, 0);
        let ferry = |at, roads| action(Ferry { at, roads });
        assert_eq!(game.check(ferry(lake, [1, 1])), Err(refusal(RefusalReason::InvalidRoads)));
        assert_eq!(game.check(ferry(Pos::START, [1, 2])), Err(refusal(RefusalReason::WrongLake)));
        support::apply(&mut game, ferry(lake, [1, 2]));
        assert_eq!(PublicState::of(&game).ferries, [Ferry { at: lake, roads: [1, 2] }]);
        assert_eq!(support::audit_error(&game), None);
        let roads = [2, 3].map(|road| game.board().placed_tile(game.last_placed_tile()).node(road));
        game.replace_link(None, Some(Link { by: Expansion::Ferries, nodes: roads }), &mut Vec::new());
        assert_eq!(support::audit_error(&game).as_deref(), Some("a lake has two ferries"));
    }
}
