//! The cells and rotations in which a tile fits beside the placed tiles.

use super::Board;
use crate::geometry::{Pos, Quarter, Rotation, Side};
use crate::grid::{Content, Placement};
use crate::tile::{Edge, Edges, Shape};

/// The reason why a tile does not fit on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Misfit {
    /// The tile would cover a cell that is not empty.
    #[error("there is a tile already")]
    Taken,
    /// The tile would touch no other tile along a side. Corners do not count.
    #[error("no tile is next to it")]
    Apart,
    /// A side of the tile shows another kind of edge than the adjacent tile.
    #[error("its {side:?} side shows {shows:?} where the neighbour has {demands:?}")]
    Edge {
        /// The side of the rotated tile at which the mismatch is.
        side: Side,
        /// The edge that the rotated tile has on this side.
        shows: Edge,
        /// The edge that would match the neighbour there.
        demands: Edge,
    },
}

/// A placement whose mismatches are all on one cell.
#[derive(Clone, Copy)]
pub(crate) struct NearFit {
    /// The placement, without a special piece.
    pub placement: Placement,
    cell: Pos,
    /// The edges of the tile on the cell.
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
    /// Returns every placement of a tile in which all its sides match their neighbours (`W-BASE`, `004 §Placement T`).
    pub fn placements(&self, shape: &'static Shape) -> impl Iterator<Item = Placement> {
        let small = shape.small_faces().map(|faces| {
            let faces = faces.each_ref().map(|face| face.edges);
            self.grid.matches(faces, Edges::fit)
        });
        let small = small.into_iter().flatten().map(|(at, _, rotation)| Placement::new(at, rotation));
        let fits = move |placement: &Placement| self.misfits(shape, *placement).next().is_none();
        small.chain(self.large_ways(shape).into_iter().filter(fits))
    }

    /// Returns every placement of a tile beside others that a special piece might make legal, because the mismatches
    /// are all on one cell and `solves` accepts each of them: the edge of the tile and the demanded edge.
    pub(crate) fn near_fits(
        &self,
        shape: &'static Shape,
        solves: fn(Edge, Edge) -> bool,
    ) -> impl Iterator<Item = NearFit> {
        let small = shape.small_faces().map(|faces| {
            let faces = faces.each_ref().map(|face| (face.edges, face.edges.reconciled(solves)));
            let near =
                self.grid.matches(faces, |(edges, reconciled), demand| !edges.fit(demand) & reconciled.agree(demand));
            near.map(move |(cell, demand, rotation)| {
                let (edges, _) = faces[rotation.quarters()];
                NearFit { placement: Placement::new(cell, rotation), cell, edges, demand }
            })
        });
        let large = self.large_ways(shape).into_iter().filter_map(move |placement| {
            let cells = shape.faces(placement.rotation).map(|(quarter, face)| {
                let cell = quarter.of(placement.at);
                NearFit { placement, cell, edges: face.edges, demand: self.grid.demand(cell) }
            });
            let mut apart = cells.filter(|near| !near.edges.fit(near.demand));
            apart.next().filter(|near| apart.next().is_none() && near.edges.reconciled(solves).agree(near.demand))
        });
        small.into_iter().flatten().chain(large)
    }

    /// Returns every placement of a large tile on empty cells beside a placed tile, row by row, whether or not its
    /// sides match. Returns none for a small tile.
    fn large_ways(&self, shape: &Shape) -> Vec<Placement> {
        if !shape.is_large() {
            return Vec::new();
        }
        let beside = self.frontier().flat_map(|cell| Quarter::ALL.map(|quarter| quarter.origin(cell)));
        let mut origins: Vec<Pos> = beside.collect();
        origins.sort_unstable_by_key(|at| (at.y, at.x));
        origins.dedup();
        let ways = origins.into_iter().flat_map(|at| {
            let is_beside = |rotation| self.is_beside(shape, Placement::new(at, rotation)).is_ok();
            // A tile covers the same cells after half a turn.
            let [one, other] = [Rotation::R0, Rotation::R90].map(is_beside);
            let rotations = Rotation::ALL.into_iter().zip([one, other, one, other]);
            rotations.filter(|(_, is_beside)| *is_beside).map(move |(rotation, _)| Placement::new(at, rotation))
        });
        ways.collect()
    }

    /// Checks whether a tile fits in a place without the help of a special piece.
    ///
    /// # Errors
    /// Returns the first mismatch found.
    pub fn fits(&self, shape: &'static Shape, placement: Placement) -> Result<(), Misfit> {
        self.is_beside(shape, placement)?;
        let misfit = self.misfits(shape, placement).next();
        misfit.map_or(Ok(()), |(_, misfit)| Err(misfit.into()))
    }

    /// Checks that all cells of a placement are empty and that one of them shares a side with a placed tile.
    pub(crate) fn is_beside(&self, shape: &Shape, Placement { at, rotation, .. }: Placement) -> Result<(), Misfit> {
        let mut misfit = Err(Misfit::Apart);
        for (quarter, _) in shape.faces(rotation) {
            match self.grid.content(quarter.of(at)) {
                Content::Tile(_) => return Err(Misfit::Taken),
                Content::Spot(_) => misfit = Ok(()),
                Content::Nothing => {}
            }
        }
        misfit
    }

    /// Returns each mismatch of a placement with a neighbour: the cell and side, the edge of the tile and the demanded
    /// edge.
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
