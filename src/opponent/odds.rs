//! How likely a cell is to be filled: how many of the tiles that nobody has seen fit there.

use std::collections::HashMap;

use bergerie_rules::Game;
use bergerie_rules::geometry::{Rotation, Side, Sides};
use bergerie_rules::tile::{Edges, Shape};

/// The tiles that nobody has seen, as they were when somebody began to think. A few turns later they are about the same.
pub struct Odds {
    shapes: Vec<(&'static Shape, f32)>,
    total: f32,
    known: HashMap<(Edges, Sides), Fit>,
}

/// What may come to a cell, as shares of all tiles that nobody has seen.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Fit {
    /// Tiles that fit.
    pub fits: f32,
    /// Tiles that fit and let nothing that comes in by certain sides go on.
    pub ends: f32,
}

impl Odds {
    /// Of a game that is thought about.
    pub fn of(game: &Game) -> Odds {
        let shapes: Vec<_> = game.unseen().into_iter().map(|(shape, count)| (shape.shape(), count as f32)).collect();
        let total = shapes.iter().map(|&(_, count)| count).sum::<f32>().max(1.0);
        Odds { shapes, total, known: HashMap::new() }
    }

    /// What may come to a cell whose neighbours demand something, and to what comes in by some of its sides.
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

/// Whether a tile of one cell ends all that comes in by some sides: nothing of it goes on to a side without a neighbour. `None`
/// if it does not fit at all.
fn ends(shape: &Shape, rotation: Rotation, demand: Edges, entered: Sides) -> Option<bool> {
    let face = shape.turned(rotation);
    let is_open = |side: Side| demand.on(side).is_none();
    let mut segments = entered.iter().flat_map(|side| face.on_side(side)).filter_map(|index| shape.segment(index));
    face.edges.fit(demand).then(|| segments.all(|segment| !segment.sides.turned(rotation).iter().any(is_open)))
}
