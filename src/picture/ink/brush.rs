//! A brush that draws on a small transparent sheet. Coordinates are in u, the side of a tile.
//!
//! Small tiles are drawn at several times their final size and then averaged. So lines thinner than a pixel become pale
//! lines instead of broken ones. Larger tiles have few such lines, so anti-aliasing is enough.

use image::RgbaImage;
use serde::Deserialize;
use tiny_skia::{
    Color, FillRule, GradientStop, LineCap, LineJoin, LinearGradient, Paint, Path, PathBuilder, Pixmap, Point,
    SpreadMode, Stroke, StrokeDash, Transform,
};

use crate::{Ink, Line, Pt, Rgb, THEME, ellipse};
use bergerie_rules::never;

/// The level of detail of drawings. It depends on the size of a tile *as seen* in the chat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Detail {
    #[default]
    /// For tiles below 42 px: the fewest and largest houses, and the largest figures.
    Far,
    /// For tiles from 42 px: fewer and larger houses, and larger figures.
    Coarse,
    /// For tiles from 60 px: no windows, ruts, pebbles or flowers.
    Plain,
    /// For tiles from 90 px: all details.
    Fine,
}

impl Detail {
    /// Returns the level for tiles that are `seen` pixels wide in the chat.
    pub fn for_tile_width(seen: f32) -> Detail {
        match seen {
            90.0.. => Detail::Fine,
            60.0.. => Detail::Plain,
            42.0.. => Detail::Coarse,
            _ => Detail::Far,
        }
    }
}

/// The size of tiles and their level of detail. Each scale has its own cached sprites.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Scale {
    /// The side of a tile, in pixels of the picture.
    pub side: u32,
    pub detail: Detail,
}

pub struct Brush {
    sheet: Pixmap,
    scale: Scale,
    /// The number of pixels of the sheet per final pixel, along one side.
    supersampling: u32,
    north_west: Pt,
}

impl Brush {
    /// Creates a brush with an empty sheet between two corners in u, whose size is rounded up to whole pixels.
    pub fn new(scale: Scale, north_west: Pt, se: Pt) -> Brush {
        let supersampling = match scale.side {
            0..48 => 4,
            48..72 => 3,
            72..100 => 2,
            _ => 1,
        };
        let pixels = |u: f32| ((u * scale.side as f32 - 1e-3).ceil().clamp(1.0, 8192.0) as u32) * supersampling;
        // `Pixmap::new` never fails for a sheet of at most 32768² pixels. The fallback avoids a panic.
        let sheet =
            Pixmap::new(pixels(se.x - north_west.x), pixels(se.y - north_west.y)).unwrap_or_else(one_pixel_sheet);
        Brush { sheet, scale, supersampling, north_west }
    }

    pub fn detail(&self) -> Detail {
        self.scale.detail
    }

    /// Returns whether the level of detail is the highest.
    pub fn has_fine_detail(&self) -> bool {
        self.scale.detail == Detail::Fine
    }

    /// Returns a line width of `units` u, or of `pixels` final pixels if that is wider.
    pub fn line_width(&self, units: f32, pixels: f32) -> f32 {
        units.max(pixels / self.scale.side as f32)
    }

    /// Fills closed outlines as one shape.
    pub fn fill_all<'a>(&mut self, outlines: impl IntoIterator<Item = &'a Line>, ink: impl Into<Ink>) {
        let Some(path) = self.path(outlines, true) else { return };
        self.sheet.fill_path(&path, &paint(ink.into()), FillRule::Winding, Transform::identity(), None);
    }

    /// Fills a closed outline.
    pub fn fill(&mut self, outline: &Line, ink: impl Into<Ink>) {
        self.fill_all([outline], ink);
    }

    /// Fills a closed outline with a gradient from one point to another.
    pub fn fill_gradient(&mut self, outline: &Line, from: Pt, to: Pt, colours: &[Rgb]) {
        let Some(path) = self.path([outline], true) else { return };
        let place = |p: Pt| {
            let p = (p - self.north_west) * self.pixels_per_u();
            Point::from_xy(p.x, p.y)
        };
        let stop = |(i, Rgb(r, g, b)): (usize, Rgb)| {
            GradientStop::new(i as f32 / colours.len().saturating_sub(1).max(1) as f32, Color::from_rgba8(r, g, b, 255))
        };
        let stops = colours.iter().copied().enumerate().map(stop).collect();
        let gradient = LinearGradient::new(place(from), place(to), stops, SpreadMode::Pad, Transform::identity());
        if let Some(shader) = gradient {
            let paint = Paint { shader, anti_alias: true, ..Paint::default() };
            self.sheet.fill_path(&path, &paint, FillRule::Winding, Transform::identity(), None);
        }
    }

    /// Strokes an open line with butt ends.
    pub fn stroke(&mut self, line: &Line, width: f32, ink: impl Into<Ink>) {
        self.stroke_lines([line], false, self.stroke_style(width, LineCap::Butt), ink.into());
    }

    /// Strokes an open line with round ends.
    pub fn stroke_rounded(&mut self, line: &Line, width: f32, ink: impl Into<Ink>) {
        self.stroke_lines([line], false, self.stroke_style(width, LineCap::Round), ink.into());
    }

    /// Strokes several lines. Open lines get round or butt ends.
    pub fn stroke_all(&mut self, lines: &[Line], width: f32, ink: Ink, closed: bool, round: bool) {
        self.stroke_lines(
            lines,
            closed,
            self.stroke_style(width, if round { LineCap::Round } else { LineCap::Butt }),
            ink,
        );
    }

    /// Strokes a line with dashes of length `on` and gaps of length `off`. The pattern is shifted by `phase`.
    pub fn stroke_dashed(
        &mut self,
        line: &Line,
        width: f32,
        (on, off, phase): (f32, f32, f32),
        cap: LineCap,
        ink: impl Into<Ink>,
    ) {
        let k = self.pixels_per_u();
        let pen = Stroke { dash: StrokeDash::new(vec![on * k, off * k], phase * k), ..self.stroke_style(width, cap) };
        self.stroke_lines([line], false, pen, ink.into());
    }

    pub fn stroke_outline(&mut self, outline: &Line, width: f32, ink: impl Into<Ink>) {
        self.stroke_lines([outline], true, self.stroke_style(width, LineCap::Butt), ink.into());
    }

    /// Strokes a closed outline with a sepia line, which is `width` u wide, but at least half a pixel.
    pub fn ink_outline(&mut self, outline: &Line, width: f32) {
        let width = self.line_width(width, 0.55);
        self.stroke_outline(outline, width, THEME.ink.with_alpha(0.92));
    }

    /// Fills a closed outline and strokes it with a sepia line.
    pub fn fill_inked(&mut self, outline: &Line, ink: impl Into<Ink>, line: f32) {
        self.fill(outline, ink);
        self.ink_outline(outline, line);
    }

    pub fn fill_disc(&mut self, middle: Pt, radius: f32, ink: impl Into<Ink>) {
        self.fill(&ellipse(middle, radius, radius), ink);
    }

    /// Draws the soft shadow of a round object on the ground.
    pub fn draw_ground_shadow(&mut self, middle: Pt, rx: f32, ry: f32, alpha: f32) {
        self.fill(&ellipse(middle, rx, ry), THEME.grass_shadow.with_alpha(alpha));
    }

    fn pixels_per_u(&self) -> f32 {
        (self.scale.side * self.supersampling) as f32
    }

    /// Returns the style of strokes of a width with these ends.
    fn stroke_style(&self, width: f32, line_cap: LineCap) -> Stroke {
        Stroke { width: width * self.pixels_per_u(), line_cap, line_join: LineJoin::Round, ..Stroke::default() }
    }

    fn stroke_lines<'a>(&mut self, lines: impl IntoIterator<Item = &'a Line>, close: bool, pen: Stroke, ink: Ink) {
        let Some(path) = self.path(lines, close) else { return };
        self.sheet.stroke_path(&path, &paint(ink), &pen, Transform::identity(), None);
    }

    /// Returns the path along lines, in pixels of the sheet. Returns `None` if it would be empty.
    fn path<'a>(&self, lines: impl IntoIterator<Item = &'a Line>, close: bool) -> Option<Path> {
        let (k, from) = (self.pixels_per_u(), self.north_west);
        let mut path = PathBuilder::new();
        for line in lines {
            for (i, &p) in line.iter().enumerate() {
                let p = (p - from) * k;
                if i == 0 { path.move_to(p.x, p.y) } else { path.line_to(p.x, p.y) }
            }
            if close {
                path.close();
            }
        }
        path.finish()
    }

    /// Averages the sheet to its final size and returns it. Red, green and blue are premultiplied by alpha.
    pub fn finish(self) -> RgbaImage {
        match self.supersampling {
            4 => downsampled::<4>(&self.sheet),
            3 => downsampled::<3>(&self.sheet),
            2 => downsampled::<2>(&self.sheet),
            _ => image(self.sheet.width(), self.sheet.height(), self.sheet.take()),
        }
    }
}

/// Averages each square of `FINE` × `FINE` pixels, like the several times slower `image::imageops::thumbnail`.
fn downsampled<const FINE: usize>(sheet: &Pixmap) -> RgbaImage {
    let count = (FINE * FINE) as u16;
    let line = sheet.width() as usize * 4;
    let (mut sums, mut pixels) = (vec![0u16; line], Vec::with_capacity(sheet.data().len() / usize::from(count)));
    for lines in sheet.data().chunks_exact(line * FINE) {
        sums.fill(0);
        for line in lines.chunks_exact(line) {
            sums.iter_mut().zip(line).for_each(|(sum, &value)| *sum += u16::from(value));
        }
        for block in sums.as_chunks::<4>().0.as_chunks::<FINE>().0 {
            let channel = |c: usize| (block.iter().map(|pixel| pixel[c]).sum::<u16>() + count / 2) / count;
            pixels.extend([0, 1, 2, 3].map(|c| channel(c) as u8));
        }
    }
    let (width, height) = (sheet.width() / FINE as u32, sheet.height() / FINE as u32);
    image(width, height, pixels)
}

/// Creates an image from its pixels, each of which has four bytes.
fn image(width: u32, height: u32, pixels: Vec<u8>) -> RgbaImage {
    let bytes = pixels.len();
    RgbaImage::from_raw(width, height, pixels).unwrap_or_else(|| {
        never!("{bytes} bytes are no image of {width} × {height} pixels");
        RgbaImage::default()
    })
}

fn paint(ink: Ink) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    let alpha = (ink.alpha.clamp(0.0, 1.0) * 255.0).round() as u8;
    paint.set_color_rgba8(ink.colour.0, ink.colour.1, ink.colour.2, alpha);
    paint
}

fn one_pixel_sheet() -> Pixmap {
    // A size of one pixel is always valid.
    Pixmap::new(1, 1).unwrap_or_else(|| unreachable!("a pixmap of one pixel"))
}
