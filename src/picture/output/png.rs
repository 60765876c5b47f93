//! From palette indices to PNG bytes.

use png::{BitDepth, ColorType, DeflateCompression, Encoder, EncodingError, Filter};

use crate::ink::season::Season;
use crate::ink::sprite::Canvas;

/// How hard `zlib-rs` tries. Level 1 gives up a quarter of the size, level 3 a quarter of the time (benches/README.md).
const COMPRESSION: DeflateCompression = DeflateCompression::Level(2);

/// Writes an indexed PNG in the colours of a season.
pub fn png(canvas: &Canvas, season: Season) -> Result<Vec<u8>, EncodingError> {
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
