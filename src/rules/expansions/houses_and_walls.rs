//! Houses and Walls (`rules/monuments.md` §C, §D; `W-HM`): pieces on the border of two tiles that make placements legal.
//!
//! A house ends a road of the new tile before a field; a wall parts a field from a city. A placement takes one special piece,
//! a bridge among them. They belong to nobody once they stand, and stay (C6). More of them are rewards of Monuments.

use serde::{Deserialize, Serialize};

use super::options::houses_and_walls as options;
use super::state::houses_and_walls as state;
use super::{Hooks, SpecialAction, SpecialEvent, SpecialRefusal};
use crate::action::{self, Refusal};
use crate::event;
use crate::game::Game;
use crate::geometry::Border;
use crate::grid::Placement;
use crate::options::options;
use crate::piece::{Piece, Site, SpecialPiece};
use crate::placing;
use crate::seat::Seat;
use crate::tile::{Edge, ShapeId};
use crate::turn::Flow;

pub use super::nothing::{Drawn, Lot, Occasion, Own, Question, Shown};
pub(crate) use super::nothing::{FIGURES, KINDS, TILES, drawn, outcome, outcomes, stand_in};

options! {
    HousesAndWalls in houses_and_walls;
    /// How many houses, and as many walls, everybody begins with (`houses_per_player`; the sheet says one or two).
    pieces: Pieces {
        /// Two with up to four players, one with more (`OURS` C1).
        ByPlayers "by_players",
        /// One.
        One "one",
        /// Two.
        Two "two",
    },
    /// Which roads a house may end (`house_symmetric`).
    house_ends: HouseEnds {
        /// Those of the tile that is laid (`OURS` C7).
        NewRoads "new_roads",
        /// Old ones too, before a field of the tile that is laid.
        AllRoads "all_roads",
    },
    /// What may become of a tile that fits only with a house or wall (`OURS` C8).
    needed_piece: NeededPiece {
        /// It may be discarded instead.
        MayDiscard "may_discard",
        /// It must be laid with the piece.
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

/// What the expansion remembers. All of it is public.
#[derive(Clone, Debug)]
pub struct State {
    houses: [u8; Seat::MOST],
    walls: [u8; Seat::MOST],
    /// Pieces that there ever were.
    given: usize,
}

impl State {
    pub(super) const fn new(_: &Options) -> State {
        State { houses: [0; Seat::MOST], walls: [0; Seat::MOST], given: 0 }
    }

    /// How many a player has left.
    pub const fn left(&self, seat: Seat, kind: MarkerKind) -> u8 {
        match kind {
            MarkerKind::House => self.houses[seat.index()],
            MarkerKind::Wall => self.walls[seat.index()],
        }
    }

    const fn left_mut(&mut self, seat: Seat, kind: MarkerKind) -> &mut u8 {
        match kind {
            MarkerKind::House => &mut self.houses[seat.index()],
            MarkerKind::Wall => &mut self.walls[seat.index()],
        }
    }

    fn give(&mut self, seat: Seat, kind: MarkerKind, count: u8) {
        *self.left_mut(seat, kind) += count;
        self.given += usize::from(count);
    }
}

/// What stands on a border where two sides show different things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MarkerKind {
    /// A house, in which a road ends before a field.
    House,
    /// A wall, between a field and a city.
    Wall,
}

/// A house or wall on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marker {
    /// Which of the two.
    pub kind: MarkerKind,
    /// Where it stands.
    pub border: Border,
}

impl Marker {
    /// The house or wall that a placement needs (`monuments.md` §C, §D).
    pub const fn of(placement: &Placement) -> Option<Marker> {
        let Some(SpecialPiece { piece, site: Site::Border(border) }) = placement.piece else { return None };
        match piece {
            Piece::House => Some(Marker { kind: MarkerKind::House, border }),
            Piece::Wall => Some(Marker { kind: MarkerKind::Wall, border }),
            _ => None,
        }
    }

    /// The same as a piece that comes with a tile.
    pub const fn as_piece(self) -> SpecialPiece {
        SpecialPiece { piece: self.kind.piece(), site: Site::Border(self.border) }
    }
}

impl MarkerKind {
    /// The piece.
    pub const fn piece(self) -> Piece {
        match self {
            MarkerKind::House => Piece::House,
            MarkerKind::Wall => Piece::Wall,
        }
    }
}

/// Why a house or wall may not come with a placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Bad {
    /// The player has none left.
    #[error("no {0:?} is left")]
    NoneLeft(MarkerKind),
    /// A house ends a road of the new tile before a field, and nothing else (`monuments.md` C2, C7); all other sides
    /// match (C3).
    #[error("no road of the tile ends there before a field, or another side does not fit either")]
    NoHouse,
    /// A wall parts field and city, never equal kinds, and no road (`monuments.md` D2, D3); all other sides match.
    #[error("no field and city meet there, or another side does not fit either")]
    NoWall,
}

/// What the expansion lets players do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Discard a tile that fits only with a house or wall.
    Discard,
}

/// What happens only with this expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A house or wall was built.
    Built {
        /// Who built it.
        seat: Seat,
        /// What, and where.
        marker: Marker,
    },
}

pub(super) const HOOKS: Hooks =
    Hooks { equip, offer_placements, gives_nothing_away, placed, refuse, pieces, audit, ..Hooks::NONE };

fn equip(game: &mut Game) {
    let count = options(game).map_or(0, |options| options.pieces.count(game.players()));
    let seats = game.seats();
    if let Some(state) = &mut game.states.houses_and_walls {
        for seat in seats {
            state.give(seat, MarkerKind::House, count);
            state.give(seat, MarkerKind::Wall, count);
        }
    }
}

fn pieces(game: &Game, seat: Seat, pieces: &mut Vec<(Piece, usize)>) {
    if let Some(state) = state(game) {
        pieces.push((Piece::House, usize::from(state.left(seat, MarkerKind::House))));
        pieces.push((Piece::Wall, usize::from(state.left(seat, MarkerKind::Wall))));
    }
}

/// Gives a player more pieces; `false` if the table does not play with them.
pub(crate) fn gain(game: &mut Game, seat: Seat, kind: MarkerKind, count: u8) -> bool {
    let state = game.states.houses_and_walls.as_mut();
    state.map(|state| state.give(seat, kind, count)).is_some()
}

/// The house or wall with which a tile can be laid that fits but for one side; `None` if none helps, or none is needed. A
/// house may end old roads too where that is agreed on.
fn needed(game: &Game, shape: ShapeId, placement: Placement) -> Option<Marker> {
    let all_roads = options(game).is_some_and(|options| options.house_ends == HouseEnds::AllRoads);
    let mut misfits = game.board().misfits(shape.shape(), placement);
    let (at, (side, shows, demands)) = misfits.next().filter(|_| misfits.next().is_none())?;
    let kind = match (shows, demands) {
        (Edge::Road, Edge::Field) => MarkerKind::House,
        (Edge::Field, Edge::Road) if all_roads => MarkerKind::House,
        (Edge::Field, Edge::City) | (Edge::City, Edge::Field) => MarkerKind::Wall,
        _ => return None,
    };
    Some(Marker { kind, border: Border { at, side } })
}

fn has(game: &Game, seat: Seat, kind: MarkerKind) -> bool {
    state(game).is_some_and(|state| state.left(seat, kind) > 0)
}

/// Adds the placements that a house or wall makes possible; if there are no others, the tile may be discarded instead.
fn offer_placements(game: &Game, shape: ShapeId, actions: &mut Vec<action::Action>) {
    let seat = game.active();
    if ![MarkerKind::House, MarkerKind::Wall].into_iter().any(|kind| has(game, seat, kind)) {
        return;
    }
    let fits_without = !actions.is_empty();
    for placement in game.board().ways(shape.shape()) {
        if let Some(marker) = needed(game, shape, placement).filter(|marker| has(game, seat, marker.kind)) {
            let placement = placement.with(marker.as_piece());
            if placing::allowed(game, shape, placement).is_ok() {
                actions.push(action::Action::Place(placement));
            }
        }
    }
    let may_discard = options(game).is_some_and(|options| options.needed_piece == NeededPiece::MayDiscard);
    if !fits_without && !actions.is_empty() && may_discard {
        actions.push(action::Action::Special(SpecialAction::HousesAndWalls(Action::Discard)));
    }
}

/// To discard a tile spends no house or wall.
fn gives_nothing_away(action: SpecialAction) -> bool {
    action == SpecialAction::HousesAndWalls(Action::Discard)
}

/// Carries out an action that the game offered.
pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<event::Event>) -> Flow {
    match action {
        Action::Discard => placing::let_go(game, events),
    }
}

/// A tile was laid; the house or wall that it needed stands already.
fn placed(game: &mut Game, placement: Placement, events: &mut Vec<event::Event>) {
    let (Some(marker), seat) = (Marker::of(&placement), game.active()) else { return };
    if let Some(state) = &mut game.states.houses_and_walls {
        let left = state.left_mut(seat, marker.kind);
        *left = left.saturating_sub(1);
    }
    events.push(event::Event::Special(SpecialEvent::HousesAndWalls(Event::Built { seat, marker })));
}

fn refuse(game: &Game, seat: Seat, action: action::Action) -> Option<Refusal> {
    match action {
        action::Action::Special(SpecialAction::HousesAndWalls(Action::Discard)) => Some(Refusal::Unasked),
        action::Action::Place(placement) => {
            let (shape, marker) = game.hand().zip(Marker::of(&placement))?;
            Some(refuse_placement(game, seat, shape, placement, marker))
        }
        _ => None,
    }
}

const fn refused(bad: Bad) -> Refusal {
    Refusal::Special(SpecialRefusal::HousesAndWalls(bad))
}

/// Why a tile may not be laid with a house or wall.
fn refuse_placement(game: &Game, seat: Seat, shape: ShapeId, placement: Placement, marker: Marker) -> Refusal {
    if let Err(misfit) = game.board().is_beside(shape.shape(), placement) {
        return misfit.into();
    }
    if needed(game, shape, placement) != Some(marker) {
        return match marker.kind {
            MarkerKind::House => refused(Bad::NoHouse),
            MarkerKind::Wall => refused(Bad::NoWall),
        };
    }
    if !has(game, seat, marker.kind) {
        return refused(Bad::NoneLeft(marker.kind));
    }
    placing::allowed(game, shape, placement).err().unwrap_or(Refusal::NotOffered)
}

/// Every house and wall is with its owner or on the table.
fn audit(game: &Game) -> Result<(), String> {
    let Some(state) = state(game) else { return Ok(()) };
    let left: usize =
        game.seats().map(|seat| usize::from(state.houses[seat.index()] + state.walls[seat.index()])).sum();
    let is_marker = |piece| matches!(piece, Piece::House | Piece::Wall);
    let built = game.board().stood().iter().filter(|stood| is_marker(stood.piece)).count();
    if left + built != state.given {
        return Err(format!("{left} houses and walls left and {built} built are not {}", state.given));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expansions::Expansion;
    use crate::geometry::Rotation;
    use crate::trial::{self, shape};

    #[test]
    fn refusals_tell_whose_pieces_are_used_up_and_what_nobody_asked() {
        let mut game = trial::game(2, &[Expansion::HousesAndWalls]);
        let (seat, tile) = (Seat::FIRST, shape("BA/RFr"));
        let placement = Placement::new("S1".parse().unwrap(), Rotation::R90);
        let marker = needed(&game, tile, placement).unwrap();
        let none_left = refused(Bad::NoneLeft(marker.kind));
        assert_ne!(refuse_placement(&game, seat, tile, placement, marker), none_left);
        let state = game.states.houses_and_walls.as_mut().unwrap();
        (state.houses, state.walls) = ([0; Seat::MOST], [0; Seat::MOST]);
        assert_eq!(refuse_placement(&game, seat, tile, placement, marker), none_left);
        let discard = action::Action::Special(SpecialAction::HousesAndWalls(Action::Discard));
        assert_eq!(refuse(&game, seat, discard), Some(Refusal::Unasked));
    }
}
