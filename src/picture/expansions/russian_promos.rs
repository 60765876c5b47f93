//! Draws Russian promos: the hut, the tree of Solovei and the lake of Vodyanoy, each with the figures that are trapped there.

use crate::{Art, Composer, Hooks, PlacedSprite, PlanBuilder, PositionedFigure, PrintPhase, Pt, SpriteKind, pt};
use bergerie_rules::expansions::russian_promos::Trap;
use bergerie_rules::{Holder, Kind, Site};

pub(super) const HOOKS: Hooks = Hooks {
    art_file: include_str!("../../../assets/art/russian_promos.toml"),
    place_prints,
    figure_point: |builder, kind| {
        let hut = builder.objects.print_point(HUT).filter(|_| kind == Kind::YagaHut);
        hut.map(|at| at + pt(0.26, 0.1))
    },
    add_pieces: add_trapped,
    ..Hooks::NONE
};

const HUT: Art = Art("yaga_hut");

/// The drawings of the prints, with half the width and height of the space that each needs.
const PRINTS: [(Kind, Art, Pt); 3] = [
    (Kind::YagaHut, HUT, pt(0.28, 0.3)),
    (Kind::Solovei, Art("solovei"), pt(0.16, 0.16)),
    (Kind::Vodyanoy, Art("vodyanoy"), pt(0.34, 0.26)),
];

fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    for (kind, art, half) in PRINTS {
        if phase == PrintPhase::Buildings && builder.tile.segment_count(kind) > 0 {
            let at = if builder.roads.roads.is_empty() { Pt::MIDDLE } else { builder.middle_of_free_ground() };
            builder.add_building(art, (at, 1.0), half);
        }
    }
}

/// The positions of the first trapped figure on its tile, the distances to the next one and to the next row, and the number in a row.
const FIRST: Pt = pt(0.16, 0.96);
const STEP: f32 = 0.17;
const ROW: Pt = pt(0.085, -0.14);
const FIGURES_PER_ROW: usize = 5;

fn add_trapped(composer: &Composer<'_>, _: &[PositionedFigure<'_>], sprites: &mut Vec<PlacedSprite>) {
    for trap in Trap::ALL {
        let held = composer.scene.view.held.iter().filter(|held| trap.holds(held));
        for (number, held) in held.enumerate() {
            let Holder::Piece(_, Site::Tile(at)) = held.by else { continue };
            let (column, row) = ((number % FIGURES_PER_ROW) as f32, (number / FIGURES_PER_ROW) as f32);
            let foot = composer.cell_pixel(at, FIRST + pt(STEP * column, 0.0) + ROW * row);
            sprites.push((foot, SpriteKind::Standing(held.figure, held.seat)));
        }
    }
}

#[cfg(test)]
mod tests {
    use bergerie_rules::{Figure, FigureView, HeldFigure, Piece, Pos, Rotation, Seat, ShapeId};

    use super::*;
    use crate::tests::{Board, golden};
    use crate::{Artist, Scene};

    #[test]
    fn the_hut_and_trapped_figures_match_the_golden_picture() {
        let mut board = Board::default();
        for (x, tile) in (0..).zip(["RU/L", "RU/RRrr", "RU/SR", "RU/V"]) {
            board.put(Pos::new(x, 0), ShapeId::named(tile).unwrap(), Rotation::R0);
        }
        let mut view = board.view();
        let [one, other] = [0, 1].map(|index| Seat::new(index).unwrap());
        let on = |x, segment| FigureView { figure: Figure::Meeple, seat: one, at: Pos::new(x, 0), segment };
        view.figures = vec![on(0, 0), on(1, 0), on(1, 1), on(2, 1)];
        let held =
            |figure, seat, piece, x| HeldFigure { figure, seat, by: Holder::Piece(piece, Site::Tile(Pos::new(x, 0))) };
        view.held =
            vec![held(Figure::Meeple, other, Piece::SoloveiTree, 2), held(Figure::Builder, one, Piece::SoloveiTree, 2)];
        view.held.extend((0..7).map(|_| held(Figure::Meeple, other, Piece::VodyanoyLake, 3)));
        golden("russian-promos", &Artist::new().table(&Scene::new(&view)).unwrap());
    }
}
