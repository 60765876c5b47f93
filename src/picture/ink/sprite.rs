//! Sprites, which can be copied onto a picture of palette indices.
//!
//! The rows of a sprite are divided into runs. Clear pixels are skipped and solid pixels are copied. Soft pixels, which
//! occur in edges and shadows, are blended with the pixels below them. Most pixels of a picture are copied.

use image::{GrayImage, Luma, Rgba, RgbaImage};

use crate::ink::palette::Palette;
use crate::{Ink, PALETTE, Rgb};

/// A picture in progress, as an index into the palette for each pixel.
pub struct Canvas {
    /// The palette entry of each pixel.
    pub indices: GrayImage,
}

/// The position of a pixel: its distance from the left and from the top edge of the canvas, in pixels.
pub type PixelPoint = (i32, i32);

/// A rectangle of pixels on a canvas. The second corner is not part of it. Drawing can be limited to a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    pub x: (i32, i32),
    pub y: (i32, i32),
}

/// The way in which a pixel covers the pixel below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PixelCover {
    /// Not at all. Such pixels are not stored.
    Clear,
    /// Partly. Such pixels come next in `soft`.
    Soft,
    /// Completely. Such pixels come next in `solid`.
    Solid,
}

/// Up to 63 pixels with the same cover, which is in the two highest bits. The caches of sprites hold millions of runs.
#[derive(Clone, Copy, Debug)]
struct PixelRun(u8);

impl PixelRun {
    const MAX_LENGTH: usize = 63;

    fn new(cover: PixelCover, count: usize) -> PixelRun {
        PixelRun((cover as u8) << 6 | count as u8)
    }

    fn cover(self) -> PixelCover {
        match self.0 >> 6 {
            0 => PixelCover::Clear,
            1 => PixelCover::Soft,
            _ => PixelCover::Solid,
        }
    }

    /// Returns the number of pixels of the run.
    fn count(self) -> usize {
        usize::from(self.0) & PixelRun::MAX_LENGTH
    }
}

impl PixelCover {
    /// The alpha from which a pixel counts as solid, and the alpha below which it counts as clear.
    const SOLID: u8 = 251;
    const CLEAR: u8 = 5;

    fn of(pixel: [u8; 4]) -> PixelCover {
        match pixel[3] {
            PixelCover::SOLID.. => PixelCover::Solid,
            0..PixelCover::CLEAR => PixelCover::Clear,
            _ => PixelCover::Soft,
        }
    }
}

pub struct Sprite {
    /// The offset of the sprite's north-west pixel from the point at which it is stamped.
    pub anchor: PixelPoint,
    runs: Vec<PixelRun>,
    /// For each row, the indices of its first run, first solid pixel and first soft pixel.
    rows: Vec<(u32, u32, u32)>,
    solid: Vec<u8>,
    /// Soft pixels, premultiplied by alpha.
    soft: Vec<Rgba<u8>>,
}

impl Sprite {
    pub fn new(raster: &RgbaImage, anchor: PixelPoint) -> Sprite {
        let mut sprite = Sprite { anchor, runs: Vec::new(), rows: Vec::new(), solid: Vec::new(), soft: Vec::new() };
        let (pixels, _) = raster.as_chunks::<4>();
        for row in pixels.chunks(raster.width().max(1) as usize) {
            sprite.add_row(row);
        }
        // Sprites are cached, so spare capacity would be wasted for a long time.
        sprite.runs.shrink_to_fit();
        sprite.solid.shrink_to_fit();
        sprite.soft.shrink_to_fit();
        sprite
    }

    fn add_row(&mut self, row: &[[u8; 4]]) {
        self.rows.push((self.runs.len() as u32, self.solid.len() as u32, self.soft.len() as u32));
        let alike = row.chunk_by(|a, b| PixelCover::of(*a) == PixelCover::of(*b));
        for run in alike.flat_map(|run| run.chunks(PixelRun::MAX_LENGTH)) {
            let cover = run.first().map_or(PixelCover::Clear, |&pixel| PixelCover::of(pixel));
            self.runs.push(PixelRun::new(cover, run.len()));
            match cover {
                PixelCover::Clear => {}
                PixelCover::Soft => self.soft.extend(run.iter().copied().map(Rgba)),
                PixelCover::Solid => {
                    self.solid.extend(run.iter().map(|&pixel| PALETTE.nearest_index(opaque_colour(Rgba(pixel)))))
                }
            }
        }
    }

    /// Returns the memory use of the sprite, in bytes.
    pub fn memory_bytes(&self) -> usize {
        let rows = self.rows.len() * size_of::<(u32, u32, u32)>();
        size_of::<Sprite>() + self.solid.len() + self.soft.len() * 4 + self.runs.len() * size_of::<PixelRun>() + rows
    }
}

impl Canvas {
    pub fn new(width: usize, height: usize, colour: Rgb) -> Canvas {
        Canvas { indices: GrayImage::from_pixel(width as u32, height as u32, Luma([PALETTE.nearest_index(colour)])) }
    }

    pub fn frame(&self) -> Frame {
        Frame { x: (0, self.indices.width() as i32), y: (0, self.indices.height() as i32) }
    }

    /// Draws a sprite with its anchor at (x, y).
    pub fn stamp(&mut self, sprite: &Sprite, x: i32, y: i32) {
        self.stamp_clipped(sprite, x, y, self.frame());
    }

    /// Draws the part of a sprite that is inside a frame.
    pub fn stamp_clipped(&mut self, sprite: &Sprite, x: i32, y: i32, frame: Frame) {
        let frame = frame.intersection(self.frame());
        let width = self.indices.width() as usize;
        let (left, top) = (x.saturating_add(sprite.anchor.0), y.saturating_add(sprite.anchor.1));
        for (row, &(run, solid, soft)) in sprite.rows.iter().enumerate() {
            let line = top.saturating_add(row as i32);
            if line < frame.y.0 || line >= frame.y.1 {
                continue;
            }
            let end = sprite.rows.get(row + 1).map_or(sprite.runs.len(), |next| next.0 as usize);
            let runs = sprite.runs.get(run as usize..end).unwrap_or(&[]);
            let start = line as usize * width;
            let Some(target) = self.indices.get_mut(start..start + width) else { continue };
            let mut pen = RowWriter { target, x: left, frame: frame.x, palette: &PALETTE };
            pen.write_runs(runs, &sprite.solid[solid as usize..], &sprite.soft[soft as usize..]);
        }
    }

    /// Copies a row of indices to the east of (x, y), clipped to the canvas.
    pub fn copy_row(&mut self, row: &[u8], x: i32, y: i32) {
        let area = Frame { x: (x, x.saturating_add(row.len() as i32)), y: (y, y.saturating_add(1)) }
            .intersection(self.frame());
        for target in self.clipped_rows(area) {
            let skip = area.x.0.abs_diff(x) as usize;
            // If the area is entirely outside of the canvas, the range is empty.
            target.copy_from_slice(row.get(skip..skip + target.len()).unwrap_or_default());
        }
    }

    /// Returns the entry at (x, y), or `None` outside of the canvas.
    pub fn index_at(&self, x: i32, y: i32) -> Option<u8> {
        self.indices.get_pixel_checked(u32::try_from(x).ok()?, u32::try_from(y).ok()?).map(|pixel| pixel.0[0])
    }

    /// Sets the entry at (x, y). Does nothing outside of the canvas.
    pub fn set_index(&mut self, x: i32, y: i32, entry: u8) {
        let place = u32::try_from(x).ok().zip(u32::try_from(y).ok());
        if let Some(pixel) = place.and_then(|(x, y)| self.indices.get_pixel_mut_checked(x, y)) {
            *pixel = Luma([entry]);
        }
    }

    pub fn fill_frame(&mut self, area: Frame, colour: Rgb) {
        let index = PALETTE.nearest_index(colour);
        self.clipped_rows(area).for_each(|row| row.fill(index));
    }

    pub fn blend_over(&mut self, area: Frame, ink: Ink) {
        let table: Vec<u8> = (0..=255u8).map(|i| PALETTE.washed_index(i, ink)).collect();
        self.clipped_rows(area).flatten().for_each(|pixel| *pixel = table[usize::from(*pixel)]);
    }

    /// Returns the rows of a rectangle, clipped to the canvas.
    fn clipped_rows(&mut self, area: Frame) -> impl Iterator<Item = &mut [u8]> {
        let area = area.intersection(self.frame());
        let (width, columns) = (self.indices.width().max(1) as usize, area.x.0 as usize..area.x.1 as usize);
        let rows = self.indices.chunks_exact_mut(width).take(area.y.1 as usize).skip(area.y.0 as usize);
        rows.map(move |row| &mut row[columns.clone()])
    }
}

impl Frame {
    /// Returns the intersection with another frame. If they do not intersect, the result is empty.
    pub fn intersection(self, other: Frame) -> Frame {
        let both = |a: (i32, i32), b: (i32, i32)| {
            let from = a.0.clamp(b.0, b.1.max(b.0));
            (from, a.1.clamp(from, b.1.max(from)))
        };
        Frame { x: both(self.x, other.x), y: both(self.y, other.y) }
    }
}

/// The state of drawing one row of a sprite.
struct RowWriter<'a> {
    target: &'a mut [u8],
    x: i32,
    frame: (i32, i32),
    palette: &'a Palette,
}

impl RowWriter<'_> {
    /// Writes the runs of a row, with the pixels of the solid and of the soft ones.
    fn write_runs(&mut self, runs: &[PixelRun], mut solid: &[u8], mut soft: &[Rgba<u8>]) {
        for &run in runs {
            let count = run.count();
            match run.cover() {
                PixelCover::Clear => self.x += count as i32,
                PixelCover::Solid => {
                    let (pixels, rest) = solid.split_at(count);
                    solid = rest;
                    let (skip, target) = self.advance(count);
                    target.copy_from_slice(&pixels[skip..skip + target.len()]);
                }
                PixelCover::Soft => {
                    let (pixels, rest) = soft.split_at(count);
                    soft = rest;
                    let palette = self.palette;
                    let (skip, target) = self.advance(count);
                    for (below, over) in target.iter_mut().zip(&pixels[skip..]) {
                        *below = blended_index(palette, *below, *over);
                    }
                }
            }
        }
    }

    /// Advances by `count` pixels. Returns the number of hidden pixels at the start, and the visible pixels after them.
    fn advance(&mut self, count: usize) -> (usize, &mut [u8]) {
        let from = self.x.clamp(self.frame.0, self.frame.1);
        let to = (self.x + count as i32).clamp(self.frame.0, self.frame.1);
        let skip = (from - self.x).clamp(0, count as i32) as usize;
        self.x += count as i32;
        (skip, &mut self.target[from as usize..to.max(from) as usize])
    }
}

/// Returns the opaque colour for a premultiplied pixel that is nearly opaque.
fn opaque_colour(Rgba([r, g, b, a]): Rgba<u8>) -> Rgb {
    let whole = |v: u8| ((u32::from(v) * 255 + u32::from(a) / 2) / u32::from(a.max(1))).min(255) as u8;
    Rgb(whole(r), whole(g), whole(b))
}

/// Returns the entry for a soft pixel over an entry. The result is the same as with [`Rgb::blended_under`], but red and blue
/// are computed together in the two halves of one integer.
fn blended_index(palette: &Palette, below: u8, Rgba([r, g, b, a]): Rgba<u8>) -> u8 {
    const HALVES: u32 = 0x00FF_00FF;
    let (rest, under) = (255 - u32::from(a), palette.packed_colour(below));
    let both = (under & HALVES) * rest + 0x0080_0080;
    let both = ((both + (both >> 8 & HALVES)) >> 8 & HALVES) + (u32::from(r) << 16 | u32::from(b));
    let green = (under >> 8 & 0xFF) * rest + 0x80;
    let green = ((green + (green >> 8)) >> 8) + u32::from(g);
    palette.rounded_nearest_index(Rgb((both >> 16) as u8, green as u8, both as u8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blending_is_rounded_to_the_nearest() {
        for below in 0..PALETTE.colours.len() as u8 {
            for a in [5u8, 60, 127, 128, 200, 250] {
                for over in [[0u8, 0, 0], [255, 255, 255], [58, 42, 32], [200, 3, 254]] {
                    let [r, g, b] = over.map(|v| (u32::from(v) * u32::from(a) / 255) as u8);
                    let soft = Rgba([r, g, b, a]);
                    assert_eq!(
                        blended_index(&PALETTE, below, soft),
                        PALETTE.rounded_nearest_index(PALETTE.colour(below).blended_under(soft))
                    );
                }
            }
        }
    }
}
