//! The wagon (`abbey_and_mayor.md 4`), which may move on instead of returning when its feature is scored.

use super::{Action, Event, Question, WagonMove, abbey, action, event, options, question, state, state_mut};
use crate::{
    FeatureId, Figure, FigureLocation, FigureRules, Flow, Game, Kind, Kinds, MEEPLE_RULES, NodeId, OwnedFigure,
    PlacedFigure, PlacedTile, Pos, Seat, SegmentIndex, SegmentPlace, TileNo, figure_placement,
};

/// The rules of the wagon, for roads, cities and monasteries, with a strength of one (`abbey_and_mayor.md 4.1, 4.2`).
pub(super) const RULES: FigureRules =
    FigureRules { stands_on: Kinds::of(&[Kind::Road, Kind::City, Kind::Monastery]), per_player: 1, ..MEEPLE_RULES };

/// A wagon whose feature was scored in this turn and whose owner has not decided yet. Each player has only one wagon.
#[derive(Clone, Debug)]
pub struct LeavingWagon {
    /// The player who owns the wagon.
    pub seat: Seat,
    /// The segment that the wagon leaves.
    pub from: NodeId,
    /// The cells that the wagon can move to. `None` means its own tile and the cells around it.
    near: Option<Vec<Pos>>,
}

/// The wagons that may still move on in this turn, at most one per player.
pub type LeavingWagons = Vec<LeavingWagon>;

/// Records that a wagon may move on when all scoring is done (`abbey_and_mayor.md 4.4, 4.12`).
pub(super) fn before_figure_returns(game: &mut Game, occupant: PlacedFigure, near: Option<&[Pos]>) {
    if occupant.figure == Figure::Wagon {
        let leaving = LeavingWagon { seat: occupant.seat, from: occupant.node, near: near.map(<[Pos]>::to_vec) };
        state_mut(game).leaving.push(leaving);
    }
}

/// Step 3d: asks where wagons of scored features move, clockwise from the active one (`abbey_and_mayor.md 4.10, 4.11`).
pub(crate) fn move_wagons(game: &mut Game, _: &mut Vec<crate::Event>) -> Flow {
    let asked = next_leaving_wagon(game)
        .filter(|_| game.has_enough_players())
        .map(|leaving| (leaving.seat, leaving.from, wagon_targets(game, leaving)));
    let Some((seat, from, targets)) = asked else {
        state_mut(game).leaving.clear();
        return Flow::Next;
    };
    if targets.is_empty() {
        remove_leaving(game, seat);
        return Flow::Stay;
    }
    let (at, segment) = game.board().segment_location(from);
    let moves = targets.into_iter().map(|(at, segment)| Action::MoveWagon { at, segment });
    let answers = std::iter::once(Action::ReturnWagon).chain(moves).map(action);
    Flow::ask(game, seat, question(Question::Wagon { at, segment }), answers)
}

fn next_leaving_wagon(game: &Game) -> Option<&LeavingWagon> {
    let leaving = &state(game)?.leaving;
    game.clockwise(game.active()).find_map(|seat| leaving.iter().find(|wagon| wagon.seat == seat))
}

/// Removes a player's wagon from those that may still move on.
fn remove_leaving(game: &mut Game, seat: Seat) {
    state_mut(game).leaving.retain(|wagon| wagon.seat != seat);
}

/// Leaves the wagon in the supply of its owner.
pub(super) fn return_wagon(game: &mut Game) -> Flow {
    match next_leaving_wagon(game).map(|wagon| wagon.seat) {
        Some(seat) => remove_leaving(game, seat),
        None => never!("a wagon stays that does not leave a feature"),
    }
    Flow::Stay
}

pub(super) fn move_wagon(game: &mut Game, to: SegmentPlace, events: &mut Vec<crate::Event>) -> Flow {
    let Some(&LeavingWagon { seat, from, .. }) = next_leaving_wagon(game) else {
        never!("a wagon moves on that does not leave a feature");
        return Flow::Next;
    };
    remove_leaving(game, seat);
    if let Some(node) = game.board().offered_node(to) {
        let from = game.board().segment_location(from);
        game.move_figure(
            OwnedFigure { figure: Figure::Wagon, seat },
            [FigureLocation::Supply, FigureLocation::Node(node)],
            events,
        );
        events.push(event(Event::WagonMoved { seat, from, to }));
    }
    Flow::Stay
}

/// Returns the features that a wagon can move to: those that are incomplete, unoccupied and in reach
/// (`abbey_and_mayor.md 4.4, 4.7, 4.8`). Each is given as the cell of a tile and a segment on it.
fn wagon_targets(game: &Game, wagon: &LeavingWagon) -> Vec<SegmentPlace> {
    let mut targets = Vec::new();
    // The six cells of a castle may include only a part of a monument (`monuments.md 3.4`).
    let castle = wagon.near.as_deref();
    let mut add = |placed: &PlacedTile, index: usize| {
        let node = placed.node(index as SegmentIndex);
        let place = game.board().segment_location(node);
        if accepts_wagon(game, node) && !targets.contains(&place) {
            targets.push(place);
        }
    };
    match options(game).map(|options| options.wagon_move).unwrap_or_default() {
        WagonMove::Connected if castle.is_none() => {
            let scored = game.board().features().feature_of(wagon.from);
            for (tile, index) in connected_segments(game, scored).chain(abbey_segments_beside(game, scored)) {
                add(game.board().placed_tile(tile), index);
            }
        }
        _ => {
            for tile in reachable_tiles(game, wagon) {
                let placed = game.board().placed_tile(tile);
                let is_in = |cells: &[Pos], index| placed.cells_of(index as SegmentIndex).any(|at| cells.contains(&at));
                let reached =
                    (0..placed.nodes().count()).filter(|&index| castle.is_none_or(|cells| is_in(cells, index)));
                reached.for_each(|index| add(placed, index));
            }
        }
    }
    targets
}

/// Returns whether a wagon may enter a segment, without regard to distance. Figures that claim the feature are on another part of it.
fn accepts_wagon(game: &Game, node: NodeId) -> bool {
    let board = game.board();
    let feature = board.features().feature_of(node);
    figure_placement::may_enter(game, Figure::Wagon, node)
        && !board.is_complete(feature)
        && board.figures_on(feature).all(|occupant| occupant.figure.claims())
}

/// Returns the tiles in the reach of a wagon, each once: its own tile and those around it (`abbey_and_mayor.md 4.5`),
/// or those on the six cells of its castle (`abbey_and_mayor.md 6.10`).
fn reachable_tiles(game: &Game, wagon: &LeavingWagon) -> Vec<TileNo> {
    let board = game.board();
    let own = board.placed_tile(board.features().node(wagon.from).tile);
    let cells: Vec<Pos> = match &wagon.near {
        Some(cells) => cells.to_vec(),
        None => own.cells().chain(own.surrounding_cells()).collect(),
    };
    let mut tiles: Vec<TileNo> = cells.into_iter().filter_map(|cell| board.tile_at(cell)).collect();
    tiles.sort_unstable();
    tiles.dedup();
    tiles
}

/// Returns the segments that touch a feature at a crossing, gate or door, never two cities (`abbey_and_mayor.md 4.6`).
fn connected_segments(game: &Game, scored: FeatureId) -> impl Iterator<Item = (TileNo, usize)> {
    let board = game.board();
    board.features().nodes(scored).flat_map(move |node| {
        let placed = board.placed_tile(node.tile);
        let meets = move |index: usize| {
            let own = node.segment;
            placed.segment(index as SegmentIndex).is_some_and(|other| {
                own.junctions.meet(other.junctions) && (own.kind, other.kind) != (Kind::City, Kind::City)
            })
        };
        let own = usize::from(node.index);
        (0..placed.segments().count())
            .filter(move |&index| index != own && meets(index))
            .map(|index| (node.tile, index))
    })
}

/// Returns the abbeys in which a road or city ends. Abbeys have no door, so no road leads out of an abbey (JCZ).
fn abbey_segments_beside(game: &Game, scored: FeatureId) -> impl Iterator<Item = (TileNo, usize)> {
    let board = game.board();
    let abbeys = board.tile_numbers();
    let abbeys = abbeys.filter(|&tile| board.placed_tile(tile).shape == abbey::abbey_shape());
    let meets = move |&tile: &TileNo| board.facing_nodes(tile).any(|node| board.features().feature_of(node) == scored);
    abbeys
        .filter(meets)
        .flat_map(move |tile| (0..board.placed_tile(tile).nodes().count()).map(move |index| (tile, index)))
}
