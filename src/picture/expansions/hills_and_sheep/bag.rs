//! Tokens of the bag in rows. Pictures of them go into messages.

use super::pieces::Piece;
use crate::ink::brush::{Detail, Scale};
use crate::ink::sprite::Canvas;
use crate::ink::theme::THEME;
use crate::output::picture::{Picture, PictureError, Pixels};
use crate::studio::artist::Artist;
use bergerie_rules::expansions::hills_and_sheep::Token;

/// Side of a token's cell in pixels, and how many stand in one row.
const SIDE: u32 = 96;
const ROW: usize = 9;

impl Artist {
    /// Tokens of the bag, in rows in the given order.
    ///
    /// # Errors
    ///
    /// As for [`Artist::table`].
    pub fn tokens(&self, tokens: &[Token]) -> Result<Picture, PictureError> {
        let (columns, rows) = (tokens.len().clamp(1, ROW), tokens.len().div_ceil(ROW).max(1));
        let side = SIDE as usize;
        let mut canvas = Canvas::new(columns * side, rows * side, THEME.table.ground);
        let shop = self.workshop(Scale { side: SIDE, detail: Detail::Fine }, 1);
        for (index, &token) in tokens.iter().enumerate() {
            let middle = |n: usize| (n * side + side / 2) as i32;
            canvas.stamp(&shop.piece(Piece::Token(token).into()), middle(index % ROW), middle(index / ROW));
        }
        Pixels::new(canvas).picture(self.season)
    }
}
