//! Traders & Builders: goods in cities and in the legend, the builder and the pig.

mod builder;
mod colours;
mod goods;
mod pieces;
mod pig;
mod signs;
#[cfg(test)]
mod tests;

use super::Hooks;
use crate::art::tile::Print;
use crate::ink::curve::{Pt, pt};
use crate::studio::workshop::Piece as AnyPiece;
use bergerie_rules::expansions::traders_and_builders::Good;
use bergerie_rules::figure::Figure;
use bergerie_rules::seat::Seat;

pub(super) use pieces::Piece;

pub(super) const HOOKS: Hooks = Hooks {
    colours: colours::FILE,
    furnish: goods::furnish,
    prints: &[(Print::Buildings, |b, plan| {
        let size = goods::size(b.detail());
        plan.extras.traders_and_builders.goods.iter().for_each(|&(good, at)| goods::good(b, good, at, size));
    })],
    figures: &[builder::LOOK, pig::LOOK],
    holdings: signs::holdings,
    samples,
    ..Hooks::NONE
};

/// The goods of a tile's cities.
#[derive(Debug, Default)]
pub(crate) struct Printed {
    /// Each with its middle.
    goods: Vec<(Good, Pt)>,
}

/// Each seat's builder and pig between a meeple and a farmer, and the three goods.
fn samples() -> Vec<(AnyPiece, Pt)> {
    let four = |(seat, column): (Seat, u8)| {
        let x = 0.35 + f32::from(column) * 1.1;
        [
            (AnyPiece::Standing(Figure::Meeple, seat), pt(x, 0.7)),
            (AnyPiece::Standing(Figure::Builder, seat), pt(x + 0.42, 0.7)),
            (AnyPiece::Lying(Figure::Meeple, seat), pt(x, 1.1)),
            (AnyPiece::Lying(Figure::Pig, seat), pt(x + 0.50, 1.1)),
        ]
    };
    let goods = Good::ALL
        .into_iter()
        .zip(0u8..)
        .map(|(good, n)| (Piece::Good(good).into(), pt(0.4 + 0.5 * f32::from(n), 1.75)));
    Seat::all(6).zip(0u8..).flat_map(four).chain(goods).collect()
}
