//! Lays out shores, which are the lines between deserts and meadows, on a tile and at its border.

use std::f32::consts::TAU;

use crate::plan::tile::{corner_point, half_point};
use crate::{City, DrawingRng, Line, PlanBuilder, Pt, Tile, pt, rotated_in_tile, straight_line};
use bergerie_rules::{Half, Kind, Pos, Shape, Side};

/// The depth of a meadow on a single side of a tile, which reaches into the sand.
const BAY_DEPTH: f32 = 0.37;

/// Returns the lines that separate fields and sand of a tile, in place of its hedges. They are irregular shores. Two
/// hedges that meet in the middle become one shore. Returns `None` if the tile has no sand.
pub fn field_boundaries(tile: &Tile, hedges: &[Line]) -> Option<Vec<Line>> {
    if tile.segment_count(Kind::Desert) == 0 {
        return None;
    }
    let mut rng = tile.rng("shore");
    let corners: Vec<usize> = (0..4).filter(|&corner| has_line_from_corner(hedges, corner)).collect();
    let lines = match corners[..] {
        [from, to] if hedges.iter().all(|line| line.last() == Some(&Pt::MIDDLE)) => vec![shore_between(from, to)],
        _ => hedges.to_vec(),
    };
    Some(lines.into_iter().map(|line| irregularly_bent(&line, &mut rng)).collect())
}

fn has_line_from_corner(lines: &[Line], corner: usize) -> bool {
    lines.iter().any(|line| line.first() == Some(&corner_point(corner)))
}

/// Returns a line from one corner to another. It leads across the tile, or around the side between the corners.
fn shore_between(from: usize, to: usize) -> Line {
    const STEPS: usize = 40;
    let share = |n: usize| n as f32 / STEPS as f32;
    match (to + 4 - from) % 4 {
        2 => straight_line(corner_point(from), corner_point(to), STEPS),
        apart => {
            let side = if apart == 1 { from } else { to };
            let bay = |t: f32| pt(1.0 - t, BAY_DEPTH * (t * TAU / 2.0).sin().max(0.0).powf(0.75));
            (0..=STEPS).map(|n| rotated_in_tile(bay(share(n)), side)).collect()
        }
    }
}

/// Bends a line irregularly to both sides. The ends of the line stay where they are.
fn irregularly_bent(line: &Line, rng: &mut DrawingRng) -> Line {
    let (slow, fast) = (rng.between(0.0, TAU), rng.between(0.0, TAU));
    let last = line.len().saturating_sub(1).max(1);
    let bent = |(n, &p): (usize, &Pt)| {
        let (before, after) = (line[n.saturating_sub(1)], line[(n + 1).min(line.len() - 1)]);
        let t = n as f32 / last as f32;
        let bend = 0.030 * (TAU * 1.6 * t + slow).sin() + 0.016 * (TAU * 4.1 * t + fast).sin();
        p + (after - before).unit().quarter_turned() * (bend * (t * TAU / 2.0).sin().max(0.0).sqrt())
    };
    line.iter().enumerate().map(bent).collect()
}

/// Returns, for each half-side, whether it is sand (`true`), grass (`false`), or neither (`None`).
pub fn sand_on_halves(builder: &PlanBuilder<'_>) -> [Option<bool>; 8] {
    Half::ALL.map(|half| {
        let at = half_point(half);
        let segment =
            builder.tile.shape.segments.get(usize::from(builder.fields.labels.value_at(at).checked_sub(1)?))?;
        let built = builder.cities.iter().any(|city| city.mask.value_at(at));
        (!built).then_some(segment.kind == Kind::Desert)
    })
}

/// Returns for each corner whether a wall ends there.
pub fn walled_corners(cities: &[City]) -> [bool; 4] {
    let walls = || cities.iter().flat_map(|city| &city.walls).flatten();
    std::array::from_fn(|corner| walls().any(|p| p.distance_to(corner_point(corner)) < 0.01))
}

/// Returns the shores from which sand spreads into this part of a large tile, none if it has sand itself.
pub fn inner_shores(tile: &Tile, whole: Option<&Shape>) -> Vec<Shore> {
    let Some((whole, quarter)) = whole.zip(tile.shape.quarter()).filter(|_| tile.segment_count(Kind::Desert) == 0)
    else {
        return Vec::new();
    };
    let here = quarter.rotated(tile.rotation).of(Pos::START);
    let has = |shape: &Shape, kind| shape.segments.iter().any(|s| s.kind == kind && !s.cells.is_empty());
    let sandy = |shape: &Shape| has(shape, Kind::Desert) && !has(shape, Kind::Field);
    let parts = whole.parts(tile.rotation).filter(|(_, part)| sandy(part.get()));
    let sides = parts.flat_map(|(other, _)| {
        let there = other.of(Pos::START);
        Side::ALL.into_iter().filter(move |&side| there.step(side) == here)
    });
    let (halves, continues) = ((true, true), (true, true));
    sides.map(|side| Shore { side, halves, continues, variant: 0 }).collect()
}

/// The part of a side along which sand spreads onto the grass beyond the side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shore {
    pub side: Side,
    /// Whether the shore covers each half of the side, clockwise.
    pub halves: (bool, bool),
    /// Whether the sand continues beyond each end of the shore, clockwise.
    pub continues: (bool, bool),
    /// The number of the variant, from 0 to [`SHORE_VARIANTS`](super::fringe::SHORE_VARIANTS) − 1.
    pub variant: u8,
}
