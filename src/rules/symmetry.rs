//! The symmetry of tiles, which shows whether two rotations differ.

use crate::{Half, Kind, Marks, Rotation, Segment, Side};

#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct RotatedSegment {
    kind: Kind,
    sides: Vec<Side>,
    halves: Vec<Half>,
    touches: Vec<Vec<Side>>,
    details: (u8, bool, Marks),
}

/// Returns for each rotation of a one-cell tile the first rotation in which the tile looks the same.
pub(super) fn canonical_rotations(segments: &[Segment]) -> [Rotation; 4] {
    let rotated = Rotation::ALL.map(|rotation| rotated(segments, rotation));
    let first = |own: &Vec<RotatedSegment>| Rotation::ALL.into_iter().zip(&rotated).find(|(_, other)| *other == own);
    Rotation::ALL.map(|rotation| first(&rotated[rotation.quarter_turns()]).map_or(rotation, |(first, _)| first))
}

/// Returns the segments of a rotated tile, in an order that does not depend on that of the tile's segments.
fn rotated(segments: &[Segment], rotation: Rotation) -> Vec<RotatedSegment> {
    let sides = |segment: &Segment| segment.sides.rotated(rotation).iter().collect::<Vec<Side>>();
    let rotated = |segment: &Segment| {
        let cities = segment.touches.iter().filter_map(|&city| segments.get(usize::from(city)));
        let mut touches: Vec<Vec<Side>> = cities.map(sides).collect();
        touches.sort_unstable();
        RotatedSegment {
            kind: segment.kind,
            sides: sides(segment),
            halves: segment.halves.rotated(rotation).iter().collect(),
            touches,
            details: (segment.pennants, segment.is_semicircle, segment.marks),
        }
    };
    let mut rotated: Vec<RotatedSegment> = segments.iter().map(rotated).collect();
    rotated.sort_unstable();
    rotated
}

#[cfg(test)]
mod tests {
    use super::super::tile::ShapeId;
    use super::*;

    fn ways(name: &str) -> usize {
        let shape = ShapeId::named(name).unwrap().get();
        Rotation::ALL.into_iter().filter(|&rotation| shape.is_canonical(rotation)).count()
    }

    #[test]
    fn rotations_that_look_the_same_count_once() {
        assert_eq!(ways("BA/L"), 1, "a monastery in a meadow");
        assert_eq!(ways("BA/Cccc+"), 1, "all city");
        assert_eq!(ways("BA/RFr"), 2, "a straight road");
        assert_eq!(ways("BA/RCr"), 4, "the start tile");
        assert_eq!(ways("BA/CFc+"), 2, "a city across");
    }
}
