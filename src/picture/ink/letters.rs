//! Numbers, letters and coordinates in DejaVu Sans Bold: sturdy, with distinct 1/7 and 6/8.

use std::sync::LazyLock;

use ab_glyph::{Font, FontRef, GlyphId, PxScale, ScaleFont, point};

use crate::picture::ink::brush::Raster;
use crate::picture::ink::sprite::Sprite;
use crate::picture::ink::theme::Rgb;

/// The font comes with its crate; a test draws with it. Without it nothing is written.
static FONT: LazyLock<Option<FontRef<'static>>> = LazyLock::new(|| FontRef::try_from_slice(dejavu::sans::bold()).ok());

/// Width of a text in ems.
pub fn width(text: &str) -> f32 {
    FONT.as_ref().map_or(0.0, |font| {
        let units = font.units_per_em().unwrap_or(1.0);
        text.chars().map(|c| font.h_advance_unscaled(font.glyph_id(c))).sum::<f32>() / units
    })
}

/// A text as a sprite, anchored in its middle (half the height of a capital, half its measured width).
///
/// `size` is the em in pixels. The text is measured and drawn at its real size, so that two digits stand in the middle.
pub fn sprite(text: &str, size: f32, colour: Rgb) -> Sprite {
    const CAPITAL: f32 = 0.729;
    let wide = (width(text) * size).ceil() as u32 + 4;
    let tall = (size * 1.3).ceil() as u32 + 2;
    let mut raster = Raster { width: wide, pixels: vec![[colour.0, colour.1, colour.2, 0]; (wide * tall) as usize] };
    let base = (size * 1.0).round();
    let left = (wide as f32 - width(text) * size) / 2.0;
    if let Some(font) = FONT.as_ref() {
        let units = font.units_per_em().unwrap_or(1.0);
        let scale = PxScale::from(size * font.height_unscaled() / units);
        let scaled = font.as_scaled(scale);
        let mut x = left;
        for id in text.chars().map(|c| font.glyph_id(c)) {
            draw(font, id, scale, (x, base), &mut raster);
            x += scaled.h_advance(id);
        }
    }
    let middle = base - CAPITAL * size / 2.0;
    Sprite::new(&raster, (-(wide as i32) / 2, -(middle.round() as i32)))
}

fn draw(font: &FontRef, id: GlyphId, scale: PxScale, (x, y): (f32, f32), raster: &mut Raster) {
    let Some(outline) = font.outline_glyph(id.with_scale_and_position(scale, point(x, y))) else { return };
    let corner = outline.px_bounds().min;
    outline.draw(|dx, dy, cover| {
        let (px, py) = (corner.x as i64 + i64::from(dx), corner.y as i64 + i64::from(dy));
        if (0..i64::from(raster.width)).contains(&px)
            && let Some(pixel) = raster.pixels.get_mut((py * i64::from(raster.width) + px).max(0) as usize)
        {
            pixel[3] = pixel[3].saturating_add((cover.clamp(0.0, 1.0) * 255.0).round() as u8);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_digits_are_wider_than_one() {
        assert!(width("10") > 1.9 * width("1") && width("1") > 0.5);
        assert!(width("N12") < 2.4);
    }
}
