//! The probability that a cell is filled, estimated from the unseen tiles that fit there.

use rustc_hash::FxHashMap;

use bergerie_rules::{Edges, Game, Kind, Rotation, Shape, Side, Sides};

/// The unseen tiles at the start of a computation. They also stand for those a few turns later.
pub struct Odds {
    shapes: Vec<(&'static Shape, f32)>,
    total: f32,
    /// The fractions of these tiles that have a segment of each kind.
    kinds: [f32; Kind::ALL.len()],
    known: FxHashMap<(Edges, Sides), Fit>,
}

/// The fractions of the unseen tiles that fit on a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Fit {
    /// The fraction of tiles that fit the cell in some rotation.
    pub fits: f32,
    /// The fraction of tiles that fit and end all features that enter the cell through certain sides.
    pub ends: f32,
}

impl Odds {
    /// Collects the unseen tiles of a game.
    pub fn of(game: &Game) -> Odds {
        let shapes: Vec<_> = game.unseen().into_iter().map(|(shape, count)| (shape.shape(), count as f32)).collect();
        let total = shapes.iter().map(|&(_, count)| count).sum::<f32>().max(1.0);
        let mut kinds = [0.0; Kind::ALL.len()];
        for (shape, count) in &shapes {
            let mut own: Vec<Kind> = shape.segments.iter().map(|segment| segment.kind).collect();
            own.sort_unstable();
            own.dedup();
            own.into_iter().for_each(|kind| kinds[kind as usize] += count / total);
        }
        Odds { shapes, total, kinds, known: FxHashMap::default() }
    }

    /// Returns the fraction of the unseen tiles that have a segment of a kind.
    pub fn share(&self, kind: Kind) -> f32 {
        self.kinds[kind as usize]
    }

    /// Returns the fraction of tiles that fit the edges around a cell, and that of those that end the features entering here.
    pub fn fit(&mut self, demand: Edges, entered: Sides) -> Fit {
        if let Some(&fit) = self.known.get(&(demand, entered)) {
            return fit;
        }
        let mut fit = Fit::default();
        for &(shape, count) in &self.shapes {
            let ways = Rotation::ALL.into_iter().filter_map(|rotation| ends(shape, rotation, demand, entered));
            if let Some(ends) = ways.max() {
                fit.fits += count / self.total;
                fit.ends += if ends { count / self.total } else { 0.0 };
            }
        }
        self.known.insert((demand, entered), fit);
        fit
    }
}

/// Returns whether a one-cell tile ends the features that enter through these sides, so that none continues. `None` if it does not
/// fit.
fn ends(shape: &Shape, rotation: Rotation, demand: Edges, entered: Sides) -> Option<bool> {
    let face = shape.turned(rotation);
    let is_open = |side: Side| demand.on(side).is_none();
    let mut segments = entered.iter().flat_map(|side| face.on_side(side)).filter_map(|index| shape.segment(index));
    face.edges.fit(demand).then(|| segments.all(|segment| !segment.sides.turned(rotation).iter().any(is_open)))
}
