//! The bridges that the rules allow, found from the tiles on the table with simple, slow code. The other engine offers
//! fewer, so its lists cannot confirm ours.

use std::collections::BTreeSet;

use bergerie_rules::{
    Axis, Crossing, Game, Half, Kind, Piece, PlacedTile, Placement, Pos, Rotation, Segment, Shape, ShapeId, Side, Site,
    SpecialPiece,
};

/// A tile in its place, with the direction of the bridge over it.
#[derive(Clone, Copy)]
struct Tile {
    shape: &'static Shape,
    rotation: Rotation,
    bridge: Option<Axis>,
}

impl Tile {
    fn of(placed: &PlacedTile) -> Tile {
        Tile { shape: placed.shape.get(), rotation: placed.rotation, bridge: placed.road_axis() }
    }

    /// Returns the kind that must match on a side, or `None` for a blank side, which matches every other.
    fn edge(&self, side: Side) -> Option<Kind> {
        let is_bridged = self.bridge.is_some_and(|axis| axis.sides().contains(&side));
        let reaches = |s: &&Segment| {
            let halves = s.halves.rotated(self.rotation);
            s.sides.rotated(self.rotation).contains(side) || Half::of(side).iter().all(|&half| halves.contains(half))
        };
        let printed = self.shape.segments.iter().find(reaches).map(|segment| segment.kind.base());
        let blank = (!self.shape.fits_all).then_some(Kind::Field);
        if is_bridged { Some(Kind::Road) } else { printed.or(blank) }
    }

    /// Returns whether one field covers a whole side (`bridges_castles_and_bazaars.md 1.1.4`).
    fn is_whole_field(&self, side: Side) -> bool {
        let covers = |halves: bergerie_rules::Halves| Half::of(side).iter().all(|&half| halves.contains(half));
        self.edge(side) == Some(Kind::Field)
            && self.shape.segments.iter().any(|s| covers(s.halves.rotated(self.rotation)))
    }

    /// Returns whether the tile matches its neighbours.
    fn fits(&self, neighbour: impl Fn(Side) -> Option<Tile>) -> bool {
        Side::ALL.into_iter().all(|side| {
            let across = neighbour(side).and_then(|tile| tile.edge(side.opposite()));
            across.is_none_or(|kind| self.edge(side).is_none_or(|own| own == kind))
        })
    }

    /// Returns whether a bridge can be built over the tile: both ends rest on a field, and each continues a road or faces
    /// an empty cell or an abbey (`bridges_castles_and_bazaars.md 1.1.4–1.1.7`, `abbey_and_mayor.md 6.8`).
    fn takes_bridge(&self, axis: Axis, neighbour: impl Fn(Side) -> Option<Tile>) -> bool {
        let is_end = |side: Side| {
            let across = neighbour(side).and_then(|tile| tile.edge(side.opposite()));
            self.is_whole_field(side) && across.is_none_or(|kind| kind == Kind::Road)
        };
        self.bridge.is_none() && axis.sides().into_iter().all(is_end)
    }
}

fn tile_at(game: &Game, at: Pos) -> Option<Tile> {
    game.board().tile_at(at).map(|tile| Tile::of(game.board().placed_tile(tile)))
}

/// Returns whether there are acrobats on a cell, which prevent a bridge (`under_the_big_top.md 5.6`).
fn has_acrobats(game: &Game, at: Pos) -> bool {
    let features = game.board().features();
    game.board()
        .figures()
        .iter()
        .map(|occupant| features.node(occupant.node))
        .any(|node| node.segment.kind == Kind::Acrobats && game.board().placed_tile(node.tile).at == at)
}

fn crossings(cell: Pos) -> impl Iterator<Item = Crossing> {
    let cells = std::iter::once(cell).chain(Side::ALL.map(|side| cell.step(side)));
    cells.flat_map(|at| Axis::ALL.map(|axis| Crossing { at, axis }))
}

/// Returns the bridges that can be built after a placement: over the new tile or a tile beside it
/// (`bridges_castles_and_bazaars.md 1.1.2`).
pub fn free_bridges(game: &Game) -> BTreeSet<Placement> {
    let placed = game.board().placed_tile(game.last_placed_tile());
    let is_legal = |&Crossing { at, axis }: &Crossing| {
        let neighbour = |side| tile_at(game, at.step(side));
        !has_acrobats(game, at) && tile_at(game, at).is_some_and(|tile| tile.takes_bridge(axis, neighbour))
    };
    crossings(placed.at).filter(is_legal).map(|bridge| with(Placement::new(bridge.at, Rotation::R0), bridge)).collect()
}

/// Returns the placements of a tile that need a bridge, over the tile itself or a tile beside it
/// (`bridges_castles_and_bazaars.md 1.2.1–1.2.3`).
pub fn bridged_placements(game: &Game, shape: ShapeId) -> BTreeSet<Placement> {
    let shape = shape.get();
    let turned = Rotation::ALL.map(|rotation| {
        let tile = Tile { shape, rotation, bridge: None };
        (tile, Side::ALL.map(|side| tile.edge(side)))
    });
    let mut found = BTreeSet::new();
    for at in game.board().frontier() {
        let across = Side::ALL.map(|side| tile_at(game, at.step(side)).and_then(|tile| tile.edge(side.opposite())));
        for (tile, edges) in turned {
            let misfits =
                across.iter().zip(&edges).filter(|(across, own)| across.is_some() && own.is_some() && across != own);
            // One bridge solves at most two misfits.
            if (1..=2).contains(&misfits.count()) {
                let legal = crossings(at).filter(|&bridge| fits_with(game, (at, tile), bridge));
                found.extend(legal.map(|bridge| with(Placement::new(at, tile.rotation), bridge)));
            }
        }
    }
    found
}

/// Returns whether a bridge is legal and makes a new tile fit.
fn fits_with(game: &Game, (cell, new): (Pos, Tile), Crossing { at, axis }: Crossing) -> bool {
    let printed = |other| if other == cell { Some(new) } else { tile_at(game, other) };
    let bridged =
        |other| printed(other).map(|tile| if other == at { Tile { bridge: Some(axis), ..tile } } else { tile });
    let takes = printed(at).is_some_and(|tile| tile.takes_bridge(axis, |side| printed(at.step(side))));
    takes && !has_acrobats(game, at) && bridged(cell).is_some_and(|tile| tile.fits(|side| bridged(cell.step(side))))
}

fn with(placement: Placement, bridge: Crossing) -> Placement {
    placement.with(SpecialPiece { piece: Piece::Bridge, site: Site::Over(bridge) })
}
