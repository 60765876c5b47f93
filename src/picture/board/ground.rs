//! The ground: the board's shadow, and tile by tile the grass with what is printed on it.

use std::collections::HashSet;

use super::composer::{BoardCell, Composer};
use crate::studio::grass;
use crate::studio::workshop::Piece;
use bergerie_rules::geometry::Pos;

impl Composer<'_> {
    /// The board's shadow on the empty cells around it.
    pub fn shadows(&mut self) {
        let empty: HashSet<Pos> = self.tiles.iter().flat_map(|t| t.at.around()).filter(|p| !self.has(*p)).collect();
        for cell in empty {
            let around =
                cell.around().iter().enumerate().filter(|(_, p)| self.has(**p)).fold(0, |bits, (n, _)| bits | 1 << n);
            self.stamp(Piece::Shadow(around), self.layout.corner(cell));
        }
    }

    /// Grass, and what is printed on the tiles.
    pub fn ground(&mut self) {
        for BoardCell { at, plan, tints } in &self.tiles {
            let part = |v: i16| v.rem_euclid(grass::PERIOD as i16) as usize;
            self.shop.tiles.lay(&mut self.canvas, plan, tints, self.layout.corner(*at), (part(at.x), part(at.y)));
        }
    }
}
