//! From palette indices to PNG bytes.

use png::{BitDepth, ColorType, Encoder, EncodingError, chunk};

use super::zlib::zlib;
use crate::picture::ink::palette::PALETTE;
use crate::picture::ink::sprite::Canvas;

/// The filter of all rows: none. Indices of neighbouring pixels have no useful difference, and flat grass compresses as it is.
const NO_FILTER: u8 = 0;

/// Writes an indexed PNG.
pub fn png(canvas: &Canvas) -> Result<Vec<u8>, EncodingError> {
    let stride = canvas.width + 1;
    let mut rows = Vec::with_capacity(stride * canvas.height);
    for row in canvas.pixels.chunks_exact(canvas.width.max(1)) {
        rows.push(NO_FILTER);
        rows.extend_from_slice(row);
    }
    let stream = zlib(&rows, stride);
    let mut bytes = Vec::with_capacity(stream.len() + 1024);
    let mut encoder = Encoder::new(&mut bytes, canvas.width as u32, canvas.height as u32);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(PALETTE.colours.iter().flat_map(|c| [c.0, c.1, c.2]).collect::<Vec<u8>>());
    let mut writer = encoder.write_header()?;
    writer.write_chunk(chunk::IDAT, &stream)?;
    writer.finish()?;
    Ok(bytes)
}
