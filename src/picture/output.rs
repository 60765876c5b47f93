//! Finished pictures, and their encoding as PNG.

use std::io::{BufWriter, IntoInnerError, Write};

use flate2::Compression;
use flate2::write::ZlibEncoder;
use png::{BitDepth, ColorType, Encoder, EncodingError, chunk};

use crate::{Canvas, PALETTE, Season};
use bergerie_rules::Pos;

/// The part of the table that a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownPart {
    /// The north-west and the south-east cell that are shown.
    pub corners: (Pos, Pos),
    /// Whether all cells with a tile or a spot are shown.
    pub is_whole: bool,
    /// Whether the marks of figures can be told apart on a phone, which shows the picture about 360 pixels wide.
    /// Otherwise, callers should show a part of the table (`Crop::Legible`).
    pub is_legible: bool,
}

impl ShownPart {
    /// The extent of pictures that do not show a table.
    pub(crate) const WITHOUT_TABLE: ShownPart =
        ShownPart { corners: (Pos::START, Pos::START), is_whole: true, is_legible: true };
}

/// A finished picture.
#[derive(Clone, Debug)]
pub struct Picture {
    /// An indexed PNG, at most [`Picture::MAX_BYTES`] long.
    pub png: Vec<u8>,
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
    pub height: u32,
    /// The part of the table that the picture shows.
    pub extent: ShownPart,
}

impl Picture {
    /// The maximum length of the PNG, in bytes.
    pub const MAX_BYTES: usize = 2 << 20;

    /// The side of the smallest legible tile on a phone, in pixels. The mark of a figure on it is 6 pixels high.
    pub const MIN_LEGIBLE_TILE: f32 = 22.5;
}

/// The pixels of a picture that is not encoded yet.
pub struct Pixels {
    pub(crate) canvas: Canvas,
    /// The part of the table that the picture shows.
    pub(crate) extent: ShownPart,
}

impl Pixels {
    /// Creates the pixels of a picture that shows no table.
    pub(crate) fn new(canvas: Canvas) -> Pixels {
        Pixels { canvas, extent: ShownPart::WITHOUT_TABLE }
    }

    /// Returns width and height in pixels.
    pub fn size(&self) -> (u32, u32) {
        self.canvas.indices.dimensions()
    }

    /// Returns an entry of [`palette`] for each pixel, row by row.
    pub fn indices(&self) -> &[u8] {
        &self.canvas.indices
    }

    /// Encodes the picture in the colours of a season.
    pub(crate) fn into_picture(self, season: Season) -> Result<Picture, PictureError> {
        let (width, height) = self.size();
        Ok(Picture { png: encoded_png(&self.canvas, season)?, width, height, extent: self.extent })
    }

    /// Encodes the pixels as a PNG in the colours of a season.
    pub fn to_png(&self, season: Season) -> Result<Vec<u8>, PictureError> {
        Ok(encoded_png(&self.canvas, season)?)
    }
}

/// Returns red, green and blue of each palette entry.
pub fn palette() -> impl Iterator<Item = [u8; 3]> {
    PALETTE.colours.iter().map(|c| [c.0, c.1, c.2])
}

/// The reason why a picture could not be created.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// The pixels could not be encoded as PNG.
    #[error("the picture cannot be encoded")]
    Encoding(#[from] EncodingError),
    /// The file would be too long even with the smallest tiles. No known board causes this error.
    #[error("the picture is too large")]
    TooLarge,
    /// The frames could not be encoded as GIF.
    #[error("the film cannot be encoded")]
    Film(#[from] gif::EncodingError),
}

/// Returns the compression level of `zlib-rs` for a picture with this number of pixels. With level 1, files are a
/// quarter larger than with level 2 and take two thirds of the time, which suits small pictures such as rehearsals.
/// Level 3 takes a quarter more time than level 2 (benches/README.md).
fn compression_level(pixels: usize) -> Compression {
    Compression::new(if pixels > SMALL_PICTURE_PIXELS { 2 } else { 1 })
}

/// The number of pixels up to which a picture is compressed with level 1.
const SMALL_PICTURE_PIXELS: usize = 1 << 20;

/// Encodes an indexed PNG in the colours of a season.
fn encoded_png(canvas: &Canvas, season: Season) -> Result<Vec<u8>, EncodingError> {
    let (width, height) = canvas.indices.dimensions();
    // A filter, which subtracts neighbours, does not help with palette indices, and uniform grass needs none.
    const NO_FILTER: u8 = 0;
    // Without this buffer, the compressor would clear its own buffer of 32 KiB for each row.
    let compressor = ZlibEncoder::new(Vec::new(), compression_level(canvas.indices.len()));
    let mut rows = BufWriter::with_capacity(1 << 16, compressor);
    for row in canvas.indices.chunks_exact(width.max(1) as usize) {
        rows.write_all(&[NO_FILTER])?;
        rows.write_all(row)?;
    }
    let compressed = rows.into_inner().map_err(IntoInnerError::into_error)?.finish()?;
    let mut bytes = Vec::with_capacity(compressed.len() + 1024);
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(season.colours().iter().flat_map(|c| [c.0, c.1, c.2]).collect::<Vec<u8>>());
    let mut writer = encoder.write_header()?;
    writer.write_chunk(chunk::IDAT, &compressed)?;
    writer.finish()?;
    Ok(bytes)
}
