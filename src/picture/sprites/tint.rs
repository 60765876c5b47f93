//! Grass tints. Each connected field has one tint, so that fields can be told apart without these patterns.

use std::collections::{BTreeMap, BTreeSet};

use crate::PreviewTile;
use bergerie_rules::{Half, Kind, Pos, ShapeId, TileView, View};

#[derive(Debug, Default)]
pub struct Tints(BTreeMap<u16, u8>);

const TINT_COUNT: usize = 4;

impl Tints {
    /// Assigns tints to the fields of a board, from the oldest to the newest field. Each field gets the tint that the
    /// fewest of its neighbours have. Fields are neighbours if they are on a common tile. A field's number is that of
    /// its oldest segment, so it keeps its tint unless it becomes a neighbour of an older field.
    pub fn new(view: &View) -> Tints {
        let mut beside: BTreeMap<u16, BTreeSet<u16>> = BTreeMap::new();
        for tile in &view.tiles {
            let fields: BTreeSet<u16> = numbered_fields(tile).map(|(_, feature)| feature).collect();
            for &field in &fields {
                beside.entry(field).or_default().extend(fields.iter().filter(|&&f| f != field));
            }
        }
        let mut tints = BTreeMap::new();
        for (&field, neighbours) in &beside {
            let mut used = [0u32; TINT_COUNT];
            for tint in neighbours.iter().filter_map(|n| tints.get(n)) {
                used[usize::from(*tint) % TINT_COUNT] += 1;
            }
            let tint = (0..TINT_COUNT).min_by_key(|&t| used[t]).unwrap_or(0) as u8;
            tints.insert(field, tint);
        }
        Tints(tints)
    }

    /// Returns the tint of a field by its number.
    fn of(&self, feature: u16) -> Option<u8> {
        self.0.get(&feature).copied()
    }

    pub fn of_tile(&self, tile: &TileView) -> Vec<u8> {
        let count = tile.shape.segments.len();
        (0..count).map(|i| tile.features.get(i).and_then(|&f| self.of(f)).unwrap_or(0)).collect()
    }

    /// Returns the tint of each segment of a preview, which is the tint of the field that the segment would join.
    pub fn of_preview(&self, view: &View, preview: &PreviewTile) -> Vec<u8> {
        let mut tints = isolated_tints(preview.shape);
        for (at, part) in preview.cells() {
            let turned = part.get().face(preview.rotation);
            for half in Half::ALL {
                let tint = self.of_neighbour(view, at.step(half.side()), half.facing());
                let own = turned.on_half(half).and_then(|s| tints.get_mut(usize::from(s)));
                if let (Some(own), Some(tint)) = (own, tint) {
                    *own = tint;
                }
            }
        }
        tints
    }

    /// Returns the tint of the field at a half-side of a cell, or `None` if there is no tile or no field.
    fn of_neighbour(&self, view: &View, cell: Pos, half: Half) -> Option<u8> {
        let find = |tile: &TileView| tile.cells().find(|(at, _)| *at == cell).map(|(_, part)| part);
        let (tile, part) = view.tiles.iter().find_map(|tile| find(tile).map(|part| (tile, part)))?;
        let segment = part.get().face(tile.rotation).on_half(half)?;
        self.of(*tile.features.get(usize::from(segment))?)
    }
}

/// Returns the tint of each segment of an isolated tile. Its fields get the tints in order.
pub fn isolated_tints(shape: ShapeId) -> Vec<u8> {
    let mut fields = 0..;
    let tint =
        |kind: Kind| if kind == Kind::Field { fields.next().map_or(0, |n: usize| (n % TINT_COUNT) as u8) } else { 0 };
    shape.segments.iter().map(|s| s.kind).map(tint).collect()
}

/// Returns the index of each field segment of a tile, with the number of its field.
fn numbered_fields(tile: &TileView) -> impl Iterator<Item = (usize, u16)> + '_ {
    let segments = tile.shape.segments.iter().enumerate().filter(|(_, s)| s.kind == Kind::Field);
    segments.filter_map(|(i, _)| tile.features.get(i).map(|&feature| (i, feature)))
}
