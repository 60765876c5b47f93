//! Draws The Princess & the Dragon: dragon and fairy, the dragon's path, and printed dragons, princesses and portals.

use crate::plan::builder::crest_point;
use crate::plan::walls::rotated_line;
use crate::{
    Art, CityOutline, Composer, Fixture, Hooks, Layer, PlacedSprite, PlanBuilder, PositionedFigure, PrintLayer,
    PrintPhase, Pt, SpriteKind, THEME, Tile, cubic_curve, pt,
};
use bergerie_rules::expansions::the_princess_and_the_dragon::CompanionView;
use bergerie_rules::{Kind, Mark, Piece, Segment, Sides, Site, never};

pub(super) const HOOKS: Hooks = Hooks {
    art_file: include_str!("../../../assets/art/the_princess_and_the_dragon.toml"),
    city_outline,
    place_prints,
    layers: &[(Layer::Numbers, draw_dragon_path)],
    piece_art: &[(Piece::Dragon, Art("dragon"))],
    add_pieces: add_fairy,
    ..Hooks::NONE
};

/// Returns the outline of a city on one side whose pointed wall separates a closed field, or `None` for other cities.
fn city_outline(tile: &Tile, sides: Sides) -> Option<CityOutline> {
    let is_this = |city: &Segment| tile.sides(city) == sides && city.marks.has(Mark::Princess) && !city.is_semicircle;
    let is_pointed = tile.closed_field_count() > 0 && tile.segments(Kind::City).any(|(_, city)| is_this(city));
    let side = sides.iter().next().filter(|_| is_pointed)?;
    let (east, tip, west) = (pt(1.0, 0.0), pt(0.46, 0.76), pt(0.0, 0.0));
    let mut wall = cubic_curve(east, pt(0.8, 0.26), pt(0.56, 0.1), tip);
    wall.extend(cubic_curve(tip, pt(0.36, 0.1), pt(0.2, 0.26), west).into_iter().skip(1));
    let wall = rotated_line(wall, side.index());
    Some(CityOutline { ground: vec![wall.clone()], walls: vec![wall], causeway: None })
}

/// Symbols that belong to a whole tile, and half the space that each needs.
const TILE_SYMBOLS: [(Kind, Art, f32); 2] =
    [(Kind::Dragon, Art("dragon_symbol"), 0.12), (Kind::Portal, Art("magic_portal"), 0.14)];

/// Places a tile's symbols where the most space is, and the princess in her city.
fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    if phase != PrintPhase::Buildings {
        return;
    }
    for (index, segment) in builder.tile.segments(Kind::City) {
        let Some(city) = builder.cities.iter().find(|city| city.segment == index) else {
            never!("the city {index} of {} has no plan", builder.tile.shape.name);
            continue;
        };
        if segment.marks.has(Mark::Princess) {
            let at = crest_point(city, builder.cities);
            builder.objects.signs.push(at);
            builder.objects.is_crowded = true;
            builder.add_print(PrintLayer::Buildings, Art("princess"), at);
        }
    }
    for (kind, art, room) in TILE_SYMBOLS {
        if builder.tile.segment_count(kind) > 0 {
            let at = builder.middle_of_free_ground().clamped((room, 1.0 - room), (room, 1.0 - room));
            builder.free.clear_ellipse(at, room, room);
            builder.add_print(PrintLayer::Buildings, art, at);
            builder.objects.fixtures.push(Fixture { spacing: room, ..Fixture::solid(at) });
        }
    }
}

/// The position of the fairy beside a meeple, from the position of the meeple.
const FAIRY_OFFSET: Pt = pt(0.13, 0.02);

/// The position of a fairy without a meeple, in a corner of the tile.
const LONE_FAIRY_POINT: Pt = pt(0.84, 0.3);

/// Adds the fairy to the pieces that are drawn among the figures.
fn add_fairy(composer: &Composer<'_>, figures: &[PositionedFigure<'_>], sprites: &mut Vec<PlacedSprite>) {
    let view = &composer.scene.view;
    let Some(placed) = view.pieces.iter().find(|placed| placed.piece == Piece::Fairy) else { return };
    let Site::Tile(at) = placed.site else { return };
    let companion = view.expansions.the_princess_and_the_dragon.as_ref().and_then(|shown| shown.companion);
    let beside = companion.and_then(|CompanionView { seat, figure, at, segment }| {
        let own = figures.iter().find(|own| {
            let other = own.figure;
            (other.seat, other.figure, other.at, Some(other.segment)) == (seat, figure, at, segment)
        })?;
        Some((at, own.at + FAIRY_OFFSET))
    });
    let (cell, feet) = beside.unwrap_or((at, LONE_FAIRY_POINT));
    sprites.push((composer.cell_pixel(cell, feet), Art("fairy").plain().into()));
}

/// The font size in u of a number on the dragon's path, and half the width of its plate in ems.
const DIGIT_SIZE: f32 = 0.13;
const PLATE_HALF_WIDTH: f32 = 0.8;

/// Draws numbers on the tiles that the dragon has entered during the current movement, in order.
fn draw_dragon_path(composer: &mut Composer<'_>) {
    let shown = composer.scene.view.expansions.the_princess_and_the_dragon.as_ref();
    let way = shown.map(|shown| shown.path.clone()).unwrap_or_default();
    let size = composer.font_size(DIGIT_SIZE);
    for (number, at) in way.into_iter().enumerate().skip(1) {
        let plate = composer.cell_pixel(at, pt(0.16, 0.16));
        composer.stamp(Art("way").plain().with_unit((size * PLATE_HALF_WIDTH).round() as u32), plate);
        composer.stamp(SpriteKind::Text(number.to_string(), size as u32, THEME.ink), plate);
    }
}
