//! Grass textures. Each of the four tints has a square of 4×4 tiles, which is repeated without visible borders.

use super::cache::MemoryUse;
use crate::ink::palette::{LIGHTNESS_STEPS, grass_step};
use crate::{Brush, Detail, DrawingRng, Ink, PALETTE, Pt, Rgb, Scale, THEME, pt, straight_line};
use std::sync::LazyLock;

use image::imageops::{crop_imm, interpolate_bilinear};
use image::{ImageBuffer, Luma, Rgba, RgbaImage};
use imageproc::filter::gaussian_blur_f32;
use imageproc::map::{map_pixels, map_pixels2};

/// The period of the texture along each axis, in tiles.
pub const TEXTURE_PERIOD: usize = 4;

pub struct GrassTextures {
    pub side: usize,
    tints: Vec<Vec<u8>>,
}

impl GrassTextures {
    /// Returns the scale at which to draw the grass for pictures of a scale. Grass has only two levels of detail.
    pub fn grass_scale(scale: Scale) -> Scale {
        Scale { detail: if scale.detail > Detail::Coarse { Detail::Plain } else { Detail::Coarse }, ..scale }
    }

    /// Draws the first `tiles` tiles of the texture along each axis, which repeats after [`TEXTURE_PERIOD`] tiles.
    pub fn new(scale: Scale, tiles: usize) -> GrassTextures {
        let side = tiles * scale.side as usize;
        let steps = blotch_noise(side, tiles);
        let paint = |tint: usize| {
            let colours: Vec<Rgb> = (0..LIGHTNESS_STEPS).map(|step| grass_step(tint, step)).collect();
            let plain: Vec<u8> = colours.iter().map(|&c| PALETTE.nearest_index(c)).collect();
            let strokes = draw_plants(scale, tiles, growth_of_tint(tint));
            let pixel = |(index, (&step, over)): (usize, (&u8, &Rgba<u8>))| {
                let step = if growth_of_tint(tint) == Growth::Hay {
                    mown_step(step, index, side, tiles)
                } else {
                    usize::from(step)
                };
                if over.0[3] < 8 { plain[step] } else { PALETTE.nearest_index(colours[step].blended_under(*over)) }
            };
            steps.iter().zip(strokes.pixels()).enumerate().map(pixel).collect()
        };
        GrassTextures { side, tints: (0..THEME.grass.tints.len()).map(paint).collect() }
    }

    /// Returns `count` pixels of a tint, beginning at (x, y), which must not extend beyond the right side.
    pub fn tint_row(&self, tint: u8, x: usize, y: usize, count: usize) -> &[u8] {
        let start = (y % self.side) * self.side + x % self.side;
        let pixels = self.tints.get(usize::from(tint)).or(self.tints.first()).map_or(&[][..], Vec::as_slice);
        pixels.get(start..start + count).unwrap_or(&[])
    }
}

impl MemoryUse for GrassTextures {
    fn memory_bytes(&self) -> usize {
        self.tints.iter().map(Vec::len).sum()
    }
}

/// Returns smooth noise in [`LIGHTNESS_STEPS`] steps, like blotches of paint, which compresses well.
fn blotch_noise(side: usize, tiles: usize) -> Vec<u8> {
    let across = NOISE_CELLS as f32 * tiles as f32 / TEXTURE_PERIOD as f32 / side as f32;
    let sample = |i: usize| {
        let at = |v: usize| v as f32 * across;
        // The noise has one cell more than a period, to be interpolated between the last and the first cell.
        let noise = interpolate_bilinear(&*NOISE, at(i % side), at(i / side)).map_or(0.0, |Luma([noise])| noise);
        let half = (LIGHTNESS_STEPS / 2) as f32;
        (noise * 1.6).round().clamp(-half, half) + half
    };
    (0..side * side).map(|i| sample(i) as u8).collect()
}

/// A square of noise.
type Noise = ImageBuffer<Luma<f32>, Vec<f32>>;

/// The number of cells of noise along each side of the texture.
const NOISE_CELLS: u32 = 256;

/// The sum of periodic noise with a width of 0.100 u and of 0.035 u, whose first row and column are repeated.
static NOISE: LazyLock<Noise> = LazyLock::new(|| {
    let mut rng = DrawingRng::of("grass", "", 7);
    let white = Noise::from_fn(NOISE_CELLS, NOISE_CELLS, |_, _| Luma([rng.unit() - 0.5]));
    let (wide, fine) = (periodic_blur(&white, 6.4), periodic_blur(&white, 2.2));
    map_pixels2(&wide, &fine, |Luma([wide]), Luma([fine])| Luma([0.7 * wide + 0.5 * fine]))
});

/// Blurs a periodic square by `sigma` cells and normalizes it to a mean square of one, with its first row repeated.
fn periodic_blur(square: &Noise, sigma: f32) -> Noise {
    let (cells, margin) = (square.width(), (3.0 * sigma) as u32);
    let around = |v: u32| (v + cells - margin) % cells;
    let wider = cells + 2 * margin + 1;
    let tiled = Noise::from_fn(wider, wider, |x, y| *square.get_pixel(around(x), around(y)));
    let blurred = crop_imm(&gaussian_blur_f32(&tiled, sigma), margin, margin, cells + 1, cells + 1).to_image();
    let mean_square = blurred.iter().map(|v| v * v).sum::<f32>() / blurred.len() as f32;
    map_pixels(&blurred, |Luma([v])| Luma([v / mean_square.sqrt().max(1e-9)]))
}

/// The vegetation on the fields of a tint. Like the tints, it helps to tell neighbouring fields apart.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Growth {
    Meadow,
    Clover,
    /// Grass mown in swathes.
    Hay,
    /// Long grass.
    Wild,
}

fn growth_of_tint(tint: usize) -> Growth {
    [Growth::Meadow, Growth::Clover, Growth::Hay, Growth::Wild][tint % 4]
}

/// Returns the step of lightness for a pixel of mown grass by its swathe, which continues across the texture's border.
fn mown_step(step: u8, index: usize, side: usize, tiles: usize) -> usize {
    /// The number of swathes across the whole texture, along x and along y.
    const ACROSS: (f32, f32) = (3.0, 17.0);
    let share = |v: usize| v as f32 / side as f32 * tiles as f32 / TEXTURE_PERIOD as f32;
    let wave = share(index % side) * ACROSS.0 + share(index / side) * ACROSS.1;
    let lighter = wave.rem_euclid(1.0) < 0.5;
    (usize::from(step) + usize::from(lighter)).saturating_sub(usize::from(!lighter)).min(LIGHTNESS_STEPS - 1)
}

/// Draws tufts and flowers on a transparent sheet. A plant that crosses a border is repeated at the opposite border.
fn draw_plants(scale: Scale, tiles: usize, growth: Growth) -> RgbaImage {
    const CELLS: usize = 8 * TEXTURE_PERIOD;
    const WIDE: f32 = TEXTURE_PERIOD as f32;
    let mut brush = Brush::new(scale, pt(0.0, 0.0), pt(1.0, 1.0) * tiles as f32);
    let mut rng = DrawingRng::of("tufts", "", 11);
    for i in 0..CELLS * CELLS {
        let cell = pt((i % CELLS) as f32 + rng.unit(), (i / CELLS) as f32 + rng.unit()) * (WIDE / CELLS as f32);
        let (used, kind) = (rng.chance(0.62), rng.unit());
        if !used {
            continue;
        }
        for wrap in (0..9).map(|k| pt((k % 3) as f32 - 1.0, (k / 3) as f32 - 1.0) * WIDE) {
            let at = cell + wrap;
            let near = -0.1..tiles as f32 + 0.1;
            if near.contains(&at.x) && near.contains(&at.y) {
                draw_plant(&mut brush, at, kind, growth);
            }
        }
    }
    brush.finish()
}

/// Draws a plant. `kind` is a random number from 0 to 1, which selects the kind of plant.
fn draw_plant(brush: &mut Brush, at: Pt, kind: f32, growth: Growth) {
    let grass = &THEME.grass;
    let close = brush.detail() > Detail::Coarse;
    match (growth, kind) {
        (Growth::Hay, ..0.55) => draw_tuft(brush, at, 0.7, grass.stubble.with_alpha(0.22)),
        (Growth::Wild, ..0.60) => draw_tuft(brush, at, 1.45, grass.dark.with_alpha(0.22)),
        (_, ..0.50) => draw_tuft(brush, at, 1.0, grass.dark.with_alpha(0.18)),
        (Growth::Clover, 0.50..0.68) if close => draw_blossom(brush, at, grass.clover),
        (_, 0.50..0.80) => draw_tuft(brush, at, 1.0, grass.light.with_alpha(0.24)),
        (Growth::Meadow, 0.80..0.84) if close => draw_blossom(brush, at, grass.flowers[usize::from(kind > 0.82)]),
        _ => {}
    }
}

/// Draws three blades of grass.
fn draw_tuft(brush: &mut Brush, at: Pt, size: f32, ink: Ink) {
    let width = brush.line_width(0.006, 0.6);
    for (x, length) in [(-0.011, 0.7), (0.0, 1.0), (0.011, 0.75)] {
        let blade = straight_line(at + pt(x * 0.6, 0.0), at + pt(x * 1.5, -0.026 * length * size), 1);
        brush.stroke_rounded(&blade, width, ink);
    }
}

/// Draws a group of three flowers.
fn draw_blossom(brush: &mut Brush, at: Pt, colour: Rgb) {
    let radius = brush.line_width(0.006, 0.6);
    for (x, y) in [(0.0, 0.0), (0.022, 0.010), (0.006, 0.022)] {
        brush.fill_disc(at + pt(x, y), radius, colour.with_alpha(0.80));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_texture_runs_on_across_its_border() {
        let meadow = GrassTextures::new(Scale { side: 24, detail: Detail::Coarse }, TEXTURE_PERIOD);
        // Neighbouring pixels across the border must differ no more often than elsewhere.
        let changes = |a: usize, b: usize| {
            (0..meadow.side).filter(|&y| meadow.tint_row(0, a, y, 1) != meadow.tint_row(0, b, y, 1)).count()
        };
        assert!(changes(meadow.side - 1, 0) <= 2 * changes(40, 41) + 8);
    }
}
