//! The division of a board that is too large to be legible as a whole. Together, the parts contain every numbered spot.

use bergerie_rules::{Game, Pos};

use super::pictures::{bounds, is_legible};
use super::spots::NumberedSpot;

/// A legible part of the board, with the numbered spots in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegiblePart {
    /// The north-west and the south-east cell of the part.
    pub part: (Pos, Pos),
    /// The spots in this part.
    pub spots: Vec<NumberedSpot>,
}

/// Divides the board into parts in which the numbered spots are legible. Returns an empty list if the whole board is legible.
pub fn regions(game: &Game, spots: &[NumberedSpot]) -> Vec<LegiblePart> {
    if spots.is_empty() || is_legible(game, None) {
        return Vec::new();
    }
    let wide = i16::from(game.hand().is_some_and(|shape| shape.is_large()));
    let mut regions = Vec::new();
    split_region(game, spots.to_vec(), wide, &mut regions);
    regions.sort_by_key(|region| region.spots.first().map(|spot| spot.number));
    regions
}

/// Halves a part along its longer side until each half is legible.
fn split_region(game: &Game, spots: Vec<NumberedSpot>, wide: i16, regions: &mut Vec<LegiblePart>) {
    let cells: Vec<Pos> = spots.iter().map(|spot| spot.at).collect();
    let Some((from, to)) = bounds(&cells) else { return };
    let part = (Pos::new(from.x - 1, from.y - 1), Pos::new(to.x + 1 + wide, to.y + 1 + wide));
    let (across, down) = (to.x - from.x, to.y - from.y);
    if (across, down) == (0, 0) || is_legible(game, Some(part)) {
        regions.push(LegiblePart { part, spots });
        return;
    }
    let is_first = |spot: &NumberedSpot| match across >= down {
        true => spot.at.x - from.x <= across / 2,
        false => spot.at.y - from.y <= down / 2,
    };
    let (first, second): (Vec<_>, Vec<_>) = spots.into_iter().partition(is_first);
    split_region(game, first, wide, regions);
    split_region(game, second, wide, regions);
}
