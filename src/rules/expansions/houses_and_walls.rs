//! Houses and Walls (`docs/rules/houses_and_walls.md`): pieces between two tiles that make placements legal.
//!
//! A house ends a road of the new tile where it meets a field. A wall separates a field from a city. A placement can
//! use one such piece or one bridge. Placed pieces belong to no player and stay on the table
//! (`houses_and_walls.md 1.6`). Players can win more pieces as rewards of Monuments.

use serde::{Deserialize, Serialize};

use super::own::houses_and_walls::{action, event, options, refusal, state};
use crate::setup::options;
use crate::{
    Border, Edge, Edges, ExpansionAction, Face, Flow, Game, Hooks, Piece, Placement, Pos, Refusal, Seat, ShapeId, Side,
    Site, SpecialPiece, tile_placement,
};

pub(crate) use super::nothing::*;

options! {
    HousesAndWalls in houses_and_walls;
    /// The number of houses, and also of walls, that each player begins with (`houses_per_player`).
    pieces: Pieces {
        /// Each player begins with two of each kind, or one with five or more players (`houses_and_walls.md 1.1`).
        ByPlayers "by_players",
        /// Each player begins with one piece of each kind.
        One "one",
        /// Each player begins with two pieces of each kind.
        Two "two",
    },
    /// The roads that a house may end (`house_symmetric`).
    house_ends: HouseEnds {
        /// Only roads on the tile that is placed (`houses_and_walls.md 1.7`).
        NewRoads "new_roads",
        /// Also old roads that meet a field of the tile that is placed.
        AllRoads "all_roads",
    },
    /// Whether a tile that fits only with a house or wall must be placed (`houses_and_walls.md 1.8`).
    needed_piece: NeededPiece {
        /// The player may discard the tile instead.
        MayDiscard "may_discard",
        /// The player must place the tile and use the piece.
        MustBuild "must_build",
    },
}

impl Pieces {
    const fn count(self, players: usize) -> u8 {
        match self {
            Pieces::ByPlayers if players <= 4 => 2,
            Pieces::Two => 2,
            Pieces::ByPlayers | Pieces::One => 1,
        }
    }
}

/// The state of the expansion in a game.
#[derive(Clone, Debug)]
pub struct State {
    /// The number of pieces that players have received so far.
    received: usize,
}

impl State {
    pub(super) const fn new(_: &Options) -> State {
        State { received: 0 }
    }
}

/// A kind of piece that is placed on a border.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BorderPieceKind {
    /// A house, which ends a road where it meets a field.
    House,
    /// A wall, which separates a field from a city.
    Wall,
}

/// A house or wall on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BorderPiece {
    /// Whether the piece is a house or a wall.
    pub kind: BorderPieceKind,
    /// The border of two adjacent tiles on which the piece was placed.
    pub border: Border,
}

impl BorderPiece {
    /// Returns the house or wall of a placement, or `None` if it has no such piece (`houses_and_walls.md 1, 2`).
    pub const fn of(placement: &Placement) -> Option<BorderPiece> {
        let Some(SpecialPiece { piece, site: Site::Border(border) }) = placement.piece else { return None };
        match piece {
            Piece::House => Some(BorderPiece { kind: BorderPieceKind::House, border }),
            Piece::Wall => Some(BorderPiece { kind: BorderPieceKind::Wall, border }),
            _ => None,
        }
    }

    /// Converts the house or wall to a special piece of a placement.
    pub const fn as_piece(self) -> SpecialPiece {
        SpecialPiece { piece: self.kind.piece(), site: Site::Border(self.border) }
    }
}

impl BorderPieceKind {
    /// Both kinds, in the order in which they are displayed.
    pub const ALL: [BorderPieceKind; 2] = [BorderPieceKind::House, BorderPieceKind::Wall];

    /// Returns the piece as the core of the rules identifies it.
    pub const fn piece(self) -> Piece {
        match self {
            BorderPieceKind::House => Piece::House,
            BorderPieceKind::Wall => Piece::Wall,
        }
    }
}

/// The reason why a tile cannot be placed with a house or wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefusalReason {
    /// The player has no piece of this kind left.
    #[error("no {0:?} is left")]
    NoneLeft(BorderPieceKind),
    /// A house can only end a road of the new tile that meets a field (`houses_and_walls.md 1.2, 1.7`). All other sides
    /// must match (`houses_and_walls.md 1.3`).
    #[error("no road of the tile ends there before a field, or another side does not fit either")]
    NoHouse,
    /// A wall can only separate a field from a city, never equal kinds or a road (`houses_and_walls.md 2.2, 2.3`). All
    /// other sides must match.
    #[error("no field and city meet there, or another side does not fit either")]
    NoWall,
}

/// The answers that the expansion adds to those of the base game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Discards a tile that fits only with a house or wall, instead of placing it.
    Discard,
}

/// The events that only this expansion causes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A house or wall was built.
    BorderPieceBuilt { seat: Seat, piece: BorderPiece },
}

pub(super) const HOOKS: Hooks = Hooks {
    distribute_components,
    offer_placements,
    costs_nothing: |action| action == ExpansionAction::HousesAndWalls(Action::Discard),
    on_tile_placed,
    refusal_of,
    list_pieces: |game, seat, list| game.list_pieces(&BorderPieceKind::ALL.map(BorderPieceKind::piece), seat, list),
    audit,
    ..Hooks::NONE
};

fn distribute_components(game: &mut Game) {
    let count = options(game).map_or(0, |options| options.pieces.count(game.player_count()));
    for (seat, kind) in game.seats().flat_map(|seat| BorderPieceKind::ALL.map(|kind| (seat, kind))) {
        gain_border_pieces(game, seat, kind, count);
    }
}

/// Gives a player more pieces of a kind. Returns `false` if the expansion is not in play.
pub(crate) fn gain_border_pieces(game: &mut Game, seat: Seat, kind: BorderPieceKind, count: u8) -> bool {
    let Some(state) = &mut game.states.houses_and_walls else { return false };
    state.received += usize::from(count);
    game.player_mut(seat).add_pieces(kind.piece(), count);
    true
}

/// Returns the kind of piece that separates two edges, if any. With `all_roads`, a house can end the neighbour's road.
const fn separator(shows: Edge, demands: Edge, all_roads: bool) -> Option<BorderPieceKind> {
    match (shows, demands) {
        (Edge::Road, Edge::Field) => Some(BorderPieceKind::House),
        (Edge::Field, Edge::Road) if all_roads => Some(BorderPieceKind::House),
        (Edge::Field, Edge::City) | (Edge::City, Edge::Field) => Some(BorderPieceKind::Wall),
        _ => None,
    }
}

fn ends_all_roads(game: &Game) -> bool {
    options(game).is_some_and(|options| options.house_ends == HouseEnds::AllRoads)
}

/// Returns the edges that a tile must have in its place, so that a piece makes it fit: its own, except on one side.
fn separated_edges(face: &Face, all_roads: bool) -> [Edges; 8] {
    std::array::from_fn(|index| {
        let (side, edges) = (Side::ALL[index % 4], face.edges);
        let is_separable = |demands| edges.on(side).is_some_and(|shows| separator(shows, demands, all_roads).is_some());
        // An edge can be separated from at most two others.
        let other = [Edge::Field, Edge::Road, Edge::City].into_iter().filter(|&edge| is_separable(edge)).nth(index / 4);
        other.map_or(edges, |other| edges.with_edge(side, other))
    })
}

/// Returns the house or wall that makes a placement with one mismatch fit, or `None` if none helps or is needed.
#[inline]
fn needed_piece(game: &Game, mut misfits: impl Iterator<Item = (Pos, (Side, Edge, Edge))>) -> Option<BorderPiece> {
    let (at, (side, shows, demands)) = misfits.next().filter(|_| misfits.next().is_none())?;
    Some(BorderPiece { kind: separator(shows, demands, ends_all_roads(game))?, border: Border { at, side } })
}

fn has_piece(game: &Game, seat: Seat, kind: BorderPieceKind) -> bool {
    game.player(seat).piece_count(kind.piece()) > 0
}

/// Adds the placements with a house or wall. If the tile fits in no other way, the player may discard it instead.
fn offer_placements(game: &Game, shape: ShapeId, actions: &mut Vec<crate::Action>) {
    let seat = game.active();
    if !BorderPieceKind::ALL.into_iter().any(|kind| has_piece(game, seat, kind)) {
        return;
    }
    let fits_without = !actions.is_empty();
    let (is_allowed, all_roads) = (tile_placement::placement_filter(game, shape), ends_all_roads(game));
    game.board().near_fits(shape.get(), |face| separated_edges(face, all_roads)).for_each(|near| {
        if let Some(piece) = needed_piece(game, near.misfits()).filter(|piece| has_piece(game, seat, piece.kind)) {
            let placement = near.placement.with(piece.as_piece());
            if is_allowed(placement) {
                actions.push(crate::Action::Place(placement));
            }
        }
    });
    let may_discard = options(game).is_some_and(|options| options.needed_piece == NeededPiece::MayDiscard);
    if !fits_without && !actions.is_empty() && may_discard {
        actions.push(action(Action::Discard));
    }
}

pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<crate::Event>) -> Flow {
    match action {
        Action::Discard => tile_placement::discard_declined_tile(game, events),
    }
}

/// Takes the house or wall of a placement from the player's supply. The core has already put it on the board.
fn on_tile_placed(game: &mut Game, placement: Placement, events: &mut Vec<crate::Event>) {
    let (Some(piece), seat) = (BorderPiece::of(&placement), game.active()) else { return };
    game.player_mut(seat).take_pieces(piece.kind.piece(), 1);
    events.push(event(Event::BorderPieceBuilt { seat, piece }));
}

fn refusal_of(game: &Game, seat: Seat, action: crate::Action) -> Option<Refusal> {
    if let crate::Action::Place(placement) = action {
        let (shape, piece) = game.hand().zip(BorderPiece::of(&placement))?;
        return Some(placement_refusal(game, seat, shape, placement, piece));
    }
    action.houses_and_walls().map(|_| Refusal::NotAsked)
}

/// Returns the reason why a tile cannot be placed with a house or wall.
fn placement_refusal(game: &Game, seat: Seat, shape: ShapeId, placement: Placement, piece: BorderPiece) -> Refusal {
    if let Err(misfit) = game.board().check_cells(shape.get(), placement) {
        return misfit.into();
    }
    if needed_piece(game, game.board().misfits(shape.get(), placement)) != Some(piece) {
        return match piece.kind {
            BorderPieceKind::House => refusal(RefusalReason::NoHouse),
            BorderPieceKind::Wall => refusal(RefusalReason::NoWall),
        };
    }
    if !has_piece(game, seat, piece.kind) {
        return refusal(RefusalReason::NoneLeft(piece.kind));
    }
    tile_placement::check_with_expansions(game, shape, placement).err().unwrap_or(Refusal::NotOffered)
}

/// Checks that every house and wall is in a supply or on the table.
fn audit(game: &Game) -> Result<(), String> {
    let Some(state) = state(game) else { return Ok(()) };
    let left = game.pieces_left(Piece::House) + game.pieces_left(Piece::Wall);
    let is_marker = |piece| matches!(piece, Piece::House | Piece::Wall);
    let built = game.board().pieces().iter().filter(|placed| is_marker(placed.piece)).count();
    if left + built != state.received {
        return Err(format!("{left} houses and walls left and {built} built are not {}", state.received));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::support::{self, shape};
    use crate::{Expansion, Rotation};

    #[test]
    fn refusals_name_the_missing_pieces_and_unrequested_answers() {
        let mut game = support::game(2, &[Expansion::HousesAndWalls]);
        let (seat, tile) = (Seat::FIRST, shape("BA/RFr"));
        let placement = Placement::new("S1".parse().unwrap(), Rotation::R90);
        let piece = needed_piece(&game, game.board().misfits(tile.get(), placement)).unwrap();
        let none_left = refusal(RefusalReason::NoneLeft(piece.kind));
        assert_ne!(placement_refusal(&game, seat, tile, placement, piece), none_left);
        BorderPieceKind::ALL.into_iter().for_each(|kind| support::take_all(&mut game, seat, kind.piece()));
        assert_eq!(placement_refusal(&game, seat, tile, placement, piece), none_left);
        assert_eq!(refusal_of(&game, seat, action(Action::Discard)), Some(Refusal::NotAsked));
    }
}
