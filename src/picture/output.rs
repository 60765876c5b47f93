//! From pixels to files: finished pictures as PNG, and why there is none.

use png::{BitDepth, ColorType, DeflateCompression, Encoder, EncodingError, Filter};

use crate::ink::palette::PALETTE;
use crate::ink::season::Season;
use crate::ink::sprite::Canvas;
use bergerie_rules::geometry::Pos;

/// How much of the table a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// The north-western and the south-eastern cell that are shown.
    pub shown: (Pos, Pos),
    /// Whether these are all cells with a tile or a spot.
    pub whole: bool,
    /// Whether figures' marks can be told apart on a phone, where the picture is some 360 pixels wide. If not, show a part
    /// of the table (`Crop::Legible`).
    pub legible: bool,
}

impl Extent {
    /// Of pictures without a table.
    pub(crate) const ALL: Extent = Extent { shown: (Pos::START, Pos::START), whole: true, legible: true };
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
    canvas: Canvas,
    extent: Extent,
}

impl Pixels {
    /// Those of a picture without a table.
    pub(crate) fn new(canvas: Canvas) -> Pixels {
        Pixels { canvas, extent: Extent::ALL }
    }

    /// Those of a picture with a table.
    pub(crate) fn of_table(canvas: Canvas, extent: Extent) -> Pixels {
        Pixels { canvas, extent }
    }

    /// How much of the table they show.
    pub(crate) fn extent(&self) -> Extent {
        self.extent
    }

    /// The canvas as it was drawn.
    pub(crate) fn into_canvas(self) -> Canvas {
        self.canvas
    }

    /// Width and height.
    pub fn size(&self) -> (u32, u32) {
        self.canvas.indices.dimensions()
    }

    /// One entry of [`palette`] for each pixel, row by row.
    pub fn indices(&self) -> &[u8] {
        &self.canvas.indices
    }

    /// The finished picture, in the colours of a season.
    pub(crate) fn picture(self, season: Season) -> Result<Picture, PictureError> {
        let (width, height) = self.size();
        Ok(Picture { png: png(&self.canvas, season)?, width, height, extent: self.extent })
    }

    /// The pixels as a PNG, in the colours of summer.
    ///
    /// # Errors
    ///
    /// [`PictureError::Encoding`]; no pixels are known to cause one.
    pub fn png(&self) -> Result<Vec<u8>, PictureError> {
        Ok(png(&self.canvas, Season::Summer)?)
    }
}

/// Red, green and blue of each colour that pictures are made of.
pub fn palette() -> impl Iterator<Item = [u8; 3]> {
    PALETTE.colours.iter().map(|c| [c.0, c.1, c.2])
}

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// The pixels could not be written as PNG.
    #[error("the picture cannot be encoded")]
    Encoding(#[from] EncodingError),
    /// Even the smallest tiles make too long a file. No board does.
    #[error("the picture is too large")]
    TooLarge,
    /// The frames could not be written as GIF.
    #[error("the film cannot be encoded")]
    Film(#[from] gif::EncodingError),
}

/// How hard `zlib-rs` tries. Level 1 gives up a quarter of the size, level 3 a quarter of the time (benches/README.md).
const COMPRESSION: DeflateCompression = DeflateCompression::Level(2);

/// Writes an indexed PNG in the colours of a season.
fn png(canvas: &Canvas, season: Season) -> Result<Vec<u8>, EncodingError> {
    // Most pictures take a sixth of their pixels.
    let mut bytes = Vec::with_capacity(canvas.indices.len() / 4 + 1024);
    let mut encoder = Encoder::new(&mut bytes, canvas.indices.width(), canvas.indices.height());
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(season.colours().iter().flat_map(|c| [c.0, c.1, c.2]).collect::<Vec<u8>>());
    encoder.set_deflate_compression(COMPRESSION);
    // Indices of neighbouring pixels have no useful difference, and flat grass compresses as it is.
    encoder.set_filter(Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&canvas.indices)?;
    writer.finish()?;
    Ok(bytes)
}
