//! Draws Crop Circles: the three signs on tiles.

use crate::plan::roads::END_IN_MIDDLE;
use crate::{Art, City, Courses, ExpansionLayouts, Hooks, PlanBuilder, PrintPhase, Pt, Tile, pt};
use bergerie_rules::Kind;

pub(super) const HOOKS: Hooks = Hooks {
    art_file: include_str!("../../../assets/art/crop_circles.toml"),
    lay_out_courses,
    road_end: |tile, _, _| sign(tile).map(|_| END_IN_MIDDLE),
    place_prints,
    ..Hooks::NONE
};

/// The signs with their drawings.
const CIRCLES: [(Kind, Art); 3] = [
    (Kind::ShieldCircle, Art("shield_circle")),
    (Kind::ClubCircle, Art("club_circle")),
    (Kind::ForkCircle, Art("fork_circle")),
];

/// Half the space that a sign needs.
const ROOM: f32 = 0.17;

fn sign(tile: &Tile) -> Option<Art> {
    CIRCLES.into_iter().find(|&(circle, _)| tile.segment_count(circle) > 0).map(|(_, art)| art)
}

/// Separates the fields that meet at a sign.
fn lay_out_courses(tile: &Tile, _: &[City], _: &mut ExpansionLayouts, courses: &mut Courses) {
    if sign(tile).is_some() && tile.is_parted_in_middle() {
        courses.part_in_middle();
    }
}

/// Places the sign of a tile in the middle or, if it separates nothing, where the most space is.
fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    let Some(art) = sign(builder.tile) else { return };
    let at = match (builder.tile.is_parted_in_middle(), phase) {
        (true, PrintPhase::Fixed) => Pt::MIDDLE,
        (false, PrintPhase::Buildings) => {
            let (widest, space) = builder.free.distances_to_outside().maximum();
            if space > 0.0 { widest.clamped((ROOM, 1.0 - ROOM), (ROOM, 1.0 - ROOM)) } else { Pt::MIDDLE }
        }
        _ => return,
    };
    builder.add_building(art, (at, 1.0), pt(ROOM, ROOM));
}
