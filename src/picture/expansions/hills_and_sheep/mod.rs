//! Hills & Sheep: shepherds with their flocks, tokens of the bag, hills and vineyards.

mod bag;
mod colours;
mod flock;
mod hill;
mod land;
mod pieces;
mod shepherd;
mod tokens;
mod vineyard;

use super::Hooks;
use crate::art::tile::Print;
use crate::board::layers::Layer;
use crate::ink::curve::{Pt, pt};
use crate::pieces::figure::Look;
use crate::studio::workshop::Piece as AnyPiece;
use bergerie_rules::expansions::hills_and_sheep::Token;
use bergerie_rules::figure::Figure;
use bergerie_rules::seat::Seat;
use land::Plot;

pub(super) use pieces::Piece;

pub(super) const HOOKS: Hooks = Hooks {
    colours: colours::FILE,
    furnish: land::furnish,
    prints: &[
        (Print::Buildings, |b, plan| {
            plan.extras.hills_and_sheep.vineyard.iter().for_each(|&at| vineyard::vineyard(b, at))
        }),
        (Print::Buildings, |b, plan| plan.extras.hills_and_sheep.hill.iter().for_each(|&at| hill::hill(b, at))),
    ],
    layers: &[(Layer::Numbers, flock::numbers)],
    stand: flock::stand,
    companions: flock::sheep,
    figures: &[Look { lying: None, ..Look::with_hat(Figure::Shepherd, shepherd::shepherd) }],
    samples,
    ..Hooks::NONE
};

/// Where a tile's hill and vineyard lie.
#[derive(Debug, Default)]
pub(crate) struct Printed {
    hill: Option<Plot>,
    vineyard: Option<Plot>,
}

fn samples() -> Vec<(AnyPiece, Pt)> {
    let shepherds = Seat::all(6).zip(0u8..);
    let shepherds = shepherds.map(|(seat, n)| (AnyPiece::Standing(Figure::Shepherd, seat), 0.5 + 0.8 * f32::from(n)));
    let sheep = (0u8..3).map(|n| (Piece::Sheep.into(), 5.3 + 0.22 * f32::from(n)));
    let row = shepherds.chain(sheep).map(|(piece, x)| (piece, pt(x, 0.7)));
    let tokens = Token::ALL.into_iter().zip(0u8..);
    let tokens = tokens.map(|(token, n)| (Piece::Token(token).into(), pt(0.6 + f32::from(n), 1.4)));
    row.chain(tokens).collect()
}
