//! Places decorations on fields, such as trees, haystacks and mills. Decorations have no meaning in the game. They make
//! a tile recognizable, so their positions on the tile are the same in every rotation.

use crate::{CELLS, DrawingRng, Mask, Pt, Tile, pt, rotated_in_tile};
use bergerie_rules::catalogue::{tile_counts, tile_set_ids};

/// A tree or bush on a field.
#[derive(Clone, Copy, Debug)]
pub struct Tree {
    pub at: Pt,
    pub radius: f32,
    pub is_poplar: bool,
    /// The index of the tree's green in the theme, 0 to 3.
    pub green_index: usize,
}

/// The decoration of a meadow that would otherwise be empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Decoration {
    #[default]
    Flowers,
    Haystacks,
    Rocks,
    Cows,
    Orchard,
    Logs,
    Hives,
    Barn,
    Mill,
    Well,
    Dolmen,
}

/// The decorations that any tile can have. Common decorations are listed more than once.
const COMMON_DECORATIONS: [Decoration; 12] = [
    Decoration::Haystacks,
    Decoration::Haystacks,
    Decoration::Flowers,
    Decoration::Flowers,
    Decoration::Flowers,
    Decoration::Orchard,
    Decoration::Orchard,
    Decoration::Orchard,
    Decoration::Cows,
    Decoration::Cows,
    Decoration::Rocks,
    Decoration::Rocks,
];

/// Decorations that only tiles with few copies have. On other tiles, they would occur too often.
const RARE_DECORATIONS: [Decoration; 8] = [
    Decoration::Barn,
    Decoration::Barn,
    Decoration::Mill,
    Decoration::Mill,
    Decoration::Hives,
    Decoration::Logs,
    Decoration::Well,
    Decoration::Dolmen,
];

impl Decoration {
    fn possible_decorations(tile: &Tile) -> Vec<Decoration> {
        let of =
            |set| tile_counts(set).iter().filter(|(id, _)| id.get().name == tile.shape.name).map(|&(_, count)| count);
        let most = tile_set_ids().flat_map(of).max().unwrap_or(0);
        COMMON_DECORATIONS.into_iter().chain(RARE_DECORATIONS.into_iter().filter(|_| most <= 2)).collect()
    }

    fn radius(self) -> f32 {
        match self {
            Decoration::Orchard | Decoration::Mill => 0.125,
            Decoration::Barn => 0.11,
            Decoration::Haystacks | Decoration::Cows => 0.095,
            Decoration::Flowers | Decoration::Hives | Decoration::Logs | Decoration::Dolmen => 0.075,
            Decoration::Rocks | Decoration::Well => 0.065,
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct PlacedDecoration {
    pub kind: Decoration,
    pub at: Pt,
}

/// Places decorations and trees on the free ground of a tile. They keep a distance from `places`, the positions of
/// figures. Both lists are sorted from north to south.
pub fn lay_out_decorations(tile: &Tile, free: &Mask, places: &[Pt]) -> (Vec<PlacedDecoration>, Vec<Tree>) {
    let mut free = free.clone();
    for &place in places {
        free.clear_ellipse(place, 0.23, 0.22);
    }
    let share = free.points().filter(|(_, free)| *free).count() as f32 / (CELLS * CELLS) as f32;
    let mut decorations = place_decorations(tile, &mut free, share);
    let mut trees = place_trees(tile, &free, share);
    decorations.sort_by(|a, b| a.at.y.total_cmp(&b.at.y));
    trees.sort_by(|a, b| a.at.y.total_cmp(&b.at.y));
    (decorations, trees)
}

/// A number that changes all decorations. This value was chosen because the results look good.
const DECORATION_SEED: i64 = 4;

/// Creates a random number generator that returns the same numbers for every rotation of a tile.
fn rotation_independent_rng(tile: &Tile, part: &str) -> DrawingRng {
    DrawingRng::of(part, &tile.shape.name, DECORATION_SEED)
}

/// Returns a random point of the tile, which is rotated with the tile.
fn random_point(tile: &Tile, rng: &mut DrawingRng) -> Pt {
    rotated_in_tile(pt(rng.unit(), rng.unit()), tile.rotation.quarter_turns())
}

/// Places decorations on free meadows, and reserves their space.
fn place_decorations(tile: &Tile, free: &mut Mask, share: f32) -> Vec<PlacedDecoration> {
    const TRIES: usize = 80;
    let mut rng = rotation_independent_rng(tile, "life");
    let choice = Decoration::possible_decorations(tile);
    let wanted = ((share * 5.5) as usize).min(3);
    let mut found: Vec<PlacedDecoration> = Vec::new();
    for _ in 0..wanted * 3 {
        let kind = rng.pick(&choice);
        let spots: Vec<Pt> = (0..TRIES).map(|_| random_point(tile, &mut rng)).collect();
        if found.len() >= wanted || found.iter().any(|other| other.kind == kind) {
            continue;
        }
        let depth = free.distances_to_outside();
        if let Some(at) = spots.into_iter().find(|&p| depth.value_at(p) > kind.radius() + 0.02) {
            free.clear_ellipse(at, kind.radius() + 0.01, kind.radius() + 0.01);
            found.push(PlacedDecoration { kind, at });
        }
    }
    found
}

fn place_trees(tile: &Tile, free: &Mask, share: f32) -> Vec<Tree> {
    let depth = free.distances_to_outside();
    let mut rng = rotation_independent_rng(tile, "trees");
    let wanted = ((share * 16.0) as usize).min(9);
    let mut found: Vec<Tree> = Vec::new();
    for _ in 0..60 {
        let heart = random_point(tile, &mut rng);
        let grove = [1, 2, 3, 4][rng.below(4)];
        let (is_poplar, green_index) = (rng.chance(0.25), rng.below(4));
        for number in 0..grove {
            let aside = pt(rng.between(-0.085, 0.085), rng.between(-0.055, 0.055));
            let radius = if is_poplar { rng.between(0.032, 0.042) } else { rng.between(0.030, 0.052) };
            let green_index = if rng.chance(0.6) { green_index } else { rng.below(4) };
            let at = if number == 0 { heart } else { heart + aside };
            let apart = |other: &Tree| other.at.distance_to(at) > (radius + other.radius) * 0.85;
            if found.len() < wanted && depth.value_at(at) > 0.045 + radius * 0.6 && found.iter().all(apart) {
                found.push(Tree { at, radius, is_poplar, green_index });
            }
        }
    }
    found.iter_mut().for_each(|tree| tree.at = tree.at + pt(0.0, tree.radius * 0.5));
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::plans;
    use bergerie_rules::Rotation;
    use std::collections::HashMap;

    #[test]
    fn decorations_keep_their_places_when_a_tile_is_rotated() {
        let (mut all, mut kept) = (0, 0);
        let straight: HashMap<_, _> = plans()
            .filter(|plan| plan.rotation == Rotation::R0)
            .map(|plan| (plan.shape, &plan.objects.decorations))
            .collect();
        for turned in plans() {
            for thing in straight[&turned.shape] {
                let at = rotated_in_tile(thing.at, turned.rotation.quarter_turns());
                all += 1;
                kept += usize::from(
                    turned.objects.decorations.iter().any(|t| t.kind == thing.kind && t.at.distance_to(at) < 0.05),
                );
            }
        }
        // Buildings always stand upright, so some rotations leave less space than others.
        assert!(kept * 2 > all, "{kept} of {all}");
    }
}
