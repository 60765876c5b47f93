//! The board: the placed tiles, the features that they form, and the figures and pieces on them.

mod fits;
mod link;

use arrayvec::ArrayVec;

use super::feature::Features;
use super::grid::Grid;
use crate::{
    Axis, Border, CompletionRule, Crossing, Edge, Edges, Face, FeatureId, Figure, Half, HeldFigure, Holder, NodeId,
    OwnedFigure, Piece, PlacedPiece, Placement, Pos, Quarter, Quarters, Rotation, Seat, Segment, SegmentIndex,
    SegmentPlace, ShapeId, Side, Site, SpecialPiece, TileNo, tile,
};

pub use fits::Misfit;
pub use link::Link;

/// A placed tile: its position, its rotation and the nodes of its segments.
#[derive(Clone, Copy, Debug)]
pub struct PlacedTile {
    /// The cell of the tile. A large tile has the north-west cell of its square here, in any rotation.
    pub at: Pos,
    /// The printed design, of which the game may contain several copies.
    pub shape: ShapeId,
    /// The clockwise rotation, relative to the printed orientation.
    pub rotation: Rotation,
    /// The player who placed the tile, or `None` for tiles of the setup.
    pub by: Option<Seat>,
    first_node: NodeId,
    /// The cells that the tile covers, in the square whose north-west cell is `at`.
    extent: Quarters,
    /// The direction and the node of the road that a piece carries over the tile, or `None` if there is none.
    road_over: Option<(Axis, NodeId)>,
}

/// The maximum number of cells around one tile, reached by a tile of four cells.
const MAX_AROUND: usize = 12;

impl PlacedTile {
    /// Returns the direction of the road that a piece carries over the tile, or `None` if there is no such road.
    pub fn road_axis(&self) -> Option<Axis> {
        self.road_over.map(|(axis, _)| axis)
    }

    /// Returns the segments of the tile: the printed ones in the order of the shape, then the road over the tile.
    pub fn segments(&self) -> impl Iterator<Item = &'static Segment> + use<> {
        let over = self.road_axis().map(|axis| tile::road_over(axis, self.rotation));
        self.shape.get().segments.iter().chain(over)
    }

    /// Returns the segment with this index in [`PlacedTile::segments`], or `None` if the tile has fewer segments.
    pub fn segment(&self, index: SegmentIndex) -> Option<&'static Segment> {
        self.shape.get().segment(index).or_else(|| self.segments().nth(usize::from(index)))
    }

    /// Returns the node of a segment. `segment` must be an index from [`PlacedTile::segments`].
    pub fn node(&self, segment: SegmentIndex) -> NodeId {
        match self.road_over {
            Some((_, node)) if usize::from(segment) == self.printed_count() => node,
            _ => self.first_node.plus(segment),
        }
    }

    /// Returns the nodes of the tile, in the order of [`PlacedTile::segments`].
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> + use<> {
        let first = self.first_node;
        let printed = (0..self.printed_count()).map(move |segment| first.plus(segment as SegmentIndex));
        printed.chain(self.road_over.map(|(_, node)| node))
    }

    /// Returns the number of printed segments, which is also the index of a road over the tile.
    fn printed_count(&self) -> usize {
        self.shape.segments.len()
    }

    /// Returns whether the tile covers more than one cell.
    pub const fn is_large(&self) -> bool {
        self.extent.len() > 1
    }

    /// Returns the cells that the tile covers, clockwise from the north-west.
    pub fn cells(&self) -> impl Iterator<Item = Pos> + use<> {
        let (at, extent) = (self.at, self.extent);
        extent.iter().map(move |quarter| quarter.of(at))
    }

    /// Returns which quarter of the tile is on `cell`, one of its cells.
    pub fn quarter(&self, cell: Pos) -> Quarter {
        Quarter::ALL.into_iter().find(|quarter| quarter.of(self.at) == cell).unwrap_or_else(|| {
            never!("{cell:?} is no cell of {self:?}");
            Quarter::Nw
        })
    }

    /// Returns the cells around the tile, each once. There are eight, ten or twelve, depending on the size of the tile.
    pub fn surrounding_cells(&self) -> ArrayVec<Pos, MAX_AROUND> {
        let mut around = ArrayVec::new();
        if !self.is_large() {
            around.extend(self.at.around());
            return around;
        }
        for pos in self.cells().flat_map(Pos::around) {
            if !around.contains(&pos) && self.cells().all(|cell| cell != pos) {
                always!(around.try_push(pos).is_ok(), "more than twelve cells around {self:?}");
            }
        }
        around
    }

    /// Returns the cells of the tile that a segment covers, clockwise from the north-west.
    pub fn cells_of(&self, segment: SegmentIndex) -> impl Iterator<Item = Pos> + use<> {
        let at = self.at;
        let printed = self.segment(segment).filter(|_| self.is_large());
        let cells = printed.map_or(self.extent, |segment| self.shape.rotated_cells(segment.cells, self.rotation));
        cells.iter().map(move |quarter| quarter.of(at))
    }

    /// Returns the shape of one cell of the tile: its own shape, or for a large tile the shape of that part.
    pub fn part(&self, cell: Pos) -> ShapeId {
        let quarter = self.quarter(cell);
        let part = self.shape.parts(self.rotation).find(|(at, _)| *at == quarter);
        part.map_or(self.shape, |(_, part)| part)
    }

    /// Returns the rotated face of one cell of the tile, which maps the sides of the cell to segments.
    pub(super) fn face(&self, cell: Pos) -> &'static Face {
        let mut faces = self.shape.get().faces(self.rotation);
        let found = faces.find(|(quarter, _)| !self.is_large() || quarter.of(self.at) == cell);
        found.map_or(const { &Face::BLANK }, |(_, face)| face)
    }

    /// Returns the nodes in the middle of a cell's side: cities, roads, rivers, and a road over the tile that ends.
    fn on_side(&self, face: &Face, side: Side) -> impl Iterator<Item = NodeId> + use<> {
        let first = self.first_node;
        let over = self.road_over.filter(|(axis, _)| *axis == Axis::of(side)).map(|(_, node)| node);
        face.on_side(side).map(move |segment| first.plus(segment)).chain(over)
    }

    /// Returns the edge on a side of a cell, a road if a road over the tile ends there, or `None` for a blank side.
    fn edge(&self, cell: Pos, side: Side) -> Option<Edge> {
        if self.road_axis() == Some(Axis::of(side)) { Some(Edge::Road) } else { self.face(cell).edges.on(side) }
    }
}

/// The location of a figure. Every figure of a game has exactly one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FigureLocation {
    /// In its owner's supply, ready to be placed.
    Supply,
    /// On the board. Whether it claims the feature depends on the kind of figure.
    Node(NodeId),
    /// Temporarily out of play: a player holds it, or it is on top of a piece.
    Held(Holder),
}

/// A figure that occupies a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedFigure {
    /// The kind of figure, such as a meeple or a builder.
    pub figure: Figure,
    /// The player who owns the figure.
    pub seat: Seat,
    /// The occupied segment. Its feature can change when tiles join features, the node cannot.
    pub node: NodeId,
}

impl PlacedFigure {
    /// Returns the figure with its owner.
    pub const fn owned(self) -> OwnedFigure {
        OwnedFigure { figure: self.figure, seat: self.seat }
    }
}

/// The maximum number of features that one tile can complete: on its sides, on and around it, and joined by pieces.
pub(super) const MAX_COMPLETED: usize = 8 + 2 * (4 + MAX_AROUND) + 8;

/// The tiles on the four sides of a cell.
#[derive(Clone, Copy)]
pub struct Neighbours<'a>([Option<(&'a PlacedTile, &'static Face)>; 4]);

impl Neighbours<'_> {
    /// Returns whether the cell on this side has a tile.
    pub const fn has(&self, side: Side) -> bool {
        self.0[side.index()].is_some()
    }

    /// Returns the segment that continues a city, road or river across this side, or `None` if there is none.
    pub fn continuation(&self, side: Side) -> Option<NodeId> {
        let (placed, face) = self.0[side.index()]?;
        placed.on_side(face, side.opposite()).next()
    }

    /// Returns the ground that touches this half-side. Returns `None` if the cell there is empty or has no ground.
    pub fn ground_at(&self, half: Half) -> Option<NodeId> {
        let (placed, face) = self.0[half.side().index()]?;
        face.on_half(half.facing()).map(|segment| placed.node(segment))
    }
}

/// All tiles on the table, with the figures and pieces on them and the features that they form.
#[derive(Clone, Debug)]
pub struct Board {
    grid: Grid,
    tiles: Vec<PlacedTile>,
    features: Features,
    figures: Vec<PlacedFigure>,
    pieces: Vec<PlacedPiece>,
    held_figures: Vec<HeldFigure>,
    /// The pieces that join segments.
    links: Vec<Link>,
    /// Segments of other tiles whose features a piece may have completed since the last tile was placed.
    touched_nodes: Vec<NodeId>,
    /// Whether the last tile was the last missing one in a square of nine cells.
    has_completed_block: bool,
}

impl Board {
    pub(super) fn new(tiles: usize) -> Board {
        Board {
            grid: Grid::new(),
            tiles: Vec::with_capacity(tiles),
            features: Features::with_capacity(4 * tiles),
            figures: Vec::with_capacity(32),
            pieces: Vec::new(),
            held_figures: Vec::new(),
            links: Vec::new(),
            touched_nodes: Vec::new(),
            has_completed_block: false,
        }
    }

    /// Returns all tiles in the order of placing, the start tile first.
    pub fn tiles(&self) -> &[PlacedTile] {
        &self.tiles
    }

    /// Returns the numbers of all tiles, in the order of placing.
    pub fn tile_numbers(&self) -> impl Iterator<Item = TileNo> + use<> {
        (0..self.tiles.len()).map(TileNo::new)
    }

    /// Returns a tile by its number, which must come from this board.
    pub fn placed_tile(&self, tile: TileNo) -> &PlacedTile {
        &self.tiles[tile.index()]
    }

    /// Returns the pieces that are not on segments, such as bridges and castles, in the order of placing.
    pub fn pieces(&self) -> &[PlacedPiece] {
        &self.pieces
    }

    /// Returns the number of pieces of this kind that are stacked on a site.
    pub fn height(&self, piece: Piece, site: Site) -> usize {
        self.pieces.iter().filter(|placed| placed.piece == piece && placed.site == site).count()
    }

    /// Returns the figures that a player or a piece holds, oldest first.
    pub fn held_figures(&self) -> &[HeldFigure] {
        &self.held_figures
    }

    /// Gives a figure to a player, or puts it onto a piece. It must not be on a segment.
    pub(super) fn hold_figure(&mut self, held: HeldFigure) {
        self.held_figures.push(held);
    }

    /// Removes a figure that a player or a piece holds. Returns `false` if no such figure is held.
    pub(super) fn remove_held_figure(&mut self, held: HeldFigure) -> bool {
        let place = self.held_figures.iter().position(|other| *other == held);
        place.map(|place| self.held_figures.remove(place)).is_some()
    }

    /// Puts a piece, which the caller has checked, on the table. Adds a road over a tile, or closes a border.
    pub(super) fn place_piece(&mut self, placed: PlacedPiece) {
        self.pieces.push(placed);
        match placed.site {
            Site::Over(crossing) => self.add_road_over(crossing),
            Site::Border(border) => self.seal_border(border),
            Site::Tile(_) | Site::Corner(_) => {}
        }
    }

    /// Returns the cell of the only piece of a kind. Returns `None` if no such piece is on a tile.
    pub fn cell_of_piece(&self, piece: Piece) -> Option<Pos> {
        self.pieces.iter().find(|placed| placed.piece == piece).and_then(|placed| match placed.site {
            Site::Tile(at) => Some(at),
            _ => None,
        })
    }

    /// Moves a piece from a tile or corner to another one. Returns `false` if no tile or corner has such a piece.
    pub(super) fn move_piece(&mut self, piece: PlacedPiece, to: Site) -> bool {
        let moves =
            |placed: &&mut PlacedPiece| **placed == piece && matches!(placed.site, Site::Tile(_) | Site::Corner(_));
        self.pieces.iter_mut().find(moves).map(|placed| placed.site = to).is_some()
    }

    /// Removes a piece from a tile or corner. Returns `false` if no tile or corner has such a piece.
    pub(super) fn take_piece(&mut self, piece: PlacedPiece) -> bool {
        let is_loose = matches!(piece.site, Site::Tile(_) | Site::Corner(_));
        let found = self.pieces.iter().position(|placed| *placed == piece).filter(|_| is_loose);
        found.map(|index| self.pieces.remove(index)).is_some()
    }

    /// Returns whether a piece closes this border.
    pub fn is_sealed(&self, border: Border) -> bool {
        self.grid.closed_sides(border.at).contains(border.side)
    }

    /// Returns whether a piece closes one of the tile's borders. That of the last tile was placed together with it.
    pub fn has_sealed_border(&self, placed: &PlacedTile) -> bool {
        placed.cells().any(|cell| !self.grid.closed_sides(cell).is_empty())
    }

    /// Returns the tile that covers a cell, if any. [`PlacedTile::quarter`] tells which part of a large tile is there.
    pub fn tile_at(&self, at: Pos) -> Option<TileNo> {
        self.grid.tile(at)
    }

    /// Returns the roads, cities, fields and other features that the tiles form.
    pub fn features(&self) -> &Features {
        &self.features
    }

    /// Returns the figures on segments, in the order of placing.
    pub fn figures(&self) -> &[PlacedFigure] {
        &self.figures
    }

    /// Returns how many of the eight cells around a cell have a tile.
    pub fn tile_count_around(&self, at: Pos) -> u8 {
        self.grid.tile_count_around(at)
    }

    /// Returns the empty cells that share a side with a tile, in unspecified order.
    pub fn frontier(&self) -> impl Iterator<Item = Pos> {
        self.grid.spots()
    }

    /// Returns the edges that the neighbours of a cell demand from a tile placed there.
    pub fn demand(&self, at: Pos) -> Edges {
        self.grid.demand(at)
    }

    /// Returns the edge that the neighbour on this side of a cell shows, or `None` if the cell there is empty.
    pub(super) fn facing_edge(&self, at: Pos, side: Side) -> Option<Edge> {
        let neighbour = self.grid.tile(at.step(side))?;
        self.placed_tile(neighbour).edge(at.step(side), side.opposite())
    }

    /// Returns the first cell, clockwise from the north-west, that a node's segment covers, and the segment's index.
    pub fn segment_location(&self, node: NodeId) -> SegmentPlace {
        let node = self.features.node(node);
        let placed = self.placed_tile(node.tile);
        (
            if placed.is_large() { placed.cells_of(node.index).next().unwrap_or(placed.at) } else { placed.at },
            node.index,
        )
    }

    /// Returns the node at this index in [`PlacedTile::segments`] of the tile on a cell, or `None` if it is empty.
    pub fn node_at(&self, (at, segment): SegmentPlace) -> Option<NodeId> {
        self.tile_at(at).map(|tile| self.placed_tile(tile).node(segment))
    }

    /// Returns the node of a segment that is part of an offered answer, so that its cell has a tile.
    pub(super) fn offered_node(&self, place: SegmentPlace) -> Option<NodeId> {
        let node = self.node_at(place);
        always!(node.is_some(), "an answer with the empty cell {place:?} was offered");
        node
    }

    /// Places a tile with the special piece of the placement, if any, and joins its segments to those of adjacent
    /// tiles. The caller has checked that the tile fits. Returns the number of the tile.
    pub(super) fn place_tile(&mut self, shape: ShapeId, placement: Placement, by: Option<Seat>) -> TileNo {
        let Placement { at, rotation, piece } = placement;
        self.touched_nodes.clear();
        self.has_completed_block = false;
        let (tile, printed) = (TileNo::new(self.tiles.len()), shape.get());
        let (first_node, extent) = (self.features.next_node(), printed.extent(rotation));
        let placed = PlacedTile { at, shape, rotation, by, first_node, extent, road_over: None };
        for (index, segment) in printed.segments.iter().enumerate() {
            self.features.add(segment, tile, index as SegmentIndex);
        }
        self.tiles.push(placed);
        for (quarter, face) in printed.faces(rotation) {
            let cell = quarter.of(at);
            self.has_completed_block |= self.grid.insert(cell, tile);
            for side in Side::ALL {
                let beyond = cell.step(side);
                match self.grid.tile(beyond) {
                    Some(neighbour) if neighbour != tile => {
                        let neighbour = self.tiles[neighbour.index()];
                        let across = neighbour.face(beyond);
                        // Two blank sides may share a field on one half.
                        if face.edges.is_blank(side) && !across.edges.is_blank(side.opposite()) {
                            self.close_side((&neighbour, across), side.opposite());
                        } else {
                            self.join_sides((&placed, face), (&neighbour, across), side);
                            self.join_halves((&placed, face), (&neighbour, across), side);
                        }
                    }
                    Some(_) => {}
                    None => face
                        .edges
                        .on(side)
                        .into_iter()
                        .for_each(|edge| self.grid.set_demand(beyond, side.opposite(), edge)),
                }
            }
        }
        if let Some(SpecialPiece { piece, site }) = piece {
            self.place_piece(PlacedPiece { piece, owner: None, site });
        }
        tile
    }

    /// Adds a road over a tile, which does not split the features below it (`bridges_castles_and_bazaars.md 1.4.2`).
    fn add_road_over(&mut self, Crossing { at, axis }: Crossing) {
        let Some(tile) = self.grid.tile(at) else { return never!("a road over the empty cell {at:?}") };
        let placed = &mut self.tiles[tile.index()];
        let node =
            self.features.add(tile::road_over(axis, placed.rotation), tile, placed.printed_count() as SegmentIndex);
        placed.road_over = Some((axis, node));
        let placed = *placed;
        for side in axis.sides() {
            let beyond = at.step(side);
            match self.grid.tile(beyond) {
                Some(neighbour) => {
                    let neighbour = self.tiles[neighbour.index()];
                    let across = neighbour.face(beyond);
                    if across.edges.is_blank(side.opposite()) {
                        self.features.close_ends(node, 1);
                    } else {
                        self.join_sides((&placed, placed.face(at)), (&neighbour, across), side);
                    }
                }
                None => self.grid.set_demand(beyond, side.opposite(), Edge::Road),
            }
        }
    }

    /// Adds the road over a tile, which may not reach the last tile, to those that [`Board::completed_by`] checks.
    pub(super) fn touch_road_over(&mut self, at: Pos) {
        let over = self.tile_at(at).and_then(|tile| self.placed_tile(tile).road_over);
        self.touched_nodes.extend(over.map(|(_, node)| node));
    }

    /// Closes the ends of segments that a piece on a border separates (`houses_and_walls.md 1.5, 2.5`).
    fn seal_border(&mut self, border: Border) {
        for border @ Border { at, side } in [border, border.flipped()] {
            self.grid.close_side(border);
            let (Some(tile), Some(beyond)) = (self.grid.tile(at), self.grid.tile(at.step(side))) else { continue };
            let (placed, neighbour) = (self.tiles[tile.index()], self.tiles[beyond.index()]);
            let (face, across) = (placed.face(at), neighbour.face(at.step(side)));
            if neighbour.on_side(across, side.opposite()).next().is_none() {
                placed.on_side(face, side).for_each(|node| self.close_end(node));
            }
            for half in Half::of(side).into_iter().filter(|half| across.on_half(half.facing()).is_none()) {
                face.on_half(half).into_iter().for_each(|ground| self.features.close_ends(placed.node(ground), 1));
            }
        }
    }

    /// Closes the ends of all segments on one side of a tile, because the tile on the other side has a blank side.
    fn close_side(&mut self, (placed, face): (&PlacedTile, &Face), side: Side) {
        placed.on_side(face, side).for_each(|node| self.close_end(node));
        for ground in Half::of(side).into_iter().filter_map(|half| face.on_half(half)) {
            self.features.close_ends(placed.node(ground), 1);
        }
    }

    /// Closes one end of a city, road or river, which may complete its feature.
    fn close_end(&mut self, node: NodeId) {
        self.features.close_ends(node, 1);
        self.touched_nodes.push(node);
    }

    /// Returns the ends of a road, city or river. Each is given as a cell of the tile and a side of that cell.
    pub fn ends(&self, node: NodeId) -> impl Iterator<Item = (Pos, Side)> + use<> {
        let placed = *self.placed_tile(self.features.node(node).tile);
        let ends = placed.cells().flat_map(|cell| Side::ALL.map(|side| (cell, side)));
        ends.filter(move |&(cell, side)| placed.on_side(placed.face(cell), side).any(|other| other == node))
    }

    /// Returns the segment of the adjacent tile that continues a segment across a side, or `None` if there is none.
    pub fn continuation(&self, cell: Pos, side: Side) -> Option<NodeId> {
        let (across, face) = self.neighbour(cell, side)?;
        across.on_side(face, side.opposite()).next()
    }

    /// Returns the tile on a side of a cell, with its face there. Returns `None` if the adjacent cell is empty.
    fn neighbour(&self, cell: Pos, side: Side) -> Option<(&PlacedTile, &'static Face)> {
        let beyond = cell.step(side);
        let across = self.placed_tile(self.grid.tile(beyond)?);
        Some((across, across.face(beyond)))
    }

    /// Returns the tiles on the four sides of a cell.
    pub fn neighbours(&self, cell: Pos) -> Neighbours<'_> {
        Neighbours(Side::ALL.map(|side| self.neighbour(cell, side)))
    }

    /// Rebuilds a feature after a link was removed: separates its segments, then joins those that are still connected.
    fn rebuild_feature(&mut self, feature: FeatureId) {
        let nodes = self.features.dissolve(feature);
        for &node in &nodes {
            if self.has_open_inner_end(node) {
                self.features.open_end(node);
            }
            for (cell, side) in self.ends(node) {
                match self.continuation(cell, side) {
                    Some(met) => self.features.join(node, met, 0),
                    None if self.grid.tile(cell.step(side)).is_none() => self.features.open_end(node),
                    None => {}
                }
            }
        }
        for [one, other] in self.links.iter().map(|link| link.nodes).filter(|pair| nodes.contains(&pair[0])) {
            self.features.join(one, other, 0);
        }
        for occupant in self.figures.iter().filter(|occupant| nodes.contains(&occupant.node)) {
            if occupant.figure.claims() {
                self.features.claim(occupant.node);
            }
        }
    }

    /// Joins all cities, roads or rivers that meet on one side. Two separate cities may share a printed side, and a
    /// city on the adjacent tile then joins both (`hills_and_sheep.md 4.1`).
    fn join_sides(
        &mut self,
        (placed, face): (&PlacedTile, &Face),
        (neighbour, across): (&PlacedTile, &Face),
        side: Side,
    ) {
        let mut mine = placed.on_side(face, side);
        let mut theirs = neighbour.on_side(across, side.opposite());
        // If only one tile has a segment here, a special piece ends it.
        let (Some(first), Some(met)) = (mine.next(), theirs.next()) else { return };
        self.features.join(first, met, 2);
        for node in theirs.chain(mine) {
            self.features.join(first, node, 1);
        }
    }

    /// Joins fields that meet on one side, and deserts. Where a field meets a desert, both end (`monuments.md 3.1`).
    fn join_halves(
        &mut self,
        (placed, face): (&PlacedTile, &Face),
        (neighbour, across): (&PlacedTile, &Face),
        side: Side,
    ) {
        for half in Half::of(side) {
            if let (Some(mine), Some(theirs)) = (face.on_half(half), across.on_half(half.facing())) {
                self.features.join_or_close(placed.node(mine), neighbour.node(theirs));
            }
        }
    }

    /// Puts a figure on a segment. The feature counts a claim if this kind of figure claims features.
    pub(super) fn place_figure(&mut self, figure: Figure, seat: Seat, node: NodeId) {
        self.figures.push(PlacedFigure { figure, seat, node });
        if figure.claims() {
            self.features.claim(node);
        }
    }

    /// Removes a figure from the board. Returns `false` if there is no such figure.
    pub(super) fn remove_figure(&mut self, occupant: PlacedFigure) -> bool {
        let Some(index) = self.figures.iter().position(|s| *s == occupant) else { return false };
        self.figures.remove(index);
        if occupant.figure.claims() {
            self.features.unclaim(occupant.node);
        }
        true
    }

    /// Returns the figures on the segments of a feature, in the order of placing.
    pub fn figures_on(&self, feature: FeatureId) -> impl Iterator<Item = PlacedFigure> {
        self.figures.iter().copied().filter(move |s| self.features.feature_of(s.node) == feature)
    }

    /// Returns the oldest figure on a feature for which `is` returns `true`, so that a loop can remove all of them.
    pub(super) fn first_figure_on(
        &self,
        feature: FeatureId,
        is: impl Fn(&PlacedFigure) -> bool,
    ) -> Option<PlacedFigure> {
        self.figures_on(feature).find(is)
    }

    /// Returns whether a feature is complete. A field never is. A field without open ends is called *closed* instead.
    pub fn is_complete(&self, feature: FeatureId) -> bool {
        let feature = self.features.get(feature);
        match feature.kind.rules().completion {
            CompletionRule::WithoutOpenEnds => feature.is_closed(),
            CompletionRule::Surrounded => self.is_surrounded(feature.oldest),
            CompletionRule::Never => false,
        }
    }

    /// Returns whether every cell around the tile of this node has a tile.
    fn is_surrounded(&self, node: NodeId) -> bool {
        let tile = self.features.node(node).tile;
        self.placed_tile(tile).cells().all(|cell| self.grid.surrounded(cell).is_some())
    }

    /// Returns the features completed by placing this tile, which must be the last one, or by pieces since then.
    pub fn completed_by(&self, tile: TileNo) -> ArrayVec<FeatureId, MAX_COMPLETED> {
        let mut completed = ArrayVec::new();
        let placed = self.placed_tile(tile);
        let mut push = |feature: FeatureId| {
            if !completed.contains(&feature) && self.is_complete(feature) {
                always!(completed.try_push(feature).is_ok(), "{placed:?} completes more than {completed:?}");
            }
        };
        let is_line = |&feature: &FeatureId| self.features.get(feature).kind.completes_when_closed();
        // A piece on a border, or a blank side, can also complete features that do not reach this tile.
        let nodes = placed.nodes().chain(self.touched_nodes.iter().copied());
        nodes.map(|node| self.features.feature_of(node)).filter(is_line).for_each(&mut push);
        for cell in placed.cells().filter(|_| self.has_completed_block) {
            for tile in cell.block().into_iter().filter_map(|at| self.grid.surrounded(at)) {
                for node in self.placed_tile(tile).nodes() {
                    let feature = self.features.feature_of(node);
                    if self.features.get(feature).kind.is_inner() {
                        push(feature);
                    }
                }
            }
        }
        completed
    }

    /// Returns the segments of neighbouring tiles that reach a border of this tile, whether or not they continue on it.
    pub(super) fn facing_nodes(&self, tile: TileNo) -> impl Iterator<Item = NodeId> {
        let borders = self.placed_tile(tile).cells().flat_map(|cell| Side::ALL.map(|side| Border { at: cell, side }));
        let across = borders.filter_map(move |border| {
            let Border { at, side } = border.flipped();
            let beyond = self.grid.tile(at).filter(|&beyond| beyond != tile)?;
            Some((self.placed_tile(beyond), at, side))
        });
        across.flat_map(|(placed, at, side)| {
            let face = placed.face(at);
            let ground = Half::of(side).into_iter().filter_map(|half| face.on_half(half));
            placed.on_side(face, side).chain(ground.map(|segment| placed.node(segment)))
        })
    }

    /// Returns the cities that a field touches, complete or not, each once.
    pub fn cities_beside(&self, field: FeatureId) -> Vec<FeatureId> {
        let mut cities = Vec::new();
        for node in self.features.nodes(field) {
            for &city in &node.segment.touches {
                let city = self.features.feature_of(self.placed_tile(node.tile).node(city));
                if !cities.contains(&city) {
                    cities.push(city);
                }
            }
        }
        cities
    }

    /// Returns the completed cities that a field touches, each once.
    pub fn completed_cities(&self, field: FeatureId) -> Vec<FeatureId> {
        let mut cities = self.cities_beside(field);
        cities.retain(|&city| self.is_complete(city));
        cities
    }

    /// Returns the cells on which a feature has a segment, each once, in the order of placing.
    pub fn cells(&self, feature: FeatureId) -> Vec<Pos> {
        let members = self.features.nodes(feature);
        let mut cells: Vec<(TileNo, Pos)> = Vec::with_capacity(members.len());
        for node in members {
            let placed = self.placed_tile(node.tile);
            if placed.is_large() {
                placed.cells_of(node.index).for_each(|at| cells.push((node.tile, at)));
            } else {
                cells.push((node.tile, placed.at));
            }
        }
        cells.sort_unstable();
        cells.dedup();
        cells.into_iter().map(|(_, at)| at).collect()
    }
}
