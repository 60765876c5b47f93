//! The state of a table's picture during its composition.

use std::collections::HashMap;
use std::sync::Arc;

use super::crop;
use super::layout::{MIN_FONT_SIZE, MIN_PIXELS_PER_POINT};
use crate::sprites::grass;
use crate::sprites::tint::Tints;
use crate::{
    Artist, Canvas, Frame, LegendContent, MAX_LENGTH, PHONE_WIDTH, PictureLayout, PixelPoint, Pt, Scene, ShownPart,
    SpriteCache, SpriteKind, THEME, TilePlan, Window, middle_of, pt,
};
use bergerie_rules::{Crossing, FigureView, Pos, Side, Site};

/// A cell of a tile on the board, or of the tile that is being tried out.
pub struct BoardCell {
    pub at: Pos,
    pub plan: Arc<TilePlan>,
    /// The number of the grass tint for each segment.
    pub tints: Vec<u8>,
}

/// A picture of the table that is being composed. The layers are its methods.
pub struct Composer<'a> {
    pub artist: &'a Artist,
    pub scene: &'a Scene<'a>,
    pub layout: PictureLayout,
    pub content: Option<LegendContent>,
    pub sprites: SpriteCache,
    pub canvas: Canvas,
    pub tiles: Vec<BoardCell>,
    /// The positions of the figures. Empty until the layer of figures has been drawn.
    pub positioned_figures: Vec<PositionedFigure<'a>>,
    by_cell: HashMap<Pos, usize>,
}

/// Lays out a picture of a scene in which nothing is drawn yet.
pub fn laid_out_composer<'a>(artist: &'a Artist, scene: &'a Scene<'a>, longest: u32) -> Composer<'a> {
    let (layout, content) = layout_and_content(scene, longest);
    Composer::new(artist, scene, layout, content)
}

/// Returns the layout of a scene's picture, and the content of its legend if the picture has one.
pub fn layout_and_content(scene: &Scene<'_>, longest: u32) -> (PictureLayout, Option<LegendContent>) {
    let content = LegendContent::new(scene).filter(|_| !scene.is_legend_apart);
    let layout = PictureLayout::fit(crop::shown_window(scene, longest, content.as_ref()), longest, content.as_ref());
    (layout, content)
}

impl Scene<'_> {
    pub fn shown_part(&self) -> ShownPart {
        layout_and_content(self, MAX_LENGTH).0.shown_part(self)
    }
}

/// Returns the tiles in a window and on the cells around it, because objects on these cells may reach into the window.
fn board_cells(artist: &Artist, scene: &Scene<'_>, window: Window) -> Vec<BoardCell> {
    let tints = Tints::new(&scene.view);
    let shown = window.extended_by(1);
    let board = scene.view.tiles.iter().flat_map(|t| t.cells().map(move |(at, part)| (t, at, part)));
    let mut tiles: Vec<BoardCell> = board
        .filter(|(_, at, _)| shown.contains(*at))
        .map(|(t, at, part)| BoardCell { at, plan: artist.plan(part, t.rotation), tints: tints.of_tile(t) })
        .collect();
    if let Some(g) = &scene.preview
        && tiles.iter().all(|t| t.at != g.at)
    {
        let tints = tints.of_preview(&scene.view, g);
        let cell = |(at, part)| BoardCell { at, plan: artist.plan(part, g.rotation), tints: tints.clone() };
        tiles.extend(g.cells().map(cell));
    }
    tiles
}

impl<'a> Composer<'a> {
    /// Creates a picture of a scene with this layout, in which nothing is drawn yet.
    pub fn new(
        artist: &'a Artist,
        scene: &'a Scene<'a>,
        layout: PictureLayout,
        content: Option<LegendContent>,
    ) -> Composer<'a> {
        let tiles = board_cells(artist, scene, layout.window);
        let by_cell = tiles.iter().enumerate().map(|(i, t)| (t.at, i)).collect();
        Composer { tiles, by_cell, ..Composer::without_tiles(artist, scene, layout, content) }
    }

    /// Creates a picture without the tiles of the scene, for a legend alone.
    pub fn without_tiles(
        artist: &'a Artist,
        scene: &'a Scene<'a>,
        layout: PictureLayout,
        content: Option<LegendContent>,
    ) -> Composer<'a> {
        let sprites = artist.sprites(layout.scale, grass::TEXTURE_PERIOD);
        let canvas = Canvas::new(layout.width as usize, layout.height as usize, THEME.table.ground);
        let (tiles, positioned_figures, by_cell) = (Vec::new(), Vec::new(), HashMap::new());
        Composer { artist, scene, layout, content, sprites, canvas, tiles, positioned_figures, by_cell }
    }
}

impl PictureLayout {
    pub fn shown_part(&self, scene: &Scene<'_>) -> ShownPart {
        ShownPart {
            corners: (self.window.from, self.window.to),
            is_whole: self.window.contains_window(crop::table_window(scene)),
            is_legible: self.is_legible,
        }
    }
}

impl Composer<'_> {
    /// Returns the side of a tile, in pixels.
    pub fn tile_side(&self) -> i32 {
        self.layout.scale.side as i32
    }

    pub fn has_tile(&self, cell: Pos) -> bool {
        self.by_cell.contains_key(&cell)
    }

    pub fn tile(&self, cell: Pos) -> Option<&BoardCell> {
        self.by_cell.get(&cell).and_then(|&i| self.tiles.get(i))
    }

    /// Returns the pixel of the point `p` of a cell.
    pub fn cell_pixel(&self, cell: Pos, p: Pt) -> PixelPoint {
        let (x, y) = self.layout.cell_corner(cell);
        (x + self.sprites.to_pixels(p.x), y + self.sprites.to_pixels(p.y))
    }

    /// Returns the pixel at the middle of a site, such as a tile, a corner or a border.
    pub fn site_pixel(&self, site: Site) -> PixelPoint {
        match site {
            Site::Tile(at) | Site::Over(Crossing { at, .. }) => self.cell_pixel(at, Pt::MIDDLE),
            Site::Corner(cell) => self.layout.cell_corner(cell),
            Site::Border(border) => self.cell_pixel(border.at, middle_of(border.side)),
        }
    }

    pub fn cell_frame(&self, cell: Pos) -> Frame {
        let (x, y) = self.layout.cell_corner(cell);
        Frame { x: (x, x + self.tile_side()), y: (y, y + self.tile_side()) }
    }

    pub fn stamp(&mut self, piece: impl Into<SpriteKind>, (x, y): PixelPoint) {
        let sprite = self.sprites.sprite(piece.into());
        self.canvas.stamp(&sprite, x, y);
    }

    /// Stamps sprites from north to south.
    pub fn stamp_all(&mut self, mut sprites: Vec<PlacedSprite>) {
        sprites.sort_by_key(|((x, y), _)| (*y, *x));
        for (at, sprite) in sprites {
            self.stamp(sprite, at);
        }
    }

    /// Returns the strip of pixels along one side of a cell, from `beyond` outside of the cell to `inside` within it.
    pub fn edge_frame(&self, cell: Pos, side: Side, beyond: i32, inside: i32) -> Frame {
        let Frame { x: (west, east), y: (north, south) } = self.cell_frame(cell);
        let (wide, tall) = ((west - beyond, east + beyond), (north - beyond, south + beyond));
        match side {
            Side::N => Frame { x: wide, y: (north - beyond, north + inside) },
            Side::S => Frame { x: wide, y: (south - inside, south + beyond) },
            Side::W => Frame { x: (west - beyond, west + inside), y: tall },
            Side::E => Frame { x: (east - inside, east + beyond), y: tall },
        }
    }

    /// Returns a font size given in u, or the smallest legible one, in pixels of the picture.
    pub fn font_size(&self, size: f32) -> f32 {
        (size * self.tile_side() as f32).max(self.min_font_size()).round()
    }

    /// Returns the smallest font size that is legible on a phone, in pixels of the picture.
    pub fn min_font_size(&self) -> f32 {
        MIN_FONT_SIZE * f32::max(self.layout.width.max(self.layout.height) as f32 / PHONE_WIDTH, MIN_PIXELS_PER_POINT)
    }
}

/// A sprite, and the pixel at which it is stamped.
pub type PlacedSprite = (PixelPoint, SpriteKind);

/// A figure on the board with its position and its sprite.
#[derive(Clone)]
pub struct PositionedFigure<'a> {
    pub figure: &'a FigureView,
    /// The position of a standing figure's feet, or of a lying figure's middle, from the north-west corner of its tile.
    pub at: Pt,
    pub is_lying: bool,
    /// The piece whose sprite shows the figure.
    pub sprite: SpriteKind,
}

impl<'a> PositionedFigure<'a> {
    /// Places a standing figure beside `before` other figures. `feet` is the position of a single figure.
    pub fn standing(figure: &'a FigureView, feet: Pt, before: usize) -> PositionedFigure<'a> {
        let sprite = SpriteKind::Standing(figure.figure, figure.seat);
        PositionedFigure { figure, at: feet + side_by_side_offset(before), is_lying: false, sprite }
    }

    /// Places a lying figure beside `before` other figures. `middle` is the position of a single figure.
    pub fn lying(figure: &'a FigureView, middle: Pt, before: usize) -> PositionedFigure<'a> {
        let sprite = SpriteKind::Lying(figure.figure, figure.seat);
        PositionedFigure { figure, at: middle + side_by_side_offset(before), is_lying: true, sprite }
    }
}

/// Returns the offset of a figure that shares its position with `before` earlier figures.
fn side_by_side_offset(before: usize) -> Pt {
    pt(before as f32 * 0.16, before as f32 * 0.05)
}
