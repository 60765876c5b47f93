//! A sheet of all pieces, to look at: no game needs it. Bridges, castles and bazaars stand here before any game has them.

use super::brush::{Detail, Scale};
use super::curve::{Pt, pt};
use super::sprite::Canvas;
use super::theme::THEME;
use super::workshop::{Piece, Workshop};
use super::{Artist, Picture, PictureError, Pixels, castle};
use crate::rules::figure::Figure;
use crate::rules::geometry::Pos;
use crate::rules::seat::Seat;

/// Pixels of one u.
const SIDE: u32 = 160;

/// All pieces on plain grass: the figures of each seat, then what belongs to nobody.
pub(super) fn picture(artist: &Artist) -> Result<Picture, PictureError> {
    let shop = artist.workshop(Scale { side: SIDE, detail: Detail::Fine }, 1);
    let mut sheet = Sheet { canvas: Canvas::new(1120, 640, THEME.grass.tints[0]), shop: &shop };
    for (seat, column) in Seat::all(6).zip(0u8..) {
        let x = 0.6 + f32::from(column) * 1.1;
        sheet.put(Piece::Standing(Figure::Meeple, seat), pt(x - 0.28, 0.6));
        sheet.put(Piece::Lying(seat), pt(x + 0.25, 0.45));
        sheet.put(Piece::Standing(Figure::Abbot, seat), pt(x - 0.28, 1.25));
        sheet.put(Piece::Standing(Figure::Shepherd, seat), pt(x + 0.25, 1.25));
    }
    for (n, along_y) in [true, false].into_iter().enumerate() {
        let x = n as f32 * 1.2;
        sheet.put(Piece::Castle { along_y }, pt(0.65 + x, 2.1));
        sheet.put(Piece::Castle { along_y }, pt(0.65 + x, 3.3));
        if let Some(lord) = Seat::new(n * 2) {
            sheet.put(Piece::Standing(Figure::Meeple, lord), pt(0.65 + x, 3.3) + castle::LORD);
        }
        sheet.put(Piece::Bridge { along_y }, pt(2.6 + x, 1.6));
    }
    sheet.put(Piece::Bazaar, pt(3.2, 3.2));
    for n in 0..3 {
        sheet.put(Piece::Sheep, pt(4.3 + 0.22 * n as f32, 3.2));
    }
    Pixels { canvas: sheet.canvas, shown: (Pos::START, Pos::START), whole: true, legible: true }.picture()
}

struct Sheet<'a> {
    canvas: Canvas,
    shop: &'a Workshop,
}

impl Sheet<'_> {
    fn put(&mut self, piece: Piece, at: Pt) {
        let sprite = self.shop.piece(piece);
        self.canvas.stamp(&sprite, self.shop.px(at.x), self.shop.px(at.y));
    }
}
