//! Draws the soft shadow of the board on the table.

use image::{Rgba, RgbaImage};

use crate::ink::brush::Scale;
use crate::ink::sprite::Sprite;
use crate::ink::theme::{Rgb, THEME};
use bergerie_rules::geometry::Pos;

/// The width of the blur, and offset of the shadow to the south-east, in u.
const BLUR: f32 = 0.05;
const OFFSET: f32 = 0.05;

/// Renders the shadow on an empty cell. Bit `n` of `around` is set if the `n`th cell of [`Pos::around`] has a tile. The
/// shadow of a square is the product of two blurred steps. The shadow of the board is the sum over its squares.
///
/// Shadows fall only on the table's ground. So they are mixed with its colour here, and can be copied later instead of
/// blended.
pub fn sprite(around: u8, scale: Scale) -> Sprite {
    let side = scale.side;
    let step = |v: f32| 1.0 / (1.0 + (-1.702 * v / BLUR).exp());
    let band = |v: f32| step(v) - step(v - 1.0);
    // The shadow of a row of squares on each line of pixels, which is computed once per line and not once per pixel.
    let strip = |from: i16| -> Vec<f32> {
        let at = |v: u32| (v as f32 + 0.5) / side as f32 - OFFSET;
        (0..side).map(|v| band(at(v) - f32::from(from))).collect()
    };
    let cast = |p: Pos| (strip(p.x), strip(p.y));
    let tiles = Pos::START.around().into_iter().enumerate().filter(|(n, _)| around & (1 << n) != 0);
    let tiles: Vec<(Vec<f32>, Vec<f32>)> = tiles.map(|(_, p)| cast(p)).collect();
    let alpha = |x: usize, y: usize| {
        let parts = tiles.iter().filter_map(|(columns, rows)| Some(columns.get(x)? * rows.get(y)?));
        parts.sum::<f32>().min(1.0) * 0.5
    };
    let pixel = |x: u32, y: u32| match alpha(x as usize, y as usize) {
        // Nearly transparent shadows are omitted.
        ..0.02 => Rgba([0; 4]),
        alpha => {
            let Rgb(r, g, b) = THEME.table.ground.mix(THEME.table.shadow, alpha);
            Rgba([r, g, b, 255])
        }
    };
    Sprite::new(&RgbaImage::from_fn(side, side, pixel), (0, 0))
}
