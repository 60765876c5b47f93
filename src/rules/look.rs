//! The appearance of tiles, which shows whether two rotations differ.

use super::geometry::{Half, Rotation, Side};
use super::mark::Marks;
use super::tile::{Kind, Segment};

#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct SegmentLook {
    kind: Kind,
    sides: Vec<Side>,
    halves: Vec<Half>,
    touches: Vec<Vec<Side>>,
    details: (u8, bool, Marks),
}

/// Returns for each rotation of a one-cell tile the first rotation in which the tile looks the same.
pub(super) fn plain(segments: &[Segment]) -> [Rotation; 4] {
    let looks = Rotation::ALL.map(|rotation| look(segments, rotation));
    let first = |own: &Vec<SegmentLook>| Rotation::ALL.into_iter().zip(&looks).find(|(_, look)| *look == own);
    Rotation::ALL.map(|rotation| first(&looks[rotation.quarters()]).map_or(rotation, |(first, _)| first))
}

/// Returns the appearance of a rotated tile. It does not depend on the order of the tile's segments.
fn look(segments: &[Segment], rotation: Rotation) -> Vec<SegmentLook> {
    let sides = |index: u8| -> Vec<Side> {
        segments.get(usize::from(index)).map(|s| s.sides.turned(rotation).iter().collect()).unwrap_or_default()
    };
    let mut looks: Vec<SegmentLook> = segments
        .iter()
        .map(|s| {
            let mut touches: Vec<Vec<Side>> = s.touches.iter().map(|&city| sides(city)).collect();
            touches.sort_unstable();
            SegmentLook {
                kind: s.kind,
                sides: s.sides.turned(rotation).iter().collect(),
                halves: s.halves.turned(rotation).iter().collect(),
                touches,
                details: (s.pennants, s.semicircle, s.marks),
            }
        })
        .collect();
    looks.sort_unstable();
    looks
}

#[cfg(test)]
mod tests {
    use super::super::tile::ShapeId;
    use super::*;

    fn ways(name: &str) -> usize {
        let shape = ShapeId::named(name).unwrap().shape();
        Rotation::ALL.into_iter().filter(|&rotation| shape.is_plain(rotation)).count()
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
