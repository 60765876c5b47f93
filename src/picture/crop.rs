//! Which cells a picture shows.

use super::layout::{Layout, Window};
use super::legend::Content;
use super::{Crop, Scene};

/// Columns or rows of the largest table that fits into a picture at all.
const MOST_CELLS: i32 = 400;

/// The cells that a scene shows.
pub(super) fn window(scene: &Scene<'_>, longest: u32, content: Option<&Content>) -> Window {
    let all = everything(scene).shortened(MOST_CELLS);
    let legible = |window: Window| Layout::fit(window, longest, content).legible;
    match &scene.crop {
        Crop::Table => all,
        Crop::Exactly(from, to) => Window::around([*from, *to]).shortened(MOST_CELLS),
        Crop::Legible(cells) => cut(all, Window::around(cells.iter().copied()).grown(1), legible),
        Crop::Around(cells) => {
            // Around them, but not into the empty table beyond the board.
            let cells = Window::around(cells.iter().copied());
            let near = cells.grown(1).within(all.with(cells)).shortened(MOST_CELLS);
            cut(near, near.shortened(1), legible)
        }
    }
}

/// All tiles, spots and the ghost.
pub(super) fn everything(scene: &Scene<'_>) -> Window {
    let tiles = scene.view.tiles.iter().flat_map(|t| t.cells()).map(|(at, _)| at);
    let ghost = scene.ghost.iter().flat_map(|g| g.cells()).map(|(at, _)| at);
    Window::around(tiles.chain(scene.spots.iter().flat_map(|&at| scene.covered(at))).chain(ghost))
}

/// Cuts off columns and rows until what is left is legible, those first that are farthest from `focus`.
fn cut(mut window: Window, focus: Window, legible: impl Fn(Window) -> bool) -> Window {
    while window.columns() * window.rows() > 1 && !legible(window) {
        let (from, to) = (&mut window.from, &mut window.to);
        if i32::from(to.x) - i32::from(from.x) >= i32::from(to.y) - i32::from(from.y) {
            shorten(&mut from.x, &mut to.x, (focus.from.x, focus.to.x));
        } else {
            shorten(&mut from.y, &mut to.y, (focus.from.y, focus.to.y));
        }
    }
    window
}

/// Cuts one off at the end that is farther from the focus.
fn shorten(from: &mut i16, to: &mut i16, focus: (i16, i16)) {
    if i32::from(focus.0) - i32::from(*from) > i32::from(*to) - i32::from(focus.1) { *from += 1 } else { *to -= 1 }
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

    /// Whether all of another window lies in this one.
    pub fn holds(self, other: Window) -> bool {
        self.contains(other.from) && self.contains(other.to)
    }
}
