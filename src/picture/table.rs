//! The table: what is laid over what, from the grass up to the pieces.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use super::curve::{Pt, pt};
use super::dice::Dice;
use super::layout::{LARGEST, LONGEST, Layout, SEEN, SMALLEST_TYPE, Window};
use super::plan::Plan;
use super::sprite::{Canvas, Frame, Sprite};
use super::theme::THEME;
use super::tint::Tints;
use super::workshop::{Piece, SEAMS, Workshop, card};
use super::{Artist, Crop, Picture, PictureError, Scene, encode, grass, spots};
use crate::rules::figure::Figure;
use crate::rules::geometry::{Pos, Rotation, Side};
use crate::rules::tile::{Kind, ShapeId};

/// Draws a scene; smaller, in the unlikely case that its PNG gets too long.
pub(super) fn picture(artist: &Artist, scene: &Scene<'_>) -> Result<Picture, PictureError> {
    for longest in [LONGEST, LONGEST * 3 / 4, LONGEST / 2, LONGEST / 4] {
        let composed = compose(artist, scene, longest);
        let png = encode::png(&composed.canvas)?;
        if png.len() <= Picture::MOST_BYTES {
            let (layout, window) = (composed.layout, composed.layout.window);
            return Ok(Picture {
                png,
                width: composed.canvas.width as u32,
                height: composed.canvas.height as u32,
                shown: (window.from, window.to),
                legible: layout.seen() >= Picture::LEGIBLE,
            });
        }
    }
    Err(PictureError::TooLarge)
}

/// Columns or rows of a part of the table in which tiles are legible.
const LEGIBLE_CELLS: i32 = (SEEN / Picture::LEGIBLE) as i32 - 2;

/// Columns or rows of the largest table that fits into a picture at all.
const MOST_CELLS: i32 = 400;

/// Pixels, and how they are laid out.
pub(super) struct Composed {
    pub canvas: Canvas,
    pub layout: Layout,
}

/// A tile on the board or tried on it.
struct Laid {
    at: Pos,
    plan: Arc<Plan>,
    tints: Vec<u8>,
}

struct Composer<'a> {
    scene: &'a Scene<'a>,
    layout: Layout,
    shop: Arc<Workshop>,
    canvas: Canvas,
    tiles: Vec<Laid>,
    by_cell: HashMap<Pos, usize>,
}

/// Draws a scene with no side longer than `longest` pixels.
pub(super) fn compose(artist: &Artist, scene: &Scene<'_>, longest: u32) -> Composed {
    let layout = Layout::fit(window(scene), longest);
    let shop = artist.workshop(layout.scale, grass::PERIOD);
    let canvas = Canvas::new(layout.width as usize, layout.height as usize, THEME.table.ground);
    let tiles = laid(artist, scene, layout.window);
    let by_cell = tiles.iter().enumerate().map(|(i, t)| (t.at, i)).collect();
    let mut composer = Composer { scene, layout, shop, canvas, tiles, by_cell };
    composer.shadows();
    composer.ground();
    composer.outer_edge();
    composer.across_borders();
    composer.spots();
    composer.scored();
    composer.last();
    composer.ghost();
    composer.figures();
    composer.letters();
    if composer.scene.crop != Crop::Table {
        composer.fade_margins();
    }
    composer.margins();
    composer.hand(artist);
    Composed { canvas: composer.canvas, layout }
}

fn window(scene: &Scene<'_>) -> Window {
    let tiles = scene.view.tiles.iter().map(|t| t.at);
    let all = Window::around(tiles.chain(scene.spots.iter().copied()).chain(scene.ghost.iter().map(|g| g.at)));
    let window = match &scene.crop {
        Crop::Table => all.shortened(MOST_CELLS),
        Crop::Around(cells) => Window::around(cells.iter().copied()).grown(1).shortened(LEGIBLE_CELLS),
    };
    if scene.hand.is_some() && !matches!(scene.crop, Crop::Around(_)) { with_room(window, scene) } else { window }
}

/// The window with two free columns or rows for the tile in hand, unless a corner is free already.
fn with_room(window: Window, scene: &Scene<'_>) -> Window {
    if hand_corner(window, scene).is_some() {
        return window;
    }
    let mut wide = window;
    wide.to.x = wide.to.x.saturating_add(2);
    let mut tall = window;
    tall.to.y = tall.to.y.saturating_add(2);
    let tiles = |w: Window| Layout::fit(w, LONGEST).scale.side;
    if tiles(wide) >= tiles(tall) { wide } else { tall }
}

/// The north-western cell of a free corner of 2 × 2 cells, south-east first.
fn hand_corner(window: Window, scene: &Scene<'_>) -> Option<Pos> {
    let (west, east) = (window.from.x, window.to.x.saturating_sub(1));
    let (north, south) = (window.from.y, window.to.y.saturating_sub(1));
    if east < west || south < north {
        return None;
    }
    let taken: HashSet<Pos> = scene.view.tiles.iter().map(|t| t.at).chain(scene.spots.iter().copied()).collect();
    let free = |corner: &Pos| {
        let cells = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(x, y)| Pos::new(corner.x + x, corner.y + y));
        cells.iter().all(|c| !taken.contains(c) && scene.ghost.as_ref().is_none_or(|g| g.at != *c))
    };
    [(east, south), (east, north), (west, south), (west, north)].map(|(x, y)| Pos::new(x, y)).into_iter().find(free)
}

fn laid(artist: &Artist, scene: &Scene<'_>, window: Window) -> Vec<Laid> {
    let tints = Tints::new(scene.view);
    let shown = window.grown(1);
    let board = scene.view.tiles.iter().filter(|t| shown.contains(t.at));
    let mut tiles: Vec<Laid> =
        board.map(|t| Laid { at: t.at, plan: artist.plan(t.shape, t.rotation), tints: tints.laid(t) }).collect();
    if let Some(g) = &scene.ghost
        && tiles.iter().all(|t| t.at != g.at)
    {
        let tints = tints.ghost(scene.view, g.at, g.shape, g.rotation);
        tiles.push(Laid { at: g.at, plan: artist.plan(g.shape, g.rotation), tints });
    }
    tiles
}

impl Window {
    /// The middle part of a window, with at most so many columns and rows.
    fn shortened(mut self, most: i32) -> Window {
        let shorten = |from: &mut i16, to: &mut i16| {
            let excess = (i32::from(*to) - i32::from(*from) + 1 - most).max(0);
            *from = from.saturating_add((excess / 2) as i16);
            *to = to.saturating_sub((excess - excess / 2) as i16);
        };
        shorten(&mut self.from.x, &mut self.to.x);
        shorten(&mut self.from.y, &mut self.to.y);
        self
    }
}

impl Composer<'_> {
    fn side(&self) -> i32 {
        self.layout.scale.side as i32
    }

    fn has(&self, cell: Pos) -> bool {
        self.by_cell.contains_key(&cell)
    }

    fn tile(&self, cell: Pos) -> Option<&Laid> {
        self.by_cell.get(&cell).and_then(|&i| self.tiles.get(i))
    }

    /// The pixel of a point within a cell.
    fn point(&self, cell: Pos, p: Pt) -> (i32, i32) {
        let (x, y) = self.layout.corner(cell);
        (x + self.shop.px(p.x), y + self.shop.px(p.y))
    }

    fn frame(&self, cell: Pos) -> Frame {
        let (x, y) = self.layout.corner(cell);
        Frame { x: (x, x + self.side()), y: (y, y + self.side()) }
    }

    fn stamp(&mut self, piece: Piece, (x, y): (i32, i32)) {
        let sprite = self.shop.piece(piece);
        self.canvas.stamp(&sprite, x, y);
    }

    /// The board's shadow on the empty cells around it.
    fn shadows(&mut self) {
        let empty: HashSet<Pos> = self.tiles.iter().flat_map(|t| t.at.around()).filter(|p| !self.has(*p)).collect();
        for cell in empty {
            let around =
                cell.around().iter().enumerate().filter(|(_, p)| self.has(**p)).fold(0, |bits, (n, _)| bits | 1 << n);
            self.stamp(Piece::Shadow(around), self.layout.corner(cell));
        }
    }

    /// Grass, and what is printed on the tiles.
    fn ground(&mut self) {
        for Laid { at, plan, tints } in &self.tiles {
            let sprite = self.shop.tile(plan.shape, plan.rotation, || plan.clone());
            let part = |v: i16| v.rem_euclid(grass::PERIOD as i16) as usize;
            self.shop.lay(&mut self.canvas, &sprite, tints, self.layout.corner(*at), (part(at.x), part(at.y)));
        }
    }

    /// An ink line where the board ends.
    fn outer_edge(&mut self) {
        let width = (0.022 * self.side() as f32).max(1.4).round() as i32;
        let (out, side) = (width / 2, self.side());
        for index in 0..self.tiles.len() {
            let Some(at) = self.tiles.get(index).map(|t| t.at) else { continue };
            let (x, y) = self.layout.corner(at);
            for edge in Side::ALL {
                if self.has(at.step(edge)) {
                    continue;
                }
                let (x0, y0) = match edge {
                    Side::N | Side::W => (x - out, y - out),
                    Side::E => (x + side - width + out, y - out),
                    Side::S => (x - out, y + side - width + out),
                };
                let long = side + 2 * out;
                let (w, h) = if matches!(edge, Side::N | Side::S) { (long, width) } else { (width, long) };
                self.canvas.fill(Frame { x: (x0, x0 + w), y: (y0, y0 + h) }, THEME.ink);
            }
        }
    }

    /// Houses across city borders, then towers over all corners in which walls end: what makes seams vanish.
    fn across_borders(&mut self) {
        let mut seams: Vec<(i32, i32, i32, Piece, Frame)> = Vec::new();
        let mut corners: HashSet<Pos> = HashSet::new();
        for tile in &self.tiles {
            for side in Side::ALL.into_iter().filter(|&s| tile.plan.city_on(s)) {
                let shared = self.tile(tile.at.step(side)).is_some_and(|t| t.plan.city_on(side.opposite()));
                if shared && matches!(side, Side::E | Side::S) {
                    continue;
                }
                let at = match side {
                    Side::N | Side::W => tile.at,
                    Side::E | Side::S => tile.at.step(side),
                };
                let along_y = matches!(side, Side::E | Side::W);
                let (x, y) = self.layout.corner(at);
                let frame = if shared { self.canvas.frame() } else { self.frame(tile.at) };
                seams.push((y, i32::from(!along_y), x, Piece::Seam { along_y, variant: variant(at, along_y) }, frame));
            }
            let walls = (0..4).filter(|&c| tile.plan.wall_at(c));
            corners.extend(
                walls.map(|c| Pos::new(tile.at.x + i16::from(c == 1 || c == 2), tile.at.y + i16::from(c >= 2))),
            );
        }
        seams.sort_by_key(|(y, flat, x, ..)| (*y, *flat, *x));
        for (y, _, x, piece, frame) in seams {
            let sprite = self.shop.piece(piece);
            self.canvas.stamp_in(&sprite, x, y, frame);
        }
        let mut corners: Vec<Pos> = corners.into_iter().collect();
        corners.sort_by_key(|c| (c.y, c.x));
        for corner in corners {
            self.stamp(Piece::CornerTower, self.layout.corner(corner));
        }
    }

    fn spots(&mut self) {
        let size = (spots::DIGITS * self.side() as f32).max(self.smallest_type());
        for (index, &cell) in self.scene.spots.iter().enumerate() {
            if self.scene.ghost.as_ref().is_some_and(|g| g.at == cell) {
                continue;
            }
            self.stamp(Piece::Spot, self.layout.corner(cell));
            let number = (index + 1).to_string();
            let size = if number.len() > 2 { size * 0.8 } else { size };
            let text = Piece::Text(number, size.round() as u32, THEME.table.digits);
            self.stamp(text, self.point(cell, Pt::MIDDLE));
        }
    }

    /// Pixels of an em that is still legible in the chat.
    fn smallest_type(&self) -> f32 {
        SMALLEST_TYPE * self.layout.width.max(self.layout.height) as f32 / SEEN
    }

    fn scored(&mut self) {
        let cells: HashSet<Pos> = self.scene.highlight.iter().copied().collect();
        let mut sides: Vec<(Pos, bool)> = Vec::new();
        for &cell in &cells {
            for side in Side::ALL.into_iter().filter(|s| !cells.contains(&cell.step(*s))) {
                let start = if matches!(side, Side::N | Side::W) { cell } else { cell.step(side) };
                sides.push((start, matches!(side, Side::E | Side::W)));
            }
        }
        sides.sort();
        for (start, along_y) in sides {
            self.stamp(Piece::Scored { along_y }, self.layout.corner(start));
        }
    }

    fn last(&mut self) {
        if let Some((cell, seat)) = self.scene.last {
            self.stamp(Piece::Last(seat), self.layout.corner(cell));
        }
    }

    fn ghost(&mut self) {
        let Some(ghost) = &self.scene.ghost else { return };
        self.canvas.wash(self.frame(ghost.at), THEME.table.card.thin(0.22));
        self.stamp(Piece::GhostFrame, self.layout.corner(ghost.at));
    }

    /// Where the feet of a figure are, or the middle of a lying one.
    fn stand(&self, cell: Pos, segment: u8) -> Option<(Pt, Kind)> {
        let tile = self.tile(cell)?;
        let kind = tile.plan.shape.shape().segment(segment)?.kind;
        let place = *tile.plan.places.get(usize::from(segment))?;
        let below = match kind {
            Kind::Field => 0.0,
            Kind::Road => 0.10,
            Kind::City => 0.15,
            Kind::Monastery | Kind::Garden => 0.19,
            Kind::River | Kind::Volcano => 0.15,
        };
        Some((place + pt(0.0, below), kind))
    }

    /// Figures, from north to south. Several on one place stand side by side.
    fn figures(&mut self) {
        let mut crowd: HashMap<(Pos, u8), u8> = HashMap::new();
        let mut standing: Vec<((i32, i32), Piece)> = Vec::new();
        for f in &self.scene.view.figures {
            let Some((at, kind)) = self.stand(f.at, f.segment) else { continue };
            let before = crowd.entry((f.at, f.segment)).or_insert(0);
            let aside = pt(f32::from(*before) * 0.16, f32::from(*before) * 0.05);
            *before += 1;
            let lies = kind == Kind::Field && f.figure == Figure::Meeple;
            let piece = if lies { Piece::Lying(f.seat) } else { Piece::Standing(f.figure, f.seat) };
            standing.push((self.point(f.at, at + aside), piece));
        }
        standing.sort_by_key(|((x, y), _)| (*y, *x));
        for (at, piece) in standing {
            self.stamp(piece, at);
        }
    }

    /// Letters where a figure may stand on the ghost.
    fn letters(&mut self) {
        let Some(ghost) = &self.scene.ghost else { return };
        let size = (spots::LETTER * self.side() as f32).max(self.smallest_type()).round();
        let radius = size * spots::LETTER_DISC / spots::LETTER;
        let place = |&segment: &u8| self.tile(ghost.at)?.plan.places.get(usize::from(segment)).copied();
        let mut places: Vec<Pt> = ghost.places.iter().map(|s| place(s).unwrap_or(Pt::MIDDLE)).collect();
        spots::spread(&mut places, radius / self.side() as f32 * 1.14);
        for (letter, place) in ('A'..='Z').zip(places) {
            let at = self.point(ghost.at, place);
            self.stamp(Piece::LetterDisc(radius.round() as u32), at);
            self.stamp(Piece::Text(letter.to_string(), size as u32, THEME.table.digits), at);
        }
    }

    /// What lies beyond the window shows faintly through the margins.
    fn fade_margins(&mut self) {
        let (width, height) = (self.layout.width as i32, self.layout.height as i32);
        let (mx, my) = self.layout.margin;
        let (all, middle) = ((0, width), (my, height - my));
        let strips = [(all, (0, my)), (all, (height - my, height)), ((0, mx), middle), ((width - mx, width), middle)];
        for (x, y) in strips {
            self.canvas.wash(Frame { x, y }, THEME.table.ground.thin(0.72));
        }
    }

    /// Compass coordinates on all four margins. Where cells are narrower than their names, only some are named.
    fn margins(&mut self) {
        let (size, side, window) = (self.layout.type_size, self.side(), self.layout.window);
        let stride =
            |room: f32| [1, 2, 5, 10, 20, 50, 100].into_iter().find(|&n| n as f32 * side as f32 > room).unwrap_or(200);
        let (wide, tall) = (stride(size * 2.3), stride(size * 1.1));
        let (width, height) = (self.layout.width as i32, self.layout.height as i32);
        let (mx, my) = self.layout.margin;
        let mut labels = Vec::new();
        for x in (window.from.x..=window.to.x).filter(|x| i32::from(*x) % wide == 0) {
            let across = self.layout.corner(Pos::new(x, 0)).0 + side / 2;
            labels.extend([my / 2, height - my / 2].map(|y| (Pos::new(x, 0), (across, y))));
        }
        for y in (window.from.y..=window.to.y).filter(|y| i32::from(*y) % tall == 0) {
            let down = self.layout.corner(Pos::new(0, y)).1 + side / 2;
            labels.extend([mx / 2, width - mx / 2].map(|x| (Pos::new(0, y), (x, down))));
        }
        for (pos, at) in labels {
            self.stamp(Piece::Text(pos.to_string(), size.round() as u32, THEME.table.letters), at);
        }
    }

    /// The tile in hand in a frame, half as large again as those on the board.
    fn hand(&mut self, artist: &Artist) {
        let Some((shape, rotation)) = self.scene.hand else { return };
        let side = (self.layout.scale.side * 3 / 2).min(LARGEST * 3 / 2);
        let shop = artist.workshop(super::brush::Scale { side, detail: self.layout.scale.detail }, 1);
        let window = self.layout.window;
        let corner = hand_corner(window, self.scene)
            .unwrap_or(Pos::new(window.to.x.saturating_sub(1), window.to.y.saturating_sub(1)));
        let (x, y) = self.layout.corner(corner);
        let inset = (2 * self.layout.scale.side as i32 - side as i32) / 2;
        let (x, y, side) = (x + inset, y + inset, side as i32);
        card(&mut self.canvas, Frame { x: (x, x + side), y: (y, y + side) }, (side / 40).max(2));
        alone(&mut self.canvas, artist, &shop, (shape, rotation), (x, y));
    }
}

/// Draws a tile by itself, as if it lay alone.
pub(super) fn alone(
    canvas: &mut Canvas,
    artist: &Artist,
    shop: &Workshop,
    (shape, rotation): (ShapeId, Rotation),
    at: (i32, i32),
) {
    let plan = artist.plan(shape, rotation);
    let tile = shop.tile(shape, rotation, || plan.clone());
    shop.lay(canvas, &tile, &super::tint::alone(shape), at, (0, 0));
    let side = shop.scale.side as i32;
    let frame = Frame { x: (at.0, at.0 + side), y: (at.1, at.1 + side) };
    let mut pieces: Vec<(i32, i32, Arc<Sprite>)> = Vec::new();
    for edge in Side::ALL.into_iter().filter(|&s| plan.city_on(s)) {
        let along_y = matches!(edge, Side::E | Side::W);
        let (x, y) = (at.0 + if edge == Side::E { side } else { 0 }, at.1 + if edge == Side::S { side } else { 0 });
        pieces.push((x, y, shop.piece(Piece::Seam { along_y, variant: edge.index() as u8 })));
    }
    for corner in (0..4).filter(|&c| plan.wall_at(c)) {
        let (x, y) =
            (at.0 + if corner == 1 || corner == 2 { side } else { 0 }, at.1 + if corner >= 2 { side } else { 0 });
        pieces.push((x, y, shop.piece(Piece::CornerTower)));
    }
    for (x, y, sprite) in pieces {
        canvas.stamp_in(&sprite, x, y, frame);
    }
}

/// Which of the rows of houses stands across a border, by where the border is.
fn variant(at: Pos, along_y: bool) -> u8 {
    let place = i64::from(at.x) << 17 ^ i64::from(at.y) << 1 ^ i64::from(along_y);
    Dice::of("border", "", place).below(usize::from(SEAMS)) as u8
}
