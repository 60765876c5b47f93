//! Bridges, Castles & Bazaars: bridges and castles over tiles, and the tents of bazaars on them.

mod bazaar;
mod board;
mod bridge;
mod castle;
mod signs;

use std::sync::LazyLock;

use super::{Hooks, SpecialPiece};
use crate::picture::art::tile::Print;
use crate::picture::board::layers::Layer;
use crate::picture::ink::brush::{Brush, Scale};
use crate::picture::ink::curve::{Pt, pt};
use crate::picture::ink::theme::{Rgb, palettes, read};
use crate::picture::studio::workshop::Piece as AnyPiece;
use crate::rules::figure::Figure;
use crate::rules::seat::Seat;

pub(super) const HOOKS: Hooks = Hooks {
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

/// What it stamps onto pictures.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::picture) enum Piece {
    /// A bridge over the tile at whose north-west corner it is stamped.
    Bridge { along_y: bool },
    /// A castle over the middle of the side of two tiles, which runs along x or along y.
    Castle { along_y: bool },
    /// A bazaar about the middle of its square, to look at.
    Bazaar,
}

impl From<Piece> for AnyPiece {
    fn from(piece: Piece) -> AnyPiece {
        AnyPiece::Special(SpecialPiece::BridgesCastlesAndBazaars(piece))
    }
}

impl Piece {
    pub fn extent(&self, _: Scale) -> (Pt, Pt) {
        match self {
            Piece::Bridge { .. } => (bridge::REACH.0 * -1.0, pt(1.0, 1.0) + bridge::REACH.1),
            Piece::Castle { .. } => (castle::REACH.0 * -1.0, castle::REACH.1),
            Piece::Bazaar => (pt(-0.26, -0.32), pt(0.30, 0.22)),
        }
    }

    pub fn draw(&self, b: &mut Brush, _: Scale) {
        match self {
            Piece::Bridge { along_y } => bridge::bridge(b, *along_y),
            Piece::Castle { along_y } => castle::castle(b, *along_y),
            Piece::Bazaar => bazaar::bazaar(b, pt(0.0, 0.0)),
        }
    }
}

/// Where a tile's bazaar is.
#[derive(Debug, Default)]
pub(in crate::picture) struct Printed {
    /// The middle of its square.
    bazaar: Option<Pt>,
}

palettes! {
    /// The colours of its own.
    Colours { bazaar: Bazaar, castle: Castle }
    /// Bazaars.
    Bazaar { square: Rgb, edge: Rgb, awnings: [Rgb; 3], stripe: Rgb, canvas: Rgb, dark: Rgb }
    /// Castles.
    Castle { court: Rgb }
}

static COLOURS: LazyLock<Colours> = LazyLock::new(|| {
    let text = include_str!("../../../../assets/art/bridges_castles_and_bazaars.toml");
    read("bridges_castles_and_bazaars.toml", text)
});

fn samples() -> Vec<(AnyPiece, Pt)> {
    let mut samples = Vec::new();
    for (n, along_y) in [true, false].into_iter().enumerate() {
        let x = n as f32 * 1.2;
        samples.extend([pt(0.65 + x, 0.8), pt(0.65 + x, 2.0)].map(|at| (Piece::Castle { along_y }.into(), at)));
        let lord = Seat::new(n * 2).map(|lord| AnyPiece::Standing(Figure::Meeple, lord));
        samples.extend(lord.map(|lord| (lord, pt(0.65 + x, 2.0) + castle::LORD)));
        samples.push((Piece::Bridge { along_y }.into(), pt(2.6 + x, 0.3)));
    }
    samples.push((Piece::Bazaar.into(), pt(3.2, 1.9)));
    samples
}
