//! Draws The Wind Roses: whole roses with a needle to their north, and roses with one red quarter.

use crate::{Art, Hooks, PlanBuilder, PrintPhase, pt};
use bergerie_rules::expansions::wind_roses::quarter;
use bergerie_rules::{Kind, Mark};

pub(super) const HOOKS: Hooks =
    Hooks { art_file: include_str!("../../../assets/art/wind_roses.toml"), place_prints, ..Hooks::NONE };

/// The drawings of a rose, by the rotation of its tile.
const ROSES: [Art; 4] = [Art("rose_n"), Art("rose_e"), Art("rose_s"), Art("rose_w")];

/// Half the space that a rose needs at full size, and the smallest scale.
const ROOM: f32 = 0.17;
const MIN_SCALE: f32 = 0.65;

/// Places the rose of a tile where the most space is. A quarter looks the same in every rotation (`wind_roses.md 1.4`).
fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    if phase != PrintPhase::Buildings || builder.tile.segment_count(Kind::WindRose) == 0 {
        return;
    }
    let art = match quarter(builder.tile.shape).map(|(mark, _)| mark) {
        Some(Mark::RoseNorthEast) => Art("rose_ne"),
        Some(Mark::RoseSouthEast) => Art("rose_se"),
        Some(Mark::RoseSouthWest) => Art("rose_sw"),
        Some(_) => Art("rose_nw"),
        None => ROSES[builder.tile.rotation.quarter_turns()],
    };
    let (at, space) = builder.free.distances_to_outside().maximum();
    let scale = (space / ROOM).clamp(MIN_SCALE, 1.0);
    let room = ROOM * scale;
    builder.add_building(art, (at.clamped((room, 1.0 - room), (room, 1.0 - room)), scale), pt(room, room));
}

#[cfg(test)]
mod tests {
    use bergerie_rules::{Pos, Rotation, ShapeId};

    use crate::tests::{Board, golden};
    use crate::{Artist, Scene};

    #[test]
    fn roses_and_quarters_match_the_golden_picture() {
        let mut board = Board::default();
        let tiles = [
            ("WR/CFR", Rotation::R0),
            ("WR/Rr", Rotation::R90),
            ("WR/Rr", Rotation::R180),
            ("WR/Cc.1", Rotation::R0),
            ("WR/CC.2", Rotation::R90),
            ("WR/CFc", Rotation::R0),
            ("WR/RrC", Rotation::R270),
        ];
        for (index, (tile, rotation)) in (0..).zip(tiles) {
            board.put(Pos::new(index % 4, index / 4), ShapeId::named(tile).unwrap(), rotation);
        }
        golden("wind_roses", &Artist::new().table(&Scene::new(&board.view())).unwrap());
    }
}
