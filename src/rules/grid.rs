//! The grid of cells: the tiles on them, and the edges that empty cells demand.

use std::collections::BTreeMap;

use crate::{Border, Crossing, Edge, Edges, Piece, Pos, Rotation, Side, Sides, Site, SpecialPiece};

/// The number of a tile on the board, in the order of placing. The start tile has number 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TileNo(u16);

impl TileNo {
    /// Returns the number of the tile that is placed after `index` other tiles.
    pub(super) const fn new(index: usize) -> TileNo {
        TileNo(index as u16)
    }

    /// Returns the number of tiles placed before this one, which is its index in
    /// [`Board::tiles`](super::board::Board::tiles).
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// An empty cell that shares a side with a tile, so that a tile can be placed there if its edges fit.
#[derive(Clone, Copy, Debug)]
struct Spot {
    at: Pos,
    /// The index of the cell in the grid's list.
    cell_index: u32,
}

/// The content of a cell: a tile, a spot, or nothing.
#[derive(Clone, Copy, Debug)]
pub(super) enum Content {
    /// The cell and all cells that share a side with it are empty.
    Nothing,
    /// The cell is empty, but has a tile beside it. The number is the index of its spot.
    Spot(u16),
    /// The tile covers the cell, alone or with others.
    Tile(TileNo),
}

#[derive(Clone, Copy, Debug)]
struct Cell {
    content: Content,
    /// The number of cells with a tile among this cell and the eight cells around it.
    block_tile_count: u8,
    /// The sides that a piece closes.
    closed_sides: Sides,
}

impl Cell {
    const EMPTY: Cell = Cell { content: Content::Nothing, block_tile_count: 0, closed_sides: Sides::NONE };
}

/// An unbounded grid. It is stored as a square, which grows when a tile is placed near its rim.
#[derive(Clone, Debug)]
pub(super) struct Grid {
    cells: Vec<Cell>,
    /// The side length of the square, in cells.
    width: u16,
    /// The distance of the start tile from the north and west rim of the square, in cells.
    offset: i16,
    /// All spots, in the order of their creation.
    spots: Vec<Spot>,
    /// The edges that a tile on each spot must have, in a list of their own so that several are compared at once.
    demands: Vec<Edges>,
}

impl Grid {
    const FIRST_WIDTH: u16 = 32;

    pub fn new() -> Grid {
        let (spots, demands) = (Vec::with_capacity(64), Vec::with_capacity(64));
        Grid { spots, demands, ..Grid::square(Grid::FIRST_WIDTH) }
    }

    /// Creates an empty square with the start tile's cell in the middle.
    fn square(width: u16) -> Grid {
        let cells = vec![Cell::EMPTY; usize::from(width) * usize::from(width)];
        Grid { cells, width, offset: (width / 2) as i16, spots: Vec::new(), demands: Vec::new() }
    }

    /// Returns the empty cells that share a side with a tile, in unspecified order.
    pub fn spots(&self) -> impl Iterator<Item = Pos> {
        self.spots.iter().map(|spot| spot.at)
    }

    /// Returns these cells with the edges that a tile placed there must have, for each rotation in which `matches` returns
    /// `true` for the tile's face and these edges.
    pub fn matches<F: Copy>(
        &self,
        faces: [F; 4],
        matches: impl Fn(F, Edges) -> bool,
    ) -> impl Iterator<Item = (Pos, Edges, Rotation)> {
        /// The number of spots that have a bit for each rotation in one word.
        const AT_ONCE: usize = u64::BITS as usize / 4;
        let chunks = self.spots.chunks(AT_ONCE).zip(self.demands.chunks(AT_ONCE));
        chunks.flat_map(move |(spots, demands)| {
            // All spots are compared before any result is used, because a processor cannot predict which ones match.
            let mut rotations = [0_u16; AT_ONCE];
            for (rotations, &demand) in rotations.iter_mut().zip(demands) {
                for (bit, face) in faces.into_iter().enumerate() {
                    *rotations |= u16::from(matches(face, demand)) << bit;
                }
            }
            let mut matching = rotations.iter().rev().fold(0_u64, |all, &rotations| all << 4 | u64::from(rotations));
            std::iter::from_fn(move || {
                let bit = matching.trailing_zeros() as usize;
                let (spot, &demand) = (spots.get(bit / 4)?, demands.get(bit / 4)?);
                matching &= matching - 1;
                Some((spot.at, demand, Rotation::ALL[bit % 4]))
            })
        })
    }

    pub fn tile(&self, at: Pos) -> Option<TileNo> {
        match self.cell(at).content {
            Content::Tile(tile) => Some(tile),
            Content::Nothing | Content::Spot(_) => None,
        }
    }

    pub fn content(&self, at: Pos) -> Content {
        self.cell(at).content
    }

    /// Returns the edges that the neighbours of an empty cell demand, or [`Edges::ANY`] if the cell has no neighbours.
    pub fn demand(&self, at: Pos) -> Edges {
        self.demand_of(self.cell(at).content)
    }

    /// Returns the edges demanded on a cell with this content.
    pub fn demand_of(&self, content: Content) -> Edges {
        match content {
            Content::Spot(number) => self.demands[usize::from(number)],
            Content::Nothing | Content::Tile(_) => Edges::ANY,
        }
    }

    /// Returns the sides of a cell that pieces close.
    pub fn closed_sides(&self, at: Pos) -> Sides {
        self.cell(at).closed_sides
    }

    /// Returns how many of the eight cells around a cell have a tile.
    pub fn tile_count_around(&self, at: Pos) -> u8 {
        let cell = self.cell(at);
        cell.block_tile_count - u8::from(matches!(cell.content, Content::Tile(_)))
    }

    /// Returns the tile on a cell if all eight cells around it have tiles too, and `None` otherwise.
    pub fn surrounded(&self, at: Pos) -> Option<TileNo> {
        if self.cell(at).block_tile_count == 9 { self.tile(at) } else { None }
    }

    /// Puts a tile on an empty cell. [`Grid::set_demand`] then updates the demands of the empty cells beside it. Returns
    /// whether a cell now has a tile, like all eight cells around it, and did not before.
    pub fn insert(&mut self, at: Pos, tile: TileNo) -> bool {
        let index = self.reserve(at);
        if let Content::Spot(number) = std::mem::replace(&mut self.cells[index].content, Content::Tile(tile)) {
            self.remove_spot(usize::from(number));
        }
        let (width, mut completes_block) = (usize::from(self.width), false);
        for row in [index - width, index, index + width] {
            for cell in &mut self.cells[row - 1..=row + 1] {
                cell.block_tile_count += 1;
                completes_block |= cell.block_tile_count == 9;
            }
        }
        completes_block
    }

    /// Replaces the edge that an empty cell demands on one side.
    pub fn set_demand(&mut self, at: Pos, side: Side, edge: Edge) {
        let Some(index) = self.index(at) else { return never!("{at:?} is outside of the grid") };
        let cell = &mut self.cells[index];
        match cell.content {
            Content::Tile(_) => {}
            Content::Spot(number) => {
                let demand = &mut self.demands[usize::from(number)];
                *demand = demand.with_edge(side, edge);
            }
            Content::Nothing => {
                cell.content = Content::Spot(self.spots.len() as u16);
                self.spots.push(Spot { at, cell_index: index as u32 });
                self.demands.push(Edges::ANY.with_edge(side, edge));
            }
        }
    }

    /// Closes one side of a cell.
    pub fn close_side(&mut self, Border { at, side }: Border) {
        let Some(index) = self.index(at) else { return never!("{at:?} is outside of the grid") };
        self.cells[index].closed_sides = self.cells[index].closed_sides.with(side);
    }

    /// Removes a spot from the list. The numbers of later spots decrease by one.
    fn remove_spot(&mut self, number: usize) {
        self.spots.remove(number);
        self.demands.remove(number);
        for (spot, number) in self.spots[number..].iter().zip(number as u16..) {
            self.cells[spot.cell_index as usize].content = Content::Spot(number);
        }
    }

    /// Returns the index of a cell in the list of cells, or `None` if it is outside of the square.
    fn index(&self, at: Pos) -> Option<usize> {
        // The cast to unsigned numbers makes cells west or north of the square very large, so one comparison rejects
        // cells beyond any side.
        let (x, y) = (at.x.wrapping_add(self.offset) as u16, at.y.wrapping_add(self.offset) as u16);
        (x < self.width && y < self.width).then(|| usize::from(y) * usize::from(self.width) + usize::from(x))
    }

    fn cell(&self, at: Pos) -> &Cell {
        self.index(at).map_or(&Cell::EMPTY, |index| &self.cells[index])
    }

    /// Grows the square, if necessary, until it contains `at` and all cells around it. Returns the index of the cell.
    fn reserve(&mut self, at: Pos) -> usize {
        let reach = at.x.unsigned_abs().max(at.y.unsigned_abs()) as i16 + 2;
        if let Some(index) = self.index(at).filter(|_| reach < self.offset) {
            return index;
        }
        let mut wider = Grid::square(2 * self.width);
        for (row, cells) in self.cells.chunks_exact(usize::from(self.width)).enumerate() {
            let start = (row + self.offset as usize) * usize::from(wider.width) + self.offset as usize;
            wider.cells[start..start + cells.len()].copy_from_slice(cells);
        }
        (wider.spots, wider.demands) = (std::mem::take(&mut self.spots), std::mem::take(&mut self.demands));
        for index in 0..wider.spots.len() {
            wider.spots[index].cell_index = wider.index(wider.spots[index].at).unwrap_or_default() as u32;
        }
        *self = wider;
        self.reserve(at)
    }
}

/// A placement of a tile: the cell, the rotation, and a special piece if the tile needs one to fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(try_from = "PlacementFormat", into = "PlacementFormat")]
pub struct Placement {
    /// The cell of the tile. For a large tile, its north-west cell.
    pub at: Pos,
    /// The clockwise rotation, relative to the printed orientation.
    pub rotation: Rotation,
    /// The only special piece that must be placed with the tile, if any (`houses_and_walls.md 1.4`).
    pub piece: Option<SpecialPiece>,
}

impl Placement {
    /// Creates a placement that needs no special piece.
    pub const fn new(at: Pos, rotation: Rotation) -> Placement {
        Placement { at, rotation, piece: None }
    }

    /// Returns the placement with a special piece added.
    pub const fn with(self, piece: SpecialPiece) -> Placement {
        Placement { piece: Some(piece), ..self }
    }
}

/// A placement in the format of records, which use the name of a special piece as the key of its position.
#[derive(serde::Serialize, serde::Deserialize)]
struct PlacementFormat {
    at: Pos,
    turned: Rotation,
    #[serde(flatten)]
    pieces: BTreeMap<Piece, SpecialPieceFormat>,
}

/// The place of a special piece, in the format of records.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(untagged)]
enum SpecialPieceFormat {
    Over(Crossing),
    Border(Border),
}

/// The error for a placement in a record that has more than one special piece.
#[derive(Debug, thiserror::Error)]
#[error("a placement has one special piece at most")]
struct TooManyPieces;

impl TryFrom<PlacementFormat> for Placement {
    type Error = TooManyPieces;

    fn try_from(PlacementFormat { at, turned, pieces }: PlacementFormat) -> Result<Placement, TooManyPieces> {
        let mut pieces = pieces.into_iter().map(|(piece, between)| match between {
            SpecialPieceFormat::Over(crossing) => SpecialPiece { piece, site: Site::Over(crossing) },
            SpecialPieceFormat::Border(border) => SpecialPiece { piece, site: Site::Border(border) },
        });
        match (pieces.next(), pieces.next()) {
            (piece, None) => Ok(Placement { at, rotation: turned, piece }),
            _ => Err(TooManyPieces),
        }
    }
}

impl From<Placement> for PlacementFormat {
    fn from(Placement { at, rotation, piece }: Placement) -> PlacementFormat {
        let between = |SpecialPiece { piece, site }| match site {
            Site::Over(crossing) => Some((piece, SpecialPieceFormat::Over(crossing))),
            Site::Border(border) => Some((piece, SpecialPieceFormat::Border(border))),
            // Pieces on other sites do not help a tile to fit.
            Site::Tile(_) | Site::Corner(_) => None,
        };
        PlacementFormat { at, turned: rotation, pieces: piece.and_then(between).into_iter().collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_grid_grows_and_keeps_its_tiles() {
        let mut grid = Grid::new();
        for x in 0..100 {
            let at = Pos::new(x, 0);
            grid.insert(at, TileNo::new(x as usize));
            for side in [Side::N, Side::E, Side::S] {
                grid.set_demand(at.step(side), side.opposite(), Edge::Field);
            }
        }
        assert_eq!(grid.tile(Pos::new(0, 0)), Some(TileNo::new(0)));
        assert_eq!(grid.tile(Pos::new(99, 0)), Some(TileNo::new(99)));
        assert_eq!(grid.tile(Pos::new(100, 0)), None);
        assert_eq!(grid.tile_count_around(Pos::new(50, 1)), 3);
        assert_eq!(grid.spots().count(), 2 * 100 + 1);
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
