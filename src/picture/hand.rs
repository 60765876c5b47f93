//! The tile in hand: room for it beside the board, and its frame.

use std::collections::HashSet;

use super::Scene;
use super::brush::{Detail, Scale};
use super::layout::{LARGEST, LONGEST, Layout, Window};
use super::row::{alone, frame};
use super::sprite::Frame;
use super::table::Composer;
use crate::rules::geometry::Pos;

/// The window with two free columns or rows for the tile in hand, unless a corner is free already.
pub(super) fn with_room(window: Window, scene: &Scene<'_>) -> Window {
    if corner(window, scene).1 == 0 {
        return window;
    }
    let mut wide = window;
    wide.to.x = wide.to.x.saturating_add(2);
    let mut tall = window;
    tall.to.y = tall.to.y.saturating_add(2);
    let side = |w: Window| Layout::fit(w, LONGEST).scale.side;
    if side(wide) >= side(tall) { wide } else { tall }
}

/// The north-western cell of the freest corner of 2 × 2 cells, south-east first, and how many of its cells are taken.
fn corner(window: Window, scene: &Scene<'_>) -> (Pos, usize) {
    let tiles = scene.view.tiles.iter().flat_map(|t| t.cells()).map(|(at, _)| at);
    let ghost = scene.ghost.iter().flat_map(|g| g.cells()).map(|(at, _)| at);
    let taken: HashSet<Pos> = tiles.chain(scene.spots.iter().copied()).chain(ghost).collect();
    let count = |corner: Pos| {
        let cells = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(x, y)| Pos::new(corner.x + x, corner.y + y));
        cells.iter().filter(|c| taken.contains(c) || !window.contains(**c)).count()
    };
    let (west, east) = (window.from.x, window.to.x.saturating_sub(1));
    let (north, south) = (window.from.y, window.to.y.saturating_sub(1));
    let corners = [(east, south), (east, north), (west, south), (west, north)].map(|(x, y)| Pos::new(x, y));
    let counted = corners.map(|corner| (corner, count(corner)));
    counted.into_iter().min_by_key(|(_, count)| *count).unwrap_or((window.from, 4))
}

impl Composer<'_> {
    /// The tile in hand in a frame, half as large again as those on the board.
    pub(super) fn hand(&mut self) {
        let Some((shape, rotation)) = self.scene.hand else { return };
        let side = (self.layout.scale.side * 3 / 2).min(LARGEST * 3 / 2);
        let shop = self.artist.workshop(Scale { side, detail: Detail::for_seen(self.layout.seen() * 1.5) }, 1);
        let window = self.layout.window;
        let (corner, _) = corner(window, self.scene);
        let (x, y) = self.layout.corner(corner);
        let inset = (2 * self.layout.scale.side as i32 - side as i32) / 2;
        let (x, y, side) = (x + inset, y + inset, side as i32);
        frame(&mut self.canvas, Frame { x: (x, x + side), y: (y, y + side) }, (side / 40).max(2));
        alone(&mut self.canvas, self.artist, &shop, (shape, rotation), (x, y));
    }
}
