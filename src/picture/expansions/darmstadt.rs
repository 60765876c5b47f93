//! Draws Darmstadt: the Darmstadtium in its city, and a sign beside each church.

use crate::{Art, Hooks, PlanBuilder, PrintPhase, pt};
use bergerie_rules::Mark;

pub(super) const HOOKS: Hooks =
    Hooks { art_file: include_str!("../../../assets/art/darmstadt.toml"), place_prints, ..Hooks::NONE };

fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    let has = |mark| phase == PrintPhase::Buildings && builder.tile.shape.has_mark(mark);
    if has(Mark::Darmstadtium) {
        builder.add_building(Art("darmstadtium"), (pt(0.45, 0.5), 1.0), pt(0.3, 0.24));
        builder.objects.is_crowded = true;
    } else if has(Mark::Church) {
        builder.add_sign_beside_monastery(Art("church_sign"));
    }
}

#[cfg(test)]
mod tests {
    use bergerie_rules::{Figure, FigureView, Pos, Rotation, Seat, ShapeId};

    use crate::tests::{Board, golden};
    use crate::{Artist, Scene};

    #[test]
    fn the_darmstadtium_and_churches_match_the_golden_picture() {
        let mut board = Board::default();
        for (x, tile) in (0..).zip(["DA/Cccc", "DA/LRRRR", "DA/LRR"]) {
            board.put(Pos::new(x, 0), ShapeId::named(tile).unwrap(), Rotation::R0);
        }
        let mut view = board.view();
        let on = |x| FigureView { figure: Figure::Meeple, seat: Seat::FIRST, at: Pos::new(x, 0), segment: 0 };
        view.figures = vec![on(0), on(1), on(2)];
        golden("darmstadt", &Artist::new().table(&Scene::new(&view)).unwrap());
    }
}
