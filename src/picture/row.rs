//! Tiles by themselves, in rows with labels: a tile in hand, an offer, the tiles that are left.

use super::brush::{Detail, Scale};
use super::sprite::{Canvas, Frame};
use super::theme::THEME;
use super::workshop::{Piece, card};
use super::{Artist, Picture, PictureError, encode, layout, table};
use crate::rules::geometry::{Pos, Rotation};
use crate::rules::tile::ShapeId;

/// A tile with a short label below it, such as a letter or a number of copies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    pub shape: ShapeId,
    pub rotation: Rotation,
    /// Digits and letters; nothing if empty.
    pub label: String,
}

/// Sizes of tiles in pixels, from which the largest that fits is taken.
const SIDES: [u32; 7] = [160, 128, 96, 80, 64, 48, 32];

/// Space between tiles, and height of a label, in u.
const GAP: f32 = 0.14;
const LABEL: f32 = 0.30;

pub(super) fn picture(artist: &Artist, cards: &[Card]) -> Result<Picture, PictureError> {
    let labelled = cards.iter().any(|c| !c.label.is_empty());
    let cell = |side: u32| {
        let side = side as f32;
        (
            (side * (1.0 + GAP)).round() as usize,
            (side * (1.0 + GAP + if labelled { LABEL } else { 0.0 })).round() as usize,
        )
    };
    let count = cards.len().max(1);
    // Rows about half as many as columns: the chat shows wide pictures larger.
    let columns = if count <= 6 { count } else { ((count * 2) as f32).sqrt().ceil() as usize };
    let rows = count.div_ceil(columns);
    let fits = |side: &u32| {
        cell(*side).0 * columns <= layout::LONGEST as usize && cell(*side).1 * rows <= layout::LONGEST as usize
    };
    let side = SIDES.into_iter().find(fits).unwrap_or(32);
    let ((wide, tall), gap) = (cell(side), (side as f32 * GAP).round() as usize);
    let mut canvas = Canvas::new(columns * wide + gap, rows * tall + gap, THEME.table.ground);
    let detail = detail(side as f32 * layout::SEEN / (canvas.width.max(canvas.height) as f32).max(layout::SEEN));
    let shop = artist.workshop(Scale { side, detail }, 1);
    for (index, each) in cards.iter().enumerate() {
        let (x, y) = ((index % columns * wide + gap) as i32, (index / columns * tall + gap) as i32);
        let frame = Frame { x: (x, x + side as i32), y: (y, y + side as i32) };
        card(&mut canvas, frame, (side as i32 / 60).max(1));
        table::alone(&mut canvas, artist, &shop, (each.shape, each.rotation), (x, y));
        let size = (side as f32 * LABEL * 0.75).round() as u32;
        let text = shop.piece(Piece::Text(each.label.clone(), size, THEME.table.letters));
        canvas.stamp(&text, x + side as i32 / 2, y + (side as f32 * (1.0 + (GAP + LABEL) / 2.0)) as i32);
    }
    let legible = side as f32 * layout::SEEN / (canvas.width.max(1) as f32).max(layout::SEEN) >= Picture::LEGIBLE;
    let (width, height) = (canvas.width as u32, canvas.height as u32);
    Ok(Picture { png: encode::png(&canvas)?, width, height, shown: (Pos::START, Pos::START), legible })
}

fn detail(seen: f32) -> Detail {
    match seen {
        90.0.. => Detail::Fine,
        56.0.. => Detail::Plain,
        _ => Detail::Coarse,
    }
}
