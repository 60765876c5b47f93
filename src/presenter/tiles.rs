//! Descriptions of tiles, built from their printed segments.

use crate::words::Words;
use bergerie_rules::{Kind, Segment, Shape, Side};

use super::expansions;

impl Words {
    /// Describes a tile: "city corner with a coat of arms, road bend".
    pub fn tile(self, shape: &Shape) -> String {
        let of = |kind: Kind| shape.segments.iter().filter(move |s| s.kind == kind);
        let mut parts = Vec::new();
        match of(Kind::City).collect::<Vec<_>>().as_slice() {
            [] => {}
            [city] => parts.push(self.tile_city(segment_form(city), city.pennants, city.sides.len())),
            cities => parts.push(self.tile_cities(cities.len())),
        }
        if shape.has(Kind::Monastery) {
            parts.push(self.tile_monastery());
        }
        match of(Kind::Road).collect::<Vec<_>>().as_slice() {
            [] => {}
            [road] => parts.push(self.tile_road(segment_form(road))),
            roads => parts.push(self.tile_roads(roads.len())),
        }
        if shape.has(Kind::Garden) {
            parts.push(self.tile_garden());
        }
        for hooks in expansions::all() {
            (hooks.add_tile_prints)(self, shape, &mut parts);
        }
        if parts.is_empty() { self.tile_meadow() } else { parts.join(", ") }
    }
}

/// Returns the key for the way in which a segment crosses its tile.
pub(super) fn segment_form(segment: &Segment) -> &'static str {
    let sides: Vec<Side> = segment.sides.iter().collect();
    match sides.as_slice() {
        [] => "inner",
        [_] => "end",
        [one, other] if one.opposite() == *other => "straight",
        [_, _] => "bend",
        _ => "wide",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Locale;
    use bergerie_rules::ShapeId;

    #[test]
    fn every_tile_has_a_name_in_every_language() {
        for locale in Locale::ALL {
            for shape in ShapeId::all() {
                let text = Words::of(locale).tile(shape.get());
                assert!(!text.is_empty() && !text.contains("tile_") && !text.contains('{'), "{shape}: {text}");
            }
        }
    }

    #[test]
    fn tiles_are_named_by_their_relevant_features() {
        let words = Words::default();
        let tile = |name: &str| ShapeId::named(name).map(|s| words.tile(s.get())).unwrap_or_default();
        assert_eq!(tile("BA/RCr"), "city on one side, straight road");
        assert_eq!(tile("BA/LR"), "monastery, road end");
        assert_eq!(tile("BA/Cccc+"), "full city tile with a coat of arms");
    }
}
