//! Abbey & Mayor: the abbey tile, cities that cross, the mayor with his strength, the wagon, and barns on corners.

mod abbey;
mod arms;
mod barn;
mod board;
mod colours;
mod crossing;
mod mayor;
mod pieces;
mod signs;
mod strength;
#[cfg(test)]
mod tests;
mod wagon;

use super::Hooks;
use crate::art::tile::Print;
use crate::board::layers::Layer;
use crate::ink::curve::{Pt, pt};
use crate::studio::workshop::Piece as AnyPiece;
use bergerie_rules::figure::Figure;
use bergerie_rules::seat::Seat;

pub(super) use pieces::Piece;

pub(super) const HOOKS: Hooks = Hooks {
    colours: colours::FILE,
    outline: crossing::outline,
    furnish: abbey::furnish,
    place: abbey::place,
    prints: &[(Print::Buildings, abbey::abbey)],
    layers: &[(Layer::Numbers, strength::numbers)],
    companions: board::barns,
    figures: &[mayor::LOOK, wagon::LOOK],
    holdings: signs::holdings,
    samples,
    ..Hooks::NONE
};

/// Whether a tile is an abbey.
#[derive(Debug, Default)]
pub(crate) struct Printed {
    has_abbey: bool,
}

/// Each seat's mayor, wagon and barn beside its meeple.
fn samples() -> Vec<(AnyPiece, Pt)> {
    let four = |(seat, column): (Seat, u8)| {
        let x = 0.35 + f32::from(column) * 1.1;
        [
            (AnyPiece::Standing(Figure::Meeple, seat), pt(x, 0.7)),
            (AnyPiece::Standing(Figure::Mayor, seat), pt(x + 0.50, 0.7)),
            (AnyPiece::Standing(Figure::Wagon, seat), pt(x + 0.02, 1.3)),
            (Piece::Barn(seat).into(), pt(x + 0.56, 1.3)),
        ]
    };
    Seat::all(6).zip(0u8..).flat_map(four).collect()
}
