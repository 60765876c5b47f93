//! Draws single tiles, such as a tile in hand or on offer.

use super::tint;
use crate::{Art, Artist, Canvas, Frame, PixelPoint, Scale, SpriteCache, SpriteKind, THEME, expansions};
use bergerie_rules::{Pos, Rotation, ShapeId, Side};

/// Draws an isolated tile. Towns are cut off at its border, and towers are complete. A large tile is drawn in
/// miniature, as on the small tile that represents it (`monuments.md 1.1`).
pub fn draw_isolated_tile(
    canvas: &mut Canvas,
    artist: &Artist,
    sprites: &SpriteCache,
    (shape, rotation): (ShapeId, Rotation),
    (x, y): PixelPoint,
) {
    if !shape.is_large() {
        return draw_isolated_cell(canvas, artist, sprites, (shape, rotation), (x, y));
    }
    let half = sprites.scale.side / 2;
    let sprites = artist.sprites(Scale { side: half, ..sprites.scale }, 1);
    for (quarter, part) in shape.cells(rotation) {
        let Pos { x: column, y: row } = quarter.of(Pos::START);
        let corner = (x + i32::from(column) * half as i32, y + i32::from(row) * half as i32);
        draw_isolated_cell(canvas, artist, &sprites, (part, rotation), corner);
    }
}

/// Draws a tile of one cell.
fn draw_isolated_cell(
    canvas: &mut Canvas,
    artist: &Artist,
    sprites: &SpriteCache,
    (shape, rotation): (ShapeId, Rotation),
    (x, y): PixelPoint,
) {
    let plan = artist.plan(shape, rotation);
    sprites.draw_tile(canvas, &plan, &tint::isolated_tints(shape), (x, y), (0, 0));
    let side = sprites.scale.side as i32;
    let frame = Frame { x: (x, x + side), y: (y, y + side) };
    for edge in Side::ALL.into_iter().filter(|&s| plan.has_city_on(s)) {
        let piece = SpriteKind::HouseRow { along_y: matches!(edge, Side::E | Side::W), variant: edge.index() as u8 };
        let (dx, dy) = (if edge == Side::E { side } else { 0 }, if edge == Side::S { side } else { 0 });
        canvas.stamp_clipped(&sprites.sprite(piece), x + dx, y + dy, frame);
    }
    for (at, text) in expansions::all().filter_map(|hooks| (hooks.printed_text)(&plan, sprites)) {
        canvas.stamp(&sprites.sprite(text), x + sprites.to_pixels(at.x), y + sprites.to_pixels(at.y));
    }
    let tower = sprites.sprite(Art("corner_tower").plain().into());
    plan.border_towers().for_each(|at| canvas.stamp(&tower, x + sprites.to_pixels(at.x), y + sprites.to_pixels(at.y)));
}

/// Draws a frame behind a tile, with a shadow on the table.
pub fn draw_tile_frame(canvas: &mut Canvas, area: Frame, border: i32) {
    let grown = |by: i32| Frame { x: (area.x.0 - by, area.x.1 + by), y: (area.y.0 - by, area.y.1 + by) };
    let down = Frame { x: (area.x.0, area.x.1 + border * 3), y: (area.y.0, area.y.1 + border * 3) };
    canvas.blend_over(down, THEME.table.shadow.with_alpha(0.22));
    canvas.fill_frame(grown(border * 2), THEME.table.disc);
    canvas.fill_frame(grown(border), THEME.rim);
}
