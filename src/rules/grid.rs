//! The cells of the table: which tile lies where, and what an empty cell demands of a tile.

use super::border::{Border, Marker, MarkerKind, Piece};
use super::bridge::Bridge;
use super::geometry::{Pos, Rotation, Side};
use super::tile::{Edge, Edges};

/// A tile on the table, numbered in the order of placing; the start tile is the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TileNo(u16);

impl TileNo {
    /// The tile laid after this many others.
    pub(super) const fn new(index: usize) -> TileNo {
        TileNo(index as u16)
    }

    /// How many tiles were laid before it.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Copy, Debug)]
struct Cell {
    /// What the neighbours' sides demand; [`Edges::ANY`] without neighbours.
    demand: Edges,
    tile: Option<TileNo>,
    /// Tiles on the eight cells around.
    around: u8,
    on_frontier: bool,
}

impl Cell {
    const EMPTY: Cell = Cell { demand: Edges::ANY, tile: None, around: 0, on_frontier: false };
}

/// An unbounded grid, stored as a square that grows when a tile comes near its rim.
#[derive(Clone, Debug)]
pub(super) struct Grid {
    cells: Vec<Cell>,
    /// Length of the square's side, in cells.
    width: i16,
    /// Distance of the start tile from the square's north-west corner, both ways.
    offset: i16,
    frontier: Vec<Pos>,
}

impl Grid {
    const FIRST_WIDTH: i16 = 32;

    pub fn new() -> Grid {
        let width = Grid::FIRST_WIDTH;
        let cells = vec![Cell::EMPTY; width as usize * width as usize];
        Grid { cells, width, offset: width / 2, frontier: Vec::with_capacity(64) }
    }

    /// The empty cells that share a side with a tile, in no order that means anything.
    pub fn frontier(&self) -> &[Pos] {
        &self.frontier
    }

    pub fn tile(&self, at: Pos) -> Option<TileNo> {
        self.cell(at).tile
    }

    pub fn demand(&self, at: Pos) -> Edges {
        self.cell(at).demand
    }

    /// Tiles on the eight cells around.
    pub fn around(&self, at: Pos) -> u8 {
        self.cell(at).around
    }

    /// Lays a tile on an empty cell.
    pub fn lay(&mut self, at: Pos, tile: TileNo, edges: Edges) {
        self.reserve(at);
        if let Some(cell) = self.cell_mut(at) {
            cell.tile = Some(tile);
            if std::mem::take(&mut cell.on_frontier) {
                self.frontier.retain(|&pos| pos != at);
            }
        }
        for side in Side::ALL {
            if let Some(edge) = edges.on(side) {
                self.bind(at.step(side), side.opposite(), edge);
            }
        }
        for pos in at.around() {
            if let Some(cell) = self.cell_mut(pos) {
                cell.around += 1;
            }
        }
    }

    /// Makes an empty cell demand an edge on one side, whatever it demanded there before.
    pub fn bind(&mut self, at: Pos, side: Side, edge: Edge) {
        let Some(cell) = self.cell_mut(at) else { return };
        if cell.tile.is_some() {
            return;
        }
        cell.demand = cell.demand.demanding(side, edge);
        if !std::mem::replace(&mut cell.on_frontier, true) {
            self.frontier.push(at);
        }
    }

    fn index(&self, at: Pos) -> Option<usize> {
        let (x, y) = (at.x.checked_add(self.offset)?, at.y.checked_add(self.offset)?);
        let inside = 0..self.width;
        (inside.contains(&x) && inside.contains(&y)).then(|| y as usize * self.width as usize + x as usize)
    }

    fn cell(&self, at: Pos) -> &Cell {
        self.index(at).and_then(|i| self.cells.get(i)).unwrap_or(&Cell::EMPTY)
    }

    fn cell_mut(&mut self, at: Pos) -> Option<&mut Cell> {
        let index = self.index(at)?;
        self.cells.get_mut(index)
    }

    /// Grows the square until all cells around `at` are inside.
    fn reserve(&mut self, at: Pos) {
        let reach = at.x.unsigned_abs().max(at.y.unsigned_abs()) as i16 + 2;
        if reach < self.offset {
            return;
        }
        let mut wider = Grid { width: 2 * self.width, offset: self.width, cells: Vec::new(), frontier: Vec::new() };
        wider.cells = vec![Cell::EMPTY; wider.width as usize * wider.width as usize];
        for (row, cells) in self.cells.chunks_exact(self.width as usize).enumerate() {
            let start = (row + self.offset as usize) * wider.width as usize + self.offset as usize;
            if let Some(room) = wider.cells.get_mut(start..start + cells.len()) {
                room.copy_from_slice(cells);
            }
        }
        wider.frontier = std::mem::take(&mut self.frontier);
        *self = wider;
        self.reserve(at);
    }
}

/// One way to lay a tile: where, how it is turned, and the special piece without which it would not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Placement {
    /// The cell; of a large tile the north-west one of the four that it covers as it lies.
    pub at: Pos,
    /// Clockwise degrees from the way the tile is printed.
    pub rotation: Rotation,
    /// The bridge, house or wall that must come with it: one at most (`monuments.md` C4).
    pub piece: Option<Piece>,
}

impl Placement {
    /// A placement that needs no special piece.
    pub const fn new(at: Pos, rotation: Rotation) -> Placement {
        Placement { at, rotation, piece: None }
    }

    /// The same with a special piece.
    pub const fn with(self, piece: Piece) -> Placement {
        Placement { piece: Some(piece), ..self }
    }

    /// The bridge that must be built with it (`001 §Ponts 1`).
    pub const fn bridge(&self) -> Option<Bridge> {
        match self.piece {
            Some(Piece::Bridge(bridge)) => Some(bridge),
            _ => None,
        }
    }

    /// The house or wall that must be built with it (`monuments.md` §C, §D).
    pub const fn marker(&self) -> Option<Marker> {
        match self.piece {
            Some(Piece::Marker(marker)) => Some(marker),
            _ => None,
        }
    }
}

/// A placement as records hold it.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    at: Pos,
    turned: Rotation,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bridge: Option<Bridge>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    house: Option<Border>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    wall: Option<Border>,
}

/// A placement with several special pieces.
#[derive(Debug, thiserror::Error)]
#[error("a placement has one bridge, house or wall at most")]
struct TooManyPieces;

impl TryFrom<Written> for Placement {
    type Error = TooManyPieces;

    fn try_from(Written { at, turned, bridge, house, wall }: Written) -> Result<Placement, TooManyPieces> {
        let marker = |kind| move |border| Piece::Marker(Marker { kind, border });
        let markers = [house.map(marker(MarkerKind::House)), wall.map(marker(MarkerKind::Wall))];
        let pieces = [bridge.map(Piece::Bridge)].into_iter().chain(markers);
        let mut pieces = pieces.flatten();
        match (pieces.next(), pieces.next()) {
            (piece, None) => Ok(Placement { at, rotation: turned, piece }),
            _ => Err(TooManyPieces),
        }
    }
}

impl From<Placement> for Written {
    fn from(placement: Placement) -> Written {
        let of = |kind| placement.marker().filter(|marker| marker.kind == kind).map(|marker| marker.border);
        Written {
            at: placement.at,
            turned: placement.rotation,
            bridge: placement.bridge(),
            house: of(MarkerKind::House),
            wall: of(MarkerKind::Wall),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_grid_grows_and_keeps_what_lies_on_it() {
        let mut grid = Grid::new();
        let edges = Side::ALL.into_iter().fold(Edges::ANY, |e, side| e.demanding(side, Edge::Field));
        for x in 0..100 {
            grid.lay(Pos::new(x, 0), TileNo::new(x as usize), edges);
        }
        assert_eq!(grid.tile(Pos::new(0, 0)), Some(TileNo::new(0)));
        assert_eq!(grid.tile(Pos::new(99, 0)), Some(TileNo::new(99)));
        assert_eq!(grid.tile(Pos::new(100, 0)), None);
        assert_eq!(grid.around(Pos::new(50, 1)), 3);
        assert_eq!(grid.frontier().len(), 2 * 100 + 2);
        assert_eq!(grid.demand(Pos::new(99, -1)).on(Side::S), Some(Edge::Field));
        assert_eq!(grid.tile(Pos::new(i16::MAX, i16::MIN)), None);
    }

    #[test]
    fn a_placement_has_one_special_piece_at_most() {
        let read = |text: &str| serde_json::from_str::<Placement>(text);
        let bridge = r#""bridge":{"at":"N1","axis":"west_east"}"#;
        let house = r#""house":{"at":"N2","side":"S"}"#;
        let with = |pieces: &str| format!(r#"{{"at":"N2","turned":90,{pieces}}}"#);
        for text in [with(bridge), with(house), r#"{"at":"N2","turned":90}"#.to_owned()] {
            let placement = read(&text).unwrap();
            assert_eq!(serde_json::to_string(&placement).unwrap(), text);
        }
        assert!(read(&with(&format!("{bridge},{house}"))).is_err());
        assert!(read(&with(r#""moat":true"#)).is_err());
    }
}
