//! The objectives printed on monuments (`monuments.md 3.1`), read once from
//! `assets/tiles/monuments_objectives.toml`. Their patterns and rewards are our own design and may change.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::{Pos, Rotation, ShapeId};

/// The number of objectives of a monument (`monuments.md 2.5`).
pub const OBJECTIVES: usize = 4;

/// The reward for each cube on an objective (`monuments.md 2.7`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Reward {
    /// Points, paid at once.
    pub points: u8,
    /// Renown tokens, which score at the end of the game.
    pub renown: u8,
    /// The number of bridges. Without Bridges, Castles & Bazaars, each is worth a point instead (`monuments.md 3.11`).
    pub bridges: u8,
    /// The number of houses. Without Houses and Walls, each is worth a point instead.
    pub houses: u8,
    /// The number of walls. Without Houses and Walls, each is worth a point instead.
    pub walls: u8,
}

/// An objective: a pattern of cells around a monument, and a reward.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Objective {
    /// The cells of the pattern in each rotation, relative to the monument's north-west cell.
    cells: [Vec<RingCell>; 4],
    /// The reward for each cube that a player has on the objective.
    pub reward: Reward,
}

impl Objective {
    /// Returns the cells that must have a tile to complete the objective, for a monument with this position and
    /// rotation. The pattern rotates with the monument (`monuments.md 3.15`).
    pub fn cells(&self, at: Pos, rotation: Rotation) -> impl Iterator<Item = Pos> {
        self.cells[rotation.quarter_turns()].iter().map(move |cell| cell.of(at))
    }
}

/// Returns the objectives printed on a tile, or `None` if the tile is not a monument.
pub fn objectives_of(shape: ShapeId) -> Option<&'static [Objective; OBJECTIVES]> {
    PRINTED.get(&shape)
}

/// One of the twelve cells around a tile of 2 × 2 cells, relative to its north-west cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
struct RingCell {
    x: i16,
    y: i16,
}

impl RingCell {
    fn of(self, at: Pos) -> Pos {
        Pos::new(at.x + self.x, at.y + self.y)
    }

    fn rotated(self, by: Rotation) -> RingCell {
        (0..by.quarter_turns()).fold(self, |RingCell { x, y }, _| RingCell { x: 1 - y, y: x })
    }
}

impl TryFrom<String> for RingCell {
    type Error = String;

    fn try_from(name: String) -> Result<RingCell, String> {
        let (x, y) = match name.as_str() {
            "NW" => (-1, -1),
            "N1" => (0, -1),
            "N2" => (1, -1),
            "NE" => (2, -1),
            "E1" => (2, 0),
            "E2" => (2, 1),
            "SE" => (2, 2),
            "S2" => (1, 2),
            "S1" => (0, 2),
            "SW" => (-1, 2),
            "W2" => (-1, 1),
            "W1" => (-1, 0),
            _ => return Err(format!("{name} is no cell around a monument")),
        };
        Ok(RingCell { x, y })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectivesFile {
    monument: Vec<MonumentEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MonumentEntry {
    tiles: Vec<ShapeId>,
    objectives: [ObjectiveEntry; OBJECTIVES],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectiveEntry {
    cells: Vec<RingCell>,
    reward: Reward,
}

type ObjectivesOfTiles = BTreeMap<ShapeId, [Objective; OBJECTIVES]>;

static PRINTED: LazyLock<ObjectivesOfTiles> = LazyLock::new(|| {
    // The file is part of the binary and a test reads it, so parsing cannot fail here.
    let text = include_str!("../../../../assets/tiles/monuments_objectives.toml");
    read_objectives(text).unwrap_or_else(|error| panic!("assets/tiles/monuments_objectives.toml: {error}"))
});

fn read_objectives(text: &str) -> Result<ObjectivesOfTiles, toml::de::Error> {
    let mut printed = ObjectivesOfTiles::new();
    for MonumentEntry { tiles, objectives } in toml::from_str::<ObjectivesFile>(text)?.monument {
        let objectives = objectives.map(|ObjectiveEntry { cells, reward }| {
            let turned = |rotation| cells.iter().map(|cell| cell.rotated(rotation)).collect();
            Objective { cells: Rotation::ALL.map(turned), reward }
        });
        printed.extend(tiles.into_iter().map(|tile| (tile, objectives.clone())));
    }
    Ok(printed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kind;

    /// `monuments.md 3.1`
    #[test]
    fn every_monument_has_its_objectives() {
        let monuments = || ShapeId::all().filter(|shape| shape.is_large() && shape.has(Kind::Monument));
        assert_eq!(monuments().count(), 5);
        assert_eq!(monuments().filter(|&shape| objectives_of(shape).is_none()).count(), 0);
        assert_eq!(objectives_of(ShapeId::named("BA/L").unwrap()), None);
        for shape in monuments() {
            let sum: u8 = objectives_of(shape).unwrap().iter().map(|objective| objective.reward.renown).sum();
            assert_eq!(sum, 10, "the 40 tokens are enough for one cube on each objective");
        }
    }

    #[test]
    fn a_pattern_turns_with_its_tile() {
        let [first, ..] = objectives_of(ShapeId::named("MO/1").unwrap()).unwrap();
        let cells = |rotation| first.cells(Pos::START, rotation).collect::<Vec<_>>();
        assert_eq!(cells(Rotation::R0), [Pos::new(0, -1), Pos::new(1, 2)]);
        assert_eq!(cells(Rotation::R90), [Pos::new(2, 0), Pos::new(-1, 1)]);
        assert_eq!(cells(Rotation::R180), [Pos::new(1, 2), Pos::new(0, -1)]);
    }

    #[test]
    fn a_fault_in_the_file_is_named() {
        let file = |cell: &str| {
            let objective = format!("{{ cells = [\"{cell}\"], reward = {{ points = 1 }} }}");
            format!("[[monument]]\ntiles = [\"MO/1\"]\nobjectives = [{}]", vec![objective; 4].join(", "))
        };
        assert!(read_objectives(&file("N1")).is_ok());
        assert!(read_objectives(&file("N3")).unwrap_err().to_string().contains("N3 is no cell"));
    }
}
