//! The spots for the tile in hand. They are numbered as in the picture, each with the rotations that look different.

use std::collections::BTreeMap;

use bergerie_rules::{Action, Decision, Placement, Pos, Question, always};

/// A cell on which the tile in hand fits, with its number in the picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberedSpot {
    /// The number in the picture, counted from 1.
    pub number: usize,
    /// The cell on which the tile would be placed.
    pub at: Pos,
    /// The placements on this cell, each with the special piece that it needs. Rotations that look the same are listed once. A
    /// rotation that is possible both with a bridge and with a house is listed twice.
    pub placements: Vec<Placement>,
}

impl NumberedSpot {
    /// Returns whether the tile fits on the spot only with a special piece.
    pub fn is_costly(&self) -> bool {
        self.placements.iter().all(|placement| placement.piece.is_some())
    }

    /// Returns the first placement. There is at least one.
    pub fn first_placement(&self) -> Option<Placement> {
        always!(!self.placements.is_empty(), "spot {} at {} has no placement", self.number, self.at);
        self.placements.first().copied()
    }
}

/// Returns the spots of a decision, row by row from the north-west. The list is empty if the decision is not about placing a tile.
pub fn numbered_spots(decision: &Decision) -> Vec<NumberedSpot> {
    let Question::Place(shape) = decision.question else { return Vec::new() };
    let mut cells: BTreeMap<(i16, i16), Vec<Placement>> = BTreeMap::new();
    for action in &decision.actions {
        let Action::Place(placement) = *action else { continue };
        let placements = cells.entry((placement.at.y, placement.at.x)).or_default();
        let plain = Placement { rotation: shape.canonical_rotation(placement.rotation), ..placement };
        if !placements.contains(&plain) {
            placements.push(plain);
        }
    }
    let spot = |(index, ((y, x), mut placements)): (usize, ((i16, i16), Vec<Placement>))| {
        placements.sort_unstable_by_key(|placement| (placement.rotation, placement.piece));
        NumberedSpot { number: index + 1, at: Pos::new(x, y), placements }
    };
    cells.into_iter().enumerate().map(spot).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bergerie_rules::{Rotation, Seat, ShapeId};

    #[test]
    fn spots_are_numbered_by_rows() {
        let place = |x, y, rotation| Action::Place(Placement::new(Pos::new(x, y), rotation));
        let shape = ShapeId::named("BA/RFr").unwrap();
        let decision = Decision {
            number: 1,
            seat: Seat::FIRST,
            question: Question::Place(shape),
            actions: vec![
                place(1, 0, Rotation::R90),
                place(1, 0, Rotation::R270),
                place(0, -1, Rotation::R0),
                place(-1, 0, Rotation::R180),
            ],
        };
        let found: Vec<_> =
            numbered_spots(&decision).into_iter().map(|s| (s.number, s.at.to_string(), s.placements.len())).collect();
        assert_eq!(found, [(1, "N1".to_owned(), 1), (2, "W1".to_owned(), 1), (3, "E1".to_owned(), 1)]);
    }
}
