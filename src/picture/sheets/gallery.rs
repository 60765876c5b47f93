//! A sheet of all pieces, to look at: no game needs it. Pieces may stand here before any game has them.

use crate::expansions;
use crate::ink::brush::{Detail, Scale};
use crate::ink::curve::{Pt, pt};
use crate::ink::sprite::Canvas;
use crate::ink::theme::THEME;
use crate::output::picture::{Picture, PictureError, Pixels};
use crate::studio::artist::Artist;
use crate::studio::workshop::Piece;
use bergerie_rules::figure::Figure;
use bergerie_rules::seat::Seat;

/// Pixels of one u.
const SIDE: u32 = 160;
/// Width of the sheet, and the room below the lowest piece of each part, in u.
const WIDTH: f32 = 7.0;
const BELOW: f32 = 0.3;

impl Artist {
    /// All pieces on one sheet, to look at: those of the base game, then each expansion's below them.
    ///
    /// # Errors
    ///
    /// As for [`Artist::table`].
    pub fn pieces(&self) -> Result<Picture, PictureError> {
        let shop = self.workshop(Scale { side: SIDE, detail: Detail::Fine }, 1);
        let mut top = 0.0;
        let mut placed = Vec::new();
        for part in std::iter::once(meeples()).chain(expansions::all().map(|hooks| (hooks.samples)())) {
            let shown = part.iter().map(|(piece, at)| at.y + shop.corners(piece).1.y);
            let height = shown.fold(0.0, f32::max);
            placed.extend(part.into_iter().map(|(piece, at)| (piece, at + pt(0.0, top))));
            top += if height > 0.0 { height + BELOW } else { 0.0 };
        }
        let mut canvas = Canvas::new(shop.px(WIDTH) as usize, shop.px(top) as usize, THEME.grass.tints[0]);
        for (piece, at) in placed {
            canvas.stamp(&shop.piece(piece), shop.px(at.x), shop.px(at.y));
        }
        Pixels::new(canvas).picture(self.season)
    }
}

/// Each seat's meeple, standing and lying.
fn meeples() -> Vec<(Piece, Pt)> {
    let seats = Seat::all(6).zip(0u8..);
    let pair = |(seat, column): (Seat, u8)| {
        let x = 0.6 + f32::from(column) * 1.1;
        let standing = (Piece::Standing(Figure::Meeple, seat), pt(x - 0.28, 0.6));
        [standing, (Piece::Lying(Figure::Meeple, seat), pt(x + 0.25, 0.45))]
    };
    seats.flat_map(pair).collect()
}
