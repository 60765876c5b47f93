//! Draws the sand that spreads onto the grass of the next tile.

use super::dunes::SandSprite;
use super::shore::Shore;
use crate::board::composer::BoardCell;
use crate::expansions::ExpansionSpriteKind;
use crate::{Composer, DrawingRng, Frame, inward_vector, middle_of};
use bergerie_rules::{Edge, Half, Pos, Side};

pub const SHORE_VARIANTS: u8 = 3;

/// A shore, or the round corner between two, with the pixel of the sandy cell and the frame of the cell that it covers.
struct Fringe {
    from: (i32, i32),
    frame: Frame,
    sprite: SandSprite,
}

/// Draws sand on the grass beside deserts, so that deserts do not end in straight lines.
pub fn draw_shores(composer: &mut Composer<'_>) {
    let board_sand = BoardSand { composer };
    let sandy = composer.tiles.iter().filter(|tile| sand_of_tile(tile).contains(&Some(true)));
    let fringes: Vec<Fringe> = sandy.flat_map(|tile| board_sand.fringes_of(tile)).collect();
    for Fringe { from: (x, y), frame, sprite: piece } in fringes {
        let sprite = composer.sprites.sprite(ExpansionSpriteKind::Deserts(piece).into());
        composer.canvas.stamp_clipped(&sprite, x, y, frame);
    }
}

/// Returns for each half-side of a tile whether it is sand (`true`), grass (`false`) or neither (`None`).
fn sand_of_tile(tile: &BoardCell) -> &[Option<bool>; 8] {
    &tile.plan.layouts.deserts.is_sand
}

/// The board, with which shores are found.
struct BoardSand<'a, 's> {
    composer: &'a Composer<'s>,
}

impl BoardSand<'_, '_> {
    fn fringes_of(&self, tile: &BoardCell) -> Vec<Fringe> {
        let from = self.composer.layout.cell_corner(tile.at);
        let fringe = |cell: Pos, sprite: SandSprite| Fringe { from, frame: self.composer.cell_frame(cell), sprite };
        let shores = self.shores(tile).map(|shore| fringe(tile.at.step(shore.side), SandSprite::Shore(shore)));
        let corners = (0..4).filter(|&corner| self.is_round_corner(tile, corner));
        shores
            .chain(corners.map(|corner| fringe(diagonal_neighbour(tile.at, corner), SandSprite::ShoreCorner(corner))))
            .collect()
    }

    fn shores(&self, tile: &BoardCell) -> impl Iterator<Item = Shore> {
        Side::ALL.into_iter().flat_map(|side| self.shores_on_side(tile, side))
    }

    /// Returns the shores on one side of a tile. There are two if a road separates them.
    fn shores_on_side(&self, tile: &BoardCell, side: Side) -> Vec<Shore> {
        let [first, second] = Half::of(side).map(|half| self.ends_at_grass(tile, half));
        if !first && !second {
            return Vec::new();
        }
        let ends = [(side.index(), Half::of(side)[0]), (side.index() + 1, Half::of(side)[1])];
        let [before, after] = ends.map(|(corner, half)| self.continues(tile, corner, half));
        let variant = shore_variant(tile.at, side);
        let shore = |halves, continues| Shore { side, halves, continues, variant };
        let open = tile.plan.shape.face(tile.plan.rotation).edges.on(side) != Some(Edge::Road);
        if first && second && open {
            return vec![shore((true, true), (before, after))];
        }
        let parts = [(first, shore((true, false), (before, false))), (second, shore((false, true), (false, after)))];
        parts.into_iter().filter(|(shown, _)| *shown).map(|(_, shore)| shore).collect()
    }

    /// Returns whether a half-side of a cell is sand (`true`), grass (`false`) or neither (`None`).
    fn is_sand(&self, cell: Pos, half: Half) -> Option<bool> {
        self.composer.tile(cell)?.plan.layouts.deserts.is_sand[half.index()]
    }

    /// Returns whether a half-side is grass onto which sand can spread from another tile. Inside a large tile, such
    /// sand is part of the print ([`inner_shores`](super::shore::inner_shores)).
    fn is_grass(&self, cell: Pos, half: Half) -> bool {
        let inner = self.composer.tile(cell).and_then(|tile| tile.plan.inner_corner());
        let is_within =
            inner.is_some_and(|corner| (corner - middle_of(half.side())).dot(inward_vector(half.side())) < 0.25);
        !is_within && self.is_sand(cell, half) == Some(false)
    }

    /// Returns whether a half-side is sand with grass on the other side of the border.
    fn ends_at_grass(&self, tile: &BoardCell, half: Half) -> bool {
        sand_of_tile(tile)[half.index()] == Some(true) && self.is_grass(tile.at.step(half.side()), half.facing())
    }

    /// Returns whether the sand of a half-side continues beyond its corner, around it or along the next tile.
    fn continues(&self, tile: &BoardCell, corner: usize, half: Half) -> bool {
        let other = other_half_at_corner(corner, half);
        let straight = self.is_sand(tile.at.step(other.side()), other_half_of_side(half)) == Some(true);
        !self.is_walled(tile.at, corner) && (straight || self.is_round_corner(tile, corner))
    }

    /// Returns whether a corner of a tile is sand and the three other tiles at that corner are grass there.
    fn is_round_corner(&self, tile: &BoardCell, corner: usize) -> bool {
        let [last, first] = halves_at_corner(corner);
        let opposite =
            halves_at_corner(corner + 2).map(|half| self.is_grass(diagonal_neighbour(tile.at, corner), half));
        let out = self.ends_at_grass(tile, last) && self.ends_at_grass(tile, first);
        out && opposite == [true, true] && !self.is_walled(tile.at, corner)
    }

    /// Returns whether a wall ends at a corner, on any of the four tiles around it.
    fn is_walled(&self, cell: Pos, corner: usize) -> bool {
        let [last, first] = halves_at_corner(corner).map(|half| cell.step(half.side()));
        let around = [(cell, 0), (last, 1), (diagonal_neighbour(cell, corner), 2), (first, 3)];
        let ends = |(at, turn): (Pos, usize)| {
            self.composer.tile(at).is_some_and(|t| t.plan.layouts.deserts.has_wall[(corner + turn) % 4])
        };
        around.into_iter().any(ends)
    }
}

/// Returns the half-sides that meet in a corner, clockwise.
fn halves_at_corner(corner: usize) -> [Half; 2] {
    [(2 * corner + 7) % 8, 2 * corner % 8].map(|index| Half::ALL[index])
}

fn other_half_at_corner(corner: usize, half: Half) -> Half {
    let [last, first] = halves_at_corner(corner);
    if half == first { last } else { first }
}

fn other_half_of_side(half: Half) -> Half {
    Half::ALL[half.index() ^ 1]
}

/// Returns the cell that touches a cell only at one corner.
fn diagonal_neighbour(cell: Pos, corner: usize) -> Pos {
    let [last, first] = halves_at_corner(corner);
    cell.step(last.side()).step(first.side())
}

/// Returns the variant of a shore, which depends on its position only.
fn shore_variant(at: Pos, side: Side) -> u8 {
    let place = i64::from(at.x) << 18 ^ i64::from(at.y) << 2 ^ side.index() as i64;
    DrawingRng::of("shore", "", place).below(usize::from(SHORE_VARIANTS)) as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::composer::laid_out_composer;
    use crate::tests::monuments;
    use crate::{Artist, Scene};

    #[test]
    fn corners_know_their_sides() {
        assert_eq!(halves_at_corner(0), [Half::Wnw, Half::Nnw]);
        assert_eq!(halves_at_corner(2), [Half::Ese, Half::Sse]);
        assert_eq!((other_half_at_corner(1, Half::Nne), other_half_of_side(Half::Nne)), (Half::Ene, Half::Nnw));
        assert_eq!(diagonal_neighbour(Pos::START, 1), Pos::START.step(Side::N).step(Side::E));
    }

    #[test]
    fn sand_runs_out_into_the_grass_of_a_monument_too() {
        let (_, view) = monuments(7, 62);
        let (artist, scene) = (Artist::new(), Scene::new(&view));
        let composer = laid_out_composer(&artist, &scene, 800);
        let board_sand = BoardSand { composer: &composer };
        let is_monument = |cell: Pos| composer.tile(cell).is_some_and(|tile| tile.plan.inner_corner().is_some());
        let sandy = composer.tiles.iter().filter(|tile| sand_of_tile(tile).contains(&Some(true)));
        let shores: Vec<(Pos, Pos)> =
            sandy.flat_map(|tile| board_sand.shores(tile).map(|shore| (tile.at, tile.at.step(shore.side)))).collect();
        assert!(shores.iter().any(|&(_, to)| is_monument(to)), "none from outside");
        assert!(!shores.iter().any(|&(from, to)| is_monument(from) && is_monument(to)), "over the monument itself");
    }
}
