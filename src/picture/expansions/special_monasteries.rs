//! Draws special monasteries: a crosier beside the monastery, and abbots, who lie.

use crate::{Art, Composer, FigureArt, Hooks, PlanBuilder, PositionedFigure, PrintPhase, Pt, pt};
use bergerie_rules::{FigureView, Kind};

pub(super) const HOOKS: Hooks = Hooks {
    art_file: include_str!("../../../assets/art/special_monasteries.toml"),
    place_prints,
    figure_point: |builder, kind| (kind == Kind::Abbacy).then(|| middle(builder) + ABBOT_OFFSET),
    figure_position,
    ..Hooks::NONE
};

/// The position of an abbot, from the middle of the monastery.
const ABBOT_OFFSET: Pt = pt(-0.2, 0.26);

fn middle(builder: &PlanBuilder<'_>) -> Pt {
    builder.objects.monastery.unwrap_or(Pt::MIDDLE)
}

fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    if phase == PrintPhase::Buildings && builder.tile.shape.has(Kind::Abbacy) {
        builder.add_sign_beside_monastery(Art("crosier"));
    }
}

/// Lets abbots lie.
fn figure_position<'a>(composer: &Composer<'_>, figure: &'a FigureView, before: usize) -> Option<PositionedFigure<'a>> {
    let plan = &composer.tile(figure.at)?.plan;
    let is_abbot = plan.shape.segment(figure.segment)?.kind == Kind::Abbacy;
    let can_lie = FigureArt::of(figure.figure).lying.is_some();
    let point = *plan.figure_points.get(usize::from(figure.segment))?;
    (is_abbot && can_lie).then(|| PositionedFigure::lying(figure, point, before))
}

#[cfg(test)]
mod tests {
    use bergerie_rules::{Figure, FigureView, Pos, Rotation, Seat, ShapeId};

    use crate::tests::{Board, golden};
    use crate::{Artist, Scene};

    #[test]
    fn monks_and_abbots_match_the_golden_picture() {
        let mut board = Board::default();
        let tiles = ["MO/M1", "MO/M2", "MO/MR1", "MO/M4"];
        let cells = (0..).map(|index| Pos::new(index % 2, index / 2));
        cells.zip(tiles).for_each(|(at, tile)| board.put(at, ShapeId::named(tile).unwrap(), Rotation::R0));
        let mut view = board.view();
        let on = |x, y, figure, segment| FigureView { figure, seat: Seat::FIRST, at: Pos::new(x, y), segment };
        view.figures = vec![
            on(0, 0, Figure::Meeple, 0),
            on(1, 0, Figure::Meeple, 1),
            on(0, 1, Figure::LargeMeeple, 1),
            on(1, 1, Figure::Abbot, 1),
        ];
        golden("abbots", &Artist::new().table(&Scene::new(&view)).unwrap());
    }
}
