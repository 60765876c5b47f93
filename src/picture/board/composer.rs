//! The table: what is laid over what, from the grass up to the pieces.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use crate::picture::ink::curve::Pt;
use crate::picture::board::layout::{LONGEST, Layout, PHONE, SMALLEST_POINT, SMALLEST_TYPE, Window};
use crate::picture::legend::draw::Content;
use crate::picture::plan::Plan;
use crate::picture::ink::sprite::{Canvas, Frame};
use crate::picture::ink::theme::THEME;
use crate::picture::board::tint::Tints;
use crate::picture::studio::workshop::{Piece, Workshop};
use crate::picture::{Artist, Extent, Picture, PictureError, Pixels, Scene};
use crate::picture::board::crop;
use crate::picture::studio::grass;
use crate::rules::geometry::Pos;

/// The layers of a picture of the table, from below. A new thing on the board is one more line here.
const fn layers<'a>() -> [fn(&mut Composer<'a>); 19] {
    [
        // The ground, tile by tile.
        Composer::shadows,
        Composer::ground,
        Composer::shores,
        Composer::outer_edge,
        // Over all tiles, since they reach across borders.
        Composer::across_borders,
        Composer::castles,
        Composer::bridges,
        Composer::markers,
        Composer::cards,
        Composer::spots,
        // Rings lie below figures: who stands there matters more.
        Composer::scored,
        Composer::last,
        Composer::ghost,
        Composer::figures,
        // Letters are there to be chosen, so nothing may hide them.
        Composer::letters,
        // What the picture is not about steps back, with all that stands there.
        Composer::focus,
        // Last, what belongs to the picture and not to the table.
        Composer::fade_margins,
        Composer::margins,
        Composer::legend,
    ]
}

/// Draws a scene; smaller, in the unlikely case that its PNG gets too long.
pub(in crate::picture) fn picture(artist: &Artist, scene: &Scene<'_>) -> Result<Picture, PictureError> {
    for longest in [LONGEST, LONGEST * 3 / 4, LONGEST / 2, LONGEST / 4] {
        let picture = compose(artist, scene, longest).picture()?;
        if picture.png.len() <= Picture::MOST_BYTES {
            return Ok(picture);
        }
    }
    Err(PictureError::TooLarge)
}

/// A cell of a tile on the board or tried on it.
pub(in crate::picture) struct Laid {
    pub at: Pos,
    pub plan: Arc<Plan>,
    tints: Vec<u8>,
}

/// A picture of the table in the making.
pub(in crate::picture) struct Composer<'a> {
    pub artist: &'a Artist,
    pub scene: &'a Scene<'a>,
    pub layout: Layout,
    pub content: Option<Content>,
    pub shop: Arc<Workshop>,
    pub canvas: Canvas,
    pub tiles: Vec<Laid>,
    by_cell: HashMap<Pos, usize>,
}

/// Draws a scene with no side longer than `longest` pixels.
pub(in crate::picture) fn compose(artist: &Artist, scene: &Scene<'_>, longest: u32) -> Pixels {
    composer(artist, scene, longest).draw()
}

/// A picture of a scene before anything is drawn.
pub(in crate::picture) fn composer<'a>(artist: &'a Artist, scene: &'a Scene<'a>, longest: u32) -> Composer<'a> {
    let (layout, content) = arranged(scene, longest);
    Composer::new(artist, scene, layout, content)
}

fn arranged(scene: &Scene<'_>, longest: u32) -> (Layout, Option<Content>) {
    let content = Content::new(scene);
    let layout = Layout::fit(crop::window(scene, longest, content.as_ref()), longest, content.as_ref());
    (layout, content)
}

/// How much of the table a scene shows.
pub(in crate::picture) fn extent(scene: &Scene<'_>) -> Extent {
    arranged(scene, LONGEST).0.extent(scene)
}

/// The tiles in and just beyond a window: what stands on those may reach into it.
fn laid(artist: &Artist, scene: &Scene<'_>, window: Window) -> Vec<Laid> {
    let tints = Tints::new(scene.view);
    let shown = window.grown(1);
    let board = scene.view.tiles.iter().flat_map(|t| t.cells().map(move |(at, part)| (t, at, part)));
    let mut tiles: Vec<Laid> = board
        .filter(|(_, at, _)| shown.contains(*at))
        .map(|(t, at, part)| Laid { at, plan: artist.plan(part, t.rotation), tints: tints.laid(t) })
        .collect();
    if let Some(g) = &scene.ghost
        && tiles.iter().all(|t| t.at != g.at)
    {
        let tints = tints.ghost(scene.view, g);
        let laid = |(at, part)| Laid { at, plan: artist.plan(part, g.rotation), tints: tints.clone() };
        tiles.extend(g.cells().map(laid));
    }
    tiles
}

impl<'a> Composer<'a> {
    /// A picture in which everything has its place, before anything is drawn.
    pub fn new(artist: &'a Artist, scene: &'a Scene<'a>, layout: Layout, content: Option<Content>) -> Composer<'a> {
        let shop = artist.workshop(layout.scale, grass::PERIOD);
        let canvas = Canvas::new(layout.width as usize, layout.height as usize, THEME.table.ground);
        let tiles = laid(artist, scene, layout.window);
        let by_cell = tiles.iter().enumerate().map(|(i, t)| (t.at, i)).collect();
        Composer { artist, scene, layout, content, shop, canvas, tiles, by_cell }
    }

    /// Draws all layers.
    pub fn draw(mut self) -> Pixels {
        for layer in layers() {
            layer(&mut self);
        }
        Pixels { extent: self.layout.extent(self.scene), canvas: self.canvas }
    }
}

impl Layout {
    fn extent(&self, scene: &Scene<'_>) -> Extent {
        Extent {
            shown: (self.window.from, self.window.to),
            whole: self.window.holds(crop::everything(scene)),
            legible: self.legible,
        }
    }
}

impl Composer<'_> {
    pub fn side(&self) -> i32 {
        self.layout.scale.side as i32
    }

    pub fn has(&self, cell: Pos) -> bool {
        self.by_cell.contains_key(&cell)
    }

    pub fn tile(&self, cell: Pos) -> Option<&Laid> {
        self.by_cell.get(&cell).and_then(|&i| self.tiles.get(i))
    }

    /// The pixel of a point within a cell.
    pub fn point(&self, cell: Pos, p: Pt) -> (i32, i32) {
        let (x, y) = self.layout.corner(cell);
        (x + self.shop.px(p.x), y + self.shop.px(p.y))
    }

    pub fn frame(&self, cell: Pos) -> Frame {
        let (x, y) = self.layout.corner(cell);
        Frame { x: (x, x + self.side()), y: (y, y + self.side()) }
    }

    pub fn stamp(&mut self, piece: Piece, (x, y): (i32, i32)) {
        let sprite = self.shop.piece(piece);
        self.canvas.stamp(&sprite, x, y);
    }

    /// Pixels of an em that is still legible on a phone.
    pub fn smallest_type(&self) -> f32 {
        SMALLEST_TYPE * f32::max(self.layout.width.max(self.layout.height) as f32 / PHONE, SMALLEST_POINT)
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
            let part = |v: i16| v.rem_euclid(grass::PERIOD as i16) as usize;
            self.shop.ground.lay(&mut self.canvas, plan, tints, self.layout.corner(*at), (part(at.x), part(at.y)));
        }
    }
}
