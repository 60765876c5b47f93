//! Draws tiles on their grass. Each tile is drawn once and copied afterwards.

use std::sync::Arc;

use super::cache::{Cache, MemoryUse};
use super::grass::Meadow;
use crate::art::tile::tile;
use crate::ink::{Canvas, Scale, Sprite, THEME, pt};
use crate::plan::Plan;
use bergerie_rules::{Rotation, SegmentIndex, ShapeId};

/// The print of a tile, and the field to which the grass at each point below it belongs.
pub struct Print {
    /// Runs of pixels of the same field, row by row.
    fields: Box<[(u16, SegmentIndex)]>,
    art: Sprite,
}

/// The properties that determine the pixels of a tile: its print, the tint of each segment's grass, and its part of the
/// meadow.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct TileKey {
    shape: ShapeId,
    rotation: Rotation,
    tints: Vec<u8>,
    part: (usize, usize),
    /// The number of tiles along each side of the meadow.
    tiles: usize,
}

/// The caches of tiles, for all scales.
pub struct TileCaches {
    /// The grass, by scale and number of tiles along each side.
    pub meadows: Cache<(Scale, usize), Meadow>,
    /// Prints of tiles.
    pub prints: Cache<(Scale, ShapeId, Rotation), Print>,
    /// Pixels of tiles on their grass, row by row. They are worth caching because only one tile changes from one turn
    /// to the next.
    pub tiles: Cache<(Scale, TileKey), [u8]>,
}

/// The grass and the tiles of one scale.
pub struct Tiles {
    scale: Scale,
    /// The number of tiles along each side of the meadow.
    count: usize,
    drawn: Arc<TileCaches>,
}

impl TileCaches {
    /// Returns the current size of the caches, in bytes.
    pub fn weight(&self) -> usize {
        self.meadows.weight() + self.prints.weight() + self.tiles.weight()
    }
}

impl Tiles {
    /// Creates the tiles of one scale, on a meadow that has `count` tiles along each side.
    pub fn new(scale: Scale, count: usize, drawn: Arc<TileCaches>) -> Tiles {
        Tiles { scale, count, drawn }
    }

    /// Draws a tile with its north-west corner at (x, y). `part` is the column and row of the meadow's tile below it.
    pub fn lay(&self, canvas: &mut Canvas, plan: &Plan, tints: &[u8], (x, y): (i32, i32), part: (usize, usize)) {
        let (shape, rotation, tiles) = (plan.shape, plan.rotation, self.count);
        let key = (self.scale, TileKey { shape, rotation, tints: tints.to_vec(), part, tiles });
        let tile = self.drawn.tiles.get(&key, || self.tile(plan, &key.1).indices.into_raw().into());
        for (row, line) in tile.chunks_exact(self.scale.side.max(1) as usize).zip(y..) {
            canvas.copy(row, x, line);
        }
    }

    /// Draws a tile on its grass.
    fn tile(&self, plan: &Plan, looks: &TileKey) -> Canvas {
        let side = self.scale.side as usize;
        let key = (self.scale, plan.shape, plan.rotation);
        let print = self.drawn.prints.get(&key, || Arc::new(Print::new(plan, self.scale)));
        let sown = Meadow::scale(self.scale);
        let meadow = self.drawn.meadows.get(&(sown, self.count), || Arc::new(Meadow::new(sown, self.count)));
        let mut canvas = Canvas::new(side, side, THEME.table.ground);
        let (column, row) = looks.part;
        let (mut x, mut y) = (0, 0);
        for &(count, segment) in &print.fields {
            let (count, tint) = (usize::from(count), looks.tints.get(usize::from(segment)).copied().unwrap_or(0));
            let grass = meadow.row(tint, column * side + x, row * side + y, count);
            canvas.copy(grass, x as i32, y as i32);
            x += count;
            if x == side {
                (x, y) = (0, y + 1);
            }
        }
        canvas.stamp(&print.art, 0, 0);
        canvas
    }
}

impl Print {
    fn new(plan: &Plan, scale: Scale) -> Print {
        let side = scale.side as usize;
        let row = |y: usize| {
            let label =
                |x: usize| plan.fields.at(pt(x as f32 + 0.5, y as f32 + 0.5) * (1.0 / side as f32)).saturating_sub(1);
            let labels: Vec<SegmentIndex> = (0..side).map(label).collect();
            let runs = labels.chunk_by(|a, b| a == b);
            runs.map(|run| (run.len() as u16, run.first().copied().unwrap_or(0))).collect::<Vec<_>>()
        };
        Print { fields: (0..side).flat_map(row).collect(), art: Sprite::new(&tile(plan, scale), (0, 0)) }
    }
}

impl MemoryUse for Print {
    fn weight(&self) -> usize {
        self.art.weight() + size_of_val(&*self.fields)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Artist;
    use crate::ink::Detail;
    use crate::sprites::grass::PERIOD;

    const SCALE: Scale = Scale { side: 40, detail: Detail::Far };

    fn road() -> Arc<Plan> {
        Artist::new().plan(ShapeId::named("BA/RFr").unwrap(), Rotation::R0)
    }

    /// Returns the pixels of a tile and of the table's ground around it.
    fn laid(artist: &Artist, plan: &Plan, tints: &[u8], part: (usize, usize)) -> Vec<u8> {
        let side = SCALE.side as usize;
        let mut canvas = Canvas::new(side + 2, side + 2, THEME.table.ground);
        artist.sprites(SCALE, PERIOD).tiles.lay(&mut canvas, plan, tints, (1, 1), part);
        canvas.indices.into_raw()
    }

    #[test]
    fn a_tile_that_was_kept_is_the_tile_that_was_drawn() {
        let (road, artist) = (road(), Artist::new());
        let first = laid(&artist, &road, &[0, 1, 2], (0, 3));
        let weight = artist.weight();
        assert_eq!(laid(&artist, &road, &[0, 1, 2], (0, 3)), first);
        assert_eq!(artist.weight(), weight, "it was drawn again");
        assert_eq!(laid(&Artist::new(), &road, &[0, 1, 2], (0, 3)), first);
        for (tints, part) in [([0, 2, 2], (0, 3)), ([0, 1, 0], (0, 3)), ([0, 1, 2], (1, 3)), ([0, 1, 2], (0, 2))] {
            assert_ne!(laid(&artist, &road, &tints, part), first, "{tints:?} {part:?}");
        }
        assert!(artist.weight() > weight);
    }
}
