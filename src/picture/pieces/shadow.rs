//! Draws the soft shadow of the board on the table.

use image::{Rgba, RgbaImage};

use crate::{Rgb, Scale, Sprite, THEME};
use bergerie_rules::Pos;

/// The width of the blur, and offset of the shadow to the south-east, in u.
const BLUR_WIDTH: f32 = 0.05;
const SHADOW_OFFSET: f32 = 0.05;

/// Renders the shadow on an empty cell. Bit `n` of `around` is set if the `n`th cell of [`Pos::around`] has a tile. The
/// shadow of a square is the product of two blurred steps. The shadow of the board is the sum over its squares.
///
/// Shadows fall only on the table's ground, whose colour is mixed in here, so they can be copied instead of blended.
pub fn shadow_sprite(around: u8, scale: Scale) -> Sprite {
    let side = scale.side;
    let step = |v: f32| 1.0 / (1.0 + (-1.702 * v / BLUR_WIDTH).exp());
    let band = |v: f32| step(v) - step(v - 1.0);
    // The shadow of each column or row of squares on each line of pixels.
    let strips = [-1.0, 0.0, 1.0].map(|from| {
        let at = |v: u32| (v as f32 + 0.5) / side as f32 - SHADOW_OFFSET;
        (0..side).map(|v| band(at(v) - from)).collect::<Vec<f32>>()
    });
    let mut tiles = [[0.0f32; 3]; 3];
    for (_, at) in Pos::START.around().into_iter().enumerate().filter(|(n, _)| around & (1 << n) != 0) {
        tiles[(at.x + 1) as usize][(at.y + 1) as usize] = 1.0;
    }
    // The share of each column's shadow that falls on a line of pixels.
    let shares =
        |y: usize| tiles.map(|rows| rows.iter().zip(&strips).map(|(tile, strip)| tile * strip[y]).sum::<f32>());
    let tones: Vec<Rgba<u8>> = (0..=u8::MAX).map(|alpha| shadow_pixel(f32::from(alpha) / 255.0 * 0.5)).collect();
    let rows: Vec<[f32; 3]> = (0..side as usize).map(shares).collect();
    let pixel = |x: u32, y: u32| {
        let [west, middle, east] = rows[y as usize];
        let at = |strip: usize| strips[strip][x as usize];
        let alpha = at(0) * west + at(1) * middle + at(2) * east;
        // Float casts saturate.
        tones[usize::from((alpha * 255.0) as u8)]
    };
    Sprite::new(&RgbaImage::from_fn(side, side, pixel), (0, 0))
}

/// Returns the pixel of a shadow with this opacity. Nearly transparent shadows are omitted.
fn shadow_pixel(alpha: f32) -> Rgba<u8> {
    if alpha < 0.02 {
        return Rgba([0; 4]);
    }
    let Rgb(r, g, b) = THEME.table.ground.mix(THEME.table.shadow, alpha);
    Rgba([r, g, b, 255])
}
