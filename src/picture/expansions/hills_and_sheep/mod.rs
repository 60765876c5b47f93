//! Hills & Sheep: shepherds with their flocks, tokens of the bag, hills and vineyards.

mod flock;
mod hill;
mod land;
mod shepherd;
mod tokens;
mod vineyard;

use std::sync::LazyLock;

use super::{Hooks, SpecialPiece};
use crate::picture::art::tile::Print;
use crate::picture::board::layers::Layer;
use crate::picture::ink::brush::{Brush, Scale};
use crate::picture::ink::curve::{Pt, pt};
use crate::picture::ink::theme::{Rgb, THEME, palettes, read};
use crate::picture::pieces::figure::Look;
use crate::picture::studio::workshop::Piece as AnyPiece;
use crate::rules::expansions::hills_and_sheep::Token;
use crate::rules::figure::Figure;
use crate::rules::seat::Seat;
use land::Plot;

pub(super) const HOOKS: Hooks = Hooks {
    furnish: land::furnish,
    prints: &[
        (Print::Buildings, |b, plan| plan.extras.hills_and_sheep.vineyard.iter().for_each(|&at| vineyard::vineyard(b, at))),
        (Print::Buildings, |b, plan| plan.extras.hills_and_sheep.hill.iter().for_each(|&at| hill::hill(b, at))),
    ],
    layers: &[(Layer::Numbers, flock::numbers)],
    stand: flock::stand,
    companions: flock::sheep,
    figures: &[Look { lying: None, ..Look::with_hat(Figure::Shepherd, shepherd::shepherd) }],
    samples,
    ..Hooks::NONE
};

/// What it stamps onto pictures.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::picture) enum Piece {
    Sheep,
    Token(Token),
    /// The disc under the number of sheep in a flock, of this radius in pixels.
    Tag { radius: u32 },
}

impl From<Piece> for AnyPiece {
    fn from(piece: Piece) -> AnyPiece {
        AnyPiece::Special(SpecialPiece::HillsAndSheep(piece))
    }
}

impl Piece {
    pub fn extent(&self, scale: Scale) -> (Pt, Pt) {
        let about = |r: f32| (pt(-r, -r), pt(r, r));
        match self {
            Piece::Sheep => (pt(-0.20, -0.20), pt(0.20, 0.07)),
            Piece::Token(_) => about(0.5),
            Piece::Tag { radius } => about(*radius as f32 / scale.side as f32 * 1.3),
        }
    }

    pub fn draw(&self, b: &mut Brush, scale: Scale) {
        let origin = pt(0.0, 0.0);
        match self {
            Piece::Sheep => shepherd::sheep(b, pt(0.0, -0.07), shepherd::sheep_length(b.detail())),
            Piece::Token(token) => tokens::token(b, *token, origin, tokens::RADIUS),
            Piece::Tag { radius } => tokens::disc(b, origin, *radius as f32 / scale.side as f32, THEME.cream),
        }
    }
}

/// Where a tile's hill and vineyard lie.
#[derive(Debug, Default)]
pub(in crate::picture) struct Printed {
    hill: Option<Plot>,
    vineyard: Option<Plot>,
}

palettes! {
    /// The colours of its own.
    Colours { hill: Hill, vineyard: Vineyard, sheep: Sheep }
    /// Hills.
    Hill { earth: Rgb, grass: Rgb, rock: Rgb }
    /// Vineyards.
    Vineyard { soil: Rgb, edge: Rgb, furrow: Rgb, hedge: Rgb, leaf: Rgb, lit: Rgb, grape: Rgb, bloom: Rgb }
    /// Sheep, shepherds, and the tokens of their flocks.
    Sheep {
        wool: Rgb, shaded: Rgb, face: Rgb, straw: Rgb, straw_shaded: Rgb, staff: Rgb, token: Rgb, wolf_token: Rgb,
        fur: Rgb, fur_shaded: Rgb, muzzle: Rgb, eye: Rgb,
    }
}

static COLOURS: LazyLock<Colours> =
    LazyLock::new(|| read("hills_and_sheep.toml", include_str!("../../../../assets/art/hills_and_sheep.toml")));

fn samples() -> Vec<(AnyPiece, Pt)> {
    let shepherds = Seat::all(6).zip(0u8..);
    let shepherds = shepherds.map(|(seat, n)| (AnyPiece::Standing(Figure::Shepherd, seat), 0.5 + 0.8 * f32::from(n)));
    let sheep = (0u8..3).map(|n| (Piece::Sheep.into(), 5.3 + 0.22 * f32::from(n)));
    let row = shepherds.chain(sheep).map(|(piece, x)| (piece, pt(x, 0.7)));
    let tokens = Token::ALL.into_iter().zip(0u8..);
    let tokens = tokens.map(|(token, n)| (Piece::Token(token).into(), pt(0.6 + f32::from(n), 1.4)));
    row.chain(tokens).collect()
}
