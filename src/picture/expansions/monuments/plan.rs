//! Room for what monuments and deserts have on their tiles: cards of objectives, oases, spice, worms.

use crate::rules::tile::{Kind, Shape};

use crate::picture::expansions::monuments::objective::HALF;
use crate::picture::ink::curve::{Pt, pt};
use crate::picture::ink::mask::Mask;
use crate::picture::plan::Tile;
use crate::picture::plan::fields::Ground;
use crate::picture::plan::places::take;
use crate::picture::plan::roads::Roads;

/// How far the cubes on a card reach below its middle.
const CUBES: f32 = 0.32;

/// The ground of a tile's deserts.
pub(in crate::picture) fn desert(tile: &Tile, ground: &Ground) -> Mask {
    let labels: Vec<u8> = tile.segments(Kind::Desert).map(|(index, _)| index + 1).collect();
    ground.open.map(|label| labels.contains(&label))
}

/// The middle of an objective's card on a part of a monument: clear of the monument, of roads and of cities if there is
/// room, and as near to the tile's corner as can be.
pub(in crate::picture) fn objective(monument: Pt, ground: &Ground, free: &mut Mask) -> Pt {
    let outer = pt(1.0, 1.0) - monument;
    let room = ((HALF.x + 0.03, 0.97 - HALF.x), (HALF.y + 0.03, 0.97 - CUBES));
    let steps = |(from, to): (f32, f32)| (0..=20).map(move |n| from + (to - from) * n as f32 / 20.0);
    let places = steps(room.1).flat_map(|y| steps(room.0).map(move |x| pt(x, y)));
    let cost = |at: Pt| {
        let points = (0..7).flat_map(|row| (0..9).map(move |column| (column as f32 / 4.0 - 1.0, row as f32 / 6.0)));
        let cost = points.map(|(x, y)| {
            let p = at + pt(x * HALF.x, (HALF.y + CUBES) * y - HALF.y);
            // The pillar rises to the north of its foot.
            let pillar = (p.x - monument.x).abs() < 0.16 && p.y < monument.y;
            let hides = if pillar || p.far(monument) < 0.46 { 3.0 } else { 0.0 };
            hides + if ground.open.at(p) == 0 { 1.0 } else { 0.0 }
        });
        cost.sum::<f32>() + at.far(outer) * 6.0
    };
    let best = places.map(|at| (at, cost(at))).min_by(|a, b| a.1.total_cmp(&b.1)).map_or(Pt::MIDDLE, |(at, _)| at);
    take(free, best + pt(0.0, 0.04), HALF.x + 0.05, HALF.y + 0.09);
    best
}

/// What lies on a tile's sand, each in the middle of the widest piece of it. Of what lies in several cells of a large tile
/// the first one shows it; the Chappa'ai of a monument stands on its plinth.
pub(in crate::picture) fn marks(
    tile: &Tile,
    whole: Option<&Shape>,
    roads: &Roads,
    ground: &Ground,
    free: &mut Mask,
) -> Vec<(Kind, Pt)> {
    let mut marks = Vec::new();
    for kind in [Kind::Oasis, Kind::Spice, Kind::Sandworm, Kind::Chappaai] {
        for (index, _) in tile.segments(kind) {
            let first = whole.and_then(|whole| whole.segment(index)?.cells.iter().next());
            let elsewhere = whole.is_some() && (kind == Kind::Chappaai || first != tile.shape.quarter());
            if !elsewhere {
                let sand = desert(tile, ground);
                let mut room = sand.zip(free, |a, b| a && b);
                for end in roads.roads.iter().filter(|road| road.cottage).filter_map(|road| road.line.last()) {
                    take(&mut room, *end, 0.22, 0.20);
                }
                let room = if room.depth().peak().1 > 0.0 { room } else { free.clone() };
                let at = room.depth().peak().0.clamped((0.30, 0.70), (0.30, 0.76));
                let at = if at.far(Pt::MIDDLE) < 0.08 { Pt::MIDDLE } else { at };
                take(free, at, 0.30, 0.26);
                marks.push((kind, at));
            }
        }
    }
    marks
}
