//! The ground of pictures: tiles with their grass, each drawn once and copied from then on.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use super::grass::Meadow;
use super::shelf::kept;
use crate::picture::art::tile::tile;
use crate::picture::ink::brush::Scale;
use crate::picture::ink::curve::pt;
use crate::picture::ink::sprite::{Canvas, Sprite};
use crate::picture::ink::theme::THEME;
use crate::picture::plan::Plan;
use crate::rules::geometry::Rotation;
use crate::rules::tile::{SegmentIndex, ShapeId};

/// What is printed on a tile, and which field's grass lies where below it.
struct Print {
    rows: Vec<Vec<(u32, SegmentIndex)>>,
    art: Sprite,
}

/// All that the pixels of a tile depend on: what is printed on it, the tint of each segment's grass, and which part of the
/// meadow lies there.
#[derive(PartialEq, Eq, Hash)]
struct Looks {
    shape: ShapeId,
    rotation: Rotation,
    tints: Vec<u8>,
    part: (usize, usize),
}

/// Grass and tiles of one scale.
pub struct Tiles {
    scale: Scale,
    meadow: Meadow,
    prints: Mutex<HashMap<(ShapeId, Rotation), Arc<Print>>>,
    /// Pixels of tiles, row by row. From turn to turn all but one are the same.
    tiles: Mutex<HashMap<Looks, Arc<[u8]>>>,
    weight: AtomicUsize,
}

impl Tiles {
    /// Bytes of finished tiles that are kept at one scale: those of several tables.
    const KEPT: usize = 8 << 20;

    /// The ground of boards, or with `tiles` 1 of single tiles.
    pub fn new(scale: Scale, tiles: usize) -> Tiles {
        let meadow = Meadow::new(scale, tiles);
        let weight = AtomicUsize::new(meadow.weight());
        Tiles { scale, meadow, prints: Mutex::default(), tiles: Mutex::default(), weight }
    }

    /// Bytes that it takes.
    pub fn weight(&self) -> usize {
        let tiles = self.tiles.lock().unwrap_or_else(PoisonError::into_inner).len();
        self.weight.load(Ordering::Relaxed) + tiles * self.area()
    }

    fn area(&self) -> usize {
        (self.scale.side * self.scale.side) as usize
    }

    /// Lays a tile with its north-west corner at (x, y). `part` is the column and row of the meadow on which it lies.
    pub fn lay(&self, canvas: &mut Canvas, plan: &Plan, tints: &[u8], (x, y): (i32, i32), part: (usize, usize)) {
        let looks = Looks { shape: plan.shape, rotation: plan.rotation, tints: tints.to_vec(), part };
        self.make_room();
        let (tile, _) = kept(&self.tiles, looks, |looks| self.tile(plan, looks).pixels.into());
        for (row, line) in tile.chunks_exact(self.scale.side.max(1) as usize).zip(y..) {
            canvas.copy(row, x, line);
        }
    }

    /// Forgets all finished tiles when there are too many: those of the next picture are soon made again.
    fn make_room(&self) {
        let mut tiles = self.tiles.lock().unwrap_or_else(PoisonError::into_inner);
        if tiles.len() * self.area() > Tiles::KEPT {
            tiles.clear();
        }
    }

    /// A finished tile.
    fn tile(&self, plan: &Plan, looks: &Looks) -> Canvas {
        let side = self.scale.side as usize;
        let (print, new) = kept(&self.prints, (plan.shape, plan.rotation), |_| Arc::new(Print::new(plan, self.scale)));
        if new {
            self.weight.fetch_add(print.weight(), Ordering::Relaxed);
        }
        let mut canvas = Canvas::new(side, side, THEME.table.ground);
        let (column, row) = looks.part;
        for (line, runs) in print.rows.iter().enumerate() {
            let mut across = 0;
            for &(count, segment) in runs {
                let tint = looks.tints.get(usize::from(segment)).copied().unwrap_or(0);
                let grass = self.meadow.row(tint, column * side + across, row * side + line, count as usize);
                canvas.copy(grass, across as i32, line as i32);
                across += count as usize;
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
            let labels: Vec<u8> = (0..side).map(label).collect();
            labels.chunk_by(|a, b| a == b).map(|run| (run.len() as u32, run.first().copied().unwrap_or(0))).collect()
        };
        Print { rows: (0..side).map(row).collect(), art: Sprite::new(&tile(plan, scale), (0, 0)) }
    }

    fn weight(&self) -> usize {
        self.art.weight() + self.rows.iter().map(|row| row.len() * 8 + 24).sum::<usize>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::Artist;
    use crate::picture::ink::brush::Detail;

    fn road() -> Arc<Plan> {
        Artist::new().plan(ShapeId::named("BA/RFr").unwrap(), Rotation::R0)
    }

    /// Pixels of a tile with the bare table around it.
    fn laid(kept: &Tiles, plan: &Plan, tints: &[u8], part: (usize, usize)) -> Vec<u8> {
        let side = kept.scale.side as usize;
        let mut canvas = Canvas::new(side + 2, side + 2, THEME.table.ground);
        kept.lay(&mut canvas, plan, tints, (1, 1), part);
        canvas.pixels
    }

    #[test]
    fn a_tile_that_was_kept_is_the_tile_that_was_drawn() {
        let road = road();
        let kept = Tiles::new(Scale { side: 40, detail: Detail::Far }, 4);
        let first = laid(&kept, &road, &[0, 1, 2], (0, 3));
        let weight = kept.weight();
        assert_eq!(laid(&kept, &road, &[0, 1, 2], (0, 3)), first);
        assert_eq!(kept.weight(), weight, "it was drawn again");
        assert_eq!(laid(&Tiles::new(kept.scale, 4), &road, &[0, 1, 2], (0, 3)), first);
        for (tints, part) in [([0, 2, 2], (0, 3)), ([0, 1, 0], (0, 3)), ([0, 1, 2], (1, 3)), ([0, 1, 2], (0, 2))] {
            assert_ne!(laid(&kept, &road, &tints, part), first, "{tints:?} {part:?}");
        }
        assert!(kept.weight() > weight);
    }

    #[test]
    fn finished_tiles_do_not_pile_up() {
        let road = road();
        let kept = Tiles::new(Scale { side: 160, detail: Detail::Far }, 4);
        let empty = kept.weight();
        for n in 0..500 {
            laid(&kept, &road, &[n as u8 % 4, n as u8 / 4, 0], (n % 4, n / 4 % 4));
        }
        assert!(kept.weight() < empty + Tiles::KEPT + (2 << 20), "{}", kept.weight());
    }
}
