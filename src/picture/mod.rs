//! A view of a game as a picture: [`View`] in, PNG bytes out.
//!
//! An [`Artist`] is built once per process and shared. It keeps what it has drawn: a tile is drawn when it is first
//! needed at some size, from the printed facts alone, and copied from then on. Composition copies rows of palette
//! indices; there is one fixed palette for all pictures.
//!
//! ```
//! use bergerie::picture::{Artist, Scene};
//! # use bergerie::rules::view::View;
//! # let view = View::default();
//! let artist = Artist::new();
//! let picture = artist.table(&Scene::new(&view))?;
//! assert!(picture.png.starts_with(b"\x89PNG"));
//! # Ok::<(), bergerie::picture::PictureError>(())
//! ```
//!
//! No rules, Discord or SQL in here. Lengths are in u, the side of a tile, unless they say pixels.

mod art;
mod board;
mod expansions;
mod ink;
mod legend;
mod output;
mod pieces;
mod plan;
mod sheets;
mod studio;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::rules::expansions::hills_and_sheep::Token;
use crate::rules::geometry::{Pos, Rotation};
use crate::rules::moment::Moment;
use crate::rules::seat::Seat;
use crate::rules::tile::{SegmentIndex, ShapeId};
use crate::rules::view::{MonumentView, View};

use board::{composer, layout};
use expansions::{hills_and_sheep::tokens, monuments::close_up};
use ink::brush::Scale;
use ink::{palette as quant, sprite};
use output::png as encode;
use plan::Plan;
use sheets::{film as films, gallery, tiles as row};
use studio::workshop::Workshop;

pub use expansions::the_gifts::hand::GiftCard;
pub use sheets::film::Film;
pub use sheets::tiles::Card;

/// What a picture of the table shows besides the board.
#[derive(Clone, Debug)]
pub struct Scene<'a> {
    /// The board, its figures and seats.
    pub view: &'a View,
    /// The tile that was laid last, ringed in the colour of who laid it.
    pub last: Option<(Pos, Seat)>,
    /// Cells where the tile in hand may go, numbered from 1 in this order.
    pub spots: Vec<Pos>,
    /// Those of the spots where the tile fits only with a special piece: their numbers stand on pale discs.
    pub costly: Vec<Pos>,
    /// A tile that is only tried.
    pub ghost: Option<Ghost>,
    /// Cells that have just scored: a string of pearls runs round them.
    pub highlight: Vec<Pos>,
    /// What stands beside the board, if anything does.
    pub legend: Option<Legend>,
    /// Cells that the picture is about: all others are faded. If there are none, so is nothing.
    pub focus: Vec<Pos>,
    /// Which part of the table is shown.
    pub crop: Crop,
}

/// How much of the table a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// The north-western and the south-eastern cell that are shown.
    pub shown: (Pos, Pos),
    /// Whether these are all cells with a tile or a spot.
    pub whole: bool,
    /// Whether figures' marks can be told apart on a phone, where the picture is some 360 pixels wide. If not, show a part
    /// of the table ([`Crop::Legible`]).
    pub legible: bool,
}

impl Extent {
    /// Of pictures without a table.
    const ALL: Extent = Extent { shown: (Pos::START, Pos::START), whole: true, legible: true };
}

impl Scene<'_> {
    /// How much its picture will show.
    pub fn extent(&self) -> Extent {
        composer::extent(self)
    }
}

/// What stands beside the board: each seat's mark, points and pieces, how many tiles are left, and the tile in hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Legend {
    /// Who must choose now: framed in the seat's colour.
    pub asked: Option<Seat>,
    /// The tile that must be laid.
    pub hand: Option<(ShapeId, Rotation)>,
}

impl<'a> Scene<'a> {
    /// The whole table and nothing else.
    pub fn new(view: &'a View) -> Scene<'a> {
        let (last, ghost, legend) = (None, None, None);
        let (spots, costly, highlight, focus) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Scene { view, last, spots, costly, ghost, highlight, focus, legend, crop: Crop::Table }
    }
}

/// A tile as it might be laid; a large one is named by its north-west cell. A figure of the view on its cell is drawn on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ghost {
    pub at: Pos,
    pub shape: ShapeId,
    pub rotation: Rotation,
    /// Segments on which a figure may stand, lettered A, B, C… in this order.
    pub places: Vec<SegmentIndex>,
}

impl Ghost {
    /// Its cells, each with the shape of one cell that would lie there.
    fn cells(&self) -> impl Iterator<Item = (Pos, ShapeId)> + use<> {
        let at = self.at;
        self.shape.cells(self.rotation).map(move |(quarter, part)| (quarter.of(at), part))
    }
}

/// Which part of the table a picture shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Crop {
    /// All tiles, spots and the ghost. Tiles get as small as they must; [`Extent::legible`] says whether too small.
    #[default]
    Table,
    /// As much of the table as is legible. If that is not all, the part with the most tiles and spots that holds the given
    /// cells.
    Legible(Vec<Pos>),
    /// The cells from one in the north-west to one in the south-east.
    Exactly(Pos, Pos),
    /// The given cells with one more on each side. When even these are too many to be legible, the part with the most tiles
    /// that holds their middle.
    Around(Vec<Pos>),
}

/// A finished picture.
#[derive(Clone, Debug)]
pub struct Picture {
    /// An indexed PNG, at most [`Picture::MOST_BYTES`] long.
    pub png: Vec<u8>,
    /// In pixels.
    pub width: u32,
    /// In pixels.
    pub height: u32,
    /// How much it shows.
    pub extent: Extent,
}

impl Picture {
    /// The longest PNG that is ever made.
    pub const MOST_BYTES: usize = 2 << 20;

    /// The smallest side of a tile on a phone, in pixels, that counts as legible: the mark of a figure is 6 pixels high then.
    pub const LEGIBLE: f32 = 22.5;
}

/// Pixels of the table that are not yet encoded: a frame of a film, or half of what a measurement measures.
pub struct Pixels {
    canvas: sprite::Canvas,
    extent: Extent,
}

impl Pixels {
    /// Width and height.
    pub fn size(&self) -> (u32, u32) {
        (self.canvas.width as u32, self.canvas.height as u32)
    }

    /// One entry of [`palette`] for each pixel, row by row.
    pub fn indices(&self) -> &[u8] {
        &self.canvas.pixels
    }

    /// The finished picture.
    fn picture(self) -> Result<Picture, PictureError> {
        let (width, height) = self.size();
        Ok(Picture { png: self.png()?, width, height, extent: self.extent })
    }

    /// The pixels as a PNG.
    ///
    /// # Errors
    ///
    /// [`PictureError::Encoding`]; no pixels are known to cause one.
    pub fn png(&self) -> Result<Vec<u8>, PictureError> {
        Ok(encode::png(&self.canvas)?)
    }
}

/// Red, green and blue of each colour that pictures are made of.
pub fn palette() -> impl Iterator<Item = [u8; 3]> {
    quant::PALETTE.colours.iter().map(|c| [c.0, c.1, c.2])
}

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// The pixels could not be written as PNG.
    #[error("the picture cannot be encoded")]
    Encoding(#[from] png::EncodingError),
    /// Even the smallest tiles make too long a file. No board does.
    #[error("the picture is too large")]
    TooLarge,
    /// The frames could not be written as GIF.
    #[error("the film cannot be encoded")]
    Film(#[from] gif::EncodingError),
}

/// Draws pictures, and keeps what can be used again. Build one per process and share it.
pub struct Artist {
    plans: Mutex<HashMap<(ShapeId, Rotation), Arc<Plan>>>,
    /// Sprites by scale, the last used ones at the end.
    workshops: Mutex<Vec<(usize, Arc<Workshop>)>>,
}

impl Default for Artist {
    fn default() -> Artist {
        Artist::new()
    }
}

impl Artist {
    /// Bytes of sprites that are kept. The oldest scales go first; those in use are always kept.
    const KEPT: usize = 56 << 20;

    /// An artist who has drawn nothing yet. The first picture takes longest.
    pub fn new() -> Artist {
        Artist { plans: Mutex::default(), workshops: Mutex::default() }
    }

    /// The table as a picture.
    ///
    /// # Errors
    ///
    /// [`PictureError`]; no view of a game is known to cause one.
    pub fn table(&self, scene: &Scene<'_>) -> Result<Picture, PictureError> {
        composer::picture(self, scene)
    }

    /// The pixels of [`Artist::table`] before they are encoded.
    pub fn pixels(&self, scene: &Scene<'_>) -> Pixels {
        composer::compose(self, scene, layout::LONGEST)
    }

    /// A game as an animated GIF: one frame for each moment, all of the same part of the table.
    ///
    /// # Errors
    ///
    /// As for [`Artist::table`].
    pub fn film(&self, moments: &[Moment]) -> Result<Film, PictureError> {
        films::film(self, moments)
    }

    /// One tile by itself, with houses and towers on its borders as if it lay alone.
    ///
    /// # Errors
    ///
    /// As for [`Artist::table`].
    pub fn tile(&self, shape: ShapeId, rotation: Rotation) -> Result<Picture, PictureError> {
        self.tiles(&[Card { shape, rotation, label: String::new() }])
    }

    /// Several tiles in rows, each with its label below.
    ///
    /// # Errors
    ///
    /// As for [`Artist::table`].
    pub fn tiles(&self, cards: &[Card]) -> Result<Picture, PictureError> {
        row::picture(self, cards)
    }

    /// Tokens of the bag of Hills & Sheep, in the given order.
    ///
    /// # Errors
    ///
    /// As for [`Artist::table`].
    pub fn tokens(&self, tokens: &[Token]) -> Result<Picture, PictureError> {
        tokens::picture(self, tokens)
    }

    /// Cards of The Gifts, face up or face down, side by side. The figures on them are those of a seat.
    ///
    /// # Errors
    ///
    /// As for [`Artist::table`].
    pub fn gifts(&self, cards: &[GiftCard], seat: Seat) -> Result<Picture, PictureError> {
        crate::picture::expansions::the_gifts::hand::picture(self, cards, seat)
    }

    /// One monument of a view, to look at closer: its four objectives in the order of its cards, numbered from 1, each
    /// with the cells that are filled or wanted, what a cube earns, and who has cubes on it.
    ///
    /// # Errors
    ///
    /// As for [`Artist::table`].
    pub fn monument(&self, view: &View, monument: &MonumentView) -> Result<Picture, PictureError> {
        close_up::picture(self, view, monument)
    }

    /// All pieces on one sheet, to look at.
    ///
    /// # Errors
    ///
    /// As for [`Artist::table`].
    pub fn pieces(&self) -> Result<Picture, PictureError> {
        gallery::picture(self)
    }

    fn plan(&self, shape: ShapeId, rotation: Rotation) -> Arc<Plan> {
        let found = self.plans.lock().unwrap_or_else(PoisonError::into_inner).get(&(shape, rotation)).cloned();
        found.unwrap_or_else(|| {
            let plan = Arc::new(Plan::new(shape, rotation));
            let mut plans = self.plans.lock().unwrap_or_else(PoisonError::into_inner);
            plans.entry((shape, rotation)).or_insert(plan).clone()
        })
    }

    /// The workshop for a scale, with grass for boards (`tiles` [`studio::grass::PERIOD`]) or for single tiles (1).
    fn workshop(&self, scale: Scale, tiles: usize) -> Arc<Workshop> {
        let mut list = self.workshops.lock().unwrap_or_else(PoisonError::into_inner);
        let found = list.iter().position(|(n, w)| *n == tiles && w.scale == scale).map(|i| list.remove(i));
        // Grass is made under the lock: it is needed at once by all who ask for this scale.
        let entry = found.unwrap_or_else(|| (tiles, Arc::new(Workshop::new(scale, tiles))));
        let workshop = entry.1.clone();
        list.push(entry);
        let mut weight: usize = list.iter().map(|(_, w)| w.weight()).sum();
        while weight > Artist::KEPT && list.len() > 1 {
            weight -= list.remove(0).1.weight();
        }
        workshop
    }
}
