//! Draws the ground of the board: its shadow, the tiles, and the objects across the borders of tiles.

use std::collections::HashSet;

use super::composer::BoardCell;
use crate::sprites::grass;
use crate::sprites::sprite_cache::HOUSE_ROW_VARIANTS;
use crate::{Art, Composer, DrawingRng, Frame, PixelPoint, SpriteKind, THEME};
use bergerie_rules::{Pos, Side};

impl Composer<'_> {
    /// Draws the board's shadow on the empty cells around it.
    pub fn draw_shadows(&mut self) {
        let empty: HashSet<Pos> =
            self.tiles.iter().flat_map(|t| t.at.around()).filter(|p| !self.has_tile(*p)).collect();
        for cell in empty {
            let around = cell
                .around()
                .iter()
                .enumerate()
                .filter(|(_, p)| self.has_tile(**p))
                .fold(0, |bits, (n, _)| bits | 1 << n);
            self.stamp(SpriteKind::Shadow(around), self.layout.cell_corner(cell));
        }
    }

    /// Draws the tiles on the board.
    pub fn draw_ground(&mut self) {
        for BoardCell { at, plan, tints } in &self.tiles {
            let part = |v: i16| v.rem_euclid(grass::TEXTURE_PERIOD as i16) as usize;
            self.sprites.draw_tile(
                &mut self.canvas,
                plan,
                tints,
                self.layout.cell_corner(*at),
                (part(at.x), part(at.y)),
            );
        }
    }

    /// Draws an ink line around the board.
    pub fn draw_outer_edge(&mut self) {
        let width = (0.022 * self.tile_side() as f32).max(1.4).round() as i32;
        let beyond = width / 2;
        for index in 0..self.tiles.len() {
            let at = self.tiles[index].at;
            for side in Side::ALL {
                if !self.has_tile(at.step(side)) {
                    self.canvas.fill_frame(self.edge_frame(at, side, beyond, width - beyond), THEME.ink);
                }
            }
        }
    }

    /// Draws houses across city borders, then towers where walls end on a border, to hide the seams between tiles.
    pub fn draw_across_borders(&mut self) {
        for row in self.house_rows() {
            let sprite = self.sprites.sprite(row.sprite);
            self.canvas.stamp_clipped(&sprite, row.x, row.y, row.frame);
        }
        for tower in self.border_tower_pixels() {
            self.stamp(Art("corner_tower").plain(), tower);
        }
    }

    /// Returns the rows of houses across the borders of cities, from north to south.
    fn house_rows(&self) -> Vec<HouseRow> {
        let mut house_rows = Vec::new();
        for tile in &self.tiles {
            for side in Side::ALL.into_iter().filter(|&s| tile.plan.has_city_on(s)) {
                let beside = tile.at.step(side);
                let shared = self.tile(beside).is_some_and(|t| t.plan.has_city_on(side.opposite()));
                let (at, own) = if matches!(side, Side::N | Side::W) { (tile.at, true) } else { (beside, !shared) };
                if own {
                    // Without a neighbouring tile, houses are cut off at the edge to show that the city is open.
                    let frame = if shared { self.canvas.frame() } else { self.cell_frame(tile.at) };
                    let along_y = matches!(side, Side::E | Side::W);
                    let (x, y) = self.layout.cell_corner(at);
                    house_rows.push(HouseRow {
                        x,
                        y,
                        sprite: SpriteKind::HouseRow { along_y, variant: house_variant(at, along_y) },
                        frame,
                    });
                }
            }
        }
        house_rows.sort_by_key(|s| (s.y, matches!(s.sprite, SpriteKind::HouseRow { along_y: false, .. }), s.x));
        house_rows
    }

    /// Returns the points where walls end on borders, from north to south.
    fn border_tower_pixels(&self) -> Vec<PixelPoint> {
        let of = |tile: &BoardCell| tile.plan.border_towers().map(|p| self.cell_pixel(tile.at, p)).collect::<Vec<_>>();
        let mut towers: Vec<PixelPoint> = self.tiles.iter().flat_map(of).collect();
        towers.sort_by_key(|&(x, y)| (y, x));
        towers.dedup();
        towers
    }
}

/// A row of houses across the border of a city, with the pixel at which it is drawn and the area that it must not leave.
struct HouseRow {
    x: i32,
    y: i32,
    sprite: SpriteKind,
    frame: Frame,
}

/// Returns the variant of the houses across a border, which depends only on its position.
fn house_variant(at: Pos, along_y: bool) -> u8 {
    let place = i64::from(at.x) << 17 ^ i64::from(at.y) << 1 ^ i64::from(along_y);
    DrawingRng::of("border", "", place).below(usize::from(HOUSE_ROW_VARIANTS)) as u8
}
