//! Figures on the board: where they stand, and who hides whom.

use std::collections::HashMap;

use crate::picture::ink::curve::{Pt, pt};
use crate::picture::expansions::monuments::pieces::Fan;
use crate::picture::expansions::monuments::board as monuments;
use crate::picture::board::composer::Composer;
use crate::picture::studio::workshop::Piece;
use crate::rules::bridge::Axis;
use crate::rules::figure::Figure;
use crate::rules::geometry::Pos;
use crate::rules::tile::Kind;
use crate::rules::view::FigureView;

/// A figure and where it is.
#[derive(Clone)]
pub(in crate::picture) struct Stand<'a> {
    pub figure: &'a FigureView,
    /// Where its feet are from the north-west corner of its tile, or the middle of a lying one.
    pub at: Pt,
    pub lies: bool,
    /// What an architect of a monument is drawn as.
    pub builds: Option<Fan>,
}

impl Composer<'_> {
    /// Where the feet of a figure are, or the middle of a lying one.
    fn stand(&self, f: &FigureView) -> Option<(Pt, Kind)> {
        let tile = self.tile(f.at)?;
        let Some(segment) = tile.plan.shape.shape().segment(f.segment) else {
            // A bridge is one more segment, after the printed ones.
            let along_y = self.scene.view.tiles.iter().any(|t| t.at == f.at && t.bridge == Some(Axis::NorthSouth));
            return Some((crate::picture::expansions::bridges_castles_and_bazaars::bridge::standing(along_y), Kind::Road));
        };
        if let Some(at) = self.lord(f) {
            return Some((at, Kind::City));
        }
        let kind = segment.kind;
        let place = *tile.plan.places.get(usize::from(f.segment))?;
        if f.figure == Figure::Shepherd {
            return Some((self.pasture(f), kind));
        }
        let below = match kind {
            Kind::Field | Kind::Monument => 0.0,
            Kind::Road => 0.10,
            Kind::Monastery | Kind::Garden => 0.19,
            _ => 0.15,
        };
        Some((place + pt(0.0, below), kind))
    }

    /// Where all figures that are shown stand. Several on one place stand side by side.
    fn stands(&self) -> Vec<Stand<'_>> {
        let mut crowd: HashMap<(Pos, u8), u8> = HashMap::new();
        let mut stands = Vec::new();
        for figure in &self.scene.view.figures {
            let Some((at, kind)) = self.stand(figure) else { continue };
            let before = crowd.entry((figure.at, figure.segment)).or_insert(0);
            let aside = pt(f32::from(*before) * 0.16, f32::from(*before) * 0.05);
            *before += 1;
            let number = usize::from(*before) - 1;
            let built = || monuments::architect(number, self.architects(figure.at), figure.seat);
            let (aside, builds) =
                (kind == Kind::Monument).then(built).map_or((aside, None), |(at, fan)| (at, Some(fan)));
            let lies = kind == Kind::Field && figure.figure == Figure::Meeple;
            stands.push(Stand { figure, at: at + aside, lies, builds });
        }
        stands
    }

    /// Figures and sheep, from north to south, then the numbers of flocks.
    pub(in crate::picture) fn figures(&mut self) {
        let stands = self.stands();
        let mut standing: Vec<((i32, i32), Piece)> = Vec::new();
        let mut tags = Vec::new();
        for stand in &stands {
            let Stand { figure: f, at, lies, ref builds } = *stand;
            let piece = match (lies, builds) {
                (true, _) => Piece::Lying(f.seat),
                (_, Some(fan)) => Piece::Fan(fan.clone()),
                _ => Piece::Standing(f.figure, f.seat),
            };
            standing.push((self.point(f.at, at), piece));
            if f.figure == Figure::Shepherd {
                let flock = self.flock(stand, &stands);
                standing.extend(flock.sheep.into_iter().map(|p| (self.point(f.at, p), Piece::Sheep)));
                tags.extend(flock.tags);
            }
        }
        standing.sort_by_key(|((x, y), _)| (*y, *x));
        for (at, piece) in standing {
            self.stamp(piece, at);
        }
        self.tags(tags);
    }
}
