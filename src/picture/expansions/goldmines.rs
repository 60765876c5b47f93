//! Draws The Goldmines: mines on tiles, and the ingots on each tile with their number.

use crate::{Art, Composer, HoldingGroup, Hooks, Layer, PlanBuilder, PrintPhase, SpriteKind, THEME, pt};
use bergerie_rules::{Kind, Piece};

pub(super) const HOOKS: Hooks = Hooks {
    art_file: include_str!("../../../assets/art/goldmines.toml"),
    place_prints,
    layers: &[(Layer::Numbers, draw_ingots)],
    holding_icons: &[(HoldingGroup::Tokens, Piece::Ingot, Art("ingot_sign"))],
    ..Hooks::NONE
};

/// Half the space that a mine needs at full size, and the smallest scale.
const ROOM: f32 = 0.16;
const MIN_SCALE: f32 = 0.65;

/// Places the mine of a tile where the most space is, smaller if necessary.
fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    if phase == PrintPhase::Buildings && builder.tile.segment_count(Kind::Goldmine) > 0 {
        let (at, space) = builder.free.distances_to_outside().maximum();
        let scale = (space / ROOM).clamp(MIN_SCALE, 1.0);
        let room = ROOM * scale;
        let at = at.clamped((room, 1.0 - room), (room, 1.0 - room));
        builder.add_building(Art("goldmine"), (at, scale), pt(room, room));
    }
}

/// The font size of the number of ingots in u, and half the width of an ingot in ems.
const DIGIT_SIZE: f32 = 0.15;
const INGOT_HALF_WIDTH: f32 = 0.5;

/// The distance of ingots from two sides of their tile, in u.
const MARGIN: f32 = 0.15;

fn draw_ingots(composer: &mut Composer<'_>) {
    let Some(shown) = composer.scene.view.expansions.goldmines.as_ref() else { return };
    let size = (DIGIT_SIZE * composer.tile_side() as f32).max(composer.min_font_size()).round();
    for &(at, count) in &shown.tiles {
        let Some([corner, ..]) = composer.tile(at).map(|tile| tile.plan.corners(MARGIN)) else { continue };
        let point = composer.cell_pixel(at, corner);
        composer.stamp(Art("ingot").plain().with_unit((size * INGOT_HALF_WIDTH).round() as u32), point);
        composer.stamp(SpriteKind::Text(count.to_string(), size as u32, THEME.ink), point);
    }
}

#[cfg(test)]
mod tests {
    use bergerie_rules::expansions::goldmines::PublicState;
    use bergerie_rules::{Figure, FigureView, Piece, Pos, Rotation, Seat, SeatView, ShapeId};

    use crate::tests::{Board, golden};
    use crate::{Artist, Legend, Scene};

    #[test]
    fn ingots_on_tiles_and_in_the_legend_match_the_golden_picture() {
        let mut board = Board::default();
        let tiles = ["GO/LCcRr", "GO/RRrr.X", "GO/CRcr", "GO/LRrRr"];
        let cells = (0..).map(|index| Pos::new(index % 2, index / 2));
        cells.zip(tiles).for_each(|(at, tile)| board.put(at, ShapeId::named(tile).unwrap(), Rotation::R0));
        let mut view = board.view();
        let on = |x, y, segment| FigureView { figure: Figure::Meeple, seat: Seat::FIRST, at: Pos::new(x, y), segment };
        view.figures = vec![on(0, 0, 1), on(1, 0, 1), on(0, 1, 1)];
        view.expansions.goldmines =
            Some(PublicState { tiles: vec![(Pos::START, 1), (Pos::new(1, 0), 3), (Pos::new(0, 1), 12)] });
        view.seats = vec![SeatView { pieces: vec![(Piece::Ingot, 4)], ..SeatView::default() }];
        let legend = Some(Legend { awaited: Some(Seat::FIRST), hand: None });
        golden("ingots", &Artist::new().table(&Scene { legend, ..Scene::new(&view) }).unwrap());
    }
}
