//! What somebody may see of a game: input for pictures and texts.
//!
//! A view holds nothing hidden from the one it is made for, so whatever is built from it can leak nothing.

use std::collections::BTreeMap;

use serde::Serialize;

use super::board::{Laid, Standing};
use super::border::{Marker, MarkerKind};
use super::bridge::Axis;
use super::expansions::bridges_castles_and_bazaars::{self as bazaars, Auction, Castle};
use super::expansions::hills_and_sheep::{State, Token};
use super::expansions::monuments::{Monument, Objective, Progress, Reward, objectives_of, pattern};
use super::expansions::the_gifts::{self, Card};
use super::figure::Figure;
use super::game::{Game, Waiting};
use super::geometry::{Pos, Rotation};
use super::seat::Seat;
use super::tile::{SegmentIndex, ShapeId};

/// A game as everybody may see it. What one seat alone may see beside it is its [`Own`](super::Own).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct View {
    /// The tiles on the table, in the order in which they were laid. The first one is the start tile.
    pub tiles: Vec<TileView>,
    /// The figures on the board, in the order in which they came there.
    pub figures: Vec<FigureView>,
    /// The seats, in order.
    pub seats: Vec<SeatView>,
    /// The tile that must be placed now, and whose it is.
    pub hand: Option<(Seat, ShapeId)>,
    /// The tile that came with a gift, while the same player chooses between the two.
    pub second_tile: Option<ShapeId>,
    /// Tiles that can still be drawn.
    pub tiles_left: usize,
    /// The tiles that nobody has seen yet, with how many there are of each: those of the pile and those under hills
    /// together, since nobody may know which are which.
    pub unseen: Vec<(ShapeId, usize)>,
    /// How many of them lie under hills.
    pub under_hills: usize,
    /// The tokens in the bag of Hills & Sheep, with how many there are of each; empty without the expansion.
    pub bag: Vec<(Token, u8)>,
    /// The castles on the table, in the order of building.
    pub castles: Vec<CastleView>,
    /// The auction that is on, or whose tiles are being played.
    pub auction: Option<Auction>,
    /// The monuments on the table, in the order of laying.
    pub monuments: Vec<MonumentView>,
    /// Renown tokens that are left to win; none without Monuments.
    pub renown_left: u8,
    /// The houses and walls between tiles, in the order of building.
    pub markers: Vec<Marker>,
    /// How many cards the pile of gifts has.
    pub gift_pile: usize,
    /// The opened gifts, with how many there are of each.
    pub gift_discards: Vec<(Card, u8)>,
}

/// A monument on the table. Its tile, with the same cell, is among [`View::tiles`], its architects among
/// [`View::figures`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MonumentView {
    /// The north-west one of its four cells, as it lies.
    pub at: Pos,
    /// Its four objectives, as printed.
    pub objectives: Vec<ObjectiveView>,
    /// Whose architects stand on it, by seat.
    pub architects: Vec<Seat>,
}

/// An objective of a monument.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ObjectiveView {
    /// Its pattern: cells of the table, each with whether a tile lies there.
    pub cells: Vec<(Pos, bool)>,
    /// What each cube earns.
    pub reward: Reward,
    /// Who has how many cubes on it, by seat.
    pub cubes: Vec<(Seat, u8)>,
    /// Whether it was completed and paid.
    pub done: bool,
}

/// A castle over two tiles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CastleView {
    /// The two cells.
    pub cells: [Pos; 2],
    /// Whose figures stand on it, by seat; nobody's once it has taken its points. The figures themselves are among
    /// [`View::figures`], on the segments of the city under it.
    pub lords: Vec<Seat>,
}

/// A tile on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TileView {
    /// Its cell; of a large tile the north-west one of the four. [`TileView::cells`] gives them all.
    pub at: Pos,
    /// What is printed on it.
    pub shape: ShapeId,
    /// How it is turned.
    pub rotation: Rotation,
    /// Who laid it; nobody for tiles of the setup.
    pub by: Option<Seat>,
    /// The way that the bridge over it runs on the table. A bridge is a segment too, after the printed ones.
    pub bridge: Option<Axis>,
    /// For each segment, the feature that it belongs to now. Segments with the same number are joined; a feature's
    /// number is its oldest segment's, so it never changes but by joining an older one.
    pub features: Vec<u16>,
}

impl TileView {
    /// Its cells, each with the shape of one cell that lies there: its own, or a large tile's part.
    pub fn cells(&self) -> impl Iterator<Item = (Pos, ShapeId)> + use<> {
        let at = self.at;
        self.shape.cells(self.rotation).map(move |(quarter, part)| (quarter.of(at), part))
    }
}

/// A figure on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct FigureView {
    /// The cell of its tile; of a large tile the first one in which the segment lies.
    pub at: Pos,
    /// The segment of that tile on which it stands or lies.
    pub segment: SegmentIndex,
    /// What it is.
    pub figure: Figure,
    /// Whose it is.
    pub seat: Seat,
}

/// What is public about a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// Points so far; may be negative.
    pub score: i32,
    /// Whether the player left the game.
    pub resigned: bool,
    /// Figures that can still be placed, with how many there are.
    pub supply: Vec<(Figure, u8)>,
    /// The tokens beside the shepherd, in the order in which they were drawn.
    pub flock: Vec<Token>,
    /// Bridges that can still be built.
    pub bridges: u8,
    /// Castles that can still be built.
    pub castles: u8,
    /// Cubes that can still be placed.
    pub cubes: u8,
    /// Renown tokens.
    pub renown: u8,
    /// Houses that can still be built.
    pub houses: u8,
    /// Walls that can still be built.
    pub walls: u8,
    /// Unopened gifts. Which ones, only their owner knows.
    pub gifts: usize,
}

impl View {
    /// The game as everybody may see it.
    pub fn of(game: &Game) -> View {
        View {
            tiles: tiles(game),
            figures: figures(game),
            seats: game.seats().map(|seat| SeatView::of(game, seat)).collect(),
            hand: hand(game),
            second_tile: gifts(game).and_then(the_gifts::State::second_tile).filter(|_| hand(game).is_some()),
            tiles_left: game.pile().len(),
            unseen: unseen(game),
            under_hills: sheep(game).map_or(0, State::hidden),
            bag: sheep(game).map_or_else(Vec::new, |state| state.flocks.bag().collect()),
            castles: castles(game),
            auction: bazaars(game).and_then(|state| state.bazaars.auction()).cloned(),
            monuments: monuments(game),
            renown_left: game.states().monuments.as_ref().map_or(0, |state| state.bank()),
            markers: game.board().markers().to_vec(),
            gift_pile: gifts(game).map_or(0, the_gifts::State::pile),
            gift_discards: gifts(game).map_or_else(Vec::new, |state| state.discards().collect()),
        }
    }
}

fn monuments(game: &Game) -> Vec<MonumentView> {
    let view = |monument: &Monument| {
        let laid = game.board().laid(monument.tile);
        let mut architects: Vec<Seat> = game.board().figures_on(monument.feature(game)).map(|s| s.seat).collect();
        architects.sort_unstable();
        MonumentView { at: laid.at, objectives: objectives(game, monument), architects }
    };
    game.states().monuments.iter().flat_map(|state| state.monuments()).map(view).collect()
}

fn objectives(game: &Game, monument: &Monument) -> Vec<ObjectiveView> {
    let printed = objectives_of(game.board().laid(monument.tile).shape).into_iter().flatten();
    let view = |(number, (objective, progress)): (usize, (&Objective, &Progress))| ObjectiveView {
        cells: pattern(game, monument, number),
        reward: objective.reward,
        cubes: game.seats().map(|seat| (seat, progress.cubes[seat.index()])).filter(|&(_, n)| n > 0).collect(),
        done: progress.done,
    };
    printed.zip(&monument.objectives).enumerate().map(view).collect()
}

fn bazaars(game: &Game) -> Option<&bazaars::State> {
    game.states().bridges_castles_and_bazaars.as_ref()
}

fn gifts(game: &Game) -> Option<&the_gifts::State> {
    game.states().the_gifts.as_ref()
}

fn castles(game: &Game) -> Vec<CastleView> {
    let view = |castle: &Castle| CastleView { cells: castle.cells, lords: castle.lords(game).to_vec() };
    bazaars(game).map_or_else(Vec::new, |state| state.castles.built().iter().map(view).collect())
}

fn sheep(game: &Game) -> Option<&State> {
    game.states().hills_and_sheep.as_ref()
}

fn unseen(game: &Game) -> Vec<(ShapeId, usize)> {
    let hidden = sheep(game).into_iter().flat_map(|state| &state.hidden).copied();
    let mut counts = BTreeMap::new();
    for shape in game.pile().iter().chain(hidden) {
        *counts.entry(shape).or_default() += 1;
    }
    counts.into_iter().collect()
}

/// A tile that stays unlaid because everybody else resigned is nobody's to lay.
fn hand(game: &Game) -> Option<(Seat, ShapeId)> {
    game.hand().filter(|_| *game.waiting() != Waiting::Over).map(|shape| (game.active(), shape))
}

fn tiles(game: &Game) -> Vec<TileView> {
    let features = game.board().features();
    let number = |node| features.get(features.of(node)).oldest.number();
    let view = |laid: &Laid| TileView {
        at: laid.at,
        shape: laid.shape,
        rotation: laid.rotation,
        by: laid.by,
        bridge: laid.bridge(),
        features: laid.nodes().map(number).collect(),
    };
    game.board().tiles().iter().map(view).collect()
}

fn figures(game: &Game) -> Vec<FigureView> {
    let view = |standing: &Standing| {
        let (at, segment) = game.board().place(standing.node);
        FigureView { at, segment, figure: standing.figure, seat: standing.seat }
    };
    game.board().figures().iter().map(view).collect()
}

impl SeatView {
    fn of(game: &Game, seat: Seat) -> SeatView {
        let (purse, states) = (game.purse(seat), game.states());
        let supply = Figure::ALL.into_iter().map(|figure| (figure, purse.count(figure)));
        SeatView {
            score: purse.score,
            resigned: purse.resigned,
            supply: supply.filter(|&(_, n)| n > 0).collect(),
            flock: sheep(game).map_or_else(Vec::new, |state| state.flocks.of(seat).to_vec()),
            bridges: bazaars(game).map_or(0, |state| state.bridges.left(seat)),
            castles: bazaars(game).map_or(0, |state| state.castles.left(seat)),
            cubes: states.monuments.as_ref().map_or(0, |state| state.cubes(seat)),
            renown: states.monuments.as_ref().map_or(0, |state| state.renown(seat)),
            houses: states.houses_and_walls.as_ref().map_or(0, |state| state.left(seat, MarkerKind::House)),
            walls: states.houses_and_walls.as_ref().map_or(0, |state| state.left(seat, MarkerKind::Wall)),
            gifts: gifts(game).map_or(0, |state| state.held(seat)),
        }
    }
}
