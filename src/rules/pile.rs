//! The draw pile, as the set of tiles that it contains.
//!
//! Players do not see the order of the pile: each remaining tile is equally likely to be drawn. So the pile is a sorted
//! list of tiles, and the source of the draw (dice, a proven seed, a record) chooses one of them.

use super::setup::Edition;
use crate::{Placement, Pos, Rotation, ShapeId, catalogue};

/// A source of randomness: returns a random number below its argument, which is at least 1.
pub type RandomPick<'a> = &'a mut dyn FnMut(usize) -> usize;

/// The pile, and the tiles on the table when the game begins.
#[derive(Clone, Debug)]
pub struct StartingTiles {
    /// The tiles that players draw.
    pub pile: Pile,
    /// The tiles on the table, in the order of placing. The first is at [`Pos::START`](super::geometry::Pos::START).
    pub start: Vec<(ShapeId, Placement)>,
}

impl StartingTiles {
    pub(super) fn new(pile: Pile, start: ShapeId) -> StartingTiles {
        StartingTiles { pile, start: vec![(start, Placement::new(Pos::START, Rotation::R0))] }
    }

    /// Adds the tiles of a set to the bottom stage, where they are mixed with the others.
    pub(super) fn shuffle_in(&mut self, set: &str) {
        tiles_of(set).for_each(|shape| self.pile.mix_in(shape));
    }

    /// Adds the tiles of an expansion's box, like [`shuffle_in`](StartingTiles::shuffle_in).
    pub(super) fn shuffle_in_edition(&mut self, set: &str, edition: Edition) {
        self.shuffle_in(&format!("{set}:{}", edition.number()));
    }

    /// Replaces the tile at the start position and returns the tile that was there.
    pub(super) fn replace_start_tile(&mut self, shape: ShapeId) -> ShapeId {
        std::mem::replace(&mut self.start[0].0, shape)
    }
}

/// Returns every tile of a set, each as often as the set contains it.
pub(super) fn tiles_of(set: &str) -> impl Iterator<Item = ShapeId> + use<> {
    let copies = catalogue::tile_counts(set);
    always!(!copies.is_empty(), "no tiles belong to the set {set}");
    copies.iter().flat_map(|&(shape, copies)| std::iter::repeat_n(shape, usize::from(copies)))
}

/// The tiles that can still be drawn, in stages. All tiles of a stage are drawn before the next stage begins.
#[derive(Clone, Debug, Default)]
pub struct Pile {
    stages: Vec<Vec<ShapeId>>,
}

impl Pile {
    /// The number of the stage that is drawn last, which has the land tiles.
    pub(super) const BOTTOM_STAGE: usize = 0;

    /// Adds a stage on top, whose tiles are drawn before all others.
    pub(super) fn add_stage(&mut self, mut tiles: Vec<ShapeId>) {
        tiles.sort_unstable();
        self.stages.push(tiles);
    }

    /// Adds a tile to the bottom stage.
    pub(super) fn mix_in(&mut self, shape: ShapeId) {
        match self.stages.first_mut() {
            Some(stage) => insert_sorted(stage, shape),
            None => self.stages.push(vec![shape]),
        }
    }

    /// Returns the number of tiles left in all stages.
    pub fn len(&self) -> usize {
        self.stages.iter().map(Vec::len).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.stages.iter().all(Vec::is_empty)
    }

    /// Returns the tiles of the top stage in a fixed order. The next draw is one of these.
    pub fn top(&self) -> &[ShapeId] {
        self.stages.iter().rev().find(|s| !s.is_empty()).map_or(&[], Vec::as_slice)
    }

    /// Returns all tiles left, those of the top stage first.
    pub fn iter(&self) -> impl Iterator<Item = ShapeId> {
        self.stages.iter().rev().flatten().copied()
    }

    /// Returns the number of the stage from which the next tile is drawn, counted from the bottom.
    pub(super) fn stage(&self) -> usize {
        self.stages.iter().rposition(|s| !s.is_empty()).unwrap_or_default()
    }

    /// Puts a tile back into the stage with this number.
    pub(super) fn put_back(&mut self, stage: usize, shape: ShapeId) {
        insert_sorted(&mut self.stages[stage], shape);
    }

    /// Replaces hidden tiles with a random sample of these tiles and the tiles of the bottom stage, from which the hidden
    /// tiles were drawn.
    ///
    /// In order, each tile becomes one for which `may_follow` returns true after those already picked. One must exist.
    pub(super) fn reshuffle(
        &mut self,
        hidden: &mut [ShapeId],
        may_follow: impl Fn(&[ShapeId], ShapeId) -> bool,
        pick: RandomPick<'_>,
    ) {
        let Some(stage) = self.stages.first_mut().filter(|_| !hidden.is_empty()) else { return };
        stage.extend_from_slice(hidden);
        stage.sort_unstable();
        for place in 0..hidden.len() {
            let free = || (0..stage.len()).filter(|&index| may_follow(&hidden[..place], stage[index]));
            let count = free().count();
            match free().nth(pick(count)) {
                Some(index) => hidden[place] = stage.remove(index),
                None => never!("of {count} tiles, {:?} has no successor", &hidden[..place]),
            }
        }
    }

    /// Removes a tile from the bottom stage, if there is one of this shape.
    pub(super) fn remove(&mut self, shape: ShapeId) {
        if let Some(stage) = self.stages.first_mut()
            && let Ok(index) = stage.binary_search(&shape)
        {
            stage.remove(index);
        }
    }

    /// Returns the number of the first stage from the bottom that has such a tile, or `None` if there is none.
    pub(super) fn stage_of(&self, is: impl Fn(ShapeId) -> bool) -> Option<usize> {
        self.stages.iter().position(|stage| stage.iter().any(|&shape| is(shape)))
    }

    /// Removes a tile from the top stage. Returns `false` if that stage has no such tile.
    pub(super) fn take(&mut self, shape: ShapeId) -> bool {
        let Some(stage) = self.stages.iter_mut().rev().find(|s| !s.is_empty()) else { return false };
        let Ok(index) = stage.binary_search(&shape) else { return false };
        stage.remove(index);
        true
    }
}

/// Inserts a tile into a stage, which is sorted.
fn insert_sorted(stage: &mut Vec<ShapeId>, shape: ShapeId) {
    let place = stage.partition_point(|&s| s <= shape);
    stage.insert(place, shape);
}
