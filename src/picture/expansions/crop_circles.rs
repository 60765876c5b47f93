//! Draws Crop Circles: the three signs on tiles.

use crate::{Art, City, Courses, ExpansionLayouts, Hooks, PlanBuilder, PrintPhase, Pt, RoadEnd, Tile, pt};
use bergerie_rules::Kind;

pub(super) const HOOKS: Hooks = Hooks {
    art_file: include_str!("../../../assets/art/crop_circles.toml"),
    lay_out_courses,
    road_end: |tile, _, _| sign(tile).map(|_| RoadEnd { at: Pt::MIDDLE, is_wide: true }),
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

/// The radius of the ground around a sign in the middle, which reaches the roads and cities beside it.
const GROUND_RADIUS: f32 = 0.21;

fn sign(tile: &Tile) -> Option<Art> {
    CIRCLES.into_iter().find(|&(circle, _)| tile.segment_count(circle) > 0).map(|(_, art)| art)
}

/// Returns whether a sign is in the middle of its tile, where roads end or fields part.
fn is_in_middle(tile: &Tile) -> bool {
    let mut roads = tile.segments(Kind::Road);
    let parts_fields = tile.segment_count(Kind::Road) == 0 && tile.segment_count(Kind::Field) > 1;
    sign(tile).is_some() && (parts_fields || roads.any(|(_, road)| tile.sides(road).len() == 1))
}

/// Separates the fields that meet at a sign.
fn lay_out_courses(tile: &Tile, _: &[City], _: &mut ExpansionLayouts, courses: &mut Courses) {
    if is_in_middle(tile) {
        courses.mask.paint(true, |p| p.distance_to(Pt::MIDDLE) < GROUND_RADIUS);
    }
}

/// Places the sign of a tile in the middle or, if it separates nothing, where the most space is.
fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    let Some(art) = sign(builder.tile) else { return };
    let at = match (is_in_middle(builder.tile), phase) {
        (true, PrintPhase::Fixed) => Pt::MIDDLE,
        (false, PrintPhase::Buildings) => {
            let (widest, space) = builder.free.distances_to_outside().maximum();
            if space > 0.0 { widest.clamped((ROOM, 1.0 - ROOM), (ROOM, 1.0 - ROOM)) } else { Pt::MIDDLE }
        }
        _ => return,
    };
    builder.add_building(art, (at, 1.0), pt(ROOM, ROOM));
}
