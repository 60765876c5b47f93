//! Monuments: large tiles with a building in the middle, the cards of their objectives, cubes and architects.

mod beacon;
mod board;
mod building;
mod close_up;
mod colours;
mod figures;
mod obelisk;
mod objective;
mod pieces;
mod plan;
mod plinth;
mod portal;
mod pyramid;
mod rows;
mod signs;
mod temple;

use super::Hooks;
use crate::art::tile::Print;
use crate::board::layers::Layer;
use crate::ink::curve::{Pt, pt};
use crate::studio::workshop::Piece as AnyPiece;
use bergerie_rules::seat::Seat;
use building::Building;
use objective::{Reward, RewardPiece};

pub(super) use pieces::Piece;

pub(super) const HOOKS: Hooks = Hooks {
    colours: colours::FILE,
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

/// Where the card of a tile's objective is.
#[derive(Debug, Default)]
pub(crate) struct Printed {
    /// Its middle.
    objective: Option<Pt>,
}

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
            (Piece::Cube(seat, 1), pt(x + 0.40, 2.8)),
            (Piece::Pile(seat, 2), pt(x + 0.65, 2.8)),
        ]
    });
    let all = buildings.chain(rewards.into_iter().enumerate().map(card)).chain(tokens).chain(seats);
    all.map(|(piece, at)| (piece.into(), at)).collect()
}
