//! What stands across the borders of tiles, and where the board ends.

use std::collections::HashSet;

use super::dice::Dice;
use super::sprite::Frame;
use super::table::Composer;
use super::theme::THEME;
use super::workshop::{Piece, SEAMS};
use crate::rules::geometry::{Pos, Side};

impl Composer<'_> {
    /// An ink line where the board ends.
    pub(super) fn outer_edge(&mut self) {
        let width = (0.022 * self.side() as f32).max(1.4).round() as i32;
        let (out, side) = (width / 2, self.side());
        for index in 0..self.tiles.len() {
            let Some(at) = self.tiles.get(index).map(|t| t.at) else { continue };
            let (x, y) = self.layout.corner(at);
            for edge in Side::ALL {
                if self.has(at.step(edge)) {
                    continue;
                }
                let (x0, y0) = match edge {
                    Side::N | Side::W => (x - out, y - out),
                    Side::E => (x + side - width + out, y - out),
                    Side::S => (x - out, y + side - width + out),
                };
                let long = side + 2 * out;
                let (w, h) = if matches!(edge, Side::N | Side::S) { (long, width) } else { (width, long) };
                self.canvas.fill(Frame { x: (x0, x0 + w), y: (y0, y0 + h) }, THEME.ink);
            }
        }
    }

    /// Houses across city borders, then towers wherever walls end on a border: what makes seams vanish.
    pub(super) fn across_borders(&mut self) {
        let mut seams: Vec<(i32, i32, i32, Piece, Frame)> = Vec::new();
        let mut towers: HashSet<(i32, i32)> = HashSet::new();
        for tile in &self.tiles {
            for side in Side::ALL.into_iter().filter(|&s| tile.plan.city_on(s)) {
                let shared = self.tile(tile.at.step(side)).is_some_and(|t| t.plan.city_on(side.opposite()));
                if shared && matches!(side, Side::E | Side::S) {
                    continue;
                }
                let at = match side {
                    Side::N | Side::W => tile.at,
                    Side::E | Side::S => tile.at.step(side),
                };
                let along_y = matches!(side, Side::E | Side::W);
                let (x, y) = self.layout.corner(at);
                let frame = if shared { self.canvas.frame() } else { self.frame(tile.at) };
                seams.push((y, i32::from(!along_y), x, Piece::Seam { along_y, variant: variant(at, along_y) }, frame));
            }
            towers.extend(tile.plan.border_towers().map(|p| self.point(tile.at, p)));
        }
        seams.sort_by_key(|(y, flat, x, ..)| (*y, *flat, *x));
        for (y, _, x, piece, frame) in seams {
            let sprite = self.shop.piece(piece);
            self.canvas.stamp_in(&sprite, x, y, frame);
        }
        let mut towers: Vec<(i32, i32)> = towers.into_iter().collect();
        towers.sort_by_key(|&(x, y)| (y, x));
        for at in towers {
            self.stamp(Piece::CornerTower, at);
        }
    }
}

/// Which of the rows of houses stands across a border, by where the border is.
fn variant(at: Pos, along_y: bool) -> u8 {
    let place = i64::from(at.x) << 17 ^ i64::from(at.y) << 1 ^ i64::from(along_y);
    Dice::of("border", "", place).below(usize::from(SEAMS)) as u8
}
