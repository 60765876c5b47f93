//! Draws The Cult: shrines, and a line with crossed torches between the two buildings of a challenge.

use crate::{Art, Composer, Hooks, Layer, PlanBuilder, PrintLayer, PrintPhase, Pt, pt};
use bergerie_rules::{Kind, Pos};

pub(super) const HOOKS: Hooks = Hooks {
    art_file: include_str!("../../../assets/art/the_cult.toml"),
    place_prints,
    figure_point,
    layers: &[(Layer::Cards, draw_challenges)],
    ..Hooks::NONE
};

const SHRINE: Art = Art("shrine");

/// Replaces the monastery, whose position a shrine takes.
fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    if phase == PrintPhase::Buildings
        && builder.tile.shape.has(Kind::Shrine)
        && let Some(at) = builder.objects.monastery.take()
    {
        builder.add_print(PrintLayer::Buildings, SHRINE, at);
    }
}

/// Returns the middle of a heretic, who stands beside the fire.
fn figure_point(builder: &PlanBuilder<'_>, kind: Kind) -> Option<Pt> {
    builder.objects.print_point(SHRINE).filter(|_| kind == Kind::Shrine).map(|at| at + pt(0.2, 0.02))
}

/// The number of dots of a line between two buildings.
const DOT_COUNT: usize = 9;

/// Draws a dotted line between the buildings of each challenge, with crossed torches in its middle.
fn draw_challenges(composer: &mut Composer<'_>) {
    let Some(shown) = &composer.scene.view.expansions.the_cult else { return };
    for challenge in &shown.challenges {
        let [(x, y), (to_x, to_y)] = challenge.map(|at| composer.cell_pixel(at, building_middle(composer, at)));
        let between = |share: usize| {
            let part = |from: i32, to: i32| from + (to - from) * share as i32 / (DOT_COUNT as i32 + 1);
            (part(x, to_x), part(y, to_y))
        };
        for dot in 1..=DOT_COUNT {
            composer.stamp(Art("challenge_dot").plain(), between(dot));
        }
        composer.stamp(Art("challenge").plain(), between(DOT_COUNT.div_ceil(2)));
    }
}

/// Returns the middle of the building on a cell. For an abbey, which covers its tile, this is the middle of the tile.
fn building_middle(composer: &Composer<'_>, at: Pos) -> Pt {
    let objects = composer.tile(at).map(|cell| &cell.plan.objects);
    objects.and_then(|objects| objects.monastery.or_else(|| objects.print_point(SHRINE))).unwrap_or(Pt::MIDDLE)
}

#[cfg(test)]
mod tests {
    use bergerie_rules::expansions::the_cult::PublicState;
    use bergerie_rules::{Figure, FigureView, Rotation, Seat, ShapeId};

    use super::*;
    use crate::tests::{Board, golden};
    use crate::{Artist, Scene};

    #[test]
    fn shrines_and_a_challenge_match_the_golden_picture() {
        let mut board = Board::default();
        let tiles = ["CU/S", "CU/SC", "CU/SR", "BA/L", "CU/SCFR", "CU/SRFR", "CU/SRCR", "BA/L", "AM/A"];
        let cells: Vec<Pos> = (0..9).map(|index| Pos::new(index % 3, index / 3)).collect();
        cells.iter().zip(tiles).for_each(|(&at, name)| board.put(at, ShapeId::named(name).unwrap(), Rotation::R0));
        let mut view = board.view();
        let on = |seat, cell: usize| FigureView { figure: Figure::Meeple, seat, at: cells[cell], segment: 0 };
        let seats = [0, 1].map(|index| Seat::new(index).unwrap());
        view.figures = vec![on(seats[0], 0), on(seats[1], 3), on(seats[1], 5), on(seats[0], 7)];
        view.expansions.the_cult = Some(PublicState { challenges: vec![[cells[0], cells[3]], [cells[5], cells[7]]] });
        golden("shrines", &Artist::new().table(&Scene::new(&view)).unwrap());
    }
}
