//! The table: tiles, the features that they form, and the figures on them.

use arrayvec::ArrayVec;

use super::feature::{FeatureId, Features, Node, NodeId};
use super::figure::Figure;
use super::geometry::{Half, Pos, Rotation, Side};
use super::grid::{Grid, Placement, TileNo};
use super::seat::Seat;
use super::tile::{Edge, Edges, Kind, Segment, SegmentIndex, Shape, ShapeId, Turned};

/// A tile on the table.
#[derive(Clone, Copy, Debug)]
pub struct Laid {
    /// Its cell.
    pub at: Pos,
    /// What is printed on it.
    pub shape: ShapeId,
    /// How it is turned.
    pub rotation: Rotation,
    /// Who laid it; nobody for the tiles of the setup.
    pub by: Option<Seat>,
    first: NodeId,
}

impl Laid {
    /// One of its segments on the table.
    pub fn node(&self, segment: SegmentIndex) -> NodeId {
        self.first.plus(segment)
    }

    /// All its segments on the table, in the shape's order.
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> + use<> {
        let first = self.first;
        (0..self.shape.shape().segments.len()).map(move |segment| first.plus(segment as SegmentIndex))
    }

    fn turned(&self) -> &'static Turned {
        self.shape.shape().turned(self.rotation)
    }
}

/// A figure on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// What it is.
    pub figure: Figure,
    /// Whose it is.
    pub seat: Seat,
    /// The segment that it stands or lies on.
    pub node: NodeId,
}

/// Why a tile cannot be laid somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Misfit {
    /// A tile lies there already.
    #[error("there is a tile already")]
    Taken,
    /// No tile shares a side with the cell.
    #[error("no tile is next to it")]
    Apart,
    /// The tile would show something else than its neighbour.
    #[error("its {side:?} side shows {shows:?} where the neighbour has {demands:?}")]
    Edge {
        /// Side of the tile as turned.
        side: Side,
        /// What the tile would show there.
        shows: Edge,
        /// What lies across.
        demands: Edge,
    },
}

/// The most features that one tile can complete: those on its sides, and two on each of nine cells.
const MOST_COMPLETED: usize = 4 + 2 * 9;

/// Everything that lies and stands on the table.
#[derive(Clone, Debug)]
pub struct Board {
    grid: Grid,
    tiles: Vec<Laid>,
    features: Features,
    figures: Vec<Standing>,
}

impl Board {
    /// An empty table.
    pub(super) fn new(tiles: usize) -> Board {
        Board {
            grid: Grid::new(),
            tiles: Vec::with_capacity(tiles),
            features: Features::with_capacity(4 * tiles),
            figures: Vec::with_capacity(32),
        }
    }

    /// The tiles in the order of placing, the start tile first.
    pub fn tiles(&self) -> &[Laid] {
        &self.tiles
    }

    /// A tile on the table.
    pub fn laid(&self, tile: TileNo) -> &Laid {
        &self.tiles[tile.index()]
    }

    /// The tile on a cell.
    pub fn at(&self, at: Pos) -> Option<TileNo> {
        self.grid.tile(at)
    }

    /// The features of the table.
    pub fn features(&self) -> &Features {
        &self.features
    }

    /// The figures on the board, in the order in which they came there.
    pub fn figures(&self) -> &[Standing] {
        &self.figures
    }

    /// How many of the eight cells around a cell have a tile.
    pub fn around(&self, at: Pos) -> u8 {
        self.grid.around(at)
    }

    /// The empty cells next to a tile, in no order that means anything.
    pub fn frontier(&self) -> &[Pos] {
        self.grid.frontier()
    }

    /// What the neighbours of a cell demand of a tile there.
    pub fn demand(&self, at: Pos) -> Edges {
        self.grid.demand(at)
    }

    /// Where a segment on the table is, and which one of its tile it is.
    pub fn place(&self, node: NodeId) -> (Pos, SegmentIndex) {
        let node = self.features.node(node);
        (self.laid(node.tile).at, node.segment)
    }

    /// Every way to lay a tile so that all touching sides match (`W-BASE`).
    pub fn placements(&self, shape: &Shape) -> impl Iterator<Item = Placement> {
        let edges = Rotation::ALL.map(|rotation| (rotation, shape.turned(rotation).edges));
        self.grid.frontier().iter().flat_map(move |&at| {
            let demand = self.grid.demand(at);
            edges
                .into_iter()
                .filter(move |(_, edges)| edges.fit(demand))
                .map(move |(rotation, _)| Placement { at, rotation })
        })
    }

    /// Checks one way to lay a tile.
    ///
    /// # Errors
    /// The first reason against it.
    pub fn fits(&self, shape: &Shape, Placement { at, rotation }: Placement) -> Result<(), Misfit> {
        if self.grid.tile(at).is_some() {
            return Err(Misfit::Taken);
        }
        let demand = self.grid.demand(at);
        if demand == Edges::ANY {
            return Err(Misfit::Apart);
        }
        let edges = shape.turned(rotation).edges;
        for side in Side::ALL {
            match (edges.on(side), demand.on(side)) {
                (Some(shows), Some(demands)) if shows != demands => return Err(Misfit::Edge { side, shows, demands }),
                _ => {}
            }
        }
        Ok(())
    }

    /// Lays a tile and joins what it touches. The caller has checked that it fits.
    pub(super) fn lay(&mut self, shape: ShapeId, Placement { at, rotation }: Placement, by: Option<Seat>) -> TileNo {
        let tile = TileNo::new(self.tiles.len());
        let laid = Laid { at, shape, rotation, by, first: self.features.next_node() };
        for (index, segment) in shape.shape().segments.iter().enumerate() {
            let ends = segment.sides.len() + segment.halves.len();
            self.features.add(segment.kind, tile, index as SegmentIndex, ends as u16);
        }
        self.grid.lay(at, tile, laid.turned().edges);
        self.tiles.push(laid);
        for side in Side::ALL {
            if let Some(neighbour) = self.grid.tile(at.step(side)) {
                let neighbour = self.tiles[neighbour.index()];
                self.join_sides(&laid, &neighbour, side);
                self.join_halves(&laid, &neighbour, side);
            }
        }
        tile
    }

    /// Joins all cities, roads or rivers that meet on one side. Two cities may share a printed side: whatever meets them
    /// there joins them (`002 §Nouvelles tuiles`).
    fn join_sides(&mut self, laid: &Laid, neighbour: &Laid, side: Side) {
        let mut mine = laid.turned().on_side(side).map(|s| laid.node(s));
        let theirs = neighbour.turned().on_side(side.opposite()).map(|s| neighbour.node(s));
        let Some(first) = mine.next() else { return };
        for (count, node) in theirs.chain(mine).enumerate() {
            self.features.join(first, node, if count == 0 { 2 } else { 1 });
        }
    }

    fn join_halves(&mut self, laid: &Laid, neighbour: &Laid, side: Side) {
        for half in Half::of(side) {
            if let (Some(mine), Some(theirs)) = (laid.turned().on_half(half), neighbour.turned().on_half(half.facing()))
            {
                self.features.join(laid.node(mine), neighbour.node(theirs), 2);
            }
        }
    }

    /// Puts a figure on a segment.
    pub(super) fn stand(&mut self, figure: Figure, seat: Seat, node: NodeId) {
        self.figures.push(Standing { figure, seat, node });
        let feature = self.features.of(node);
        self.features.get_mut(feature).claims += u8::from(figure.claims());
    }

    /// Takes a figure off the board; nothing happens if it is not there.
    pub(super) fn take(&mut self, standing: Standing) {
        if let Some(index) = self.figures.iter().position(|s| *s == standing) {
            self.figures.remove(index);
            let feature = self.features.of(standing.node);
            self.features.get_mut(feature).claims -= u8::from(standing.figure.claims());
        }
    }

    /// The figures on a feature.
    pub fn figures_on(&self, feature: FeatureId) -> impl Iterator<Item = Standing> {
        self.figures.iter().copied().filter(move |s| self.features.of(s.node) == feature)
    }

    /// Whether a feature is complete. Fields never are; whether one is closed is another question.
    pub fn is_complete(&self, feature: FeatureId) -> bool {
        let tally = self.features.get(feature);
        match tally.kind {
            Kind::City | Kind::Road => tally.open == 0,
            Kind::Monastery | Kind::Garden => self.grid.around(self.place(tally.oldest).0) == 8,
            Kind::Field | Kind::River | Kind::Hill | Kind::Vineyard | Kind::Volcano => false,
        }
    }

    /// The features that became complete when this tile, the last one laid, was placed.
    pub(super) fn completed_by(&self, tile: TileNo) -> ArrayVec<FeatureId, MOST_COMPLETED> {
        let mut completed = ArrayVec::new();
        let laid = self.laid(tile);
        let mut push = |feature: FeatureId| {
            if !completed.contains(&feature) && self.is_complete(feature) {
                // Cannot overflow: a tile has four sides and nine cells have at most two inner segments each.
                let _ = completed.try_push(feature);
            }
        };
        for (index, segment) in laid.shape.shape().segments.iter().enumerate() {
            if matches!(segment.kind, Kind::City | Kind::Road) {
                push(self.features.of(laid.node(index as SegmentIndex)));
            }
        }
        for at in laid.at.around().into_iter().chain([laid.at]).filter(|&at| self.grid.around(at) == 8) {
            let Some(tile) = self.grid.tile(at) else { continue };
            let laid = self.laid(tile);
            for (index, segment) in laid.shape.shape().segments.iter().enumerate() {
                if segment.kind.is_inner() {
                    push(self.features.of(laid.node(index as SegmentIndex)));
                }
            }
        }
        completed
    }

    /// What is printed for a segment on the table.
    pub fn segment(&self, node: &Node) -> &'static Segment {
        // Nodes are made from their shape's list, so the index is in it.
        &self.laid(node.tile).shape.shape().segments[usize::from(node.segment)]
    }

    /// Completed cities that a field touches, each once.
    pub fn completed_cities(&self, field: FeatureId) -> Vec<FeatureId> {
        let mut cities = Vec::new();
        for node in self.features.members(field) {
            let laid = self.laid(node.tile);
            for &city in &self.segment(node).touches {
                let city = self.features.of(laid.node(city));
                if self.is_complete(city) && !cities.contains(&city) {
                    cities.push(city);
                }
            }
        }
        cities
    }

    /// The cells of a feature, each once, in the order of placing.
    pub fn cells(&self, feature: FeatureId) -> Vec<Pos> {
        let mut tiles: Vec<TileNo> = self.features.members(feature).map(|n| n.tile).collect();
        tiles.sort_unstable();
        tiles.dedup();
        tiles.into_iter().map(|tile| self.laid(tile).at).collect()
    }
}
