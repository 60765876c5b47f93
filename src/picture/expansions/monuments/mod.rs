//! Monuments: large tiles with a building in the middle, the cards of their objectives, cubes and architects.

mod beacon;
mod board;
mod building;
mod close_up;
mod figures;
mod obelisk;
mod objective;
mod plan;
mod plinth;
mod portal;
mod pyramid;
mod signs;
mod temple;

use std::sync::LazyLock;

use super::{Hooks, SpecialPiece};
use crate::picture::art::tile::Print;
use crate::picture::board::layers::Layer;
use crate::picture::ink::brush::{Brush, Scale};
use crate::picture::ink::curve::{Pt, pt};
use crate::picture::ink::theme::{Rgb, palettes, read};
use crate::picture::pieces::figure;
use crate::picture::studio::workshop::Piece as AnyPiece;
use crate::rules::seat::Seat;
use building::Building;
use objective::{Reward, RewardPiece};

pub(super) const HOOKS: Hooks = Hooks {
    destination: plan::destination,
    furnish: plan::furnish,
    place: plan::place,
    prints: &[(Print::Cards, building::quarter), (Print::Cards, building::card)],
    lettering: board::lettering,
    layers: &[(Layer::Cards, board::cards)],
    stand: board::stand,
    holdings: signs::holdings,
    samples,
    ..Hooks::NONE
};

/// What it stamps onto pictures.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::picture) enum Piece {
    /// A monument by itself, to look at.
    Monument(Building),
    /// The card of an objective, to look at.
    Card([bool; 16], Reward),
    Chappaai,
    Renown,
    /// The coin under a number of points.
    Coin,
    /// A piece that may be earned, by itself.
    Reward(RewardPiece),
    /// The sign of something completed.
    Done,
    /// The sign of something completed, as large as a plate.
    Completed,
    /// The rim of a plate: how many cells of how many have a tile.
    Gauge(usize, usize),
    Cube(Seat),
    /// So many cubes on each other.
    Pile(Seat, u8),
    Architect(Seat),
    /// An architect among many: smaller, and with empty hands.
    PlainArchitect(Seat),
}

impl From<Piece> for AnyPiece {
    fn from(piece: Piece) -> AnyPiece {
        AnyPiece::Special(SpecialPiece::Monuments(piece))
    }
}

impl Piece {
    pub fn extent(&self, scale: Scale) -> (Pt, Pt) {
        let height = figure::height(scale.detail);
        match self {
            Piece::Monument(_) => (pt(-0.50, -0.92), pt(0.56, 0.50)),
            Piece::Card(..) => (objective::HALF * -1.1, objective::HALF * 1.2),
            Piece::Chappaai => (pt(-0.20, -0.32), pt(0.28, 0.08)),
            Piece::Renown => (pt(-0.08, -0.10), pt(0.08, 0.10)),
            Piece::Coin => (pt(-0.14, -0.14), pt(0.14, 0.14)),
            Piece::Reward(_) => (pt(-0.25, -0.30), pt(0.25, 0.10)),
            Piece::Done => (pt(-0.11, -0.11), pt(0.12, 0.12)),
            Piece::Completed | Piece::Gauge(..) => (pt(-0.24, -0.24), pt(0.24, 0.24)),
            Piece::Pile(..) => (pt(-0.22, -0.72), pt(0.32, 0.12)),
            Piece::Cube(_) => (pt(-0.18, -0.26), pt(0.26, 0.10)),
            Piece::Architect(_) | Piece::PlainArchitect(_) => (pt(-0.72, -1.34) * height, pt(1.10, 0.30) * height),
        }
    }

    pub fn draw(&self, b: &mut Brush, _: Scale) {
        let at = pt(0.0, 0.0);
        match self {
            Piece::Monument(building) => building.draw(b, at),
            Piece::Card(wanted, reward) => objective::card(b, at, wanted, *reward),
            Piece::Chappaai => portal::chappaai(b, at),
            Piece::Renown => objective::renown(b, at, 0.075),
            Piece::Coin => objective::coin(b, at, 0.11),
            Piece::Reward(piece) => objective::piece(b, at, *piece),
            Piece::Done => objective::done(b, at, 0.085),
            Piece::Completed => objective::done(b, at, objective::PLATE * 0.96),
            Piece::Gauge(filled, of) => objective::gauge(b, at, *filled, *of),
            Piece::Cube(seat) => figures::cube(b, *seat, at, figures::CUBE),
            Piece::Pile(seat, count) => board::pile(b, *seat, *count, at),
            Piece::PlainArchitect(seat) => figures::plain_architect(b, *seat, at, figure::height(b.detail()) * 0.86),
            Piece::Architect(seat) => figures::architect(b, *seat, at, figure::height(b.detail()) * 1.05),
        }
    }
}

/// Where the card of a tile's objective is.
#[derive(Debug, Default)]
pub(in crate::picture) struct Printed {
    /// Its middle.
    objective: Option<Pt>,
}

palettes! {
    /// The colours of its own.
    Colours { monument: Monument, fire: Fire }
    /// The cards of monuments.
    Monument { centre: Rgb, wanted: Rgb, other: Rgb, renown: Rgb }
    /// Fires and lamps.
    Fire { flame: Rgb, glow: Rgb }
}

static COLOURS: LazyLock<Colours> =
    LazyLock::new(|| read("monuments.toml", include_str!("../../../../assets/art/monuments.toml")));

fn samples() -> Vec<(AnyPiece, Pt)> {
    let buildings = Building::ALL.into_iter().zip(0u8..);
    let buildings = buildings.map(|(building, n)| (Piece::Monument(building), pt(0.8 + 1.6 * f32::from(n), 1.1)));
    let rewards = [
        (2, 2, None),
        (0, 1, Some(RewardPiece::Bridge)),
        (0, 1, Some(RewardPiece::House)),
        (0, 3, Some(RewardPiece::Wall)),
    ];
    let card = |(n, (points, renown, piece)): (usize, (u8, u8, Option<RewardPiece>))| {
        let wanted = std::array::from_fn(|cell| (cell * 7 + n * 3) % (n + 2) == 0);
        (Piece::Card(wanted, Reward { points, renown, piece }), pt(0.5 + 0.8 * n as f32, 2.0))
    };
    let tokens = [Piece::Chappaai, Piece::Renown, Piece::Coin, Piece::Done, Piece::Completed, Piece::Gauge(3, 6)];
    let tokens = tokens.into_iter().zip(0u8..).map(|(piece, n)| (piece, pt(3.7 + 0.5 * f32::from(n), 2.0)));
    let seats = Seat::all(6).zip(0u8..).flat_map(|(seat, n)| {
        let x = 0.5 + 1.05 * f32::from(n);
        [
            (Piece::Architect(seat), pt(x, 2.8)),
            (Piece::Cube(seat), pt(x + 0.40, 2.8)),
            (Piece::Pile(seat, 2), pt(x + 0.65, 2.8)),
        ]
    });
    let all = buildings.chain(rewards.into_iter().enumerate().map(card)).chain(tokens).chain(seats);
    all.map(|(piece, at)| (piece.into(), at)).collect()
}
