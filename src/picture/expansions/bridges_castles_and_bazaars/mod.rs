//! Bridges, Castles & Bazaars: bridges and castles over tiles, and the tents of bazaars on them.

mod bazaar;
mod board;
mod bridge;
mod castle;
mod colours;
mod pieces;
mod signs;

use bridge::Way;

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
    destination: bazaar::destination,
    furnish: bazaar::furnish,
    prints: &[(Print::Buildings, |b, plan| {
        plan.extras.bridges_castles_and_bazaars.bazaar.iter().for_each(|&at| bazaar::bazaar(b, at));
    })],
    layers: &[(Layer::OverTiles, board::castles), (Layer::OverTiles, board::bridges)],
    stand: board::stand,
    holdings: signs::holdings,
    samples,
    ..Hooks::NONE
};

/// Where a tile's bazaar is.
#[derive(Debug, Default)]
pub(crate) struct Printed {
    /// The middle of its square.
    bazaar: Option<Pt>,
}

fn samples() -> Vec<(AnyPiece, Pt)> {
    let mut samples = Vec::new();
    for (n, along_y) in [true, false].into_iter().enumerate() {
        let x = n as f32 * 1.2;
        samples.extend([pt(0.65 + x, 0.8), pt(0.65 + x, 2.0)].map(|at| (Piece::Castle { along_y }.into(), at)));
        let lord = Seat::new(n * 2).map(|lord| AnyPiece::Standing(Figure::Meeple, lord));
        samples.extend(lord.map(|lord| (lord, pt(0.65 + x, 2.0) + castle::LORD)));
        let way = if along_y { Way::NorthSouth } else { Way::WestEast };
        samples.push((Piece::Bridge(way).into(), pt(2.6 + x, 0.3)));
    }
    samples.push((Piece::Bazaar.into(), pt(3.2, 1.9)));
    samples
}
