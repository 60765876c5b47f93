//! Draws The Tower: foundations on tiles, towers with the number of their floors, and meeples on top of towers.

use crate::drawing::figure_height;
use crate::{
    Art, City, Composer, Courses, ExpansionLayouts, HoldingGroup, Hooks, Layer, PlacedSprite, PlanBuilder,
    PositionedFigure, PrintPhase, Pt, RoadEnd, SpriteKind, THEME, Tile, inward_vector, pt,
};
use bergerie_rules::expansions::the_tower::tower_holder;
use bergerie_rules::{Half, Kind, Piece, Pos, Site, View};

pub(super) const HOOKS: Hooks = Hooks {
    art_file: include_str!("../../../assets/art/the_tower.toml"),
    lay_out_courses,
    road_end,
    place_prints,
    layers: &[(Layer::Numbers, draw_tower_tops)],
    add_pieces: add_towers,
    holding_icons: &[(HoldingGroup::OverTiles, Piece::Floor, Art("floor_sign"))],
    ..Hooks::NONE
};

const FOUNDATION: Art = Art("foundation");

/// The radius of a foundation at full size, and the smallest scale.
const FOUNDATION_RADIUS: f32 = 0.20;
const MIN_FOUNDATION_SCALE: f32 = 0.6;

/// The maximum number of floors that are drawn for a tower. The number on its plate shows the real height.
const MAX_DRAWN_FLOORS: u8 = 3;

/// The height of a floor, and distance from the top's middle down to a figure's foot, in heights of a figure.
const FLOOR_HEIGHT: f32 = 0.4;
const FOOT_OFFSET: f32 = 0.1;

/// Returns the position and scale of a foundation that separates two fields. It is between a single city and a road
/// that passes or ends there. Returns `None` for other tiles.
fn foundation_between_fields(tile: &Tile, cities: &[City]) -> Option<(Pt, f32)> {
    let [city] = cities else { return None };
    let side =
        city.sides.iter().next().filter(|_| city.sides.len() == 1 && tile.segment_count(Kind::Foundation) > 0)?;
    let turned = tile.shape.face(tile.rotation);
    let [one, other] = [7, 2].map(|half| turned.on_half(Half::ALL[(2 * side.index() + half) % 8]));
    let ends = tile.segments(Kind::Road).any(|(_, road)| tile.sides(road).len() == 1);
    let place = if ends { (Pt::MIDDLE, 1.0) } else { (Pt::MIDDLE - inward_vector(side) * 0.09, MIN_FOUNDATION_SCALE) };
    (one != other).then_some(place)
}

fn lay_out_courses(tile: &Tile, cities: &[City], layouts: &mut ExpansionLayouts, courses: &mut Courses) {
    layouts.the_tower = foundation_between_fields(tile, cities);
    if let Some((at, scale)) = layouts.the_tower {
        courses.mask.paint(true, |p| p.distance_to(at) < FOUNDATION_RADIUS * scale);
    }
}

/// Lets roads end at the foundation of their tile. Returns `None` for a tile without a foundation.
fn road_end(tile: &Tile, _: &[City], _: usize) -> Option<RoadEnd> {
    (tile.segment_count(Kind::Foundation) > 0).then_some(RoadEnd { at: Pt::MIDDLE, is_wide: true })
}

/// Places a foundation at the end of roads, between two fields, or on the widest open ground, smaller if necessary.
fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    let fixed = builder.layouts.the_tower.or_else(|| Some((builder.roads.destination?, 1.0)));
    let (at, scale) = match (fixed, phase) {
        _ if builder.tile.segment_count(Kind::Foundation) == 0 => return,
        (Some(fixed), PrintPhase::Fixed) => fixed,
        (None, PrintPhase::Buildings) => {
            let (at, room) = builder.free.distances_to_outside().maximum();
            let scale = (room / FOUNDATION_RADIUS).clamp(MIN_FOUNDATION_SCALE, 1.0);
            let edge = FOUNDATION_RADIUS * scale + 0.02;
            (at.clamped((edge, 1.0 - edge), (edge, 1.0 - edge)), scale)
        }
        _ => return,
    };
    let room = FOUNDATION_RADIUS * scale + 0.02;
    builder.add_building(FOUNDATION, (at, scale), pt(room, room));
}

fn tower_heights(view: &View) -> Vec<(Pos, u8)> {
    let mut towers: Vec<(Pos, u8)> = Vec::new();
    for placed in view.pieces.iter().filter(|placed| placed.piece == Piece::Floor) {
        let Site::Tile(at) = placed.site else { continue };
        match towers.iter_mut().find(|(tower, _)| *tower == at) {
            Some((_, floors)) => *floors += 1,
            None => towers.push((at, 1)),
        }
    }
    towers
}

fn foundation_middle(composer: &Composer<'_>, at: Pos) -> Option<Pt> {
    composer.tile(at)?.plan.objects.print_point(FOUNDATION)
}

fn add_towers(composer: &Composer<'_>, _: &[PositionedFigure<'_>], sprites: &mut Vec<PlacedSprite>) {
    for (at, floors) in tower_heights(&composer.scene.view) {
        if let Some(middle) = foundation_middle(composer, at) {
            let tower = TOWER.plain().with_parts(floors.min(MAX_DRAWN_FLOORS));
            sprites.push((composer.cell_pixel(at, middle), tower.into()));
        }
    }
}

const TOWER: Art = Art("tower");

/// The font size in u of a tower's height, and half the width of its plate in ems.
const DIGIT_SIZE: f32 = 0.15;
const PLATE_HALF_WIDTH: f32 = 0.55;

/// Draws the meeples on top of towers, and the height of each tower on its lowest floor.
fn draw_tower_tops(composer: &mut Composer<'_>) {
    let view = &composer.scene.view;
    let size = composer.font_size(DIGIT_SIZE);
    let unit = figure_height(composer.layout.scale.detail);
    for (at, floors) in tower_heights(view) {
        let Some(middle) = foundation_middle(composer, at) else { continue };
        if let Some(top) = view.held.iter().find(|held| held.by == tower_holder(at)) {
            let foot = middle - pt(0.0, (FLOOR_HEIGHT * f32::from(floors.min(MAX_DRAWN_FLOORS)) - FOOT_OFFSET) * unit);
            let foot = composer.cell_pixel(at, foot);
            composer.stamp(SpriteKind::Standing(top.figure, top.seat), foot);
        }
        let plate = composer.cell_pixel(at, middle + pt(0.0, 0.06 * unit));
        composer.stamp(Art("height").plain().with_unit((size * PLATE_HALF_WIDTH).round() as u32), plate);
        composer.stamp(SpriteKind::Text(floors.to_string(), size as u32, THEME.ink), plate);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{Board, golden};
    use crate::{Artist, Legend, Scene};
    use bergerie_rules::{Figure, HeldFigure, Holder, OwnedFigure, PlacedPiece, Rotation, Seat, SeatView, ShapeId};

    #[test]
    fn towers_of_all_heights_match_the_golden_picture() {
        let mut board = Board::default();
        let tiles =
            ["TO/F", "TO/RRRR.1", "TO/L", "TO/CFR", "TO/CRcr", "TO/CccC+"].map(|name| ShapeId::named(name).unwrap());
        let cells = (0..).map(|index| Pos::new(index % 3, index / 3));
        cells.zip(tiles).for_each(|(at, tile)| board.put(at, tile, Rotation::R0));
        let mut view = board.view();
        let cells: Vec<Pos> = view.tiles.iter().map(|tile| tile.at).collect();
        let floor = |at: Pos| PlacedPiece { piece: Piece::Floor, owner: None, site: Site::Tile(at) };
        view.pieces = cells.iter().zip([0, 1, 2, 3, 4, 12]).flat_map(|(&at, floors)| vec![floor(at); floors]).collect();
        let seats = [0, 1].map(|index| Seat::new(index).unwrap());
        let top = |figure, seat, at| HeldFigure { figure, seat, by: Holder::Piece(Piece::Floor, Site::Tile(at)) };
        view.held = vec![top(Figure::Meeple, seats[0], cells[1]), top(Figure::LargeMeeple, seats[1], cells[4])];
        view.seats = seats.map(|_| SeatView { pieces: vec![(Piece::Floor, 9)], ..SeatView::default() }).to_vec();
        view.seats[0].held = vec![OwnedFigure { figure: Figure::Meeple, seat: seats[1] }; 2];
        let legend = Some(Legend { awaited: Some(seats[0]), hand: None });
        golden("towers", &Artist::new().table(&Scene { legend, ..Scene::new(&view) }).unwrap());
    }
}
