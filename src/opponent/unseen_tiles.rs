//! The probability that a cell is filled, estimated from the unseen tiles that fit there.

use rustc_hash::FxHashMap;

use bergerie_rules::{Edges, Game, Kind, Rotation, Shape, Side, Sides};

/// The unseen tiles at the start of a computation. They also stand for those a few turns later.
pub struct UnseenTiles {
    shapes: Vec<(&'static Shape, f32)>,
    total: f32,
    /// The fractions of these tiles that have a segment of each kind.
    kind_shares: [f32; Kind::ALL.len()],
    known_shares: FxHashMap<(Edges, Sides), FittingShares>,
}

/// The fractions of the unseen tiles that fit on a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct FittingShares {
    /// The fraction of tiles that fit the cell in some rotation.
    pub fitting: f32,
    /// The fraction of tiles that fit and end all features that enter the cell through certain sides.
    pub ending: f32,
}

impl UnseenTiles {
    /// Collects the unseen tiles of a game.
    pub fn of(game: &Game) -> UnseenTiles {
        let shapes: Vec<_> = game.unseen().into_iter().map(|(shape, count)| (shape.shape(), count as f32)).collect();
        let total = shapes.iter().map(|&(_, count)| count).sum::<f32>().max(1.0);
        let mut kinds = [0.0; Kind::ALL.len()];
        for (shape, count) in &shapes {
            let mut own: Vec<Kind> = shape.segments.iter().map(|segment| segment.kind).collect();
            own.sort_unstable();
            own.dedup();
            own.into_iter().for_each(|kind| kinds[kind as usize] += count / total);
        }
        UnseenTiles { shapes, total, kind_shares: kinds, known_shares: FxHashMap::default() }
    }

    /// Returns the fraction of the unseen tiles that have a segment of a kind.
    pub fn kind_share(&self, kind: Kind) -> f32 {
        self.kind_shares[kind as usize]
    }

    /// Returns the fraction of tiles that fit the edges around a cell, and that of those that end the features entering here.
    pub fn fitting_shares(&mut self, demand: Edges, entered: Sides) -> FittingShares {
        if let Some(&fit) = self.known_shares.get(&(demand, entered)) {
            return fit;
        }
        let mut fit = FittingShares::default();
        for &(shape, count) in &self.shapes {
            let ways = Rotation::ALL
                .into_iter()
                .filter_map(|rotation| ends_entering_features(shape, rotation, demand, entered));
            if let Some(ends) = ways.max() {
                fit.fitting += count / self.total;
                fit.ending += if ends { count / self.total } else { 0.0 };
            }
        }
        self.known_shares.insert((demand, entered), fit);
        fit
    }
}

/// Returns whether a one-cell tile ends the features that enter through these sides, so that none continues. `None` if it does not
/// fit.
fn ends_entering_features(shape: &Shape, rotation: Rotation, demand: Edges, entered: Sides) -> Option<bool> {
    let face = shape.turned(rotation);
    let is_open = |side: Side| demand.on(side).is_none();
    let mut segments = entered.iter().flat_map(|side| face.on_side(side)).filter_map(|index| shape.segment(index));
    face.edges.fit(demand).then(|| segments.all(|segment| !segment.sides.turned(rotation).iter().any(is_open)))
}
