//! Draws text in DejaVu Sans Bold, in which 1 and 7 as well as 6 and 8 are easy to tell apart at small sizes.

use std::sync::LazyLock;

use ab_glyph::{Font, FontRef, PxScale};
use image::{GrayImage, Luma};
use imageproc::drawing::{draw_text_mut, text_size};
use imageproc::map::map_pixels;

use crate::{Rgb, Sprite};

/// The font. Its crate embeds it, and a test draws with it, so reading it cannot fail.
static FONT: LazyLock<FontRef<'static>> =
    LazyLock::new(|| FontRef::try_from_slice(dejavu::sans::bold()).expect("the crate embeds a font"));

/// Formats a number with a minus sign, because a hyphen is hardly visible at small sizes.
pub fn number_text(value: i32) -> String {
    value.to_string().replace('-', "−")
}

/// Returns the width of a string in ems.
pub fn text_width(text: &str) -> f32 {
    let units = FONT.units_per_em().unwrap_or(1.0);
    text.chars().map(|c| FONT.h_advance_unscaled(FONT.glyph_id(c))).sum::<f32>() / units
}

/// Renders a string as a sprite. Its anchor is at half the width of the string and at half the height of a capital.
///
/// The font `size` in pixels is adjusted so that the baseline lies between two rows, without which digits would blur.
pub fn text_sprite(text: &str, size: f32, colour: Rgb) -> Sprite {
    /// The height of a capital, in ems.
    const CAPITAL: f32 = 0.729;
    let font = &*FONT;
    let (units, height) = (font.units_per_em().unwrap_or(1.0), font.height_unscaled());
    let base = (font.ascent_unscaled() / units * size).round();
    let em = base / font.ascent_unscaled() * units;
    let scale = PxScale::from(em * height / units);
    let (wide, tall) = text_size(scale, font, text);
    let mut cover = GrayImage::new(wide, tall);
    draw_text_mut(&mut cover, Luma([255]), 0, 0, scale, font, text);
    let ink = |Luma([cover]): Luma<u8>| colour.premultiplied(cover);
    let (x, y) = (text_width(text) * em / 2.0, base - CAPITAL * em / 2.0);
    Sprite::new(&map_pixels(&cover, ink), (-(x.round() as i32), -(y.round() as i32)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_digits_are_wider_than_one() {
        assert!(text_width("10") > 1.9 * text_width("1") && text_width("1") > 0.5);
        assert!(text_width("N12") < 2.4);
    }
}
