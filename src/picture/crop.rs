//! Which cells a picture shows.

use super::layout::{SEEN, Window};
use super::{Crop, Picture, Scene, hand};

/// Columns or rows of a part of the table in which tiles are legible.
const LEGIBLE_CELLS: i32 = (SEEN / Picture::LEGIBLE) as i32 - 2;

/// Columns or rows of the largest table that fits into a picture at all.
const MOST_CELLS: i32 = 400;

/// The cells that a scene shows.
pub(super) fn window(scene: &Scene<'_>) -> Window {
    let tiles = scene.view.tiles.iter().flat_map(|t| t.cells()).map(|(at, _)| at);
    let ghost = scene.ghost.iter().flat_map(|g| g.cells()).map(|(at, _)| at);
    let all = Window::around(tiles.chain(scene.spots.iter().copied()).chain(ghost));
    let window = match &scene.crop {
        Crop::Table => all.shortened(MOST_CELLS),
        Crop::Around(cells) => {
            // Around them, but not into the empty table beyond the board.
            let cells = Window::around(cells.iter().copied());
            cells.grown(1).within(all.with(cells)).shortened(LEGIBLE_CELLS)
        }
    };
    if scene.hand.is_some() && !matches!(scene.crop, Crop::Around(_)) { hand::with_room(window, scene) } else { window }
}

impl Window {
    /// The middle part of a window, with at most so many columns and rows.
    fn shortened(mut self, most: i32) -> Window {
        let shorten = |from: &mut i16, to: &mut i16| {
            let excess = (i32::from(*to) - i32::from(*from) + 1 - most).max(0);
            *from = from.saturating_add((excess / 2) as i16);
            *to = to.saturating_sub((excess - excess / 2) as i16);
        };
        shorten(&mut self.from.x, &mut self.to.x);
        shorten(&mut self.from.y, &mut self.to.y);
        self
    }
}
