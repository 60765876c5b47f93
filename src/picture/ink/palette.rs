//! The palette of all pictures, which has at most 256 colours, and the lookup of the entry nearest to a colour.
//!
//! The first entries are for colours that must be exact, such as those of the seats, and for the steps of the four
//! grass tints. The rest, in `assets/art/palette.txt`, were chosen from rendered boards by the example `palette`.

use std::collections::HashSet;
use std::sync::LazyLock;

use crate::ink::theme::Theme;
use crate::{Ink, Rgb, THEME};

/// Steps of lightness in each grass tint.
pub const LIGHTNESS_STEPS: usize = 7;

/// The difference in lightness between two steps of the grass.
const LIGHTNESS_STEP: f32 = 0.016;

/// Bits per channel in the lookup table.
const BITS_PER_CHANNEL: u32 = 6;

pub struct Palette {
    pub colours: Vec<Rgb>,
    /// The colours as integers for blending, with red in the highest of three bytes.
    packed: Box<[u32; 256]>,
    nearest: Vec<u8>,
    /// The colours that are not the nearest ones to the middle of their cell, with their entries.
    exceptions: Vec<(Rgb, u8)>,
}

pub static PALETTE: LazyLock<Palette> = LazyLock::new(|| Palette::new(include_str!("../../../assets/art/palette.txt")));

impl Palette {
    fn new(chosen: &str) -> Palette {
        let mut colours = exact_colours();
        let read = |line: &str| line.parse().unwrap_or_else(|_| panic!("assets/art/palette.txt: {line}"));
        for colour in chosen.lines().map(read) {
            if colours.len() < 256 && !colours.contains(&colour) {
                colours.push(colour);
            }
        }
        let nearest = lookup_table(&colours);
        let mut packed = Box::new([0; 256]);
        for (slot, c) in packed.iter_mut().zip(&colours) {
            *slot = u32::from_be_bytes([0, c.0, c.1, c.2]);
        }
        let mut palette = Palette { colours, packed, nearest, exceptions: Vec::new() };
        let entries = palette.colours.iter().enumerate().map(|(entry, &colour)| (colour, entry as u8));
        palette.exceptions =
            entries.filter(|&(colour, entry)| palette.rounded_nearest_index(colour) != entry).collect();
        palette
    }

    /// Returns the entry nearest to a colour, which is the colour itself if the palette contains it.
    pub fn nearest_index(&self, colour: Rgb) -> u8 {
        let near = self.rounded_nearest_index(colour);
        if self.colours.get(usize::from(near)) == Some(&colour) {
            return near;
        }
        self.exceptions.iter().find(|(exact, _)| *exact == colour).map_or(near, |&(_, entry)| entry)
    }

    /// Returns the entry nearest to a colour rounded to 64 levels. It is faster than `index`, for blended edges.
    #[inline]
    pub fn rounded_nearest_index(&self, Rgb(r, g, b): Rgb) -> u8 {
        let cell = |v: u8| usize::from(v >> (8 - BITS_PER_CHANNEL));
        self.nearest[(cell(r) << (2 * BITS_PER_CHANNEL)) | (cell(g) << BITS_PER_CHANNEL) | cell(b)]
    }

    pub fn colour(&self, index: u8) -> Rgb {
        self.colours.get(usize::from(index)).copied().unwrap_or_default()
    }

    /// Returns the colour of an entry as an integer, with red in the highest of three bytes.
    #[inline]
    pub fn packed_colour(&self, index: u8) -> u32 {
        self.packed[usize::from(index)]
    }

    /// Returns the entry for the colour of `ink` over an entry. All steps of a grass tint become the same entry.
    /// Otherwise the entries nearest to the blended steps could differ so much that grass looks like camouflage.
    pub fn washed_index(&self, index: u8, ink: Ink) -> u8 {
        let grass = THEME.grass.tints.get(usize::from(index) / LIGHTNESS_STEPS).copied();
        self.rounded_nearest_index(grass.unwrap_or(self.colour(index)).mix(ink.colour, ink.alpha))
    }
}

/// Returns a grass tint at one of its `LIGHTNESS_STEPS` of lightness. The middle step is the tint itself.
pub fn grass_step(tint: usize, step: usize) -> Rgb {
    at_lightness_step(THEME.grass.tints[tint % THEME.grass.tints.len()], step)
}

/// Returns a colour at one of its [`LIGHTNESS_STEPS`] of lightness.
pub fn at_lightness_step(Rgb(r, g, b): Rgb, step: usize) -> Rgb {
    let factor = 1.0 + (step as f32 - (LIGHTNESS_STEPS / 2) as f32) * LIGHTNESS_STEP;
    let part = |v: u8| (f32::from(v) * factor).round().min(255.0) as u8;
    Rgb(part(r), part(g), part(b))
}

/// Returns the lit, plain and shaded colour of a seat's pieces.
pub fn seat_tones(colour: Rgb) -> [Rgb; 3] {
    let lit = if colour.luminance() < 0.85 { colour.lit(0.30) } else { THEME.rim };
    let shade = if colour.luminance() > 0.12 { colour.shaded(0.30) } else { colour.mix(Rgb(13, 11, 16), 0.5) };
    [colour.mix(lit, 0.47), colour, colour.mix(shade, 0.59)]
}

/// Returns the colours that must be exact in every picture.
pub fn exact_colours() -> Vec<Rgb> {
    let (mut list, mut seen) = (reserved_colours(&THEME), HashSet::new());
    list.retain(|colour| seen.insert(*colour));
    list
}

/// Returns the colours of a theme that must be exact, in the same order for every theme. Some may occur twice.
pub fn reserved_colours(t: &Theme) -> Vec<Rgb> {
    let tints = t.grass.tints.into_iter();
    let mut list: Vec<Rgb> =
        tints.flat_map(|tint| (0..LIGHTNESS_STEPS).map(move |step| at_lightness_step(tint, step))).collect();
    list.extend(t.seats.colours.iter().flat_map(|&c| seat_tones(c)));
    list.extend([t.ink, t.rim, t.cream, t.gold, t.seats.mark_light, t.seats.mark_dark]);
    list.extend([t.table.ground, t.table.letters, t.table.disc, t.table.digits, t.table.dashes]);
    list.push(t.table.thin_plate());
    list.extend([t.road.fill, t.road.fill.mix(t.road.sun, 0.59), t.road.edge]);
    list.extend([t.water.fill, t.water.edge, t.water.glint, t.city.ground, t.city.shield, t.city.charge]);
    list.extend([t.monastery.roof, t.monastery.court, t.city.slate]);
    list.extend(t.city.roofs.iter().copied());
    list
}

/// The linear light of each value of a channel, which the table of nearest colours would otherwise compute 900,000 times.
static LINEAR: LazyLock<[f32; 256]> = LazyLock::new(|| {
    std::array::from_fn(|v| {
        let v = v as f32 / 255.0;
        if v <= 0.04045 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
    })
});

/// Converts a colour to Oklab, a perceptual colour space.
pub fn oklab(Rgb(r, g, b): Rgb) -> [f32; 3] {
    let [r, g, b] = [r, g, b].map(|v| LINEAR[usize::from(v)]);
    let l = (0.412_221_46 * r + 0.536_332_55 * g + 0.051_445_995 * b).cbrt();
    let m = (0.211_903_5 * r + 0.680_699_5 * g + 0.107_396_96 * b).cbrt();
    let s = (0.088_302_46 * r + 0.281_718_85 * g + 0.629_978_7 * b).cbrt();
    [
        0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
        1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
        0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s,
    ]
}

pub fn squared_distance(a: [f32; 3], b: [f32; 3]) -> f32 {
    (a[0] - b[0]).powi(2) + (a[1] - b[1]).powi(2) + (a[2] - b[2]).powi(2)
}

/// Computes the nearest entry for each cell of the colour cube. Neighbouring cells have most candidates in common, so
/// entries that are too far away are first discarded for a block of 4³ cells.
fn lookup_table(colours: &[Rgb]) -> Vec<u8> {
    const SIDE: usize = 1 << BITS_PER_CHANNEL;
    const BLOCK: usize = 4;
    let labs: Vec<[f32; 3]> = colours.iter().map(|&c| oklab(c)).collect();
    let middle = |cell: usize| ((cell << (8 - BITS_PER_CHANNEL)) | 2) as u8;
    let cell_lab = |r: usize, g: usize, b: usize| oklab(Rgb(middle(r), middle(g), middle(b)));
    let mut table = vec![0; SIDE * SIDE * SIDE];
    let starts = || (0..SIDE).step_by(BLOCK);
    for (r0, g0, b0) in starts().flat_map(|r| starts().flat_map(move |g| starts().map(move |b| (r, g, b)))) {
        let heart = cell_lab(r0 + BLOCK / 2, g0 + BLOCK / 2, b0 + BLOCK / 2);
        let corners = [0, BLOCK - 1].into_iter().flat_map(|r| [0, BLOCK - 1].map(|g| (r, g)));
        let corners = corners.flat_map(|(r, g)| [0, BLOCK - 1].map(|b| (r, g, b)));
        let radius = corners
            .map(|(r, g, b)| squared_distance(cell_lab(r0 + r, g0 + g, b0 + b), heart).sqrt())
            .fold(0.0, f32::max);
        let best = labs.iter().map(|&lab| squared_distance(lab, heart)).fold(f32::INFINITY, f32::min).sqrt();
        let limit = best + 2.2 * radius;
        let near: Vec<usize> = (0..labs.len()).filter(|&i| squared_distance(labs[i], heart).sqrt() <= limit).collect();
        for (r, g, b) in block_cells(BLOCK) {
            let (r, g, b) = (r0 + r, g0 + g, b0 + b);
            let lab = cell_lab(r, g, b);
            let nearest = near
                .iter()
                .copied()
                .min_by(|&i, &j| squared_distance(labs[i], lab).total_cmp(&squared_distance(labs[j], lab)));
            table[(r * SIDE + g) * SIDE + b] = nearest.unwrap_or(0) as u8;
        }
    }
    table
}

fn block_cells(block: usize) -> impl Iterator<Item = (usize, usize, usize)> {
    (0..block * block * block).map(move |i| (i / (block * block), i / block % block, i % block))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reserved_colours_are_exact() {
        for colour in exact_colours() {
            assert_eq!(PALETTE.colour(PALETTE.nearest_index(colour)), colour);
        }
        assert!(PALETTE.colours.len() <= 256);
    }

    #[test]
    fn seats_keep_their_colours() {
        for colour in THEME.seats.colours {
            assert_eq!(PALETTE.colour(PALETTE.nearest_index(colour)), colour);
        }
    }
}
