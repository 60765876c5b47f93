//! The tile in hand: room for it beside the board, and its frame.

use std::collections::HashSet;

use super::Scene;
use super::brush::Scale;
use super::layout::{LARGEST, LONGEST, Layout, Window};
use super::row::{alone, card};
use super::sprite::Frame;
use super::table::Composer;
use crate::rules::geometry::Pos;

/// The window with two free columns or rows for the tile in hand, unless a corner is free already.
pub(super) fn with_room(window: Window, scene: &Scene<'_>) -> Window {
    if hand_corner(window, scene).is_some() {
        return window;
    }
    let mut wide = window;
    wide.to.x = wide.to.x.saturating_add(2);
    let mut tall = window;
    tall.to.y = tall.to.y.saturating_add(2);
    let tiles = |w: Window| Layout::fit(w, LONGEST).scale.side;
    if tiles(wide) >= tiles(tall) { wide } else { tall }
}

/// The north-western cell of a free corner of 2 × 2 cells, south-east first.
fn hand_corner(window: Window, scene: &Scene<'_>) -> Option<Pos> {
    let (west, east) = (window.from.x, window.to.x.saturating_sub(1));
    let (north, south) = (window.from.y, window.to.y.saturating_sub(1));
    if east < west || south < north {
        return None;
    }
    let taken: HashSet<Pos> = scene.view.tiles.iter().map(|t| t.at).chain(scene.spots.iter().copied()).collect();
    let free = |corner: &Pos| {
        let cells = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(x, y)| Pos::new(corner.x + x, corner.y + y));
        cells.iter().all(|c| !taken.contains(c) && scene.ghost.as_ref().is_none_or(|g| g.at != *c))
    };
    [(east, south), (east, north), (west, south), (west, north)].map(|(x, y)| Pos::new(x, y)).into_iter().find(free)
}

impl Composer<'_> {
    /// The tile in hand in a frame, half as large again as those on the board.
    pub(super) fn hand(&mut self) {
        let Some((shape, rotation)) = self.scene.hand else { return };
        let side = (self.layout.scale.side * 3 / 2).min(LARGEST * 3 / 2);
        let shop = self.artist.workshop(Scale { side, detail: self.layout.scale.detail }, 1);
        let window = self.layout.window;
        let corner = hand_corner(window, self.scene)
            .unwrap_or(Pos::new(window.to.x.saturating_sub(1), window.to.y.saturating_sub(1)));
        let (x, y) = self.layout.corner(corner);
        let inset = (2 * self.layout.scale.side as i32 - side as i32) / 2;
        let (x, y, side) = (x + inset, y + inset, side as i32);
        card(&mut self.canvas, Frame { x: (x, x + side), y: (y, y + side) }, (side / 40).max(2));
        alone(&mut self.canvas, self.artist, &shop, (shape, rotation), (x, y));
    }
}
