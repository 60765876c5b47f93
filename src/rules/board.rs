//! The table: tiles, the features that they form, and the figures on them.

use arrayvec::ArrayVec;

use super::bridge::{self, Axis, Bridge};
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
    /// The bridge over it.
    bridge: Option<(Axis, NodeId)>,
}

impl Laid {
    /// The way that the bridge over it runs, if there is one.
    pub fn bridge(&self) -> Option<Axis> {
        self.bridge.map(|(axis, _)| axis)
    }

    /// Its segments: the printed ones in the shape's order, then the bridge.
    pub fn segments(&self) -> impl Iterator<Item = &'static Segment> + use<> {
        let bridge = self.bridge().map(|axis| bridge::segment(axis, self.rotation));
        self.shape.shape().segments.iter().chain(bridge)
    }

    /// One of its segments.
    pub fn segment(&self, index: SegmentIndex) -> Option<&'static Segment> {
        self.shape.shape().segment(index).or_else(|| self.segments().nth(usize::from(index)))
    }

    /// One of its segments on the table.
    pub fn node(&self, segment: SegmentIndex) -> NodeId {
        match self.bridge {
            Some((_, node)) if usize::from(segment) == self.printed() => node,
            _ => self.first.plus(segment),
        }
    }

    /// All its segments on the table, in the order of [`Laid::segments`].
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> + use<> {
        let first = self.first;
        let printed = (0..self.printed()).map(move |segment| first.plus(segment as SegmentIndex));
        printed.chain(self.bridge.map(|(_, node)| node))
    }

    /// How many segments are printed on it.
    fn printed(&self) -> usize {
        self.shape.shape().segments.len()
    }

    pub(super) fn turned(&self) -> &'static Turned {
        self.shape.shape().turned(self.rotation)
    }

    /// What meets a neighbour in the middle of a side: cities, a road or a river, or the end of a bridge.
    fn on_side(&self, side: Side) -> impl Iterator<Item = NodeId> + use<> {
        let first = self.first;
        let bridge = self.bridge.filter(|(axis, _)| *axis == Axis::of(side)).map(|(_, node)| node);
        self.turned().on_side(side).map(move |segment| first.plus(segment)).chain(bridge)
    }

    /// What a side shows: as printed, but a road where a bridge ends.
    fn edge(&self, side: Side) -> Option<Edge> {
        if self.bridge() == Some(Axis::of(side)) { Some(Edge::Road) } else { self.turned().edges.on(side) }
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

impl From<(Side, Edge, Edge)> for Misfit {
    fn from((side, shows, demands): (Side, Edge, Edge)) -> Misfit {
        Misfit::Edge { side, shows, demands }
    }
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

    /// What a neighbour shows across a side of a cell; `None` where the cell across is empty.
    pub(super) fn across(&self, at: Pos, side: Side) -> Option<Edge> {
        let neighbour = self.grid.tile(at.step(side))?;
        self.laid(neighbour).edge(side.opposite())
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
                .map(move |(rotation, _)| Placement::new(at, rotation))
        })
    }

    /// Checks one way to lay a tile, without a bridge.
    ///
    /// # Errors
    /// The first reason against it.
    pub fn fits(&self, shape: &Shape, Placement { at, rotation, .. }: Placement) -> Result<(), Misfit> {
        if self.grid.tile(at).is_some() {
            return Err(Misfit::Taken);
        }
        let demand = self.grid.demand(at);
        if demand == Edges::ANY {
            return Err(Misfit::Apart);
        }
        let misfit = shape.turned(rotation).edges.misfits(demand).next();
        misfit.map_or(Ok(()), |misfit| Err(misfit.into()))
    }

    /// Lays a tile, with the bridge that the placement needs, and joins what they touch. The caller has checked that they
    /// fit.
    pub(super) fn lay(&mut self, shape: ShapeId, placement: Placement, by: Option<Seat>) -> TileNo {
        let Placement { at, rotation, bridge } = placement;
        let tile = TileNo::new(self.tiles.len());
        let laid = Laid { at, shape, rotation, by, first: self.features.next_node(), bridge: None };
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
        if let Some(bridge) = bridge {
            self.span(bridge);
        }
        tile
    }

    /// Builds a bridge and joins the roads at its ends. It splits nothing below it (`001 §Ponts 3`). The caller has checked
    /// that it may stand there.
    pub(super) fn span(&mut self, Bridge { at, axis }: Bridge) {
        let Some(tile) = self.grid.tile(at) else { return };
        let Some(laid) = self.tiles.get_mut(tile.index()) else { return };
        let node = self.features.add(Kind::Road, tile, laid.printed() as SegmentIndex, 2);
        laid.bridge = Some((axis, node));
        let laid = *laid;
        for side in axis.sides() {
            match self.grid.tile(at.step(side)) {
                Some(neighbour) => self.join_sides(&laid, &self.tiles[neighbour.index()].clone(), side),
                None => self.grid.bind(at.step(side), side.opposite(), Edge::Road),
            }
        }
    }

    /// Joins all cities, roads or rivers that meet on one side. Two cities may share a printed side: whatever meets them
    /// there joins them (`002 §Nouvelles tuiles`).
    fn join_sides(&mut self, laid: &Laid, neighbour: &Laid, side: Side) {
        let mut mine = laid.on_side(side);
        let theirs = neighbour.on_side(side.opposite());
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
            Kind::Field | Kind::River | Kind::Hill | Kind::Vineyard | Kind::Volcano | Kind::Bazaar => false,
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
        for (node, segment) in laid.nodes().zip(laid.segments()) {
            if matches!(segment.kind, Kind::City | Kind::Road) {
                push(self.features.of(node));
            }
        }
        for at in laid.at.around().into_iter().chain([laid.at]).filter(|&at| self.grid.around(at) == 8) {
            let Some(tile) = self.grid.tile(at) else { continue };
            let laid = self.laid(tile);
            for (node, segment) in laid.nodes().zip(laid.segments()) {
                if segment.kind.is_inner() {
                    push(self.features.of(node));
                }
            }
        }
        completed
    }

    /// What a segment on the table is.
    pub fn segment(&self, node: &Node) -> Option<&'static Segment> {
        self.laid(node.tile).segment(node.segment)
    }

    /// Completed cities that a field touches, each once.
    pub fn completed_cities(&self, field: FeatureId) -> Vec<FeatureId> {
        let mut cities = Vec::new();
        for node in self.features.members(field) {
            let laid = self.laid(node.tile);
            for &city in self.segment(node).map_or(&[][..], |field| &field.touches) {
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
