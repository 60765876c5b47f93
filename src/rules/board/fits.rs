//! The cells and rotations in which a tile fits beside the placed tiles.

use crate::grid::Content;
use crate::{Board, Edge, Edges, Face, Placement, Pos, Quarter, Quarters, Rotation, Shape, Side};

/// The reason why a tile does not fit on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Misfit {
    /// The tile would cover a cell that is not empty.
    #[error("there is a tile already")]
    CellOccupied,
    /// The tile would touch no other tile along a side. Corners do not count.
    #[error("no tile is next to it")]
    NotAdjacent,
    /// A side of the rotated tile shows another kind of edge than the adjacent tile demands.
    #[error("its {side:?} side shows {shows:?} where the neighbour has {demands:?}")]
    Edge { side: Side, shows: Edge, demands: Edge },
}

/// A placement whose mismatches are all on one cell.
#[derive(Clone, Copy)]
pub(crate) struct NearFit {
    /// The placement, without a special piece.
    pub placement: Placement,
    cell: Pos,
    edges: Edges,
    demand: Edges,
}

impl NearFit {
    /// Returns each mismatch with a neighbour, like [`Board::misfits`]. There is at least one.
    pub fn misfits(self) -> impl Iterator<Item = (Pos, (Side, Edge, Edge))> {
        self.edges.misfits(self.demand).map(move |misfit| (self.cell, misfit))
    }
}

impl From<(Side, Edge, Edge)> for Misfit {
    fn from((side, shows, demands): (Side, Edge, Edge)) -> Misfit {
        Misfit::Edge { side, shows, demands }
    }
}

impl Board {
    /// Returns every placement of a tile in which all its sides match their neighbours (`base.md 3.1.1`;
    /// `monuments.md 2.3`).
    pub fn placements(&self, shape: &'static Shape) -> impl Iterator<Item = Placement> {
        let small = shape.small_faces().map(|faces| {
            let faces = faces.each_ref().map(|face| face.edges);
            self.grid.matches(faces, Edges::fit)
        });
        let small = small.into_iter().flatten().map(|(at, _, rotation)| Placement::new(at, rotation));
        let large = self.large_ways(shape, |Placement { rotation, .. }, demands| {
            let fits = shape.faces(rotation).all(|(quarter, face)| face.edges.fit(demands[quarter.index()]));
            fits.then_some(())
        });
        small.chain(large.into_iter().map(|(placement, ())| placement))
    }

    /// Returns every placement of a tile beside others that a special piece might make legal, because the mismatches
    /// are all on one cell, and the tile would match there with some of the edges that `solved` returns for its face.
    pub(crate) fn near_fits<const N: usize>(
        &self,
        shape: &'static Shape,
        solved: impl Fn(&Face) -> [Edges; N],
    ) -> impl Iterator<Item = NearFit> {
        // All edges are compared before a branch, because no processor can predict which of them fit.
        let any_fits = |solved: [Edges; N], demand| solved.iter().fold(false, |fits, edges| fits | edges.fit(demand));
        let small = shape.small_faces().map(|faces| {
            let faces = faces.each_ref().map(|face| (face.edges, solved(face)));
            let near =
                self.grid.matches(faces, move |(edges, solved), demand| !edges.fit(demand) & any_fits(solved, demand));
            near.map(move |(cell, demand, rotation)| {
                let (edges, _) = faces[rotation.quarter_turns()];
                NearFit { placement: Placement::new(cell, rotation), cell, edges, demand }
            })
        });
        let large = self.large_ways(shape, |placement, demands| {
            let cells =
                || shape.faces(placement.rotation).map(|(quarter, face)| (quarter, face, demands[quarter.index()]));
            let mut apart = cells().filter(|(_, face, demand)| !face.edges.fit(*demand));
            let (quarter, face, demand) = apart.next().filter(|_| apart.next().is_none())?;
            let near = NearFit { placement, cell: quarter.of(placement.at), edges: face.edges, demand };
            any_fits(solved(face), demand).then_some(near)
        });
        small.into_iter().flatten().chain(large.into_iter().map(|(_, near)| near))
    }

    /// Returns every placement of a large tile on empty cells beside a placed tile for which `find` returns a value,
    /// row by row. `find` gets the placement and the edges demanded on the cells of its square, by [`Quarter::index`].
    fn large_ways<T>(&self, shape: &Shape, find: impl Fn(Placement, [Edges; 4]) -> Option<T>) -> Vec<(Placement, T)> {
        let mut found = Vec::new();
        if !shape.is_large() {
            return found;
        }
        let extents = Rotation::ALL.map(|rotation| (rotation, shape.extent(rotation)));
        for (spot, quarter) in self.frontier().flat_map(|spot| Quarter::ALL.map(|quarter| (spot, quarter))) {
            let at = quarter.origin(spot);
            let square = Quarter::ALL.map(|quarter| (quarter, self.grid.content(quarter.of(at))));
            let quarters = |is: fn(Content) -> bool| -> Quarters {
                square.into_iter().filter(|&(_, content)| is(content)).map(|(quarter, _)| quarter).collect()
            };
            let spots = quarters(|content| matches!(content, Content::Spot(_)));
            // A square with several spots is examined once.
            if spots.iter().next() != Some(quarter) {
                continue;
            }
            let taken = quarters(|content| matches!(content, Content::Tile(_)));
            let demands = square.map(|(_, content)| self.grid.demand_of(content));
            for (rotation, extent) in extents {
                let placement = Placement::new(at, rotation);
                if extent.meets(spots)
                    && !extent.meets(taken)
                    && let Some(value) = find(placement, demands)
                {
                    found.push((placement, value));
                }
            }
        }
        found.sort_unstable_by_key(|(Placement { at, rotation, .. }, _)| (at.y, at.x, *rotation));
        found
    }

    /// Checks whether a tile fits in a place without the help of a special piece.
    ///
    /// # Errors
    /// Returns the first mismatch found.
    pub fn fits(&self, shape: &'static Shape, placement: Placement) -> Result<(), Misfit> {
        self.check_cells(shape, placement)?;
        let misfit = self.misfits(shape, placement).next();
        misfit.map_or(Ok(()), |(_, misfit)| Err(misfit.into()))
    }

    /// Checks that all cells of a placement are empty and that one of them shares a side with a placed tile.
    pub(crate) fn check_cells(&self, shape: &Shape, Placement { at, rotation, .. }: Placement) -> Result<(), Misfit> {
        let mut misfit = Err(Misfit::NotAdjacent);
        for (quarter, _) in shape.faces(rotation) {
            match self.grid.content(quarter.of(at)) {
                Content::Tile(_) => return Err(Misfit::CellOccupied),
                Content::Spot(_) => misfit = Ok(()),
                Content::Nothing => {}
            }
        }
        misfit
    }

    /// Returns each mismatch of a placement with a neighbour: cell and side, edge of the tile and demanded edge.
    pub(crate) fn misfits(
        &self,
        shape: &'static Shape,
        Placement { at, rotation, .. }: Placement,
    ) -> impl Iterator<Item = (Pos, (Side, Edge, Edge))> {
        shape.faces(rotation).flat_map(move |(quarter, face)| {
            let cell = quarter.of(at);
            face.edges.misfits(self.grid.demand(cell)).map(move |misfit| (cell, misfit))
        })
    }
}
