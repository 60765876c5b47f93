//! Draws The Flying Machines: the machines with their arrows, and the cells to which a flight leads.

use crate::{Art, Composer, Hooks, Layer, PlanBuilder, PrintPhase, Pt, SpriteKind, THEME, pt};
use bergerie_rules::{Kind, Mark, Rotation};

pub(super) const HOOKS: Hooks = Hooks {
    art_file: include_str!("../../../assets/art/flying_machines.toml"),
    place_prints,
    layers: &[(Layer::Numbers, draw_flight)],
    ..Hooks::NONE
};

/// The drawings of a machine with an arrow to a side, by the rotation of the tile.
const STRAIGHT: [Art; 4] = [Art("machine_w"), Art("machine_n"), Art("machine_e"), Art("machine_s")];

/// The drawings of a machine with an arrow to a corner, by the rotation of the tile.
const DIAGONAL: [Art; 4] = [Art("machine_nw"), Art("machine_ne"), Art("machine_se"), Art("machine_sw")];

/// Half the space that a machine and its arrow need.
const ROOM: f32 = 0.2;

/// Places the machine of a tile where the most space is.
fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    let machine = builder.tile.segments(Kind::FlyingMachine).next().filter(|_| phase == PrintPhase::Buildings);
    let Some((_, machine)) = machine else { return };
    let drawings = if machine.marks.has(Mark::Diagonal) { DIAGONAL } else { STRAIGHT };
    let art = Rotation::ALL.into_iter().zip(drawings).find(|&(rotation, _)| rotation == builder.tile.rotation);
    if let Some((_, art)) = art {
        let at = builder.middle_of_free_ground().clamped((ROOM, 1.0 - ROOM), (ROOM, 1.0 - ROOM));
        builder.add_building(art, (at, 1.0), pt(ROOM, ROOM));
    }
}

/// The font size in u of a number on the die, and half the width of its plate in ems.
const DIGIT_SIZE: f32 = 0.17;
const PLATE_HALF_WIDTH: f32 = 0.8;

/// Draws the number on the die on the cell to which a flight leads, or all numbers before the die is thrown.
fn draw_flight(composer: &mut Composer<'_>) {
    let Some(flight) = composer.scene.view.expansions.flying_machines.as_ref().and_then(|shown| shown.flight) else {
        return;
    };
    let size = composer.font_size(DIGIT_SIZE);
    for (number, at) in (1..).zip(flight.reach).filter(|&(number, _)| flight.die.is_none_or(|die| die == number)) {
        let plate = composer.cell_pixel(at, Pt::MIDDLE - pt(0.3, 0.3));
        composer.stamp(Art("flight_die").plain().with_unit((size * PLATE_HALF_WIDTH).round() as u32), plate);
        composer.stamp(SpriteKind::Text(number.to_string(), size as u32, THEME.ink), plate);
    }
}

#[cfg(test)]
mod tests {
    use bergerie_rules::expansions::flying_machines::{Flight, PublicState};
    use bergerie_rules::{Figure, Pos, Rotation, ShapeId};

    use crate::tests::{Board, golden};
    use crate::{Artist, Scene};

    #[test]
    fn the_cells_in_reach_of_a_flight_match_the_golden_picture() {
        let mut board = Board::default();
        let tiles = ["BA/RFr", "BA/CRr", "BA/RRR", "FL/RFr.WE.o"];
        let cells = (0..).map(|x| Pos::new(x, 0));
        cells.zip(tiles).for_each(|(at, tile)| board.put(at, ShapeId::named(tile).unwrap(), Rotation::R0));
        let mut view = board.view();
        let reach = [2, 1, 0].map(|x| Pos::new(x, 0));
        let flight = Flight { figure: Figure::Meeple, from: Pos::new(3, 0), reach, die: None };
        view.expansions.flying_machines = Some(PublicState { flight: Some(flight) });
        golden("flight", &Artist::new().table(&Scene::new(&view)).unwrap());
    }
}
