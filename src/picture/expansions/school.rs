//! Draws The School: the building across two cells, and the teacher in front of it or in the legend.

use crate::legend::holdings::Holding;
use crate::{
    Art, City, Composer, HoldingGroup, Hooks, PlacedSprite, PlanBuilder, PositionedFigure, PrintPhase, Pt, RoadEnd,
    Tile, middle_of, pt,
};
use bergerie_rules::{Kind, Quarter, Seat, Side, View};

pub(super) const HOOKS: Hooks = Hooks {
    art_file: include_str!("../../../assets/art/school.toml"),
    road_end,
    place_prints,
    add_pieces: add_teacher,
    add_holdings,
    ..Hooks::NONE
};

const BUILDING: Art = Art("school");
const TEACHER: Art = Art("teacher");

/// Half the width and height of the building, and the offset of the teacher from its middle.
const HALF_SIZE: Pt = pt(0.36, 0.24);
const TEACHER_OFFSET: Pt = pt(-0.22, 0.28);

/// Returns the middle of the school, on the side that its two cells share. Returns `None` for other tiles.
fn middle(tile: &Tile) -> Option<Pt> {
    let shared = if tile.shape.quarter()? == Quarter::Nw { Side::E } else { Side::W };
    (tile.segment_count(Kind::School) > 0).then(|| middle_of(shared.rotated(tile.rotation)))
}

fn road_end(tile: &Tile, _: &[City], _: usize) -> Option<RoadEnd> {
    middle(tile).map(|at| RoadEnd { at, is_wide: true })
}

/// Places the building. Each of the two cells draws all of it, so that the parts fit together.
fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    if let Some(at) = middle(builder.tile).filter(|_| phase == PrintPhase::Fixed) {
        builder.add_building(BUILDING, (at, 1.0), HALF_SIZE);
    }
}

fn add_teacher(composer: &Composer<'_>, _: &[PositionedFigure<'_>], sprites: &mut Vec<PlacedSprite>) {
    if composer.scene.view.expansions.school.is_some_and(|shown| shown.holder.is_none()) {
        let school = composer.tiles.iter().find_map(|cell| Some((cell.at, cell.plan.objects.print_point(BUILDING)?)));
        let point = school.map(|(cell, middle)| composer.cell_pixel(cell, middle + TEACHER_OFFSET));
        sprites.extend(point.map(|point| (point, TEACHER.plain().into())));
    }
}

fn add_holdings(seat: Seat, view: &View, holdings: &mut Vec<Holding>) {
    if view.expansions.school.is_some_and(|shown| shown.holder == Some(seat)) {
        holdings.push(Holding::numbered(HoldingGroup::Tokens, TEACHER, seat, 1));
    }
}

#[cfg(test)]
mod tests {
    use bergerie_rules::expansions::school::PublicState;
    use bergerie_rules::{Figure, FigureView, Pos, Rotation, SeatView, ShapeId};

    use super::*;
    use crate::tests::{Board, golden};
    use crate::{Artist, Legend, Scene};

    #[test]
    fn the_school_and_the_teacher_match_the_golden_pictures() {
        let mut board = Board::default();
        board.put(Pos::new(-2, 0), ShapeId::named("SC/RRRRRR").unwrap(), Rotation::R0);
        board.put(Pos::START, ShapeId::named("BA/RCr").unwrap(), Rotation::R0);
        board.put(Pos::new(-1, 1), ShapeId::named("BA/LR").unwrap(), Rotation::R180);
        let mut view = board.view();
        let figure = |x, segment| FigureView { figure: Figure::Meeple, seat: Seat::FIRST, at: Pos::new(x, 0), segment };
        view.figures = vec![figure(-2, 6), figure(-1, 2), figure(-1, 9), figure(-1, 11)];
        view.seats = vec![SeatView::default()];
        let legend = Some(Legend { awaited: Some(Seat::FIRST), hand: None });
        for (name, holder) in [("school", None), ("school-without-teacher", Some(Seat::FIRST))] {
            view.expansions.school = Some(PublicState { holder });
            golden(name, &Artist::new().table(&Scene { legend, ..Scene::new(&view) }).unwrap());
        }
    }
}
