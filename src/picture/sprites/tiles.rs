//! The prints of tiles, and how they are drawn on grass.

use super::cache::MemoryUse;
use super::grass::GrassTextures;
use crate::art::tile::draw_tile;
use crate::{Canvas, Scale, Sprite, THEME, TilePlan, pt};
use bergerie_rules::{Rotation, SegmentIndex, ShapeId};

/// The print of a tile, and the field to which the grass at each point below it belongs.
pub struct TilePrint {
    /// Runs of pixels of the same field, row by row.
    fields: Box<[(u16, SegmentIndex)]>,
    art: Sprite,
}

/// The properties that determine the pixels of a tile: print, tint of each segment's grass, and part of the meadow.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct TileKey {
    pub shape: ShapeId,
    pub rotation: Rotation,
    pub tints: Vec<u8>,
    /// The column and row of the meadow's tile below the tile.
    pub part: (usize, usize),
    /// The number of tiles along each side of the meadow.
    pub tiles: usize,
}

impl TilePrint {
    pub fn drawn_on_grass(&self, meadow: &GrassTextures, key: &TileKey, side: usize) -> Canvas {
        let mut canvas = Canvas::new(side, side, THEME.table.ground);
        let (column, row) = key.part;
        let (mut x, mut y) = (0, 0);
        for &(count, segment) in &self.fields {
            let (count, tint) = (usize::from(count), key.tints.get(usize::from(segment)).copied().unwrap_or(0));
            let grass = meadow.tint_row(tint, column * side + x, row * side + y, count);
            canvas.copy_row(grass, x as i32, y as i32);
            x += count;
            if x == side {
                (x, y) = (0, y + 1);
            }
        }
        canvas.stamp(&self.art, 0, 0);
        canvas
    }

    pub fn new(plan: &TilePlan, scale: Scale) -> TilePrint {
        let side = scale.side as usize;
        let row = |y: usize| {
            let label = |x: usize| {
                plan.fields.value_at(pt(x as f32 + 0.5, y as f32 + 0.5) * (1.0 / side as f32)).saturating_sub(1)
            };
            let labels: Vec<SegmentIndex> = (0..side).map(label).collect();
            let runs = labels.chunk_by(|a, b| a == b);
            runs.map(|run| (run.len() as u16, run.first().copied().unwrap_or(0))).collect::<Vec<_>>()
        };
        TilePrint { fields: (0..side).flat_map(row).collect(), art: Sprite::new(&draw_tile(plan, scale), (0, 0)) }
    }
}

impl MemoryUse for TilePrint {
    fn memory_bytes(&self) -> usize {
        self.art.memory_bytes() + size_of_val(&*self.fields)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::Artist;
    use crate::ink::Detail;
    use crate::sprites::grass::TEXTURE_PERIOD;

    const SCALE: Scale = Scale { side: 40, detail: Detail::Far };

    fn road() -> Arc<TilePlan> {
        Artist::new().plan(ShapeId::named("BA/RFr").unwrap(), Rotation::R0)
    }

    /// Returns the pixels of a tile and of the table's ground around it.
    fn laid(artist: &Artist, plan: &TilePlan, tints: &[u8], part: (usize, usize)) -> Vec<u8> {
        let side = SCALE.side as usize;
        let mut canvas = Canvas::new(side + 2, side + 2, THEME.table.ground);
        artist.sprites(SCALE, TEXTURE_PERIOD).draw_tile(&mut canvas, plan, tints, (1, 1), part);
        canvas.indices.into_raw()
    }

    #[test]
    fn a_tile_that_was_kept_is_the_tile_that_was_drawn() {
        let (road, artist) = (road(), Artist::new());
        let first = laid(&artist, &road, &[0, 1, 2], (0, 3));
        let weight = artist.memory_bytes();
        assert_eq!(laid(&artist, &road, &[0, 1, 2], (0, 3)), first);
        assert_eq!(artist.memory_bytes(), weight, "it was drawn again");
        assert_eq!(laid(&Artist::new(), &road, &[0, 1, 2], (0, 3)), first);
        for (tints, part) in [([0, 2, 2], (0, 3)), ([0, 1, 0], (0, 3)), ([0, 1, 2], (1, 3)), ([0, 1, 2], (0, 2))] {
            assert_ne!(laid(&artist, &road, &tints, part), first, "{tints:?} {part:?}");
        }
        assert!(artist.memory_bytes() > weight);
    }
}
