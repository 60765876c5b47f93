//! The middle of a large tile: the part of a monument and of its Chappa'ai on this cell, and the card of one objective.

use super::plan::objective as objective_of;
use super::{beacon, obelisk, objective, portal, pyramid, temple};
use crate::ink::brush::Brush;
use crate::ink::curve::{Pt, pt};
use crate::plan::Plan;
use bergerie_rules::tile::{Kind, Shape};

/// What stands on a large tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Building {
    Obelisk,
    Temple,
    Beacon,
    Pyramid,
}

impl Building {
    pub const ALL: [Building; 4] = [Building::Obelisk, Building::Temple, Building::Beacon, Building::Pyramid];

    /// The one on a tile, by the number in the tile's name: "MO/2" has the second.
    fn of(shape: &Shape) -> Building {
        let number = shape.name.split('/').nth(1).and_then(|rest| rest.chars().next()?.to_digit(10)).unwrap_or(1);
        let all = Building::ALL;
        all.get((number as usize + 3) % all.len()).copied().unwrap_or(Building::Obelisk)
    }

    /// Draws it about the middle of the tile. It reaches 0.46 u to each side and less than 0.90 u to the north.
    pub fn draw(self, b: &mut Brush, at: Pt) {
        match self {
            Building::Obelisk => obelisk::monument(b, at),
            Building::Temple => temple::monument(b, at),
            Building::Beacon => beacon::monument(b, at),
            Building::Pyramid => pyramid::monument(b, at),
        }
    }
}

/// The part of the monument that lies on this cell; nothing on a tile by itself. The four cells draw the same whole about
/// their common corner, so that their parts join.
pub fn quarter(b: &mut Brush, plan: &Plan) {
    let Some(at) = plan.inner_corner() else { return };
    Building::of(plan.shape.shape()).draw(b, at);
    if plan.shape.shape().segments.iter().any(|segment| segment.kind == Kind::Chappaai) {
        portal::chappaai(b, at + pt(-0.270, 0.165));
    }
}

/// The objective that is printed on this cell: a card that can be read, or where tiles are too small for it a plate.
pub fn card(b: &mut Brush, plan: &Plan) {
    match objective_of(plan) {
        Some((at, printed)) if b.is_fine() => {
            objective::card(b, at, &objective::wanted(printed, plan.rotation), printed.reward.into());
        }
        Some((at, _)) => objective::plate(b, plate(plan, at)),
        None => {}
    }
}

/// The middle of a card's plate: at the card's outer end.
pub fn plate(plan: &Plan, card: Pt) -> Pt {
    let outer = if plan.inner_corner().is_some_and(|corner| corner.x < 0.5) { 1.0 } else { -1.0 };
    card + pt(outer * (objective::HALF.x - objective::PLATE + 0.02), 0.02)
}
