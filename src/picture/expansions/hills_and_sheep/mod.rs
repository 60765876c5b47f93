//! Draws Hills & Sheep: shepherds with their flocks, tokens, hills and vineyards.

mod flock;
mod land;

use crate::{Art, Artist, Canvas, Detail, FigureArt, Hooks, Layer, Picture, PictureError, Pixels, Scale, THEME};
use bergerie_rules::Figure;
use bergerie_rules::expansions::hills_and_sheep::Token;

pub(super) const HOOKS: Hooks = Hooks {
    art_file: include_str!("../../../../assets/art/hills_and_sheep.toml"),
    place_prints: land::place_prints,
    layers: &[(Layer::Numbers, flock::draw_flock_sizes)],
    figure_position: flock::figure_position,
    add_pieces: flock::add_sheep,
    figure_art: &[FigureArt::standing(Figure::Shepherd, Art("shepherd"))],
    ..Hooks::NONE
};

fn token_art(token: Token) -> Art {
    Art(match token {
        Token::One => "token_1",
        Token::Two => "token_2",
        Token::Three => "token_3",
        Token::Four => "token_4",
        Token::Wolf => "token_wolf",
    })
}

/// The side of a token's cell in pixels, and maximum number of tokens in a row.
const TOKEN_SIDE: u32 = 96;
const TOKENS_PER_ROW: usize = 9;

impl Artist {
    /// Draws tokens in rows, in the given order.
    pub fn tokens(&self, tokens: &[Token]) -> Result<Picture, PictureError> {
        let (columns, rows) = (tokens.len().clamp(1, TOKENS_PER_ROW), tokens.len().div_ceil(TOKENS_PER_ROW).max(1));
        let side = TOKEN_SIDE as usize;
        let mut canvas = Canvas::new(columns * side, rows * side, THEME.table.ground);
        let sprites = self.sprites(Scale { side: TOKEN_SIDE, detail: Detail::Fine }, 1);
        for (index, &token) in tokens.iter().enumerate() {
            let middle = |n: usize| (n * side + side / 2) as i32;
            canvas.stamp(
                &sprites.sprite(token_art(token).plain().into()),
                middle(index % TOKENS_PER_ROW),
                middle(index / TOKENS_PER_ROW),
            );
        }
        Pixels::new(canvas).into_picture(self.season)
    }
}
