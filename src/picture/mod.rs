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
mod borders;
mod bridge;
mod brush;
mod castle;
mod castles;
#[cfg(test)]
mod choose;
mod companion;
mod crop;
mod curve;
mod dice;
mod encode;
mod fan;
mod figure;
mod flock;
mod focus;
mod gallery;
mod gift;
mod grass;
mod grid;
mod hand;
mod layout;
mod letters;
mod margin;
mod overlay;
mod pieces;
mod plan;
mod quant;
mod ring;
mod row;
#[cfg(test)]
mod samples;
mod shadow;
mod shepherd;
mod spots;
mod sprite;
mod table;
#[cfg(test)]
mod tests;
mod theme;
mod tint;
mod tokens;
mod workshop;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::rules::expansions::hills_and_sheep::Token;
use crate::rules::geometry::{Pos, Rotation};
use crate::rules::seat::Seat;
use crate::rules::tile::{SegmentIndex, ShapeId};
use crate::rules::view::View;

use brush::Scale;
use plan::Plan;
use workshop::Workshop;

pub use gift::GiftCard;
pub use row::Card;

/// What a picture of the table shows besides the board.
#[derive(Clone, Debug)]
pub struct Scene<'a> {
    /// The board, its figures and seats.
    pub view: &'a View,
    /// The tile that was laid last, ringed in the colour of who laid it.
    pub last: Option<(Pos, Seat)>,
    /// Cells where the tile in hand may go, numbered from 1 in this order.
    pub spots: Vec<Pos>,
    /// A tile that is only tried.
    pub ghost: Option<Ghost>,
    /// A tile shown in a corner, beside the board if the whole table is shown, or else where it hides least.
    pub hand: Option<(ShapeId, Rotation)>,
    /// Cells that have just scored: a string of pearls runs round them.
    pub highlight: Vec<Pos>,
    /// Cells that the picture is about: all others are faded. If there are none, so is nothing.
    pub focus: Vec<Pos>,
    /// Which part of the table is shown.
    pub crop: Crop,
}

impl<'a> Scene<'a> {
    /// The whole table and nothing else.
    pub fn new(view: &'a View) -> Scene<'a> {
        let (last, spots, ghost, hand, highlight) = (None, Vec::new(), None, None, Vec::new());
        Scene { view, last, spots, ghost, hand, highlight, focus: Vec::new(), crop: Crop::Table }
    }
}

/// A tile as it might be laid. A figure of the view on its cell is drawn on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ghost {
    pub at: Pos,
    pub shape: ShapeId,
    pub rotation: Rotation,
    /// Segments on which a figure may stand, lettered A, B, C… in this order.
    pub places: Vec<SegmentIndex>,
}

/// Which part of the table a picture shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Crop {
    /// All tiles, spots and the ghost. Tiles get as small as they must; [`Picture::legible`] says whether too small.
    #[default]
    Table,
    /// The given cells with one more on each side. When even these are too many to be legible, the part of them around
    /// their middle that is.
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
    /// The north-western and the south-eastern cell that are shown.
    pub shown: (Pos, Pos),
    /// Whether single things on a tile can be made out in the chat, where the picture is some 550 pixels wide. If not,
    /// show a part of the table as well ([`Crop::Around`]).
    pub legible: bool,
}

impl Picture {
    /// The longest PNG that is ever made.
    pub const MOST_BYTES: usize = 2 << 20;

    /// The smallest side of a tile in the chat, in pixels, that counts as legible.
    pub const LEGIBLE: f32 = 26.0;
}

/// Pixels of the table that are not yet encoded: a frame of a film, or half of what a measurement measures.
pub struct Pixels {
    canvas: sprite::Canvas,
    shown: (Pos, Pos),
    legible: bool,
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
        Ok(Picture { png: self.png()?, width, height, shown: self.shown, legible: self.legible })
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
        table::picture(self, scene)
    }

    /// The pixels of [`Artist::table`] before they are encoded.
    pub fn pixels(&self, scene: &Scene<'_>) -> Pixels {
        table::compose(self, scene, layout::LONGEST)
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
        gift::picture(self, cards, seat)
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

    /// The workshop for a scale, with grass for boards (`tiles` [`grass::PERIOD`]) or for single tiles (1).
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
