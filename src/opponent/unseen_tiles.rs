//! The probability that a cell is filled, estimated from the unseen tiles that fit there.

use rustc_hash::FxHashMap;

use bergerie_rules::{Edges, Game, Half, Halves, Kind, Rotation, Segment, Shape, Side, Sides};

/// The unseen tiles at the start of a computation. They also stand for those a few turns later.
pub struct UnseenTiles {
    shapes: Vec<(&'static Shape, f32)>,
    total: f32,
    /// The fractions of these tiles that have a segment of each kind.
    kind_shares: [f32; Kind::ALL.len()],
    known_shares: FxHashMap<(Edges, Sides), FittingShares>,
    known_joining_shares: FxHashMap<(Edges, Kind, [Halves; 2]), f32>,
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
        let shapes: Vec<_> = game.unseen().into_iter().map(|(shape, count)| (shape.get(), count as f32)).collect();
        let total = shapes.iter().map(|&(_, count)| count).sum::<f32>().max(1.0);
        let mut kinds = [0.0; Kind::ALL.len()];
        for (shape, count) in &shapes {
            let mut own: Vec<Kind> = shape.segments.iter().map(|segment| segment.kind).collect();
            own.sort_unstable();
            own.dedup();
            own.into_iter().for_each(|kind| kinds[kind as usize] += count / total);
        }
        let (known_shares, known_joining_shares) = Default::default();
        UnseenTiles { shapes, total, kind_shares: kinds, known_shares, known_joining_shares }
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

    /// Returns the fraction of the unseen tiles that fit the edges around a cell and join two features that enter it.
    pub fn joining_share(&mut self, demand: Edges, kind: Kind, entered: [Halves; 2]) -> f32 {
        let joins = |shape: &Shape, rotation: Rotation| {
            let segments = shape.segments.iter().filter(|segment| segment.kind == kind);
            let mut ends = segments.map(|segment| segment_ends(segment, rotation));
            shape.face(rotation).edges.fit(demand) && ends.any(|ends| entered.iter().all(|&one| ends.meets(one)))
        };
        *self.known_joining_shares.entry((demand, kind, entered)).or_insert_with(|| {
            let is_joining = |shape: &Shape| Rotation::ALL.into_iter().any(|rotation| joins(shape, rotation));
            let joining = self.shapes.iter().filter(|(shape, _)| is_joining(shape));
            joining.map(|(_, count)| count).sum::<f32>() / self.total
        })
    }
}

/// Returns the half-sides that a segment of a rotated one-cell tile reaches. A road or city reaches both halves of a side.
pub fn segment_ends(segment: &Segment, rotation: Rotation) -> Halves {
    let (sides, halves) = (segment.sides.rotated(rotation), segment.halves.rotated(rotation));
    Half::ALL.into_iter().filter(|&half| halves.contains(half) || sides.contains(half.side())).collect()
}

/// Returns whether a one-cell tile ends the features that enter through these sides, so that none continues. `None` if it does not
/// fit.
fn ends_entering_features(shape: &Shape, rotation: Rotation, demand: Edges, entered: Sides) -> Option<bool> {
    let face = shape.face(rotation);
    let is_open = |side: Side| demand.on(side).is_none();
    let mut segments = entered.iter().flat_map(|side| face.on_side(side)).filter_map(|index| shape.segment(index));
    face.edges.fit(demand).then(|| segments.all(|segment| !segment.sides.rotated(rotation).iter().any(is_open)))
}
