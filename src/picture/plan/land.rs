//! Room for hills and vineyards: wide pieces of land that no figure should hide.

use crate::rules::tile::Kind;

use super::super::curve::{Pt, pt};
use super::super::grid::Mask;
use super::{Garnish, Tile};

/// A place for something that may be drawn smaller where room is scarce.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    /// Its middle.
    pub at: Pt,
    /// 1 is full size.
    pub scale: f32,
}

/// Half the size of something at scale 1, and how small it may become.
struct Room {
    half: Pt,
    least: f32,
}

const HILL: Room = Room { half: pt(0.26, 0.195), least: 0.70 };
const VINEYARD: Room = Room { half: pt(0.205, 0.175), least: 0.74 };

/// Finds room for a tile's hill and vineyard, given where figures on roads and in cities have their middles.
pub(super) fn lay(tile: &Tile, free: &mut Mask, standing: &[Pt], garnish: &mut Garnish) {
    let mut find = |kind: Kind, room: &Room| {
        (tile.count(kind) > 0).then(|| {
            let spot = room.find(free, standing);
            let half = room.half * spot.scale;
            free.paint(false, |p| pt((p.x - spot.at.x) / half.x, (p.y - spot.at.y) / half.y).length() < 1.0);
            spot
        })
    };
    garnish.hill = find(Kind::Hill, &HILL);
    garnish.vineyard = find(Kind::Vineyard, &VINEYARD);
}

impl Room {
    /// The freest place, but rather a narrower one than one behind a figure.
    fn find(&self, free: &Mask, standing: &[Pt]) -> Spot {
        let depth = free.depth();
        let value = |p: Pt, d: f32| d.min(self.half.y * 1.1) - 0.30 * self.hidden(p, standing);
        let best = depth.points().filter(|(_, d)| *d > 0.0).map(|(p, d)| (p, value(p, d)));
        let (at, _) = best.fold((Pt::MIDDLE, f32::NEG_INFINITY), |a, b| if b.1 > a.1 { b } else { a });
        let scale = (depth.at(at) * 1.06 / self.half.y).clamp(self.least, 1.0);
        let half = self.half * scale;
        Spot { at: at.clamped((half.x, 1.0 - half.x), (half.y + 0.02, 1.0 - half.y)), scale }
    }

    /// The share of it that standing figures would hide.
    fn hidden(&self, p: Pt, standing: &[Pt]) -> f32 {
        /// Half the size of a figure about its middle.
        const BODY: Pt = pt(0.18, 0.20);
        let overlap = |a: f32, b: f32, reach: f32, least: f32| (reach - (a - b).abs()).clamp(0.0, least);
        let area = |q: &Pt| {
            overlap(p.x, q.x, self.half.x + BODY.x, 2.0 * BODY.x)
                * overlap(p.y, q.y, self.half.y + BODY.y, 2.0 * BODY.y)
        };
        standing.iter().map(area).sum::<f32>() / (4.0 * self.half.x * self.half.y)
    }
}
