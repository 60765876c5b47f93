//! Figures on the board: where they stand, and who hides whom.

use std::collections::HashMap;

use super::curve::{Pt, pt};
use super::table::Composer;
use super::workshop::Piece;
use crate::rules::figure::Figure;
use crate::rules::geometry::Pos;
use crate::rules::tile::Kind;
use crate::rules::view::FigureView;

impl Composer<'_> {
    /// Where the feet of a figure are, or the middle of a lying one.
    pub(super) fn stand(&self, f: &FigureView) -> Option<(Pt, Kind)> {
        let tile = self.tile(f.at)?;
        let kind = tile.plan.shape.shape().segment(f.segment)?.kind;
        let place = *tile.plan.places.get(usize::from(f.segment))?;
        let below = match kind {
            Kind::Field if f.figure == Figure::Shepherd => 0.18,
            Kind::Field => 0.0,
            Kind::Road => 0.10,
            Kind::City => 0.15,
            Kind::Monastery | Kind::Garden => 0.19,
            Kind::River | Kind::Hill | Kind::Vineyard | Kind::Volcano => 0.15,
        };
        Some((place + pt(0.0, below), kind))
    }

    /// Figures, from north to south. Several on one place stand side by side.
    pub(super) fn figures(&mut self) {
        let mut crowd: HashMap<(Pos, u8), u8> = HashMap::new();
        let mut standing: Vec<((i32, i32), Piece)> = Vec::new();
        for f in &self.scene.view.figures {
            let Some((at, kind)) = self.stand(f) else { continue };
            let before = crowd.entry((f.at, f.segment)).or_insert(0);
            let aside = pt(f32::from(*before) * 0.16, f32::from(*before) * 0.05);
            *before += 1;
            let lies = kind == Kind::Field && f.figure == Figure::Meeple;
            let piece = if lies { Piece::Lying(f.seat) } else { Piece::Standing(f.figure, f.seat) };
            if f.figure == Figure::Shepherd {
                standing.extend(self.sheep(f, at + aside));
            }
            standing.push((self.point(f.at, at + aside), piece));
        }
        standing.sort_by_key(|((x, y), _)| (*y, *x));
        for (at, piece) in standing {
            self.stamp(piece, at);
        }
    }
}
