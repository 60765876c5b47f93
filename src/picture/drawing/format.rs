//! Parses the colours and drawings in `assets/art/`, whose format the `README.md` there documents.

use std::collections::{BTreeMap, HashMap};
use std::str::FromStr;
use std::sync::LazyLock;

use kurbo::{BezPath, PathEl, Point};
use serde::Deserialize;

use crate::ink::theme;
use crate::{Detail, Line, Pt, Rgb, arch_outline, cubic_curve, ellipse, pt, rectangle, rounded_rectangle};

/// The colours of the base game by name. Each file can define more colours.
static THEME_COLOURS: LazyLock<HashMap<String, Rgb>> = LazyLock::new(|| summer_colours(theme::THEME_FILE));

fn summer_colours(file: &str) -> HashMap<String, Rgb> {
    theme::named_colours(theme::summer_and_season_colours(file, theme::WINTER_KEY).0).into_iter().collect()
}

pub struct DrawingFile {
    pub colours: HashMap<String, Rgb>,
    pub draw: BTreeMap<String, Drawing>,
}

impl DrawingFile {
    /// Parses a file. Panics if the file is invalid: all files are compiled into the program, and a test reads them.
    pub fn parse(text: &str) -> DrawingFile {
        #[derive(Deserialize)]
        struct Drawings {
            #[serde(default)]
            draw: BTreeMap<String, Drawing>,
        }
        let Drawings { draw } = toml::from_str(text).unwrap_or_else(|error| panic!("a file of assets/art: {error}"));
        DrawingFile { colours: summer_colours(text), draw }
    }

    /// Returns the colour with a name, from this file or from the theme.
    pub fn named_colour(&self, name: &str) -> Rgb {
        let found = self.colours.get(name).or_else(|| THEME_COLOURS.get(name)).copied();
        found.unwrap_or_else(|| panic!("assets/art: no colour is called {name}"))
    }
}

/// A drawing as its file describes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drawing {
    /// The extent from the origin to the west, north, east and south, or `None` for a drawing that is part of others.
    pub reach: Option<[f32; 4]>,
    #[serde(default)]
    pub size: UnitLength,
    /// The width of the drawing's icon in the legend, in points.
    #[serde(default)]
    pub width: f32,
    /// The length of the drawing's unit in an icon of height 1, and the offset of its origin from the icon's middle.
    #[serde(default = "default_sign")]
    pub sign: [f32; 3],
    /// The strokes around all shapes that have a rim, from the lowest to the highest.
    #[serde(default = "default_rims")]
    pub rims: Vec<Stroke>,
    #[serde(default)]
    pub step: Pt,
    pub shapes: Vec<Shape>,
}

/// Returns the default length of the unit and offset of a drawing in its icon.
fn default_sign() -> [f32; 3] {
    [1.0, 0.0, 0.0]
}

fn default_rims() -> Vec<Stroke> {
    [("rim", 0.14, 2.6), ("ink", 0.075, 1.5)]
        .map(|(name, width, least)| Stroke(Paint::named(name), width, least))
        .into()
}

/// The length of a drawing's unit, in u. A drawing can have another length at each level of detail.
#[derive(Clone, Copy, Deserialize)]
#[serde(untagged)]
pub enum UnitLength {
    Fixed(f32),
    /// The lengths at the levels far and coarse, and at the levels plain and fine.
    ByDetail([f32; 3]),
    OfFigure(FigureKeyword),
}

/// A size given in a drawing's file as the keyword `figure`: the height of a meeple.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FigureKeyword {
    Figure,
}

impl Default for UnitLength {
    fn default() -> UnitLength {
        UnitLength::Fixed(1.0)
    }
}

/// A shape of a drawing, with its position, colours and levels of detail.
#[derive(Deserialize)]
#[serde(try_from = "ShapeKeys")]
pub struct Shape {
    /// The levels of detail at which the shape is drawn: from this level up to, but not including, `below`.
    pub detail: Detail,
    pub below: Option<Detail>,
    /// The positions at which the shape is drawn, each with its scales along x and y.
    pub at: Vec<(Pt, Pt)>,
    pub repeat: Repeat,
    pub has_rim: bool,
    pub kind: ShapeKind,
}

/// The repetition of a shape in a drawing with repeated parts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Repeat {
    Once,
    /// The shape is drawn `count` times, with an offset of one step between them.
    Each,
    /// The shape is drawn once, above the repeated parts.
    Top,
}

pub enum ShapeKind {
    Outline(Outline),
    Group(Vec<Shape>),
    /// Another drawing. `own` replaces that drawing's colour `own`. With `rims`, only its rims are drawn.
    Use {
        name: String,
        own: Option<Paint>,
        rims: Vec<Stroke>,
    },
    /// A shadow on the ground, given by middle, radii and strength.
    Shade([f32; 5]),
    /// The seat's mark, given by its middle and half its height.
    Mark([f32; 3]),
    /// A round tower with a roof, given by foot, radius and height.
    Tower([f32; 4]),
    /// The roof of a round tower without the tower, given by foot, radius and height.
    Cone([f32; 4]),
    Rampart(Vec<Line>),
    /// A house, given by foot, width, depth, and height of the walls.
    House {
        at: [f32; 5],
        roof: Paint,
        wall: Option<Paint>,
        gable: bool,
        line: f32,
        windows: bool,
    },
}

/// Lines, with the paint inside them and along them. Paint is applied in the order of the fields.
pub struct Outline {
    pub lines: Vec<Line>,
    pub is_closed: bool,
    /// The half-planes outside which nothing is painted.
    pub cut: Vec<HalfPlane>,
    pub under: Vec<Stroke>,
    pub fill: Option<Paint>,
    pub gradient: Option<(Pt, Pt, Vec<Paint>)>,
    pub sides: Vec<SidePaint>,
    /// The width of a sepia line along the outline, in u at every scale of the drawing. `None` draws no line.
    pub line: Option<f32>,
    pub strokes: Vec<Stroke>,
    pub has_round_ends: bool,
}

/// A half-plane, given by a point on its border and the direction into it.
pub type HalfPlane = [f32; 4];

/// Paint inside the intersection of up to two half-planes.
#[derive(Deserialize)]
pub struct SidePaint(pub Paint, #[serde(default)] pub Option<HalfPlane>, #[serde(default)] pub Option<HalfPlane>);

/// A stroke, given by its paint, its width, and its minimum width in pixels.
#[derive(Deserialize)]
pub struct Stroke(pub Paint, pub f32, #[serde(default)] pub f32);

/// A colour with modifiers, as in "city.stone lit 0.2 thin 0.5".
#[derive(Deserialize)]
#[serde(try_from = "String")]
pub struct Paint {
    pub base: PaintBase,
    pub tones: Vec<ToneChange>,
    /// The opacity, from 0 for transparent to 1 for opaque.
    pub alpha: f32,
}

/// The colour to which a paint applies its changes of tone.
#[derive(PartialEq, Eq)]
pub enum PaintBase {
    /// The seat's colour, or the colour that the using drawing sets as `own`.
    Own,
    /// The colour of a mark on the colour `own`.
    Mark,
    Named(String),
}

/// A change of a colour's tone.
pub enum ToneChange {
    Lit(f32),
    Shaded(f32),
    Mix(String, f32),
}

impl Paint {
    fn named(name: &str) -> Paint {
        let base = match name {
            "own" => PaintBase::Own,
            "mark" => PaintBase::Mark,
            name => PaintBase::Named(name.to_owned()),
        };
        Paint { base, tones: Vec::new(), alpha: 1.0 }
    }
}

impl TryFrom<String> for Paint {
    type Error = String;

    fn try_from(text: String) -> Result<Paint, String> {
        let error = || format!("not a paint: {text}");
        let mut words = text.split_whitespace();
        let mut paint = Paint::named(words.next().ok_or_else(error)?);
        while let Some(word) = words.next() {
            let mut next = || words.next().ok_or_else(error);
            let share = |word: &str| f32::from_str(word).map_err(|_| error());
            match word {
                "lit" => paint.tones.push(ToneChange::Lit(share(next()?)?)),
                "shaded" => paint.tones.push(ToneChange::Shaded(share(next()?)?)),
                "mix" => paint.tones.push(ToneChange::Mix(next()?.to_owned(), share(next()?)?)),
                "thin" => paint.alpha = share(next()?)?,
                _ => return Err(error()),
            }
        }
        Ok(paint)
    }
}

/// The keys of a shape in a file, from which parsing takes one after the other.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct ShapeKeys {
    detail: Detail,
    below: Option<Detail>,
    at: Option<OneOrMany>,
    each: bool,
    top: bool,
    rim: bool,
    path: Option<String>,
    ellipse: Option<OneOrMany>,
    rect: Option<OneOrMany>,
    arch: Option<OneOrMany>,
    cut: Vec<HalfPlane>,
    under: Vec<Stroke>,
    fill: Option<Paint>,
    enamel: bool,
    gradient: Option<(Pt, Pt, Vec<Paint>)>,
    sides: Vec<SidePaint>,
    line: Option<f32>,
    strokes: Vec<Stroke>,
    round: bool,
    shapes: Option<Vec<Shape>>,
    r#use: Option<String>,
    own: Option<Paint>,
    rims: Vec<Stroke>,
    shade: Option<[f32; 5]>,
    mark: Option<[f32; 3]>,
    tower: Option<[f32; 4]>,
    cone: Option<[f32; 4]>,
    rampart: Option<String>,
    house: Option<[f32; 5]>,
    roof: Option<Paint>,
    wall: Option<Paint>,
    gable: bool,
    windows: Option<bool>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum OneOrMany {
    One(Vec<f32>),
    Many(Vec<Vec<f32>>),
}

impl OneOrMany {
    fn read_all<T>(self, read: impl Fn(&[f32]) -> Option<T>) -> Result<Vec<T>, String> {
        let all = match self {
            OneOrMany::One(one) => vec![one],
            OneOrMany::Many(many) => many,
        };
        all.iter()
            .map(|numbers| read(numbers).ok_or_else(|| format!("too few or too many numbers: {numbers:?}")))
            .collect()
    }
}

impl TryFrom<ShapeKeys> for Shape {
    type Error = String;

    fn try_from(mut keys: ShapeKeys) -> Result<Shape, String> {
        let place = |numbers: &[f32]| match *numbers {
            [x, y] => Some((pt(x, y), pt(1.0, 1.0))),
            [x, y, s] => Some((pt(x, y), pt(s, s))),
            [x, y, sx, sy] => Some((pt(x, y), pt(sx, sy))),
            _ => None,
        };
        let at = keys.at.take().map_or(Ok(vec![(pt(0.0, 0.0), pt(1.0, 1.0))]), |at| at.read_all(place))?;
        let repeat = match (keys.each, keys.top) {
            (false, false) => Repeat::Once,
            (true, false) => Repeat::Each,
            (false, true) => Repeat::Top,
            (true, true) => return Err("a shape is repeated or on top".to_owned()),
        };
        let (detail, below, rim) = (keys.detail, keys.below, keys.rim);
        Ok(Shape { detail, below, at, repeat, has_rim: rim, kind: keys.shape_kind()? })
    }
}

impl ShapeKeys {
    /// Returns the kind of the shape, and takes the keys that describe it.
    fn shape_kind(mut self) -> Result<ShapeKind, String> {
        let mut found = Vec::new();
        if let Some(shapes) = self.shapes.take() {
            found.push(ShapeKind::Group(shapes));
        }
        if let Some(name) = self.r#use.take() {
            found.push(ShapeKind::Use { name, own: self.own.take(), rims: std::mem::take(&mut self.rims) });
        }
        found.extend(self.shade.map(ShapeKind::Shade));
        found.extend(self.mark.map(ShapeKind::Mark));
        found.extend(self.tower.map(ShapeKind::Tower));
        found.extend(self.cone.map(ShapeKind::Cone));
        if let Some(path) = &self.rampart {
            found.push(ShapeKind::Rampart(svg_lines(path)?.0));
        }
        if let Some(at) = self.house {
            let roof = self.roof.take().ok_or("a house has a roof")?;
            let (wall, line, windows) = (self.wall.take(), self.line.unwrap_or(0.006), self.windows.unwrap_or(true));
            found.push(ShapeKind::House { at, roof, wall, gable: self.gable, line, windows });
        }
        let (lines, closed) = self.outline_lines()?;
        if !lines.is_empty() {
            found.push(ShapeKind::Outline(self.outline(lines, closed)?));
        }
        let count = found.len();
        found.pop().filter(|_| count == 1).ok_or_else(|| format!("a shape is one thing, not {count}"))
    }

    /// Returns the lines of an outline, and whether they are closed.
    fn outline_lines(&mut self) -> Result<(Vec<Line>, bool), String> {
        let ellipses = |numbers: &[f32]| match *numbers {
            [x, y, r] => Some(ellipse(pt(x, y), r, r)),
            [x, y, rx, ry] => Some(ellipse(pt(x, y), rx, ry)),
            _ => None,
        };
        let rects = |numbers: &[f32]| match *numbers {
            [x0, y0, x1, y1] => Some(rectangle(pt(x0, y0), pt(x1, y1))),
            [x0, y0, x1, y1, r] => Some(rounded_rectangle(pt(x0, y0), pt(x1, y1), r)),
            _ => None,
        };
        let arches = |numbers: &[f32]| match *numbers {
            [x, y, half, spring] => Some(arch_outline(pt(x, y), half, spring)),
            _ => None,
        };
        let (mut all, mut closed) = match &self.path {
            Some(path) => svg_lines(path)?,
            None => (Vec::new(), true),
        };
        for (key, read) in [
            (self.ellipse.take(), &ellipses as &dyn Fn(&[f32]) -> Option<Line>),
            (self.rect.take(), &rects),
            (self.arch.take(), &arches),
        ] {
            if let Some(key) = key {
                closed = true;
                all.extend(key.read_all(read)?);
            }
        }
        Ok((all, closed))
    }

    /// Returns an outline with these lines, and takes the keys of its paint.
    fn outline(self, lines: Vec<Line>, is_closed: bool) -> Result<Outline, String> {
        let ShapeKeys { cut, under, mut fill, gradient, mut sides, line, strokes, round, .. } = self;
        if self.enamel {
            // These shapes are shaded like figures, light in the west and dark in the east.
            fill = Some(Paint::named("own"));
            sides.push(SidePaint("own shaded 0.3 thin 0.59".to_owned().try_into()?, Some([0.17, 0.0, 1.0, 0.0]), None));
            sides.push(SidePaint(
                "own lit 0.3 thin 0.47".to_owned().try_into()?,
                Some([-0.14, -0.95, -1.05, -0.19]),
                None,
            ));
        }
        Ok(Outline { lines, is_closed, cut, under, fill, gradient, sides, line, strokes, has_round_ends: round })
    }
}

/// Parses the lines of an SVG path, and whether all of them are closed.
fn svg_lines(path: &str) -> Result<(Vec<Line>, bool), String> {
    let read = |p: Point| pt(p.x as f32, p.y as f32);
    let mut lines: Vec<Line> = Vec::new();
    let (mut starts, mut ends) = (0, 0);
    for element in BezPath::from_svg(path).map_err(|error| format!("{path}: {error}"))? {
        if let PathEl::MoveTo(p) = element {
            starts += 1;
            lines.push(vec![read(p)]);
            continue;
        }
        let Some(line) = lines.last_mut() else { return Err(format!("{path}: begins nowhere")) };
        let from = line.last().copied().unwrap_or_default();
        match element {
            PathEl::MoveTo(_) => {}
            PathEl::LineTo(p) => line.push(read(p)),
            PathEl::CurveTo(b, c, d) => line.extend(cubic_curve(from, read(b), read(c), read(d)).into_iter().skip(1)),
            PathEl::QuadTo(q, d) => {
                let (q, d) = (read(q), read(d));
                line.extend(cubic_curve(from, from.lerp(q, 2.0 / 3.0), d.lerp(q, 2.0 / 3.0), d).into_iter().skip(1));
            }
            PathEl::ClosePath => ends += 1,
        }
    }
    Ok((lines, starts == ends))
}
