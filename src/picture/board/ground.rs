//! Draws the ground of the board: its shadow, the tiles, and the objects across the borders of tiles.

use std::collections::HashSet;

use super::composer::{BoardCell, Composer};
use crate::drawing::Art;
use crate::ink::{Dice, Frame, THEME};
use crate::sprites::grass;
use crate::sprites::sprite_cache::{SEAMS, SpriteKind};
use bergerie_rules::{Pos, Side};

impl Composer<'_> {
    /// Draws the board's shadow on the empty cells around it.
    pub fn shadows(&mut self) {
        let empty: HashSet<Pos> = self.tiles.iter().flat_map(|t| t.at.around()).filter(|p| !self.has(*p)).collect();
        for cell in empty {
            let around =
                cell.around().iter().enumerate().filter(|(_, p)| self.has(**p)).fold(0, |bits, (n, _)| bits | 1 << n);
            self.stamp(SpriteKind::Shadow(around), self.layout.corner(cell));
        }
    }

    /// Draws the tiles with their grass and their print.
    pub fn ground(&mut self) {
        for BoardCell { at, plan, tints } in &self.tiles {
            let part = |v: i16| v.rem_euclid(grass::PERIOD as i16) as usize;
            self.sprites.tiles.lay(&mut self.canvas, plan, tints, self.layout.corner(*at), (part(at.x), part(at.y)));
        }
    }

    /// Draws an ink line around the board.
    pub fn outer_edge(&mut self) {
        let width = (0.022 * self.side() as f32).max(1.4).round() as i32;
        let (out, side) = (width / 2, self.side());
        for index in 0..self.tiles.len() {
            let at = self.tiles[index].at;
            let (x, y) = self.layout.corner(at);
            let along = |v: i32| (v - out, v - out + side + 2 * out);
            let near = |v: i32| (v - out, v - out + width);
            let far = |v: i32| (v + side - width + out, v + side + out);
            for edge in Side::ALL {
                let line = match edge {
                    Side::N => Frame { x: along(x), y: near(y) },
                    Side::E => Frame { x: far(x), y: along(y) },
                    Side::S => Frame { x: along(x), y: far(y) },
                    Side::W => Frame { x: near(x), y: along(y) },
                };
                if !self.has(at.step(edge)) {
                    self.canvas.fill(line, THEME.ink);
                }
            }
        }
    }

    /// Draws houses across city borders, and then towers where walls end on a border. Both hide the seams between
    /// tiles.
    pub fn across_borders(&mut self) {
        for seam in self.seams() {
            let sprite = self.sprites.piece(seam.piece);
            self.canvas.stamp_in(&sprite, seam.x, seam.y, seam.frame);
        }
        for tower in self.towers() {
            self.stamp(Art("corner_tower").plain(), tower);
        }
    }

    /// Returns the rows of houses across the borders of cities, from north to south.
    fn seams(&self) -> Vec<Seam> {
        let mut seams = Vec::new();
        for tile in &self.tiles {
            for side in Side::ALL.into_iter().filter(|&s| tile.plan.city_on(s)) {
                let beside = tile.at.step(side);
                let shared = self.tile(beside).is_some_and(|t| t.plan.city_on(side.opposite()));
                let (at, own) = if matches!(side, Side::N | Side::W) { (tile.at, true) } else { (beside, !shared) };
                if own {
                    // Without a neighbouring tile, houses are cut off at the edge to show that the city is open.
                    let frame = if shared { self.canvas.frame() } else { self.frame(tile.at) };
                    let along_y = matches!(side, Side::E | Side::W);
                    let (x, y) = self.layout.corner(at);
                    seams.push(Seam {
                        x,
                        y,
                        piece: SpriteKind::Seam { along_y, variant: variant(at, along_y) },
                        frame,
                    });
                }
            }
        }
        seams.sort_by_key(|s| (s.y, matches!(s.piece, SpriteKind::Seam { along_y: false, .. }), s.x));
        seams
    }

    /// Returns the points where walls end on borders, from north to south.
    fn towers(&self) -> Vec<(i32, i32)> {
        let of = |tile: &BoardCell| tile.plan.border_towers().map(|p| self.point(tile.at, p)).collect::<Vec<_>>();
        let mut towers: Vec<(i32, i32)> = self.tiles.iter().flat_map(of).collect();
        towers.sort_by_key(|&(x, y)| (y, x));
        towers.dedup();
        towers
    }
}

/// A row of houses across a border.
struct Seam {
    x: i32,
    y: i32,
    piece: SpriteKind,
    frame: Frame,
}

/// Returns the variant of the houses across a border. It depends only on the position of the border, so every picture
/// shows the same variant.
fn variant(at: Pos, along_y: bool) -> u8 {
    let place = i64::from(at.x) << 17 ^ i64::from(at.y) << 1 ^ i64::from(along_y);
    Dice::of("border", "", place).below(usize::from(SEAMS)) as u8
}
