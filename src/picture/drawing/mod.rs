//! Draws prints and pieces that consist only of shapes and colours. They are data in `assets/art/*.toml`. Content that
//! depends on a tile's layout, such as the houses of a town, is drawn by code instead.

mod format;
pub mod house;
pub mod masonry;

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::{Brush, Detail, Ink, Line, Pt, Rgb, Scale, THEME, clipped_to_half_plane, expansions, pt};
use bergerie_rules::Seat;
use format::{
    Drawing, DrawingFile, HalfPlane, Outline, Paint, PaintBase, Repeat, Shape, ShapeKind, Stroke, ToneChange,
    UnitLength,
};

/// The name of a drawing in `assets/art/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Art(pub &'static str);

/// A drawing with parameters, which determine its sprite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ArtVariant {
    pub art: Art,
    /// The seat whose colour replaces the drawing's colour `own`, or `None` if the drawing does not use that colour.
    pub seat: Option<Seat>,
    pub count: u8,
    /// The length of the drawing's unit in pixels. If `None`, the drawing has the size that its file gives.
    pub pixels: Option<u32>,
}

/// Returns the height of a figure of the usual size, a meeple, in u.
pub fn figure_height(detail: Detail) -> f32 {
    match detail {
        Detail::Far => 0.62,
        Detail::Coarse => 0.51,
        Detail::Plain | Detail::Fine => 0.37,
    }
}

pub fn seat_colour(seat: Seat) -> Rgb {
    THEME.seats.colours[seat.index()]
}

/// Returns red, green and blue of a seat's figures. They are the same in every season.
pub fn seat_rgb(seat: Seat) -> [u8; 3] {
    let Rgb(red, green, blue) = seat_colour(seat);
    [red, green, blue]
}

pub fn mark_colour(own: Rgb) -> Rgb {
    if own.luminance() < 0.42 { THEME.seats.mark_light } else { THEME.seats.mark_dark }
}

/// The marks of the seats, in seat order.
pub const SEAT_MARKS: [Art; Seat::MAX_COUNT] =
    [Art("mark_0"), Art("mark_1"), Art("mark_2"), Art("mark_3"), Art("mark_4"), Art("mark_5")];

/// The files of all drawings. Parsing cannot fail, because the files are compiled in and a test draws every drawing.
static FILES: LazyLock<Vec<DrawingFile>> = LazyLock::new(|| {
    let base = std::iter::once(include_str!("../../../assets/art/drawings.toml"));
    base.chain(expansions::all().map(|hooks| hooks.art_file)).map(DrawingFile::parse).collect()
});

/// All drawings by name, with their files.
static DRAWINGS: LazyLock<HashMap<&'static str, (&'static DrawingFile, &'static Drawing)>> = LazyLock::new(|| {
    let mut drawings = HashMap::new();
    for file in FILES.iter() {
        for (name, drawing) in &file.draw {
            let other = drawings.insert(name.as_str(), (file, drawing));
            assert!(other.is_none(), "assets/art: two drawings are called {name}");
        }
    }
    drawings
});

impl Art {
    /// Returns the drawings of each file that have an extent and so can be used as sprites.
    pub fn sprites_by_file() -> Vec<Vec<Art>> {
        let stamped = |file: &'static DrawingFile| {
            let drawings = file.draw.iter().filter(|(_, drawing)| drawing.reach.is_some());
            drawings.map(|(name, _)| Art(name.as_str())).collect()
        };
        FILES.iter().map(stamped).collect()
    }

    pub const fn plain(self) -> ArtVariant {
        ArtVariant { art: self, seat: None, count: 1, pixels: None }
    }

    /// Returns a sprite of the drawing in a seat's colour.
    pub const fn of(self, seat: Seat) -> ArtVariant {
        ArtVariant { seat: Some(seat), ..self.plain() }
    }

    /// Draws the drawing with its origin at `at`. `scale` is the length of the drawing's unit, in u.
    pub fn draw(self, brush: &mut Brush, at: Pt, scale: f32) {
        self.plain().draw(brush, at, scale);
    }

    /// Draws the drawing with its origin at `at`, a unit of `scale` u, and `own` as the colour of that name.
    pub fn draw_with_colour(self, brush: &mut Brush, at: Pt, scale: f32, own: Rgb) {
        let frame = DrawingFrame { at, scale: pt(scale, scale), own, seat: None, count: 1 };
        let (file, drawing) = self.drawing();
        DrawingContext { brush, file, drawing }.draw_shapes(&drawing.shapes, &frame);
    }

    /// Returns the length of the drawing's unit that its file gives, in u.
    pub fn unit_length(self, detail: Detail) -> f32 {
        match self.drawing().1.size {
            UnitLength::Fixed(size) => size,
            UnitLength::ByDetail([far, coarse, plain]) => match detail {
                Detail::Far => far,
                Detail::Coarse => coarse,
                Detail::Plain | Detail::Fine => plain,
            },
            UnitLength::OfFigure(_) => figure_height(detail),
        }
    }

    /// Returns the width of the drawing's icon in the legend, in points.
    pub fn icon_width(self) -> f32 {
        self.drawing().1.width
    }

    /// Returns the drawing with this name, and its file. Panics if no file has it.
    fn drawing(self) -> (&'static DrawingFile, &'static Drawing) {
        let found = DRAWINGS.get(self.0).copied();
        found.unwrap_or_else(|| panic!("assets/art: no drawing is called {}", self.0))
    }
}

impl ArtVariant {
    /// Sets the number of repeated parts.
    pub const fn with_parts(self, count: u8) -> ArtVariant {
        ArtVariant { count, ..self }
    }

    /// Sets the length of the unit, in pixels.
    pub const fn with_unit(self, pixels: u32) -> ArtVariant {
        ArtVariant { pixels: Some(pixels), ..self }
    }

    /// Draws the drawing with its origin at `at`. `scale` is the length of the drawing's unit, in u.
    pub fn draw(self, brush: &mut Brush, at: Pt, scale: f32) {
        let own = self.seat.map_or(THEME.cream, seat_colour);
        let frame = DrawingFrame { at, scale: pt(scale, scale), own, seat: self.seat, count: self.count };
        let (file, drawing) = self.art.drawing();
        DrawingContext { brush, file, drawing }.draw_shapes(&drawing.shapes, &frame);
    }

    /// Draws the drawing as an icon of height `s` around the origin.
    pub fn draw_icon(self, brush: &mut Brush, s: f32) {
        let [size, x, y] = self.art.drawing().1.sign;
        self.draw(brush, pt(x, y) * s, size * s);
    }

    /// Returns the length of the drawing's unit at a scale, in u.
    fn unit_length(self, scale: Scale) -> f32 {
        self.pixels.map_or_else(|| self.art.unit_length(scale.detail), |pixels| pixels as f32 / scale.side as f32)
    }

    /// Returns the extent of the sprite, in u: its north-west and south-east corners, from the point at which it is
    /// stamped.
    pub fn extent(self, scale: Scale) -> (Pt, Pt) {
        let drawing = self.art.drawing().1;
        let [x0, y0, x1, y1] = drawing.reach.unwrap_or([-1.0, -1.0, 1.0, 1.0]);
        let (unit, stack) = (self.unit_length(scale), drawing.step * f32::from(self.count));
        let (low, high) =
            (pt(x0 + stack.x.min(0.0), y0 + stack.y.min(0.0)), pt(x1 + stack.x.max(0.0), y1 + stack.y.max(0.0)));
        // Lines have a minimum width in pixels, so they can extend further if the drawing is small.
        let margin = pt(3.0, 3.0) * (1.0 / scale.side as f32);
        (low * unit - margin, high * unit + margin)
    }

    /// Draws the drawing at the origin, in the size of its sprite.
    pub fn draw_sprite(self, brush: &mut Brush, scale: Scale) {
        self.draw(brush, pt(0.0, 0.0), self.unit_length(scale));
    }
}

/// The coordinate system and parameters of a drawing.
#[derive(Clone, Copy)]
struct DrawingFrame {
    at: Pt,
    /// The length of the unit in u, along x and along y. It is negative along x if the drawing is mirrored.
    scale: Pt,
    /// The colour that paints call `own`.
    own: Rgb,
    seat: Option<Seat>,
    count: u8,
}

impl DrawingFrame {
    /// Returns the point of the tile at a point of the drawing.
    fn point(&self, p: Pt) -> Pt {
        self.at + pt(p.x * self.scale.x, p.y * self.scale.y)
    }

    fn line(&self, line: &Line) -> Line {
        line.iter().map(|&p| self.point(p)).collect()
    }

    /// Returns the frame of a part of the drawing, which is at the point `at` of this frame and scaled by `scale`.
    fn part_frame(&self, at: Pt, scale: Pt) -> DrawingFrame {
        DrawingFrame { at: self.point(at), scale: pt(self.scale.x * scale.x, self.scale.y * scale.y), ..*self }
    }

    fn clipped_to_half_plane(&self, line: &Line, [x, y, dx, dy]: HalfPlane) -> Line {
        clipped_to_half_plane(line, self.point(pt(x, y)), pt(dx / self.scale.x, dy / self.scale.y))
    }
}

/// A drawing in progress on a brush's sheet.
struct DrawingContext<'a> {
    brush: &'a mut Brush,
    file: &'static DrawingFile,
    drawing: &'static Drawing,
}

impl DrawingContext<'_> {
    /// Draws shapes in order. The rims of all shapes are drawn first, below the first shape with a rim.
    fn draw_shapes(&mut self, shapes: &[Shape], frame: &DrawingFrame) {
        let first = shapes.iter().position(|shape| shape.has_rim);
        for (number, shape) in shapes.iter().enumerate() {
            if Some(number) == first {
                self.draw_rims(shapes, &self.drawing.rims, frame);
            }
            self.draw_shape(shape, frame);
        }
    }

    fn draw_rims(&mut self, shapes: &[Shape], rims: &[Stroke], frame: &DrawingFrame) {
        let rimmed = shapes.iter().filter(|shape| shape.has_rim);
        let frames = rimmed.flat_map(|shape| self.repetition_frames(shape, frame).map(move |frame| (shape, frame)));
        let outlines = frames.filter_map(|(shape, frame)| match &shape.kind {
            ShapeKind::Outline(outline) => Some(outline.lines.iter().map(move |line| frame.line(line))),
            _ => None,
        });
        let lines: Vec<Line> = outlines.flatten().collect();
        self.draw_strokes(&lines, true, false, rims, frame);
    }

    /// Returns the frames in which a shape is drawn, one per repetition.
    fn repetition_frames<'s>(
        &self,
        shape: &'s Shape,
        frame: &DrawingFrame,
    ) -> impl Iterator<Item = DrawingFrame> + use<'s> {
        let (frame, step) = (*frame, self.drawing.step);
        let steps = match shape.repeat {
            Repeat::Once => 0..1,
            Repeat::Each => 0..frame.count,
            Repeat::Top => frame.count..frame.count + 1,
        };
        let copies = move |n: u8| {
            let copy = move |&(at, scale): &(Pt, Pt)| frame.part_frame(at + step * f32::from(n), scale);
            shape.at.iter().map(copy)
        };
        steps.flat_map(copies)
    }

    /// Draws all repetitions of a shape, if it belongs to the level of detail.
    fn draw_shape(&mut self, shape: &Shape, frame: &DrawingFrame) {
        let detail = self.brush.detail();
        if detail >= shape.detail && shape.below.is_none_or(|below| detail < below) {
            self.repetition_frames(shape, frame).for_each(|frame| self.draw_once(shape, &frame));
        }
    }

    fn draw_once(&mut self, shape: &Shape, frame: &DrawingFrame) {
        let s = frame.scale.y;
        match &shape.kind {
            ShapeKind::Outline(outline) => self.draw_outline(outline, frame),
            ShapeKind::Group(shapes) => self.draw_shapes(shapes, frame),
            ShapeKind::Use { name, own, rims } => {
                let own = own.as_ref().map_or(frame.own, |own| self.paint_ink(own, frame).colour);
                let Some(&(file, drawing)) = DRAWINGS.get(name.as_str()) else {
                    panic!("assets/art: no drawing is called {name}");
                };
                let mut sheet = DrawingContext { brush: &mut *self.brush, file, drawing };
                let frame = DrawingFrame { own, ..*frame };
                match rims.as_slice() {
                    [] => sheet.draw_shapes(&drawing.shapes, &frame),
                    rims => sheet.draw_rims(&drawing.shapes, rims, &frame),
                }
            }
            &ShapeKind::Shade([x, y, rx, ry, alpha]) => {
                self.brush.draw_ground_shadow(frame.point(pt(x, y)), rx * frame.scale.x.abs(), ry * s, alpha);
            }
            &ShapeKind::Mark([x, y, r]) => {
                if let Some(mark) = frame.seat.and_then(|seat| SEAT_MARKS.get(seat.index())) {
                    let (file, drawing) = mark.drawing();
                    DrawingContext { brush: &mut *self.brush, file, drawing }
                        .draw_shapes(&drawing.shapes, &frame.part_frame(pt(x, y), pt(r, r)));
                }
            }
            &ShapeKind::Tower([x, y, r, h]) => masonry::draw_tower(self.brush, frame.point(pt(x, y)), r * s, h * s),
            &ShapeKind::Cone([x, y, r, h]) => masonry::draw_cone(self.brush, frame.point(pt(x, y)), r * s, h * s),
            ShapeKind::Rampart(lines) => {
                lines.iter().for_each(|line| masonry::draw_wall(self.brush, &frame.line(line)))
            }
            ShapeKind::House { at, roof, wall, gable, line, windows } => {
                let [x, y, width, depth, height] = at.map(|v| v * s);
                let roof = self.paint_ink(roof, frame).colour;
                let house = house::House::new(frame.at + pt(x, y), width, depth, height, roof);
                let wall = wall.as_ref().map_or(house.wall, |wall| self.paint_ink(wall, frame).colour);
                house::House { wall, has_gable_front: *gable, line: *line, has_windows: *windows, ..house }
                    .draw(self.brush);
            }
        }
    }

    fn draw_outline(&mut self, outline: &Outline, frame: &DrawingFrame) {
        let whole = outline.lines.iter().map(|line| frame.line(line));
        let lines: Vec<Line> = whole
            .map(|line| outline.cut.iter().fold(line, |line, &half| frame.clipped_to_half_plane(&line, half)))
            .collect();
        self.draw_strokes(&lines, outline.is_closed, false, &outline.under, frame);
        if let Some(fill) = &outline.fill {
            self.brush.fill_all(&lines, self.paint_ink(fill, frame));
        }
        if let Some((from, to, paints)) = &outline.gradient {
            let colours: Vec<Rgb> = paints.iter().map(|paint| self.paint_ink(paint, frame).colour).collect();
            lines
                .iter()
                .for_each(|line| self.brush.fill_gradient(line, frame.point(*from), frame.point(*to), &colours));
        }
        for side in &outline.sides {
            let halves = [side.1, side.2].into_iter().flatten();
            let half =
                |line: &Line| halves.clone().fold(line.clone(), |line, half| frame.clipped_to_half_plane(&line, half));
            let sides: Vec<Line> = lines.iter().map(half).collect();
            self.brush.fill_all(&sides, self.paint_ink(&side.0, frame));
        }
        if let Some(line) = outline.line {
            lines.iter().for_each(|outline| self.brush.ink_outline(outline, line));
        }
        self.draw_strokes(&lines, outline.is_closed, outline.has_round_ends, &outline.strokes, frame);
    }

    fn draw_strokes(&mut self, lines: &[Line], closed: bool, round: bool, strokes: &[Stroke], frame: &DrawingFrame) {
        for Stroke(paint, width, least) in strokes {
            let (ink, width) = (self.paint_ink(paint, frame), self.brush.line_width(width * frame.scale.y, *least));
            self.brush.stroke_all(lines, width, ink, closed, round);
        }
    }

    fn paint_ink(&self, paint: &Paint, frame: &DrawingFrame) -> Ink {
        let own = frame.own;
        let base = match &paint.base {
            PaintBase::Own => own,
            PaintBase::Mark => mark_colour(own),
            PaintBase::Named(name) => self.file.named_colour(name),
        };
        let is_own = paint.base == PaintBase::Own;
        let tone = |colour: Rgb, tone: &ToneChange| match tone {
            // The palest seat is lit in the colour of the rim, and the darkest seat is shaded in a special black.
            ToneChange::Lit(_) if is_own && own.luminance() >= 0.85 => THEME.rim,
            ToneChange::Shaded(_) if is_own && own.luminance() <= 0.12 => Rgb(13, 11, 16),
            ToneChange::Lit(share) => colour.lit(*share),
            ToneChange::Shaded(share) => colour.shaded(*share),
            ToneChange::Mix(name, share) => colour.mix(self.file.named_colour(name), *share),
        };
        paint.tones.iter().fold(base, tone).with_alpha(paint.alpha)
    }
}

/// Returns the colour with a name, from any file of `assets/art/` or from the theme.
pub fn named_colour(name: &str) -> Rgb {
    let found = FILES.iter().find_map(|file| file.colours.get(name)).copied();
    found.unwrap_or_else(|| panic!("assets/art: no colour is called {name}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Artist;
    use crate::sprites::sprite_cache::SpriteKind;

    /// Returns the first row with drawn pixels in the sprite of a stack of `count` parts.
    fn top(count: u8) -> usize {
        let text = r#"
            [draw.stack]
            step = [0, -0.2]
            shapes = [
              { each = true, rect = [-0.1, -0.2, 0.1, 0], fill = "gold" },
              { top = true, rect = [-0.05, -0.1, 0.05, 0], fill = "ink" },
            ]
        "#;
        let file: &'static DrawingFile = Box::leak(Box::new(DrawingFile::parse(text)));
        let mut brush = Brush::new(Scale { side: 100, detail: Detail::Far }, pt(0.0, 0.0), pt(1.0, 1.0));
        let frame = DrawingFrame { at: pt(0.5, 1.0), scale: pt(1.0, 1.0), own: THEME.gold, seat: None, count };
        DrawingContext { brush: &mut brush, file, drawing: &file.draw["stack"] }
            .draw_shapes(&file.draw["stack"].shapes, &frame);
        brush.finish().rows().position(|mut row| row.any(|pixel| pixel.0[3] > 0)).unwrap()
    }

    #[test]
    fn a_stack_has_as_many_parts_as_asked_and_its_top_above_them() {
        assert_eq!([0, 1, 3].map(top), [90, 70, 30]);
    }

    #[test]
    fn pieces_of_expansions_are_drawn() {
        let signs: Vec<_> = expansions::all().flat_map(|hooks| hooks.holding_icons).map(|(.., art)| art).collect();
        assert!(!signs.is_empty() && signs.iter().all(|sign| sign.icon_width() > 0.0), "a sign without a width");
        let placed = expansions::all().flat_map(|hooks| hooks.piece_art).map(|(_, art)| art);
        let figures = expansions::all().flat_map(|hooks| hooks.figure_art);
        let figures = figures.flat_map(|look| std::iter::once(&look.standing).chain(&look.lying));
        let pieces: Vec<_> = placed.chain(figures).collect();
        assert!(
            !pieces.is_empty() && pieces.iter().all(|art| art.drawing().1.reach.is_some()),
            "a piece without a reach"
        );
    }

    /// Checks that the files name only known colours, drawings and keys, and that no sprite is cut off.
    #[test]
    fn every_drawing_is_drawn_whole_in_every_size() {
        for (side, detail) in [(160, Detail::Fine), (96, Detail::Plain), (64, Detail::Coarse), (30, Detail::Far)] {
            let sprites = Artist::new().sprites(Scale { side, detail }, 1);
            for name in DRAWINGS.keys() {
                let mut brush = Brush::new(sprites.scale, pt(0.0, 0.0), pt(1.0, 1.0));
                Art(name).of(Seat::FIRST).draw(&mut brush, Pt::MIDDLE, 0.2);
                assert!(brush.finish().pixels().any(|pixel| pixel.0[3] > 0), "{name} is empty");
            }
            for art in Art::sprites_by_file().into_iter().flatten() {
                for count in [1, 5] {
                    let raster = sprites.draw_sprite(&SpriteKind::from(art.of(Seat::FIRST).with_parts(count)));
                    let (right, lower) = (raster.width() - 1, raster.height() - 1);
                    let rim =
                        raster.enumerate_pixels().filter(|(x, y, _)| [0, right].contains(x) || [0, lower].contains(y));
                    let cut_off = rim.filter(|(.., pixel)| pixel.0[3] > 120).count();
                    assert_eq!(cut_off, 0, "{art:?}, {count} times, at {side} pixels");
                }
            }
        }
    }
}
