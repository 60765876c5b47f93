//! Draws The Watchtowers: towers with signs for the things that they count, and the current value of each.

use crate::plan::roads::END_IN_MIDDLE;
use crate::{
    Art, City, Composer, Courses, ExpansionLayouts, Hooks, Layer, PlanBuilder, PrintPhase, Pt, SpriteKind, THEME, Tile,
    pt,
};
use bergerie_rules::Shape;
use bergerie_rules::expansions::watchtowers::Watchtower;

pub(super) const HOOKS: Hooks = Hooks {
    art_file: include_str!("../../../assets/art/watchtowers.toml"),
    lay_out_courses,
    road_end: |tile, _, _| Watchtower::of(tile.shape).map(|_| END_IN_MIDDLE),
    place_prints,
    layers: &[(Layer::Numbers, draw_values)],
    ..Hooks::NONE
};

/// Half the width and height of a tower.
const ROOM: (f32, f32) = (0.13, 0.21);

fn drawing(shape: &Shape) -> Option<Art> {
    Some(Art(match Watchtower::of(shape)? {
        Watchtower::Meeples => "meeple_watchtower",
        Watchtower::Pennants => "pennant_watchtower",
        Watchtower::Monasteries => "monastery_watchtower",
        Watchtower::Cities => "city_watchtower",
        Watchtower::Roads => "road_watchtower",
    }))
}

/// Separates the fields that meet at a tower.
fn lay_out_courses(tile: &Tile, _: &[City], _: &mut ExpansionLayouts, courses: &mut Courses) {
    if Watchtower::of(tile.shape).is_some() && tile.is_parted_in_middle() {
        courses.part_in_middle();
    }
}

/// Places the tower of a tile in the middle or, if it separates nothing, where the most space is.
fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    let Some(art) = drawing(builder.tile.shape) else { return };
    let (width, height) = ROOM;
    let at = match (builder.tile.is_parted_in_middle(), phase) {
        (true, PrintPhase::Fixed) => Pt::MIDDLE,
        (false, PrintPhase::Buildings) => {
            builder.middle_of_free_ground().clamped((width, 1.0 - width), (height, 1.0 - height))
        }
        _ => return,
    };
    builder.add_building(art, (at, 1.0), pt(width, height));
}

/// The font size of a value in u, the width of its plate in ems, and its offset from the middle of the tower.
const DIGIT_SIZE: f32 = 0.14;
const PLATE_HALF_WIDTH: f32 = 0.72;
const VALUE_OFFSET: f32 = 0.14;

fn draw_values(composer: &mut Composer<'_>) {
    let Some(shown) = composer.scene.view.expansions.watchtowers.as_ref() else { return };
    let size = composer.font_size(DIGIT_SIZE);
    for &(at, points) in &shown.values {
        let tower = composer.tile(at).and_then(|cell| cell.plan.objects.print_point(drawing(&cell.plan.shape)?));
        let Some(plate) = tower.map(|tower| composer.cell_pixel(at, tower + pt(0.0, VALUE_OFFSET))) else { continue };
        composer.stamp(Art("tower_value").plain().with_unit((size * PLATE_HALF_WIDTH).round() as u32), plate);
        composer.stamp(SpriteKind::Text(points.to_string(), size as u32, THEME.ink), plate);
    }
}

#[cfg(test)]
mod tests {
    use bergerie_rules::expansions::watchtowers::PublicState;
    use bergerie_rules::{Figure, FigureView, Pos, Rotation, Seat, ShapeId};

    use crate::tests::{Board, golden};
    use crate::{Artist, Scene};

    #[test]
    fn towers_with_their_values_match_the_golden_picture() {
        let mut board = Board::default();
        let tiles = ["WT/CCRF_2T", "WT/FCRC_2T", "WT/CRRC_2M", "WT/FRFR_3C", "WT/FCFC_1C", "WT/CRFR_1R"];
        let cells = (0..).map(|index| Pos::new(index % 3, index / 3));
        cells.clone().zip(tiles).for_each(|(at, tile)| board.put(at, ShapeId::named(tile).unwrap(), Rotation::R0));
        let mut view = board.view();
        let on = |x, y, segment| FigureView { figure: Figure::Meeple, seat: Seat::FIRST, at: Pos::new(x, y), segment };
        view.figures = vec![on(0, 0, 1), on(2, 0, 2), on(0, 1, 1), on(2, 1, 2)];
        let values = cells.zip([2, 0, 6, 12, 5, 8]).collect();
        view.expansions.watchtowers = Some(PublicState { values });
        golden("watchtowers", &Artist::new().table(&Scene::new(&view)).unwrap());
    }
}
