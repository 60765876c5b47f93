//! The draw pile: its contents, without an order.
//!
//! An unseen pile has no order: each draw is one of the remaining tiles with equal odds. So the pile is a list of tiles
//! in a fixed order, and the source of the draw (dice, a proven seed, a record) chooses one.

use super::forecast::Pick;
use super::geometry::{Pos, Rotation};
use super::grid::Placement;
use super::tile::{self, ShapeId};

/// The pile and the tiles on the table when a game begins.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The pile.
    pub pile: Pile,
    /// The tiles on the table, in the order of placing: at least one, the first at the origin of all coordinates.
    pub start: Vec<(ShapeId, Placement)>,
}

impl Layout {
    pub(super) fn new(pile: Pile, start: ShapeId) -> Layout {
        Layout { pile, start: vec![(start, Placement::new(Pos::START, Rotation::R0))] }
    }

    /// Shuffles the tiles of a set into the other tiles.
    pub(super) fn shuffle_in(&mut self, set: &str) {
        tiles_of(set).for_each(|shape| self.pile.mix_in(shape));
    }

    /// Places another tile at the origin instead of the current one, and returns that one.
    pub(super) fn begin_with(&mut self, shape: ShapeId) -> Option<ShapeId> {
        let first = self.start.first_mut()?;
        Some(std::mem::replace(&mut first.0, shape))
    }
}

/// Returns every tile of a set, copies included.
pub(super) fn tiles_of(set: &str) -> impl Iterator<Item = ShapeId> + use<> {
    tile::copies(set).iter().flat_map(|&(shape, copies)| std::iter::repeat_n(shape, usize::from(copies)))
}

/// The tiles that can still be drawn, in stages: a stage is emptied before the next begins.
#[derive(Clone, Debug, Default)]
pub struct Pile {
    stages: Vec<Vec<ShapeId>>,
}

impl Pile {
    /// Puts a stage on top, whose tiles are drawn before all others.
    pub(super) fn put_on_top(&mut self, mut tiles: Vec<ShapeId>) {
        tiles.sort_unstable();
        self.stages.push(tiles);
    }

    /// Adds a tile to the bottom stage.
    pub(super) fn mix_in(&mut self, shape: ShapeId) {
        match self.stages.first_mut() {
            Some(stage) => insert(stage, shape),
            None => self.stages.push(vec![shape]),
        }
    }

    /// Returns the number of tiles left.
    pub fn len(&self) -> usize {
        self.stages.iter().map(Vec::len).sum()
    }

    /// Returns whether no tile is left.
    pub fn is_empty(&self) -> bool {
        self.stages.iter().all(Vec::is_empty)
    }

    /// Returns the tiles of the top stage, one of which is drawn next, in a fixed order.
    pub fn top(&self) -> &[ShapeId] {
        self.stages.iter().rev().find(|s| !s.is_empty()).map_or(&[], Vec::as_slice)
    }

    /// Returns all tiles left, in the order of stages.
    pub fn iter(&self) -> impl Iterator<Item = ShapeId> {
        self.stages.iter().rev().flatten().copied()
    }

    /// Returns the stage that the next draw comes from, counted from the bottom.
    pub(super) fn stage(&self) -> usize {
        self.stages.iter().rposition(|s| !s.is_empty()).unwrap_or_default()
    }

    /// Returns a tile to its stage.
    pub(super) fn put_back(&mut self, stage: usize, shape: ShapeId) {
        match self.stages.get_mut(stage) {
            Some(stage) => insert(stage, shape),
            None => self.mix_in(shape),
        }
    }

    /// Replaces hidden tiles by any of these tiles and those of the bottom stage, where they came from. They are replaced
    /// in order; `may_follow` returns whether a tile may come after those already picked, and must allow at least one.
    pub(super) fn reshuffle(
        &mut self,
        hidden: &mut [ShapeId],
        may_follow: impl Fn(&[ShapeId], ShapeId) -> bool,
        pick: Pick<'_>,
    ) {
        let Some(stage) = self.stages.first_mut().filter(|_| !hidden.is_empty()) else { return };
        stage.extend_from_slice(hidden);
        stage.sort_unstable();
        for place in 0..hidden.len() {
            let free = || (0..stage.len()).filter(|&index| may_follow(&hidden[..place], stage[index]));
            let count = free().count();
            if let Some(index) = free().nth(pick(count)) {
                hidden[place] = stage.remove(index);
            }
        }
    }

    /// Removes a tile from the top stage; returns `false` if it is not there.
    pub(super) fn take(&mut self, shape: ShapeId) -> bool {
        let Some(stage) = self.stages.iter_mut().rev().find(|s| !s.is_empty()) else { return false };
        let Ok(index) = stage.binary_search(&shape) else { return false };
        stage.remove(index);
        true
    }
}

/// Adds a tile to a stage, which is sorted.
fn insert(stage: &mut Vec<ShapeId>, shape: ShapeId) {
    let place = stage.partition_point(|&s| s <= shape);
    stage.insert(place, shape);
}
